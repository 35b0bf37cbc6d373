notice-turn = Det är din tur
notice-turn-at = { $names } väntar på dig.
notice-day = Dagens giv är klar
notice-day-text = Samma brickor för alla. Ungefär fem minuter.
notice-play = { $name } vill gärna spela.
