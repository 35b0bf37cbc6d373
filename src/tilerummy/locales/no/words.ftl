### Ordene ved bordet, i grunnform.

## Ting

tiles = brikker
rack = brikkeholder
table = bord
run = sekvens
group = gruppe
set = kombinasjon
joker = joker
pool = stabel
discarded-tile = kastet brikke

## Personer og spillets gang

winner = vinner
host = vert
hand-game = håndspill

## Det man gjør

draw = trekke
discard = kaste
pass = melde pass

## Svar

yes = ja
no = nei

## Det man teller

tiles-count = { $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokere
}
colours-count = { $count ->
    [one] { $count } farge
   *[other] { $count } farger
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
    [one] { $count } minutt
   *[other] { $count } minutter
}

## Farger

colour-k = svart
colour-r = rød
colour-b = blå
colour-y = gul
colour-o = oransje
colour-g = grønn
colour-w = hvit
colour-n = brun

## En brikke, slik man sier den

tile-k = svart { $number }
tile-r = rød { $number }
tile-b = blå { $number }
tile-y = gul { $number }
tile-o = oransje { $number }
tile-g = grønn { $number }
tile-w = hvit { $number }
tile-n = brun { $number }
joker-as = joker som { $tile }
