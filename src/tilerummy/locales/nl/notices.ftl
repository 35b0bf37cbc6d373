notice-turn = Je bent aan de beurt
notice-turn-at = { $names } wachten op je.
notice-day = De verdeling van vandaag ligt klaar
notice-day-text = Voor iedereen dezelfde stenen. Ongeveer vijf minuten.
notice-play = { $name } wil graag spelen.
