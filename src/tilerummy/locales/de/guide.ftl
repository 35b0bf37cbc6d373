guide-box-lead = Schau dir die Farben deiner Steine an und zähl die Joker.
guide-box-editions = Eine Schachtel, mehrere Ausgaben. Vergleich sie mit deinem Regelzettel:
guide-box-none = Nimm die Schachtel mit deinen Farben und genauso vielen Jokern. Was ihr anders spielt, änderst du unter *{ popular-rules }* oder *{ all-rules }*.
    .title = Meine Schachtel ist nicht dabei

guide-book = Am Anfang steht das Spiel in Kürze. Jede Regel hat eine Nummer, viele haben ein Bild, und am Ende stehen die häufigsten Fragen.
    .title = Jede Schachtel hat ihr Regelheft
guide-sources = Das schaltest du im Regelheft ein. Bei jeder Regel steht dann, von welchem Regelzettel sie kommt – oder dass er nichts dazu sagt und wir entscheiden mussten.
guide-than = Wähl eine zweite Schachtel, und das Regelheft nennt zuerst die Unterschiede.
guide-print = Im Format A5. Oder *{ rules-booklet }*: auf A4, zum Falten.
guide-why = Die Seite sagt dir, warum, direkt am Set, das nicht stimmt. *{ why-short }* zeigt die Regel. Bis dein Zug zu Ende ist, kannst du alles zurücknehmen.
    .title = Wenn ein Zug nicht geht
guide-house = Spielt ihr zu Hause anders? Unter *{ new-table }* stellst du die Regeln ein. Alle am Tisch sehen, was du geändert hast.

guide-home-lead = Du spielst mit echten Steinen? Wähl zuerst oben deine Schachtel.
guide-pad = Sag nach jeder Runde, wer alles ausgelegt hat und was bei den anderen übrig ist: *{ way-tiles }*, *{ photo }* oder *{ way-number }*. Der Block rechnet nach den Regeln deiner Schachtel. Zum Berichtigen tippst du auf die Nummer der Runde.
guide-hourglass = Sie läuft so lange, wie ein Zug nach deinen Regeln dauern darf, oder so lange du willst. Tippe sie an, dann dreht sie sich um und die nächste Person ist dran.
guide-referee = Gib ein, wie der Tisch vorher und nachher aussieht. Der Schiedsrichter sagt, ob der Zug erlaubt war, und wenn nicht, warum. Gib noch dein Brett ein und frag: *{ referee-best }*
guide-photo = Leg die Steine offen hin, bei gutem Licht. Ein Brett wird gezählt, einen Tisch sieht sich der Schiedsrichter an. Ein Fragezeichen am Stein heißt: bitte nachsehen.

guide-found = Du findest das unter *{ my-games }*. Gib dem Tisch einen Namen und dir ein Gesicht. Du bekommst einen Link, der bleibt: Es reicht, ihn einmal zu verschicken.
guide-play = Der große Knopf öffnet einen Tisch mit euren Hausregeln für alle, die gerade da sind. Mit *{ family-other-ways }* holst du Computer dazu, oder ihr spielt zu mehreren auf einem Gerät.
guide-score = Ein Abend ist vorbei, wenn eine Stunde ohne Runde vergeht. Wer die meisten Punkte hat, gewinnt ihn. Ab deinem dritten Abend zählst du im Spielstand mit.
guide-phones = Sie stehen im Menü eures Tisches. Ist ein Handy weg, wähl *{ family-sign-off }*: Es ist sofort draußen.
guide-export = Leute, Abende und Spielstand in einer Datei. Damit kann euer Tisch umziehen: *{ family-import }*.
