### The settings. Labels of switches and choices: short.

setting-moments = Hetk eilsest mängust avalehel
setting-coach = Märguanne, kui saaksin midagi välja käia
setting-volume = Helitugevus
setting-theme = Hele või tume
setting-theme-auto = Nagu seade
setting-theme-light = Hele
setting-theme-dark = Tume
setting-tiles = Klotsid
setting-tiles-engraved = Graveeritud
setting-tiles-flat = Lamedad
setting-colours = Värvid
setting-colours-normal = Tavalised
setting-colours-strong = Erksad
# The first letter of the colour beside the shape on every tile.
setting-letters = Värvitähed klotsidel
setting-size = Suurus
setting-size-normal = Tavaline
setting-size-large = Suur
setting-motion = Animatsioonid
setting-motion-auto = Nagu seade
setting-motion-less = Vähem
setting-sort = Järjesta pärast jagamist
setting-sort-none = Ei
setting-sort-runs = Värvi järgi
setting-sort-groups = Numbri järgi
setting-left-handed = Vasakukäelisele
setting-sounds = Helid
setting-vibration = Vibratsioon
setting-confirm-draw = Küsi enne võtmist
setting-shortcuts = Ühe klahvi käsud
