day-title = Dagens uddeling
day-of = Uddeling fra { $day }
day-lead = De samme brikker til alle, en kort runde.
day-against = Mod { $names }
day-start = Start
day-start-sub = ét forsøg, intet ur
day-out =
    { $count ->
        [one] Ude på én tur
       *[other] Ude på { $count } ture
    }
day-turns =
    { $count ->
        [one] én tur
       *[other] { $count } ture
    }
day-not-out = { $turns }, brikker tilbage: { $left }
day-best = Det bedste vi kender: { $how }
day-later = Kommer, når du er online.
day-first = Du er den første, der er færdig med denne uddeling.
day-next = Den næste kommer ved midnat.
day-bar = Ude på { $turns } ture: { $told }
day-bar-left = Ikke ude: { $told }
setting-remind = Mind mig om dagens uddeling klokken

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = I går trak du her.
yesterday-more = I går var der mere at hente.
yesterday-could = { $count ->
    [one] { $count } brik kunne lægges.
   *[other] { $count } brikker kunne lægges.
}
yesterday-try = Prøv
yesterday-off = Vis ikke flere
