notice-turn = Twoja kolej
notice-turn-at = Przy stole: { $names }.
notice-day = Dzisiejsze rozdanie gotowe
notice-day-text = Te same kostki dla wszystkich. Około pięciu minut.
notice-play = { $name } chce zagrać.
