### The settings. Labels of switches and choices: short.

setting-moments = Ein Moment der gestrigen Partie auf der Startseite
setting-coach = Ein Wort, wenn ich etwas legen könnte
setting-volume = Lautstärke
setting-theme = Hell oder dunkel
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-tiles = Steine
setting-tiles-engraved = Graviert
setting-tiles-flat = Flach
setting-colours = Farben
setting-colours-normal = Normal
setting-colours-strong = Kräftig
# The first letter of the colour beside the shape on every tile.
setting-letters = Farbbuchstaben auf den Steinen
setting-size = Größe
setting-size-normal = Normal
setting-size-large = Groß
setting-motion = Animationen
setting-motion-auto = Wie das Gerät
setting-motion-less = Weniger
setting-sort = Nach dem Austeilen sortieren
setting-sort-none = Gar nicht
setting-sort-runs = Nach Farbe
setting-sort-groups = Nach Zahl
setting-left-handed = Linkshändig
setting-sounds = Töne
setting-vibration = Vibration
setting-confirm-draw = Vor dem Ziehen fragen
setting-shortcuts = Tastenkürzel mit einer Taste
