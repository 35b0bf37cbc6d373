notice-turn = Du bist am Zug
notice-turn-at = Deine Partie mit { $names }.
notice-day = Die Steine des Tages sind da
notice-day-text = Für alle dieselben Steine. Etwa fünf Minuten.
notice-play = { $name } möchte spielen.
