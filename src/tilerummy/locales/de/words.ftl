### Die Wörter am Tisch, in Grundform.

## Dinge

tiles = Steine
rack = Brett
table = Tisch
run = Serie
group = Gruppe
set = Set
joker = Joker
pool = Pool
discarded-tile = abgelegter Stein

## Personen und Spielverlauf

winner = Gewinner
host = Gastgeber
hand-game = Handspiel

## Was man tut

draw = ziehen
discard = ablegen
pass = passen

## Antworten

yes = ja
no = nein

## Gezähltes

tiles-count = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
jokers-count = { $count ->
    [one] { $count } Joker
   *[other] { $count } Joker
}
colours-count = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
seconds-count = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
minutes-count = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}

## Farben

colour-k = schwarz
colour-r = rot
colour-b = blau
colour-y = gelb
colour-o = orange
colour-g = grün
colour-w = weiß
colour-n = braun

## Ein Stein, wie man ihn ansagt

tile-k = schwarze { $number }
tile-r = rote { $number }
tile-b = blaue { $number }
tile-y = gelbe { $number }
tile-o = orange { $number }
tile-g = grüne { $number }
tile-w = weiße { $number }
tile-n = braune { $number }
joker-as = Joker als { $tile }
