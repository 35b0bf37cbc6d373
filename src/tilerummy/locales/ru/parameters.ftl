### Домашние правила.

## Фишки

parameter-colours = Цвета
    .help = Цвета фишек; если игроков мало, в игре только первые.
parameter-jokers-by-players = Джокеры
    .help = Сколько джокеров в игре при каждом числе игроков.
parameter-colours-by-players = Цвета в игре
    .help = Сколько цветов в игре при каждом числе игроков.

## Перед игрой

parameter-players = Игроки
    .help = Сколько игроков за столом, самое меньшее и самое большее.
parameter-starter = Кто начинает
    .help = Как определяют, кто начинает.
value-starter-highest-tile-returned = Старшая взятая фишка
value-starter-die-highest = Лучший бросок кубика
value-starter-lot = По жребию
value-starter-players-choose = По договорённости
parameter-direction = Направление
    .help = В какую сторону ход идёт вокруг стола.
value-direction-clockwise = По часовой стрелке
value-direction-counterclockwise = Против часовой стрелки
parameter-hand-size = Фишки в начале
    .help = Со сколькими фишками начинает каждый игрок.
parameter-starter-hand = Фишки начинающего
    .help = Сколько фишек получает тот, кто начинает.
parameter-starter-discard = Начинающий сбрасывает
    .help = Первым ходом начинающий игрок сбрасывает 1 фишку.
parameter-starter-may-lay = Начинающий может выкладывать
    .help = Начинающий может и выложить комбинации перед этим первым сбросом.
parameter-pool-layout = Как лежит запас
    .help = Как лежат закрытые фишки; на игру это не влияет.
value-pool-layout-stacks-of-7-last-8 = Стопки по 7, последняя из 8
value-pool-layout-stacks-of-7 = Стопки по 7
value-pool-layout-heap = Россыпью
value-pool-layout-single-stack = Одна стопка
value-pool-layout-bag = В мешочке
parameter-pool-owner = Запас общий или свой
    .help = Все берут из одного запаса или каждый из своего.
value-pool-owner-common = Один на всех
value-pool-owner-personal = У каждого свой

## Первая комбинация

parameter-opening-min = Очки для первой комбинации
    .help = Сколько очков нужно для первой комбинации; при 0 подойдёт любая.
parameter-opening-joker-value = Джокер в первой комбинации
    .help = Сколько стоит джокер в первой комбинации: как заменённая фишка или всегда одинаково.
value-opening-joker-value-replaced = Как заменённая фишка
parameter-opening-scope = Счёт первой комбинации
    .help = Очки складываются по всем выложенным комбинациям, или хватить должно одной.
value-opening-scope-sum-of-sets = Все комбинации вместе
value-opening-scope-single-set = Одна комбинация
parameter-table-access = Доступ к столу
    .help = С какого момента можно использовать комбинации на столе.
value-table-access-same-turn-after-opening = Сразу после первой комбинации
value-table-access-turn-after-opening = Со следующего хода после неё
value-table-access-any-player-opened = Как только её выложит кто-нибудь
parameter-hand-game = Супер-румми
    .help = Что даёт выложить все фишки за тот же ход, что и первую комбинацию.
value-hand-game-off = Ничего особенного
value-hand-game-double = Остальные теряют вдвойне
value-hand-game-double-and-no-minimum = Вдвойне и без минимума

## Ход

parameter-draw-mode = Как берут фишки
    .help = Когда берут фишку и сбрасывают ли за неё другую.
value-draw-mode-instead-of-playing = Если ничего не выложено
value-draw-mode-instead-then-discard = Если ничего не выложено, затем сброс
value-draw-mode-every-turn-then-place = Каждый ход, затем выложить или сбросить
parameter-voluntary-draw = Брать можно всегда
    .help = Можно взять фишку, даже если есть что выложить.
parameter-discard-drawn-tile = Сброс взятой фишки
    .help = Можно сбросить ту самую фишку, которую только что взяли.
