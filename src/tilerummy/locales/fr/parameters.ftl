### Les règles de la maison.

## Les tuiles

parameter-colours = Couleurs
    .help = Les couleurs des tuiles ; à peu de joueurs, seules les premières sont en jeu.
parameter-jokers-by-players = Jokers
    .help = Combien de jokers sont en jeu, selon le nombre de joueurs.
parameter-colours-by-players = Couleurs en jeu
    .help = Combien de couleurs sont en jeu, selon le nombre de joueurs.

## Avant de jouer

parameter-players = Joueurs
    .help = Combien de joueurs au moins et au plus autour de la table.
parameter-starter = Qui commence
    .help = Comment on choisit celui qui commence.
value-starter-highest-tile-returned = La plus haute tuile tirée
value-starter-die-highest = Le plus haut lancer de dé
value-starter-lot = Tirage au sort
value-starter-players-choose = D’un commun accord
parameter-direction = Sens du jeu
    .help = Dans quel sens le tour passe autour de la table.
value-direction-clockwise = Sens des aiguilles d’une montre
value-direction-counterclockwise = Sens inverse des aiguilles
parameter-hand-size = Tuiles au départ
    .help = Avec combien de tuiles chacun commence.
parameter-starter-hand = Tuiles du premier joueur
    .help = Combien de tuiles reçoit celui qui commence.
parameter-starter-discard = Défausse du premier joueur
    .help = Au premier tour, celui qui commence défausse 1 tuile.
parameter-starter-may-lay = Le premier joueur peut poser
    .help = Celui qui commence peut aussi poser avant cette première défausse.
parameter-pool-layout = Disposition de la pioche
    .help = Comment les tuiles cachées sont disposées ; cela ne change rien au jeu.
value-pool-layout-stacks-of-7-last-8 = Piles de 7, la dernière de 8
value-pool-layout-stacks-of-7 = Piles de 7
value-pool-layout-heap = Étalées
value-pool-layout-single-stack = Une seule pile
value-pool-layout-bag = Dans un sac
parameter-pool-owner = Pioche commune ou personnelle
    .help = Tous piochent au même endroit, ou chacun a sa propre pioche.
value-pool-owner-common = Une pour tous
value-pool-owner-personal = Une par joueur

## La série de démarrage

parameter-opening-min = Points pour ouvrir
    .help = Les points qu’il faut pour ouvrir ; avec 0, toute combinaison convient.
parameter-opening-joker-value = Joker à l’ouverture
    .help = Ce que vaut un joker à l’ouverture : la tuile remplacée, ou toujours autant.
value-opening-joker-value-replaced = La tuile remplacée
parameter-opening-scope = Compter l’ouverture
    .help = Les combinaisons de l’ouverture s’additionnent, ou une seule doit atteindre les points.
value-opening-scope-sum-of-sets = Toutes ensemble
value-opening-scope-single-set = Une seule
parameter-table-access = Jouer avec la table
    .help = À partir de quand tu peux utiliser les combinaisons de la table.
value-table-access-same-turn-after-opening = Dès que tu as ouvert
value-table-access-turn-after-opening = Au tour suivant ton ouverture
value-table-access-any-player-opened = Dès que quelqu’un a ouvert
parameter-hand-game = Rami sec
    .help = Ce que rapporte de poser toutes ses tuiles dès le tour de l’ouverture.
value-hand-game-off = Rien de spécial
value-hand-game-double = Les autres perdent le double
value-hand-game-double-and-no-minimum = Le double, sans minimum

## Le tour

parameter-draw-mode = Piocher
    .help = Quand on pioche, et si l’on défausse ensuite une tuile.
value-draw-mode-instead-of-playing = Si l’on ne pose rien
value-draw-mode-instead-then-discard = Si l’on ne pose rien, puis défausser
value-draw-mode-every-turn-then-place = À chaque tour, puis poser ou défausser
parameter-voluntary-draw = Piocher est toujours permis
    .help = Tu peux piocher même si tu peux poser une tuile.
parameter-discard-drawn-tile = Défausser la tuile piochée
    .help = Tu peux défausser la tuile que tu viens de piocher.
