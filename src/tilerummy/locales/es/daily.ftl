day-title = El reparto de hoy
day-of = Reparto del { $day }
day-lead = Las mismas fichas para todos, una ronda corta.
day-against = Contra { $names }
day-start = Empezar
day-turn-over = Descúbrelas
day-start-sub = un intento, sin reloj
day-out =
    { $count ->
        [one] Terminado en un turno
       *[other] Terminado en { $count } turnos
    }
day-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turnos
    }
day-not-out = { $turns }, fichas restantes: { $left }
day-best = Lo mejor que conocemos: { $how }
day-drew = robos: { $count }
day-opened = apertura: { $count }
day-went-out = cierre: { $count }
day-not-yet = todavía no
day-differs = Distinto de tu caja: { $count }
day-instead = Mejor con { $box }
day-instead-sub = comparado con quienes juegan con ella
day-later = Llegará cuando tengas conexión.
day-first = Nadie ha terminado este reparto antes que tú.
day-next = El próximo llega a medianoche.
day-bar = { $turns ->
    [one] Terminado en { $turns } turno: { $told }
   *[other] Terminado en { $turns } turnos: { $told }
}
day-bar-left = Sin terminar: { $told }
setting-remind = Recuérdame el reparto de hoy a las

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Ayer robaste aquí.
yesterday-more = Ayer aquí se podía hacer más.
yesterday-could = { $count ->
    [one] Se podía colocar { $count } ficha.
   *[other] Se podían colocar { $count } fichas.
}
yesterday-try = Probar
yesterday-off = No mostrar más
