### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Novice
    .about = Ne pose que des combinaisons de son propre chevalet et ne touche jamais à la table.
bot-dreamer = Rêveur
    .about = Complète la table, mais oublie la plupart des combinaisons.
bot-builder = Bâtisseur
    .about = Pose ses combinaisons et complète toutes celles de la table, sans rien réarranger.
bot-tinkerer = Bricoleur
    .about = Démonte une seule combinaison de la table à la fois.
bot-greedy = Gourmand
    .about = Voit tous les réarrangements et pose toujours le plus de tuiles possible.
bot-patient = Patient
    .about = Aime garder ses tuiles, mais perd parfois patience.
bot-hold = Gardien
    .about = Ouvre avec peu de tuiles, puis pioche jusqu’à poser tout son chevalet d’un coup.
bot-master = Maître
    .about = Choisit selon les règles s’il faut poser ou attendre, et connaît la fin de partie par cœur.
bot-grandmaster = Grand maître
    .about = Estime ce que les autres peuvent avoir et ce que demande le score ; le plus fort de tous.
