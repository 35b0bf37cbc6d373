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
program = Mana programma
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
# The player has opened.
seat-opened = Pirmā izspēlēta
# The player needs so many points for the opening. Very short.
seat-opens = Vajag { $minimum }
opens-at = vajag { $minimum }
seat-away = Nav klāt
seat-left = Aizgāja
pool-word = Krājumi
# The first set of a round.
empty-table = Pirmo kombināciju liec, kur vēlies.
empty-table-watched = Uz galda vēl nekā nav.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trīs kauliņi vai vairāk: viens skaitlis dažādās krāsās vai viena krāsa ar secīgiem skaitļiem. Velc tos šurp vai pieskaries tiem un tad galdam.
your-rack = { $count ->
    [zero] Tavs turētājs, { $count } kauliņu
    [one] Tavs turētājs, { $count } kauliņš
   *[other] Tavs turētājs, { $count } kauliņi
}
set-of = { $number }. kombinācija no { $count }
look-incomplete = nepilnīga
look-illegal = nepareiza
look-frozen = iesaldēta
look-draft = tiek likta
look-mine = tevis mainīta
look-last = mainīta pēdējā gājienā
set-missing = Trūkst { $number }
set-one-more = Trūkst viena
set-two-more = Trūkst divu
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } divreiz
set-mixed = Neder kopā
set-gap = Nav pēc kārtas
set-end = Tikai no 1 līdz 13
set-many = Ne vairāk par { $most }
set-frozen = Iesaldēta
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Atsaukt
redo = Atkārtot
reset = Atcelt visu
sort = Kārtot
sort-runs = Kārtot pēc krāsas
sort-groups = Kārtot pēc skaitļa
sort-playable = Kārtot pēc kombinācijām
hint = Padoms
talk = Sarunas
talk-send = Sūtīt
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Apklusināt: { $name }
split = Sadalīt
# $tile is "red 7".
take-tile = Ņemt: { $tile }
take-all = Ņemt visus
pick-a-tile = Izvēlies kauliņu
later = Vēlāk
joker-which = Kuru kauliņu aizstāj džokers?
open-tile = Atklāts kauliņš: { $tile }
watching = Tu skaties
offline-draft-kept = Nav savienojuma. Tavi kauliņi paliek savā vietā; mēģinām vēlreiz…
opening-meter = Pirmā kombinācija: { $value } no { $minimum }
clock-warning = { $count ->
    [zero] Vēl { $count } sekunžu
    [one] Vēl { $count } sekunde
   *[other] Vēl { $count } sekundes
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Ņemt kauliņu
do-pass = Izlaist
do-discard = Nomest
play-tiles = { $count ->
    [zero] Izspēlēt { $count } kauliņu
    [one] Izspēlēt { $count } kauliņu
   *[other] Izspēlēt { $count } kauliņus
}
all-fits = Uz galda viss der
going-out = Turētājs tukšs: tu pabeidz partiju
unfinished = { $count ->
    [zero] { $count } nepabeigtu kombināciju
    [one] { $count } nepabeigta kombinācija
   *[other] { $count } nepabeigtas kombinācijas
}
sets-not-fitting = { $count ->
    [zero] { $count } kombināciju neder
    [one] { $count } kombinācija neder
   *[other] { $count } kombinācijas neder
}
lay-or-draw = Vai izspēlē kauliņus
draw-first = Ar to sākas katrs gājiens
pool-empty = Krājumi ir tukši
open-with = Vai pirmā kombinācija ar { $minimum } punktiem
opening-help = Pievieno kombināciju vai atcel visu un ņem kauliņu
reset-helps = Vai atcel visu un sāc no jauna
# $tile is "red 7".
discard-tile = Nomest: { $tile }
choose-discard = Nomet 1 kauliņu
lay-or-discard = Izspēlē vai nomet 1 kauliņu
choose-discard-how = Izvēlies kauliņu turētājā
plan-ahead = Vari plānot savu gājienu
planned = { $count ->
    [zero] Plānā: { $count } kauliņu
    [one] Plānā: { $count } kauliņš
   *[other] Plānā: { $count } kauliņi
}
paused = Spēle ir apturēta
come-back = Spēlēt tālāk
end-anyway = Tomēr beigt
draw-again = Nospied vēlreiz, lai ņemtu kauliņu.

## The status line

status-stays = Šis kauliņš paliek uz galda.
status-frozen = Kombinācija ar džokeru ir iesaldēta, līdz džokeru samaina.
status-several-places = Der vairākās vietās. Izvēlies vienu.
status-no-place = Viens pats neder nekur. Izvēlies vēl kauliņus.
status-stale = Spēle pa to laiku gāja tālāk.
status-no-discard = Tagad nevari nomest kauliņu.
status-reset-first = Vispirms atcel visu, tad ņem vai nomet kauliņu.
plan-changed = Galds mainījās. Daļa tava plāna vairs neder.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [zero] Tu izspēlēji { $count } kauliņu.
        [one] Tu izspēlēji { $count } kauliņu.
       *[other] Tu izspēlēji { $count } kauliņus.
    }
   *[other] { $count ->
        [zero] { $name } izspēlē { $count } kauliņu.
        [one] { $name } izspēlē { $count } kauliņu.
       *[other] { $name } izspēlē { $count } kauliņus.
    }
}
news-announced = { $me ->
    [true] Tu pieteici džokera maiņu.
   *[other] { $name } piesaka džokera maiņu.
}
news-drew = { $me ->
    [true] Tu paņēmi kauliņu.
   *[other] { $name } paņem kauliņu.
}
news-discarded = { $me ->
    [true] Tu nometi: { $tile }.
   *[other] { $name } nomet: { $tile }.
}
news-passed = { $me ->
    [true] Tu izlaidi gājienu.
   *[other] { $name } izlaiž gājienu.
}
news-time-out = { $me ->
    [true] Tavs laiks beidzās.
   *[other] { $name }: laiks beidzās.
}
news-mistake = { $me ->
    [true] Tavs gājiens nebija pareizs, tāpēc piemēroti noteikumi par kļūdām.
   *[other] { $name }: gājiens nebija pareizs, tāpēc piemēroti noteikumi par kļūdām.
}
news-last-tile = { $me ->
    [true] Tu paziņo beigas: tavs pēdējais kauliņš ir uz galda.
   *[other] { $name } paziņo beigas: pēdējais kauliņš ir uz galda.
}
news-left = { $me ->
    [true] Tu aizgāji.
   *[other] { $name } aiziet.
}
news-back = { $me ->
    [true] Tu atkal esi spēlē.
   *[other] { $name } atkal ir spēlē.
}
news-starts = { $me ->
    [true] Tu sāc.
   *[other] { $name } sāk.
}
news-went-out = { $me ->
    [true] Tu pabeidzi partiju.
   *[other] { $name } pabeidz partiju.
}
news-blocked = Neviens nevar turpināt. Uzvar tas, kuram ir vismazāk punktu.
blocked-difference = Pārējie pieraksta starpību kā mīnusa punktus.

