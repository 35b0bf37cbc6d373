rules-box = Eske
rules-than = Sammenlign med
rules-than-none = Ingenting
rules-print = Skriv ut
rules-booklet = Skriv ut som hefte
rules-sources = Hvor hver regel kommer fra
rules-contents = Innhold
rules-learn = Lær det ved å spille
rule-number = Regel { $number }
whole-book = Hele regelboken

tutorial = Innføring
task-number = Oppgave { $number } av { $count }
tutorial-done = Nå kan du alt: kombinasjoner, jokere, å gå ut.
lesson-later = { $joker ->
    [true] Spar jokeren til senere.
   *[false] Spar { $number } til senere.
}
lesson-stays = { $joker ->
    [true] La jokeren ligge.
   *[false] La { $number } ligge.
}
lesson-place = { $joker ->
    [true] Der passer ikke jokeren.
   *[false] Der passer ikke { $number }.
}
first-game-with = med { $names }, omtrent 10 minutter
tutorial-rules = Reglene

pad = Poengblokk
hourglass = Timeglass
referee = Dommer

pad-name = Navn på spiller { $number }
pad-who-plays = Hvem spiller?
pad-player = { $name }, endre
pad-add = Legg til en spiller
tiles-how-text = Skriv bokstaven for fargen og så tallet: { $tile }. En joker er *. Mellom to kombinasjoner står en loddrett strek. Bokstavene er { $list }.
pad-who = Hvem gikk ut?
pad-nobody = Ingen
photo = Bilde
photo-take = Ta et bilde
photo-choose = Velg et bilde
photo-stays = Bildet blir på denne enheten.
way-tiles = Trykk på brikker
way-number = Tall
pad-hand-game = Det var et håndspill
pad-write = Skriv opp
pad-write-round = Skriv opp runde { $number }
pad-missing = Mangler ennå: { $name }
pad-correct = Rett runde { $number }
pad-undo = Ta tilbake siste runde
pad-undone = Hent den igjen
pad-players-range = Denne esken er for { $low } til { $high } spillere.
pad-begins = { $name } begynner neste runde.
pad-begins-anew = Avgjør igjen hvem som begynner neste runde.
pad-leads = I ledelsen: { $names }
pad-leads-by = { $name } leder med { $value }.
pad-adds-up = Summen stemmer.
pad-new = Nytt ark
pad-new-sure = Trykk igjen: da er det gamle arket borte.
pad-save = Lagre som fil
pad-load = Åpne en fil
pad-load-bad = Den filen er ikke en poengblokk.

glass-start = Start
glass-plays = { $name } spiller
glass-then = Deretter { $names }
glass-turn = Ferdig, snu det
glass-anywhere = eller trykk hvor som helst
glass-up = Tiden er ute.
glass-draws = { $count ->
    [one] { $name } trekker { $count } brikke.
   *[other] { $name } trekker { $count } brikker.
}

referee-before = Bordet før
referee-after = Og etter
referee-here = Neste brikke kommer her
referee-take = Ta bort: { $tile }
referee-not = Slik går det ikke
referee-sets-fine = Alle kombinasjonene er gyldige.
referee-rack = Brikkeholder
referee-new-set = Ny kombinasjon
referee-back = Ta tilbake
referee-clear = Tøm alt
referee-opened = Jeg har lagt ut
referee-lay = Prøv trekket mitt: er det tillatt?
referee-best = Hva er mitt beste trekk?
referee-legal = Dette trekket er tillatt.
referee-change = Endre stillingen
referee-best-is = Det beste trekket
referee-sure = Bedre går det ikke.
referee-found = Det beste som ble funnet på den tiden.
