### Słowa przy stole, w formie podstawowej.

## Rzeczy

tiles = kostki
rack = podstawka
table = stół
run = rząd
group = grupa
set = układ
joker = joker
pool = zapas
discarded-tile = odłożona kostka

## Osoby i przebieg gry

winner = zwycięzca
host = gospodarz
hand-game = gra z ręki

## Co się robi

draw = pobrać
discard = odłożyć
pass = spasować

## Odpowiedzi

yes = tak
no = nie

## Rzeczy policzone

tiles-count = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
jokers-count = { $count ->
    [one] { $count } joker
    [few] { $count } jokery
   *[many] { $count } jokerów
}
colours-count = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
}
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
seconds-count = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
minutes-count = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}

## Kolory

colour-k = czarny
colour-r = czerwony
colour-b = niebieski
colour-y = żółty
colour-o = pomarańczowy
colour-g = zielony
colour-w = biały
colour-n = brązowy

## Kostka, tak jak się ją nazywa

tile-k = czarna { $number }
tile-r = czerwona { $number }
tile-b = niebieska { $number }
tile-y = żółta { $number }
tile-o = pomarańczowa { $number }
tile-g = zielona { $number }
tile-w = biała { $number }
tile-n = brązowa { $number }
joker-as = joker jako { $tile }
