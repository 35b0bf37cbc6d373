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

## Before the match

program = Mon propre programme

## The table

# The player has opened.
seat-opened = A ouvert
# The player needs so many points for the opening. Very short.
opens-at = ouvre à { $minimum }
seat-away = Pas là
seat-left = A quitté
pool-word = Pioche
# The first set of a round.
empty-table = La première combinaison va où tu veux.
empty-table-watched = Il n’y a encore rien sur la table.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Trois tuiles ou plus : un nombre en plusieurs couleurs, ou une couleur et des nombres qui se suivent. Fais-les glisser ici, ou touche-les, puis la table.
set-of = combinaison { $number } sur { $count }
look-incomplete = incomplète
look-illegal = incorrecte
look-frozen = gelée
look-draft = en cours
look-mine = changée par toi
look-last = changée au dernier tour
set-missing = Il manque le { $number }
set-one-more = Il en manque une
set-two-more = Il en manque deux
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } deux fois
set-mixed = Rien en commun
set-gap = Ça ne se suit pas
set-end = De 1 à 13 seulement
set-many = { $most } au plus
set-frozen = Gelée
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Refaire
reset = Tout reprendre
sort-runs = Trier par couleur
sort-groups = Trier par nombre
sort-playable = Trier par combinaison
talk = Parler
talk-send = Envoyer
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Mettre { $name } en sourdine
split = Couper
# $tile is "red 7".
take-tile = Prendre le { $tile }
take-all = Tout prendre
pick-a-tile = Choisis une tuile
joker-which = Que remplace le joker ?
open-tile = Tuile visible : { $tile }
watching = Tu regardes
offline-draft-kept = Pas de connexion. Tes tuiles restent en place ; nouvel essai…
opening-meter = { $value } sur { $minimum } pour ton ouverture
clock-warning = { $count ->
    [one] Encore { $count } seconde
   *[other] Encore { $count } secondes
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Piocher
do-pass = Passer
do-discard = Défausser
play-tiles = { $count ->
    [one] Poser { $count } tuile
   *[other] Poser { $count } tuiles
}
all-fits = Tout est en ordre sur la table
going-out = Chevalet vide : tu termines
unfinished = { $count ->
    [one] { $count } combinaison à finir
   *[other] { $count } combinaisons à finir
}
sets-not-fitting = { $count ->
    [one] { $count } combinaison ne va pas
   *[other] { $count } combinaisons ne vont pas
}
lay-or-draw = Ou pose des tuiles
draw-first = Chaque tour commence ainsi
pool-empty = La pioche est vide
open-with = Ou ouvre avec { $minimum } points
opening-help = Ajoute une combinaison, ou reprends tout et pioche
reset-helps = Ou reprends tout et recommence
# $tile is "red 7".
discard-tile = Défausser le { $tile }
choose-discard = Défausse 1 tuile
lay-or-discard = Pose, ou défausse 1 tuile
choose-discard-how = Choisis une tuile sur ton chevalet
plan-ahead = Tu peux préparer ton tour
planned = { $count ->
    [one] Prévu : { $count } tuile
   *[other] Prévu : { $count } tuiles
}
paused = Le jeu est en pause
end-anyway = Finir quand même
draw-again = Appuie encore pour piocher.

## The status line

status-stays = Cette tuile reste sur la table.
status-frozen = Une combinaison avec joker est gelée jusqu’à l’échange du joker.
status-several-places = Elle peut aller à plusieurs endroits. Choisis-en un.
status-no-place = Seule, elle ne va nulle part. Prends-en d’autres.
status-stale = Le jeu a continué entre-temps.
status-no-discard = Tu ne peux pas défausser maintenant.
status-reset-first = D’abord, touche « Tout reprendre », puis pioche ou défausse.
plan-changed = La table a changé. Une partie de ton plan ne va plus.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Tu as posé { $count } tuile.
       *[other] Tu as posé { $count } tuiles.
    }
   *[other] { $count ->
        [one] { $name } a posé { $count } tuile.
       *[other] { $name } a posé { $count } tuiles.
    }
}
news-announced = { $me ->
    [true] Tu as annoncé un échange de joker.
   *[other] { $name } a annoncé un échange de joker.
}
news-drew = { $me ->
    [true] Tu as pioché.
   *[other] { $name } a pioché.
}
news-discarded = { $me ->
    [true] Tu as défaussé : { $tile }.
   *[other] { $name } a défaussé : { $tile }.
}
news-passed = { $me ->
    [true] Tu as passé ton tour.
   *[other] { $name } a passé son tour.
}
news-time-out = { $me ->
    [true] Ton temps est écoulé.
   *[other] { $name } : temps écoulé.
}
news-mistake = { $me ->
    [true] Ton tour n’était pas valable : la règle des erreurs s’applique.
   *[other] { $name } : le tour n’était pas valable, la règle des erreurs s’applique.
}
news-last-tile = { $me ->
    [true] Tu annonces la fin : ta dernière tuile est posée.
   *[other] { $name } annonce la fin : la dernière tuile est posée.
}
news-left = { $me ->
    [true] Tu as quitté la table.
   *[other] { $name } a quitté la table.
}
news-back = { $me ->
    [true] Tu es de retour dans la partie.
   *[other] { $name } est de retour dans la partie.
}
news-blocked = Plus personne ne peut jouer. Qui a le moins de points gagne.
blocked-difference = Les autres marquent ce qu’ils ont en plus, en points négatifs.

## Hints

hint-nothing = Rien à poser. Pioche une tuile.
hint-found = { $count ->
    [one] { $count } tuile peut être posée
   *[other] { $count } tuiles peuvent être posées
}
hint-lay-new = Nouvelle combinaison
hint-lay-onto = Ajouter à une combinaison
hint-move-new = Prendre sur la table, nouvelle combinaison
hint-move-onto = Vers une autre combinaison

## Rounds and scores

score-sheet = Feuille de points
round-over = La manche est finie
match-over = La partie est finie
who-begins = Qui commence ?
choosing-starter = L’hôte dit qui commence
fewest = le moins de points
how-it-went = Le cours de la partie
deal-round = Distribuer pour la manche { $number }
waiting-for-host = On attend que l’hôte distribue les tuiles de la prochaine manche.
rematch = Rejouer
record = Relevé de la partie

## The menu of the table

call-bot = L’ordinateur joue pour { $name }
keys = Clavier
leave-sure = Vraiment quitter ? Tes tours seront sautés.

## Following the others, help for the hand, the end of a round

fits-in = Combinaisons possibles : { $count }
esc-back = Échap la remet
log-again = Touche un tour pour le revoir.
tap-on = Touche pour continuer
came-back = Retour au chevalet : { $count }
came-back-why = Dans aucune combinaison complète
drawn-now = Piochées : { $count }
rule-here = La règle de cette table
all-right = D’accord
held-goes = { $me ->
    [true] Tu marques ce qui reste aux autres
   *[other] { $name } marque ce qui reste aux autres
}
