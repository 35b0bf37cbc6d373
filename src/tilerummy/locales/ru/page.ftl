### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Главная
menu = Меню
skip = Перейти к содержанию
close = Закрыть
language = Язык
theme = Светлая или тёмная тема
settings = Настройки
connecting = Минутку…
offline = Сервер не отвечает. Попробуйте ещё раз через минуту.
not-loaded = Это не загрузилось. Проверьте сеть и обновите страницу.
problem-unknown = Не получилось.
you = вы
computer = Компьютер
players = Игроки

## The first page

nav-play = Игра
nav-puzzles = Задачи
home-lead = Румми с фишками: с семьёй, с друзьями или с очень терпеливым компьютером. Любая версия игры, любые домашние правила. Без регистрации и рекламы.
lobby = Открытые столы
go-on = Дальше
sit-down = Сесть
watch = Смотреть
free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
}
no-clock = Без лимита времени
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}

## A new table

hints = Подсказки
hints-none = Нет
# The others see how many hints somebody took.
hints-counted = За очки
hints-free = Бесплатно
listed = Стол виден всем

## Before the match

remove = Убрать: { $name }
copy = Копировать
share = Поделиться
ready = Можно начинать
start = Начать игру

## The table

no-table = Такого стола нет.
your-turn = Ваш ход
# Whose turn it is; the reader waits.
turn-of = Ходит { $name }
seat-number = Место { $number }
your-rack = { $count ->
    [one] Ваша подставка, { $count } фишка
    [few] Ваша подставка, { $count } фишки
   *[many] Ваша подставка, { $count } фишек
}
undo = Отменить
sort = Сортировать
hint = Подсказка
later = Позже

## The big button. The first line is short; the second may be a short sentence.

come-back = Играть дальше

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Вы начинаете.
   *[other] { $name } начинает.
}
news-went-out = { $me ->
    [true] Вы закончили раунд.
   *[other] { $name } заканчивает раунд.
}

## Rounds and scores

round-number = Раунд { $number }
total = Итого
went-out = всё выложено
left-on-racks = Осталось на подставках
end-match = Закончить игру
day-others = Как сыграли другие
you-won-match = Вы выиграли игру.
won-match = { $count ->
    [one] { $names }: победа в игре.
    [few] { $names }: общая победа.
   *[many] { $names }: общая победа.
}

## The menu of the table

pause = Пауза
leave = Выйти из игры

## Settings

nav-rules = Правила
nav-at-home = Дома
why-rule = Показать правило
offline-now = Нет сети. Правила, обучение, счёт и песочные часы работают и так.
you-share-win = Вы и { $names } победили вместе.

## Following the others, help for the hand, the end of a round

setting-bots = Компьютеры играют
setting-bots-people = Как люди
setting-bots-brisk = Бодро
setting-bots-once = Сразу
log = Ход игры
set-span = { $first } — { $last }
out = Всё!
replay = Повтор
labelled = { $label }: { $value }
