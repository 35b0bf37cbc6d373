### The settings. Labels of switches and choices: short.

setting-moments = Um momento do jogo de ontem na página inicial
setting-coach = Um aviso quando podia colocar algo
setting-volume = Volume
setting-theme = Claro ou escuro
setting-theme-auto = Como o dispositivo
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-tiles = Fichas
setting-tiles-engraved = Gravadas
setting-tiles-flat = Lisas
setting-colours = Cores
setting-colours-normal = Normais
setting-colours-strong = Fortes
# The first letter of the colour beside the shape on every tile.
setting-letters = Letra da cor nas fichas
setting-size = Tamanho
setting-size-normal = Normal
setting-size-large = Grande
setting-motion = Movimento
setting-motion-auto = Como o dispositivo
setting-motion-less = Menos
setting-sort = Ordenar depois de distribuir
setting-sort-none = Não
setting-sort-runs = Por cor
setting-sort-groups = Por número
setting-left-handed = Para canhotos
setting-sounds = Sons
setting-vibration = Vibração
setting-confirm-draw = Perguntar antes de tirar uma ficha
setting-shortcuts = Atalhos de uma tecla
