### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Lisati: { $tiles }. Nüüd: { $set }.
told-added-from = Lisati: { $tiles }, laualt: { $moved }. Nüüd: { $set }.
told-moved = Laualt: { $moved }. Nüüd: { $set }.
told-new = Uus kombinatsioon: { $set }.
told-new-from = Uus kombinatsioon: { $set }. Laualt: { $moved }.
told-left = Sinna jääb: { $set }.
told-back = Tagasi alusele: { $tiles }.
told-set-laid = { $set }, { $count } aluselt
told-with = { $set }, sealhulgas { $jokers }
told-group = rühm, arv { $number }: { $colours }
told-twice = { $number } kaks korda
told-drew = Võtsid: { $tile }.
told-empty = Laual ei ole midagi.
told-nothing = Pärast sinu käiku ei ole midagi juhtunud.
told-unfinished = Veel mitte kombinatsioon: { $tiles }.
told-short-onto = { $tiles }, kombinatsioon { $number }
told-short-new = { $tiles } uue kombinatsioonina
told-short-moved = kombinatsioon { $number } muutus
told-one-left = Alles on üks klots: { $name }.

## Answers to keys

told-not-held = Sinu alusel ei ole: { $tiles }.
told-no-undo = Tagasi pole midagi võtta.
told-no-redo = Uuesti pole midagi teha.
told-no-set = Kombinatsiooni { $number } ei ole.
told-set = Kombinatsioon { $number }: { $set }.
told-sets = Kombinatsioone laual: { $count }.
told-no-takers = Ükski kombinatsioon ei võta sinu klotsi.
told-opens = Esimeseks kombinatsiooniks piisab: { $value }.
told-laid = Sel käigul pandud: { $tiles }.
told-laid-none = Sel käigul pole sa midagi pannud.
told-level-short = Lühikesed laused.
told-level-normal = Tavalised laused.
told-level-full = Täielikud laused.
told-log = Käigud on nüüd laua kõrval näha.
told-log-closed = Käigud on peidetud.
told-type = Kirjuta kombinatsioon, näiteks { $example }
told-not-read = See pole kombinatsioon: { $text }.
told-empty-hand = Käes pole midagi.
told-edge = Siitpoolt rohkem midagi ei ole.
told-needs = Esimeseks kombinatsiooniks on vaja vähemalt: { $minimum }.
told-price = See maksab { $points }. Kuulamiseks vajuta uuesti.
told-no-hints = Selles lauas vihjeid ei ole.
told-nobody = Siin ei näeks reaktsiooni keegi.

## Beside a seat

seat-more-time = Rohkem aega: { $name }
seat-more-time-help = Kell hakkab käima alles siis, kui terve käigu aeg on möödas.

## The list of keys

key-hear-rack = Mine alusele ja kuula seda
key-hear-takers = Kuula kombinatsioone, kuhu su klotsid sobivad
key-go-set = Mine kombinatsioonile numbri järgi
key-standing = Kuula mängu seisu
key-can-lay = Kuula, mida saad panna
key-again = Kuula viimast lauset uuesti
key-type = Kirjuta kombinatsioon
key-hear-turn = Kuula oma käiku seni
key-level = Lühikesed, tavalised või täielikud laused

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Vihje { $number } / 3
hint-tile = Saad välja käia: { $tile }.
hint-where = Kuhu?
hint-enough = Aitab
hint-goes-front = See läheb algusesse: { $set }.
hint-goes-end = See läheb lõppu: { $set }.
hint-goes-into = See sobib siia: { $set }.
hint-goes-new = Sellest saab uus kombinatsioon: { $set }.
hint-lay = Käi välja
hint-whole = Kogu käik
hint-next = Edasi
hint-all = Käi kõik välja
hint-rack = Sinu aluselt: { $tiles }
hint-source = Siit ({ $set }): { $tiles }
hint-step = Samm { $number } / { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = mustad { $first } kuni { $last }
run-r = punased { $first } kuni { $last }
run-b = sinised { $first } kuni { $last }
run-y = kollased { $first } kuni { $last }
run-o = oranžid { $first } kuni { $last }
run-g = rohelised { $first } kuni { $last }
run-w = valged { $first } kuni { $last }
run-n = pruunid { $first } kuni { $last }
