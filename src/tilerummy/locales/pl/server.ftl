### Co mówi się przy stole i czemu serwer odmawia.

## Zwroty

phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-well-played = Dobrze zagrane
phrase-nice-move = Co za ruch
phrase-thanks = Dziękuję
phrase-sorry = Przepraszam
phrase-one-moment = Chwileczkę
phrase-i-am-back = Już jestem
phrase-your-turn = Twoja kolej
phrase-so-close = Tak blisko
phrase-another-round = Jeszcze jedna runda?
phrase-good-game = Dobra gra
phrase-goodbye = Do zobaczenia

## Reakcje

reaction-smile = uśmiech
reaction-laugh = śmiech
reaction-wow = zachwyt
reaction-clap = brawa
reaction-think = namysł
reaction-oops = ojej
reaction-heart = serce
reaction-party = konfetti

## Dlaczego coś się nie udało

problem-unreadable = Tej wiadomości nie dało się odczytać. Spróbuj jeszcze raz.
problem-too-large = To jest za długie.
problem-too-many = To dużo naraz. Poczekaj chwilę.
problem-too-many-tables = Masz już wiele otwartych stołów. Najpierw dokończ jeden albo chwilę poczekaj.
problem-banned = Przez pewien czas nie możesz tu grać.
problem-unfit-name = Wybierz inne imię.
problem-busy = Serwer jest zajęty. Spróbuj za chwilę.
problem-failed = Coś poszło nie tak na serwerze i zostało zapisane. Powtarzanie nie pomoże.
problem-hello-first = Połączenie zaczęło się źle. Odśwież stronę.
problem-wrong-token = To urządzenie nie jest tu znane. Odśwież stronę.
problem-wrong-origin = Ta strona nie może rozmawiać z tym serwerem.
problem-no-such-table = Nie ma takiego stołu. Sprawdź link.
problem-no-such-page = Pod tym adresem nic nie ma.
problem-not-seated = Najpierw zajmij miejsce.
problem-already-seated = Masz tu już miejsce.
problem-removed = Gospodarz usunął cię od tego stołu. Nadal możesz oglądać grę.
problem-table-full = Wszystkie miejsca są zajęte.
problem-bad-name = Wybierz imię o długości od 1 do 24 liter.
problem-bad-rules = Te zasady do siebie nie pasują.
problem-clock-range = Tura trwa od 15 sekund do 10 minut, od 1 do 14 dni albo jest bez limitu czasu.
problem-no-such-level = Nie ma takiego poziomu.
problem-places-open = Są jeszcze wolne miejsca. Poczekaj albo dodaj komputer.
problem-not-ready = Ktoś nie jest jeszcze gotowy.
problem-already-started = Gra już się zaczęła.
problem-starting = Gra zaraz się zacznie.
problem-start-paused = Start przerywano raz po raz. Spróbuj ponownie za { $seconds } s.
problem-wrong-salt = Twoja liczba losowa nie jest tą obiecaną. Naciśnij jeszcze raz „Mogę grać”.
problem-no-such-pledge = To rozdanie zostało już użyte. Spróbuj jeszcze raz.
problem-not-started = Teraz nie toczy się żadna gra.
problem-not-over = Ta gra jeszcze trwa. Powtórka będzie tu po jej końcu.
problem-round-goes-on = Na tym miejscu do końca rundy gra komputer. Potem możesz je zająć.
problem-paused = Stół ma przerwę.
problem-not-away = Ten gracz jest nieobecny jeszcze zbyt krótko.
problem-bot-plays = Gra za ciebie komputer. Najpierw wróć do gry.
problem-hints-off = Przy tym stole nie ma podpowiedzi.
problem-text-off = Tutaj możesz wysyłać tylko zwroty i reakcje.
problem-say-one-thing = Mów po jednej rzeczy naraz.
problem-no-such-day = Na ten dzień nie ma rozdania. Czy twój zegar dobrze chodzi?
problem-not-this-deal = To nie jest gra z rozdania tego dnia.
problem-no-notices = Ten serwer nie wysyła powiadomień.
