### The settings. Labels of switches and choices: short.

setting-moments = Vakarykščio žaidimo akimirka pradžios puslapyje
setting-coach = Pasakyti, kai galėčiau ką nors padėti
setting-volume = Garsumas
setting-theme = Šviesi ar tamsi tema
setting-theme-auto = Kaip įrenginyje
setting-theme-light = Šviesi
setting-theme-dark = Tamsi
setting-tiles = Kortelės
setting-tiles-engraved = Graviruotos
setting-tiles-flat = Plokščios
setting-colours = Spalvos
setting-colours-normal = Įprastos
setting-colours-strong = Ryškios
# The first letter of the colour beside the shape on every tile.
setting-letters = Spalvos raidė ant kortelių
setting-size = Dydis
setting-size-normal = Įprastas
setting-size-large = Didelis
setting-motion = Animacija
setting-motion-auto = Kaip įrenginyje
setting-motion-less = Mažiau
setting-sort = Rikiuoti po dalijimo
setting-sort-none = Ne
setting-sort-runs = Pagal spalvą
setting-sort-groups = Pagal skaičių
setting-left-handed = Kairiarankiams
setting-sounds = Garsai
setting-vibration = Vibracija
setting-confirm-draw = Klausti prieš traukiant
setting-shortcuts = Vieno klavišo komandos
