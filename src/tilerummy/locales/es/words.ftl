### Las palabras de la mesa, en su forma de diccionario.

## Cosas

tiles = fichas
rack = atril
table = mesa
run = escalera
group = serie
set = grupo
joker = comodín
pool = pozo
discarded-tile = ficha descartada

## Personas y desarrollo

winner = ganador
host = anfitrión
hand-game = terminar de mano

## Lo que se hace

draw = robar
discard = descartar
pass = pasar

## Respuestas

yes = sí
no = no

## Cosas contadas

tiles-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
jokers-count = { $count ->
    [one] { $count } comodín
   *[other] { $count } comodines
}
colours-count = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
seconds-count = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes-count = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Colores

colour-k = negro
colour-r = rojo
colour-b = azul
colour-y = amarillo
colour-o = naranja
colour-g = verde
colour-w = blanco
colour-n = marrón

## Una ficha, como se dice en voz alta

tile-k = { $number } negro
tile-r = { $number } rojo
tile-b = { $number } azul
tile-y = { $number } amarillo
tile-o = { $number } naranja
tile-g = { $number } verde
tile-w = { $number } blanco
tile-n = { $number } marrón
joker-as = comodín como { $tile }
