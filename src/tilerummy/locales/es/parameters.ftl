### Las reglas de la casa.

## Las fichas

parameter-colours = Colores
    .help = Los colores de las fichas; con pocos jugadores solo se usan los primeros.
parameter-jokers-by-players = Comodines
    .help = Cuántos comodines hay en juego, según el número de jugadores.
parameter-colours-by-players = Colores en juego
    .help = Cuántos colores hay en juego, según el número de jugadores.

## Antes de jugar

parameter-players = Jugadores
    .help = Cuántos jugadores hay como mínimo y como máximo.
parameter-starter = Quién empieza
    .help = Cómo se decide quién empieza.
value-starter-highest-tile-returned = La ficha más alta
value-starter-die-highest = La tirada de dado más alta
value-starter-lot = A suertes
value-starter-players-choose = De común acuerdo
parameter-direction = Sentido del juego
    .help = En qué sentido pasa el turno alrededor de la mesa.
value-direction-clockwise = En sentido horario
value-direction-counterclockwise = En sentido antihorario
parameter-hand-size = Fichas al empezar
    .help = Con cuántas fichas empieza cada jugador.
parameter-starter-hand = Fichas de quien empieza
    .help = Cuántas fichas recibe quien empieza.
parameter-starter-discard = Descarte inicial
    .help = En el primer turno, quien empieza descarta 1 ficha.
parameter-starter-may-lay = Colocar antes del descarte
    .help = Quien empieza también puede colocar grupos antes de ese primer descarte.
parameter-pool-layout = Cómo está el pozo
    .help = Cómo están las fichas boca abajo; no cambia nada en el juego.
value-pool-layout-stacks-of-7-last-8 = Montones de 7, el último de 8
value-pool-layout-stacks-of-7 = Montones de 7
value-pool-layout-heap = Extendidas
value-pool-layout-single-stack = Un solo montón
value-pool-layout-bag = En una bolsa
parameter-pool-owner = Pozo común o propio
    .help = Todos roban del mismo pozo, o cada uno del suyo.
value-pool-owner-common = Uno para todos
value-pool-owner-personal = Uno por jugador

## Jugar la mesa

parameter-opening-min = Puntos para abrir
    .help = Los puntos que necesitas para abrir; con 0 vale cualquier grupo.
parameter-opening-joker-value = Comodín en la apertura
    .help = Cuánto cuenta un comodín en la apertura: lo que la ficha sustituida, o siempre lo mismo.
value-opening-joker-value-replaced = La ficha sustituida
parameter-opening-scope = Cómo se cuenta la apertura
    .help = Se suman todos los grupos, o uno solo debe llegar a los puntos.
value-opening-scope-sum-of-sets = Todos los grupos juntos
value-opening-scope-single-set = Un solo grupo
parameter-table-access = Usar la mesa
    .help = Desde cuándo puedes usar los grupos de la mesa.
value-table-access-same-turn-after-opening = Nada más abrir
value-table-access-turn-after-opening = En el turno después de abrir
value-table-access-any-player-opened = Cuando alguien haya abierto
parameter-hand-game = Terminar de mano
    .help = Qué vale colocar todas las fichas en el mismo turno en que abres.
value-hand-game-off = Nada especial
value-hand-game-double = Los demás pierden el doble
value-hand-game-double-and-no-minimum = El doble, y sin mínimo

## El turno

parameter-draw-mode = Robar
    .help = Cuándo se roba, y si se descarta una ficha a cambio.
value-draw-mode-instead-of-playing = Si no colocas nada
value-draw-mode-instead-then-discard = Si no colocas nada; luego descartas
value-draw-mode-every-turn-then-place = En cada turno; luego colocar o descartar
parameter-voluntary-draw = Siempre se puede robar
    .help = Puedes robar aunque puedas colocar una ficha.
parameter-discard-drawn-tile = Descartar la ficha robada
    .help = Puedes descartar la misma ficha que acabas de robar.