## Hints

hint-nothing = Neko nevar izspēlēt. Ņem kauliņu.
hint-found = { $count ->
    [zero] Var izspēlēt { $count } kauliņu
    [one] Var izspēlēt { $count } kauliņu
   *[other] Var izspēlēt { $count } kauliņus
}
hint-lay-new = Jauna kombinācija
hint-lay-onto = Pievienot kombinācijai
hint-move-new = Ņemt no galda, jauna kombinācija
hint-move-onto = Uz citu kombināciju

## Rounds and scores

score-sheet = Punktu lapa
round-over = Partija beigusies
match-over = Spēle beigusies
who-begins = Kurš sāk?
choosing-starter = Rīkotājs saka, kurš sāk
round-number = { $number }. partija
total = Kopā
went-out = pabeidza
fewest = vismazāk punktu
left-on-racks = Palika turētājos
how-it-went = Kā gāja spēle
deal-round = Izdalīt kauliņus: { $number }. partija
end-match = Beigt spēli
waiting-for-host = Gaidām, kad rīkotājs izdalīs kauliņus nākamajai partijai.
rematch = Spēlēt vēlreiz
day-others = Kā veicās citiem
record = Spēles pieraksts
you-won-match = Tu uzvarēji spēlē.
won-match = { $count ->
    [zero] { $names }: kopīga uzvara.
    [one] { $names }: uzvara spēlē.
   *[other] { $names }: kopīga uzvara.
}

## The menu of the table

pause = Pauze
call-bot = Dators spēlē šī spēlētāja vietā: { $name }
keys = Tastatūra
leave = Pamest spēli
leave-sure = Tiešām aiziet? Tavi gājieni tiks izlaisti.

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
fits-in = Der kombinācijām: { $count }
esc-back = Esc noliek atpakaļ
log = Norise
log-again = Pieskaries gājienam, lai to redzētu vēlreiz.
set-span = { $first } – { $last }
out = Pabeigts!
tap-on = Pieskaries, lai turpinātu
came-back = Atpakaļ turētājā: { $count }
came-back-why = Nebija pabeigtā kombinācijā
drawn-now = Paņemti kauliņi: { $count }
rule-here = Šī galda noteikums
all-right = Labi
held-goes = { $me ->
    [true] Tu saņem to, kas palicis citiem
   *[other] { $name } saņem to, kas palicis citiem
}
replay = Atkārtojums
labelled = { $label }: { $value }
