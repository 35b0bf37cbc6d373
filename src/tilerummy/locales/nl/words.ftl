### De woorden aan tafel, in hun grondvorm.

## Dingen

tile = steen
tiles = stenen
rack = plankje
table = tafel
run = serie
group = groep
set = set
joker = joker
pool = pot
discarded-tile = afgelegde steen
colour = kleur
points = punten
penalty = straf
clock = klok

## Mensen en spelverloop

player = speler
starter = beginspeler
winner = winnaar
host = gastheer
seat = plaats
turn = beurt
round = ronde
match = partij
opening = beginserie
hand-game = handspel

## Wat je doet

lay = uitleggen
draw = pakken
discard = afleggen
pass = passen
swap = ruilen
rearrange = herschikken
go-out = uitgaan

## Antwoorden

yes = ja
no = nee

## Getelde dingen

tiles-count = { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
sets-count = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
colours-count = { $count ->
    [one] { $count } kleur
   *[other] { $count } kleuren
}
points-count = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
seconds-count = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
minutes-count = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}

## Kleuren

colour-k = zwart
colour-r = rood
colour-b = blauw
colour-y = geel
colour-o = oranje
colour-g = groen
colour-w = wit
colour-n = bruin

## Een steen, zoals je hem noemt

tile-k = zwarte { $number }
tile-r = rode { $number }
tile-b = blauwe { $number }
tile-y = gele { $number }
tile-o = oranje { $number }
tile-g = groene { $number }
tile-w = witte { $number }
tile-n = bruine { $number }
joker-as = joker als { $tile }
