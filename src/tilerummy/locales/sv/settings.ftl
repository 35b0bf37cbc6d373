### The settings. Labels of switches and choices: short.

setting-moments = Ett ögonblick ur gårdagens spel på startsidan
setting-coach = Säg till när jag kan lägga något
setting-volume = Volym
setting-theme = Ljust eller mörkt
setting-theme-auto = Som enheten
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-tiles = Stenar
setting-tiles-engraved = Graverade
setting-tiles-flat = Platta
setting-colours = Färger
setting-colours-normal = Normala
setting-colours-strong = Starka
# The first letter of the colour beside the shape on every tile.
setting-letters = Färgbokstäver på stenarna
setting-size = Storlek
setting-size-normal = Normal
setting-size-large = Stor
setting-motion = Animation
setting-motion-auto = Som enheten
setting-motion-less = Mindre
setting-sort = Sortera när stenarna har delats ut
setting-sort-none = Nej
setting-sort-runs = Efter färg
setting-sort-groups = Efter tal
setting-left-handed = Vänsterhänt
setting-sounds = Ljud
setting-vibration = Vibration
setting-confirm-draw = Fråga innan jag tar en sten
setting-shortcuts = Genvägar med en tangent
