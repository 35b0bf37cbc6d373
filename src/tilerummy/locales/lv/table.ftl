## The connection, and who watches

bye-full = Serveris pašlaik ir pilns. Mēģinām vēlreiz…
bye-banned = Šajā serverī tu vairs nevari spēlēt.
watchers = Skatītāji: { $count }

## People

seat-menu = Spēlētājs: { $name }
react = Nosūtīt reakciju
talk-new = Jauni: { $count }

## Refusals

why-short = Kāpēc?
take-back-tile = Paņem atpakaļ: { $tile }
mend-or-back = Izlabo vai paņem atpakaļ

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kauliņi ir izdalīti.
opened-with = Tavas pirmās kombinācijas punkti: { $value }
wants-rematch = { $name } grib spēlēt vēlreiz.
sheet-sitting = Citi sēžas pie galda. Vai nāksi?
sheet-wants = grib spēlēt
sheet-reads = vēl skatās
our-table = Mūsu galds
log-now = Tagad spēlē { $name }

## Before the match

program = Mana programma

## The table

# The player has opened.
seat-opened = Pirmā izspēlēta
# The player needs so many points for the opening. Very short.
opens-at = vajag { $minimum }
seat-away = Nav klāt
seat-left = Aizgāja
pool-word = Krājumi
# The first set of a round.
empty-table = Pirmo kombināciju liec, kur vēlies.
empty-table-watched = Uz galda vēl nekā nav.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trīs kauliņi vai vairāk: viens skaitlis dažādās krāsās vai viena krāsa ar secīgiem skaitļiem. Velc tos šurp vai pieskaries tiem un tad galdam.
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
redo = Atkārtot
reset = Atcelt visu
sort-runs = Kārtot pēc krāsas
sort-groups = Kārtot pēc skaitļa
sort-playable = Kārtot pēc kombinācijām
talk = Sarunas
talk-send = Sūtīt
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Apklusināt: { $name }
split = Sadalīt
# $tile is "red 7".
take-tile = Ņemt: { $tile }
take-all = Ņemt visus
pick-a-tile = Izvēlies kauliņu
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
fewest = vismazāk punktu
how-it-went = Kā gāja spēle
deal-round = Izdalīt kauliņus: { $number }. partija
waiting-for-host = Gaidām, kad rīkotājs izdalīs kauliņus nākamajai partijai.
rematch = Spēlēt vēlreiz
record = Spēles pieraksts

## The menu of the table

call-bot = Dators spēlē šī spēlētāja vietā: { $name }
keys = Tastatūra
leave-sure = Tiešām aiziet? Tavi gājieni tiks izlaisti.

## Following the others, help for the hand, the end of a round

fits-in = Der kombinācijām: { $count }
esc-back = Esc noliek atpakaļ
log-again = Pieskaries gājienam, lai to redzētu vēlreiz.
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
