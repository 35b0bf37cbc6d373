### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Ajouté : { $tiles }. Maintenant : { $set }.
told-added-from = Ajouté : { $tiles }, venant de la table : { $moved }. Maintenant : { $set }.
told-moved = Venant de la table : { $moved }. Maintenant : { $set }.
told-new = Nouvelle combinaison : { $set }.
told-new-from = Nouvelle combinaison : { $set }. Venant de la table : { $moved }.
told-left = Il y reste : { $set }.
told-back = De retour sur le chevalet : { $tiles }.
told-set-laid = { $set }, { $count } venant du chevalet
told-with = { $set }, dont { $jokers }
told-group = groupe du { $number } : { $colours }
told-twice = { $number } deux fois
told-drew = Tu as pioché : { $tile }.
told-empty = Il n’y a rien sur la table.
told-nothing = Rien ne s’est passé depuis ton tour.
told-unfinished = Pas encore une combinaison : { $tiles }.
told-short-onto = { $tiles } sur la combinaison { $number }
told-short-new = { $tiles } : nouvelle combinaison
told-short-moved = combinaison { $number } changée
told-one-left = Plus qu’une tuile : { $name }.

## Answers to keys

told-not-held = Pas sur ton chevalet : { $tiles }.
told-no-undo = Il n’y a rien à annuler.
told-no-redo = Il n’y a rien à refaire.
told-no-set = Il n’y a pas de combinaison { $number }.
told-set = Combinaison { $number } : { $set }.
told-sets = Combinaisons sur la table : { $count }.
told-no-takers = Aucune combinaison ne prend une de tes tuiles.
told-opens = Cela suffit pour ouvrir : { $value }.
told-laid = Posé pendant ce tour : { $tiles }.
told-laid-none = Tu n’as rien posé pendant ce tour.
told-level-short = Phrases courtes.
told-level-normal = Phrases normales.
told-level-full = Phrases complètes.
told-log = L’historique est ouvert à côté de la table.
told-log-closed = L’historique est fermé.
told-type = Écris une combinaison, par exemple { $example }
told-not-read = Ce n’est pas une combinaison : { $text }.
told-empty-hand = Rien en main.
told-edge = Il n’y a plus rien dans cette direction.
told-needs = Pour ouvrir il te faut au moins : { $minimum }.
told-price = Cela coûte { $points }. Appuie encore pour l’entendre.
told-no-hints = Il n’y a pas d’indices à cette table.
told-nobody = Personne ici ne verrait une réaction.

## Beside a seat

seat-more-time = Plus de temps pour { $name }
seat-more-time-help = Le chronomètre ne démarre qu’après le temps d’un tour entier.

## The list of keys

key-hear-rack = Aller au chevalet et l’entendre
key-hear-takers = Entendre les combinaisons qui prennent tes tuiles
key-go-set = Aller à une combinaison par son numéro
key-standing = Entendre où en est la partie
key-can-lay = Entendre ce que tu peux poser
key-again = Réentendre la dernière phrase
key-type = Écrire une combinaison
key-hear-turn = Entendre ton tour jusqu’ici
key-level = Phrases courtes, normales ou complètes

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
hint-rack = De ton chevalet : { $tiles }
hint-source = De { $set } : { $tiles }
hint-step = Étape { $number } sur { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = noirs de { $first } à { $last }
run-r = rouges de { $first } à { $last }
run-b = bleus de { $first } à { $last }
run-y = jaunes de { $first } à { $last }
run-o = orange de { $first } à { $last }
run-g = verts de { $first } à { $last }
run-w = blancs de { $first } à { $last }
run-n = marron de { $first } à { $last }
