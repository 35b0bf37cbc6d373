## The connection, and who watches

bye-full = Le serveur est complet pour le moment. Nouvel essai…
bye-banned = Tu ne peux plus jouer sur ce serveur.
watchers = Spectateurs : { $count }

## People

seat-menu = Options : { $name }
react = Envoyer une réaction
talk-new = Nouveau : { $count }

## Refusals

why-short = Pourquoi ?
take-back-tile = Reprends le { $tile }
mend-or-back = Corrige ou reprends

## Ceremonies

opened-big = { $value } !
tiles-dealt = Les tuiles sont distribuées.
opened-with = Ton ouverture : { $value } points
wants-rematch = { $name } voudrait rejouer.
sheet-sitting = Les autres s’installent. Tu viens ?
sheet-wants = veut rejouer
sheet-reads = regarde encore
our-table = Notre table
log-now = { $name } joue
