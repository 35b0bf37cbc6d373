### The settings. Labels of switches and choices: short.

setting-moments = Een moment uit de partij van gisteren op de startpagina
setting-coach = Een seintje als ik iets kan leggen
setting-volume = Volume
setting-theme = Licht of donker
setting-theme-auto = Zoals het apparaat
setting-theme-light = Licht
setting-theme-dark = Donker
setting-tiles = Stenen
setting-tiles-engraved = Gegraveerd
setting-tiles-flat = Vlak
setting-colours = Kleuren
setting-colours-normal = Normaal
setting-colours-strong = Sterk
# The first letter of the colour beside the shape on every tile.
setting-letters = Kleurletters op de stenen
setting-size = Grootte
setting-size-normal = Normaal
setting-size-large = Groot
setting-motion = Beweging
setting-motion-auto = Zoals het apparaat
setting-motion-less = Minder
setting-sort = Sorteren na het delen
setting-sort-none = Niet
setting-sort-runs = Op kleur
setting-sort-groups = Op getal
setting-left-handed = Linkshandig
setting-sounds = Geluid
setting-vibration = Trillen
setting-confirm-draw = Vragen voor het pakken
setting-shortcuts = Sneltoetsen met één toets
