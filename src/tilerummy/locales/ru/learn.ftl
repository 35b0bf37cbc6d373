rules-box = Игра
rules-than = Сравнить с
rules-than-none = Ни с чем
rules-print = Печать
rules-booklet = Напечатать брошюрой
rules-contents = Содержание
rules-learn = Учиться в игре
rule-number = Правило { $number }
whole-book = Все правила

tutorial = Обучение
task-number = Задание { $number } из { $count }
tutorial-done = Теперь вы знаете всё: комбинации, джокеры, конец раунда.
lesson-later = { $joker ->
    [true] Джокер пригодится позже.
   *[false] Фишка { $number } пригодится позже.
}
lesson-stays = { $joker ->
    [true] Джокер остаётся на месте.
   *[false] Фишка { $number } остаётся на месте.
}
lesson-place = { $joker ->
    [true] Джокер сюда не подходит.
   *[false] Фишка { $number } сюда не подходит.
}
first-game-with = играют { $names }, около 10 минут
tutorial-rules = Правила

home-box = Для игры на вашем столе
home-box-lead = Учётная запись не нужна: всё остаётся на вашем устройстве. Только судья обращается к серверу.
pad = Счёт
hourglass = Песочные часы
referee = Судья

pad-name = Имя игрока { $number }
pad-add = Добавить игрока
pad-points = Осталось на подставке
pad-points-help = Очки или сами фишки: r7 k12 *
tiles-how = Как записывать фишки
tiles-how-text = Напишите букву цвета, затем число: { $tile }. Джокер — это *. Комбинации разделяет вертикальная черта. Буквы такие: { $list }.
pad-who = Кто закончил?
pad-blocked = Никто не мог ходить
pad-hand-game = Это супер-румми
pad-write = Записать
pad-undo = Убрать последний раунд
pad-unreadable = { $text }: это не число и не фишки.
pad-players-range = Эта коробка на { $low }–{ $high } игроков.
pad-begins = Следующий раунд начинает: { $name }.
pad-begins-anew = Решите заново, кто начинает следующий раунд.
pad-leads = Впереди: { $names }
pad-round-of = Раунд { $number } из { $count }
pad-new = Новый лист
pad-new-sure = Нажмите ещё раз: старый лист исчезнет.
pad-save = Сохранить в файл
pad-load = Открыть файл
pad-load-bad = Этот файл — не запись счёта.

glass-seconds = Секунд на ход
glass-start = Пуск
glass-stop = Стоп
glass-next = Следующий игрок
glass-voice = Говорить вслух
glass-up = Время вышло.
glass-rule = Что тогда будет

referee-lead = Разложите стол, как он был, а ниже — каким вы его оставляете. Сразу видно, можно ли так.
referee-before = Стол до хода
referee-after = И после хода
referee-here = Следующая фишка ляжет сюда
referee-take = Убрать: { $tile }
referee-type = Лучше ввести текстом
referee-not = Так нельзя
referee-sets-fine = Все комбинации верны.
referee-rack = Подставка
referee-new-set = Новая комбинация
referee-back = Вернуть
referee-clear = Очистить всё
referee-opened = Первая комбинация уже выложена
referee-lay = Проверить мой ход: можно ли так?
referee-best = Какой мой лучший ход?
referee-legal = Такой ход можно сделать.
referee-change = Изменить положение
referee-best-is = Лучший ход
referee-sure = Лучше нельзя.
referee-found = Лучшее, что нашлось за это время.