parameter-take-discard = Prendre la défausse
    .help = Si tu peux prendre la tuile défaussée par le joueur précédent.
value-take-discard-never = Jamais
value-take-discard-for-new-set = Pour une nouvelle combinaison
parameter-face-up-eighth = Tuile visible
    .help = Si la dernière tuile de la pioche est visible, et pour quoi tu peux la prendre.
value-face-up-eighth-off = Aucune
value-face-up-eighth-to-finish = Pour terminer
value-face-up-eighth-to-play = Pour la poser

## Temps et erreurs

parameter-time-limit-s = Temps par tour
    .help = Les secondes dont tu disposes par tour ; 0 veut dire sans chronomètre.
parameter-on-timeout = Temps écoulé
    .help = Ce que devient un tour quand son temps est écoulé.
value-on-timeout-loose-to-rack = Tuiles isolées au chevalet
value-on-timeout-turn-void = Le tour ne compte pas
value-on-timeout-none = Pas de chronomètre
parameter-penalise-mistakes = Les erreurs coûtent
    .help = Tu peux finir ton tour avec des combinaisons qui ne sont pas valables, mais ça te coûte quelque chose.
parameter-on-invalid-end = Après une erreur
    .help = Ce que devient un tour fini sur des combinaisons qui ne sont pas justes.
value-on-invalid-end-loose-to-rack = Tuiles isolées au chevalet
value-on-invalid-end-turn-void = Le tour ne compte pas
parameter-penalty-tiles = Tuiles de pénalité
    .help = Combien de tuiles tu pioches quand le temps est écoulé ou après une erreur.

## Combinaisons

parameter-group-distinct-colours = Chaque couleur une fois
    .help = Dans un groupe, toutes les tuiles ont des couleurs différentes.
parameter-group-max = Plus grand groupe
    .help = Combien de tuiles un groupe a au plus : une de chaque couleur, ou un nombre.
value-group-max-number-of-colours = Une de chaque couleur
parameter-keep-three-of-original = Ne rien défaire entièrement
    .help = Quand on recombine, une partie de chaque ancienne combinaison reste ensemble.

## Jokers

parameter-joker-sets = Combinaisons avec joker
    .help = Ce que l’on peut faire d’un joker sur la table et de sa combinaison avant l’échange.
value-joker-sets-free = Tout est permis
value-joker-sets-same-meaning = Le joker garde son sens
value-joker-sets-stay-until-swapped = Le joker reste dans sa combinaison
value-joker-sets-no-split = La combinaison reste entière
value-joker-sets-frozen = La combinaison est gelée
parameter-joker-swap-tile-from = Tuile pour le joker
    .help = D’où peut venir la tuile qui remplace un joker.
value-joker-swap-tile-from-rack = Du chevalet
value-joker-swap-tile-from-anywhere = Du chevalet ou de la table
parameter-joker-after-swap = Joker échangé
    .help = Où peut aller un joker échangé.
value-joker-after-swap-new-set = Dans une nouvelle combinaison
value-joker-after-swap-any-set = Dans n’importe quelle combinaison
value-joker-after-swap-rack-allowed = Aussi sur le chevalet
parameter-joker-swap-announced = Annoncer l’échange
    .help = L’échange d’un joker s’annonce à l’avance.
parameter-joker-in-rack-points = Joker restant
    .help = Les points que coûte un joker encore sur ton chevalet à la fin.

## La fin

parameter-winner-bonus = Points du gagnant
    .help = Ce que marque le gagnant d’une manche.
value-winner-bonus-sum-of-losers = Tout ce que perdent les autres
value-winner-bonus-none = Rien
parameter-announce-last-tile = Fin annoncée
    .help = Qui pose sa dernière tuile annonce la fin.
parameter-rounds = Manches
    .help = Combien de manches compte une partie.
value-rounds-agreed = Comme convenu
parameter-next-starter = Qui commence ensuite
    .help = Qui commence la manche suivante.
value-next-starter-starter-rule = Comme à la première manche
value-next-starter-winner = Le gagnant
value-next-starter-next-seat = Le joueur suivant
