notice-turn = Tavo eilė
notice-turn-at = Prie stalo: { $names }.
notice-day = Dienos kortelės paruoštos
notice-day-text = Visiems tos pačios kortelės. Apie penkias minutes.
notice-play = { $name } norėtų žaisti.
