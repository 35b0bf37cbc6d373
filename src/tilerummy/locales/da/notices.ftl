notice-turn = Det er din tur
notice-turn-at = Dit spil med { $names }.
notice-day = Dagens brikker er klar
notice-day-text = De samme brikker til alle. Omkring fem minutter.
notice-play = { $name } vil gerne spille.
