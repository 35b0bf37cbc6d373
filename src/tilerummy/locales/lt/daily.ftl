day-title = Dienos kortelės
day-of = Dienos kortelės, { $day }
day-lead = Visiems tos pačios kortelės, vienas trumpas raundas.
day-against = Varžovai: { $names }
day-start = Pradėti
day-turn-over = Atversk jas
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
day-not-out = { $turns }, liko kortelių: { $left }
day-best = Geriausia, ką žinome: { $how }
day-drew = traukta: { $count }
day-opened = pirmasis padėjimas: { $count }
day-went-out = pabaiga: { $count }
day-not-yet = dar ne
day-differs = Kitaip nei tavo dėžutėje: { $count }
day-instead = Verčiau žaisti su: { $box }
day-instead-sub = lyginama su tais, kurie ja žaidžia
day-later = Atsiras, kai turėsi ryšį.
day-first = Iki tavęs dar niekas nebaigė.
day-next = Kitos bus vidurnaktį.
day-bar = Ėjimų iki pabaigos – { $turns }: { $told }
day-bar-left = Nebaigė: { $told }
setting-remind = Priminti apie dienos korteles

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Vakar čia traukei kortelę.
yesterday-more = Vakar čia buvo galima padaryti daugiau.
yesterday-could = { $count ->
    [one] Buvo galima padėti { $count } kortelę.
    [few] Buvo galima padėti { $count } korteles.
   *[other] Buvo galima padėti { $count } kortelių.
}
yesterday-try = Pabandyk
yesterday-off = Daugiau nerodyti
