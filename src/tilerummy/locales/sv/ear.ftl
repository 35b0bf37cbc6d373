### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Tillagt: { $tiles }. Nu: { $set }.
told-added-from = Tillagt: { $tiles }, från bordet: { $moved }. Nu: { $set }.
told-moved = Från bordet: { $moved }. Nu: { $set }.
told-new = Ny kombination: { $set }.
told-new-from = Ny kombination: { $set }. Från bordet: { $moved }.
told-left = Kvar där: { $set }.
told-back = Tillbaka på spelbrädan: { $tiles }.
told-set-laid = { $set }, { $count } från spelbrädan
told-with = { $set } med { $jokers }
told-group = grupp med talet { $number }: { $colours }
told-twice = { $number } två gånger
told-drew = Du tog: { $tile }.
told-empty = Det ligger inget på bordet.
told-nothing = Inget har hänt sedan din tur.
told-unfinished = Ännu ingen kombination: { $tiles }.
told-short-onto = { $tiles } på kombination { $number }
told-short-new = { $tiles } som ny kombination
told-short-moved = kombination { $number } ändrad
told-one-left = Bara en sten kvar: { $name }.

## Answers to keys

told-not-held = Inte på din spelbräda: { $tiles }.
told-no-undo = Det finns inget att ångra.
told-no-redo = Det finns inget att göra om.
told-no-set = Det finns ingen kombination { $number }.
told-set = Kombination { $number }: { $set }.
told-sets = Kombinationer på bordet: { $count }.
told-no-takers = Ingen kombination tar någon av dina stenar.
told-opens = Det räcker för att öppna: { $value }.
told-laid = Lagt i den här turen: { $tiles }.
told-laid-none = Du har inte lagt något i den här turen.
told-level-short = Korta meningar.
told-level-normal = Vanliga meningar.
told-level-full = Fullständiga meningar.
told-log = Loggen står nu bredvid bordet.
told-log-closed = Loggen är stängd.
told-type = Skriv en kombination, till exempel { $example }
told-not-read = Det är ingen kombination: { $text }.
told-empty-hand = Inget i handen.
told-edge = Det finns inget mer åt det hållet.
told-needs = För att öppna behöver du minst: { $minimum }.
told-price = Det kostar { $points }. Tryck igen för att höra det.
told-no-hints = Vid det här bordet finns inga tips.
told-nobody = Ingen här skulle se en reaktion.

## Beside a seat

seat-more-time = Mer tid för { $name }
seat-more-time-help = Klockan startar först när tiden för en hel tur har gått.

## The list of keys

key-hear-rack = Gå till brädan och hör den
key-hear-takers = Hör kombinationerna som tar dina stenar
key-go-set = Gå till en kombination efter nummer
key-standing = Hör hur det står
key-can-lay = Hör vad du kan lägga
key-again = Hör den sista meningen igen
key-type = Skriv en kombination
key-hear-turn = Hör din tur hittills
key-level = Korta, vanliga eller fullständiga meningar

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tips { $number } av 3
hint-tile = Du kan lägga { $tile }.
hint-where = Vart?
hint-enough = Det räcker
hint-goes-front = Den passar före { $set }.
hint-goes-end = Den passar efter { $set }.
hint-goes-into = Den hör ihop med { $set }.
hint-goes-new = Den ger en ny kombination: { $set }.
hint-lay = Lägg den
hint-whole = Hela draget
hint-next = Nästa
hint-all = Lägg allt
hint-rack = Från din bräda: { $tiles }
hint-source = Från { $set }: { $tiles }
hint-step = Steg { $number } av { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = svarta { $first } till { $last }
run-r = röda { $first } till { $last }
run-b = blå { $first } till { $last }
run-y = gula { $first } till { $last }
run-o = orange { $first } till { $last }
run-g = gröna { $first } till { $last }
run-w = vita { $first } till { $last }
run-n = bruna { $first } till { $last }
