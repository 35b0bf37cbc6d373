# The game on one device, without a server.

device-fetching = Das Spiel wird geladen: { $percent } %
device-starting = Das Spiel startet …
device-alone = Der Server antwortet nicht. Du spielst jetzt auf diesem Gerät.
device-taken = Das Spiel ist in einem anderen Tab offen.
device-take = Hier spielen
device-failed = Das Spiel ist nicht gestartet. Prüfe das Netz und lade die Seite neu.
device-kept = Auf diesem Gerät gespeichert
device-kept-about = Deine Partien, Rätsel und Einstellungen liegen in diesem Browser und sonst nirgends.
device-kept-safari = Safari löscht sie nach sieben Tagen ohne Besuch, außer das Spiel liegt auf deinem Startbildschirm.
device-keep = Nicht löschen
device-keep-why = Wird der Platz knapp, darf ein Browser löschen, was Seiten gespeichert haben. Du kannst ihn bitten, es zu lassen.
device-keep-yes = Dieser Browser hat versprochen, sie nicht zu löschen.
device-keep-no = Der Browser hat nichts versprochen. Sichere ab und zu eine Kopie.
device-save = Kopie sichern
device-load = Kopie laden
device-load-sure = Die Kopie ersetzt alles, was jetzt auf diesem Gerät gespeichert ist.
device-load-do = Alles ersetzen
device-load-bad = Diese Datei ist keine Kopie des Spiels, ist beschädigt oder stammt aus einer neueren Version. Es wurde nichts geändert.
hand-to = Gib es { $name }
drew-tiles = Gezogen: { $tiles }
rack-covered = Das Brett von { $name } ist verdeckt.
racks-covered = Alle Bretter sind verdeckt.
since-turn = Seit dem letzten Zug von { $name }
show-rack = Ich bin { $name }, zeig mein Brett
