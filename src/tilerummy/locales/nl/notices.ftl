notice-turn = Je bent aan de beurt
notice-turn-at = Je spel met { $names }.
notice-day = De stenen van vandaag liggen klaar
notice-day-text = Voor iedereen dezelfde stenen. Ongeveer vijf minuten.
notice-play = { $name } wil graag spelen.
