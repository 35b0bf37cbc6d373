notice-turn = É a tua vez
notice-turn-at = Estão à tua espera: { $names }.
notice-day = A distribuição de hoje está pronta
notice-day-text = As mesmas fichas para todos. Cerca de cinco minutos.
notice-play = { $name } gostava de jogar.
