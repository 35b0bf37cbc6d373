rules-box = Boîte
rules-than = Comparer avec
rules-than-none = Rien
rules-print = Imprimer
rules-booklet = Imprimer en livret
rules-sources = D’où vient chaque règle
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rule-number = Règle { $number }
whole-book = Tout le livre des règles

tutorial = Initiation
task-number = Exercice { $number } sur { $count }
tutorial-done = Tu sais tout : combinaisons, jokers, terminer.
lesson-later = { $joker ->
    [true] Garde le joker pour plus tard.
   *[false] Garde le { $number } pour plus tard.
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

pad = Feuille de points
hourglass = Sablier
referee = Arbitre

pad-name = Nom du joueur { $number }
pad-who-plays = Qui joue ?
pad-player = { $name }, modifier
pad-add = Ajouter un joueur
tiles-how-text = Écris la lettre de la couleur, puis le nombre : { $tile }. Un joker s’écrit *. Une barre sépare deux combinaisons. Les lettres sont { $list }.
pad-who = Qui a terminé ?
pad-nobody = Personne
photo = Photo
photo-take = Prendre une photo
photo-choose = Choisir une image
photo-stays = La photo reste sur cet appareil.
way-tiles = Toucher les tuiles
way-number = Nombre
pad-hand-game = C’était un rami sec
pad-write = Noter
pad-write-round = Noter la manche { $number }
pad-missing = Il manque encore : { $name }
pad-correct = Corriger la manche { $number }
pad-undo = Annuler la dernière manche
pad-undone = La remettre
pad-players-range = Cette boîte est pour { $low } à { $high } joueurs.
pad-begins = { $name } commence la manche suivante.
pad-begins-anew = On décide de nouveau qui commence la manche suivante.
pad-leads = En tête : { $names }
pad-leads-by = { $name } mène de { $value }.
pad-adds-up = Le compte est bon.
pad-new = Nouvelle feuille
pad-new-sure = Appuie encore : l’ancienne feuille disparaît.
pad-save = Enregistrer dans un fichier
pad-load = Ouvrir un fichier
pad-load-bad = Ce fichier n’est pas une feuille de points.

glass-start = Démarrer
glass-plays = { $name } joue
glass-then = Ensuite { $names }
glass-turn = Fini, retourner
glass-anywhere = ou touche n’importe où
glass-up = Le temps est écoulé.
glass-draws = { $count ->
    [one] { $name } pioche { $count } tuile.
   *[other] { $name } pioche { $count } tuiles.
}

referee-before = La table avant
referee-after = Et après
referee-here = La prochaine tuile va ici
referee-take = Enlever : { $tile }
referee-not = Pas comme ça
referee-sets-fine = Toutes les combinaisons sont valables.
referee-rack = Chevalet
referee-new-set = Nouvelle combinaison
referee-back = Annuler
referee-clear = Tout effacer
referee-opened = J’ai ouvert
referee-lay = Essayer mon coup : est-il permis ?
referee-best = Quel est mon meilleur coup ?
referee-legal = Ce coup est permis.
referee-change = Changer la position
referee-best-is = Le meilleur coup
referee-sure = On ne peut pas faire mieux.
referee-found = Le meilleur trouvé dans le temps imparti.
