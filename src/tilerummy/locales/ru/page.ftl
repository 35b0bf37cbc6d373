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
program = Моя программа
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
# The player has opened.
seat-opened = Уже выложено
# The player needs so many points for the opening. Very short.
seat-opens = Нужно { $minimum }
opens-at = нужно { $minimum }
seat-away = Нет на месте
seat-left = Вне игры
pool-word = Запас
# The first set of a round.
empty-table = Первая комбинация ложится куда угодно.
empty-table-watched = На столе пока ничего нет.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Три фишки или больше: одно число в разных цветах или один цвет и числа подряд. Перетащите их сюда или коснитесь их, а потом стола.
your-rack = { $count ->
    [one] Ваша подставка, { $count } фишка
    [few] Ваша подставка, { $count } фишки
   *[many] Ваша подставка, { $count } фишек
}
set-of = комбинация { $number } из { $count }
look-incomplete = неполная
look-illegal = неверная
look-frozen = заморожена
look-draft = выкладывается
look-mine = изменена вами
look-last = изменена прошлым ходом
set-missing = Не хватает { $number }
set-one-more = Нужна ещё одна
set-two-more = Нужны ещё две
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } дважды
set-mixed = Не сочетаются
set-gap = Не по порядку
set-end = Только от 1 до 13
set-many = Не больше { $most }
set-frozen = Заморожена
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Отменить
redo = Повторить
reset = Вернуть всё
sort = Сортировать
sort-runs = По цвету
sort-groups = По числу
sort-playable = По комбинациям
hint = Подсказка
talk = Разговор
talk-send = Отправить
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Заглушить: { $name }
split = Разбить
# $tile is "red 7".
take-tile = Взять: { $tile }
take-all = Взять все
pick-a-tile = Выберите фишку
later = Позже
joker-which = Какую фишку заменяет джокер?
open-tile = Открытая фишка: { $tile }
watching = Вы смотрите
offline-draft-kept = Нет связи. Ваши фишки останутся на месте; пробуем снова…
opening-meter = Первая комбинация: { $value } из { $minimum }
clock-warning = { $count ->
    [one] Осталась { $count } секунда
    [few] Осталось { $count } секунды
   *[many] Осталось { $count } секунд
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Взять
do-pass = Пропустить
do-discard = Сбросить
play-tiles = { $count ->
    [one] Выложить { $count } фишку
    [few] Выложить { $count } фишки
   *[many] Выложить { $count } фишек
}
all-fits = Все комбинации верны
going-out = Подставка пуста: вы закончили
unfinished = { $count ->
    [one] { $count } комбинация не готова
    [few] { $count } комбинации не готовы
   *[many] { $count } комбинаций не готовы
}
sets-not-fitting = { $count ->
    [one] { $count } комбинация не подходит
    [few] { $count } комбинации не подходят
   *[many] { $count } комбинаций не подходит
}
lay-or-draw = Или выложите фишки
draw-first = С этого начинается каждый ход
pool-empty = Запас пуст
open-with = Или выложите { $minimum } очков
opening-help = Добавьте комбинацию или верните всё и возьмите фишку
reset-helps = Или верните всё и начните снова
# $tile is "red 7".
discard-tile = Сбросить: { $tile }
choose-discard = Сбросьте 1 фишку
lay-or-discard = Выложите или сбросьте 1 фишку
choose-discard-how = Выберите фишку на подставке
plan-ahead = Можно обдумать свой ход
planned = { $count ->
    [one] План: { $count } фишка
    [few] План: { $count } фишки
   *[many] План: { $count } фишек
}
paused = Игра на паузе
come-back = Играть дальше
end-anyway = Всё равно закончить
draw-again = Нажмите ещё раз, чтобы взять фишку.

## The status line

status-stays = Эта фишка остаётся на столе.
status-frozen = Комбинация с джокером заморожена, пока джокера не заменят.
status-several-places = Подходит в несколько мест. Выберите одно.
status-no-place = Одна никуда не подходит. Выберите ещё фишки.
status-stale = Игра тем временем продолжилась.
status-no-discard = Сейчас сбросить фишку нельзя.
status-reset-first = Сначала верните всё, потом берите или сбрасывайте фишку.
plan-changed = Стол изменился. Часть вашего плана больше не подходит.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Вы выложили { $count } фишку.
        [few] Вы выложили { $count } фишки.
       *[many] Вы выложили { $count } фишек.
    }
   *[other] { $count ->
        [one] { $name }: выложена { $count } фишка.
        [few] { $name }: выложено { $count } фишки.
       *[many] { $name }: выложено { $count } фишек.
    }
}
news-announced = { $me ->
    [true] Вы объявили замену джокера.
   *[other] { $name }: объявлена замена джокера.
}
news-drew = { $me ->
    [true] Вы взяли фишку.
   *[other] { $name } берёт фишку.
}
news-discarded = { $me ->
    [true] Вы сбросили: { $tile }.
   *[other] { $name } сбрасывает: { $tile }.
}
news-passed = { $me ->
    [true] Вы пропустили ход.
   *[other] { $name } пропускает ход.
}
news-time-out = { $me ->
    [true] Ваше время вышло.
   *[other] { $name }: время вышло.
}
news-mistake = { $me ->
    [true] Ваш ход был с ошибкой, и сработали правила об ошибках.
   *[other] { $name }: ход был с ошибкой, и сработали правила об ошибках.
}
news-last-tile = { $me ->
    [true] Вы объявляете конец: последняя фишка выложена.
   *[other] { $name } объявляет конец: последняя фишка выложена.
}
news-left = { $me ->
    [true] Вы вышли из игры.
   *[other] { $name } выходит из игры.
}
news-back = { $me ->
    [true] Вы снова в игре.
   *[other] { $name } снова в игре.
}
news-starts = { $me ->
    [true] Вы начинаете.
   *[other] { $name } начинает.
}
news-went-out = { $me ->
    [true] Вы закончили раунд.
   *[other] { $name } заканчивает раунд.
}
news-blocked = Никто не может ходить. Побеждает тот, у кого меньше очков.
blocked-difference = Остальные записывают разницу как минусовые очки.

