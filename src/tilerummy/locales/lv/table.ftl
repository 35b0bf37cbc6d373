## The connection, and who watches

bye-full = Serveris pašlaik ir pilns. Mēģinām vēlreiz…
bye-banned = Šajā serverī tu vairs nevari spēlēt.
watchers = Skatītāji: { $count }

## People

seat-menu = Spēlētājs: { $name }
react = Nosūtīt reakciju
talk-new = Jauni: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = { $number }. padoms no 3
hint-tile = Vari izspēlēt: { $tile }.
hint-where = Kur?
hint-enough = Pietiek
hint-goes-front = Tas der sākumā: { $set }.
hint-goes-end = Tas der beigās: { $set }.
hint-goes-into = Tas der šeit: { $set }.
hint-goes-new = Sanāk jauna kombinācija: { $set }.
hint-lay = Izspēlēt
hint-whole = Viss gājiens
hint-next = Tālāk
hint-all = Izspēlēt visu
take-back-tile = Paņem atpakaļ: { $tile }
mend-or-back = Izlabo vai paņem atpakaļ
hint-rack = No tava turētāja: { $tiles }
hint-source = No šejienes ({ $set }): { $tiles }
hint-step = { $number }. solis no { $count }

## Refusals

why-short = Kāpēc?

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
