rules-box = Игра
rules-than = Сравнить с
rules-than-none = Ни с чем
rules-print = Печать
rules-booklet = Напечатать брошюрой
rules-sources = Откуда взято каждое правило
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

pad = Счёт
hourglass = Песочные часы
referee = Судья

pad-name = Имя игрока { $number }
pad-who-plays = Кто играет?
pad-player = { $name }, изменить
pad-add = Добавить игрока
tiles-how-text = Напишите букву цвета, затем число: { $tile }. Джокер — это *. Комбинации разделяет вертикальная черта. Буквы такие: { $list }.
pad-who = Кто закончил?
pad-nobody = Никто
photo = Фото
photo-take = Сделать фото
photo-choose = Выбрать снимок
photo-stays = Фото остаётся на этом устройстве.
way-tiles = Отметить фишки
way-number = Числом
pad-hand-game = Это был супер-румми
pad-write = Записать
pad-write-round = Записать раунд { $number }
pad-missing = Ещё нет: { $name }
pad-correct = Исправить раунд { $number }
pad-undo = Убрать последний раунд
pad-undone = Вернуть его
pad-players-range = Эта коробка на { $low }–{ $high } игроков.
pad-begins = Следующий раунд начинает: { $name }.
pad-begins-anew = Решите заново, кто начинает следующий раунд.
pad-leads = Впереди: { $names }
pad-leads-by = { $name }: отрыв { $value }.
pad-adds-up = Сумма сходится.
pad-new = Новый лист
pad-new-sure = Нажмите ещё раз: старый лист исчезнет.
pad-save = Сохранить в файл
pad-load = Открыть файл
pad-load-bad = Этот файл — не запись счёта.

glass-start = Пуск
glass-plays = Играет { $name }
glass-then = Потом { $names }
glass-turn = Готово, перевернуть
glass-anywhere = или нажмите где угодно
glass-up = Время вышло.
glass-draws = { $count ->
    [one] { $name } берёт { $count } фишку.
    [few] { $name } берёт { $count } фишки.
   *[many] { $name } берёт { $count } фишек.
}

referee-before = Стол до хода
referee-after = И после хода
referee-here = Следующая фишка ляжет сюда
referee-take = Убрать: { $tile }
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
referee-change = Изменить позицию
referee-best-is = Лучший ход
referee-sure = Лучше нельзя.
referee-found = Лучшее, что нашлось за это время.
