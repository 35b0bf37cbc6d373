day-title = Le pedine di oggi
day-of = Le pedine del { $day }
day-lead = Le stesse pedine per tutti, una manche breve.
day-against = Contro { $names }
day-start = Via
day-turn-over = Girale
day-start-sub = un tentativo, senza limiti di tempo
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
day-not-out = { $turns }, pedine rimaste: { $left }
day-best = Il meglio che conosciamo: { $how }
day-drew = pescate: { $count }
day-opened = apertura: { $count }
day-went-out = chiusura: { $count }
day-not-yet = non ancora
day-differs = Diverso dalla tua scatola: { $count }
day-instead = Meglio con { $box }
day-instead-sub = a confronto con chi gioca con quella
day-later = Arriva quando sei online.
day-first = Nessuno ha finito prima di te.
day-next = Le prossime arrivano a mezzanotte.
day-bar = { $turns ->
    [one] Chiuso in { $turns } turno: { $told }
   *[other] Chiuso in { $turns } turni: { $told }
}
day-bar-left = Non chiuso: { $told }
setting-remind = Ricordami le pedine di oggi alle

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Ieri qui hai pescato.
yesterday-more = Ieri qui si poteva fare di più.
yesterday-could = { $count ->
    [one] Si poteva calare { $count } pedina.
   *[other] Si potevano calare { $count } pedine.
}
yesterday-try = Prova
yesterday-off = Non mostrarne più
