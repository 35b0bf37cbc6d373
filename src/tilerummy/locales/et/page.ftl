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
program = Minu programm
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
# The player has opened.
seat-opened = Esimene käidud
# The player needs so many points for the opening. Very short.
seat-opens = Vaja { $minimum } p
opens-at = vaja { $minimum } p
seat-away = Eemal
seat-left = Lahkunud
pool-word = Hunnik
# The first set of a round.
empty-table = Esimene kombinatsioon läheb kuhu tahes.
empty-table-watched = Siin pole veel midagi maas.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Kolm klotsi või rohkem: üks number eri värvides või üks värv järjestikuste numbritega. Lohista need siia või puuduta neid ja siis lauda.
your-rack = { $count ->
    [one] Sinu alus, { $count } klots
   *[other] Sinu alus, { $count } klotsi
}
set-of = kombinatsioon { $number } / { $count }
look-incomplete = poolik
look-illegal = ei sobi
look-frozen = lukus
look-draft = pannakse praegu
look-mine = sinu muudetud
look-last = muudeti viimasel käigul
set-missing = { $number } puudub
set-one-more = Üks veel
set-two-more = Kaks veel
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } kaks korda
set-mixed = Ei sobi kokku
set-gap = Ei ole järjest
set-end = Ainult 1 kuni 13
set-many = Kõige rohkem { $most }
set-frozen = Lukus
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Võta tagasi
redo = Tee uuesti
reset = Taasta
sort = Järjesta
sort-runs = Järjesta värvi järgi
sort-groups = Järjesta numbri järgi
sort-playable = Järjesta kombinatsioonide järgi
hint = Vihje
talk = Vestlus
talk-send = Saada
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Vaigista: { $name }
split = Jaga kaheks
# $tile is "red 7".
take-tile = Võta: { $tile }
take-all = Võta kõik
pick-a-tile = Vali klots
later = Hiljem
joker-which = Millist klotsi jokker asendab?
open-tile = Avatud klots: { $tile }
watching = Vaatad mängu
offline-draft-kept = Ühendust pole. Sinu klotsid jäävad paigale; uus katse…
opening-meter = Esimene kombinatsioon: { $value } / { $minimum }
clock-warning = { $count ->
    [one] Veel { $count } sekund
   *[other] Veel { $count } sekundit
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Võta klots
do-pass = Jäta vahele
do-discard = Viska ära
play-tiles = { $count ->
    [one] Käi välja { $count } klots
   *[other] Käi välja { $count } klotsi
}
all-fits = Laual kõik sobib
going-out = Alus on tühi: lõpetad
unfinished = { $count ->
    [one] { $count } kombinatsioon on pooleli
   *[other] { $count } kombinatsiooni on pooleli
}
sets-not-fitting = { $count ->
    [one] { $count } kombinatsioon ei sobi
   *[other] { $count } kombinatsiooni ei sobi
}
lay-or-draw = Või käi klotse välja
draw-first = Sellega algab iga käik
pool-empty = Hunnik on tühi
open-with = Või käi välja { $minimum } punkti
opening-help = Lisa kombinatsioon või taasta ja võta klots
reset-helps = Või taasta ja alusta uuesti
# $tile is "red 7".
discard-tile = Viska ära: { $tile }
choose-discard = Viska ära 1 klots
lay-or-discard = Käi välja või viska 1 klots
choose-discard-how = Vali klots oma aluselt
plan-ahead = Võid oma käiku plaanida
planned = { $count ->
    [one] Plaanis: { $count } klots
   *[other] Plaanis: { $count } klotsi
}
paused = Mäng on pausil
come-back = Mängi edasi
end-anyway = Lõpeta siiski
draw-again = Klotsi võtmiseks vajuta veel kord.

## The status line

status-stays = See klots jääb lauale.
status-frozen = Jokkeriga kombinatsioon on lukus, kuni jokker vahetatakse.
status-several-places = Sobib mitmesse kohta. Vali üks.
status-no-place = Üksi ei sobi kuhugi. Vali veel klotse.
status-stale = Mäng läks vahepeal edasi.
status-no-discard = Praegu ei saa klotsi ära visata.
status-reset-first = Kõigepealt taasta, siis võta või viska.
plan-changed = Laud muutus. Osa sinu plaanist enam ei sobi.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Käisid välja { $count } klotsi.
       *[other] Käisid välja { $count } klotsi.
    }
   *[other] { $count ->
        [one] { $name } käis välja { $count } klotsi.
       *[other] { $name } käis välja { $count } klotsi.
    }
}
news-announced = { $me ->
    [true] Teatasid jokkeri vahetusest.
   *[other] { $name } teatas jokkeri vahetusest.
}
news-drew = { $me ->
    [true] Võtsid klotsi.
   *[other] { $name } võttis klotsi.
}
news-discarded = { $me ->
    [true] Viskasid ära: { $tile }.
   *[other] { $name } viskas ära: { $tile }.
}
news-passed = { $me ->
    [true] Jätsid vahele.
   *[other] { $name } jättis vahele.
}
news-time-out = { $me ->
    [true] Sinu aeg sai läbi.
   *[other] { $name }: aeg sai läbi.
}
news-mistake = { $me ->
    [true] Sinu käik ei olnud lubatud, seega kehtis vigade reegel.
   *[other] { $name }: käik ei olnud lubatud, seega kehtis vigade reegel.
}
news-last-tile = { $me ->
    [true] Sa teatad lõpust: su viimane klots on laual.
   *[other] { $name } teatab lõpust: viimane klots on laual.
}
news-left = { $me ->
    [true] Lahkusid.
   *[other] { $name } lahkus.
}
news-back = { $me ->
    [true] Oled jälle mängus.
   *[other] { $name } on jälle mängus.
}
news-starts = { $me ->
    [true] Sina alustad.
   *[other] { $name } alustab.
}
news-went-out = { $me ->
    [true] Lõpetasid vooru.
   *[other] { $name } lõpetas vooru.
}
news-blocked = Keegi ei saa jätkata. Võidab see, kellel on kõige vähem punkte.
blocked-difference = Teised kirjutavad vahe miinuspunktidena.

