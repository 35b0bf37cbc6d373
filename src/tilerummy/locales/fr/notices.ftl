notice-turn = C’est à toi de jouer
notice-turn-at = Ta partie avec { $names }.
notice-day = La donne du jour est prête
notice-day-text = Les mêmes tuiles pour tous. Cinq minutes environ.
notice-play = { $name } aimerait jouer.
