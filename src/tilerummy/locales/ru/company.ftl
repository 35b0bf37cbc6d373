### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Компания
company-step = Ступень { $step } из { $count }
# Beside a character whom not everybody enjoys.
company-warning = Долгое ожидание, а потом всё кончается разом: это нравится не всем.
# Beside the character who adapts: it is said openly.
company-adapts = Между раундами компьютер смотрит, как вы играли и кто победил, и играет чуть сильнее или слабее. Если за столом несколько человек, он этого не делает.

# Names of people: they stay as they are in every language.
company-companion = Самир
    .about = Играет примерно так же хорошо, как вы.
company-teacher = Ванджиру
    .about = Оставляет вам на столе то, что подходит, и говорит почему.
company-architect = Ароха
    .about = Ждёт большой перестановки, но никогда не держит больше 18 фишек.
company-saver = Матеус
    .about = Сначала выкладывает старшие фишки и джокеров, а младшие оставляет на конец.
company-gambler = Зофия
    .about = Всё или ничего, и решает монета.
company-hermit = Сигрун
    .about = Полраунда берёт фишки, а потом выкладывает всё сразу. Сильнее здесь никого нет.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Красиво!
company-says-won = Отличная игра!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Края свободны. Можно добавить: { $tiles }.
company-says-waits = Будет что-то большое…
company-says-all = Всё или ничего!
company-says-gone = Что ушло, то ушло.
company-says-sorry = Этого пришлось долго ждать.

face-look =
    .n1 = Девочка с рыжими косичками
    .n2 = Бабушка с белым пучком
    .n3 = Мальчик в кепке
    .n4 = Дедушка с седой бородой
    .n5 = Женщина в платке
    .n6 = Молодой человек с круглой копной кудрей
    .n7 = Женщина с длинными чёрными волосами
    .n8 = Мужчина с пробором и в очках
    .n9 = Светловолосый ребёнок с торчащими волосами
    .n10 = Женщина с пышными кудрями и серьгами
    .n11 = Мужчина в плоской кепке и с усами
    .n12 = Женщина с седым каре и шарфом
