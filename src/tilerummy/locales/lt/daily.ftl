day-title = Dienos dalijimas
day-of = Dalijimas: { $day }
day-lead = Visiems tos pačios kaladėlės, vienas trumpas ratas.
day-against = Prieš: { $names }
day-start = Pradėti
day-start-sub = vienas bandymas, be laikrodžio
day-out =
    { $count ->
        [one] Baigta per { $count } ėjimą
        [few] Baigta per { $count } ėjimus
       *[other] Baigta per { $count } ėjimų
    }
day-turns =
    { $count ->
        [one] { $count } ėjimas
        [few] { $count } ėjimai
       *[other] { $count } ėjimų
    }
day-not-out = { $turns }, liko kaladėlių: { $left }
day-best = Geriausia, ką žinome: { $how }
day-later = Atsiras, kai būsi prisijungęs.
day-first = Iki tavęs šio dalijimo niekas nebaigė.
day-next = Kitas bus vidurnaktį.
day-bar = Ėjimų iki pabaigos – { $turns }: { $told }
day-bar-left = Nebaigė: { $told }
setting-remind = Priminti šios dienos dalijimą

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Vakar čia traukei.
yesterday-more = Vakar čia buvo galima daugiau.
yesterday-could = { $count ->
    [one] Galėjo būti padėta { $count } kortelė.
    [few] Galėjo būti padėtos { $count } kortelės.
   *[other] Galėjo būti padėta { $count } kortelių.
}
yesterday-try = Pabandyk
yesterday-off = Daugiau nerodyti
