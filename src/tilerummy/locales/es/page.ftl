### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Inicio
menu = Menú
skip = Ir al contenido
close = Cerrar
language = Idioma
theme = Claro u oscuro
settings = Ajustes
connecting = Un momento…
offline = No se puede conectar con el servidor. Inténtalo de nuevo en un momento.
not-loaded = Eso no se ha cargado. Revisa la red y vuelve a cargar la página.
problem-unknown = No ha funcionado.
you = tú
computer = Ordenador
players = Jugadores

## The first page

nav-play = Jugar
nav-puzzles = Retos
home-lead = Rummy de fichas con la familia, con amigos o con un ordenador muy paciente. Todas las cajas, todas las reglas de casa. Sin cuenta, sin anuncios.
lobby = Mesas abiertas
go-on = Seguir
sit-down = Sentarse
watch = Mirar
free-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
no-clock = Sin reloj
clock-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

## A new table

hints = Pistas
hints-none = Ninguna
# The others see how many hints somebody took.
hints-counted = Cuestan puntos
hints-free = Gratis
listed = Mesa pública

## Before the match

remove = Quitar a { $name }
program = Mi propio programa
copy = Copiar
share = Compartir
ready = Ya puedo empezar
start = Empezar la partida

## The table

no-table = Esa mesa no existe.
your-turn = Tu turno
# Whose turn it is; the reader waits.
turn-of = Turno de { $name }
seat-number = Sitio { $number }
# The player has opened.
seat-opened = Ya ha abierto
# The player needs so many points for the opening. Very short.
seat-opens = Necesita { $minimum }
opens-at = abre con { $minimum }
seat-away = Ausente
seat-left = Se fue
pool-word = Pozo
# The first set of a round.
empty-table = El primer grupo va donde quieras.
empty-table-watched = Todavía no hay nada en la mesa.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tres fichas o más: un número en varios colores, o un color con números seguidos. Arrástralas aquí, o tócalas y después toca la mesa.
your-rack = { $count ->
    [one] Tu atril, { $count } ficha
   *[other] Tu atril, { $count } fichas
}
set-of = grupo { $number } de { $count }
look-incomplete = incompleto
look-illegal = no vale
look-frozen = congelado
look-draft = en curso
look-mine = cambiado por ti
look-last = cambiado en el último turno
set-missing = Falta el { $number }
set-one-more = Falta una
set-two-more = Faltan dos
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } dos veces
set-mixed = No combinan
set-gap = No van seguidas
set-end = Solo del 1 al 13
set-many = Máximo { $most }
set-frozen = Congelado
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Deshacer
redo = Rehacer
reset = Deshacer todo
sort = Ordenar
sort-runs = Ordenar por color
sort-groups = Ordenar por número
sort-playable = Ordenar por grupos
hint = Pista
talk = Hablar
talk-send = Enviar
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Silenciar a { $name }
split = Cortar
# $tile is "red 7".
take-tile = Tomar el { $tile }
take-all = Tomar todas
pick-a-tile = Elige una ficha
later = Después
joker-which = ¿A qué ficha sustituye el comodín?
open-tile = Ficha descubierta: { $tile }
watching = Estás mirando
offline-draft-kept = Sin conexión. Tus fichas siguen igual; nuevo intento…
opening-meter = { $value } de { $minimum } para abrir
clock-warning = { $count ->
    [one] Queda { $count } segundo
   *[other] Quedan { $count } segundos
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Robar
do-pass = Pasar
do-discard = Descartar
play-tiles = { $count ->
    [one] Colocar { $count } ficha
   *[other] Colocar { $count } fichas
}
all-fits = Todo encaja en la mesa
going-out = Tu atril está vacío: terminas
unfinished = { $count ->
    [one] { $count } grupo sin terminar
   *[other] { $count } grupos sin terminar
}
sets-not-fitting = { $count ->
    [one] { $count } grupo no encaja
   *[other] { $count } grupos no encajan
}
lay-or-draw = O coloca fichas
draw-first = Cada turno empieza así
pool-empty = El pozo está vacío
open-with = O abre con { $minimum } puntos
opening-help = Añade un grupo, o deshaz todo y roba
reset-helps = O deshaz todo y empieza de nuevo
# $tile is "red 7".
discard-tile = Descartar el { $tile }
choose-discard = Descarta 1 ficha
lay-or-discard = Coloca, o descarta 1 ficha
choose-discard-how = Elige una ficha de tu atril
plan-ahead = Puedes preparar tu turno
planned = { $count ->
    [one] Preparado: { $count } ficha
   *[other] Preparado: { $count } fichas
}
paused = El juego está en pausa
come-back = Seguir jugando
end-anyway = Terminar de todos modos
draw-again = Pulsa otra vez para robar.

## The status line

status-stays = Esta ficha se queda en la mesa.
status-frozen = Un grupo con comodín está congelado hasta que se cambie el comodín.
status-several-places = Encaja en varios sitios. Elige uno.
status-no-place = Sola no encaja. Elige más fichas.
status-stale = El juego siguió mientras tanto.
status-no-discard = Ahora no puedes descartar.
status-reset-first = Primero deshaz todo; después roba o descarta.
plan-changed = La mesa ha cambiado. Parte de tu plan ya no encaja.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Has colocado { $count } ficha.
       *[other] Has colocado { $count } fichas.
    }
   *[other] { $count ->
        [one] { $name } ha colocado { $count } ficha.
       *[other] { $name } ha colocado { $count } fichas.
    }
}
news-announced = { $me ->
    [true] Has anunciado un cambio de comodín.
   *[other] { $name } ha anunciado un cambio de comodín.
}
news-drew = { $me ->
    [true] Has robado una ficha.
   *[other] { $name } ha robado una ficha.
}
news-discarded = { $me ->
    [true] Has descartado: { $tile }.
   *[other] { $name } ha descartado: { $tile }.
}
news-passed = { $me ->
    [true] Has pasado.
   *[other] { $name } ha pasado.
}
news-time-out = { $me ->
    [true] Se acabó tu tiempo.
   *[other] { $name }: se acabó el tiempo.
}
news-mistake = { $me ->
    [true] Tu jugada no era válida, así que se ha aplicado la regla de los errores.
   *[other] { $name }: la jugada no era válida, así que se ha aplicado la regla de los errores.
}
news-last-tile = { $me ->
    [true] Anuncias el final: has colocado tu última ficha.
   *[other] { $name } anuncia el final: ha colocado su última ficha.
}
news-left = { $me ->
    [true] Te has ido.
   *[other] { $name } se ha ido.
}
news-back = { $me ->
    [true] Has vuelto a la partida.
   *[other] { $name } ha vuelto a la partida.
}
news-starts = { $me ->
    [true] Empiezas tú.
   *[other] Empieza { $name }.
}
news-went-out = { $me ->
    [true] Has terminado.
   *[other] { $name } ha terminado.
}
news-blocked = Nadie puede seguir. Gana quien tiene menos puntos.
blocked-difference = Los demás apuntan lo que tienen de más como puntos negativos.

