### A club’s evening on the page

## A new evening

club-about = Wieczór przy kilku stołach z jednym linkiem. Prawdziwe gry na stołach, miejsca i wyniki w telefonach.
club-title = Nazwa wieczoru
club-needs-title = Wieczór nie ma jeszcze nazwy
club-i-play = Ja też gram
club-rounds = Rundy
club-deals = Rozdania w rundzie
club-minutes = Czas na rundę
club-where = Gdzie się gra
club-on-boxes = prawdziwymi grami
club-on-page = w telefonach
club-on-either = jak woli każdy stół
club-same-deal = Te same kostki przy każdym stole
club-drawn = Kto gra z kim
club-drawn-chance = losowo, nikt nie spotyka się dwa razy
club-drawn-standing = według klasyfikacji
club-drawn-all = każdy z każdym
club-drawn-winners = zwycięzcy grają dalej
club-counts = Co się liczy
club-end = Na koniec
club-final-none = bez finału
club-final-table = finał najlepszej czwórki
club-final-two = finał najlepszej dwójki
club-cap = Tyle najwyżej kosztuje runda
club-no-cap = bez granicy
club-bonus = Premia za wygrany stół
club-league = Liga
club-league-help = Wieczory otwarte z tą samą nazwą ligi liczą się razem.
club-open = Otwórz wieczór
club-import = Wczytaj wieczór z pliku

## Coming in

club-im-in = Jestem
club-no-account = Bez konta. Organizator może usunąć wieczór ze wszystkimi imionami.
club-late = Trwa runda. Zagrasz od następnej.
club-number-help = Pokaż ten numer organizatorowi, który wpuści ten telefon.
club-have-key = Organizuję, na nowym telefonie

## A player’s phone

club-on-paper = Brak połączenia. Organizator ma wszystko na papierze.
club-round-of = runda { $number } z { $count }
club-deal-of = Rozdanie { $number } z { $count }
club-time-up = Czas minął. Dokończcie tę turę i policzcie stojaki.
club-last-turn = Czas minął. Ta tura jest ostatnia.
club-awaited = Pozostali skończyli. Brakuje waszego wyniku.
club-is-it-right = { $name }: taki wynik został zapisany. Zgadza się?
club-yes = Tak, zgadza się
club-differently = Zapisz inaczej
club-waits-yes = Brakuje jeszcze „tak”: { $names }
club-next-soon = Następna runda będzie, gdy wszystkie stoły skończą.
club-paused = Teraz pauzujesz.
club-you-rest = W tej rundzie pauzujesz. Następnym razem zagrasz.
club-soon = Tu będzie twój stół, gdy zacznie się runda.
club-place-of = Miejsce { $place } z { $count }
club-all-places = Wszystkie miejsca
club-played = rozegrana
club-now = teraz
club-write = Zapisz nasz wynik
club-compared = W porównaniu z tym samym miejscem przy innych stołach
club-play-here = Gramy tu, w telefonach
club-organise = Prowadź wieczór
club-my-table = Mój stół
club-pause = Pauza
club-leave = Do domu
club-back = Graj znowu
club-forget = Zapomnij moje imię
club-forget-help = Zamiast imienia będzie numer. Wyniki zostają.
club-sure = Naciśnij jeszcze raz

## The organiser

club-swap-how = Na razie tę rundę widzisz tylko ty. Dotknij dwóch imion, żeby je zamienić.
club-show = Pokaż stoły wszystkim
club-draw = Rozlosuj rundę { $number }
club-draw-again = Rozlosuj jeszcze raz
club-draw-final = Rozlosuj finał
club-drawn-help = Jeśli się da, nikt nie spotyka się dwa razy i nikt nie siada dwa razy przy stole dla trojga.
club-correct = Popraw wynik
club-count-racks = Policz teraz stojaki
club-log = Wyniki tak, jak je zapisano
club-before = wcześniej
club-is-paused = pauzuje
club-is-left = w domu
club-keeps = Zawsze przy stole
club-second = Zrób drugim organizatorem
club-second-not = Już nie organizuje
club-paper = Drukuj i zapisz
club-print-slips = Kartki wyników
club-print-seating = Plan stołów
club-print-standing = Klasyfikacja
club-results = Wyniki
club-key-help = Z tym kluczem organizujesz na innym telefonie. Widzisz go tylko teraz: zapisz go.
club-close = Zakończ wieczór
club-delete = Usuń wieczór

## The big screen

club-point = Skieruj aparat telefonu na kwadrat i wpisz imię.
club-final-nought = Wszyscy zaczynają od zera.
