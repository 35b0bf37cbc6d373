## The connection, and who watches

bye-full = De server is nu vol. Nieuwe poging…
bye-banned = Je kunt niet meer op deze server spelen.
watchers = Kijkers: { $count }

## People

seat-menu = Over { $name }
react = Reactie sturen
talk-new = Nieuw: { $count }

## Refusals

why-short = Waarom?
take-back-tile = Neem terug: { $tile }
mend-or-back = Herstel het of neem het terug

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
