puzzle-level = Уровень { $level } из 5
puzzle-task-lay-all = Выложите все свои фишки.
puzzle-task-go-out = Закончите: выложите все фишки с подставки.
puzzle-task-open = Выложите первую комбинацию из того, что есть.
puzzle-task-lay-at-least = { $count ->
    [one] Выложите не меньше { $count } фишки.
    [few] Выложите не меньше { $count } фишек.
   *[many] Выложите не меньше { $count } фишек.
}
puzzle-task-free-joker = Освободите джокера: в конце он лежит с другими фишками.
puzzle-how-to-type = Введите весь стол, как он должен лежать: { $example }
puzzle-not-yet = Так ходить можно, но задача ещё не решена.
puzzle-solved = Решено.
puzzle-solution = Решение:
puzzle-type-solution = решение
