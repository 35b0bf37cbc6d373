### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Lagt til: { $tiles }. Nå: { $set }.
told-added-from = Lagt til: { $tiles }, fra bordet: { $moved }. Nå: { $set }.
told-moved = Fra bordet: { $moved }. Nå: { $set }.
told-new = Ny kombinasjon: { $set }.
told-new-from = Ny kombinasjon: { $set }. Fra bordet: { $moved }.
told-left = Igjen der: { $set }.
told-back = Tilbake på brikkeholderen: { $tiles }.
told-set-laid = { $set }, { $count } fra brikkeholderen
told-with = { $set } med { $jokers }
told-group = gruppe med tallet { $number }: { $colours }
told-twice = { $number } to ganger
told-drew = Du trakk: { $tile }.
told-empty = Det ligger ingenting på bordet.
told-nothing = Ingenting har skjedd siden din tur.
told-unfinished = Ikke en kombinasjon ennå: { $tiles }.
told-short-onto = { $tiles } på kombinasjon { $number }
told-short-new = { $tiles } som ny kombinasjon
told-short-moved = kombinasjon { $number } endret
told-one-left = Bare én brikke igjen: { $name }.

## Answers to keys

told-not-held = Ikke i brikkeholderen din: { $tiles }.
told-no-undo = Det er ingenting å angre.
told-no-redo = Det er ingenting å gjøre om.
told-no-set = Det finnes ingen kombinasjon { $number }.
told-set = Kombinasjon { $number }: { $set }.
told-sets = Kombinasjoner på bordet: { $count }.
told-no-takers = Ingen kombinasjon tar en av brikkene dine.
told-opens = Nok til ditt første utlegg: { $value }.
told-laid = Lagt i denne turen: { $tiles }.
told-laid-none = Du har ikke lagt noe i denne turen.
told-level-short = Korte setninger.
told-level-normal = Vanlige setninger.
told-level-full = Fulle setninger.
told-log = Loggen står nå ved siden av bordet.
told-log-closed = Loggen er lukket.
told-type = Skriv en kombinasjon, for eksempel { $example }
told-not-read = Det er ingen kombinasjon: { $text }.
told-empty-hand = Ingenting i hånden.
told-edge = Det er ikke mer i denne retningen.
told-needs = Til ditt første utlegg trenger du minst: { $minimum }.
told-price = Dette koster { $points }. Trykk igjen for å høre det.
told-no-hints = Det er ingen tips ved dette bordet.
told-nobody = Ingen her ville sett en reaksjon.

## Beside a seat

seat-more-time = Mer tid til { $name }
seat-more-time-help = Klokken starter først når tiden for en hel tur er gått.

## The list of keys

key-hear-rack = Gå til holderen og hør den
key-hear-takers = Hør kombinasjonene som tar brikkene dine
key-go-set = Gå til en kombinasjon etter nummer
key-standing = Hør hvordan det står
key-can-lay = Hør hva du kan legge
key-again = Hør den siste setningen igjen
key-type = Skriv en kombinasjon
key-hear-turn = Hør turen din så langt
key-level = Korte, vanlige eller fulle setninger

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tips { $number } av 3
hint-tile = Du kan legge { $tile }.
hint-where = Hvor?
hint-enough = Det er nok
hint-goes-front = Den passer foran { $set }.
hint-goes-end = Den passer etter { $set }.
hint-goes-into = Den hører til { $set }.
hint-goes-new = Den gir en ny kombinasjon: { $set }.
hint-lay = Legg den
hint-whole = Hele turen
hint-next = Neste
hint-all = Legg alt
hint-rack = Fra holderen din: { $tiles }
hint-source = Fra { $set }: { $tiles }
hint-step = Trinn { $number } av { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = svarte { $first } til { $last }
run-r = røde { $first } til { $last }
run-b = blå { $first } til { $last }
run-y = gule { $first } til { $last }
run-o = oransje { $first } til { $last }
run-g = grønne { $first } til { $last }
run-w = hvite { $first } til { $last }
run-n = brune { $first } til { $last }
