### Warum etwas nicht geht.

## Die Steine gehen nicht auf

refusal-tile-not-in-game = { $tile }: Diesen Stein gibt es in diesem Spiel nicht, oder nicht so oft. Farben in diesem Spiel: { $colours }.
refusal-tile-lost = { $tile }: Dieser Stein fehlt. Er gehört auf den Tisch oder zurück auf dein Brett.
refusal-tile-added = { $tile }: ein Stein zu viel. Er lag weder auf dem Tisch noch auf deinem Brett.
refusal-table-tile-to-rack = { $tile }: Dieser Stein lag schon auf dem Tisch und bleibt dort.

## Ein Set ist keines

refusal-invalid-set = { $set } ist noch kein Set.
refusal-set-too-short = Ein Set braucht mindestens 3 Steine.
refusal-set-jokers-only = Joker allein ergeben kein Set. Leg einen Zahlenstein dazu.
refusal-set-mixed = Weder Zahl noch Farbe passen zusammen.
refusal-run-gap = Die Zahlen folgen nicht aufeinander. In einer Serie steigt die Zahl immer um 1.
refusal-run-off-the-end = Eine Serie geht höchstens von 1 bis 13.
refusal-group-colour-twice = Eine Farbe ist doppelt. In einer Gruppe kommt jede nur einmal vor.
refusal-group-too-large = Eine Gruppe hat hier höchstens { $most } Steine.
refusal-joker-meaning-wrong = { $tile }: Dafür kann der Joker an dieser Stelle nicht stehen.

## Die Eröffnung

refusal-opening-below-minimum = Deine Eröffnung zählt bisher { $value }. Du brauchst { $minimum } Punkte.
refusal-opening-uses-table = { $moment ->
    [with] Du eröffnest erst in diesem Zug. Ab deinem nächsten darfst du die Sets auf dem Tisch benutzen.
   *[before] Die Sets auf dem Tisch sind noch tabu. Erst musst du eröffnen.
}
refusal-opening-not-from-rack = Zur Eröffnung legst du neue Sets von deinem Brett aus.

## Umbauen

refusal-no-rack-tile-played = Leg mindestens 1 Stein von deinem Brett aus.
refusal-set-dissolved = { $set } lässt sich nicht ganz auflösen. Ein Teil bleibt zusammen.
refusal-joker-meaning-changed = { $set }: Der Joker behält seine Bedeutung, bis er getauscht wird.
refusal-joker-moved = { $set }: Der Joker bleibt bei seinem Set, bis er getauscht wird.
refusal-joker-set-split = { $set }: Dieses Set enthält einen Joker und bleibt ganz. Anlegen darfst du.
refusal-joker-set-frozen = { $set }: Dieses Set ist eingefroren, bis sein Joker getauscht wird.
refusal-joker-swap-source = Der Stein, der einen Joker ersetzt, kommt von deinem Brett.
refusal-joker-not-in-new-set = Ein getauschter Joker kommt in ein neues Set.
refusal-joker-swap-not-announced = Sag den Jokertausch vorher an.

## Ziehen, ablegen, passen

refusal-draw-and-play = In einem Zug legst du aus oder ziehst, nicht beides.
refusal-must-draw = Wenn du nichts auslegst, zieh einen Stein.
refusal-too-many-drawn = Gezogen wird nur 1 Stein.
refusal-pool-empty = Der Pool ist leer.
refusal-pool-not-empty = Im Pool sind noch Steine. Zieh einen, statt zu passen.
refusal-must-play-if-able = Du hast einen Stein, der passt. Hier muss er ausgelegt werden.
refusal-must-discard = Leg 1 Stein ab.
refusal-no-discard-allowed = { $why ->
    [laid] Wer auslegt, legt keinen ab.
   *[never] Hier kannst du keinen Stein ablegen.
}
refusal-discarded-the-drawn-tile = Den eben gezogenen Stein behältst du. Leg einen anderen ab.
refusal-take-discard-forbidden = Ein abgelegter Stein bleibt liegen.
refusal-discard-not-in-new-set = Der abgelegte Stein, den du nimmst, kommt in ein neues Set.
refusal-taken-tile-not-laid = Genommen: { $tile }. Leg den Stein im selben Zug aus.
refusal-face-up-forbidden = Der offene Stein ist dafür nicht zu haben.
refusal-starter-only-discards = Im ersten Zug legt der Startspieler nur 1 Stein ab.
refusal-draw-first = Hier beginnt jeder Zug mit dem Ziehen.

## Der Spielverlauf

refusal-not-your-turn = Du bist noch nicht am Zug.
refusal-not-now = Das geht im Moment nicht.
refusal-round-over = Die Runde ist vorbei.
refusal-match-over = Die Partie ist vorbei.
refusal-too-late = Die Zeit für diesen Zug ist um.
refusal-too-early = Die Zeit für diesen Zug ist noch nicht um.
refusal-no-clock = In diesem Spiel läuft keine Uhr.
refusal-tile-not-on-rack = { $tile }: Dieser Stein ist nicht auf deinem Brett.
refusal-nothing-to-take = Diesen Stein kannst du hier nicht nehmen.
refusal-mistakes-not-penalised = Noch stimmt nicht jedes Set. Bring sie in Ordnung, dann beende deinen Zug.
refusal-not-the-host = Das kann nur der Gastgeber.
refusal-no-such-seat = Diesen Platz gibt es nicht.
refusal-seat-given-up = Wer auf diesem Platz saß, hat aufgegeben.
refusal-seat-not-free = Auf diesem Platz spielt schon jemand.
