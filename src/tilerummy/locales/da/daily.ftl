day-title = Dagens brikker
day-of = Dagens brikker, { $day }
day-lead = De samme brikker til alle, en kort runde.
day-against = Mod { $names }
day-start = Start
day-turn-over = Vend dem
day-start-sub = ét forsøg, intet ur
day-out =
    { $count ->
        [one] Lukket på én tur
       *[other] Lukket på { $count } ture
    }
day-turns =
    { $count ->
        [one] én tur
       *[other] { $count } ture
    }
day-not-out = { $turns }, brikker tilbage: { $left }
day-best = Det bedste, vi kender til: { $how }
day-drew = trukket: { $count }
day-opened = åbnet med: { $count }
day-went-out = lukket med: { $count }
day-not-yet = ikke endnu
day-differs = Anderledes end i din æske: { $count }
day-instead = Spil hellere med { $box }
day-instead-sub = sammenlignet med dem, der spiller med den
day-later = Kommer, når du er online.
day-first = Du er den første, der er færdig.
day-next = De næste kommer ved midnat.
day-bar = { $turns ->
    [one] Lukket på { $turns } tur: { $told }
   *[other] Lukket på { $turns } ture: { $told }
}
day-bar-left = Ikke lukket: { $told }
setting-remind = Mind mig om dagens brikker klokken

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = I går tog du en brik her.
yesterday-more = I går var der mere at hente.
yesterday-could = { $count ->
    [one] { $count } brik kunne lægges.
   *[other] { $count } brikker kunne lægges.
}
yesterday-try = Prøv
yesterday-off = Vis ikke flere
