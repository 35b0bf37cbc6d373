### As palavras da mesa, na forma do dicionário.

## Coisas

tiles = fichas
rack = atril
table = mesa
run = escada
group = grupo de iguais
set = grupo
joker = joker
pool = monte
discarded-tile = ficha descartada

## Pessoas e andamento

winner = vencedor
host = anfitrião
hand-game = jogo de mão

## O que se faz

draw = tirar
discard = descartar
pass = passar

## Respostas

yes = sim
no = não

## Coisas contadas

tiles-count = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
jokers-count = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
colours-count = { $count ->
    [one] { $count } cor
   *[other] { $count } cores
}
players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
seconds-count = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes-count = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}

## Cores

colour-k = preto
colour-r = vermelho
colour-b = azul
colour-y = amarelo
colour-o = laranja
colour-g = verde
colour-w = branco
colour-n = castanho

## Uma ficha, como se diz em voz alta

tile-k = { $number } preto
tile-r = { $number } vermelho
tile-b = { $number } azul
tile-y = { $number } amarelo
tile-o = { $number } laranja
tile-g = { $number } verde
tile-w = { $number } branco
tile-n = { $number } castanho
joker-as = joker como { $tile }
