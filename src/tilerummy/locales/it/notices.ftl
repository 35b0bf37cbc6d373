notice-turn = Tocca a te
notice-turn-at = Ti aspettano: { $names }.
notice-day = La distribuzione di oggi è pronta
notice-day-text = Le stesse tessere per tutti. Circa cinque minuti.
notice-play = { $name } vorrebbe giocare.
