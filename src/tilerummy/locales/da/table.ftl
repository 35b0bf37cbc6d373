## The connection, and who watches

bye-full = Serveren er fuld lige nu. Prøver igen …
bye-banned = Du kan ikke længere spille på denne server.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaktion
talk-new = Nyt: { $count }

## Refusals

why-short = Hvorfor?
take-back-tile = Tag tilbage: { $tile }
mend-or-back = Ret det, eller tag det tilbage

## Ceremonies

opened-big = { $value }!
tiles-dealt = Brikkerne er delt ud.
opened-with = Din åbning: { $value } points
wants-rematch = { $name } vil gerne spille igen.
sheet-sitting = De andre sætter sig. Kommer du?
sheet-wants = vil spille igen
sheet-reads = ser på resultatet
our-table = Vores bord
log-now = { $name } spiller nu
