### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Sākums
menu = Izvēlne
skip = Pāriet uz saturu
close = Aizvērt
language = Valoda
theme = Gaišs vai tumšs
settings = Iestatījumi
connecting = Mirkli…
offline = Serveris neatbild. Mēģini pēc brīža vēlreiz.
not-loaded = To neizdevās ielādēt. Pārbaudi tīklu un ielādē lapu vēlreiz.
problem-unknown = Tas neizdevās.
you = tu
computer = Dators
players = Spēlētāji

## The first page

nav-play = Spēlēt
nav-puzzles = Uzdevumi
home-lead = Rummy ar kauliņiem kopā ar ģimeni, draugiem vai ļoti pacietīgu datoru. Jebkura spēles versija, jebkuri mājas noteikumi. Bez konta, bez reklāmām.
lobby = Atvērtie galdi
go-on = Turpināt
sit-down = Apsēsties
watch = Skatīties
free-seats = { $count ->
    [zero] { $count } brīvu vietu
    [one] { $count } brīva vieta
   *[other] { $count } brīvas vietas
}
no-clock = Bez laika ierobežojuma
clock-days = { $count ->
    [zero] { $count } dienu
    [one] { $count } diena
   *[other] { $count } dienas
}
clock-hours = { $count ->
    [zero] { $count } stundu
    [one] { $count } stunda
   *[other] { $count } stundas
}

## A new table

hints = Padomi
hints-none = Nav
# The others see how many hints somebody took.
hints-counted = Par punktiem
hints-free = Bez maksas
listed = Publisks galds

## Before the match

remove = Izslēgt: { $name }
copy = Kopēt
share = Dalīties
ready = Varu sākt
start = Sākt spēli

## The table

no-table = Tāda galda nav.
your-turn = Tavs gājiens
# Whose turn it is; the reader waits.
turn-of = Gājiens: { $name }
seat-number = { $number }. vieta
your-rack = { $count ->
    [zero] Tavs turētājs, { $count } kauliņu
    [one] Tavs turētājs, { $count } kauliņš
   *[other] Tavs turētājs, { $count } kauliņi
}
undo = Atsaukt
sort = Kārtot
hint = Padoms
later = Vēlāk

## The big button. The first line is short; the second may be a short sentence.

come-back = Spēlēt tālāk

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Tu sāc.
   *[other] { $name } sāk.
}
news-went-out = { $me ->
    [true] Tu pabeidzi partiju.
   *[other] { $name } pabeidz partiju.
}

## Rounds and scores

round-number = { $number }. partija
total = Kopā
went-out = pabeidza
left-on-racks = Palika turētājos
end-match = Beigt spēli
day-others = Kā veicās citiem
you-won-match = Tu uzvarēji spēlē.
won-match = { $count ->
    [zero] { $names }: kopīga uzvara.
    [one] { $names }: uzvara spēlē.
   *[other] { $names }: kopīga uzvara.
}

## The menu of the table

pause = Pauze
leave = Pamest spēli

## Settings

nav-rules = Noteikumi
nav-at-home = Mājās
why-rule = Parādīt noteikumu
offline-now = Nav tīkla. Noteikumi, apmācība, punktu lapa un smilšu pulkstenis darbojas tāpat.
you-share-win = Tu un { $names } uzvarējāt kopā.

## Following the others, help for the hand, the end of a round

setting-bots = Datori spēlē
setting-bots-people = Kā cilvēki
setting-bots-brisk = Raiti
setting-bots-once = Uzreiz
log = Norise
set-span = { $first } – { $last }
out = Pabeigts!
replay = Atkārtojums
labelled = { $label }: { $value }
