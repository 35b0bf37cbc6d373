notice-turn = Tavs gājiens
notice-turn-at = Pie galda: { $names }.
notice-day = Dienas kauliņi ir gatavi
notice-day-text = Visiem vieni un tie paši kauliņi. Apmēram piecas minūtes.
notice-play = { $name } gribētu spēlēt.
