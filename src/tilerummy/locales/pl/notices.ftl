notice-turn = Twoja kolej
notice-turn-at = Czekają na ciebie: { $names }.
notice-day = Dzisiejsze rozdanie gotowe
notice-day-text = Te same kostki dla wszystkich. Około pięciu minut.
notice-play = { $name } chce zagrać.
