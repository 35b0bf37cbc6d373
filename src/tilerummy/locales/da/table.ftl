## The connection, and who watches

bye-full = Serveren er fuld lige nu. Prøver igen …
bye-banned = Du kan ikke længere spille på denne server.
watchers = Tilskuere: { $count }

## People

seat-menu = Om { $name }
react = Send en reaktion
talk-new = Nyt: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tip { $number } af 3
hint-tile = Du kan lægge { $tile }.
hint-where = Hvorhen?
hint-enough = Det er nok
hint-goes-front = Den skal foran { $set }.
hint-goes-end = Den skal efter { $set }.
hint-goes-into = Den hører til { $set }.
hint-goes-new = Den giver en ny kombination: { $set }.
hint-lay = Læg den
hint-whole = Hele turen
hint-next = Næste
hint-all = Læg det hele
take-back-tile = Tag tilbage: { $tile }
mend-or-back = Ret det, eller tag det tilbage
hint-rack = Fra dit bræt: { $tiles }
hint-source = Fra { $set }: { $tiles }
hint-step = Trin { $number } af { $count }

## Refusals

why-short = Hvorfor?

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
