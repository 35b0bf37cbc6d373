### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Добавлено: { $tiles }. Теперь: { $set }.
told-added-from = Добавлено: { $tiles }, со стола: { $moved }. Теперь: { $set }.
told-moved = Со стола: { $moved }. Теперь: { $set }.
told-new = Новая комбинация: { $set }.
told-new-from = Новая комбинация: { $set }. Со стола: { $moved }.
told-left = Там остаётся: { $set }.
told-back = Возвращается на подставку: { $tiles }.
told-set-laid = { $set }, { $count } с подставки
told-with = { $set }, в том числе { $jokers }
told-group = группа, число { $number }: { $colours }
told-twice = { $number } дважды
told-drew = Вы взяли: { $tile }.
told-empty = На столе ничего нет.
told-nothing = После вашего хода ничего не произошло.
told-unfinished = Ещё не комбинация: { $tiles }.
told-short-onto = { $tiles } к комбинации { $number }
told-short-new = { $tiles }: новая комбинация
told-short-moved = комбинация { $number } изменена
told-one-left = Осталась одна фишка: { $name }.

## Answers to keys

told-not-held = На вашей подставке этого нет: { $tiles }.
told-no-undo = Отменять нечего.
told-no-redo = Повторять нечего.
told-no-set = Комбинации { $number } нет.
told-set = Комбинация { $number }: { $set }.
told-sets = Комбинаций на столе: { $count }.
told-no-takers = Ни одна комбинация не примет вашу фишку.
told-opens = Хватает на первую комбинацию: { $value }.
told-laid = Выложено за этот ход: { $tiles }.
told-laid-none = За этот ход вы ещё ничего не выложили.
told-level-short = Короткие фразы.
told-level-normal = Обычные фразы.
told-level-full = Полные фразы.
told-log = Ход игры открыт рядом со столом.
told-log-closed = Ход игры закрыт.
told-type = Введите комбинацию, например { $example }
told-not-read = Это не комбинация: { $text }.
told-empty-hand = В руке ничего нет.
told-edge = Дальше в эту сторону ничего нет.
told-needs = Для первой комбинации нужно не меньше: { $minimum }.
told-price = Это стоит { $points }. Нажмите ещё раз, чтобы услышать.
told-no-hints = За этим столом подсказок нет.
told-nobody = Здесь реакцию никто не увидит.

## Beside a seat

seat-more-time = Больше времени: { $name }
seat-more-time-help = Время пойдёт только тогда, когда пройдёт время целого хода.

## The list of keys

key-hear-rack = Перейти к подставке и услышать её
key-hear-takers = Услышать комбинации, куда подходят ваши фишки
key-go-set = Перейти к комбинации по номеру
key-standing = Услышать, как идёт игра
key-can-lay = Услышать, что можно выложить
key-again = Услышать последнюю фразу ещё раз
key-type = Ввести комбинацию
key-hear-turn = Услышать свой ход
key-level = Короткие, обычные или полные фразы

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Подсказка { $number } из 3
hint-tile = Можно выложить: { $tile }.
hint-where = Куда?
hint-enough = Хватит
hint-goes-front = Подходит в начало: { $set }.
hint-goes-end = Подходит в конец: { $set }.
hint-goes-into = Подходит сюда: { $set }.
hint-goes-new = Получится новая комбинация: { $set }.
hint-lay = Выложить
hint-whole = Весь ход
hint-next = Дальше
hint-all = Выложить всё
hint-rack = С вашей подставки: { $tiles }
hint-source = Отсюда ({ $set }): { $tiles }
hint-step = Шаг { $number } из { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = чёрные от { $first } до { $last }
run-r = красные от { $first } до { $last }
run-b = синие от { $first } до { $last }
run-y = жёлтые от { $first } до { $last }
run-o = оранжевые от { $first } до { $last }
run-g = зелёные от { $first } до { $last }
run-w = белые от { $first } до { $last }
run-n = коричневые от { $first } до { $last }
