## The connection, and who watches

bye-full = Serveren er full akkurat nå. Prøver igjen …
bye-banned = Du kan ikke lenger spille på denne serveren.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaksjon
talk-new = Nytt: { $count }

## Refusals

why-short = Hvorfor?
take-back-tile = Ta tilbake: { $tile }
mend-or-back = Rett det eller ta det tilbake

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
