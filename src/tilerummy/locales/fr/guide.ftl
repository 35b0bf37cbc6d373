guide-box-lead = Regarde les couleurs de tes tuiles et compte les jokers.
guide-box-editions = Une boîte, plusieurs éditions. Compare avec ta règle imprimée :
guide-box-none = Choisis la boîte qui a les mêmes couleurs et autant de jokers. Ce qu’on joue autrement à la maison se change dans *{ popular-rules }* ou *{ all-rules }*.
    .title = Ma boîte n’y est pas

guide-book = Il commence par le jeu en bref. Chaque règle a un numéro, souvent une image, et les questions fréquentes sont à la fin.
    .title = Chaque boîte a son livre des règles
guide-sources = À activer dans le livre des règles. Chaque règle indique alors la règle imprimée d’où elle vient, ou précise que celle-ci ne dit rien et qu’il a fallu choisir.
guide-than = Choisis une deuxième boîte : le livre des règles commence par ce qui change.
guide-print = Sur des pages A5. Ou bien *{ rules-booklet }* : sur A4, à plier.
guide-why = La page dit pourquoi, tout près de la combinaison en cause. *{ why-short }* montre la règle. Jusqu’à la fin de ton tour, tu peux tout reprendre.
    .title = Quand un coup n’est pas permis
guide-house = On joue autrement à la maison ? Dans *{ new-table }*, tu changes les règles. Toute la table voit ce qui a changé.

guide-home-lead = Tu joues avec de vraies tuiles ? Choisis d’abord ta boîte, en haut.
guide-pad = Après chaque manche, indique qui a terminé et ce qui reste aux autres : *{ way-tiles }*, *{ photo }* ou *{ way-number }*. La feuille compte selon les règles de ta boîte. Touche le numéro d’une manche pour la corriger.
guide-hourglass = Il dure le temps d’un tour selon ta boîte, ou le temps que tu veux. Touche-le : il se retourne, et c’est à la personne suivante.
guide-referee = Indique la table avant et après le coup. L’arbitre dit s’il est permis et, sinon, pourquoi. Ajoute ton chevalet et demande : *{ referee-best }*
guide-photo = Pose les tuiles face visible, bien éclairées. Les tuiles d’un chevalet sont comptées, une table part chez l’arbitre. Un point d’interrogation sur une tuile veut dire : à vérifier.

guide-found = C’est dans *{ my-games }*. Donne un nom à la table et choisis-toi un visage. Tu reçois un lien qui reste : il suffit de l’envoyer une fois.
guide-play = Le grand bouton ouvre une table avec les règles de la maison, pour qui est là. *{ family-other-ways }* : avec des ordinateurs, ou à plusieurs sur un appareil.
guide-score = Une soirée se termine après une heure sans manche. Elle revient à qui a le plus de points. À partir de ta troisième soirée, tu comptes dans le score.
guide-phones = Ils sont dans le menu de la table. Un téléphone perdu ? *{ family-sign-off }* : il sort tout de suite.
guide-export = Les gens, les soirées et les scores dans un fichier. Avec lui, la table peut déménager : *{ family-import }*.
