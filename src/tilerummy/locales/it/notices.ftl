notice-turn = Tocca a te
notice-turn-at = La tua partita con { $names }.
notice-day = Le pedine di oggi sono pronte
notice-day-text = Le stesse pedine per tutti. Circa cinque minuti.
notice-play = { $name } vorrebbe giocare.
