# The game on one device, without a server.

device-fetching = Das Spiel wird geladen: { $percent } %
device-starting = Das Spiel startet …
device-alone = Der Server antwortet nicht. Du spielst jetzt auf diesem Gerät.
device-taken = Das Spiel ist in einem anderen Tab offen. Schließe ihn, um hier zu spielen.
device-failed = Das Spiel ist nicht gestartet. Prüfe das Netz und lade die Seite neu.
hand-to = Gib es { $name }
you-drew-hand = Gezogen: { $tiles }. Gib weiter an { $name }.
rack-covered = Das Brett von { $name } ist verdeckt.
racks-covered = Alle Bretter sind verdeckt.
since-turn = Seit dem letzten Zug von { $name }
show-rack = Ich bin { $name }, zeig mein Brett
