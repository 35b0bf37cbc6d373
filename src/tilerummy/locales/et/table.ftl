## The connection, and who watches

bye-full = Server on praegu täis. Proovime uuesti…
bye-banned = Sa ei saa selles serveris enam mängida.
watchers = Vaatajaid: { $count }

## People

seat-menu = Mängija: { $name }
react = Saada reaktsioon
talk-new = Uusi: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Vihje { $number } / 3
hint-tile = Saad välja käia: { $tile }.
hint-where = Kuhu?
hint-enough = Aitab
hint-goes-front = See läheb algusesse: { $set }.
hint-goes-end = See läheb lõppu: { $set }.
hint-goes-into = See sobib siia: { $set }.
hint-goes-new = Sellest saab uus kombinatsioon: { $set }.
hint-lay = Käi välja
hint-whole = Kogu käik
hint-next = Edasi
hint-all = Käi kõik välja
take-back-tile = Võta tagasi: { $tile }
mend-or-back = Paranda või võta tagasi
hint-rack = Sinu aluselt: { $tiles }
hint-source = Siit ({ $set }): { $tiles }
hint-step = Samm { $number } / { $count }

## Refusals

why-short = Miks?

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
