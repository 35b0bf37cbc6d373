### As palavras da mesa, na forma do dicionário.

## Coisas

tile = ficha
tiles = fichas
rack = atril
table = mesa
run = escada
group = trio ou quarto
set = grupo
joker = joker
pool = montão
discarded-tile = ficha descartada
colour = cor
points = pontos
penalty = penalização
clock = limite de tempo

## Pessoas e andamento

player = jogador
starter = primeiro jogador
winner = vencedor
host = anfitrião
seat = lugar
turn = turno
round = partida
match = jogo
opening = jogar a mesa
hand-game = jogo de mão

## O que se faz

lay = colocar
draw = tirar
discard = descartar
pass = passar
swap = trocar
rearrange = manipular
go-out = terminar

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
sets-count = { $count ->
    [one] { $count } grupo
   *[other] { $count } grupos
}
colours-count = { $count ->
    [one] { $count } cor
   *[other] { $count } cores
}
points-count = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
rounds-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
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
