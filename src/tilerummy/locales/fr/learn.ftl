rules-box = Boîte
rules-than = Comparer avec
rules-than-none = Rien
rules-print = Imprimer
rules-booklet = Imprimer en livret
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rule-number = Règle { $number }
whole-book = Tout le livre des règles

tutorial = Initiation
task-number = Exercice { $number } sur { $count }
tutorial-done = Tu sais tout : combinaisons, jokers, terminer.
lesson-later = { $joker ->
    [true] Le joker reste pour plus tard.
   *[false] Le { $number } reste pour plus tard.
}
lesson-stays = { $joker ->
    [true] Le joker reste à sa place.
   *[false] Le { $number } reste à sa place.
}
lesson-place = { $joker ->
    [true] Le joker ne va pas là.
   *[false] Le { $number } ne va pas là.
}
first-game-with = avec { $names }, 10 minutes environ
tutorial-rules = Les règles

home-box = Pour la boîte sur ta table
home-box-lead = Pas besoin de compte : tout reste sur ton appareil. Seul l’arbitre interroge le serveur.
pad = Feuille de points
hourglass = Sablier
referee = Arbitre

pad-name = Nom du joueur { $number }
pad-add = Ajouter un joueur
pad-points = Reste sur le chevalet
pad-points-help = Des points, ou les tuiles : r7 k12 *
tiles-how = Comment écrire les tuiles
tiles-how-text = Écris la lettre de la couleur, puis le nombre : { $tile }. Un joker s’écrit *. Une barre sépare deux combinaisons. Les lettres sont { $list }.
pad-who = Qui a terminé ?
pad-blocked = Personne ne pouvait continuer
pad-hand-game = C’était un rami sec
pad-write = Noter
pad-undo = Annuler la dernière manche
pad-unreadable = { $text } : ni un nombre, ni des tuiles.
pad-players-range = Cette boîte est pour { $low } à { $high } joueurs.
pad-begins = { $name } commence la manche suivante.
pad-begins-anew = On décide de nouveau qui commence la manche suivante.
pad-leads = En tête : { $names }
pad-round-of = Manche { $number } sur { $count }
pad-new = Nouvelle feuille
pad-new-sure = Appuie encore : l’ancienne feuille disparaît.
pad-save = Enregistrer dans un fichier
pad-load = Ouvrir un fichier
pad-load-bad = Ce fichier n’est pas une feuille de points.

glass-seconds = Secondes par tour
glass-start = Démarrer
glass-stop = Arrêter
glass-next = Joueur suivant
glass-voice = Dire à voix haute
glass-up = Le temps est écoulé.
glass-rule = Ce qui se passe alors

referee-lead = Reproduis la table telle qu’elle était, puis telle que tu la laisses. Tu vois aussitôt si c’est permis.
referee-before = La table avant
referee-after = Et après
referee-here = La prochaine tuile va ici
referee-take = Enlever : { $tile }
referee-type = Plutôt l’écrire
referee-not = Pas comme ça
referee-sets-fine = Toutes les combinaisons sont valables.
referee-rack = Chevalet
referee-new-set = Nouvelle combinaison
referee-back = Annuler
referee-clear = Tout effacer
referee-opened = J’ai ouvert
referee-lay = Essayer mon coup : est-il permis ?
referee-best = Quel est mon meilleur coup ?
referee-legal = Ce coup est permis.
referee-change = Changer la position
referee-best-is = Le meilleur coup
referee-sure = On ne peut pas faire mieux.
referee-found = Le meilleur trouvé dans le temps.
