day-title = Verteilung des Tages
day-of = Verteilung vom { $day }
day-lead = Für alle die gleichen Steine, eine kurze Runde.
day-against = Gegen { $names }
day-start = Los
day-start-sub = ein Versuch, keine Uhr
day-out =
    { $count ->
        [one] In einem Zug aus
       *[other] In { $count } Zügen aus
    }
day-turns =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
day-not-out = { $turns }, noch { $left } Steine
day-best = Das Beste, was wir kennen: { $how }
day-later = Kommt, sobald du online bist.
day-first = Du bist hier die oder der Erste.
day-next = Die nächste kommt um Mitternacht.
day-bar = In { $turns } Zügen aus: { $told }
day-bar-left = Nicht aus: { $told }
setting-remind = Erinnere mich an die Verteilung von heute um

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Gestern hast du hier gezogen.
yesterday-more = Gestern war hier mehr drin.
yesterday-could = { $count ->
    [one] { $count } Stein hätte gepasst.
   *[other] { $count } Steine hätten gepasst.
}
yesterday-try = Versuchen
yesterday-off = Keine mehr zeigen
