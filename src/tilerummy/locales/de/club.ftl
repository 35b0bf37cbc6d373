### A club’s evening

## On paper and on the screen

club-table = Tisch { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
club-how = Kreuzt an, wer alles ausgelegt hat, und schreibt auf, was die anderen noch haben. Wer alles ausgelegt hat, bekommt die Summe.
club-sign = Zwei vom Tisch unterschreiben:
club-seat = Platz
club-name = Name
club-out = alles gelegt
club-left = noch auf dem Brett
club-sits-out = Setzt in dieser Runde aus: { $names }
club-not-shown = noch nicht gezeigt
club-after = Nach Runde { $number }
club-no-standing = Noch ist keine Runde vorbei.
club-counts-points = Punkte, dann gewonnene Runden
club-counts-places = Plätze am Tisch (4, 3, 2, 1), dann Punkte
club-counts-wins = gewonnene Runden, dann Punkte
club-tied = = geteilter Platz
club-place = Platz
club-points = Punkte
club-places = Plätze
club-won = gewonnen
club-joker = { $name }: ein Joker auf dem Brett zählt { $points }
club-certificate = Urkunde
club-certificate-place = { $place }. Platz
club-best = { $count ->
    [one] Der beste Abend zählt.
   *[other] Die besten { $count } Abende zählen.
}
club-best-all = Alle Abende zählen.

## How far the result of a table is

club-state-playing = spielt
club-state-one-yes-missing = ein Ja fehlt
club-state-disputed = zwei Ergebnisse
club-state-in = Ergebnis da
club-organiser = Leitung

## Why something cannot be done

club-refused-bad-plan = So lässt sich nicht spielen: { $what }
club-refused-evening-open = Der Abend hat schon begonnen.
club-refused-evening-over = Der Abend ist vorbei. Ergebnisse lassen sich noch berichtigen.
club-refused-name-empty = Ein Name hat 1 bis { $most } Buchstaben.
club-refused-name-twice = { $name } ist schon da. Füge einen Buchstaben hinzu.
club-refused-too-many = An einem Abend können höchstens { $most } mitspielen.
club-refused-too-few = Für einen Tisch braucht es mindestens { $fewest } Personen.
club-refused-no-such-guest = Niemand hier hat die Nummer { $number }.
club-refused-no-such-table = Einen Tisch { $table } gibt es nicht.
club-refused-results-missing = Es fehlen noch Ergebnisse. Tische: { $tables }
club-refused-rounds-over = Alle Runden sind ausgelost.
club-refused-other-round = Das ist nicht die Runde: Es ist jetzt Runde { $round }.
club-refused-bad-seating = Wer da ist, sitzt einmal, an einem Tisch, den die Schachtel zulässt, oder setzt aus.
club-refused-not-drawn = Lose zuerst eine Runde aus.
club-refused-draw-again = Seitdem ist jemand gekommen oder gegangen. Lose die Runde noch einmal aus.
club-refused-not-shown = Diese Runde wurde noch nicht gezeigt.
club-refused-result-in = Das Ergebnis ist schon da. Die Leitung kann es berichtigen.
club-refused-bad-result = Ein Ergebnis hat für alle am Tisch eine Zahl, von -{ $most } bis { $most }.
club-refused-sum-wrong = Plus und Minus gehen nicht auf: { $sum } bleibt übrig.
club-refused-nothing-written = Hier hat noch niemand ein Ergebnis aufgeschrieben.
club-refused-own-yes = Jemand anderes am Tisch muss Ja sagen.
club-refused-disputed = Hier stehen zwei Ergebnisse. Die Leitung entscheidet.
club-refused-not-at-table = Das kann nur, wer an diesem Tisch sitzt.
club-refused-not-organiser = Das kann nur die Leitung.
problem-no-such-club = Diesen Abend gibt es nicht. Prüfe den Link.
