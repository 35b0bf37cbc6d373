### The settings. Labels of switches and choices: short.

setting-moments = Vakardienas spēles mirklis sākumlapā
setting-coach = Pateikt, kad varētu ko izspēlēt
setting-volume = Skaļums
setting-theme = Gaišs vai tumšs
setting-theme-auto = Kā ierīcē
setting-theme-light = Gaišs
setting-theme-dark = Tumšs
setting-tiles = Kauliņi
setting-tiles-engraved = Gravēti
setting-tiles-flat = Plakani
setting-colours = Krāsas
setting-colours-normal = Parastas
setting-colours-strong = Spilgtas
# The first letter of the colour beside the shape on every tile.
setting-letters = Krāsas burts uz kauliņiem
setting-size = Izmērs
setting-size-normal = Parasts
setting-size-large = Liels
setting-motion = Animācijas
setting-motion-auto = Kā ierīcē
setting-motion-less = Mazāk
setting-sort = Kārtot pēc dalīšanas
setting-sort-none = Nē
setting-sort-runs = Pēc krāsas
setting-sort-groups = Pēc skaitļa
setting-left-handed = Kreiļiem
setting-sounds = Skaņas
setting-vibration = Vibrācija
setting-confirm-draw = Jautāt pirms kauliņa ņemšanas
setting-shortcuts = Komandas ar vienu taustiņu
