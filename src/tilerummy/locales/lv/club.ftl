### A club’s evening

## On paper and on the screen

club-table = { $number }. galds
club-final = Fināls
club-people-count = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
club-how = Atzīmējiet, kurš pabeidza, un pierakstiet, kas palika pārējiem. Kurš pabeidza, saņem summu.
club-sign = Paraksta divi no galda:
club-seat = vieta
club-name = vārds
club-out = beidza
club-left = palika turētājā
club-sits-out = Šajā partijā nespēlē: { $names }
club-not-shown = vēl nav parādīts
club-after = Pēc { $number }. partijas
club-no-standing = Vēl nav beigusies neviena partija.
club-counts-points = punkti, tad uzvarētās partijas
club-counts-places = vietas pie galda (4, 3, 2, 1), tad punkti
club-counts-wins = uzvarētās partijas, tad punkti
club-tied = = dalīta vieta
club-place = vieta
club-points = punkti
club-places = vietas
club-won = uzvaras
club-joker = { $name }: palicis džokers maksā { $points }
club-certificate = Diploms
club-certificate-place = { $place }. vieta
club-best = { $count ->
    [zero] Skaita labākos vakarus: { $count }.
    [one] Skaita labāko vakaru: { $count }.
   *[other] Skaita labākos vakarus: { $count }.
}
club-best-all = Skaita visus vakarus.

## How far the result of a table is

club-state-playing = spēlē
club-state-one-yes-missing = trūkst viena „jā”
club-state-disputed = divi rezultāti
club-state-in = rezultāts saņemts
club-organiser = organizators

## Why something cannot be done

club-refused-bad-plan = Tā spēlēt nevar: { $what }
club-refused-evening-open = Vakars jau ir sācies.
club-refused-evening-over = Vakars ir beidzies. Rezultātus vēl var labot.
club-refused-name-empty = Vārdā ir 1 līdz { $most } burti.
club-refused-name-twice = { $name } jau ir šeit. Pieliec burtu.
club-refused-too-many = Vakarā piedalās ne vairāk kā { $most }.
club-refused-too-few = Galdam vajag vismaz { $fewest }.
club-refused-no-such-guest = Šeit nevienam nav numura { $number }.
club-refused-no-such-table = { $table }. galda nav.
club-refused-results-missing = Vēl trūkst rezultātu. Galdi: { $tables }
club-refused-rounds-over = Visas partijas ir izlozētas.
club-refused-other-round = Tā nav tā partija: tagad ir { $round }. partija.
club-refused-bad-seating = Katrs, kas ir šeit, sēž vienreiz, pie galda, ko atļauj spēle, vai nespēlē.
club-refused-not-drawn = Vispirms izlozē partiju.
club-refused-draw-again = Kāds pa to laiku atnāca vai aizgāja. Izlozē partiju vēlreiz.
club-refused-not-shown = Šī partija vēl nav parādīta.
club-refused-result-in = Šis rezultāts jau ir saņemts. Organizators to var labot.
club-refused-bad-result = Rezultātā katram pie galda ir skaitlis, no -{ $most } līdz { $most }.
club-refused-sum-wrong = Plusi un mīnusi nesakrīt: paliek { $sum }.
club-refused-nothing-written = Šeit vēl neviens nav pierakstījis rezultātu.
club-refused-own-yes = „Jā” jāsaka kādam citam pie galda.
club-refused-disputed = Šeit pierakstīti divi rezultāti. Izlemj organizators.
club-refused-not-at-table = To var tikai tie, kas sēž pie šī galda.
club-refused-not-organiser = To var tikai organizators.
problem-no-such-club = Tāda vakara nav. Pārbaudi saiti.
