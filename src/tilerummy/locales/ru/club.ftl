### A club’s evening

## On paper and on the screen

club-table = Стол { $number }
club-final = Финал
club-people-count = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[many] { $count } человек
}
club-how = Отметьте, кто выложил всё, и запишите, что осталось у остальных. Сумму получает тот, кто выложил всё.
club-sign = Подписывают двое за столом:
club-seat = место
club-name = имя
club-out = всё
club-left = осталось на подставке
club-sits-out = В этом раунде не играет: { $names }
club-not-shown = ещё не показано
club-after = После раунда { $number }
club-no-standing = Ещё ни один раунд не окончен.
club-counts-points = очки, затем выигранные раунды
club-counts-places = места за столом (4, 3, 2, 1), затем очки
club-counts-wins = выигранные раунды, затем очки
club-tied = = место поделено
club-place = место
club-points = очки
club-places = места
club-won = победы
club-joker = { $name }: оставшийся джокер стоит { $points }
club-certificate = Грамота
club-certificate-place = Место { $place }
club-best = { $count ->
    [one] Считается { $count } лучший вечер.
    [few] Считаются { $count } лучших вечера.
   *[many] Считаются { $count } лучших вечеров.
}
club-best-all = Считаются все вечера.

## How far the result of a table is

club-state-playing = играет
club-state-one-yes-missing = не хватает одного «да»
club-state-disputed = два результата
club-state-in = результат есть
club-organiser = организатор

## Why something cannot be done

club-refused-bad-plan = Так играть нельзя: { $what }
club-refused-evening-open = Вечер уже начался.
club-refused-evening-over = Вечер окончен. Результаты ещё можно исправить.
club-refused-name-empty = В имени от 1 до { $most } букв.
club-refused-name-twice = { $name }: это имя уже есть. Добавьте букву.
club-refused-too-many = На вечере может быть не больше { $most } человек.
club-refused-too-few = Для стола нужно не меньше { $fewest } человек.
club-refused-no-such-guest = Ни у кого здесь нет номера { $number }.
club-refused-no-such-table = Стола { $table } нет.
club-refused-results-missing = Ещё не хватает результатов. Столы: { $tables }
club-refused-rounds-over = Все раунды уже распределены.
club-refused-other-round = Это не тот раунд: сейчас раунд { $round }.
club-refused-bad-seating = Каждый, кто здесь, сидит один раз, за столом, который допускает коробка, или не играет.
club-refused-not-drawn = Сначала распределите раунд.
club-refused-draw-again = Кто-то пришёл или ушёл. Распределите раунд ещё раз.
club-refused-not-shown = Этот раунд ещё не показан.
club-refused-result-in = Этот результат уже есть. Организатор может его исправить.
club-refused-bad-result = В результате есть число для каждого за столом, от -{ $most } до { $most }.
club-refused-sum-wrong = Плюсы и минусы не сходятся: лишнее { $sum }.
club-refused-nothing-written = Здесь ещё никто не записал результат.
club-refused-own-yes = «Да» должен сказать кто-то другой за столом.
club-refused-disputed = Здесь записаны два результата. Решает организатор.
club-refused-not-at-table = Это могут только те, кто за этим столом.
club-refused-not-organiser = Это может только организатор.
problem-no-such-club = Такого вечера нет. Проверьте ссылку.
