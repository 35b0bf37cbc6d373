rules-box = Dėžutė
rules-than = Palyginti su
rules-than-none = Su niekuo
rules-print = Spausdinti
rules-booklet = Spausdinti kaip knygelę
rules-sources = Iš kur kiekviena taisyklė
rules-contents = Turinys
rules-learn = Mokytis žaidžiant
rule-number = Taisyklė { $number }
whole-book = Visos taisyklės

tutorial = Mokymas
task-number = { $number }-oji užduotis iš { $count }
tutorial-done = Dabar moki viską: derinius, jokerius, raundo pabaigą.
lesson-later = { $joker ->
    [true] Pasilaikyk jokerį vėlesniam laikui.
   *[false] Pasilaikyk kortelę { $number } vėlesniam laikui.
}
lesson-stays = { $joker ->
    [true] Jokeris lieka savo vietoje.
   *[false] Kortelė { $number } lieka savo vietoje.
}
lesson-place = { $joker ->
    [true] Jokeris ten netinka.
   *[false] Kortelė { $number } ten netinka.
}
first-game-with = žaidžia { $names }, apie 10 minučių
tutorial-rules = Taisyklės

pad = Taškų lapas
hourglass = Smėlio laikrodis
referee = Teisėjas

pad-name = Žaidėjo { $number } vardas
pad-who-plays = Kas žaidžia?
pad-player = { $name }, keisti
pad-add = Pridėti žaidėją
tiles-how-text = Rašyk spalvos raidę, tada skaičių: { $tile }. Jokeris yra *. Derinius skiria vertikalus brūkšnys. Raidės yra { $list }.
pad-who = Kas baigė?
pad-nobody = Niekas
photo = Nuotrauka
photo-take = Fotografuoti
photo-choose = Pasirinkti paveikslėlį
photo-stays = Nuotrauka lieka šiame įrenginyje.
way-tiles = Paliesti korteles
way-number = Skaičius
pad-hand-game = Tai buvo Rummy Ranka
pad-write = Užrašyti
pad-write-round = Užrašyti { $number }-ą raundą
pad-missing = Dar trūksta: { $name }
pad-correct = Taisyti { $number }-ą raundą
pad-undo = Atšaukti paskutinį raundą
pad-undone = Grąžinti jį
pad-players-range = Ši dėžutė skirta { $low }–{ $high } žaidėjams.
pad-begins = Kitą raundą pradeda { $name }.
pad-begins-anew = Iš naujo nuspręskite, kas pradeda kitą raundą.
pad-leads = Pirmauja: { $names }
pad-leads-by = { $name } pirmauja { $value } tšk. persvara.
pad-adds-up = Suma sutampa.
pad-new = Naujas lapas
pad-new-sure = Paspausk dar kartą: senasis lapas dings.
pad-save = Išsaugoti faile
pad-load = Atverti failą
pad-load-bad = Šis failas nėra taškų lapas.

glass-start = Paleisti
glass-plays = Žaidžia { $name }
glass-then = Tada { $names }
glass-turn = Baigta, apversti
glass-anywhere = arba paliesk bet kur
glass-up = Laikas baigėsi.
glass-draws = { $count ->
    [one] { $name } traukia { $count } kortelę.
    [few] { $name } traukia { $count } korteles.
   *[other] { $name } traukia { $count } kortelių.
}

referee-before = Stalas prieš ėjimą
referee-after = Ir po jo
referee-here = Čia bus kita kortelė
referee-take = Nuimti: { $tile }
referee-not = Taip negalima
referee-sets-fine = Visi deriniai teisingi.
referee-rack = Laikiklis
referee-new-set = Naujas derinys
referee-back = Atšaukti
referee-clear = Išvalyti viską
referee-opened = Pirmąjį derinį jau padėjau
referee-lay = Išbandyti ėjimą: ar taip galima?
referee-best = Koks mano geriausias ėjimas?
referee-legal = Šis ėjimas leidžiamas.
referee-change = Keisti padėtį
referee-best-is = Geriausias ėjimas
referee-sure = Geriau negalima.
referee-found = Geriausia, kas rasta per tą laiką.
