### A club’s evening

## On paper and on the screen

club-table = { $number }-asis stalas
club-final = Finalas
club-people-count = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
   *[other] { $count } žaidėjų
}
club-how = Pažymėkite, kas baigė, ir užrašykite, kiek liko kitiems. Baigusiajam atitenka suma.
club-sign = Pasirašo du iš stalo:
club-seat = vieta
club-name = vardas
club-out = baigė
club-left = liko laikiklyje
club-sits-out = Šiame raunde nežaidžia: { $names }
club-not-shown = dar neparodyta
club-after = Po { $number }-ojo raundo
club-no-standing = Dar nesibaigė nė vienas raundas.
club-counts-points = taškai, tada laimėti raundai
club-counts-places = vietos prie stalo (4, 3, 2, 1), tada taškai
club-counts-wins = laimėti raundai, tada taškai
club-tied = = dalijamasi vieta
club-place = vieta
club-points = taškai
club-places = vietos
club-won = laimėta
club-joker = { $name }: likęs jokeris vertas { $points }
club-certificate = Diplomas
club-certificate-place = { $place } vieta
club-best = { $count ->
    [one] Skaičiuojamas geriausias vakaras: { $count }.
    [few] Skaičiuojami geriausi vakarai: { $count }.
   *[other] Skaičiuojama geriausių vakarų: { $count }.
}
club-best-all = Skaičiuojami visi vakarai.

## How far the result of a table is

club-state-playing = žaidžia
club-state-one-yes-missing = trūksta vieno „taip“
club-state-disputed = du rezultatai
club-state-in = rezultatas gautas
club-organiser = organizatorius

## Why something cannot be done

club-refused-bad-plan = Taip žaisti negalima: { $what }
club-refused-evening-open = Vakaras jau prasidėjo.
club-refused-evening-over = Vakaras baigtas. Rezultatus dar galima pataisyti.
club-refused-name-empty = Varde yra nuo 1 iki { $most } raidžių.
club-refused-name-twice = { $name } jau čia. Pridėk raidę.
club-refused-too-many = Vakare dalyvauja daugiausia { $most }.
club-refused-too-few = Prie stalo reikia bent { $fewest }.
club-refused-no-such-guest = Čia niekas neturi numerio { $number }.
club-refused-no-such-table = { $table }-ojo stalo nėra.
club-refused-results-missing = Dar trūksta rezultatų. Stalai: { $tables }
club-refused-rounds-over = Visi raundai jau sudaryti.
club-refused-other-round = Tai ne tas raundas: dabar { $round }-asis raundas.
club-refused-bad-seating = Kiekvienas čia esantis sėdi vieną kartą, prie stalo, kurį leidžia dėžutė, arba nežaidžia.
club-refused-not-drawn = Pirma sudaryk raundą.
club-refused-draw-again = Kažkas atėjo ar išėjo. Sudaryk raundą iš naujo.
club-refused-not-shown = Šis raundas dar neparodytas.
club-refused-result-in = Šis rezultatas jau gautas. Organizatorius gali jį pataisyti.
club-refused-bad-result = Rezultate kiekvienam prie stalo yra skaičius, nuo -{ $most } iki { $most }.
club-refused-sum-wrong = Pliusai ir minusai nesueina: lieka { $sum }.
club-refused-nothing-written = Čia dar niekas neužrašė rezultato.
club-refused-own-yes = „Taip“ turi pasakyti kas nors kitas prie stalo.
club-refused-disputed = Čia užrašyti du rezultatai. Sprendžia organizatorius.
club-refused-not-at-table = Tai gali tik sėdintys prie šio stalo.
club-refused-not-organiser = Tai gali tik organizatorius.
problem-no-such-club = Tokio vakaro nėra. Patikrink nuorodą.
