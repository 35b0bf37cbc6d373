replay-drop = Dépose ici le relevé d’une partie, ou choisis le fichier.
replay-pick = Choisir un fichier
replay-kept = Déjà vues sur cet appareil
replay-bad-line = Ce n’est pas le relevé d’une partie : la ligne { $line } est illisible.
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-run = Lecture
replay-speed = Vitesse
replay-moment = Moment { $number } sur { $count }
replay-racks = Chevalets
replay-open = Tous visibles
replay-share = Lien vers ce moment
share-position = Partager cette position
share-title = Tu trouves ?
share-count = { $count ->
    [one] { $count } tuile peut être posée.
   *[other] { $count } tuiles peuvent être posées.
}
share-picture = Copier l’image
share-save = Enregistrer l’image
position-bad = Ce lien ne contient aucune position.
replay-notation = En notation
replay-draft = La table à la fin du temps
replay-keys = Les flèches avancent pas à pas, espace lance, Origine et Fin vont aux bouts.

review = Bilan
review-turn = Tour { $number }
review-nothing = Rien ne pouvait être posé.
look-could = { $count ->
    [one] { $count } tuile pouvait être posée
   *[other] { $count } tuiles pouvaient être posées
}
look-much = On pouvait poser beaucoup
look-praise = On ne pouvait pas faire mieux.
look-calm = Une partie calme. Rien n’a été manqué.
look-moments = Moments forts
look-looking = Recherche de tes meilleurs moments …
look-open = Tu pouvais ouvrir
look-last-turn = Ton dernier tour
look-more = { $count } de plus
look-joker = Un joker offert
look-joker-taken = { $name } a pris ton joker.
look-best = Meilleur coup
look-again = Encore une fois
look-see = Voir le coup
look-curious = Pour les curieux
look-curious-what = chances, hasard, équité
try-solved = C’était ça.
try-go-on = Continue, ou regarde la suite.
try-same = les mêmes tuiles, sans limite de temps
try-calm = Personne n’attend. Prends ton temps.
review-best = Rien de plus ne pouvait être posé.
review-missed = { $count ->
    [one] { $count } tuile de plus pouvait être posée.
   *[other] { $count } tuiles de plus pouvaient être posées.
}
review-missed-points = { $count ->
    [one] Autant de tuiles, valant { $count } point de plus, pouvaient être posées.
   *[other] Autant de tuiles, valant { $count } points de plus, pouvaient être posées.
}
review-cut = Il y a peut-être mieux : la recherche a été écourtée.
review-taking = Avec la tuile visible : { $tile }
review-show = Montrer le meilleur coup
review-hide = Comme il a été joué

review-players = Les joueurs en bref
review-player = Joueur
review-laid = Tuiles posées sur tuiles possibles
review-of = { $part } sur { $whole }
review-best-turns = Tours sans oubli
review-held-back = Aurait pu poser, n’a pas posé
review-left = Points restants
review-luck = Chance à la pioche
review-luck-help = 50 est la moyenne. C’est la qualité des tuiles piochées parmi celles qui auraient pu venir.
review-jokers = Jokers
review-share = part équitable : { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Tuiles sur les chevalets
review-chances = Chance de gagner la manche, en %
review-chances-help = Depuis chaque position montrée, l’ordinateur a fini la manche { $count } fois, avec les chevalets tels quels et la pioche mélangée à nouveau.
review-intervals-help = La bande et les nombres entre parenthèses indiquent la précision : 95 intervalles de ce genre sur 100 contiennent la vraie chance.
review-table = En tableau
review-working = Bilan en cours : tour { $done } sur { $count }
review-failed = Le bilan n’a pas pu être fait. On peut revoir la partie sans lui.
review-rules = Règles : { $rules }
review-turns = Tours
try-yourself = Essaie toi-même
you-and-best = Toi { $mine } · Le mieux { $best }
turning-point = Tournant
more-possible = Il y avait mieux
set-group = Groupe : { $number }
from-rack = { $tiles } du chevalet.
from-group = { $tiles } du groupe de { $number }.
from-run = { $tiles } de la suite { $span }.
coach-keys = M : moment suivant, T : essayer, C : pour les curieux, Maj et flèches : pas à pas.
check-deal = Vérifier cette donne
deal-cannot = Impossible à vérifier ici. Il faut les règles du serveur.
deal-good = Tout concorde : la donne et chaque pioche. Manches : { $count }.
deal-differs = Quelque chose cloche : la ligne { $line } ne correspond pas à la donne promise.
deal-broken = La donne n’est pas celle qui était promise.
deal-own-found = Ton propre nombre aléatoire, gardé par cet appareil, fait partie de cette donne.
deal-own-missing = Mais ce que cet appareil a gardé avant la partie ne correspond pas.
deal-own-unknown = Cet appareil n’a rien gardé d’avant la partie. Seul le relevé a été vérifié.
deal-sealed = D’après le serveur, tous s’étaient engagés avant que quiconque connaisse la donne.
deal-open = Non scellée : qui est venu en dernier aurait pu influencer la donne.