## Hints

hint-nothing = No se puede colocar nada. Roba una ficha.
hint-found = { $count ->
    [one] Se puede colocar { $count } ficha
   *[other] Se pueden colocar { $count } fichas
}
hint-lay-new = Grupo nuevo
hint-lay-onto = Añadir a un grupo
hint-move-new = Tomar de la mesa, grupo nuevo
hint-move-onto = A otro grupo

## Rounds and scores

score-sheet = Hoja de puntos
round-over = La ronda ha terminado
match-over = La partida ha terminado
who-begins = ¿Quién empieza?
choosing-starter = El anfitrión dice quién empieza
round-number = Ronda { $number }
total = Total
went-out = terminó
fewest = menos puntos
left-on-racks = Quedó en los atriles
how-it-went = Cómo fue la partida
deal-round = Repartir para la ronda { $number }
end-match = Terminar la partida
waiting-for-host = Esperando a que el anfitrión reparta las fichas de la próxima ronda.
rematch = Jugar otra vez
day-others = Cómo les fue a otros
record = Registro de la partida
you-won-match = Has ganado la partida.
won-match = { $count ->
    [one] { $names } gana la partida.
   *[other] { $names } comparten la victoria.
}

## The menu of the table

pause = Pausa
call-bot = Que el ordenador juegue por { $name }
keys = Teclado
leave = Dejar la partida
leave-sure = ¿Seguro que te vas? Se saltarán tus turnos.

## Settings

nav-rules = Reglas
nav-at-home = En casa
why-rule = Mostrar la regla
offline-now = Sin red. Reglas, tutorial, hoja de puntos y reloj de arena siguen funcionando.
you-share-win = Compartes la victoria con { $names }.

## Following the others, help for the hand, the end of a round

setting-bots = Los ordenadores juegan
setting-bots-people = Como personas
setting-bots-brisk = Con agilidad
setting-bots-once = Al instante
fits-in = Grupos donde encaja: { $count }
esc-back = Esc la devuelve
log = Historial
log-again = Toca un turno para volver a verlo.
set-span = { $first } – { $last }
out = ¡Fin!
tap-on = Toca para seguir
came-back = De vuelta en el atril: { $count }
came-back-why = No estaban en un grupo terminado
drawn-now = Robadas: { $count }
rule-here = La regla de esta mesa
all-right = De acuerdo
held-goes = { $me ->
    [true] Recibes lo que les queda a los demás
   *[other] { $name } recibe lo que les queda a los demás
}
replay = Repetición
labelled = { $label }: { $value }
