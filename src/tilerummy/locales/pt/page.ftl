### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Início
menu = Menu
skip = Ir para o conteúdo
close = Fechar
language = Língua
theme = Claro ou escuro
settings = Definições
connecting = Um momento…
offline = Não foi possível ligar ao servidor. Tenta de novo daqui a pouco.
not-loaded = Isso não carregou. Verifica a rede e carrega a página de novo.
problem-unknown = Não funcionou.
you = tu
computer = Computador
players = Jogadores

## The first page

nav-play = Jogar
nav-puzzles = Desafios
home-lead = Rummy de fichas com a família, com amigos ou com um computador muito paciente. Todas as caixas, todas as regras da casa. Sem conta, sem anúncios.
lobby = Mesas abertas
go-on = Continuar
sit-down = Sentar-me
watch = Assistir
free-seats = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
no-clock = Sem limite de tempo
clock-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}

## A new table

hints = Dicas
hints-none = Nenhuma
# The others see how many hints somebody took.
hints-counted = Custam pontos
hints-free = Grátis
listed = Mesa pública

## Before the match

remove = Retirar { $name }
copy = Copiar
share = Partilhar
ready = Já posso começar
start = Começar o jogo

## The table

no-table = Essa mesa não existe.
your-turn = É a tua vez
# Whose turn it is; the reader waits.
turn-of = É a vez de { $name }
seat-number = Lugar { $number }
your-rack = { $count ->
    [one] O teu atril, { $count } ficha
   *[other] O teu atril, { $count } fichas
}
undo = Desfazer
sort = Ordenar
hint = Dica
later = Depois

## The big button. The first line is short; the second may be a short sentence.

come-back = Continuar a jogar

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Começas tu.
   *[other] { $name } começa.
}
news-went-out = { $me ->
    [true] Terminaste.
   *[other] { $name } terminou.
}

## Rounds and scores

round-number = Ronda { $number }
total = Total
went-out = terminou
left-on-racks = Ficou nos atris
end-match = Acabar o jogo
day-others = Como correu aos outros
you-won-match = Ganhaste o jogo.
won-match = { $count ->
    [one] { $names } ganhou o jogo.
   *[other] { $names } partilham a vitória.
}

## The menu of the table

pause = Pausa
leave = Deixar o jogo

## Settings

nav-rules = Regras
nav-at-home = Em casa
why-rule = Mostrar a regra
offline-now = Sem rede. Regras, tutorial, folha de pontos e ampulheta funcionam na mesma.
you-share-win = Tu e { $names } partilham a vitória.

## Following the others, help for the hand, the end of a round

setting-bots = Os computadores jogam
setting-bots-people = Como pessoas
setting-bots-brisk = Rápido
setting-bots-once = De imediato
log = Histórico
set-span = { $first } – { $last }
out = Fim!
replay = Rever
labelled = { $label }: { $value }
