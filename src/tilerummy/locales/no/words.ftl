### Ordene ved bordet, i grunnform.

## Ting

tile = brikke
tiles = brikker
rack = brikkeholder
table = bord
run = sekvens
group = gruppe
set = kombinasjon
joker = joker
pool = stabel
discarded-tile = kastet brikke
colour = farge
points = poeng
penalty = straff
clock = tidsgrense

## Personer og spillets gang

player = spiller
starter = startspiller
winner = vinner
host = vert
seat = plass
turn = tur
round = runde
match = spill
opening = første utlegg
hand-game = håndspill

## Det man gjør

lay = legge ut
draw = trekke
discard = kaste
pass = melde pass
swap = bytte
rearrange = bygge om
go-out = gå ut

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
sets-count = { $count ->
    [one] { $count } kombinasjon
   *[other] { $count } kombinasjoner
}
colours-count = { $count ->
    [one] { $count } farge
   *[other] { $count } farger
}
points-count = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
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
