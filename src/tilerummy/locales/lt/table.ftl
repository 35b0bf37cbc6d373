## The connection, and who watches

bye-full = Serveris dabar pilnas. Bandome dar kartą…
bye-banned = Šiame serveryje nebegali žaisti.
watchers = Žiūrovai: { $count }

## People

seat-menu = Žaidėjas: { $name }
react = Siųsti reakciją
talk-new = Nauja: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = { $number }-oji užuomina iš 3
hint-tile = Gali padėti: { $tile }.
hint-where = Kur?
hint-enough = Gana
hint-goes-front = Tinka į pradžią: { $set }.
hint-goes-end = Tinka į pabaigą: { $set }.
hint-goes-into = Tinka čia: { $set }.
hint-goes-new = Susidaro naujas derinys: { $set }.
hint-lay = Padėti
hint-whole = Visas ėjimas
hint-next = Toliau
hint-all = Padėti viską
take-back-tile = Atsiimk: { $tile }
mend-or-back = Pataisyk arba atsiimk
hint-rack = Iš tavo laikiklio: { $tiles }
hint-source = Iš čia ({ $set }): { $tiles }
hint-step = { $number }-asis žingsnis iš { $count }

## Refusals

why-short = Kodėl?

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
