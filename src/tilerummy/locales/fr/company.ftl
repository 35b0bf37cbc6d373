### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Avec qui jouer
company-step = Étape { $step } sur { $count }
# Beside a character whom not everybody enjoys.
company-warning = De longues attentes, puis tout s’arrête d’un coup : ça ne plaît pas à tout le monde.
# Beside the character who adapts: it is said openly.
company-adapts = Entre les manches, l’ordinateur regarde comment tu as joué et qui a gagné, et joue un peu mieux ou un peu moins bien. À plusieurs à la table, il ne le fait pas.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Joue à peu près aussi bien que toi.
company-teacher = Wanjiru
    .about = Laisse sur la table ce qui te convient, et dit pourquoi.
company-architect = Aroha
    .about = Attend un grand réarrangement, mais jamais avec plus de 18 tuiles.
company-saver = Mateus
    .about = Pose d’abord les tuiles hautes et les jokers, et garde les basses pour la fin.
company-gambler = Zofia
    .about = Tout ou rien, et une pièce décide.
company-hermit = Sigrun
    .about = Pioche pendant la moitié de la manche, puis pose tout d’un coup. Ici, personne ne joue mieux.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Magnifique !
company-says-won = Bien joué !
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Les bouts sont libres. À poser : { $tiles }.
company-says-waits = Quelque chose de grand arrive…
company-says-all = Tout ou rien !
company-says-gone = Bon débarras.
company-says-sorry = J’attendais ça depuis longtemps.

face-look =
    .n1 = Fille aux nattes rousses
    .n2 = Grand-mère au chignon blanc
    .n3 = Garçon à casquette
    .n4 = Grand-père à la barbe grise
    .n5 = Femme au foulard
    .n6 = Jeune homme aux boucles rondes
    .n7 = Femme aux longs cheveux noirs
    .n8 = Homme à lunettes, raie sur le côté
    .n9 = Enfant blond aux cheveux en épis
    .n10 = Femme à grandes boucles et boucles d’oreilles
    .n11 = Homme à casquette plate et moustache
    .n12 = Femme au carré gris et à l’écharpe
