### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Dazu: { $tiles }. Jetzt: { $set }.
told-added-from = Dazu: { $tiles }, vom Tisch: { $moved }. Jetzt: { $set }.
told-moved = Vom Tisch: { $moved }. Jetzt: { $set }.
told-new = Neues Set: { $set }.
told-new-from = Neues Set: { $set }. Vom Tisch: { $moved }.
told-left = Dort bleibt: { $set }.
told-back = Zurück aufs Brett: { $tiles }.
told-set-laid = { $set }, { $count } vom Brett
told-with = { $set }, darunter { $jokers }
told-group = Gruppe mit der Zahl { $number }: { $colours }
told-twice = { $number } doppelt
told-drew = Du hast gezogen: { $tile }.
told-empty = Auf dem Tisch liegt nichts.
told-nothing = Seit deinem Zug ist nichts passiert.
told-unfinished = Noch kein Set: { $tiles }.
told-short-onto = { $tiles } an Set { $number }
told-short-new = { $tiles } als neues Set
told-short-moved = Set { $number } geändert
told-one-left = Nur noch ein Stein: { $name }.

## Answers to keys

told-not-held = Nicht auf deinem Brett: { $tiles }.
told-no-undo = Es gibt nichts zurückzunehmen.
told-no-redo = Es gibt nichts zu wiederholen.
told-no-set = Ein Set { $number } gibt es nicht.
told-set = Set { $number }: { $set }.
told-sets = Sets auf dem Tisch: { $count }.
told-no-takers = Kein Set nimmt einen deiner Steine.
told-opens = Das reicht zum Eröffnen: { $value }.
told-laid = In diesem Zug gelegt: { $tiles }.
told-laid-none = In diesem Zug hast du noch nichts gelegt.
told-level-short = Kurze Sätze.
told-level-normal = Normale Sätze.
told-level-full = Ausführliche Sätze.
told-log = Der Verlauf steht jetzt neben dem Tisch.
told-log-closed = Der Verlauf ist geschlossen.
told-type = Set eintippen, zum Beispiel { $example }
told-not-read = Das ist kein Set: { $text }.
told-empty-hand = Nichts in der Hand.
told-edge = In dieser Richtung kommt nichts mehr.
told-needs = So viel brauchst du mindestens zum Eröffnen: { $minimum }.
told-price = Das kostet { $points }. Noch einmal drücken, um es zu hören.
told-no-hints = An diesem Tisch gibt es keine Tipps.
told-nobody = Hier würde niemand eine Reaktion sehen.

## Beside a seat

seat-more-time = Mehr Zeit für { $name }
seat-more-time-help = Die Uhr läuft erst los, wenn die Zeit für einen ganzen Zug vorbei ist.

## The list of keys

key-hear-rack = Zum Brett gehen und es hören
key-hear-takers = Die Sets hören, die deine Steine nehmen
key-go-set = Zu einem Set nach seiner Nummer
key-standing = Hören, wie es steht
key-can-lay = Hören, was du auslegen kannst
key-again = Den letzten Satz noch einmal hören
key-type = Ein Set eintippen
key-hear-turn = Deinen Zug bis hierher hören
key-level = Kurze, normale oder ausführliche Sätze

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tipp { $number } von 3
hint-tile = Diesen Stein kannst du legen: { $tile }.
hint-where = Wohin?
hint-enough = Das reicht
hint-goes-front = Er passt vor das Set { $set }.
hint-goes-end = Er passt hinter das Set { $set }.
hint-goes-into = Er passt zum Set { $set }.
hint-goes-new = Er ergibt ein neues Set: { $set }.
hint-lay = Legen
hint-whole = Der ganze Zug
hint-next = Weiter
hint-all = Alles legen
hint-rack = Von deinem Brett: { $tiles }
hint-source = Aus dem Set { $set }: { $tiles }
hint-step = Schritt { $number } von { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = schwarze { $first } bis { $last }
run-r = rote { $first } bis { $last }
run-b = blaue { $first } bis { $last }
run-y = gelbe { $first } bis { $last }
run-o = orange { $first } bis { $last }
run-g = grüne { $first } bis { $last }
run-w = weiße { $first } bis { $last }
run-n = braune { $first } bis { $last }
