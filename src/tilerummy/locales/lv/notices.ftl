notice-turn = Tava kārta
notice-turn-at = Tevi gaida: { $names }.
notice-day = Šodienas dalīšana ir gatava
notice-day-text = Visiem vieni un tie paši kauliņi. Apmēram piecas minūtes.
notice-play = { $name } gribētu spēlēt.
