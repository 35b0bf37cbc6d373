### De woorden aan tafel, in hun grondvorm.

## Dingen

tiles = stenen
rack = plankje
table = tafel
run = serie
group = groep
set = set
joker = joker
pool = pot
discarded-tile = afgelegde steen

## Mensen en spelverloop

winner = winnaar
host = gastheer
hand-game = handspel

## Wat je doet

draw = pakken
discard = afleggen
pass = passen

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
colours-count = { $count ->
    [one] { $count } kleur
   *[other] { $count } kleuren
}
players-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
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
