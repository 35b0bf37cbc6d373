rules-changed-by = { $count ->
    [one] { $name }: изменено { $count } правило.
    [few] { $name }: изменено { $count } правила.
   *[many] { $name }: изменено { $count } правил.
}
ready-again = Нажмите ещё раз «Можно начинать».
open-seat = Свободное место
anyone-with-link = У кого есть ссылка
is-ready = Подтверждено
deals-soon = { $name } сейчас раздаст.
sitting-is-ready = Кто сидит здесь, тот играет. Ничего нажимать не нужно.
not-ready = Ещё нет
add-computer = Добавить компьютер
program-help = Программа занимает место с этим адресом и этим ключом. Ключ виден только сейчас; остальное сказано на странице о протоколе.
change-rules = Изменить правила
not-ready-after-all = Подождите, ещё нет
waiting-seats = { $count ->
    [one] Ещё { $count } место свободно.
    [few] Ещё { $count } места свободны.
   *[many] Ещё { $count } мест свободно.
}
waiting-ready = { $count ->
    [one] { $count } игрок ещё не готов.
    [few] { $count } игрока ещё не готовы.
   *[many] { $count } игроков ещё не готовы.
}
invites-you = { $name } приглашает вас.
invited = Вас пригласили сыграть.
invited-about = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, около { $minutes } минут.
invited-slow = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}, на каждый ход несколько дней.
show-me-how = Покажите, как играть (2 мин)
called-off = { $count ->
    [one] Отменено { $count } начало.
    [few] Отменено { $count } начала.
   *[many] Отменено { $count } начал.
}
start-pause = После стольких попыток пауза. Начать снова можно через { $seconds } с.
begin-ask = { $count ->
    [one] Начало отменяли { $count } раз. Тот, кто так делает, может ждать фишек получше. Начать сейчас?
    [few] Начало отменяли { $count } раза. Тот, кто так делает, может ждать фишек получше. Начать сейчас?
   *[many] Начало отменяли { $count } раз. Тот, кто так делает, может ждать фишек получше. Начать сейчас?
}
begin-anyway = Начать сейчас
begin-not = Ещё нет
lobby-asked = уже знает
lobby-deal = Раздать на { $count }
lobby-later = в этот раз без: { $names }
lobby-not-now = В этот раз нет
lobby-guest = Гость на этот вечер
lobby-more-chair = Ещё одно место
sheet-kept = Ваше место ждёт ещё { $seconds } с.
sheet-asks = тоже хочет сыграть
