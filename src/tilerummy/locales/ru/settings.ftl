### The settings. Labels of switches and choices: short.

setting-moments = Момент вчерашней игры на главной странице
setting-coach = Подсказать, когда можно что-то выложить
setting-volume = Громкость
setting-theme = Светлая или тёмная тема
setting-theme-auto = Как устройство
setting-theme-light = Светлая
setting-theme-dark = Тёмная
setting-tiles = Фишки
setting-tiles-engraved = С гравировкой
setting-tiles-flat = Плоские
setting-colours = Цвета
setting-colours-normal = Обычные
setting-colours-strong = Яркие
# The first letter of the colour beside the shape on every tile.
setting-letters = Буква цвета на фишках
setting-size = Размер
setting-size-normal = Обычный
setting-size-large = Крупный
setting-motion = Анимация
setting-motion-auto = Как устройство
setting-motion-less = Меньше
setting-sort = Сортировать после раздачи
setting-sort-none = Нет
setting-sort-runs = По цвету
setting-sort-groups = По числу
setting-left-handed = Для левшей
setting-sounds = Звуки
setting-vibration = Вибрация
setting-confirm-draw = Спрашивать, прежде чем взять фишку
setting-shortcuts = Команды одной клавишей