parameter-take-discard = Взять сброшенную фишку
    .help = Можно ли взять фишку, которую сбросил предыдущий игрок.
value-take-discard-never = Никогда
value-take-discard-for-new-set = Для новой комбинации
parameter-face-up-eighth = Открытая фишка
    .help = Лежит ли последняя фишка запаса открытой и для чего её можно взять.
value-face-up-eighth-off = Нет
value-face-up-eighth-to-finish = Чтобы закончить
value-face-up-eighth-to-play = Чтобы её выложить

## Время и ошибки

parameter-time-limit-s = Время на ход
    .help = Сколько секунд даётся на ход; 0 значит без лимита.
parameter-on-timeout = Когда время вышло
    .help = Что происходит с ходом, время которого вышло.
value-on-timeout-loose-to-rack = Фишки вне комбинаций — на подставку
value-on-timeout-turn-void = Ход не считается
value-on-timeout-none = Без лимита времени
parameter-penalise-mistakes = Штраф за ошибки
    .help = Можно закончить ход с неверными комбинациями, но за это положен штраф.
parameter-on-invalid-end = После ошибки
    .help = Что происходит с ходом, который закончился неверными комбинациями.
value-on-invalid-end-loose-to-rack = Фишки вне комбинаций — на подставку
value-on-invalid-end-turn-void = Ход не считается
parameter-penalty-tiles = Штрафные фишки
    .help = Сколько фишек берут, когда время вышло или после ошибки.

## Комбинации

parameter-group-distinct-colours = Каждый цвет один раз
    .help = В группе все фишки разных цветов.
parameter-group-max = Самая большая группа
    .help = Сколько фишек в группе самое большее: по одной каждого цвета или заданное число.
value-group-max-number-of-colours = По одной каждого цвета
parameter-keep-three-of-original = Комбинации не разбирают до конца
    .help = При перестройке часть каждой старой комбинации остаётся вместе.

## Джокеры

parameter-joker-sets = Комбинации с джокером
    .help = Что можно делать с джокером на столе и его комбинацией, пока его не заменят.
value-joker-sets-free = Можно всё
value-joker-sets-same-meaning = Джокер сохраняет значение
value-joker-sets-stay-until-swapped = Джокер остаётся в комбинации
value-joker-sets-no-split = Комбинация остаётся целой
value-joker-sets-frozen = Комбинация заморожена
parameter-joker-swap-tile-from = Фишка на замену джокеру
    .help = Откуда может быть фишка, которая заменяет джокера.
value-joker-swap-tile-from-rack = С подставки
value-joker-swap-tile-from-anywhere = С подставки или со стола
parameter-joker-after-swap = Освобождённый джокер
    .help = Куда может пойти джокер после замены.
value-joker-after-swap-new-set = В новую комбинацию
value-joker-after-swap-any-set = В любую комбинацию
value-joker-after-swap-rack-allowed = И на подставку
parameter-joker-swap-announced = Объявлять замену
    .help = О замене джокера объявляют заранее.
parameter-joker-in-rack-points = Оставшийся джокер
    .help = Сколько очков стоит джокер, который в конце остался на подставке.

## Конец

parameter-winner-bonus = Очки победителя
    .help = Что записывает себе победитель раунда.
value-winner-bonus-sum-of-losers = Всё, что теряют остальные
value-winner-bonus-none = Ничего
parameter-announce-last-tile = Объявлять конец
    .help = Кто выкладывает последнюю фишку, объявляет конец раунда.
parameter-rounds = Раунды
    .help = Сколько раундов в игре.
value-rounds-agreed = По договорённости
parameter-next-starter = Кто начинает следующий
    .help = Кто начинает следующий раунд.
value-next-starter-starter-rule = Как в первом раунде
value-next-starter-winner = Победитель
value-next-starter-next-seat = Следующий игрок
