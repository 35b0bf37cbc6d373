### A club’s evening

## On paper and on the screen

club-table = Stół { $number }
club-final = Finał
club-people-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
club-how = Zaznaczcie, kto wyłożył wszystko, i zapiszcie, co zostało pozostałym. Kto wyłożył wszystko, dostaje sumę.
club-sign = Podpisują dwie osoby od stołu:
club-seat = miejsce
club-name = imię
club-out = koniec
club-left = zostało na podstawce
club-sits-out = Pauzuje w tej rundzie: { $names }
club-not-shown = jeszcze nie pokazano
club-after = Po rundzie { $number }
club-no-standing = Żadna runda jeszcze się nie skończyła.
club-counts-points = punkty, potem wygrane rundy
club-counts-places = miejsca przy stole (4, 3, 2, 1), potem punkty
club-counts-wins = wygrane rundy, potem punkty
club-tied = = miejsce dzielone
club-place = miejsce
club-points = punkty
club-places = miejsca
club-won = wygrane
club-joker = { $name }: pozostały joker liczy się za { $points }
club-certificate = Dyplom
club-certificate-place = Miejsce { $place }
club-best = { $count ->
    [one] Liczy się najlepszy wieczór.
    [few] Liczą się { $count } najlepsze wieczory.
   *[many] Liczy się { $count } najlepszych wieczorów.
}
club-best-all = Liczą się wszystkie wieczory.

## How far the result of a table is

club-state-playing = gra
club-state-one-yes-missing = brakuje jednego „tak”
club-state-disputed = dwa wyniki
club-state-in = wynik jest
club-organiser = organizator

## Why something cannot be done

club-refused-bad-plan = Tak nie da się grać: { $what }
club-refused-evening-open = Wieczór już się zaczął.
club-refused-evening-over = Wieczór się skończył. Wyniki można jeszcze poprawić.
club-refused-name-empty = Imię ma od 1 do { $most } liter.
club-refused-name-twice = { $name } już tu jest. Dodaj literę.
club-refused-too-many = W wieczorze bierze udział najwyżej { $most } osób.
club-refused-too-few = Do stołu potrzeba co najmniej { $fewest } osób.
club-refused-no-such-guest = Nikt tu nie ma numeru { $number }.
club-refused-no-such-table = Nie ma stołu { $table }.
club-refused-results-missing = Brakuje jeszcze wyników. Stoły: { $tables }
club-refused-rounds-over = Wszystkie rundy są już rozlosowane.
club-refused-other-round = To nie ta runda: teraz jest runda { $round }.
club-refused-bad-seating = Każdy, kto tu jest, siedzi raz, przy stole, na jaki pozwala pudełko, albo pauzuje.
club-refused-not-drawn = Najpierw rozlosuj rundę.
club-refused-draw-again = Ktoś w międzyczasie przyszedł albo wyszedł. Rozlosuj rundę jeszcze raz.
club-refused-not-shown = Tej rundy jeszcze nie pokazano.
club-refused-result-in = Ten wynik już jest. Organizator może go poprawić.
club-refused-bad-result = Wynik ma liczbę dla każdego przy stole, od -{ $most } do { $most }.
club-refused-sum-wrong = Plusy i minusy się nie zgadzają: zostaje { $sum }.
club-refused-nothing-written = Nikt tu jeszcze nie zapisał wyniku.
club-refused-own-yes = „Tak” musi powiedzieć ktoś inny przy stole.
club-refused-disputed = Zapisano tu dwa wyniki. Decyduje organizator.
club-refused-not-at-table = Mogą to tylko osoby przy tym stole.
club-refused-not-organiser = Może to tylko organizator.
problem-no-such-club = Nie ma takiego wieczoru. Sprawdź link.
