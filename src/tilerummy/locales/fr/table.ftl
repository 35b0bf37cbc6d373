## The connection, and who watches

bye-full = Le serveur est complet pour le moment. Nouvel essai…
bye-banned = Tu ne peux plus jouer sur ce serveur.
watchers = Spectateurs : { $count }

## People

seat-menu = Options : { $name }
react = Envoyer une réaction
talk-new = Nouveau : { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Indice { $number } sur 3
hint-tile = Tu peux poser le { $tile }.
hint-where = Où ?
hint-enough = Ça suffit
hint-goes-front = Il va devant la suite { $set }.
hint-goes-end = Il va au bout de la suite { $set }.
hint-goes-into = Il va avec { $set }.
hint-goes-new = Il forme une nouvelle combinaison : { $set }.
hint-lay = Poser
hint-whole = Tout le tour
hint-next = Suivant
hint-all = Tout poser
take-back-tile = Reprends le { $tile }
mend-or-back = Corrige ou reprends
hint-rack = De ton chevalet : { $tiles }
hint-source = De { $set } : { $tiles }
hint-step = Étape { $number } sur { $count }

## Refusals

why-short = Pourquoi ?

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
