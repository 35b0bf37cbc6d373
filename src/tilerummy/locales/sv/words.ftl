### Orden vid bordet, i grundform.

## Saker

tile = spelsten
tiles = spelstenar
rack = spelbräda
table = bord
run = rad
group = grupp
set = serie
joker = joker
pool = förråd
discarded-tile = kastad sten
colour = färg
points = poäng
penalty = straff
clock = tidsgräns

## Personer och spelets gång

player = spelare
starter = startspelare
winner = segrare
host = värd
seat = plats
turn = tur
round = runda
match = spel
opening = öppning
hand-game = handspel

## Det man gör

lay = lägga ut
draw = ta
discard = kasta
pass = passa
swap = byta
rearrange = bygga om
go-out = gå ut

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
sets-count = { $count ->
    [one] { $count } serie
   *[other] { $count } serier
}
colours-count = { $count ->
    [one] { $count } färg
   *[other] { $count } färger
}
points-count = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
players-count = { $count ->
    [one] { $count } spelare
   *[other] { $count } spelare
}
rounds-count = { $count ->
    [one] { $count } runda
   *[other] { $count } rundor
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
