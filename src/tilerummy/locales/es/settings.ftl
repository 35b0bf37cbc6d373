### The settings. Labels of switches and choices: short.

setting-moments = Un momento de la partida de ayer en el inicio
setting-coach = Avisarme cuando podría colocar algo
setting-volume = Volumen
setting-theme = Claro u oscuro
setting-theme-auto = Como el dispositivo
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-tiles = Fichas
setting-tiles-engraved = Grabadas
setting-tiles-flat = Lisas
setting-colours = Colores
setting-colours-normal = Normales
setting-colours-strong = Fuertes
# The first letter of the colour beside the shape on every tile.
setting-letters = Letra del color en las fichas
setting-size = Tamaño
setting-size-normal = Normal
setting-size-large = Grande
setting-motion = Animaciones
setting-motion-auto = Como el dispositivo
setting-motion-less = Reducidas
setting-sort = Ordenar al repartir
setting-sort-none = No
setting-sort-runs = Por color
setting-sort-groups = Por número
setting-left-handed = Para zurdos
setting-sounds = Sonidos
setting-vibration = Vibración
setting-confirm-draw = Preguntar antes de robar
setting-shortcuts = Atajos de una tecla
