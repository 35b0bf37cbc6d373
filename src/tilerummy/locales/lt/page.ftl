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
program = Mano programa
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
# The player has opened.
seat-opened = Pirmasis padėtas
# The player needs so many points for the opening. Very short.
seat-opens = Reikia { $minimum }
opens-at = reikia { $minimum }
seat-away = Nėra čia
seat-left = Išėjo
pool-word = Kaladė
# The first set of a round.
empty-table = Pirmąjį derinį dėk bet kur.
empty-table-watched = Ant stalo dar nieko nėra.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trys kortelės ar daugiau: vienas skaičius skirtingomis spalvomis arba viena spalva su skaičiais iš eilės. Vilk jas čia arba paliesk jas, o tada stalą.
your-rack = { $count ->
    [one] Tavo laikiklis, { $count } kortelė
    [few] Tavo laikiklis, { $count } kortelės
   *[other] Tavo laikiklis, { $count } kortelių
}
set-of = { $number }-asis derinys iš { $count }
look-incomplete = neužbaigtas
look-illegal = neteisingas
look-frozen = užšaldytas
look-draft = dedamas dabar
look-mine = tavo pakeistas
look-last = pakeistas paskutiniu ėjimu
set-missing = Trūksta { $number }
set-one-more = Trūksta vienos
set-two-more = Trūksta dviejų
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } du kartus
set-mixed = Nedera kartu
set-gap = Ne iš eilės
set-end = Tik nuo 1 iki 13
set-many = Ne daugiau kaip { $most }
set-frozen = Užšaldytas
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Atšaukti
redo = Pakartoti
reset = Grąžinti viską
sort = Rikiuoti
sort-runs = Rikiuoti pagal spalvą
sort-groups = Rikiuoti pagal skaičių
sort-playable = Rikiuoti pagal derinius
hint = Užuomina
talk = Pokalbis
talk-send = Siųsti
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Nutildyti: { $name }
split = Padalyti
# $tile is "red 7".
take-tile = Imti: { $tile }
take-all = Imti visas
pick-a-tile = Pasirink kortelę
later = Vėliau
joker-which = Kurią kortelę atstoja jokeris?
open-tile = Atversta kortelė: { $tile }
watching = Tu žiūri
offline-draft-kept = Nėra ryšio. Tavo kortelės lieka vietoje; bandome vėl…
opening-meter = Pirmasis derinys: { $value } iš { $minimum }
clock-warning = { $count ->
    [one] Liko { $count } sekundė
    [few] Liko { $count } sekundės
   *[other] Liko { $count } sekundžių
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Traukti
do-pass = Praleisti
do-discard = Numesti
play-tiles = { $count ->
    [one] Padėti { $count } kortelę
    [few] Padėti { $count } korteles
   *[other] Padėti { $count } kortelių
}
all-fits = Ant stalo viskas tinka
going-out = Laikiklis tuščias: tu baigi
unfinished = { $count ->
    [one] { $count } derinys neužbaigtas
    [few] { $count } deriniai neužbaigti
   *[other] { $count } derinių neužbaigta
}
sets-not-fitting = { $count ->
    [one] { $count } derinys netinka
    [few] { $count } deriniai netinka
   *[other] { $count } derinių netinka
}
lay-or-draw = Arba dėk korteles
draw-first = Taip prasideda kiekvienas ėjimas
pool-empty = Kaladė tuščia
open-with = Arba padėk { $minimum } taškų
opening-help = Pridėk derinį arba grąžink viską ir trauk
reset-helps = Arba grąžink viską ir pradėk iš naujo
# $tile is "red 7".
discard-tile = Numesti: { $tile }
choose-discard = Numesk 1 kortelę
lay-or-discard = Dėk arba numesk 1 kortelę
choose-discard-how = Pasirink kortelę laikiklyje
plan-ahead = Gali planuoti savo ėjimą
planned = { $count ->
    [one] Planas: { $count } kortelė
    [few] Planas: { $count } kortelės
   *[other] Planas: { $count } kortelių
}
paused = Žaidimas sustabdytas
come-back = Žaisti toliau
end-anyway = Vis tiek baigti
draw-again = Spausk dar kartą ir trauk.

## The status line

status-stays = Ši kortelė lieka ant stalo.
status-frozen = Derinys su jokeriu užšaldytas, kol jokeris pakeičiamas.
status-several-places = Tinka keliose vietose. Pasirink vieną.
status-no-place = Viena niekur netinka. Pasirink daugiau kortelių.
status-stale = Žaidimas tuo metu vyko toliau.
status-no-discard = Dabar negali numesti kortelės.
status-reset-first = Pirma grąžink viską, tada trauk arba numesk.
plan-changed = Stalas pasikeitė. Dalis tavo plano nebetinka.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Padėjai { $count } kortelę.
        [few] Padėjai { $count } korteles.
       *[other] Padėjai { $count } kortelių.
    }
   *[other] { $count ->
        [one] { $name } padeda { $count } kortelę.
        [few] { $name } padeda { $count } korteles.
       *[other] { $name } padeda { $count } kortelių.
    }
}
news-announced = { $me ->
    [true] Pranešei apie jokerio keitimą.
   *[other] { $name } praneša apie jokerio keitimą.
}
news-drew = { $me ->
    [true] Ištraukei kortelę.
   *[other] { $name } traukia kortelę.
}
news-discarded = { $me ->
    [true] Numetei: { $tile }.
   *[other] { $name } numeta: { $tile }.
}
news-passed = { $me ->
    [true] Praleidai ėjimą.
   *[other] { $name } praleidžia ėjimą.
}
news-time-out = { $me ->
    [true] Tavo laikas baigėsi.
   *[other] { $name }: laikas baigėsi.
}
news-mistake = { $me ->
    [true] Tavo ėjimas buvo neteisingas, todėl pritaikytos klaidų taisyklės.
   *[other] { $name }: ėjimas buvo neteisingas, todėl pritaikytos klaidų taisyklės.
}
news-last-tile = { $me ->
    [true] Skelbi pabaigą: tavo paskutinė kortelė padėta.
   *[other] { $name } skelbia pabaigą: paskutinė kortelė padėta.
}
news-left = { $me ->
    [true] Išėjai.
   *[other] { $name } išeina.
}
news-back = { $me ->
    [true] Vėl esi žaidime.
   *[other] { $name } vėl žaidime.
}
news-starts = { $me ->
    [true] Tu pradedi.
   *[other] { $name } pradeda.
}
news-went-out = { $me ->
    [true] Baigei raundą.
   *[other] { $name } baigia raundą.
}
news-blocked = Niekas negali tęsti. Laimi tas, kas turi mažiausiai taškų.
blocked-difference = Kiti rašo skirtumą kaip minuso taškus.

