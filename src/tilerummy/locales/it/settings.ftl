### The settings. Labels of switches and choices: short.

setting-moments = Un momento della partita di ieri nella pagina iniziale
setting-coach = Un avviso quando potrei calare qualcosa
setting-volume = Volume
setting-theme = Chiaro o scuro
setting-theme-auto = Come il dispositivo
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-tiles = Pedine
setting-tiles-engraved = Incise
setting-tiles-flat = Lisce
setting-colours = Colori
setting-colours-normal = Normali
setting-colours-strong = Forti
# The first letter of the colour beside the shape on every tile.
setting-letters = Lettera del colore sulle pedine
setting-size = Grandezza
setting-size-normal = Normale
setting-size-large = Grande
setting-motion = Animazioni
setting-motion-auto = Come il dispositivo
setting-motion-less = Ridotte
setting-sort = Ordina dopo la distribuzione
setting-sort-none = No
setting-sort-runs = Per colore
setting-sort-groups = Per numero
setting-left-handed = Per mancini
setting-sounds = Suoni
setting-vibration = Vibrazione
setting-confirm-draw = Chiedi prima di pescare
setting-shortcuts = Scorciatoie con un tasto
