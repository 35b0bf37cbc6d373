notice-turn = Tavo eilė
notice-turn-at = Tavęs laukia: { $names }.
notice-day = Šios dienos dalijimas paruoštas
notice-day-text = Visiems tos pačios kaladėlės. Apie penkias minutes.
notice-play = { $name } norėtų žaisti.