## Hints

hint-nothing = Midagi ei saa välja käia. Võta klots.
hint-found = { $count ->
    [one] Saab välja käia { $count } klotsi
   *[other] Saab välja käia { $count } klotsi
}
hint-lay-new = Uus kombinatsioon
hint-lay-onto = Lisa kombinatsioonile
hint-move-new = Võta laualt, uus kombinatsioon
hint-move-onto = Teise kombinatsiooni

## Rounds and scores

score-sheet = Punktileht
round-over = Voor on läbi
match-over = Mäng on läbi
who-begins = Kes alustab?
choosing-starter = Võõrustaja ütleb, kes alustab
round-number = { $number }. voor
total = Kokku
went-out = lõpetas
fewest = kõige vähem punkte
left-on-racks = Alustele jäi
how-it-went = Kuidas mäng läks
deal-round = Jaga klotsid: { $number }. voor
end-match = Lõpeta mäng
waiting-for-host = Ootame, kuni võõrustaja jagab klotsid järgmiseks vooruks.
rematch = Mängi uuesti
day-others = Kuidas teistel läks
record = Mängu salvestis
you-won-match = Võitsid mängu.
won-match = { $count ->
    [one] { $names } võitis mängu.
   *[other] { $names } jagavad võitu.
}

## The menu of the table

pause = Paus
call-bot = Las arvuti mängib tema eest: { $name }
keys = Klaviatuur
leave = Lahku mängust
leave-sure = Kas tõesti lahkud? Sinu käigud jäetakse siis vahele.

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
fits-in = Sobivaid kombinatsioone: { $count }
esc-back = Esc paneb tagasi
log = Käigud
log-again = Puuduta käiku, et seda uuesti näha.
set-span = { $first } kuni { $last }
out = Läbi!
tap-on = Puuduta, et jätkata
came-back = Tagasi alusel: { $count }
came-back-why = Polnud valmis kombinatsioonis
drawn-now = Võetud: { $count }
rule-here = Selle laua reegel
all-right = Hästi
held-goes = { $me ->
    [true] Saad selle, mis teistel alles on
   *[other] { $name } saab selle, mis teistel alles on
}
replay = Kordus
labelled = { $label }: { $value }
