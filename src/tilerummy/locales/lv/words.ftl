### Galda vārdi pamatformā.

## Lietas

tiles = kauliņi
rack = kauliņu turētājs
table = galds
run = rinda
group = grupa
set = kombinācija
joker = džokers
pool = krājumi
discarded-tile = nomestais kauliņš

## Cilvēki un spēles gaita

winner = uzvarētājs
host = rīkotājs
hand-game = Hand Rummy

## Ko dara

draw = paņemt
discard = nomest
pass = izlaist gājienu

## Atbildes

yes = jā
no = nē

## Skaitāmas lietas

tiles-count = { $count ->
    [zero] { $count } kauliņu
    [one] { $count } kauliņš
   *[other] { $count } kauliņi
}
jokers-count = { $count ->
    [zero] { $count } džokeru
    [one] { $count } džokers
   *[other] { $count } džokeri
}
colours-count = { $count ->
    [zero] { $count } krāsu
    [one] { $count } krāsa
   *[other] { $count } krāsas
}
players-count = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
seconds-count = { $count ->
    [zero] { $count } sekunžu
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
minutes-count = { $count ->
    [zero] { $count } minūšu
    [one] { $count } minūte
   *[other] { $count } minūtes
}

## Krāsas

colour-k = melns
colour-r = sarkans
colour-b = zils
colour-y = dzeltens
colour-o = oranžs
colour-g = zaļš
colour-w = balts
colour-n = brūns

## Kauliņš, kā to nosauc

tile-k = melns { $number }
tile-r = sarkans { $number }
tile-b = zils { $number }
tile-y = dzeltens { $number }
tile-o = oranžs { $number }
tile-g = zaļš { $number }
tile-w = balts { $number }
tile-n = brūns { $number }
joker-as = džokers kā { $tile }
