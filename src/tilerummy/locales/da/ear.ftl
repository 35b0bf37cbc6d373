### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Lagt til: { $tiles }. Nu: { $set }.
told-added-from = Lagt til: { $tiles }, fra bordet: { $moved }. Nu: { $set }.
told-moved = Fra bordet: { $moved }. Nu: { $set }.
told-new = Ny kombination: { $set }.
told-new-from = Ny kombination: { $set }. Fra bordet: { $moved }.
told-left = Der er tilbage: { $set }.
told-back = Tilbage på brættet: { $tiles }.
told-set-laid = { $set }, { $count } fra brættet
told-with = { $set } med { $jokers }
told-group = gruppe med tallet { $number }: { $colours }
told-twice = { $number } to gange
told-drew = Du tog: { $tile }.
told-empty = Der ligger intet på bordet.
told-nothing = Der er ikke sket noget siden din tur.
told-unfinished = Endnu ingen kombination: { $tiles }.
told-short-onto = { $tiles } på kombination { $number }
told-short-new = { $tiles } som ny kombination
told-short-moved = kombination { $number } ændret
told-one-left = Kun én brik tilbage: { $name }.

## Answers to keys

told-not-held = Ikke på dit bræt: { $tiles }.
told-no-undo = Der er intet at fortryde.
told-no-redo = Der er intet at gentage.
told-no-set = Der er ingen kombination { $number }.
told-set = Kombination { $number }: { $set }.
told-sets = Kombinationer på bordet: { $count }.
told-no-takers = Ingen kombination kan bruge en af dine brikker.
told-opens = Nok til at åbne: { $value }.
told-laid = Lagt i denne tur: { $tiles }.
told-laid-none = Du har ikke lagt noget i denne tur.
told-level-short = Korte sætninger.
told-level-normal = Almindelige sætninger.
told-level-full = Fulde sætninger.
told-log = Loggen står nu ved siden af bordet.
told-log-closed = Loggen er lukket.
told-type = Skriv en kombination, for eksempel { $example }
told-not-read = Det er ingen kombination: { $text }.
told-empty-hand = Intet i hånden.
told-edge = Der er ikke mere i den retning.
told-needs = Så meget skal du mindst bruge for at åbne: { $minimum }.
told-price = Det koster { $points }. Tryk igen for at høre det.
told-no-hints = Der er ingen tip ved dette bord.
told-nobody = Ingen her ville se en reaktion.

## Beside a seat

seat-more-time = Mere tid til { $name }
seat-more-time-help = Uret går først i gang, når tiden til en hel tur er gået.

## The list of keys

key-hear-rack = Gå til brættet og hør det
key-hear-takers = Hør de kombinationer, der kan bruge dine brikker
key-go-set = Gå til en kombination efter nummer
key-standing = Hør, hvordan det står
key-can-lay = Hør, hvad du kan lægge
key-again = Hør den sidste sætning igen
key-type = Skriv en kombination
key-hear-turn = Hør din tur indtil nu
key-level = Korte, almindelige eller fulde sætninger

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tip { $number } af 3
hint-tile = Du kan lægge { $tile }.
hint-where = Hvorhen?
hint-enough = Det er nok
hint-goes-front = Den skal foran { $set }.
hint-goes-end = Den skal efter { $set }.
hint-goes-into = Den hører til { $set }.
hint-goes-new = Den giver en ny kombination: { $set }.
hint-lay = Læg den
hint-whole = Hele turen
hint-next = Næste
hint-all = Læg det hele
hint-rack = Fra dit bræt: { $tiles }
hint-source = Fra { $set }: { $tiles }
hint-step = Trin { $number } af { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = sorte { $first } til { $last }
run-r = røde { $first } til { $last }
run-b = blå { $first } til { $last }
run-y = gule { $first } til { $last }
run-o = orange { $first } til { $last }
run-g = grønne { $first } til { $last }
run-w = hvide { $first } til { $last }
run-n = brune { $first } til { $last }
