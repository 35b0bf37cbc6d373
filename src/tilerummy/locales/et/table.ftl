## The connection, and who watches

bye-full = Server on praegu täis. Proovime uuesti…
bye-banned = Sa ei saa selles serveris enam mängida.
watchers = Vaatajaid: { $count }

## People

seat-menu = Mängija: { $name }
react = Saada reaktsioon
talk-new = Uusi: { $count }

## Refusals

why-short = Miks?
take-back-tile = Võta tagasi: { $tile }
mend-or-back = Paranda või võta tagasi

## Ceremonies

opened-big = { $value }!
tiles-dealt = Klotsid on jagatud.
opened-with = Sinu esimene kombinatsioon: { $value } p
wants-rematch = { $name } tahab veel mängida.
sheet-sitting = Teised istuvad lauda. Kas tuled?
sheet-wants = tahab mängida
sheet-reads = vaatab veel
our-table = Meie laud
log-now = { $name } mängib praegu
