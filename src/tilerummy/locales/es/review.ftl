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
share-title = ¿La encuentras?
share-count = { $count ->
    [one] Se puede colocar { $count } ficha.
   *[other] Se pueden colocar { $count } fichas.
}
share-picture = Copiar la imagen
share-save = Guardar la imagen
position-bad = Este enlace no contiene ninguna posición.
replay-notation = En notación
replay-draft = La mesa cuando se acabó el tiempo
replay-keys = Las flechas van paso a paso, el espacio reproduce, Inicio y Fin van a los extremos.

review = Repaso
review-turn = Turno { $number }
review-nothing = No se podía colocar nada.
look-could = { $count ->
    [one] Se podía colocar { $count } ficha
   *[other] Se podían colocar { $count } fichas
}
look-much = Se podía colocar mucho
look-praise = No había nada mejor.
look-calm = Una partida tranquila. No se escapó nada.
look-moments = Momentos
look-looking = Buscando tus mejores momentos …
look-open = Podías abrir
look-last-turn = Tu último turno
look-more = { $count } más
look-joker = Un comodín regalado
look-joker-taken = { $name } se llevó tu comodín.
look-best = Mejor jugada
look-again = Otra vez
look-see = Verla
look-curious = Para curiosos
look-curious-what = probabilidades, suerte, juego limpio
try-solved = Eso era.
try-go-on = Sigue o mira el resto.
try-same = las mismas fichas, sin reloj
try-calm = Nadie espera. Tómate tu tiempo.
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
try-yourself = Pruébalo tú
you-and-best = Tú { $mine } · Lo mejor { $best }
turning-point = Momento decisivo
more-possible = Se podía más
set-group = Serie: { $number }
from-rack = { $tiles } del atril.
from-group = { $tiles } de la serie de { $number }.
from-run = { $tiles } de la escalera { $span }.
coach-keys = M: momento siguiente, T: probar, C: para curiosos, Mayús y flechas: paso a paso.
check-deal = Comprobar este reparto
deal-cannot = Aquí no se puede comprobar. Hacen falta las reglas del servidor.
deal-good = Todo coincide: el reparto y cada ficha robada. Rondas: { $count }.
deal-differs = Algo no cuadra: la línea { $line } no coincide con el reparto prometido.
deal-broken = El reparto no es el prometido.
deal-own-found = Tu propio número al azar, guardado en este dispositivo, forma parte de este reparto.
deal-own-missing = Pero lo que este dispositivo guardó antes de la partida no coincide.
deal-own-unknown = Este dispositivo no guardó nada de antes de la partida. Solo se ha comprobado el registro.
deal-sealed = Según el servidor, todos quedaron comprometidos antes de que nadie conociera el reparto.
deal-open = Sin sellar: el último en llegar pudo influir en el reparto.
