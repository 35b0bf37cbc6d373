day-title = Päeva klotsid
day-of = Päeva klotsid, { $day }
day-lead = Kõigile samad klotsid, üks lühike voor.
day-against = Vastased: { $names }
day-start = Alusta
day-turn-over = Ava need
day-start-sub = üks katse, ilma kellata
day-out =
    { $count ->
        [one] Lõpetatud ühe käiguga
       *[other] Lõpetatud { $count } käiguga
    }
day-turns =
    { $count ->
        [one] üks käik
       *[other] { $count } käiku
    }
day-not-out = { $turns }, klotse järel: { $left }
day-best = Parim, mida teame: { $how }
day-drew = võetud: { $count }
day-opened = esimene käik: { $count }
day-went-out = lõpetatud: { $count }
day-not-yet = veel mitte
day-differs = Teisiti kui sinu karbis: { $count }
day-instead = Mängi hoopis: { $box }
day-instead-sub = võrreldud nendega, kes sellega mängivad
day-later = Tuleb siis, kui oled võrgus.
day-first = Keegi pole enne sind lõpetanud.
day-next = Järgmised tulevad keskööl.
day-bar = Lõpetatud { $turns } käiguga: { $told }
day-bar-left = Ei lõpetanud: { $told }
setting-remind = Tuleta päeva klotse meelde kell

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Eile võtsid siin klotsi.
yesterday-more = Eile oli siin rohkem võimalik.
yesterday-could = { $count ->
    [one] { $count } klotsi oleks saanud välja käia.
   *[other] { $count } klotsi oleks saanud välja käia.
}
yesterday-try = Proovi
yesterday-off = Ära enam näita
