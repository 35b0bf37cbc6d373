### A club’s evening

## On paper and on the screen

club-table = { $number }. laud
club-final = Finaal
club-people-count = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
}
club-how = Märkige, kes lõpetas, ja kirjutage, mis teistele jäi. Lõpetaja saab kõik kokku.
club-sign = Kaks lauast kirjutavad alla:
club-seat = koht
club-name = nimi
club-out = lõpetas
club-left = jäi alusele
club-sits-out = Selles voorus ei mängi: { $names }
club-not-shown = veel näitamata
club-after = Pärast { $number }. vooru
club-no-standing = Ükski voor pole veel läbi.
club-counts-points = punktid, siis võidetud voorud
club-counts-places = kohad lauas (4, 3, 2, 1), siis punktid
club-counts-wins = võidetud voorud, siis punktid
club-tied = = jagatud koht
club-place = koht
club-points = punktid
club-places = kohad
club-won = võite
club-joker = { $name }: jokker alusel on { $points } punkti
club-certificate = Diplom
club-certificate-place = { $place }. koht
club-best = { $count ->
    [one] Loeb parim õhtu.
   *[other] Loevad { $count } parimat õhtut.
}
club-best-all = Loevad kõik õhtud.

## How far the result of a table is

club-state-playing = mängib
club-state-one-yes-missing = üks jah on puudu
club-state-disputed = kaks tulemust
club-state-in = tulemus käes
club-organiser = korraldaja

## Why something cannot be done

club-refused-bad-plan = Nii ei saa mängida: { $what }
club-refused-evening-open = Õhtu on juba alanud.
club-refused-evening-over = Õhtu on läbi. Tulemusi saab veel parandada.
club-refused-name-empty = Nimes on 1 kuni { $most } tähte.
club-refused-name-twice = { $name } on juba siin. Lisa täht.
club-refused-too-many = Õhtul on kõige rohkem { $most } mängijat.
club-refused-too-few = Laua jaoks on vaja vähemalt { $fewest } mängijat.
club-refused-no-such-guest = Kellelgi siin pole numbrit { $number }.
club-refused-no-such-table = { $table }. lauda ei ole.
club-refused-results-missing = Tulemusi on veel puudu. Lauad: { $tables }
club-refused-rounds-over = Kõik voorud on loositud.
club-refused-other-round = See pole see voor: praegu on { $round }. voor.
club-refused-bad-seating = Iga kohalolija istub ühes lauas, mida karp lubab, või ei mängi.
club-refused-not-drawn = Loosi enne voor.
club-refused-draw-again = Keegi on vahepeal tulnud või läinud. Loosi voor uuesti.
club-refused-not-shown = Seda vooru pole veel näidatud.
club-refused-result-in = See tulemus on juba käes. Korraldaja saab seda parandada.
club-refused-bad-result = Tulemuses on igaühel lauas arv, -{ $most } kuni { $most }.
club-refused-sum-wrong = Pluss ja miinus ei klapi: { $sum } jääb üle.
club-refused-nothing-written = Keegi pole siin veel tulemust kirja pannud.
club-refused-own-yes = Jah peab ütlema keegi teine lauast.
club-refused-disputed = Siin on kirjas kaks tulemust. Korraldaja otsustab.
club-refused-not-at-table = Seda saab ainult see, kes selles lauas istub.
club-refused-not-organiser = Seda saab ainult korraldaja.
problem-no-such-club = Sellist õhtut ei ole. Kontrolli linki.
