## The connection, and who watches

bye-full = Serwer jest teraz pełny. Próbujemy ponownie…
bye-banned = Na tym serwerze nie możesz już grać.
watchers = Widzowie: { $count }

## People

seat-menu = Gracz: { $name }
react = Wyślij reakcję
talk-new = Nowe: { $count }

## Refusals

why-short = Dlaczego?
take-back-tile = Zabierz: { $tile }
mend-or-back = Popraw albo zabierz

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kostki są rozdane.
opened-with = Twoje otwarcie: { $value } pkt
wants-rematch = { $name } chce zagrać jeszcze raz.
sheet-sitting = Inni już siadają. Idziesz?
sheet-wants = chce grać
sheet-reads = jeszcze patrzy
our-table = Nasz stół
log-now = Teraz gra { $name }

## Before the match

program = Mój program

## The table

# The player has opened.
seat-opened = Po otwarciu
# The player needs so many points for the opening. Very short.
opens-at = otwiera od { $minimum }
seat-away = Poza stołem
seat-left = Poza grą
pool-word = Zapas
# The first set of a round.
empty-table = Pierwszy układ może leżeć gdziekolwiek.
empty-table-watched = Na stole jeszcze nic nie leży.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trzy kostki lub więcej: jedna liczba w różnych kolorach albo jeden kolor z kolejnymi liczbami. Przeciągnij je tutaj albo dotknij ich, a potem stołu.
set-of = układ { $number } z { $count }
look-incomplete = niepełny
look-illegal = nieprawidłowy
look-frozen = zamrożony
look-draft = właśnie wykładany
look-mine = zmieniony przez ciebie
look-last = zmieniony w ostatniej turze
set-missing = Brakuje { $number }
set-one-more = Brakuje jednej
set-two-more = Brakuje dwóch
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } dwa razy
set-mixed = Nie pasują
set-gap = Nie po kolei
set-end = Tylko od 1 do 13
set-many = Najwyżej { $most }
set-frozen = Zamrożony
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Ponów
reset = Cofnij wszystko
sort-runs = Sortuj według koloru
sort-groups = Sortuj według liczby
sort-playable = Sortuj według układów
talk = Rozmowa
talk-send = Wyślij
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Wycisz: { $name }
split = Podziel
# $tile is "red 7".
take-tile = Weź: { $tile }
take-all = Weź wszystkie
pick-a-tile = Wybierz kostkę
joker-which = Którą kostkę zastępuje joker?
open-tile = Odkryta kostka: { $tile }
watching = Oglądasz grę
offline-draft-kept = Brak połączenia. Twoje kostki zostają na miejscu; kolejna próba…
opening-meter = { $value } z { $minimum } na otwarcie
clock-warning = { $count ->
    [one] Została { $count } sekunda
    [few] Zostały { $count } sekundy
   *[many] Zostało { $count } sekund
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Pobierz kostkę
do-pass = Spasuj
do-discard = Odłóż
play-tiles = { $count ->
    [one] Wyłóż { $count } kostkę
    [few] Wyłóż { $count } kostki
   *[many] Wyłóż { $count } kostek
}
all-fits = Wszystko na stole pasuje
going-out = Podstawka jest pusta: kończysz
unfinished = { $count ->
    [one] { $count } niegotowy układ
    [few] { $count } niegotowe układy
   *[many] { $count } niegotowych układów
}
sets-not-fitting = { $count ->
    [one] { $count } układ nie pasuje
    [few] { $count } układy nie pasują
   *[many] { $count } układów nie pasuje
}
lay-or-draw = Albo wyłóż kostki
draw-first = Tak zaczyna się każda tura
pool-empty = Zapas jest pusty
open-with = Albo otwórz za { $minimum } punktów
opening-help = Dodaj układ albo cofnij wszystko i pobierz kostkę
reset-helps = Albo cofnij wszystko i zacznij od nowa
# $tile is "red 7".
discard-tile = Odłóż: { $tile }
choose-discard = Odłóż 1 kostkę
lay-or-discard = Wyłóż albo odłóż 1 kostkę
choose-discard-how = Wybierz kostkę z podstawki
plan-ahead = Możesz zaplanować swój ruch
planned = { $count ->
    [one] Plan: { $count } kostka
    [few] Plan: { $count } kostki
   *[many] Plan: { $count } kostek
}
paused = Gra jest wstrzymana
end-anyway = Zakończ mimo to
draw-again = Naciśnij jeszcze raz, żeby pobrać kostkę.

## The status line

status-stays = Ta kostka zostaje na stole.
status-frozen = Układ z jokerem jest zamrożony, dopóki joker nie zostanie wymieniony.
status-several-places = Pasuje w kilku miejscach. Wybierz jedno.
status-no-place = Sama nigdzie nie pasuje. Wybierz więcej kostek.
status-stale = Gra tymczasem poszła dalej.
status-no-discard = Teraz nie możesz odłożyć kostki.
status-reset-first = Najpierw cofnij wszystko, potem pobierz albo odłóż kostkę.
plan-changed = Stół się zmienił. Część twojego planu już nie pasuje.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Wykładasz { $count } kostkę.
        [few] Wykładasz { $count } kostki.
       *[many] Wykładasz { $count } kostek.
    }
   *[other] { $count ->
        [one] { $name } wykłada { $count } kostkę.
        [few] { $name } wykłada { $count } kostki.
       *[many] { $name } wykłada { $count } kostek.
    }
}
news-announced = { $me ->
    [true] Zapowiadasz wymianę jokera.
   *[other] { $name } zapowiada wymianę jokera.
}
news-drew = { $me ->
    [true] Pobierasz kostkę.
   *[other] { $name } pobiera kostkę.
}
news-discarded = { $me ->
    [true] Odkładasz: { $tile }.
   *[other] { $name } odkłada: { $tile }.
}
news-passed = { $me ->
    [true] Mówisz: pas.
   *[other] { $name } mówi: pas.
}
news-time-out = { $me ->
    [true] Twój czas minął.
   *[other] { $name }: czas minął.
}
news-mistake = { $me ->
    [true] Twój ruch był nieprawidłowy, więc zadziałały zasady o błędach.
   *[other] { $name }: ruch był nieprawidłowy, więc zadziałały zasady o błędach.
}
news-last-tile = { $me ->
    [true] Ogłaszasz koniec: twoja ostatnia kostka leży na stole.
   *[other] { $name } ogłasza koniec: ostatnia kostka leży na stole.
}
news-left = { $me ->
    [true] Odchodzisz.
   *[other] { $name } odchodzi.
}
news-back = { $me ->
    [true] Wracasz do gry.
   *[other] { $name } wraca do gry.
}
news-blocked = Nikt nie może grać dalej. Wygrywa ten, kto ma najmniej punktów.
blocked-difference = Pozostali zapisują różnicę jako punkty ujemne.

