day-title = Die Steine des Tages
day-of = Die Steine vom { $day }
day-lead = Für alle die gleichen Steine, eine kurze Runde.
day-against = Gegen { $names }
day-start = Los
day-turn-over = Aufdecken
day-start-sub = ein Versuch, keine Uhr
day-out =
    { $count ->
        [one] Fertig in einem Zug
       *[other] Fertig in { $count } Zügen
    }
day-turns =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
day-not-out = { $turns }, übrige Steine: { $left }
day-best = Das Beste, was wir kennen: { $how }
day-drew = gezogen: { $count }
day-opened = eröffnet mit: { $count }
day-went-out = fertig mit: { $count }
day-not-yet = noch nicht
day-differs = Anders als in deiner Schachtel: { $count }
day-instead = Lieber mit { $box } spielen
day-instead-sub = verglichen mit allen, die damit spielen
day-later = Kommt, sobald du online bist.
day-first = Vor dir war hier noch niemand fertig.
day-next = Die nächsten kommen um Mitternacht.
day-bar = { $turns ->
    [one] Fertig in { $turns } Zug: { $told }
   *[other] Fertig in { $turns } Zügen: { $told }
}
day-bar-left = Nicht fertig: { $told }
setting-remind = Erinnere mich an die Steine des Tages um

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Gestern hast du hier gezogen.
yesterday-more = Gestern war hier mehr drin.
yesterday-could = { $count ->
    [one] { $count } Stein hätte gepasst.
   *[other] { $count } Steine hätten gepasst.
}
yesterday-try = Versuchen
yesterday-off = Keine mehr zeigen
