### Lauasõnad algvormis.

## Asjad

tile = klots
tiles = klotsid
rack = alus
table = laud
run = rida
group = rühm
set = kombinatsioon
joker = jokker
pool = hunnik
discarded-tile = ära visatud klots
colour = värv
points = punktid
penalty = karistus
clock = ajapiirang

## Inimesed ja mängu kulg

player = mängija
starter = alustaja
winner = võitja
host = võõrustaja
seat = koht
turn = käik
round = voor
match = mäng
opening = esimene kombinatsioon
hand-game = käsi-Rummy

## Mida tehakse

lay = välja käima
draw = võtma
discard = ära viskama
pass = käiku vahele jätma
swap = vahetama
rearrange = muutma
go-out = lõpetama

## Vastused

yes = jah
no = ei

## Loendatavad asjad

tiles-count = { $count ->
    [one] { $count } klots
   *[other] { $count } klotsi
}
jokers-count = { $count ->
    [one] { $count } jokker
   *[other] { $count } jokkerit
}
sets-count = { $count ->
    [one] { $count } kombinatsioon
   *[other] { $count } kombinatsiooni
}
colours-count = { $count ->
    [one] { $count } värv
   *[other] { $count } värvi
}
points-count = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkti
}
players-count = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}
rounds-count = { $count ->
    [one] { $count } voor
   *[other] { $count } vooru
}
seconds-count = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekundit
}
minutes-count = { $count ->
    [one] { $count } minut
   *[other] { $count } minutit
}

## Värvid

colour-k = must
colour-r = punane
colour-b = sinine
colour-y = kollane
colour-o = oranž
colour-g = roheline
colour-w = valge
colour-n = pruun

## Klots nii, nagu seda öeldakse

tile-k = must { $number }
tile-r = punane { $number }
tile-b = sinine { $number }
tile-y = kollane { $number }
tile-o = oranž { $number }
tile-g = roheline { $number }
tile-w = valge { $number }
tile-n = pruun { $number }
joker-as = jokker kui { $tile }
