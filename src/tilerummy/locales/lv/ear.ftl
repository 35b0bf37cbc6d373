### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Pielikts: { $tiles }. Tagad: { $set }.
told-added-from = Pielikts: { $tiles }, no galda: { $moved }. Tagad: { $set }.
told-moved = No galda: { $moved }. Tagad: { $set }.
told-new = Jauna kombinācija: { $set }.
told-new-from = Jauna kombinācija: { $set }. No galda: { $moved }.
told-left = Tur paliek: { $set }.
told-back = Atpakaļ turētājā: { $tiles }.
told-set-laid = { $set }, { $count } no turētāja
told-with = { $set }, tai skaitā { $jokers }
told-group = grupa, skaitlis { $number }: { $colours }
told-twice = { $number } divreiz
told-drew = Tu paņēmi: { $tile }.
told-empty = Uz galda nekā nav.
told-nothing = Kopš tava gājiena nekas nav noticis.
told-unfinished = Vēl nav kombinācija: { $tiles }.
told-short-onto = { $tiles }, kombinācija { $number }
told-short-new = { $tiles } kā jauna kombinācija
told-short-moved = kombinācija { $number } mainīta
told-one-left = Palicis viens kauliņš: { $name }.

## Answers to keys

told-not-held = Tavā kauliņu turētājā nav: { $tiles }.
told-no-undo = Nav ko atsaukt.
told-no-redo = Nav ko atkārtot.
told-no-set = Kombinācijas { $number } nav.
told-set = Kombinācija { $number }: { $set }.
told-sets = Kombinācijas uz galda: { $count }.
told-no-takers = Neviena kombinācija neņem tavu kauliņu.
told-opens = Pirmajai kombinācijai pietiek: { $value }.
told-laid = Šajā gājienā izlikts: { $tiles }.
told-laid-none = Šajā gājienā tu neko neesi licis.
told-level-short = Īsi teikumi.
told-level-normal = Parasti teikumi.
told-level-full = Pilni teikumi.
told-log = Norise tagad ir redzama blakus galdam.
told-log-closed = Norise ir aizvērta.
told-type = Ieraksti kombināciju, piemēram, { $example }
told-not-read = Tā nav kombinācija: { $text }.
told-empty-hand = Rokā nekā nav.
told-edge = Šajā virzienā nekā vairs nav.
told-needs = Pirmajai kombinācijai vajag vismaz: { $minimum }.
told-price = Tas maksā { $points }. Lai dzirdētu, nospied vēlreiz.
told-no-hints = Pie šī galda padomu nav.
told-nobody = Te reakciju neviens neredzētu.

## Beside a seat

seat-more-time = Vairāk laika: { $name }
seat-more-time-help = Laiku sāk skaitīt tikai tad, kad pagājis vesela gājiena laiks.

## The list of keys

key-hear-rack = Iet uz turētāju un to noklausīties
key-hear-takers = Dzirdēt kombinācijas, kurām der tavi kauliņi
key-go-set = Iet uz kombināciju pēc numura
key-standing = Dzirdēt, kāds ir stāvoklis
key-can-lay = Dzirdēt, ko vari likt
key-again = Vēlreiz dzirdēt pēdējo teikumu
key-type = Ierakstīt kombināciju
key-hear-turn = Dzirdēt savu gājienu līdz šim
key-level = Īsi, parasti vai pilni teikumi

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = { $number }. padoms no 3
hint-tile = Vari izspēlēt: { $tile }.
hint-where = Kur?
hint-enough = Pietiek
hint-goes-front = Tas der sākumā: { $set }.
hint-goes-end = Tas der beigās: { $set }.
hint-goes-into = Tas der šeit: { $set }.
hint-goes-new = Sanāk jauna kombinācija: { $set }.
hint-lay = Izspēlēt
hint-whole = Viss gājiens
hint-next = Tālāk
hint-all = Izspēlēt visu
hint-rack = No tava turētāja: { $tiles }
hint-source = No šejienes ({ $set }): { $tiles }
hint-step = { $number }. solis no { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = melnie no { $first } līdz { $last }
run-r = sarkanie no { $first } līdz { $last }
run-b = zilie no { $first } līdz { $last }
run-y = dzeltenie no { $first } līdz { $last }
run-o = oranžie no { $first } līdz { $last }
run-g = zaļie no { $first } līdz { $last }
run-w = baltie no { $first } līdz { $last }
run-n = brūnie no { $first } līdz { $last }
