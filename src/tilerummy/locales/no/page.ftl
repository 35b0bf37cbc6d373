### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Forsiden
menu = Meny
skip = Gå til innholdet
close = Lukk
language = Språk
theme = Lyst eller mørkt
settings = Innstillinger
connecting = Et øyeblikk …
offline = Serveren svarer ikke. Prøv igjen om litt.
not-loaded = Det ble ikke lastet. Sjekk nettet og last siden på nytt.
problem-unknown = Det gikk ikke.
you = du
computer = Datamaskin
players = Spillere

## The first page

nav-play = Spill
nav-puzzles = Oppgaver
home-lead = Rummy med brikker, med familie, venner eller en svært tålmodig datamaskin. Alle esker, alle husregler. Ingen konto, ingen reklame.
lobby = Åpne bord
go-on = Fortsett
sit-down = Sett deg
watch = Se på
free-seats = { $count ->
    [one] { $count } ledig plass
   *[other] { $count } ledige plasser
}
no-clock = Ingen tidsgrense
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
clock-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}

## A new table

hints = Tips
hints-none = Ingen
# The others see how many hints somebody took.
hints-counted = Koster poeng
hints-free = Gratis
listed = Offentlig bord

## Before the match

remove = Fjern { $name }
copy = Kopier
share = Del
ready = Jeg er klar
start = Begynn spillet

## The table

no-table = Det bordet finnes ikke.
your-turn = Din tur
# Whose turn it is; the reader waits.
turn-of = Nå spiller { $name }
seat-number = Plass { $number }
your-rack = { $count ->
    [one] Brikkeholderen din, { $count } brikke
   *[other] Brikkeholderen din, { $count } brikker
}
undo = Angre
sort = Sorter
hint = Tips
later = Senere

## The big button. The first line is short; the second may be a short sentence.

come-back = Spill videre

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Du begynner.
   *[other] { $name } begynner.
}
news-went-out = { $me ->
    [true] Du gikk ut.
   *[other] { $name } gikk ut.
}

## Rounds and scores

round-number = Runde { $number }
total = Sum
went-out = gikk ut
left-on-racks = Igjen i holderne
end-match = Avslutt spillet
day-others = Slik gikk det for andre
you-won-match = Du vant spillet.
won-match = { $count ->
    [one] { $names } vant spillet.
   *[other] { $names } deler seieren.
}

## The menu of the table

pause = Pause
leave = Forlat spillet

## Settings

nav-rules = Regler
nav-at-home = Hjemme
why-rule = Vis regelen
offline-now = Ikke noe nett. Regler, innføring, poengblokk og timeglass virker likevel.
you-share-win = Du og { $names } deler seieren.

## Following the others, help for the hand, the end of a round

setting-bots = Datamaskiner spiller
setting-bots-people = Som mennesker
setting-bots-brisk = Raskt
setting-bots-once = Straks
log = Logg
set-span = { $first } til { $last }
out = Ute!
replay = Reprise
labelled = { $label }: { $value }
