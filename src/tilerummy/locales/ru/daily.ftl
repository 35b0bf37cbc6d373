day-title = Раздача дня
day-of = Раздача на { $day }
day-lead = Одни и те же фишки для всех, один короткий раунд.
day-against = Соперники: { $names }
day-start = Начать
day-turn-over = Открыть
day-start-sub = одна попытка, без часов
day-out =
    { $count ->
        [one] Закончено за { $count } ход
        [few] Закончено за { $count } хода
       *[many] Закончено за { $count } ходов
    }
day-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
day-not-out = { $turns }, осталось фишек: { $left }
day-best = Лучшее из известного: { $how }
day-drew = взято: { $count }
day-opened = первая комбинация: { $count }
day-went-out = конец: { $count }
day-not-yet = ещё нет
day-differs = Иначе, чем в вашей игре: { $count }
day-instead = Лучше сыграть в: { $box }
day-instead-sub = в сравнении с теми, кто в неё играет
day-later = Появится, когда будет сеть.
day-first = До вас эту раздачу никто не закончил.
day-next = Следующая будет в полночь.
day-bar = { $turns ->
    [one] Закончили за { $turns } ход: { $told }
    [few] Закончили за { $turns } хода: { $told }
   *[many] Закончили за { $turns } ходов: { $told }
}
day-bar-left = Не закончили: { $told }
setting-remind = Напоминать о раздаче дня в

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Вчера здесь вы взяли фишку.
yesterday-more = Вчера здесь можно было сделать больше.
yesterday-could = { $count ->
    [one] Можно было выложить { $count } фишку.
    [few] Можно было выложить { $count } фишки.
   *[many] Можно было выложить { $count } фишек.
}
yesterday-try = Попробовать
yesterday-off = Больше не показывать
