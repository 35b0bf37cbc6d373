notice-turn = Sinu käik
notice-turn-at = Laua taga: { $names }.
notice-day = Päeva klotsid on valmis
notice-day-text = Kõigile samad klotsid. Umbes viis minutit.
notice-play = { $name } tahaks mängida.
