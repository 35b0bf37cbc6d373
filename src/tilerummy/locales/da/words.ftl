### Ordene ved bordet, i grundform.

## Ting

tiles = brikker
rack = bræt
table = bord
run = række
group = gruppe
set = kombination
joker = joker
pool = lager
discarded-tile = smidt brik

## Personer og spillets gang

winner = vinder
host = vært
hand-game = håndspil

## Det man gør

draw = tage
discard = smide
pass = melde pas

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
colours-count = { $count ->
    [one] { $count } farve
   *[other] { $count } farver
}
players-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
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
