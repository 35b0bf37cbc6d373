## The connection, and who watches

bye-full = Serveris pašlaik ir pilns. Mēģinām vēlreiz…
bye-banned = Šajā serverī tu vairs nevari spēlēt.
watchers = Skatītāji: { $count }

## People

seat-menu = Spēlētājs: { $name }
react = Nosūtīt reakciju
talk-new = Jauni: { $count }

## Refusals

why-short = Kāpēc?
take-back-tile = Paņem atpakaļ: { $tile }
mend-or-back = Izlabo vai paņem atpakaļ

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kauliņi ir izdalīti.
opened-with = Tavas pirmās kombinācijas punkti: { $value }
wants-rematch = { $name } grib spēlēt vēlreiz.
sheet-sitting = Citi sēžas pie galda. Vai nāksi?
sheet-wants = grib spēlēt
sheet-reads = vēl skatās
our-table = Mūsu galds
log-now = Tagad spēlē { $name }
