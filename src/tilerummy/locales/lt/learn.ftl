rules-box = Dėžutė
rules-than = Palyginti su
rules-than-none = Su niekuo
rules-print = Spausdinti
rules-booklet = Spausdinti kaip knygelę
rules-contents = Turinys
rules-learn = Mokytis žaidžiant
rule-number = Taisyklė { $number }
whole-book = Visos taisyklės

tutorial = Mokymas
task-number = { $number } užduotis iš { $count }
tutorial-done = Dabar moki viską: derinius, jokerius, partijos pabaigą.
lesson-later = { $joker ->
    [true] Jokeris lieka vėlesniam laikui.
   *[false] Kortelė { $number } lieka vėlesniam laikui.
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

home-box = Dėžutei ant tavo stalo
home-box-lead = Paskyros nereikia: viskas lieka tavo įrenginyje. Tik teisėjas kreipiasi į serverį.
pad = Taškų lapas
hourglass = Smėlio laikrodis
referee = Teisėjas

pad-name = Žaidėjo { $number } vardas
pad-add = Pridėti žaidėją
pad-points = Liko laikiklyje
pad-points-help = Taškai arba kortelės: r7 k12 *
tiles-how = Kaip užrašyti korteles
tiles-how-text = Rašyk spalvos raidę, tada skaičių: { $tile }. Jokeris yra *. Derinius skiria vertikalus brūkšnys. Raidės yra { $list }.
pad-who = Kas baigė?
pad-blocked = Niekas negalėjo tęsti
pad-hand-game = Tai buvo Rummy Ranka
pad-write = Užrašyti
pad-undo = Atšaukti paskutinį raundą
pad-unreadable = { $text }: tai nei skaičius, nei kortelės.
pad-players-range = Ši dėžutė skirta { $low }–{ $high } žaidėjams.
pad-begins = Kitą raundą pradeda { $name }.
pad-begins-anew = Iš naujo nuspręskite, kas pradeda kitą raundą.
pad-leads = Pirmauja: { $names }
pad-round-of = { $number }-as raundas iš { $count }
pad-new = Naujas lapas
pad-new-sure = Paspausk dar kartą: senasis lapas dings.
pad-save = Išsaugoti faile
pad-load = Atverti failą
pad-load-bad = Šis failas nėra taškų lapas.

glass-seconds = Sekundės ėjimui
glass-start = Paleisti
glass-stop = Sustabdyti
glass-next = Kitas žaidėjas
glass-voice = Sakyti garsiai
glass-up = Laikas baigėsi.
glass-rule = Kas tada vyksta

referee-lead = Išdėliok stalą, koks jis buvo, o apačioje – kokį jį palieki. Iškart matysi, ar taip galima.
referee-before = Stalas prieš ėjimą
referee-after = Ir po jo
referee-here = Čia bus kita kortelė
referee-take = Nuimti: { $tile }
referee-type = Geriau parašyti
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
