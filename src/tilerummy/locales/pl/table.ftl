## The connection, and who watches

bye-full = Serwer jest teraz pełny. Próbujemy ponownie…
bye-banned = Na tym serwerze nie możesz już grać.
watchers = Widzowie: { $count }

## People

seat-menu = Gracz: { $name }
react = Wyślij reakcję
talk-new = Nowe: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Podpowiedź { $number } z 3
hint-tile = Możesz wyłożyć: { $tile }.
hint-where = Dokąd?
hint-enough = Wystarczy
hint-goes-front = Pasuje na początek: { $set }.
hint-goes-end = Pasuje na koniec: { $set }.
hint-goes-into = Pasuje do: { $set }.
hint-goes-new = Tworzy nowy układ: { $set }.
hint-lay = Wyłóż
hint-whole = Cały ruch
hint-next = Dalej
hint-all = Wyłóż wszystko
take-back-tile = Zabierz: { $tile }
mend-or-back = Popraw albo zabierz
hint-rack = Z twojej podstawki: { $tiles }
hint-source = Stąd ({ $set }): { $tiles }
hint-step = Krok { $number } z { $count }

## Refusals

why-short = Dlaczego?

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
