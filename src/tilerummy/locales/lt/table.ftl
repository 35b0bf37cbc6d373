## The connection, and who watches

bye-full = Serveris dabar pilnas. Bandome dar kartą…
bye-banned = Šiame serveryje nebegali žaisti.
watchers = Žiūrovai: { $count }

## People

seat-menu = Žaidėjas: { $name }
react = Siųsti reakciją
talk-new = Nauja: { $count }

## Refusals

why-short = Kodėl?
take-back-tile = Atsiimk: { $tile }
mend-or-back = Pataisyk arba atsiimk

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kortelės išdalytos.
opened-with = Tavo pirmasis derinys: { $value } tšk.
wants-rematch = { $name } nori žaisti dar kartą.
sheet-sitting = Kiti sėdasi. Ar ateini?
sheet-wants = nori žaisti
sheet-reads = dar žiūri
our-table = Mūsų stalas
log-now = Dabar žaidžia { $name }
