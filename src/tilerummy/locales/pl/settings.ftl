### The settings. Labels of switches and choices: short.

setting-moments = Chwila z wczorajszej gry na stronie głównej
setting-coach = Powiedz, gdy mogę coś wyłożyć
setting-volume = Głośność
setting-theme = Jasny lub ciemny
setting-theme-auto = Jak urządzenie
setting-theme-light = Jasny
setting-theme-dark = Ciemny
setting-tiles = Kostki
setting-tiles-engraved = Grawerowane
setting-tiles-flat = Płaskie
setting-colours = Kolory
setting-colours-normal = Zwykłe
setting-colours-strong = Mocne
# The first letter of the colour beside the shape on every tile.
setting-letters = Litera koloru na kostkach
setting-size = Rozmiar
setting-size-normal = Zwykły
setting-size-large = Duży
setting-motion = Animacje
setting-motion-auto = Jak urządzenie
setting-motion-less = Mniej
setting-sort = Sortuj po rozdaniu
setting-sort-none = Nie
setting-sort-runs = Według koloru
setting-sort-groups = Według liczby
setting-left-handed = Dla leworęcznych
setting-sounds = Dźwięki
setting-vibration = Wibracje
setting-confirm-draw = Pytaj przed pobraniem kostki
setting-shortcuts = Skróty jednym klawiszem
