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
