notice-turn = Det är din tur
notice-turn-at = Ditt spel med { $names }.
notice-day = Dagens giv är klar
notice-day-text = Samma stenar för alla. Ungefär fem minuter.
notice-play = { $name } vill gärna spela.
