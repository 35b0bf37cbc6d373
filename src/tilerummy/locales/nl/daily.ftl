day-title = De stenen van vandaag
day-of = De stenen van { $day }
day-lead = Voor iedereen dezelfde stenen, één korte ronde.
day-against = Tegen { $names }
day-start = Start
day-turn-over = Draai ze om
day-start-sub = één poging, geen klok
day-out =
    { $count ->
        [one] Uit in één beurt
       *[other] Uit in { $count } beurten
    }
day-turns =
    { $count ->
        [one] één beurt
       *[other] { $count } beurten
    }
day-not-out = { $turns }, stenen over: { $left }
day-best = Het beste dat we kennen: { $how }
day-drew = gepakt: { $count }
day-opened = uitgekomen met: { $count }
day-went-out = uit met: { $count }
day-not-yet = nog niet
day-differs = Anders dan in jouw doos: { $count }
day-instead = Liever met { $box } spelen
day-instead-sub = vergeleken met wie daarmee speelt
day-later = Komt zodra je online bent.
day-first = Je bent de eerste die hiermee klaar is.
day-next = De volgende komen om middernacht.
day-bar = { $turns ->
    [one] Uit in { $turns } beurt: { $told }
   *[other] Uit in { $turns } beurten: { $told }
}
day-bar-left = Niet uit: { $told }
setting-remind = Herinner me aan de stenen van vandaag om

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Gisteren pakte je hier een steen.
yesterday-more = Gisteren zat er meer in.
yesterday-could = { $count ->
    [one] Je had { $count } steen kunnen leggen.
   *[other] Je had { $count } stenen kunnen leggen.
}
yesterday-try = Probeer het
yesterday-off = Niet meer tonen