## Hints

hint-nothing = Nieko negalima padėti. Trauk kortelę.
hint-found = { $count ->
    [one] Galima padėti { $count } kortelę
    [few] Galima padėti { $count } korteles
   *[other] Galima padėti { $count } kortelių
}
hint-lay-new = Naujas derinys
hint-lay-onto = Papildyti derinį
hint-move-new = Imti nuo stalo, naujas derinys
hint-move-onto = Į kitą derinį

## Rounds and scores

score-sheet = Taškų lapas
round-over = Raundas baigtas
match-over = Žaidimas baigtas
who-begins = Kas pradeda?
choosing-starter = Šeimininkas sako, kas pradeda
round-number = { $number }-asis raundas
total = Iš viso
went-out = baigė
fewest = mažiausiai taškų
left-on-racks = Liko laikikliuose
how-it-went = Kaip vyko žaidimas
deal-round = Dalyti korteles: { $number }-asis raundas
end-match = Baigti žaidimą
waiting-for-host = Laukiame, kol šeimininkas išdalys korteles kitam raundui.
rematch = Žaisti dar kartą
day-others = Kaip sekėsi kitiems
record = Žaidimo įrašas
you-won-match = Laimėjai žaidimą.
won-match = { $count ->
    [one] { $names } laimi žaidimą.
    [few] { $names } dalijasi pergale.
   *[other] { $names } dalijasi pergale.
}

## The menu of the table

pause = Pauzė
call-bot = Tegu už žaidėją { $name } žaidžia kompiuteris
keys = Klaviatūra
leave = Palikti žaidimą
leave-sure = Tikrai išeiti? Tavo ėjimai bus praleidžiami.

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
fits-in = Tinka derinių: { $count }
esc-back = Esc grąžina
log = Eiga
log-again = Paliesk ėjimą, kad vėl jį pamatytum.
set-span = { $first } – { $last }
out = Baigta!
tap-on = Paliesk ir tęsk
came-back = Vėl laikiklyje: { $count }
came-back-why = Ne užbaigtame derinyje
drawn-now = Ištraukta: { $count }
rule-here = Šio stalo taisyklė
all-right = Gerai
held-goes = { $me ->
    [true] Gauni tai, kas liko kitiems
   *[other] { $name } gauna tai, kas liko kitiems
}
replay = Peržiūra
labelled = { $label }: { $value }
