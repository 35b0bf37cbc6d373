### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Pradžia
menu = Meniu
skip = Pereiti prie turinio
close = Uždaryti
language = Kalba
theme = Šviesi ar tamsi tema
settings = Nustatymai
connecting = Minutėlę…
offline = Serveris neatsako. Pabandyk po akimirkos dar kartą.
not-loaded = Nepavyko įkelti. Patikrink tinklą ir įkelk puslapį iš naujo.
problem-unknown = Nepavyko.
you = tu
computer = Kompiuteris
players = Žaidėjai

## The first page

nav-play = Žaisti
nav-puzzles = Uždaviniai
home-lead = Rummy kortelėmis su šeima, draugais ar labai kantriu kompiuteriu. Kiekviena dėžutė, kiekviena namų taisyklė. Be paskyros, be reklamos.
lobby = Atviri stalai
go-on = Toliau
sit-down = Sėstis
watch = Žiūrėti
free-seats = { $count ->
    [one] { $count } laisva vieta
    [few] { $count } laisvos vietos
   *[other] { $count } laisvų vietų
}
no-clock = Be laiko ribos
clock-days = { $count ->
    [one] { $count } diena
    [few] { $count } dienos
   *[other] { $count } dienų
}
clock-hours = { $count ->
    [one] { $count } valanda
    [few] { $count } valandos
   *[other] { $count } valandų
}

## A new table

hints = Užuominos
hints-none = Nėra
# The others see how many hints somebody took.
hints-counted = Už taškus
hints-free = Nemokamos
listed = Viešas stalas

## Before the match

remove = Pašalinti: { $name }
copy = Kopijuoti
share = Dalytis
ready = Galiu pradėti
start = Pradėti žaidimą

## The table

no-table = Tokio stalo nėra.
your-turn = Tavo ėjimas
# Whose turn it is; the reader waits.
turn-of = Žaidžia { $name }
seat-number = { $number }-a vieta
your-rack = { $count ->
    [one] Tavo laikiklis, { $count } kortelė
    [few] Tavo laikiklis, { $count } kortelės
   *[other] Tavo laikiklis, { $count } kortelių
}
undo = Atšaukti
sort = Rikiuoti
hint = Užuomina
later = Vėliau

## The big button. The first line is short; the second may be a short sentence.

come-back = Žaisti toliau

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Tu pradedi.
   *[other] { $name } pradeda.
}
news-went-out = { $me ->
    [true] Baigei raundą.
   *[other] { $name } baigia raundą.
}

## Rounds and scores

round-number = { $number }-asis raundas
total = Iš viso
went-out = baigė
left-on-racks = Liko laikikliuose
end-match = Baigti žaidimą
day-others = Kaip sekėsi kitiems
you-won-match = Laimėjai žaidimą.
won-match = { $count ->
    [one] { $names } laimi žaidimą.
    [few] { $names } dalijasi pergale.
   *[other] { $names } dalijasi pergale.
}

## The menu of the table

pause = Pauzė
leave = Palikti žaidimą

## Settings

nav-rules = Taisyklės
nav-at-home = Namie
why-rule = Rodyti taisyklę
offline-now = Nėra tinklo. Taisyklės, mokymas, taškų lapas ir smėlio laikrodis vis tiek veikia.
you-share-win = Tu ir { $names } dalijatės pergale.

## Following the others, help for the hand, the end of a round

setting-bots = Kompiuteriai žaidžia
setting-bots-people = Kaip žmonės
setting-bots-brisk = Sparčiai
setting-bots-once = Iš karto
log = Eiga
set-span = { $first } – { $last }
out = Baigta!
replay = Peržiūra
labelled = { $label }: { $value }
