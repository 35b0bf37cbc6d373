### Почему что-то нельзя.

## Фишки не сходятся

refusal-tile-not-in-game = { $tile }: такой фишки в этой игре нет или их меньше. Цвета в этой игре: { $colours }.
refusal-tile-lost = { $tile }: этой фишки не хватает. Её место на столе или на вашей подставке.
refusal-tile-added = { $tile }: лишняя фишка. Её не было ни на столе, ни на вашей подставке.
refusal-table-tile-to-rack = { $tile }: эта фишка уже лежала на столе и остаётся там.

## Комбинация не складывается

refusal-invalid-set = { $set }: это пока не комбинация.
refusal-set-too-short = В комбинации нужно не меньше 3 фишек.
refusal-set-jokers-only = Одних джокеров мало. Добавьте фишку с числом.
refusal-set-mixed = Не совпадают ни числа, ни цвета.
refusal-run-gap = Числа идут не по порядку. В последовательности каждое число на 1 больше.
refusal-run-off-the-end = Последовательность идёт в пределах от 1 до 13.
refusal-group-colour-twice = Один цвет встречается дважды. В группе каждый цвет бывает один раз.
refusal-group-too-large = { $most ->
    [one] Здесь в группе не больше { $most } фишки.
    [few] Здесь в группе не больше { $most } фишек.
   *[many] Здесь в группе не больше { $most } фишек.
}
refusal-joker-meaning-wrong = { $tile }: эту фишку джокер на таком месте не заменит.

## Первая комбинация

refusal-opening-below-minimum = Ваша первая комбинация пока стоит { $value }. Нужно очков: { $minimum }.
refusal-opening-uses-table = { $moment ->
    [with] В этот ход вы только выкладываете первую комбинацию. Комбинации на столе откроются для вас со следующего хода.
   *[before] Комбинации на столе пока трогать нельзя. Сначала выложите первую комбинацию.
}
refusal-opening-not-from-rack = Первую комбинацию составляют только из фишек с вашей подставки.

## Перестройка

refusal-no-rack-tile-played = Выложите хотя бы 1 фишку со своей подставки.
refusal-set-dissolved = { $set }: эту комбинацию нельзя разобрать целиком. Часть остаётся вместе.
refusal-joker-meaning-changed = { $set }: джокер сохраняет своё значение, пока его не заменят.
refusal-joker-moved = { $set }: джокер остаётся в своей комбинации, пока его не заменят.
refusal-joker-set-split = { $set }: комбинация с джокером остаётся целой. К ней можно добавлять.
refusal-joker-set-frozen = { $set }: комбинация с джокером заморожена, пока его не заменят.
refusal-joker-swap-source = Фишка на замену джокеру берётся с вашей подставки.
refusal-joker-not-in-new-set = Освобождённый джокер идёт в новую комбинацию.
refusal-joker-swap-not-announced = Сначала объявите замену джокера.

## Взять, сбросить, пропустить ход

refusal-draw-and-play = За один ход фишки выкладывают или берут, но не то и другое.
refusal-must-draw = Если ничего не выкладываете, возьмите фишку.
refusal-too-many-drawn = Берётся только 1 фишка.
refusal-pool-empty = Запас пуст.
refusal-pool-not-empty = В запасе ещё есть фишки. Возьмите одну вместо пропуска хода.
refusal-must-play-if-able = У вас есть подходящая фишка. Здесь её нужно выложить.
refusal-must-discard = Сбросьте 1 фишку.
refusal-no-discard-allowed = { $why ->
    [laid] Если вы выкладываете фишки, вы не сбрасываете.
   *[never] Здесь сбросить фишку нельзя.
}
refusal-discarded-the-drawn-tile = Только что взятая фишка остаётся у вас. Сбросьте другую.
refusal-take-discard-forbidden = Сброшенная фишка остаётся на месте.
refusal-discard-not-in-new-set = Взятая из сброса фишка идёт в новую комбинацию.
refusal-taken-tile-not-laid = { $tile }: вы взяли эту фишку, выложите её за этот же ход.
refusal-face-up-forbidden = Открытую фишку для этого взять нельзя.
refusal-starter-only-discards = Первым ходом начинающий игрок только сбрасывает 1 фишку.
refusal-draw-first = Здесь в начале каждого хода берут фишку.

## Ход игры

refusal-not-your-turn = Сейчас ещё не ваш ход.
refusal-not-now = Сейчас это не получится.
refusal-round-over = Раунд окончен.
refusal-match-over = Игра окончена.
refusal-too-late = Время этого хода вышло.
refusal-too-early = Время этого хода ещё не вышло.
refusal-no-clock = В этой игре нет лимита времени.
refusal-tile-not-on-rack = { $tile }: этой фишки нет на вашей подставке.
refusal-nothing-to-take = Такой фишки взять неоткуда.
refusal-mistakes-not-penalised = Ещё не все комбинации верны. Исправьте их и закончите ход.
refusal-not-the-host = Это может только хозяин стола.
refusal-no-such-seat = Такого места нет.
refusal-seat-given-up = Игрок на этом месте сдался.
refusal-seat-not-free = На этом месте уже играют.
