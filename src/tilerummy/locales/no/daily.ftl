day-title = Dagens brikker
day-of = Dagens brikker, { $day }
day-lead = De samme brikkene for alle, én kort runde.
day-against = Mot { $names }
day-start = Start
day-turn-over = Snu dem
day-start-sub = ett forsøk, ingen klokke
day-out =
    { $count ->
        [one] Ute etter én tur
       *[other] Ute etter { $count } turer
    }
day-turns =
    { $count ->
        [one] én tur
       *[other] { $count } turer
    }
day-not-out = { $turns }, brikker igjen: { $left }
day-best = Det beste vi kjenner til: { $how }
day-drew = trukket: { $count }
day-opened = lagt ut med: { $count }
day-went-out = ute med: { $count }
day-not-yet = ikke ennå
day-differs = Annerledes enn i din eske: { $count }
day-instead = Spill heller med { $box }
day-instead-sub = sammenlignet med dem som spiller med den
day-later = Kommer når du er på nett.
day-first = Du er den første som er ferdig.
day-next = De neste kommer ved midnatt.
day-bar = { $turns ->
    [one] Ute etter { $turns } tur: { $told }
   *[other] Ute etter { $turns } turer: { $told }
}
day-bar-left = Ikke ute: { $told }
setting-remind = Minn meg på dagens brikker klokken

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = I går trakk du her.
yesterday-more = I går var det mer å hente.
yesterday-could = { $count ->
    [one] { $count } brikke kunne legges.
   *[other] { $count } brikker kunne legges.
}
yesterday-try = Prøv
yesterday-off = Ikke vis flere
