rules-box = Æske
rules-than = Sammenlign med
rules-than-none = Ingenting
rules-print = Udskriv
rules-booklet = Udskriv som hæfte
rules-sources = Hvor hver regel kommer fra
rules-contents = Indhold
rules-learn = Lær det ved at spille
rule-number = Regel { $number }
whole-book = Hele regelbogen

tutorial = Introduktion
task-number = Opgave { $number } af { $count }
tutorial-done = Nu kan du det hele: kombinationer, jokere, at lukke.
lesson-later = { $joker ->
    [true] Gem jokeren til senere.
   *[false] Gem { $number } til senere.
}
lesson-stays = { $joker ->
    [true] Lad jokeren ligge.
   *[false] Lad { $number } ligge.
}
lesson-place = { $joker ->
    [true] Der passer jokeren ikke.
   *[false] Der passer { $number } ikke.
}
first-game-with = med { $names }, cirka 10 minutter
tutorial-rules = Reglerne

pad = Pointblok
hourglass = Timeglas
referee = Dommer

pad-name = Navn på spiller { $number }
pad-who-plays = Hvem spiller med?
pad-player = { $name }, rediger
pad-add = Tilføj en spiller
tiles-how-text = Skriv farvens bogstav og så tallet: { $tile }. En joker er *. Mellem to kombinationer står en lodret streg. Bogstaverne er { $list }.
pad-who = Hvem lukkede?
pad-nobody = Ingen
photo = Foto
photo-take = Tag et foto
photo-choose = Vælg et billede
photo-stays = Fotoet bliver på denne enhed.
way-tiles = Tryk på brikker
way-number = Tal
pad-hand-game = Det var et håndspil
pad-write = Skriv op
pad-write-round = Skriv runde { $number } op
pad-missing = Mangler endnu: { $name }
pad-correct = Ret runde { $number }
pad-undo = Tag sidste runde tilbage
pad-undone = Hent den igen
pad-players-range = Denne æske er for { $low } til { $high } spillere.
pad-begins = { $name } begynder den næste runde.
pad-begins-anew = Afgør igen, hvem der begynder næste runde.
pad-leads = I spidsen: { $names }
pad-leads-by = { $name } fører med { $value }.
pad-adds-up = Regnskabet passer.
pad-new = Nyt ark
pad-new-sure = Tryk igen: så er det gamle ark væk.
pad-save = Gem som fil
pad-load = Åbn en fil
pad-load-bad = Den fil er ikke en pointblok.

glass-start = Start
glass-plays = { $name } spiller
glass-then = Derefter { $names }
glass-turn = Færdig, vend det
glass-anywhere = eller tryk hvor som helst
glass-up = Tiden er gået.
glass-draws = { $count ->
    [one] { $name } tager { $count } brik.
   *[other] { $name } tager { $count } brikker.
}

referee-before = Bordet før
referee-after = Og efter
referee-here = Her lægges den næste brik
referee-take = Fjern: { $tile }
referee-not = Sådan går det ikke
referee-sets-fine = Alle kombinationer er gyldige.
referee-rack = Bræt
referee-new-set = Ny kombination
referee-back = Tag tilbage
referee-clear = Ryd alt
referee-opened = Jeg har åbnet
referee-lay = Prøv mit træk: er det tilladt?
referee-best = Hvad er mit bedste træk?
referee-legal = Dette træk er tilladt.
referee-change = Ændr stillingen
referee-best-is = Det bedste træk
referee-sure = Bedre kan det ikke gøres.
referee-found = Det bedste, der blev fundet på den tid.
