# The game on one device, without a server.

device-fetching = Игра загружается: { $percent } %
device-starting = Игра запускается…
device-alone = Сервер не отвечает. Теперь вы играете на этом устройстве.
device-taken = Игра открыта в другой вкладке. Закройте её, чтобы играть здесь.
device-failed = Игра не запустилась. Проверьте сеть и обновите страницу.
hand-to = Передайте: { $name }
you-drew-hand = Вы взяли: { $tiles }. Передайте: { $name }.
rack-covered = Подставка игрока { $name } закрыта.
racks-covered = Все подставки закрыты.
since-turn = С прошлого хода игрока { $name }
show-rack = Я { $name }, показать мою подставку
