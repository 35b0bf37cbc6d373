notice-turn = É a tua vez
notice-turn-at = O teu jogo com { $names }.
notice-day = As fichas de hoje estão prontas
notice-day-text = As mesmas fichas para todos. Cerca de cinco minutos.
notice-play = { $name } gostava de jogar.
