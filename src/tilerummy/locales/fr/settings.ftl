### The settings. Labels of switches and choices: short.

setting-moments = Un moment de la partie d’hier à l’accueil
setting-coach = Un mot quand je pourrais poser
setting-volume = Volume
setting-theme = Clair ou sombre
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-tiles = Tuiles
setting-tiles-engraved = Gravées
setting-tiles-flat = Plates
setting-colours = Couleurs
setting-colours-normal = Normales
setting-colours-strong = Fortes
# The first letter of the colour beside the shape on every tile.
setting-letters = Lettre de la couleur sur les tuiles
setting-size = Taille
setting-size-normal = Normale
setting-size-large = Grande
setting-motion = Animations
setting-motion-auto = Comme l’appareil
setting-motion-less = Réduites
setting-sort = Trier après la donne
setting-sort-none = Non
setting-sort-runs = Par couleur
setting-sort-groups = Par nombre
setting-left-handed = Pour gauchers
setting-sounds = Sons
setting-vibration = Vibration
setting-confirm-draw = Demander avant de piocher
setting-shortcuts = Raccourcis à une touche
