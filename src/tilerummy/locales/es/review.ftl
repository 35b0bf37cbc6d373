replay-drop = Suelta aquí el registro de una partida o elige el archivo.
replay-pick = Elegir archivo
replay-kept = Ya vistas en este dispositivo
replay-bad-line = Esto no es el registro de una partida: la línea { $line } no se puede leer.
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-run = Reproducir
replay-speed = Velocidad
replay-moment = Momento { $number } de { $count }
replay-racks = Atriles
replay-open = Todos a la vista
replay-share = Enlace a este momento
share-position = Compartir esta posición
share-title = ¿Sabes cuál es?
share-count = { $count ->
    [one] Puede salir { $count } ficha.
   *[other] Pueden salir { $count } fichas.
}
share-picture = Copiar la imagen
position-bad = Este enlace no contiene ninguna posición.
replay-notation = En notación
replay-draft = La mesa cuando se acabó el tiempo
replay-keys = Las flechas van paso a paso, el espacio reproduce, Inicio y Fin van a los extremos.

review = Repaso
review-turn = Turno { $number }
review-nothing = No se podía colocar nada.
look-could = { $count ->
    [one] { $count } ficha podía salir.
   *[other] { $count } fichas podían salir.
}
look-praise = No había nada mejor.
look-calm = Una partida tranquila. No se escapó nada.
look-moments = Momentos
look-best = Mejor jugada
look-again = Otra vez
look-curious = Para curiosos
look-curious-what = opciones, suerte, limpieza
try-solved = Eso era.
try-go-on = Sigue o mira el resto.
review-best = No se podía colocar nada más.
review-missed = { $count ->
    [one] Se podía colocar { $count } ficha más.
   *[other] Se podían colocar { $count } fichas más.
}
review-missed-points = { $count ->
    [one] Se podían colocar otras tantas fichas con { $count } punto más.
   *[other] Se podían colocar otras tantas fichas con { $count } puntos más.
}
review-cut = Quizá haya algo mejor: la búsqueda se cortó.
review-taking = Con la ficha descubierta: { $tile }
review-show = Ver la mejor jugada
review-hide = Como se jugó

review-players = Los jugadores de un vistazo
review-player = Jugador
review-laid = Fichas colocadas de las posibles
review-of = { $part } de { $whole }
review-best-turns = Turnos sin fallos
review-held-back = Podía colocar y no lo hizo
review-left = Puntos que quedaron
review-luck = Suerte al robar
review-luck-help = 50 es lo normal. Dice lo buenas que fueron las fichas robadas entre las que podían salir.
review-jokers = Comodines
review-share = parte justa: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Fichas en los atriles
review-chances = Probabilidad de ganar la ronda, en %
review-chances-help = Desde cada posición mostrada, el ordenador acabó la ronda { $count } veces, con los atriles como estaban y el pozo barajado de nuevo.
review-intervals-help = La banda y los números entre paréntesis muestran la precisión: 95 de cada 100 intervalos así contienen la probabilidad real.
review-table = Como tabla
review-working = Preparando el repaso: turno { $done } de { $count }
review-failed = No se pudo hacer el repaso. La repetición funciona sin él.
review-rules = Reglas: { $rules }
review-turns = Turnos
