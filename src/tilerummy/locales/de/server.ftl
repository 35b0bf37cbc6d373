### Was man am Tisch sagt und was der Server einzuwenden hat.

## Sätze

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-nice-move = Was für ein Zug
phrase-thanks = Danke
phrase-sorry = Entschuldigung
phrase-one-moment = Einen Moment, bitte
phrase-i-am-back = Ich bin wieder da
phrase-your-turn = Du bist dran
phrase-so-close = So knapp
phrase-another-round = Noch eine Runde?
phrase-good-game = Schönes Spiel
phrase-goodbye = Tschüss

## Reaktionen

reaction-smile = Lächeln
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-clap = Applaus
reaction-think = Nachdenken
reaction-oops = Hoppla
reaction-heart = Herz
reaction-party = Konfetti

## Warum etwas nicht ging

problem-unreadable = Das kam nicht lesbar an. Versuch es noch einmal.
problem-too-large = Das ist zu lang.
problem-too-many = Das war viel auf einmal. Warte einen Moment.
problem-too-many-tables = Du hast viele Tische eröffnet. Beende erst einen oder warte eine Weile.
problem-banned = Du kannst hier eine Zeit lang nicht spielen.
problem-unfit-name = Bitte wähle einen anderen Namen.
problem-busy = Der Server ist gerade beschäftigt. Versuch es gleich noch einmal.
problem-failed = Auf dem Server ist etwas schiefgegangen; es ist notiert. Noch einmal zu versuchen hilft nicht.
problem-hello-first = Die Verbindung begann falsch. Lade die Seite neu.
problem-wrong-token = Dieses Gerät ist hier nicht bekannt. Lade die Seite neu.
problem-wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
problem-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
problem-no-such-page = Unter dieser Adresse ist nichts.
problem-not-seated = Nimm zuerst Platz.
problem-already-seated = Du sitzt hier schon.
problem-removed = Der Gastgeber hat dich vom Tisch genommen. Zuschauen kannst du weiter.
problem-table-full = Alle Plätze sind besetzt.
problem-bad-name = Wähle einen Namen mit 1 bis 24 Zeichen.
problem-bad-rules = Diese Regeln passen nicht zusammen.
problem-clock-range = Ein Zug dauert 15 Sekunden bis 10 Minuten, 1 bis 14 Tage oder hat keine Uhr.
problem-no-such-level = Diese Stärke gibt es nicht.
problem-places-open = Es sind noch Plätze frei. Warte oder setze einen Computer dazu.
problem-not-ready = Jemand ist noch nicht bereit.
problem-already-started = Die Partie hat schon begonnen.
problem-starting = Die Partie beginnt gleich.
problem-start-paused = Der Start wurde immer wieder abgebrochen. Versuch es in { $seconds } Sekunden noch einmal.
problem-wrong-salt = Deine Zufallszahl ist nicht die, die du zugesagt hast. Drück noch einmal auf „Ich bin bereit“.
problem-no-such-pledge = Diese Verteilung ist schon verbraucht. Versuch es noch einmal.
problem-not-started = Gerade wird nicht gespielt.
problem-not-over = Diese Partie läuft noch. Nachspielen kannst du sie, wenn sie zu Ende ist.
problem-round-goes-on = Der Computer spielt diesen Platz bis zum Ende der Runde. Danach kannst du ihn übernehmen.
problem-paused = Der Tisch macht gerade Pause.
problem-not-away = Dieser Spieler ist noch nicht lange genug weg.
problem-bot-plays = Gerade spielt der Computer für dich. Übernimm zuerst wieder.
problem-hints-off = An diesem Tisch gibt es keine Tipps.
problem-text-off = Hier kannst du nur Sätze und Reaktionen schicken.
problem-say-one-thing = Immer nur eins auf einmal.
problem-no-such-day = Für diesen Tag gibt es keine Steine. Geht deine Uhr richtig?
problem-not-this-deal = Das ist keine Partie mit den Steinen dieses Tages.
problem-no-notices = Dieser Server verschickt keine Mitteilungen.
