notice-turn = Det er din tur
notice-turn-at = { $names } venter på dig.
notice-day = Dagens uddeling er klar
notice-day-text = De samme brikker til alle. Omkring fem minutter.
notice-play = { $name } vil gerne spille.
