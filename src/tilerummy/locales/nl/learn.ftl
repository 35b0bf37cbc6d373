rules-box = Doos
rules-than = Vergelijken met
rules-than-none = Niets
rules-print = Afdrukken
rules-booklet = Afdrukken als boekje
rules-sources = Waar elke regel vandaan komt
rules-contents = Inhoud
rules-learn = Leren door te spelen
rule-number = Regel { $number }
whole-book = Het hele regelboek

tutorial = Uitleg
task-number = Opdracht { $number } van { $count }
tutorial-done = Je weet nu alles: sets, jokers en uitgaan.
lesson-later = { $joker ->
    [true] Bewaar de joker voor later.
   *[false] Bewaar de { $number } voor later.
}
lesson-stays = { $joker ->
    [true] De joker blijft liggen.
   *[false] De { $number } blijft liggen.
}
lesson-place = { $joker ->
    [true] De joker past daar niet.
   *[false] De { $number } past daar niet.
}
first-game-with = met { $names }, ongeveer 10 minuten
tutorial-rules = De regels

pad = Scoreblok
hourglass = Zandloper
referee = Scheidsrechter

pad-name = Naam van speler { $number }
pad-who-plays = Wie doet mee?
pad-player = { $name }, wijzigen
pad-add = Speler toevoegen
tiles-how-text = Schrijf de letter van de kleur, dan het getal: { $tile }. Een joker is *. Tussen twee sets staat een streepje. De letters zijn { $list }.
pad-who = Wie ging uit?
pad-nobody = Niemand
photo = Foto
photo-take = Foto maken
photo-choose = Afbeelding kiezen
photo-stays = De foto blijft op dit apparaat.
way-tiles = Stenen aantikken
way-number = Getal
pad-hand-game = Het was een handspel
pad-write = Opschrijven
pad-write-round = Ronde { $number } opschrijven
pad-missing = Ontbreekt nog: { $name }
pad-correct = Ronde { $number } verbeteren
pad-undo = Laatste ronde terugnemen
pad-undone = Terugzetten
pad-players-range = Deze doos is voor { $low } tot { $high } spelers.
pad-begins = { $name } begint de volgende ronde.
pad-begins-anew = Bepaal opnieuw wie de volgende ronde begint.
pad-leads = Aan kop: { $names }
pad-leads-by = { $name } staat { $value } voor.
pad-adds-up = De som klopt.
pad-new = Nieuw blad
pad-new-sure = Druk nog een keer: het oude blad is dan weg.
pad-save = Opslaan als bestand
pad-load = Bestand openen
pad-load-bad = Dat bestand is geen scoreblok.

glass-start = Starten
glass-plays = { $name } speelt
glass-then = Daarna { $names }
glass-turn = Klaar, omdraaien
glass-anywhere = of tik ergens
glass-up = De tijd is om.
glass-draws = { $count ->
    [one] { $name } pakt { $count } steen.
   *[other] { $name } pakt { $count } stenen.
}

referee-before = De tafel ervoor
referee-after = En erna
referee-here = Hier komt de volgende steen
referee-take = Weghalen: { $tile }
referee-not = Zo mag het niet
referee-sets-fine = Alle sets kloppen.
referee-rack = Plankje
referee-new-set = Nieuwe set
referee-back = Terugnemen
referee-clear = Alles leegmaken
referee-opened = Ik ben al uitgekomen
referee-lay = Mijn zet uitproberen: mag dit?
referee-best = Wat is mijn beste zet?
referee-legal = Deze zet mag.
referee-change = Stelling veranderen
referee-best-is = De beste zet
referee-sure = Beter kan niet.
referee-found = Het beste dat in die tijd te vinden was.
