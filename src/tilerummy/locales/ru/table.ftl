## The connection, and who watches

bye-full = Сервер сейчас заполнен. Пробуем ещё раз…
bye-banned = На этом сервере вы больше не можете играть.
watchers = Зрители: { $count }

## People

seat-menu = Игрок: { $name }
react = Отправить реакцию
talk-new = Новое: { $count }

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
take-back-tile = Заберите: { $tile }
mend-or-back = Исправьте или заберите
hint-rack = С вашей подставки: { $tiles }
hint-source = Отсюда ({ $set }): { $tiles }
hint-step = Шаг { $number } из { $count }

## Refusals

why-short = Почему?

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
