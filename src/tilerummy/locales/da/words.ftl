### Ordene ved bordet, i grundform.

## Ting

tile = brik
tiles = brikker
rack = bræt
table = bord
run = række
group = gruppe
set = serie
joker = joker
pool = lager
discarded-tile = smidt brik
colour = farve
points = points
penalty = straf
clock = tidsgrænse

## Personer og spillets gang

player = spiller
starter = startspiller
winner = vinder
host = vært
seat = plads
turn = tur
round = runde
match = spil
opening = åbning
hand-game = håndspil

## Det man gør

lay = lægge ud
draw = tage
discard = smide
pass = melde pas
swap = bytte
rearrange = bygge om
go-out = lukke

## Svar

yes = ja
no = nej

## Det man tæller

tiles-count = { $count ->
    [one] { $count } brik
   *[other] { $count } brikker
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokere
}
sets-count = { $count ->
    [one] { $count } serie
   *[other] { $count } serier
}
colours-count = { $count ->
    [one] { $count } farve
   *[other] { $count } farver
}
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
players-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
rounds-count = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
seconds-count = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
minutes-count = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}

## Farver

colour-k = sort
colour-r = rød
colour-b = blå
colour-y = gul
colour-o = orange
colour-g = grøn
colour-w = hvid
colour-n = brun

## En brik, som man siger den

tile-k = sort { $number }
tile-r = rød { $number }
tile-b = blå { $number }
tile-y = gul { $number }
tile-o = orange { $number }
tile-g = grøn { $number }
tile-w = hvid { $number }
tile-n = brun { $number }
joker-as = joker som { $tile }
