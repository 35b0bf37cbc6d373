### Pourquoi quelque chose n'est pas possible.

## Le compte des tuiles n'y est pas

refusal-tile-not-in-game = { $tile } : cette tuile n’est pas dans ce jeu, ou pas autant de fois. Couleurs de ce jeu : { $colours }.
refusal-tile-lost = { $tile } : cette tuile manque. Sa place est sur la table ou sur ton chevalet.
refusal-tile-added = { $tile } : une tuile de trop. Elle n’était ni sur la table ni sur ton chevalet.
refusal-table-tile-to-rack = { $tile } : cette tuile vient de la table, elle y reste.

## Une combinaison n'en est pas une

refusal-invalid-set = { $set } : ce n’est pas encore une combinaison.
refusal-set-too-short = Il faut au moins 3 tuiles pour une combinaison.
refusal-set-jokers-only = Des jokers seuls ne suffisent pas. Ajoute une tuile numérotée.
refusal-set-mixed = Ni le nombre ni la couleur ne vont ensemble.
refusal-run-gap = Ces nombres ne se suivent pas. Dans une suite, on monte de 1 en 1.
refusal-run-off-the-end = Une suite reste entre 1 et 13.
refusal-group-colour-twice = Une couleur y est deux fois. Dans un groupe, chacune n’y est qu’une fois.
refusal-group-too-large = Ici, un groupe a { $most } tuiles au plus.
refusal-joker-meaning-wrong = { $tile } : à cet endroit, le joker ne peut pas remplacer cette tuile.

## La série de démarrage

refusal-opening-below-minimum = Ton ouverture vaut { $value } pour l’instant. Il te faut { $minimum } points.
refusal-opening-uses-table = { $moment ->
    [with] Tu ouvres seulement à ce tour-ci. Tu pourras utiliser la table dès ton prochain tour.
   *[before] Tu ne peux pas encore utiliser la table. Ouvre d’abord.
}
refusal-opening-not-from-rack = L’ouverture se compose de combinaisons nouvelles, tirées de ton chevalet.

## Recombiner

refusal-no-rack-tile-played = Pose au moins 1 tuile de ton chevalet.
refusal-set-dissolved = { $set } : on ne peut pas tout défaire. Une partie reste ensemble.
refusal-joker-meaning-changed = { $set } : le joker garde son sens jusqu’à l’échange.
refusal-joker-moved = { $set } : le joker reste dans sa combinaison jusqu’à l’échange.
refusal-joker-set-split = { $set } : avec son joker, cette combinaison reste entière. Tu peux y ajouter des tuiles.
refusal-joker-set-frozen = { $set } : avec son joker, cette combinaison est gelée jusqu’à l’échange.
refusal-joker-swap-source = La tuile qui remplace un joker vient de ton chevalet.
refusal-joker-not-in-new-set = Un joker échangé va dans une nouvelle combinaison.
refusal-joker-swap-not-announced = Annonce d’abord l’échange du joker.

## Piocher, défausser, passer

refusal-draw-and-play = Dans un tour, on pose ou on pioche, pas les deux.
refusal-must-draw = Si tu ne poses rien, pioche une tuile.
refusal-too-many-drawn = On pioche 1 seule tuile.
refusal-pool-empty = La pioche est vide.
refusal-pool-not-empty = Il reste des tuiles dans la pioche. Pioche au lieu de passer.
refusal-must-play-if-able = Tu as une tuile qui convient. Ici, il faut la poser.
refusal-must-discard = Défausse 1 tuile.
refusal-no-discard-allowed = { $why ->
    [laid] Si tu poses, tu ne défausses pas.
   *[never] Ici, tu ne peux pas défausser.
}
refusal-discarded-the-drawn-tile = Tu gardes la tuile que tu viens de piocher. Défausses-en une autre.
refusal-take-discard-forbidden = Une tuile défaussée reste où elle est.
refusal-discard-not-in-new-set = La tuile prise à la défausse va dans une nouvelle combinaison.
refusal-taken-tile-not-laid = { $tile } : tu as pris cette tuile, pose-la dans le même tour.
refusal-face-up-forbidden = La tuile visible ne peut pas être prise pour cela.
refusal-starter-only-discards = Au premier tour, le premier joueur défausse seulement 1 tuile.
refusal-draw-first = Ici, chaque tour commence par piocher.

## Le déroulement

refusal-not-your-turn = Ce n’est pas encore ton tour.
refusal-not-now = Ce n’est pas possible en ce moment.
refusal-round-over = La manche est finie.
refusal-match-over = La partie est finie.
refusal-too-late = Le temps de ce tour est écoulé.
refusal-too-early = Le temps de ce tour n’est pas encore écoulé.
refusal-no-clock = Il n’y a pas de chronomètre dans ce jeu.
refusal-tile-not-on-rack = { $tile } : cette tuile n’est pas sur ton chevalet.
refusal-nothing-to-take = Tu ne peux pas prendre cette tuile.
refusal-mistakes-not-penalised = Certaines combinaisons ne sont pas encore valables. Corrige-les, puis finis ton tour.
refusal-not-the-host = Seul l’hôte peut faire cela.
refusal-no-such-seat = Cette place n’existe pas.
refusal-seat-given-up = Le joueur de cette place a abandonné.
refusal-seat-not-free = Quelqu’un joue à cette place.
