### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Avaleht
menu = Menüü
skip = Liigu sisu juurde
close = Sulge
language = Keel
theme = Hele või tume
settings = Seaded
connecting = Üks hetk…
offline = Server ei vasta. Proovi hetke pärast uuesti.
not-loaded = Seda ei saanud laadida. Kontrolli võrku ja laadi leht uuesti.
problem-unknown = See ei õnnestunud.
you = sina
computer = Arvuti
players = Mängijad

## The first page

nav-play = Mängi
nav-puzzles = Ülesanded
home-lead = Klotsidega rummy pere, sõprade või väga kannatliku arvutiga. Iga karp, iga kodureegel. Kontota ja reklaamita.
lobby = Avatud lauad
go-on = Edasi
sit-down = Istu
watch = Vaata
free-seats = { $count ->
    [one] { $count } koht vaba
   *[other] { $count } kohta vaba
}
no-clock = Ajapiiranguta
clock-days = { $count ->
    [one] { $count } päev
   *[other] { $count } päeva
}
clock-hours = { $count ->
    [one] { $count } tund
   *[other] { $count } tundi
}

## A new table

hints = Vihjed
hints-none = Pole
# The others see how many hints somebody took.
hints-counted = Punktide eest
hints-free = Tasuta
listed = Avalik laud

## Before the match

remove = Eemalda: { $name }
copy = Kopeeri
share = Jaga
ready = Olen valmis
start = Alusta mängu

## The table

no-table = Sellist lauda pole.
your-turn = Sinu käik
# Whose turn it is; the reader waits.
turn-of = Käigul on { $name }
seat-number = Koht { $number }
your-rack = { $count ->
    [one] Sinu alus, { $count } klots
   *[other] Sinu alus, { $count } klotsi
}
undo = Võta tagasi
sort = Järjesta
hint = Vihje
later = Hiljem

## The big button. The first line is short; the second may be a short sentence.

come-back = Mängi edasi

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Sina alustad.
   *[other] { $name } alustab.
}
news-went-out = { $me ->
    [true] Lõpetasid vooru.
   *[other] { $name } lõpetas vooru.
}

## Rounds and scores

round-number = { $number }. voor
total = Kokku
went-out = lõpetas
left-on-racks = Alustele jäi
end-match = Lõpeta mäng
day-others = Kuidas teistel läks
you-won-match = Võitsid mängu.
won-match = { $count ->
    [one] { $names } võitis mängu.
   *[other] { $names } jagavad võitu.
}

## The menu of the table

pause = Paus
leave = Lahku mängust

## Settings

nav-rules = Reeglid
nav-at-home = Kodus
why-rule = Näita reeglit
offline-now = Võrku ei ole. Reeglid, õpetus, punktileht ja liivakell töötavad ikka.
you-share-win = Sina ja { $names } jagate võitu.

## Following the others, help for the hand, the end of a round

setting-bots = Arvutid mängivad
setting-bots-people = Nagu inimesed
setting-bots-brisk = Kiiresti
setting-bots-once = Kohe
log = Käigud
set-span = { $first } kuni { $last }
out = Läbi!
replay = Kordus
labelled = { $label }: { $value }
