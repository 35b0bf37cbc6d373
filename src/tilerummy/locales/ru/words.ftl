### Слова за столом, в начальной форме.

## Предметы

tile = фишка
tiles = фишки
rack = подставка
table = стол
run = последовательность
group = группа
set = комбинация
joker = джокер
pool = запас
discarded-tile = сброшенная фишка
colour = цвет
points = очки
penalty = штраф
clock = лимит времени

## Люди и ход игры

player = игрок
starter = начинающий игрок
winner = победитель
host = хозяин стола
seat = место
turn = ход
round = раунд
match = игра
opening = первая комбинация
hand-game = супер-румми

## Действия

lay = выложить
draw = взять
discard = сбросить
pass = пропустить ход
swap = заменить
rearrange = перестроить
go-out = закончить

## Ответы

yes = да
no = нет

## Счёт

tiles-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
jokers-count = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
}
sets-count = { $count ->
    [one] { $count } комбинация
    [few] { $count } комбинации
   *[many] { $count } комбинаций
}
colours-count = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
   *[many] { $count } цветов
}
points-count = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
rounds-count = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
seconds-count = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
minutes-count = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}

## Цвета

colour-k = чёрный
colour-r = красный
colour-b = синий
colour-y = жёлтый
colour-o = оранжевый
colour-g = зелёный
colour-w = белый
colour-n = коричневый

## Фишка, как её называют вслух

tile-k = чёрная { $number }
tile-r = красная { $number }
tile-b = синяя { $number }
tile-y = жёлтая { $number }
tile-o = оранжевая { $number }
tile-g = зелёная { $number }
tile-w = белая { $number }
tile-n = коричневая { $number }
joker-as = джокер как { $tile }
