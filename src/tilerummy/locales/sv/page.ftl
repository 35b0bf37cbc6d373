### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Startsida
menu = Meny
skip = Gå till innehållet
close = Stäng
language = Språk
theme = Ljust eller mörkt
settings = Inställningar
connecting = Ett ögonblick …
offline = Servern svarar inte. Försök igen om en stund.
not-loaded = Det laddades inte. Kontrollera nätet och ladda om sidan.
problem-unknown = Det gick inte.
you = du
computer = Dator
players = Spelare

## The first page

nav-play = Spela
nav-puzzles = Uppgifter
home-lead = Rummy med spelstenar, med familj, vänner eller en mycket tålmodig dator. Alla lådor, alla husregler. Inget konto, ingen reklam.
lobby = Öppna bord
go-on = Fortsätt
sit-down = Sätt dig
watch = Titta på
free-seats = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
no-clock = Ingen tidsgräns
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
clock-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}

## A new table

hints = Tips
hints-none = Inga
# The others see how many hints somebody took.
hints-counted = Kostar poäng
hints-free = Gratis
listed = Offentligt bord

## Before the match

remove = Ta bort { $name }
copy = Kopiera
share = Dela
ready = Jag är redo
start = Börja spelet

## The table

no-table = Det bordet finns inte.
your-turn = Din tur
# Whose turn it is; the reader waits.
turn-of = Nu spelar { $name }
seat-number = Plats { $number }
your-rack = { $count ->
    [one] Din spelbräda, { $count } sten
   *[other] Din spelbräda, { $count } stenar
}
undo = Ångra
sort = Sortera
hint = Tips
later = Senare

## The big button. The first line is short; the second may be a short sentence.

come-back = Spela vidare

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Du börjar.
   *[other] { $name } börjar.
}
news-went-out = { $me ->
    [true] Du gick ut.
   *[other] { $name } gick ut.
}

## Rounds and scores

round-number = Runda { $number }
total = Totalt
went-out = gick ut
left-on-racks = Kvar på brädorna
end-match = Avsluta spelet
day-others = Så gick det för andra
you-won-match = Du vann spelet.
won-match = { $count ->
    [one] { $names } vann spelet.
   *[other] { $names } delar segern.
}

## The menu of the table

pause = Paus
leave = Lämna spelet

## Settings

nav-rules = Regler
nav-at-home = Hemma
why-rule = Visa regeln
offline-now = Inget nät. Regler, introduktion, poängblock och timglas fungerar ändå.
you-share-win = Du och { $names } delar segern.

## Following the others, help for the hand, the end of a round

setting-bots = Datorer spelar
setting-bots-people = Som människor
setting-bots-brisk = Raskt
setting-bots-once = Direkt
log = Logg
set-span = { $first } till { $last }
out = Ute!
replay = Repris
labelled = { $label }: { $value }
