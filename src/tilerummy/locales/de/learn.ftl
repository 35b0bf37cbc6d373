rules-box = Schachtel
rules-than = Vergleichen mit
rules-than-none = Nichts
rules-print = Drucken
rules-booklet = Als Heft drucken
rules-sources = Woher jede Regel kommt
rules-contents = Inhalt
rules-learn = Beim Spielen lernen
rule-number = Regel { $number }
whole-book = Das ganze Regelheft

tutorial = Einführung
task-number = Aufgabe { $number } von { $count }
tutorial-done = Jetzt kannst du alles: Sets legen, Joker tauschen, alles auslegen.
lesson-later = { $joker ->
    [true] Heb den Joker für später auf.
   *[false] Heb die { $number } für später auf.
}
lesson-stays = { $joker ->
    [true] Der Joker bleibt, wo er ist.
   *[false] Die { $number } bleibt, wo sie ist.
}
lesson-place = { $joker ->
    [true] Der Joker passt da nicht.
   *[false] Die { $number } passt da nicht.
}
first-game-with = mit { $names }, etwa 10 Minuten
tutorial-rules = Die Regeln

pad = Punkteblock
hourglass = Sanduhr
referee = Schiedsrichter

pad-name = Name von Spieler { $number }
pad-who-plays = Wer spielt mit?
pad-player = { $name }, ändern
pad-add = Spieler hinzufügen
tiles-how-text = Schreib den Buchstaben der Farbe, dann die Zahl: { $tile }. Ein Joker ist *. Zwischen zwei Sets steht ein senkrechter Strich. Die Buchstaben sind { $list }.
pad-who = Wer hat alles ausgelegt?
pad-nobody = Niemand
photo = Foto
photo-take = Foto aufnehmen
photo-choose = Bild auswählen
photo-stays = Das Foto bleibt auf diesem Gerät.
way-tiles = Steine antippen
way-number = Zahl
pad-hand-game = Es war ein Handspiel
pad-write = Aufschreiben
pad-write-round = Runde { $number } aufschreiben
pad-missing = Fehlt noch: { $name }
pad-correct = Runde { $number } berichtigen
pad-undo = Letzte Runde zurücknehmen
pad-undone = Wiederherstellen
pad-players-range = Diese Schachtel ist für { $low } bis { $high } Spieler.
pad-begins = { $name } beginnt die nächste Runde.
pad-begins-anew = Entscheidet neu, wer die nächste Runde beginnt.
pad-leads = In Führung: { $names }
pad-leads-by = { $value ->
    [one] { $name } hat { $value } Punkt Vorsprung.
   *[other] { $name } hat { $value } Punkte Vorsprung.
}
pad-adds-up = Die Summe stimmt.
pad-new = Neues Blatt
pad-new-sure = Noch einmal drücken: Das alte Blatt ist dann weg.
pad-save = Als Datei speichern
pad-load = Datei laden
pad-load-bad = Diese Datei ist kein Punkteblock.

glass-start = Start
glass-plays = { $name } spielt
glass-then = Danach { $names }
glass-turn = Fertig, umdrehen
glass-anywhere = oder irgendwo tippen
glass-up = Die Zeit ist um.
glass-draws = { $count ->
    [one] { $name } zieht { $count } Stein.
   *[other] { $name } zieht { $count } Steine.
}

referee-before = Der Tisch vorher
referee-after = Und nachher
referee-here = Hierhin kommt der nächste Stein
referee-take = Wegnehmen: { $tile }
referee-not = So nicht
referee-sets-fine = Jedes Set ist gültig.
referee-rack = Brett
referee-new-set = Neues Set
referee-back = Zurücknehmen
referee-clear = Alles leeren
referee-opened = Ich habe eröffnet
referee-lay = Meinen Zug ausprobieren: Ist er erlaubt?
referee-best = Was ist mein bester Zug?
referee-legal = Dieser Zug ist erlaubt.
referee-change = Stellung ändern
referee-best-is = Der beste Zug
referee-sure = Besser geht es nicht.
referee-found = Das Beste, was in der Zeit zu finden war.