parameter-take-discard = Tomar el descarte
    .help = Si puedes tomar la ficha que descartó el jugador anterior.
value-take-discard-never = Nunca
value-take-discard-for-new-set = Para un grupo nuevo
parameter-face-up-eighth = Ficha descubierta
    .help = Si la última ficha del pozo está descubierta, y para qué puedes tomarla.
value-face-up-eighth-off = Ninguna
value-face-up-eighth-to-finish = Para terminar
value-face-up-eighth-to-play = Para colocarla

## Tiempo y errores

parameter-time-limit-s = Tiempo por turno
    .help = Los segundos que tienes para un turno; 0 es sin reloj.
parameter-on-timeout = Al acabarse el tiempo
    .help = Qué pasa con un turno cuando se acaba su tiempo.
value-on-timeout-loose-to-rack = Fichas sueltas al atril
value-on-timeout-turn-void = El turno no cuenta
value-on-timeout-none = Sin reloj
parameter-penalise-mistakes = Los errores cuestan
    .help = Puedes terminar tu turno con grupos que no están bien, pero te cuesta algo.
parameter-on-invalid-end = Tras un error
    .help = Qué pasa con un turno que acabó con grupos que no están bien.
value-on-invalid-end-loose-to-rack = Fichas sueltas al atril
value-on-invalid-end-turn-void = El turno no cuenta
parameter-penalty-tiles = Fichas de penalización
    .help = Cuántas fichas robas al acabarse el tiempo o tras un error.

## Grupos

parameter-group-distinct-colours = Cada color una vez
    .help = En una serie todas las fichas son de distinto color.
parameter-group-max = Serie más larga
    .help = Cuántas fichas tiene una serie como máximo: una de cada color, o un número.
value-group-max-number-of-colours = Una de cada color
parameter-keep-three-of-original = Ningún grupo se deshace del todo
    .help = Al reorganizar, una parte de cada grupo anterior sigue junta.

## Comodines

parameter-joker-sets = Grupos con comodín
    .help = Qué se puede hacer con un comodín de la mesa y su grupo antes de cambiarlo.
value-joker-sets-free = Todo vale
value-joker-sets-same-meaning = El comodín conserva su valor
value-joker-sets-stay-until-swapped = El comodín sigue en su grupo
value-joker-sets-no-split = El grupo sigue entero
value-joker-sets-frozen = El grupo está congelado
parameter-joker-swap-tile-from = Ficha por el comodín
    .help = De dónde puede salir la ficha que sustituye a un comodín.
value-joker-swap-tile-from-rack = Del atril
value-joker-swap-tile-from-anywhere = Del atril o de la mesa
parameter-joker-after-swap = Comodín cambiado
    .help = Adónde puede ir un comodín cambiado.
value-joker-after-swap-new-set = A un grupo nuevo
value-joker-after-swap-any-set = A cualquier grupo
value-joker-after-swap-rack-allowed = También al atril
parameter-joker-swap-announced = Anunciar el cambio
    .help = El cambio de un comodín se anuncia antes.
parameter-joker-in-rack-points = Comodín sobrante
    .help = Los puntos que cuesta un comodín que queda en tu atril al final.

## El final

parameter-winner-bonus = Puntos del ganador
    .help = Qué se apunta el ganador de una ronda.
value-winner-bonus-sum-of-losers = Todo lo que pierden los demás
value-winner-bonus-none = Nada
parameter-announce-last-tile = El final se anuncia
    .help = Quien coloca su última ficha anuncia el final.
parameter-rounds = Rondas
    .help = Cuántas rondas tiene una partida.
value-rounds-agreed = Según lo acordado
parameter-next-starter = Quién empieza después
    .help = Quién empieza la ronda siguiente.
value-next-starter-starter-rule = Como en la primera ronda
value-next-starter-winner = El ganador
value-next-starter-next-seat = El jugador siguiente
