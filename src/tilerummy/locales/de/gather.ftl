rules-changed-by = { $count ->
    [one] { $name } hat { $count } Regel geändert.
   *[other] { $name } hat { $count } Regeln geändert.
}
ready-again = Drück bitte noch einmal auf „Ich bin bereit“.
open-seat = Freier Platz
anyone-with-link = Wer den Link hat
is-ready = Bereit
deals-soon = { $name } teilt gleich aus.
sitting-is-ready = Wer hier sitzt, spielt mit. Du musst nichts drücken.
not-ready = Noch nicht bereit
add-computer = Computer dazu
program-help = Das Programm nimmt den Platz mit dieser Adresse und diesem Schlüssel. Der Schlüssel erscheint nur jetzt; alles Weitere steht in der Beschreibung des Protokolls.
change-rules = Regeln ändern
not-ready-after-all = Doch noch nicht
waiting-seats = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-ready = { $count ->
    [one] { $count } Spieler ist noch nicht bereit.
   *[other] { $count } Spieler sind noch nicht bereit.
}
invites-you = { $name } lädt dich ein.
invited = Du bist eingeladen.
invited-about = { $count } Spieler, etwa { $minutes } Minuten.
invited-slow = { $count } Spieler, mit Tagen für jeden Zug.
show-me-how = Zeig mir, wie’s geht (2 Min.)
called-off = { $count ->
    [one] Ein Start wurde abgebrochen.
   *[other] { $count } Starts wurden abgebrochen.
}
start-pause = Nach so vielen Versuchen ist kurz Pause. In { $seconds } s geht es wieder.
begin-ask = Der Start wurde { $count }-mal abgebrochen. Wer das tut, wartet vielleicht auf bessere Steine. Jetzt beginnen?
begin-anyway = Jetzt beginnen
begin-not = Noch nicht
lobby-asked = gefragt
lobby-deal = Steine für { $count } verteilen
lobby-later = diesmal ohne { $names }
lobby-not-now = Diesmal nicht
lobby-guest = Ein Gast für heute
lobby-more-chair = Noch ein Stuhl
sheet-kept = Dein Stuhl bleibt noch { $seconds } s frei.
sheet-asks = möchte mitspielen
