## The connection, and who watches

bye-full = El servidor está lleno ahora. Se intenta otra vez…
bye-banned = Ya no puedes jugar en este servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Opciones: { $name }
react = Enviar una reacción
talk-new = Nuevo: { $count }

## Refusals

why-short = ¿Por qué?
take-back-tile = Recupera: { $tile }
mend-or-back = Cámbialo o recupéralo

## Ceremonies

opened-big = ¡{ $value }!
tiles-dealt = Las fichas están repartidas.
opened-with = Has abierto con { $value } puntos
wants-rematch = { $name } quiere jugar otra vez.
sheet-sitting = Se están sentando. ¿Vienes?
sheet-wants = quiere jugar
sheet-reads = está mirando
our-table = Nuestra mesa
log-now = { $name } está jugando

## Before the match

program = Mi propio programa

## The table

# The player has opened.
seat-opened = Ya ha abierto
# The player needs so many points for the opening. Very short.
opens-at = abre con { $minimum }
seat-away = Ausente
seat-left = Se fue
pool-word = Pozo
# The first set of a round.
empty-table = El primer grupo va donde quieras.
empty-table-watched = Todavía no hay nada en la mesa.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tres fichas o más: un número en varios colores, o un color con números seguidos. Arrástralas aquí, o tócalas y después toca la mesa.
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
redo = Rehacer
reset = Deshacer todo
sort-runs = Ordenar por color
sort-groups = Ordenar por número
sort-playable = Ordenar por grupos
talk = Hablar
talk-send = Enviar
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Silenciar a { $name }
split = Cortar
# $tile is "red 7".
take-tile = Tomar el { $tile }
take-all = Tomar todas
pick-a-tile = Elige una ficha
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
fewest = menos puntos
how-it-went = Cómo fue la partida
deal-round = Repartir para la ronda { $number }
waiting-for-host = Esperando a que el anfitrión reparta las fichas de la próxima ronda.
rematch = Jugar otra vez
record = Registro de la partida

## The menu of the table

call-bot = Que el ordenador juegue por { $name }
keys = Teclado
leave-sure = ¿Seguro que te vas? Se saltarán tus turnos.

## Following the others, help for the hand, the end of a round

fits-in = Grupos donde encaja: { $count }
esc-back = Esc la devuelve
log-again = Toca un turno para volver a verlo.
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
