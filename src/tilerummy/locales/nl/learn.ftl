rules-box = Doos
rules-than = Vergelijken met
rules-than-none = Niets
rules-print = Afdrukken
rules-booklet = Afdrukken als boekje
rules-contents = Inhoud
rules-learn = Leren door te spelen
rule-number = Regel { $number }
whole-book = Het hele regelboek

tutorial = Uitleg
task-number = Opdracht { $number } van { $count }
tutorial-done = Je weet nu alles: sets, jokers en uitgaan.
lesson-later = { $joker ->
    [true] De joker blijft voor later.
   *[false] De { $number } blijft voor later.
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

home-box = Voor de doos op je tafel
home-box-lead = Je hebt geen account nodig: alles blijft op je apparaat. Alleen de scheidsrechter vraagt de server.
pad = Scoreblok
hourglass = Zandloper
referee = Scheidsrechter

pad-name = Naam van speler { $number }
pad-add = Speler toevoegen
pad-points = Nog op het plankje
pad-points-help = Punten, of de stenen: r7 k12 *
tiles-how = Hoe je stenen schrijft
tiles-how-text = Schrijf de letter van de kleur, dan het getal: { $tile }. Een joker is *. Tussen twee sets staat een streepje. De letters zijn { $list }.
pad-who = Wie ging uit?
pad-blocked = Niemand kon verder
pad-hand-game = Het was een handspel
pad-write = Opschrijven
pad-undo = Laatste ronde terugnemen
pad-unreadable = { $text }: dat is geen getal, en het zijn geen stenen.
pad-players-range = Deze doos is voor { $low } tot { $high } spelers.
pad-begins = { $name } begint de volgende ronde.
pad-begins-anew = Bepaal opnieuw wie de volgende ronde begint.
pad-leads = Aan kop: { $names }
pad-round-of = Ronde { $number } van { $count }
pad-new = Nieuw blad
pad-new-sure = Druk nog een keer: het oude blad is dan weg.
pad-save = Opslaan als bestand
pad-load = Bestand openen
pad-load-bad = Dat bestand is geen scoreblok.

glass-seconds = Seconden voor een beurt
glass-start = Starten
glass-stop = Stoppen
glass-next = Volgende speler
glass-voice = Hardop zeggen
glass-up = De tijd is om.
glass-rule = Wat er dan gebeurt

referee-lead = Leg de tafel na zoals die was, en daaronder zoals jij hem achterlaat. Je ziet meteen of het mag.
referee-before = De tafel ervoor
referee-after = En erna
referee-here = Hier komt de volgende steen
referee-take = Weghalen: { $tile }
referee-type = Liever typen
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
