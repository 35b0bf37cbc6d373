day-title = La distribuzione di oggi
day-of = Distribuzione del { $day }
day-lead = Le stesse tessere per tutti, una mano breve.
day-against = Contro { $names }
day-start = Via
day-start-sub = un tentativo, senza clessidra
day-out =
    { $count ->
        [one] Chiuso in un turno
       *[other] Chiuso in { $count } turni
    }
day-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
day-not-out = { $turns }, tessere rimaste: { $left }
day-best = Il meglio che conosciamo: { $how }
day-later = Arriva quando sei in rete.
day-first = Nessuno ha finito questa distribuzione prima di te.
day-next = La prossima arriva a mezzanotte.
day-bar = Chiuso in { $turns } turni: { $told }
day-bar-left = Non chiuso: { $told }
setting-remind = Ricordami la distribuzione di oggi alle

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Ieri qui hai pescato.
yesterday-more = Ieri qui c’era di più.
yesterday-could = { $count ->
    [one] { $count } pedina poteva uscire.
   *[other] { $count } pedine potevano uscire.
}
yesterday-try = Prova
yesterday-off = Non mostrarne più
