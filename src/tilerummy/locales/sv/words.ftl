### Orden vid bordet, i grundform.

## Saker

tiles = spelstenar
rack = spelbräda
table = bord
run = rad
group = grupp
set = kombination
joker = joker
pool = förråd
discarded-tile = kastad sten

## Personer och spelets gång

winner = segrare
host = värd
hand-game = handspel

## Det man gör

draw = ta
discard = kasta
pass = passa

## Svar

yes = ja
no = nej

## Det man räknar

tiles-count = { $count ->
    [one] { $count } sten
   *[other] { $count } stenar
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokrar
}
colours-count = { $count ->
    [one] { $count } färg
   *[other] { $count } färger
}
players-count = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
seconds-count = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
minutes-count = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}

## Färger

colour-k = svart
colour-r = röd
colour-b = blå
colour-y = gul
colour-o = orange
colour-g = grön
colour-w = vit
colour-n = brun

## En sten, som man säger den

tile-k = svart { $number }
tile-r = röd { $number }
tile-b = blå { $number }
tile-y = gul { $number }
tile-o = orange { $number }
tile-g = grön { $number }
tile-w = vit { $number }
tile-n = brun { $number }
joker-as = joker som { $tile }
