### A club’s evening on the page

## A new evening

club-about = Una velada en varias mesas con un solo enlace. Cajas de verdad en las mesas; sitios y resultados en los móviles.
club-title = Nombre de la velada
club-needs-title = La velada aún no tiene nombre
club-i-play = Yo también juego
club-rounds = Rondas
club-deals = Repartos por ronda
club-minutes = Tiempo por ronda
club-where = Dónde se juega
club-on-boxes = con cajas de verdad
club-on-page = en los móviles
club-on-either = como quiera cada mesa
club-same-deal = Las mismas fichas en cada mesa
club-drawn = Quién juega con quién
club-drawn-chance = al azar, sin repetir rivales
club-drawn-standing = según la clasificación
club-drawn-all = todos contra todos
club-drawn-winners = los ganadores siguen
club-counts = Qué cuenta
club-end = Al final
club-final-none = sin final
club-final-table = final de los cuatro mejores
club-final-two = final de los dos mejores
club-cap = Lo máximo que cuesta una ronda
club-no-cap = sin límite
club-bonus = Extra por ganar una mesa
club-league = Liga
club-league-help = Las veladas abiertas con el mismo nombre de liga se suman.
club-open = Abrir la velada
club-import = Traer una velada de un archivo

## Coming in

club-im-in = Me apunto
club-no-account = Sin cuenta. La organización puede borrar la velada con todos los nombres.
club-late = Se está jugando una ronda. Te sientas a partir de la siguiente.
club-number-help = Enseña este número a la organización, que deja entrar este móvil.
club-have-key = Soy la organización, en otro móvil

## A player’s phone

club-on-paper = Sin conexión. La organización lo tiene en papel.
club-round-of = ronda { $number } de { $count }
club-deal-of = Reparto { $number } de { $count }
club-time-up = Se acabó el tiempo. Se acaba este turno y se cuentan los atriles.
club-last-turn = Se acabó el tiempo. Este turno es el último.
club-awaited = Los demás han terminado. Falta el resultado de esta mesa.
club-is-it-right = { $name } ha escrito esto. ¿Es correcto?
club-yes = Sí, es correcto
club-differently = Escribirlo de otra forma
club-waits-yes = Falta todavía un sí de { $names }
club-next-soon = La próxima ronda llega cuando terminen todas las mesas.
club-paused = Estás descansando.
club-you-rest = Descansas esta ronda. La próxima vez juegas.
club-soon = Aquí verás tu mesa cuando empiece la ronda.
club-place-of = Puesto { $place } de { $count }
club-all-places = Todos los puestos
club-played = jugada
club-now = ahora
club-write = Escribir nuestro resultado
club-compared = Comparado con el mismo sitio de las otras mesas
club-play-here = Jugar aquí, en los móviles
club-organise = Llevar la velada
club-my-table = Mi mesa
club-pause = Descansar
club-leave = Irse a casa
club-back = Volver a jugar
club-forget = Olvidar mi nombre
club-forget-help = Un número ocupa el lugar de tu nombre. Tus resultados se quedan.
club-sure = Pulsa otra vez

## The organiser

club-swap-how = Por ahora esta ronda solo la ves tú. Toca dos nombres para cambiarlos.
club-show = Mostrar las mesas a todos
club-draw = Sortear la ronda { $number }
club-draw-again = Sortear otra vez
club-draw-final = Sortear la final
club-drawn-help = Si se puede, nadie se encuentra dos veces y nadie repite en una mesa de tres.
club-correct = Corregir el resultado
club-count-racks = Contar los atriles ahora
club-log = Resultados tal como se escribieron
club-before = antes
club-is-paused = descansa
club-is-left = en casa
club-keeps = Siempre en la mesa
club-second = Dar también la organización
club-second-not = Quitar de la organización
club-paper = Imprimir y guardar
club-print-slips = Hojas de resultado
club-print-seating = Plan de mesas
club-print-standing = Clasificación
club-results = Resultados
club-key-help = Con esta clave organizas desde otro móvil. Solo la ves ahora: anótala.
club-close = Cerrar la velada
club-delete = Borrar la velada

## The big screen

club-point = Apunta la cámara del móvil al cuadrado y escribe tu nombre.
club-final-nought = Todos empiezan de cero.
