rules-box = Eske
rules-than = Sammenlign med
rules-than-none = Ingenting
rules-print = Skriv ut
rules-booklet = Skriv ut som hefte
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

home-box = For esken på bordet ditt
home-box-lead = Du trenger ingen konto: alt blir på enheten din. Bare dommeren spør serveren.
pad = Poengblokk
hourglass = Timeglass
referee = Dommer

pad-name = Navn på spiller { $number }
pad-add = Legg til en spiller
pad-points = Igjen i brikkeholderen
pad-points-help = Poeng, eller brikkene: r7 k12 *
tiles-how = Slik skriver du brikker
tiles-how-text = Skriv bokstaven for fargen og så tallet: { $tile }. En joker er *. Mellom to kombinasjoner står en loddrett strek. Bokstavene er { $list }.
pad-who = Hvem gikk ut?
pad-blocked = Ingen kom videre
pad-hand-game = Det var et håndspill
pad-write = Skriv opp
pad-undo = Ta tilbake siste runde
pad-unreadable = { $text } er verken et tall eller brikker.
pad-players-range = Denne esken er for { $low } til { $high } spillere.
pad-begins = { $name } begynner neste runde.
pad-begins-anew = Avgjør igjen hvem som begynner neste runde.
pad-leads = I ledelsen: { $names }
pad-round-of = Runde { $number } av { $count }
pad-new = Nytt ark
pad-new-sure = Trykk igjen: da er det gamle arket borte.
pad-save = Lagre som fil
pad-load = Åpne en fil
pad-load-bad = Den filen er ikke en poengblokk.

glass-seconds = Sekunder for en tur
glass-start = Start
glass-stop = Stopp
glass-next = Neste spiller
glass-voice = Si det høyt
glass-up = Tiden er ute.
glass-rule = Hva som skjer da

referee-lead = Legg opp bordet slik det var, og under slik du forlater det. Du ser med en gang om det er lov.
referee-before = Bordet før
referee-after = Og etter
referee-here = Neste brikke kommer her
referee-take = Ta bort: { $tile }
referee-type = Skriv det i stedet
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
referee-found = Det beste som ble funnet i tide.
