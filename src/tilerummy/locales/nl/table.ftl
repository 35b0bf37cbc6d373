## The connection, and who watches

bye-full = De server is nu vol. Nieuwe poging…
bye-banned = Je kunt niet meer op deze server spelen.
watchers = Kijkers: { $count }

## People

seat-menu = Over { $name }
react = Reactie sturen
talk-new = Nieuw: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tip { $number } van 3
hint-tile = Je kunt de { $tile } leggen.
hint-where = Waar?
hint-enough = Genoeg
hint-goes-front = Hij past voor { $set }.
hint-goes-end = Hij past achter { $set }.
hint-goes-into = Hij hoort bij { $set }.
hint-goes-new = Hij geeft een nieuwe set: { $set }.
hint-lay = Leggen
hint-whole = De hele beurt
hint-next = Volgende
hint-all = Alles leggen
take-back-tile = Neem terug: { $tile }
mend-or-back = Herstel het of neem het terug
hint-rack = Van je plankje: { $tiles }
hint-source = Uit { $set }: { $tiles }
hint-step = Stap { $number } van { $count }

## Refusals

why-short = Waarom?

## Ceremonies

opened-big = { $value }!
tiles-dealt = De stenen zijn verdeeld.
opened-with = Uitgekomen met { $value } punten
wants-rematch = { $name } wil nog een keer spelen.
sheet-sitting = De anderen schuiven aan. Kom je?
sheet-wants = wil spelen
sheet-reads = kijkt nog
our-table = Onze tafel
log-now = { $name } is aan de beurt
