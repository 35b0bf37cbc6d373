### Die Wörter am Tisch, in Grundform.

## Dinge

tile = Stein
tiles = Steine
rack = Brett
table = Tisch
run = Serie
group = Gruppe
set = Set
joker = Joker
pool = Pool
discarded-tile = abgelegter Stein
colour = Farbe
points = Punkte
penalty = Strafe
clock = Uhr

## Personen und Spielverlauf

player = Spieler
starter = Startspieler
winner = Gewinner
host = Gastgeber
seat = Platz
turn = Zug
round = Runde
match = Partie
opening = Beginnserie
hand-game = Handspiel

## Was man tut

lay = auslegen
draw = ziehen
discard = ablegen
pass = passen
swap = tauschen
rearrange = umbauen
go-out = alles auslegen

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
sets-count = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}
colours-count = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
points-count = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
players-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
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