## Hints

hint-nothing = Выложить нечего. Возьмите фишку.
hint-found = { $count ->
    [one] Можно выложить { $count } фишку
    [few] Можно выложить { $count } фишки
   *[many] Можно выложить { $count } фишек
}
hint-lay-new = Новая комбинация
hint-lay-onto = Добавить к комбинации
hint-move-new = Взять со стола, новая комбинация
hint-move-onto = В другую комбинацию

## Rounds and scores

score-sheet = Запись очков
round-over = Раунд окончен
match-over = Игра окончена
who-begins = Кто начинает?
choosing-starter = Хозяин стола говорит, кто начинает
round-number = Раунд { $number }
total = Итого
went-out = всё выложено
fewest = меньше всех очков
left-on-racks = Осталось на подставках
how-it-went = Как шла игра
deal-round = Раздать фишки: раунд { $number }
end-match = Закончить игру
waiting-for-host = Ждём, когда хозяин стола раздаст фишки на следующий раунд.
rematch = Сыграть ещё
day-others = Как сыграли другие
record = Запись игры
you-won-match = Вы выиграли игру.
won-match = { $count ->
    [one] { $names }: победа в игре.
    [few] { $names }: общая победа.
   *[many] { $names }: общая победа.
}

## The menu of the table

pause = Пауза
call-bot = Пусть за игрока { $name } играет компьютер
keys = Клавиатура
leave = Выйти из игры
leave-sure = Точно выйти? Ваши ходы будут пропускаться.

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
fits-in = Подходящих комбинаций: { $count }
esc-back = Esc вернёт на место
log = Ход игры
log-again = Коснитесь хода, чтобы увидеть его снова.
set-span = { $first } — { $last }
out = Всё!
tap-on = Коснитесь, чтобы продолжить
came-back = Снова на подставке: { $count }
came-back-why = Не в готовой комбинации
drawn-now = Взято: { $count }
rule-here = Правило этого стола
all-right = Хорошо
held-goes = { $me ->
    [true] Вы получаете то, что осталось у других
   *[other] { $name } получает то, что осталось у других
}
replay = Повтор
labelled = { $label }: { $value }
