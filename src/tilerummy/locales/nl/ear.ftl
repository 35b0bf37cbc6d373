### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Erbij: { $tiles }. Nu: { $set }.
told-added-from = Erbij: { $tiles }, van tafel: { $moved }. Nu: { $set }.
told-moved = Van tafel: { $moved }. Nu: { $set }.
told-new = Nieuwe set: { $set }.
told-new-from = Nieuwe set: { $set }. Van tafel: { $moved }.
told-left = Daar blijft: { $set }.
told-back = Terug op het plankje: { $tiles }.
told-set-laid = { $set }, { $count } van het plankje
told-with = { $set } met { $jokers }
told-group = groep met het getal { $number }: { $colours }
told-twice = { $number } dubbel
told-drew = Je hebt gepakt: { $tile }.
told-empty = Er ligt niets op tafel.
told-nothing = Sinds je beurt is er niets gebeurd.
told-unfinished = Nog geen set: { $tiles }.
told-short-onto = { $tiles } bij set { $number }
told-short-new = { $tiles } als nieuwe set
told-short-moved = set { $number } veranderd
told-one-left = Nog maar één steen: { $name }.

## Answers to keys

told-not-held = Niet op je plankje: { $tiles }.
told-no-undo = Er is niets om terug te nemen.
told-no-redo = Er is niets om opnieuw te doen.
told-no-set = Er is geen set { $number }.
told-set = Set { $number }: { $set }.
told-sets = Sets op tafel: { $count }.
told-no-takers = Geen set neemt een steen van jou.
told-opens = Genoeg om uit te komen: { $value }.
told-laid = Gelegd in deze beurt: { $tiles }.
told-laid-none = Je hebt in deze beurt nog niets gelegd.
told-level-short = Korte zinnen.
told-level-normal = Gewone zinnen.
told-level-full = Volledige zinnen.
told-log = Het verloop staat nu naast de tafel.
told-log-closed = Het verloop is gesloten.
told-type = Typ een set, bijvoorbeeld { $example }
told-not-read = Dat is geen set: { $text }.
told-empty-hand = Niets in je hand.
told-edge = Verder is er in deze richting niets.
told-needs = Om uit te komen heb je minstens nodig: { $minimum }.
told-price = Dit kost { $points }. Druk nog eens om het te horen.
told-no-hints = Aan deze tafel zijn er geen tips.
told-nobody = Niemand hier zou een reactie zien.

## Beside a seat

seat-more-time = Meer tijd voor { $name }
seat-more-time-help = De klok begint pas te lopen als de tijd voor een hele beurt voorbij is.

## The list of keys

key-hear-rack = Naar je plankje gaan en het horen
key-hear-takers = De sets horen waar je stenen bij passen
key-go-set = Naar een set gaan op nummer
key-standing = Horen hoe het ervoor staat
key-can-lay = Horen wat je kunt leggen
key-again = De laatste zin nog eens horen
key-type = Een set typen
key-hear-turn = Je beurt tot nu toe horen
key-level = Korte, gewone of volledige zinnen

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tip { $number } van 3
hint-tile = Je kunt de { $tile } leggen.
hint-where = Waar?
hint-enough = Genoeg
hint-goes-front = Hij past voor { $set }.
hint-goes-end = Hij past achter { $set }.
hint-goes-into = Hij hoort bij { $set }.
hint-goes-new = Hij geeft een nieuwe set: { $set }.
hint-lay = Leggen
hint-whole = De hele beurt
hint-next = Volgende
hint-all = Alles leggen
hint-rack = Van je plankje: { $tiles }
hint-source = Uit { $set }: { $tiles }
hint-step = Stap { $number } van { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = zwarte { $first } tot en met { $last }
run-r = rode { $first } tot en met { $last }
run-b = blauwe { $first } tot en met { $last }
run-y = gele { $first } tot en met { $last }
run-o = oranje { $first } tot en met { $last }
run-g = groene { $first } tot en met { $last }
run-w = witte { $first } tot en met { $last }
run-n = bruine { $first } tot en met { $last }
