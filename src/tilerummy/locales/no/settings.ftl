### The settings. Labels of switches and choices: short.

setting-moments = Et øyeblikk fra gårsdagens spill på forsiden
setting-coach = Si fra når jeg kan legge ut noe
setting-volume = Lydstyrke
setting-theme = Lyst eller mørkt
setting-theme-auto = Som enheten
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-tiles = Brikker
setting-tiles-engraved = Graverte
setting-tiles-flat = Flate
setting-colours = Farger
setting-colours-normal = Normale
setting-colours-strong = Sterke
# The first letter of the colour beside the shape on every tile.
setting-letters = Fargebokstaver på brikkene
setting-size = Størrelse
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animasjon
setting-motion-auto = Som enheten
setting-motion-less = Mindre
setting-sort = Sorter når brikkene er delt ut
setting-sort-none = Nei
setting-sort-runs = Etter farge
setting-sort-groups = Etter tall
setting-left-handed = Venstrehendt
setting-sounds = Lyder
setting-vibration = Vibrasjon
setting-confirm-draw = Spør før jeg trekker
setting-shortcuts = Snarveier med én tast
