### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Accueil
menu = Menu
skip = Aller au contenu
close = Fermer
language = Langue
theme = Clair ou sombre
settings = Réglages
connecting = Un instant…
offline = Le serveur ne répond pas. Réessaie dans un instant.
not-loaded = Ça n’a pas chargé. Vérifie le réseau et recharge la page.
problem-unknown = Cela n’a pas marché.
you = toi
computer = Ordinateur
players = Joueurs

## The first page

nav-play = Jouer
nav-puzzles = Défis
home-lead = Le rami à tuiles en famille, entre amis ou avec un ordinateur très patient. Toutes les boîtes, toutes les règles maison. Sans compte, sans publicité.
lobby = Tables ouvertes
go-on = Continuer
sit-down = S’asseoir
watch = Regarder
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
no-clock = Sans chronomètre
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## A new table

hints = Indices
hints-none = Aucun
# The others see how many hints somebody took.
hints-counted = Contre des points
hints-free = Gratuits
listed = Table publique

## Before the match

remove = Retirer { $name }
copy = Copier
share = Partager
ready = C’est bon pour moi
start = Commencer la partie

## The table

no-table = Cette table n’existe pas.
your-turn = À toi de jouer
# Whose turn it is; the reader waits.
turn-of = À { $name } de jouer
seat-number = Place { $number }
your-rack = { $count ->
    [one] Ton chevalet, { $count } tuile
   *[other] Ton chevalet, { $count } tuiles
}
undo = Annuler
sort = Trier
hint = Indice
later = Plus tard

## The big button. The first line is short; the second may be a short sentence.

come-back = Reprendre

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Tu commences.
   *[other] { $name } commence.
}
news-went-out = { $me ->
    [true] Tu as terminé.
   *[other] { $name } a terminé.
}

## Rounds and scores

round-number = Manche { $number }
total = Total
went-out = a terminé
left-on-racks = Reste sur les chevalets
end-match = Finir la partie
day-others = Et les autres ?
you-won-match = Tu as gagné la partie.
won-match = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la victoire.
}

## The menu of the table

pause = Pause
leave = Quitter la partie

## Settings

nav-rules = Règles
nav-at-home = À la maison
why-rule = Montrer la règle
offline-now = Pas de réseau. Règles, initiation, feuille de points et sablier marchent quand même.
you-share-win = Tu partages la victoire avec { $names }.

## Following the others, help for the hand, the end of a round

setting-bots = Jeu des ordinateurs
setting-bots-people = Naturel
setting-bots-brisk = Vif
setting-bots-once = Aussitôt
log = Historique
set-span = { $first } – { $last }
out = Terminé !
replay = Revoir
labelled = { $label } : { $value }
