about-baltic = Un comodín se queda hasta que alguien lo cambia.
about-pro6 = Hasta seis jugadores y seis colores.
which-style = ¿Qué edición es?
your-language-chose = Según tu idioma
popular-rules = Reglas que se suelen cambiar
all-rules = Todas las reglas
rules-search = Buscar una regla
rules-search-none = Ninguna regla tiene esas palabras.
who-joins = Quién puede jugar
joins-link = Con el enlace
joins-all = Cualquiera
everybody-reads = Toda la mesa lee esto
more-choices = Más opciones
rule-differs = cambiada
said-opening-any = cualquier grupo sirve para abrir
said-opening-points = apertura: { $minimum }
said-jokers-free = los comodines se mueven libremente
said-jokers-same-meaning = los comodines conservan su valor
said-jokers-stay-until-swapped = los comodines se quedan hasta el cambio
said-jokers-no-split = los grupos con comodín no se parten
said-jokers-frozen = los grupos con comodín están congelados
said-hints-none = sin pistas
said-hints-counted = las pistas cuestan puntos
said-hints-free = pistas gratis
said-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
rules-changed-by = { $count ->
    [one] { $name } ha cambiado { $count } regla.
   *[other] { $name } ha cambiado { $count } reglas.
}
ready-again = Pulsa otra vez «Ya puedo empezar».
rules-group-2 = Antes del primer turno
rules-group-3 = Los grupos
rules-group-4 = La apertura
rules-group-5 = Tu turno
rules-group-7 = Comodines en la mesa
rules-group-8 = El tiempo y los errores
rules-group-9 = El final y los puntos
go-on-with = Seguir: { $names }
others-play = Juegan los demás
my-games = Mis partidas
games-going = En marcha
games-finished = Terminadas
games-none = No hay ninguna partida en marcha.
privacy-link = Privacidad
tapping-works = También puedes tocar las fichas y luego la mesa.
first-game = Jugar la primera partida
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
deal-cannot = Aquí no se puede comprobar. Hacen falta las reglas del servidor y una conexión segura.
deal-good = Todo coincide: el reparto y cada robo. Rondas: { $count }.
deal-differs = Algo no cuadra: la línea { $line } no coincide con el reparto prometido.
deal-broken = El reparto no es el prometido.
deal-own-found = Tu propio número al azar, guardado en este dispositivo, forma parte de este reparto.
deal-own-missing = Pero lo que este dispositivo guardó antes de la partida no coincide.
deal-own-unknown = Este dispositivo no guardó nada de antes de la partida. Solo se ha comprobado el registro.
deal-sealed = Según el servidor, todos quedaron comprometidos antes de que nadie conociera el reparto.
deal-open = Sin sellar: el último en llegar pudo influir en el reparto.
your-name = Tu nombre
players-range = { $low }–{ $high } jugadores
home-title = Siéntate con nosotros.
play-now = Jugar ahora
play-now-sub = Contra el ordenador, como la última vez
play-now-first = Contra el ordenador
new-table-sub = Elige una caja y envía el enlace
lobby-empty = Ahora mismo no hay mesas esperando. Abre una.
# The tables the reader still sits at.
continue = Tus mesas
sit-here = Sentarse aquí
# The boxes are the rule sets that people have at home.
which-box = ¿Qué caja tienes?
rules-as-printed = Todo como en el reglamento
back-to-sheet = Volver a las reglas impresas
the-table = La mesa
# How many computer players.
computers = Ordenadores
strength = Nivel
live-drafts = Ver las jugadas en directo
live-drafts-help = Los demás ven cómo colocas tus fichas
open-table = Abrir la mesa
open-seat = Sitio libre
anyone-with-link = Quien tenga el enlace
is-ready = Ha confirmado
not-ready = Aún no
add-computer = Añadir un ordenador
program-help = El programa ocupa el sitio con esta dirección y esta clave. La clave solo se muestra ahora; lo demás está en la página del protocolo.
change-rules = Cambiar las reglas
change-table = Cambiar la mesa
send-link = Envía este enlace
not-ready-after-all = Espera, aún no
waiting-seats = { $count ->
    [one] { $count } sitio sigue libre.
   *[other] { $count } sitios siguen libres.
}
waiting-ready = { $count ->
    [one] { $count } jugador aún no está listo.
   *[other] { $count } jugadores aún no están listos.
}
all-ready = Todos están listos.
learn-title = ¿Juegas por primera vez?
learn-text = Apréndelo jugando, en diez ejercicios cortos.
learn-start = Empezar el tutorial
learn-go-on = Seguir: ejercicio { $number }
one-device = Un dispositivo para todos
one-device-sub = Juega contra el ordenador, o pasaos el dispositivo
device-people = ¿Quién juega en este dispositivo?
device-person = Jugador { $number }
device-begin = Empezar la partida
hand-round = Todos juegan en este, de mano en mano
invites-you = { $name } te invita.
invited = Te han invitado.
invited-about = { $count } jugadores, unos { $minutes } minutos.
invited-slow = { $count } jugadores, con días para cada turno.
show-me-how = Enséñame cómo (2 min)
called-off = { $count ->
    [one] Se ha anulado un comienzo.
   *[other] Se han anulado { $count } comienzos.
}
start-pause = Después de tantos intentos hay una pausa. Podrás empezar dentro de { $seconds } s.
begin-ask = El comienzo se ha anulado { $count } veces. Quien lo hace quizá espera mejores fichas. ¿Empezar ahora?
begin-anyway = Empezar ahora
begin-not = Todavía no
new-table = Mesa nueva
setting-notify = Avísame cuando sea mi turno
setting-volume = Volumen
rules-differ = { $count ->
    [one] { $count } regla cambiada
   *[other] { $count } reglas cambiadas
}
as-printed = Como en el reglamento
as-agreed = Hasta que el anfitrión termine
menu-more = Más
sound-and-motion = Sonido y movimiento
new-key = Hacer una llave nueva
new-key-help = Si otra persona tiene esta dirección, haz una llave nueva. La vieja deja de valer enseguida.
other-device-help = Abre allí esta dirección. Es tu sitio: no la compartas.
key-move = Moverse por atril y mesa
key-select = Tomar o dejar una ficha
key-lay = Colocar: en este grupo, o donde encaje
key-new = Colocar como grupo nuevo
key-back = De vuelta al atril
key-pick = Buscar una ficha por su número; J: comodín
key-undo = Deshacer, rehacer
key-sort = Ordenar el atril
key-hint = Pista
key-draw = Robar
key-discard = Descartar esta ficha
key-play = El botón grande
key-down = Soltar lo que llevas
key-help = Esta lista
key-name-space = Espacio
key-name-enter = Intro
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Siguiente grupo donde encaja
key-log = Lo que ha pasado
hand-on = Hacer anfitrión a { $name }
let-back = Dejar volver a { $name }
remove-sure = ¿Quitar a { $name } del todo?
qr = El enlace como código QR
sort-playable = Ordenar por grupos
tidy-table = Ordenar la mesa
other-device = Jugar en otro dispositivo
table-rules = Reglas de esta mesa
what-changed = Qué ha cambiado desde mi turno
read-table = Leer la mesa
read-set = Leer este grupo
copied = Copiado
hint-take-back = De vuelta al atril
your-face = Tu cara
face-number = Cara { $number }
setting-theme = Claro u oscuro
setting-theme-auto = Como el dispositivo
setting-theme-light = Claro
setting-theme-dark = Oscuro
setting-tiles = Fichas
setting-tiles-engraved = Grabadas
setting-tiles-flat = Lisas
setting-colours = Colores
setting-colours-normal = Normales
setting-colours-strong = Fuertes
# The first letter of the colour beside the shape on every tile.
setting-letters = Letra del color en las fichas
setting-size = Tamaño
setting-size-normal = Normal
setting-size-large = Grande
setting-motion = Animaciones
setting-motion-auto = Como el dispositivo
setting-motion-less = Reducidas
setting-sort = Ordenar al repartir
setting-sort-none = No
setting-sort-runs = Por color
setting-sort-groups = Por número
setting-left-handed = Para zurdos
setting-sounds = Sonidos
setting-vibration = Vibración
setting-confirm-draw = Preguntar antes de robar
setting-shortcuts = Atajos de una tecla
