notice-turn = Ваш ход
notice-turn-at = За столом: { $names }.
notice-day = Сегодняшняя раздача готова
notice-day-text = Одни и те же фишки для всех. Около пяти минут.
notice-play = { $name } хочет сыграть.
