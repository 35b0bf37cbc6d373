### Слова за столом, в начальной форме.

## Предметы

tiles = фишки
rack = подставка
table = стол
run = последовательность
group = группа
set = комбинация
joker = джокер
pool = запас
discarded-tile = сброшенная фишка

## Люди и ход игры

winner = победитель
host = хозяин стола
hand-game = супер-румми

## Действия

draw = взять
discard = сбросить
pass = пропустить ход

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
colours-count = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
   *[many] { $count } цветов
}
players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
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
