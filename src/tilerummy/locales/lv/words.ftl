### Galda vārdi pamatformā.

## Lietas

tile = kauliņš
tiles = kauliņi
rack = kauliņu turētājs
table = galds
run = rinda
group = trīs vai četri vienādi
set = kombinācija
joker = džokers
pool = krājumi
discarded-tile = nomestais kauliņš
colour = krāsa
points = punkti
penalty = sods
clock = laika ierobežojums

## Cilvēki un spēles gaita

player = spēlētājs
starter = pirmais spēlētājs
winner = uzvarētājs
host = rīkotājs
seat = vieta
turn = gājiens
round = partija
match = spēle
opening = pirmā kombinācija
hand-game = Hand Rummy

## Ko dara

lay = izspēlēt
draw = paņemt
discard = nomest
pass = izlaist gājienu
swap = samainīt
rearrange = pārveidot
go-out = pabeigt

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
sets-count = { $count ->
    [zero] { $count } kombināciju
    [one] { $count } kombinācija
   *[other] { $count } kombinācijas
}
colours-count = { $count ->
    [zero] { $count } krāsu
    [one] { $count } krāsa
   *[other] { $count } krāsas
}
points-count = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
players-count = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
rounds-count = { $count ->
    [zero] { $count } partiju
    [one] { $count } partija
   *[other] { $count } partijas
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
