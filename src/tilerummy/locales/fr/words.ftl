### Les mots de la table, sous leur forme de dictionnaire.

## Les choses

tiles = tuiles
rack = chevalet
table = table
run = suite
group = groupe
set = combinaison
joker = joker
pool = pioche
discarded-tile = tuile défaussée

## Les personnes et le déroulement

winner = gagnant
host = hôte
hand-game = rami sec

## Ce que l'on fait

draw = piocher
discard = défausser
pass = passer

## Réponses

yes = oui
no = non

## Ce que l'on compte

tiles-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
colours-count = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seconds-count = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
minutes-count = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Couleurs

colour-k = noir
colour-r = rouge
colour-b = bleu
colour-y = jaune
colour-o = orange
colour-g = vert
colour-w = blanc
colour-n = marron

## Une tuile, comme on l'annonce

tile-k = { $number } noir
tile-r = { $number } rouge
tile-b = { $number } bleu
tile-y = { $number } jaune
tile-o = { $number } orange
tile-g = { $number } vert
tile-w = { $number } blanc
tile-n = { $number } marron
joker-as = joker à la place du { $tile }
