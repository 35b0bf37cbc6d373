### A club’s evening on the page

## A new evening

club-about = Ein Abend an mehreren Tischen mit einem Link. Echte Spiele auf den Tischen, Plätze und Ergebnisse auf den Handys.
club-title = Name des Abends
club-needs-title = Der Abend hat noch keinen Namen
club-i-play = Ich spiele mit
club-rounds = Runden
club-deals = Spiele je Runde
club-minutes = Zeit für eine Runde
club-where = Wo gespielt wird
club-on-boxes = mit echten Spielen
club-on-page = auf den Handys
club-on-either = wie jeder Tisch mag
club-same-deal = Dieselben Steine an jedem Tisch
club-drawn = Wer mit wem spielt
club-drawn-chance = per Los, niemand trifft sich zweimal
club-drawn-standing = nach dem Stand
club-drawn-all = alle gegen alle
club-drawn-winners = Sieger kommen weiter
club-counts = Was zählt
club-end = Am Schluss
club-final-none = kein Finale
club-final-table = Finale der besten vier
club-final-two = Finale der besten zwei
club-cap = So viel kostet eine Runde höchstens
club-no-cap = ohne Grenze
club-bonus = Zugabe für den Sieg am Tisch
club-league = Liga
club-league-help = Abende, die mit demselben Namen der Liga eröffnet werden, zählen zusammen.
club-open = Abend eröffnen
club-import = Abend aus einer Datei holen

## Coming in

club-im-in = Ich bin dabei
club-no-account = Kein Konto. Die Leitung kann den Abend mit allen Namen löschen.
club-late = Gerade läuft eine Runde. Du sitzt ab der nächsten am Tisch.
club-number-help = Zeig der Leitung diese Nummer. Sie lässt dieses Handy herein.
club-have-key = Ich leite den Abend, an einem neuen Handy

## A player’s phone

club-on-paper = Keine Verbindung. Die Leitung hat es auf Papier.
club-round-of = Runde { $number } von { $count }
club-deal-of = Spiel { $number } von { $count }
club-time-up = Die Zeit ist um. Spielt den Zug zu Ende und zählt dann die Bretter.
club-last-turn = Die Zeit ist um. Dieser Zug ist der letzte.
club-awaited = Die anderen sind fertig. Euer Ergebnis fehlt noch.
club-is-it-right = { $name } hat das aufgeschrieben. Stimmt es?
club-yes = Ja, das stimmt
club-differently = Anders aufschreiben
club-waits-yes = Es fehlt noch ein Ja von { $names }
club-next-soon = Die nächste Runde kommt, wenn alle Tische fertig sind.
club-paused = Du setzt gerade aus.
club-you-rest = Du setzt diese Runde aus. Beim nächsten Mal spielst du.
club-soon = Hier steht dein Tisch, sobald die Runde beginnt.
club-place-of = Platz { $place } von { $count }
club-all-places = Alle Plätze
club-played = gespielt
club-now = jetzt
club-write = Unser Ergebnis aufschreiben
club-compared = Verglichen mit demselben Platz an den anderen Tischen
club-play-here = Hier auf den Handys spielen
club-organise = Den Abend leiten
club-my-table = Mein Tisch
club-pause = Aussetzen
club-leave = Nach Hause gehen
club-back = Wieder mitspielen
club-forget = Meinen Namen vergessen
club-forget-help = Statt deines Namens steht dann eine Nummer da. Deine Ergebnisse bleiben.
club-sure = Noch einmal drücken

## The organiser

club-swap-how = Diese Runde siehst bisher nur du. Tippe auf zwei Namen, um sie zu tauschen.
club-show = Allen die Tische zeigen
club-draw = Runde { $number } auslosen
club-draw-again = Noch einmal auslosen
club-draw-final = Finale auslosen
club-drawn-help = Wenn es geht, trifft sich niemand zweimal, und niemand sitzt zweimal an einem Dreiertisch.
club-correct = Ergebnis berichtigen
club-count-racks = Jetzt die Bretter zählen
club-log = Ergebnisse, wie sie aufgeschrieben wurden
club-before = vorher
club-is-paused = setzt aus
club-is-left = nach Hause gegangen
club-keeps = Sitzt immer an Tisch
club-second = Auch zur Leitung machen
club-second-not = Nicht mehr Leitung
club-paper = Drucken und sichern
club-print-slips = Zettel
club-print-seating = Sitzplan
club-print-standing = Stand
club-results = Ergebnisse
club-key-help = Mit diesem Schlüssel leitest du den Abend an einem anderen Handy. Du siehst ihn nur jetzt: Schreib ihn auf.
club-close = Abend beenden
club-delete = Abend löschen

## The big screen

club-point = Halte die Kamera deines Handys auf das Quadrat und schreib deinen Namen.
club-final-nought = Alle fangen bei null an.
