notice-turn = Du bist am Zug
notice-turn-at = { $names } warten auf dich.
notice-day = Die Verteilung von heute ist da
notice-day-text = Für alle dieselben Steine. Etwa fünf Minuten.
notice-play = { $name } möchte spielen.
