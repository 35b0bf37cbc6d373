### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Startpagina
menu = Menu
skip = Naar de inhoud
close = Sluiten
language = Taal
theme = Licht of donker
settings = Instellingen
connecting = Een moment…
offline = De server is niet bereikbaar. Probeer het zo nog eens.
not-loaded = Dat is niet geladen. Controleer het netwerk en laad de pagina opnieuw.
problem-unknown = Dat lukte niet.
you = jij
computer = Computer
players = Spelers

## The first page

nav-play = Spelen
nav-puzzles = Puzzels
home-lead = Rummy met stenen, met familie, vrienden of een heel geduldige computer. Elke doos, elke huisregel. Geen account, geen reclame.
lobby = Open tafels
go-on = Verder
sit-down = Aanschuiven
watch = Kijken
free-seats = { $count ->
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
no-clock = Geen klok
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
clock-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}

## A new table

hints = Tips
hints-none = Geen
# The others see how many hints somebody took.
hints-counted = Kosten punten
hints-free = Gratis
listed = Openbare tafel

## Before the match

remove = { $name } verwijderen
copy = Kopiëren
share = Delen
ready = Ik ben er klaar voor
start = Partij beginnen

## The table

no-table = Deze tafel bestaat niet.
your-turn = Jouw beurt
# Whose turn it is; the reader waits.
turn-of = { $name } is aan de beurt
seat-number = Plaats { $number }
your-rack = { $count ->
    [one] Je plankje, { $count } steen
   *[other] Je plankje, { $count } stenen
}
undo = Ongedaan maken
sort = Sorteren
hint = Tip
later = Later

## The big button. The first line is short; the second may be a short sentence.

come-back = Verder spelen

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Jij begint.
   *[other] { $name } begint.
}
news-went-out = { $me ->
    [true] Je bent uit.
   *[other] { $name } is uit.
}

## Rounds and scores

round-number = Ronde { $number }
total = Totaal
went-out = uit
left-on-racks = Over op de plankjes
end-match = Partij beëindigen
day-others = Hoe het anderen ging
you-won-match = Je hebt de partij gewonnen.
won-match = { $count ->
    [one] { $names } wint de partij.
   *[other] { $names } delen de overwinning.
}

## The menu of the table

pause = Pauze
leave = Partij verlaten

## Settings

nav-rules = Regels
nav-at-home = Thuis
why-rule = De regel laten zien
offline-now = Geen netwerk. Regels, uitleg, scoreblok en zandloper werken toch.
you-share-win = Jij en { $names } delen de overwinning.

## Following the others, help for the hand, the end of a round

setting-bots = Computers spelen
setting-bots-people = Als mensen
setting-bots-brisk = Vlot
setting-bots-once = Meteen
log = Verloop
set-span = { $first } t/m { $last }
out = Uit!
replay = Terugkijken
labelled = { $label }: { $value }
