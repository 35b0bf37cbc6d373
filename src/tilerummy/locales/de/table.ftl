## The connection, and who watches

bye-full = Der Server ist gerade voll. Neuer Versuch …
bye-banned = Auf diesem Server kannst du nicht mehr spielen.
watchers = Zuschauer: { $count }

## People

seat-menu = Mehr zu { $name }
react = Reaktion schicken
talk-new = Neu: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tipp { $number } von 3
hint-tile = Diesen Stein kannst du legen: { $tile }.
hint-where = Wohin?
hint-enough = Das reicht
hint-goes-front = Er passt vor { $set }.
hint-goes-end = Er passt hinter { $set }.
hint-goes-into = Er passt zu { $set }.
hint-goes-new = Er ergibt ein neues Set: { $set }.
hint-lay = Legen
hint-whole = Der ganze Zug
hint-next = Weiter
hint-all = Alles legen
take-back-tile = Zurücknehmen: { $tile }
mend-or-back = Ändern oder zurücknehmen
hint-rack = Von deinem Brett: { $tiles }
hint-source = Aus { $set }: { $tiles }
hint-step = Schritt { $number } von { $count }

## Refusals

why-short = Warum?

## Ceremonies

opened-big = { $value }!
tiles-dealt = Die Steine sind verteilt.
opened-with = Deine Eröffnung: { $value } Punkte
wants-rematch = { $name } möchte noch einmal spielen.
sheet-sitting = Die anderen setzen sich hin. Kommst du?
sheet-wants = will noch einmal
sheet-reads = schaut noch
our-table = Unser Tisch
log-now = { $name } ist dran
