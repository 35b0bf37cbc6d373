### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Datenschutz
privacy-lead = Was dieser Server über dich speichert und wie lange.
privacy-account = Es gibt keine Konten. Dein Browser behält eine zufällige Zahl, die dieser Server unterschrieben hat. Sie gilt 180 Tage und wird erneuert, wenn du wiederkommst.
privacy-kept = In der Datenbank: der Name, den du eingibst, deine Plätze, Partien mit allen Steinen, Entwürfe, die letzten 50 Äußerungen an jedem Tisch und wann du zuletzt dort verbunden warst.
privacy-forever = Tische bleiben, bis der Betreiber sie entfernt.
# $days: a number of days.
privacy-days = Tische werden vergessen, wenn dort { $days } Tage lang nichts geschehen ist.
privacy-families = An einem Familientisch: dein Name und Gesicht, welche Geräte deine sind, und wie deine Runden und die Steine des Tages ausgingen, bis du ihn verlässt. Was ihr gespielt habt, behält danach deinen Namen, bis du vergessen werden willst. Ein Gast wird nach zwölf Stunden vergessen.
privacy-clubs = An einem Abend im Verein: dein Name und Gesicht, welches Handy deins ist, und deine Ergebnisse, bis du vergessen werden willst oder die Leitung den Abend löscht. Die Ergebnisse bleiben ohne deinen Namen.
privacy-reports = Eine Meldung über jemanden wird mit dem letzten Gespräch am Tisch aufgehoben, nur für den Betreiber.
privacy-puzzles = Wenn du ein Rätsel zum ersten Mal versuchst, erfährt es dieser Server, damit er das Rätsel bewerten kann. Er behält die Wertung und eine Marke, dass du es versucht hast. Die Marke ist mit einem geheimen Schlüssel gemacht und nennt dich nicht. Wie es ausging, behält er nicht.
privacy-deal = Hast du die Steine des Tages zu Ende gespielt, wird deine Partie hier nachgespielt und geprüft. Der Server zählt ohne Namen, wie viele Züge gebraucht wurden, und behält eine Marke derselben Art, damit du nur einmal zählst.
privacy-mark = Die Marke bleibt, bis du dich vergessen lässt.
# $days: a number of days.
privacy-mark-days = Die Marke verschwindet nach { $days } Tagen, oder wenn du dich vergessen lässt.
privacy-notices = Nur wenn du Mitteilungen gewünscht hast: wo dein Browser sie empfängt, seine Sprache und Zeitzone und die Uhrzeit, die du gewählt hast. Sie gehen durch den Push-Dienst des Browserherstellers, der sie nicht lesen kann. Alles verschwindet, wenn du sie abschaltest.
privacy-address = Deine Netzadresse steht nur im Arbeitsspeicher, um Anfragen je Adresse zu begrenzen. Gespeichert wird sie nur, wenn der Betreiber sie sperrt.
privacy-logs = Protokolle enthalten keine Namen, Adressen, Kennungen oder Steine.
privacy-others = Niemand sonst erfährt etwas: Die Seite lädt nichts von anderen Servern und setzt keine Cookies.
privacy-delete = Du kannst dich vergessen lassen. Tische, die du für dich hattest, verschwinden sofort. An Tischen mit anderen wird dein Platz frei; die Partien bleiben, denn sie gehören auch den anderen, aber mit einem Strich anstelle deines Namens.
privacy-see = Zeigen, was über mich gespeichert ist
privacy-forget = Mich vergessen
privacy-sure = Wirklich alles vergessen? Das lässt sich nicht rückgängig machen.
privacy-forgotten = Erledigt: Du bist vergessen.
privacy-nothing = Über dich ist nichts gespeichert.

not-built = Der Server läuft, aber seine Seite ist noch nicht gebaut.
not-built-programs = Programme können trotzdem spielen. Die Nachrichten stehen unter { $address }.
