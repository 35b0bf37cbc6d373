### Le parole del tavolo, nella forma del dizionario.

## Cose

tiles = pedine
rack = leggio
table = tavolo
run = scala
group = gruppo
set = combinazione
joker = jolly
pool = pozzo
discarded-tile = pedina scartata

## Persone e svolgimento

winner = vincitore
host = organizzatore
hand-game = giocata di mano

## Che cosa si fa

draw = pescare
discard = scartare
pass = passare

## Risposte

yes = sì
no = no

## Cose contate

tiles-count = { $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
}
jokers-count = { $count ->
    [one] { $count } jolly
   *[other] { $count } jolly
}
colours-count = { $count ->
    [one] { $count } colore
   *[other] { $count } colori
}
players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
seconds-count = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes-count = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}

## Colori

colour-k = nero
colour-r = rosso
colour-b = blu
colour-y = giallo
colour-o = arancione
colour-g = verde
colour-w = bianco
colour-n = marrone

## Una pedina, come la si dice ad alta voce

tile-k = { $number } nero
tile-r = { $number } rosso
tile-b = { $number } blu
tile-y = { $number } giallo
tile-o = { $number } arancione
tile-g = { $number } verde
tile-w = { $number } bianco
tile-n = { $number } marrone
joker-as = jolly come { $tile }
