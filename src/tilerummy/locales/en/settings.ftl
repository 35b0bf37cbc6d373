### The settings. Labels of switches and choices: short.

# A switch: yesterday’s moment is shown.
setting-moments = A moment of yesterday’s game on the home page
setting-coach = A word when I could lay something
setting-volume = Volume
setting-theme = Light or dark
setting-theme-auto = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-tiles = Tiles
setting-tiles-engraved = Engraved
setting-tiles-flat = Flat
setting-colours = Colours
setting-colours-normal = Normal
setting-colours-strong = Strong
# The first letter of the colour beside the shape on every tile.
setting-letters = Colour letters on the tiles
setting-size = Size
setting-size-normal = Normal
setting-size-large = Large
setting-motion = Motion
setting-motion-auto = Same as device
setting-motion-less = Less
setting-sort = Sort after the deal
setting-sort-none = Not at all
setting-sort-runs = By colour
setting-sort-groups = By number
setting-left-handed = Left-handed
setting-sounds = Sounds
setting-vibration = Vibration
setting-confirm-draw = Ask before drawing
setting-shortcuts = One-key shortcuts
