## The connection, and who watches

bye-full = Сервер сейчас заполнен. Пробуем ещё раз…
bye-banned = На этом сервере вы больше не можете играть.
watchers = Зрители: { $count }

## People

seat-menu = Игрок: { $name }
react = Отправить реакцию
talk-new = Новое: { $count }

## Refusals

why-short = Почему?
take-back-tile = Заберите: { $tile }
mend-or-back = Исправьте или заберите

## Ceremonies

opened-big = { $value }!
tiles-dealt = Фишки розданы.
opened-with = Ваша первая комбинация: { $value }
wants-rematch = { $name } хочет сыграть ещё.
sheet-sitting = Остальные садятся. Вы с ними?
sheet-wants = хочет играть
sheet-reads = ещё смотрит
our-table = Наш стол
log-now = Сейчас ходит { $name }

## Before the match

program = Моя программа

## The table

# The player has opened.
seat-opened = Уже выложено
# The player needs so many points for the opening. Very short.
opens-at = нужно { $minimum }
seat-away = Нет на месте
seat-left = Вне игры
pool-word = Запас
# The first set of a round.
empty-table = Первая комбинация ложится куда угодно.
empty-table-watched = На столе пока ничего нет.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Три фишки или больше: одно число в разных цветах или один цвет и числа подряд. Перетащите их сюда или коснитесь их, а потом стола.
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
redo = Повторить
reset = Вернуть всё
sort-runs = По цвету
sort-groups = По числу
sort-playable = По комбинациям
talk = Разговор
talk-send = Отправить
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Заглушить: { $name }
split = Разбить
# $tile is "red 7".
take-tile = Взять: { $tile }
take-all = Взять все
pick-a-tile = Выберите фишку
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
fewest = меньше всех очков
how-it-went = Как шла игра
deal-round = Раздать фишки: раунд { $number }
waiting-for-host = Ждём, когда хозяин стола раздаст фишки на следующий раунд.
rematch = Сыграть ещё
record = Запись игры

## The menu of the table

call-bot = Пусть за игрока { $name } играет компьютер
keys = Клавиатура
leave-sure = Точно выйти? Ваши ходы будут пропускаться.

## Following the others, help for the hand, the end of a round

fits-in = Подходящих комбинаций: { $count }
esc-back = Esc вернёт на место
log-again = Коснитесь хода, чтобы увидеть его снова.
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
