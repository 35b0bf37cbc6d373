### Что говорят за столом и почему сервер отказывает.

## Фразы

phrase-hello = Всем привет
phrase-good-luck = Удачи
phrase-well-played = Хорошо сыграно
phrase-nice-move = Вот это ход
phrase-thanks = Спасибо
phrase-sorry = Извините
phrase-one-moment = Минутку
phrase-i-am-back = Я снова здесь
phrase-your-turn = Ваш ход
phrase-so-close = Почти получилось
phrase-another-round = Ещё раунд?
phrase-good-game = Хорошая игра
phrase-goodbye = До встречи

## Реакции

reaction-smile = улыбка
reaction-laugh = смех
reaction-wow = удивление
reaction-clap = аплодисменты
reaction-think = раздумье
reaction-oops = ой
reaction-heart = сердце
reaction-party = праздник

## Почему не получилось

problem-unreadable = Сообщение не удалось прочитать. Попробуйте ещё раз.
problem-too-large = Это слишком длинно.
problem-too-many = Слишком много сразу. Подождите немного.
problem-too-many-tables = Вы открыли много столов. Сначала доиграйте за одним или немного подождите.
problem-banned = Некоторое время вы не сможете здесь играть.
problem-unfit-name = Выберите другое имя.
problem-busy = Сервер занят. Попробуйте чуть позже.
problem-failed = На сервере что-то пошло не так, это записано. Повторять бесполезно.
problem-hello-first = Соединение началось неверно. Обновите страницу.
problem-wrong-token = Это устройство здесь неизвестно. Обновите страницу.
problem-wrong-origin = Этой странице нельзя обращаться к серверу.
problem-no-such-table = Такого стола нет. Проверьте ссылку.
problem-no-such-page = По этому адресу ничего нет.
problem-not-seated = Сначала займите место.
problem-already-seated = У вас здесь уже есть место.
problem-removed = Хозяин стола попросил вас выйти. Смотреть можно дальше.
problem-table-full = Все места заняты.
problem-bad-name = Выберите имя от 1 до 24 букв.
problem-bad-rules = Эти правила не сочетаются.
problem-clock-range = Ход длится от 15 секунд до 10 минут, от 1 до 14 дней или не ограничен по времени.
problem-no-such-level = Такого уровня нет.
problem-places-open = Есть свободные места. Подождите или добавьте компьютер.
problem-not-ready = Кто-то ещё не готов.
problem-already-started = Игра уже началась.
problem-starting = Игра вот-вот начнётся.
problem-start-paused = Начало отменяли снова и снова. Попробуйте ещё раз через { $seconds } с.
problem-wrong-salt = Ваше случайное число не то, что вы обещали. Нажмите ещё раз «Можно начинать».
problem-no-such-pledge = Эта раздача уже использована. Попробуйте ещё раз.
problem-not-started = Сейчас игра не идёт.
problem-not-over = Эта игра ещё идёт. Повтор появится, когда она закончится.
problem-round-goes-on = До конца раунда на этом месте играет компьютер. Потом его можно занять.
problem-paused = За столом перерыв.
problem-not-away = Игрок отсутствует ещё недолго.
problem-bot-plays = За вас играет компьютер. Сначала вернитесь в игру.
problem-hints-off = За этим столом нет подсказок.
problem-text-off = Здесь можно отправлять только фразы и реакции.
problem-say-one-thing = По одному за раз.
problem-no-such-day = Для этого дня раздачи нет. Правильно ли идут ваши часы?
problem-not-this-deal = Это не игра по раздаче того дня.
problem-no-notices = Этот сервер не отправляет уведомлений.
