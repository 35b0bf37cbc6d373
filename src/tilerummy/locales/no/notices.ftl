notice-turn = Det er din tur
notice-turn-at = { $names } venter på deg.
notice-day = Dagens utdeling er klar
notice-day-text = De samme brikkene til alle. Omtrent fem minutter.
notice-play = { $name } vil gjerne spille.
