replay-drop = Перетащите сюда запись игры или выберите файл.
replay-pick = Выбрать файл
replay-kept = Уже просмотрены на этом устройстве
replay-bad-line = Это не запись игры: строка { $line } не читается.
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-run = Воспроизвести
replay-speed = Скорость
replay-moment = Момент { $number } из { $count }
replay-racks = Подставки
replay-open = Все открыты
replay-share = Ссылка на этот момент
share-position = Поделиться этой позицией
share-title = Найдёте?
share-count = { $count ->
    [one] Можно выложить { $count } фишку.
    [few] Можно выложить { $count } фишки.
   *[many] Можно выложить { $count } фишек.
}
share-picture = Скопировать картинку
share-save = Сохранить картинку
position-bad = В этой ссылке нет позиции.
replay-notation = В нотации
replay-draft = Стол, когда вышло время
replay-keys = Стрелки — по шагам, пробел — пуск, Home и End — в начало и в конец.

review = Разбор
review-turn = Ход { $number }
review-nothing = Выложить было нечего.
look-could = { $count ->
    [one] Можно было выложить { $count } фишку
    [few] Можно было выложить { $count } фишки
   *[many] Можно было выложить { $count } фишек
}
look-much = Можно было выложить много
look-praise = Лучше было нельзя.
look-calm = Спокойная игра. Ничего не упущено.
look-moments = Моменты
look-looking = Ищем ваши лучшие моменты …
look-open = Можно было выложить первую комбинацию
look-last-turn = Ваш последний ход
look-more = Ещё { $count }
look-joker = Отданный джокер
look-joker-taken = { $name } забирает ваш джокер.
look-best = Лучший ход
look-again = Ещё раз
look-see = Посмотреть
look-curious = Для любопытных
look-curious-what = шансы, везение, честность
try-solved = Вы нашли.
try-go-on = Продолжайте или посмотрите остальное.
try-same = те же фишки, без часов
try-calm = Никто не ждёт. Не спешите.
review-best = Больше выложить было нельзя.
review-missed = { $count ->
    [one] Можно было выложить ещё { $count } фишку.
    [few] Можно было выложить ещё { $count } фишки.
   *[many] Можно было выложить ещё { $count } фишек.
}
review-missed-points = { $count ->
    [one] Столько же фишек можно было выложить на { $count } очко дороже.
    [few] Столько же фишек можно было выложить на { $count } очка дороже.
   *[many] Столько же фишек можно было выложить на { $count } очков дороже.
}
review-cut = Возможно, есть лучше: поиск был прерван.
review-taking = С открытой фишкой: { $tile }
review-show = Показать лучший ход
review-hide = Как сыграно

review-players = Игроки вкратце
review-player = Игрок
review-laid = Выложено фишек из возможных
review-of = { $part } из { $whole }
review-best-turns = Ходы без упущений
review-held-back = Было что выложить, но не выложено
review-left = Осталось очков
review-luck = Везение
review-luck-help = 50 — среднее. Показывает, насколько хороши были взятые фишки среди тех, что могли прийти.
review-jokers = Джокеры
review-share = честная доля: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Фишки на подставках
review-chances = Шанс выиграть раунд, в %
review-chances-help = Из каждой показанной позиции компьютерные игроки доиграли раунд { $count } раз: подставки те же, запас перемешан заново.
review-intervals-help = Полоса и числа в скобках показывают точность: 95 из 100 таких интервалов содержат настоящий шанс.
review-table = Таблицей
review-working = Готовится разбор: ход { $done } из { $count }
review-failed = Разбор не получился. Повтор работает и без него.
review-rules = Правила: { $rules }
review-turns = Ходы
try-yourself = Попробуйте сами
you-and-best = Вы { $mine } · Лучшее { $best }
turning-point = Перелом
more-possible = Можно было больше
set-group = Группа: { $number }
from-rack = { $tiles } с подставки.
from-group = { $tiles } из группы ({ $number }).
from-run = { $tiles } из последовательности ({ $span }).
coach-keys = M: следующий момент, T: попробовать, C: для любопытных, Shift и стрелки: шаг за шагом.
check-deal = Проверить эту раздачу
deal-cannot = Здесь это не проверить. Нужны правила с сервера.
deal-good = Всё сходится: раздача и каждая взятая фишка. Раундов: { $count }.
deal-differs = Что-то не так: строка { $line } не совпадает с обещанной раздачей.
deal-broken = Раздача не та, что была обещана.
deal-own-found = Ваше случайное число, которое хранит это устройство, вошло в эту раздачу.
deal-own-missing = Но то, что устройство сохранило до игры, с записью не сходится.
deal-own-unknown = Это устройство ничего не сохранило до игры. Проверена только сама запись.
deal-sealed = По словам сервера, все зафиксировали свои числа раньше, чем кто-то мог узнать раздачу.
deal-open = Раздача не запечатана: кто пришёл последним, мог на неё повлиять.
