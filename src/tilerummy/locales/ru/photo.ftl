photo-table = Стол
photo-lead = Положите фишки числами вверх и сделайте фото.
photo-lead-help = Они могут лежать как угодно, лучше на однотонном фоне. Очки посчитаются сами.
photo-lead-table = Сфотографируйте стол.
photo-lead-table-help = Сверху, при свете, чтобы фишки заполняли снимок.
photo-private = Фото остаётся на этом устройстве. Здесь оно читается и забывается.
photo-tap = Лучше отметить фишки
photo-reading = Читаю…
photo-still = Ещё смотрю…
photo-dark = Слишком темно.
photo-dark-help = Попробуйте ещё раз возле лампы.
photo-far = Чуть ближе, пожалуйста.
photo-far-help = Числа слишком мелкие.
photo-none = Фишек не видно.
photo-none-help = Положите их числами вверх, лучше на однотонном фоне.
photo-no-network = Чтобы читать фото, один раз нужна сеть (3 МБ).
photo-no-picture = Этот снимок не прочитать. Подходят JPEG, PNG и WebP.
photo-no-reader = На этом устройстве фото не прочитать. Отметьте фишки.
photo-add = Добавить фото
photo-drop = Убрать это фото
photo-same = На двух фото: это одни и те же фишки?
photo-sets = { $count ->
    [one] { $count } комбинация
    [few] { $count } комбинации
   *[many] { $count } комбинаций
}
photo-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
photo-about = { $count ->
    [one] около { $count } очка
    [few] около { $count } очков
   *[many] около { $count } очков
}
photo-check = { $count ->
    [one] проверить { $count } фишку
    [few] проверить { $count } фишки
   *[many] проверить { $count } фишек
}
photo-is = Верно ли: { $tile }?
photo-tile-unsure = { $tile }, под вопросом
photo-no-set = Это не комбинация
photo-which = Какая это фишка?
photo-add-tile = Добавить фишку
photo-not-sure = Здесь трудно прочитать.
photo-changed = Печать нечёткая; судя по соседним, это она.
photo-too-many = Больше, чем есть в игре: { $tile }.
photo-other = Другая:
photo-no-tile = Это не фишка
photo-take-over = Взять эти фишки
photo-what-next = Дальше — ваши фишки.
photo-referee = Спросить судью
photo-two-sets = Это несколько комбинаций, которые соприкасаются?
photo-colour = { $colour } — один из цветов ваших фишек?
