### A club’s evening on the page

## A new evening

club-about = Вечер за несколькими столами по одной ссылке. На столах настоящие коробки, места и результаты в телефонах.
club-title = Название вечера
club-needs-title = У вечера ещё нет названия
club-i-play = Я тоже играю
club-rounds = Раунды
club-deals = Раздач в раунде
club-minutes = Время на раунд
club-where = На чём играют
club-on-boxes = настоящими коробками
club-on-page = в телефонах
club-on-either = как хочет каждый стол
club-same-deal = Одни и те же фишки за каждым столом
club-drawn = Кто с кем играет
club-drawn-chance = по жребию, никто не встречается дважды
club-drawn-standing = по таблице мест
club-drawn-all = все встречаются со всеми
club-drawn-winners = победители идут дальше
club-counts = Что считается
club-end = В конце
club-final-none = без финала
club-final-table = финал лучших четырёх
club-final-two = финал лучших двух
club-cap = Сколько раунд стоит самое большее
club-no-cap = без ограничения
club-bonus = Прибавка за победу за столом
club-league = Лига
club-league-help = Вечера, открытые с тем же названием лиги, складываются.
club-open = Открыть вечер
club-import = Взять вечер из файла

## Coming in

club-im-in = Я играю
club-no-account = Без учётной записи. Организатор может удалить вечер со всеми именами.
club-late = Раунд уже идёт. Вы сядете за стол со следующего.
club-number-help = Покажите этот номер организатору: он впустит этот телефон.
club-have-key = Я организатор, с новым телефоном

## A player’s phone

club-on-paper = Нет связи. У организатора всё есть на бумаге.
club-round-of = раунд { $number } из { $count }
club-deal-of = Раздача { $number } из { $count }
club-time-up = Время вышло. Доиграйте этот ход и сосчитайте подставки.
club-last-turn = Время вышло. Этот ход последний.
club-awaited = Остальные закончили. Не хватает вашего результата.
club-is-it-right = { $name }: записан такой результат. Верно?
club-yes = Да, верно
club-differently = Записать иначе
club-waits-yes = Ещё нужно одно «да»: { $names }
club-next-soon = Следующий раунд будет, когда закончат все столы.
club-paused = Вы пропускаете.
club-you-rest = В этом раунде вы не играете. В следующий раз сыграете.
club-soon = Ваш стол появится здесь, когда начнётся раунд.
club-place-of = Место { $place } из { $count }
club-all-places = Все места
club-played = сыгран
club-now = сейчас
club-write = Записать наш результат
club-compared = По сравнению с тем же местом за другими столами
club-play-here = Играть здесь, в телефонах
club-organise = Вести вечер
club-my-table = Мой стол
club-pause = Пропустить
club-leave = Уйти домой
club-back = Играть снова
club-forget = Забыть моё имя
club-forget-help = Вместо имени будет номер. Результаты останутся.
club-sure = Нажмите ещё раз

## The organiser

club-swap-how = Пока этот раунд видите только вы. Нажмите на два имени, чтобы поменять их местами.
club-show = Показать столы всем
club-draw = Распределить раунд { $number }
club-draw-again = Распределить ещё раз
club-draw-final = Распределить финал
club-drawn-help = Если можно, никто не встречается дважды и не сидит дважды за столом на троих.
club-correct = Исправить результат
club-count-racks = Сосчитать подставки сейчас
club-log = Результаты, как их записали
club-before = раньше
club-is-paused = пропускает
club-is-left = уже дома
club-keeps = Всегда за столом
club-second = Сделать вторым организатором
club-second-not = Больше не организатор
club-paper = Печать и файлы
club-print-slips = Бланки
club-print-seating = План столов
club-print-standing = Таблица мест
club-results = Результаты
club-key-help = С этим ключом вы организатор на другом телефоне. Он виден только сейчас: запишите его.
club-close = Закрыть вечер
club-delete = Удалить вечер

## The big screen

club-point = Наведите камеру телефона на квадрат и напишите своё имя.
club-final-nought = Все начинают с нуля.
