notice-turn = Es tu turno
notice-turn-at = Tu partida con { $names }.
notice-day = El reparto de hoy está listo
notice-day-text = Las mismas fichas para todos. Unos cinco minutos.
notice-play = { $name } quiere jugar.
