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
your-rack = { $count ->
    [one] Tu atril, { $count } ficha
   *[other] Tu atril, { $count } fichas
}
undo = Deshacer
sort = Ordenar
hint = Pista
later = Después

## The big button. The first line is short; the second may be a short sentence.

come-back = Seguir jugando

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Empiezas tú.
   *[other] Empieza { $name }.
}
news-went-out = { $me ->
    [true] Has terminado.
   *[other] { $name } ha terminado.
}

## Rounds and scores

round-number = Ronda { $number }
total = Total
went-out = terminó
left-on-racks = Quedó en los atriles
end-match = Terminar la partida
day-others = Cómo les fue a otros
you-won-match = Has ganado la partida.
won-match = { $count ->
    [one] { $names } gana la partida.
   *[other] { $names } comparten la victoria.
}

## The menu of the table

pause = Pausa
leave = Dejar la partida

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
log = Historial
set-span = { $first } – { $last }
out = ¡Fin!
replay = Repetición
labelled = { $label }: { $value }
