notice-turn = Sinu kord
notice-turn-at = { $names } ootavad sind.
notice-day = Tänane jagamine on valmis
notice-day-text = Kõigile samad kivid. Umbes viis minutit.
notice-play = { $name } tahaks mängida.
