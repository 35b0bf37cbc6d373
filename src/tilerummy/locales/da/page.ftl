### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Forside
menu = Menu
skip = Gå til indholdet
close = Luk
language = Sprog
theme = Lyst eller mørkt
settings = Indstillinger
connecting = Et øjeblik …
offline = Serveren svarer ikke. Prøv igen om lidt.
not-loaded = Det blev ikke indlæst. Tjek netværket, og indlæs siden igen.
problem-unknown = Det lykkedes ikke.
you = du
computer = Computer
players = Spillere

## The first page

nav-play = Spil
nav-puzzles = Opgaver
home-lead = Rummy med brikker, med familie, venner eller en meget tålmodig computer. Alle æsker, alle husregler. Ingen konto, ingen reklamer.
lobby = Åbne borde
go-on = Fortsæt
sit-down = Sæt dig
watch = Se på
free-seats = { $count ->
    [one] { $count } ledig plads
   *[other] { $count } ledige pladser
}
no-clock = Ingen tidsgrænse
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
clock-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}

## A new table

hints = Tips
hints-none = Ingen
# The others see how many hints somebody took.
hints-counted = Koster points
hints-free = Gratis
listed = Offentligt bord

## Before the match

remove = Fjern { $name }
copy = Kopiér
share = Del
ready = Jeg er klar
start = Begynd spillet

## The table

no-table = Det bord findes ikke.
your-turn = Din tur
# Whose turn it is; the reader waits.
turn-of = Nu spiller { $name }
seat-number = Plads { $number }
your-rack = { $count ->
    [one] Dit bræt, { $count } brik
   *[other] Dit bræt, { $count } brikker
}
undo = Fortryd
sort = Sortér
hint = Tip
later = Senere

## The big button. The first line is short; the second may be a short sentence.

come-back = Spil videre

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Du begynder.
   *[other] { $name } begynder.
}
news-went-out = { $me ->
    [true] Du lukkede.
   *[other] { $name } lukkede.
}

## Rounds and scores

round-number = Runde { $number }
total = I alt
went-out = lukkede
left-on-racks = Tilbage på brætterne
end-match = Afslut spillet
day-others = Sådan gik det andre
you-won-match = Du vandt spillet.
won-match = { $count ->
    [one] { $names } vandt spillet.
   *[other] { $names } deler sejren.
}

## The menu of the table

pause = Pause
leave = Forlad spillet

## Settings

nav-rules = Regler
nav-at-home = Hjemme
why-rule = Vis reglen
offline-now = Intet netværk. Regler, introduktion, pointblok og timeglas virker alligevel.
you-share-win = Du og { $names } deler sejren.

## Following the others, help for the hand, the end of a round

setting-bots = Computere spiller
setting-bots-people = Som mennesker
setting-bots-brisk = Raskt
setting-bots-once = Straks
log = Log
set-span = { $first } til { $last }
out = Lukket!
replay = Genafspilning
labelled = { $label }: { $value }