## Hints

hint-nothing = Nic nie da się wyłożyć. Pobierz kostkę.
hint-found = { $count ->
    [one] Można wyłożyć { $count } kostkę
    [few] Można wyłożyć { $count } kostki
   *[many] Można wyłożyć { $count } kostek
}
hint-lay-new = Nowy układ
hint-lay-onto = Dołóż do układu
hint-move-new = Weź ze stołu, nowy układ
hint-move-onto = Przełóż do innego układu

## Rounds and scores

score-sheet = Karta punktów
round-over = Koniec rundy
match-over = Koniec gry
who-begins = Kto zaczyna?
choosing-starter = Gospodarz mówi, kto zaczyna
fewest = najmniej punktów
how-it-went = Przebieg gry
deal-round = Rozdaj kostki: runda { $number }
waiting-for-host = Czekamy, aż gospodarz rozda kostki na następną rundę.
rematch = Zagraj jeszcze raz
record = Zapis gry

## The menu of the table

call-bot = Komputer gra za: { $name }
keys = Klawiatura
leave-sure = Na pewno odejść? Twoje tury będą pomijane.

## Following the others, help for the hand, the end of a round

fits-in = Pasujące układy: { $count }
esc-back = Esc odkłada
log-again = Dotknij tury, by zobaczyć ją jeszcze raz.
tap-on = Dotknij, aby kontynuować
came-back = Z powrotem na podstawce: { $count }
came-back-why = Poza gotowym układem
drawn-now = Pobrane: { $count }
rule-here = Zasada tego stołu
all-right = W porządku
held-goes = { $me ->
    [true] Dostajesz to, co zostało innym
   *[other] { $name } dostaje to, co zostało innym
}
