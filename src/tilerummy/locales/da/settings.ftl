### The settings. Labels of switches and choices: short.

setting-moments = Et øjeblik fra gårsdagens spil på forsiden
setting-coach = Sig til, når jeg kan lægge noget
setting-volume = Lydstyrke
setting-theme = Lyst eller mørkt
setting-theme-auto = Som enheden
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-tiles = Brikker
setting-tiles-engraved = Graverede
setting-tiles-flat = Flade
setting-colours = Farver
setting-colours-normal = Normale
setting-colours-strong = Kraftige
# The first letter of the colour beside the shape on every tile.
setting-letters = Farvebogstaver på brikkerne
setting-size = Størrelse
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animation
setting-motion-auto = Som enheden
setting-motion-less = Mindre
setting-sort = Sortér, når brikkerne er delt ud
setting-sort-none = Nej
setting-sort-runs = Efter farve
setting-sort-groups = Efter tal
setting-left-handed = Venstrehåndet
setting-sounds = Lyde
setting-vibration = Vibration
setting-confirm-draw = Spørg, før jeg tager en brik
setting-shortcuts = Genveje med én tast
