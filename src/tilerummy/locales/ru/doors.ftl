about-baltic = Джокер остаётся, пока его не заменят.
about-pro6 = До шести игроков и шести цветов.
which-style = Какое это издание?
your-language-chose = По вашему языку
popular-rules = Правила, которые часто меняют
all-rules = Все правила
rules-search = Найти правило
rules-search-none = Таких слов в правилах нет.
who-joins = Кто может сесть
joins-link = По ссылке
joins-all = Все
everybody-reads = Это читают все за столом
more-choices = Ещё варианты
rule-differs = изменено
said-opening-any = первой может быть любая комбинация
said-opening-points = первая комбинация: { $minimum }
said-jokers-free = джокеров перекладывают свободно
said-jokers-same-meaning = джокеры сохраняют значение
said-jokers-stay-until-swapped = джокеры остаются до замены
said-jokers-no-split = комбинации с джокером не делят
said-jokers-frozen = комбинации с джокером заморожены
said-hints-none = без подсказок
said-hints-counted = подсказки за очки
said-hints-free = подсказки бесплатно
said-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
}
rules-group-2 = Перед первым ходом
rules-group-3 = Комбинации
rules-group-4 = Первая комбинация
rules-group-5 = Ваш ход
rules-group-7 = Джокеры на столе
rules-group-8 = Время и ошибки
rules-group-9 = Конец и очки
go-on-with = Продолжить: { $names }
others-play = Ходят другие
back-to-table = Назад за стол
chair-kept = Ваше место сохраняется. Пока вы не вернётесь, ваши ходы пропускаются.
leave-for-good = Уйти совсем
my-games = Мои игры
games-going = Идут сейчас
games-finished = Сыграны
games-none = Сейчас ни одной игры.
privacy-link = Конфиденциальность
guide = Справка
guide-box = Какая у меня игра?
tapping-works = Можно и касаться: сначала фишек, потом стола.
first-game = Сыграть первую игру
your-name = Ваше имя
players-range = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
   *[many] { $low }–{ $high } игроков
}
home-title = Садитесь к столу.
home-goal = Выложите на стол все свои фишки комбинациями раньше других.
family-door = Стол для семьи
family-door-text = Ссылка, которая остаётся: ваша компания, ваши вечера, ваш счёт. Без учётной записи.
club-night = Вечер клуба
play-now = Играть сейчас
play-now-sub = С компьютером, как в прошлый раз
play-now-first = С компьютером
lobby-empty = Сейчас никто не ждёт. Откройте стол.
# The tables the reader still sits at.
continue = Ваши столы
sit-here = Сесть сюда
# The boxes are the rule sets that people have at home.
which-box = Какая игра у вас дома?
rules-as-printed = Всё как в печатных правилах
back-to-sheet = Вернуть печатные правила
the-table = Стол
# How many computer players.
computers = Компьютеры
strength = Уровень
live-drafts = Ходы вживую
live-drafts-help = Другие видят, как вы выкладываете фишки
open-table = Открыть стол
change-table = Изменить стол
send-link = Отправьте эту ссылку
all-ready = Все готовы.
learn-title = Играете впервые?
learn-text = Научитесь, играя: десять коротких заданий.
learn-start = Начать обучение
learn-go-on = Учиться дальше: задание { $number }
one-device = Одно устройство на всех
device-people = Кто играет на этом устройстве?
device-person = Игрок { $number }
device-begin = Начать игру
new-table = Новый стол
setting-notify = Сообщать о моём ходе
rules-differ = { $count ->
    [one] { $count } правило изменено
    [few] { $count } правила изменены
   *[many] { $count } правил изменено
}
as-printed = По печатным правилам
as-agreed = Пока хозяин не закончит
menu-more = Ещё
sound-and-motion = Звук и движение
new-key = Сделать новый ключ
new-key-help = Если этот адрес знает кто-то другой, сделайте новый ключ. Старый сразу перестанет действовать.
other-device-help = Откройте там этот адрес. Это ваше место: никому его не давайте.
key-move = Перемещаться по подставке и столу
key-select = Взять или положить фишку
key-lay = Выложить: сюда или куда подходит
key-new = Выложить новой комбинацией
key-back = Обратно на подставку
key-pick = Найти фишку: число, затем буква цвета; J: джокер
key-undo = Отменить, повторить
key-sort = Сортировать подставку
key-hint = Подсказка
key-draw = Взять
key-discard = Сбросить эту фишку
key-play = Большая кнопка
key-down = Отпустить взятое
key-help = Этот список
key-name-space = Пробел
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Следующая подходящая комбинация
key-log = Что было до сих пор
hand-on = Новый хозяин стола: { $name }
let-back = Разрешить вернуться: { $name }
remove-sure = Убрать совсем: { $name }?
qr = Ссылка в виде QR-кода
tidy-table = Прибрать стол
other-device = Играть на другом устройстве
table-rules = Правила этого стола
what-changed = Что изменилось после моего хода
read-table = Озвучить стол
read-set = Озвучить эту комбинацию
copied = Скопировано
hint-take-back = Обратно на подставку
your-face = Ваше лицо
face-number = Лицо { $number }
report-them = Пожаловаться: { $name }
report-help = Расскажите тем, кто ведёт этот сервер, что случилось. Последние слова за столом будут приложены.
report-what = Что случилось?
report-send = Отправить жалобу
report-sent = Спасибо. Жалоба отправлена.
