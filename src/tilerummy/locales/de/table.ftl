## The connection, and who watches

bye-full = Der Server ist gerade voll. Neuer Versuch …
bye-banned = Auf diesem Server kannst du nicht mehr spielen.
watchers = Zuschauer: { $count }

## People

seat-menu = Mehr zu { $name }
react = Reaktion schicken
talk-new = Neu: { $count }

## Refusals

why-short = Warum?
take-back-tile = Zurücknehmen: { $tile }
mend-or-back = Ändern oder zurücknehmen

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
