notice-turn = Det er din tur
notice-turn-at = Spillet ditt med { $names }.
notice-day = Dagens brikker er klare
notice-day-text = De samme brikkene til alle. Omtrent fem minutter.
notice-play = { $name } vil gjerne spille.
