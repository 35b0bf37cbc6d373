### Lauasõnad algvormis.

## Asjad

tiles = klotsid
rack = alus
table = laud
run = rida
group = rühm
set = kombinatsioon
joker = jokker
pool = hunnik
discarded-tile = äravisatud klots

## Inimesed ja mängu kulg

winner = võitja
host = võõrustaja
hand-game = käsi-Rummy

## Mida tehakse

draw = võtma
discard = ära viskama
pass = käiku vahele jätma

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
colours-count = { $count ->
    [one] { $count } värv
   *[other] { $count } värvi
}
players-count = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
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
