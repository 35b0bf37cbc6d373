## The connection, and who watches

bye-full = Serwer jest teraz pełny. Próbujemy ponownie…
bye-banned = Na tym serwerze nie możesz już grać.
watchers = Widzowie: { $count }

## People

seat-menu = Gracz: { $name }
react = Wyślij reakcję
talk-new = Nowe: { $count }

## Refusals

why-short = Dlaczego?
take-back-tile = Zabierz: { $tile }
mend-or-back = Popraw albo zabierz

## Ceremonies

opened-big = { $value }!
tiles-dealt = Kostki są rozdane.
opened-with = Twoje otwarcie: { $value } pkt
wants-rematch = { $name } chce zagrać jeszcze raz.
sheet-sitting = Inni już siadają. Idziesz?
sheet-wants = chce grać
sheet-reads = jeszcze patrzy
our-table = Nasz stół
log-now = Teraz gra { $name }
