## The connection, and who watches

bye-full = Serveren er full akkurat nå. Prøver igjen …
bye-banned = Du kan ikke lenger spille på denne serveren.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaksjon
talk-new = Nytt: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tips { $number } av 3
hint-tile = Du kan legge { $tile }.
hint-where = Hvor?
hint-enough = Det er nok
hint-goes-front = Den passer foran { $set }.
hint-goes-end = Den passer etter { $set }.
hint-goes-into = Den hører til { $set }.
hint-goes-new = Den gir en ny kombinasjon: { $set }.
hint-lay = Legg den
hint-whole = Hele turen
hint-next = Neste
hint-all = Legg alt
take-back-tile = Ta tilbake: { $tile }
mend-or-back = Rett det eller ta det tilbake
hint-rack = Fra holderen din: { $tiles }
hint-source = Fra { $set }: { $tiles }
hint-step = Trinn { $number } av { $count }

## Refusals

why-short = Hvorfor?

## Ceremonies

opened-big = { $value }!
tiles-dealt = Brikkene er delt ut.
opened-with = Ditt første utlegg: { $value } poeng
wants-rematch = { $name } vil gjerne spille igjen.
sheet-sitting = De andre setter seg. Kommer du?
sheet-wants = vil spille
sheet-reads = ser på resultatet
our-table = Bordet vårt
log-now = { $name } spiller nå
