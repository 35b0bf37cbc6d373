### A club’s evening on the page

## A new evening

club-about = Une soirée à plusieurs tables, avec un seul lien. De vraies boîtes sur les tables, les places et les résultats sur les téléphones.
club-title = Nom de la soirée
club-needs-title = La soirée n’a pas encore de nom
club-i-play = Je joue aussi
club-rounds = Manches
club-deals = Donnes par manche
club-minutes = Durée d’une manche
club-where = Où l’on joue
club-on-boxes = avec de vraies boîtes
club-on-page = sur les téléphones
club-on-either = au choix de chaque table
club-same-deal = Les mêmes tuiles à chaque table
club-drawn = Qui joue avec qui
club-drawn-chance = au hasard, sans se revoir
club-drawn-standing = selon le classement
club-drawn-all = chacun rencontre tout le monde
club-drawn-winners = les gagnants continuent
club-counts = Ce qui compte
club-end = À la fin
club-final-none = pas de finale
club-final-table = finale des quatre meilleurs
club-final-two = finale des deux meilleurs
club-cap = Perte maximale par manche
club-no-cap = sans limite
club-bonus = Bonus pour une table gagnée
club-league = Ligue
club-league-help = Les soirées ouvertes sous le même nom de ligue s’additionnent.
club-open = Ouvrir la soirée
club-import = Reprendre une soirée depuis un fichier

## Coming in

club-im-in = Je participe
club-no-account = Pas de compte. L’organisation peut effacer la soirée avec tous les noms.
club-late = Une manche est en cours. Tu t’assieds à partir de la suivante.
club-number-help = Montre ce numéro à l’organisation, qui fera entrer ce téléphone.
club-have-key = J’organise, sur un nouveau téléphone

## A player’s phone

club-on-paper = Pas de connexion. L’organisation a tout sur papier.
club-round-of = manche { $number } sur { $count }
club-deal-of = Donne { $number } sur { $count }
club-time-up = Temps écoulé. On finit ce tour, puis on compte les chevalets.
club-last-turn = Temps écoulé. Ce tour est le dernier.
club-awaited = Les autres ont fini. Il manque encore le résultat de cette table.
club-is-it-right = { $name } a noté ceci. Est-ce juste ?
club-yes = Oui, c’est juste
club-differently = Noter autrement
club-waits-yes = Il manque encore un oui de { $names }
club-next-soon = La prochaine manche vient quand toutes les tables ont fini.
club-paused = Tu fais une pause.
club-you-rest = Tu ne joues pas cette manche. Tu joueras la prochaine fois.
club-soon = Ta table sera indiquée ici au début de la manche.
club-place-of = Place { $place } sur { $count }
club-all-places = Toutes les places
club-played = jouée
club-now = en cours
club-write = Noter notre résultat
club-compared = Comparé à la même place des autres tables
club-play-here = Jouer ici, sur les téléphones
club-organise = Organiser la soirée
club-my-table = Ma table
club-pause = Faire une pause
club-leave = Rentrer
club-back = Rejouer
club-forget = Oublier mon nom
club-forget-help = Un numéro remplacera ton nom. Tes résultats restent.
club-sure = Appuie encore une fois

## The organiser

club-swap-how = Pour l’instant, cette manche n’est visible que pour toi. Touche deux noms pour les échanger.
club-show = Montrer les tables à tous
club-draw = Tirer au sort la manche { $number }
club-draw-again = Tirer de nouveau au sort
club-draw-final = Tirer au sort la finale
club-drawn-help = Si possible, personne ne se revoit et personne n’est deux fois à une table de trois.
club-correct = Corriger le résultat
club-count-racks = Compter les chevalets maintenant
club-log = Résultats comme ils ont été notés
club-before = avant
club-is-paused = en pause
club-is-left = à la maison
club-keeps = Toujours à la table
club-second = Donner aussi l’organisation
club-second-not = Retirer l’organisation
club-paper = Imprimer et enregistrer
club-print-slips = Feuilles de résultat
club-print-seating = Plan des tables
club-print-standing = Classement
club-results = Résultats
club-key-help = Avec cette clé, tu organises depuis un autre téléphone. Elle ne s’affiche que maintenant : note-la.
club-close = Clore la soirée
club-delete = Effacer la soirée

## The big screen

club-point = Vise le carré avec ton téléphone et écris ton nom.
club-final-nought = Tout le monde repart de zéro.
