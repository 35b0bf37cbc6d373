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
program = O meu próprio programa
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
# The player has opened.
seat-opened = Já abriu
# The player needs so many points for the opening. Very short.
seat-opens = Precisa de { $minimum }
opens-at = abre com { $minimum }
seat-away = Ausente
seat-left = Saiu
pool-word = Monte
# The first set of a round.
empty-table = O primeiro grupo vai para onde quiseres.
empty-table-watched = Ainda não há nada na mesa.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Três fichas ou mais: um número em várias cores, ou uma cor com números seguidos. Arrasta-as para aqui, ou toca nelas e depois na mesa.
your-rack = { $count ->
    [one] O teu atril, { $count } ficha
   *[other] O teu atril, { $count } fichas
}
set-of = grupo { $number } de { $count }
look-incomplete = incompleto
look-illegal = não está certo
look-frozen = congelado
look-draft = em curso
look-mine = mudado por ti
look-last = mudado no último turno
set-missing = Falta o { $number }
set-one-more = Falta mais uma
set-two-more = Faltam mais duas
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } duas vezes
set-mixed = Não combinam
set-gap = Não estão seguidas
set-end = Só do 1 ao 13
set-many = No máximo { $most }
set-frozen = Congelado
# Somebody is laying tiles at this moment.
set-laying = { $name } …
undo = Desfazer
redo = Refazer
reset = Repor tudo
sort = Ordenar
sort-runs = Ordenar por cor
sort-groups = Ordenar por número
sort-playable = Ordenar por grupos
hint = Dica
talk = Falar
talk-send = Enviar
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Silenciar { $name }
split = Cortar
# $tile is "red 7".
take-tile = Pegar no { $tile }
take-all = Pegar em todas
pick-a-tile = Escolhe uma ficha
later = Depois
joker-which = O joker está no lugar de que ficha?
open-tile = Ficha à vista: { $tile }
watching = Estás a assistir
offline-draft-kept = Sem ligação. As tuas fichas ficam assim; nova tentativa…
opening-meter = { $value } de { $minimum } para abrir
clock-warning = { $count ->
    [one] Falta { $count } segundo
   *[other] Faltam { $count } segundos
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Tirar ficha
do-pass = Passar
do-discard = Descartar
play-tiles = { $count ->
    [one] Colocar { $count } ficha
   *[other] Colocar { $count } fichas
}
all-fits = Tudo bate certo na mesa
going-out = O teu atril está vazio: terminas
unfinished = { $count ->
    [one] { $count } grupo por acabar
   *[other] { $count } grupos por acabar
}
sets-not-fitting = { $count ->
    [one] { $count } grupo não serve
   *[other] { $count } grupos não servem
}
lay-or-draw = Ou coloca fichas
draw-first = Cada turno começa assim
pool-empty = O monte está vazio
open-with = Ou abre com { $minimum } pontos
opening-help = Junta um grupo, ou repõe tudo e tira uma ficha
reset-helps = Ou repõe tudo e começa de novo
# $tile is "red 7".
discard-tile = Descartar o { $tile }
choose-discard = Descarta 1 ficha
lay-or-discard = Coloca, ou descarta 1 ficha
choose-discard-how = Escolhe uma ficha do teu atril
plan-ahead = Podes preparar a tua vez
planned = { $count ->
    [one] Preparado: { $count } ficha
   *[other] Preparado: { $count } fichas
}
paused = O jogo está em pausa
come-back = Continuar a jogar
end-anyway = Acabar assim
draw-again = Carrega outra vez para tirar uma ficha.

## The status line

status-stays = Esta ficha fica na mesa.
status-frozen = Um grupo com joker está congelado até o joker ser trocado.
status-several-places = Encaixa em vários sítios. Escolhe um.
status-no-place = Sozinha não encaixa. Escolhe mais fichas.
status-stale = Entretanto o jogo avançou.
status-no-discard = Agora não podes descartar.
status-reset-first = Primeiro repõe tudo; depois tira uma ficha ou descarta.
plan-changed = A mesa mudou. Parte do teu plano já não serve.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Colocaste { $count } ficha.
       *[other] Colocaste { $count } fichas.
    }
   *[other] { $count ->
        [one] { $name } colocou { $count } ficha.
       *[other] { $name } colocou { $count } fichas.
    }
}
news-announced = { $me ->
    [true] Anunciaste uma troca do joker.
   *[other] { $name } anunciou uma troca do joker.
}
news-drew = { $me ->
    [true] Tiraste uma ficha.
   *[other] { $name } tirou uma ficha.
}
news-discarded = { $me ->
    [true] Descartaste: { $tile }.
   *[other] { $name } descartou: { $tile }.
}
news-passed = { $me ->
    [true] Passaste.
   *[other] { $name } passou.
}
news-time-out = { $me ->
    [true] O teu tempo acabou.
   *[other] { $name }: o tempo acabou.
}
news-mistake = { $me ->
    [true] A tua jogada não era válida, por isso aplicou-se a regra dos erros.
   *[other] { $name }: a jogada não era válida, por isso aplicou-se a regra dos erros.
}
news-last-tile = { $me ->
    [true] Anuncias o fim: colocaste a tua última ficha.
   *[other] { $name } anuncia o fim: colocou a última ficha.
}
news-left = { $me ->
    [true] Saíste.
   *[other] { $name } saiu.
}
news-back = { $me ->
    [true] Voltaste ao jogo.
   *[other] { $name } voltou ao jogo.
}
news-starts = { $me ->
    [true] Começas tu.
   *[other] { $name } começa.
}
news-went-out = { $me ->
    [true] Terminaste.
   *[other] { $name } terminou.
}
news-blocked = Ninguém pode continuar. Ganha quem tem menos pontos.
blocked-difference = Os outros apontam a diferença como pontos negativos.

## Hints

hint-nothing = Não se pode colocar nada. Tira uma ficha.
hint-found = { $count ->
    [one] Pode-se colocar { $count } ficha
   *[other] Podem-se colocar { $count } fichas
}
hint-lay-new = Grupo novo
hint-lay-onto = Juntar a um grupo
hint-move-new = Tirar da mesa, grupo novo
hint-move-onto = Para outro grupo

## Rounds and scores

score-sheet = Folha de pontos
round-over = A ronda acabou
match-over = O jogo acabou
who-begins = Quem começa?
choosing-starter = O anfitrião diz quem começa
round-number = Ronda { $number }
total = Total
went-out = terminou
fewest = menos pontos
left-on-racks = Ficou nos atris
how-it-went = Como correu o jogo
deal-round = Distribuir: ronda { $number }
end-match = Acabar o jogo
waiting-for-host = À espera de que o anfitrião distribua as fichas da próxima ronda.
rematch = Jogar outra vez
day-others = Como correu aos outros
record = Registo do jogo
you-won-match = Ganhaste o jogo.
won-match = { $count ->
    [one] { $names } ganhou o jogo.
   *[other] { $names } partilham a vitória.
}

## The menu of the table

pause = Pausa
call-bot = O computador joga por { $name }
keys = Teclado
leave = Deixar o jogo
leave-sure = Sair mesmo? Os teus turnos serão saltados.

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
fits-in = Grupos onde encaixa: { $count }
esc-back = Esc devolve-a
log = Histórico
log-again = Toca numa jogada para a rever.
set-span = { $first } – { $last }
out = Fim!
tap-on = Toca para continuar
came-back = De volta ao atril: { $count }
came-back-why = Não estavam num grupo acabado
drawn-now = Tiradas: { $count }
rule-here = A regra desta mesa
all-right = Está bem
held-goes = { $me ->
    [true] Recebes o que resta aos outros
   *[other] { $name } recebe o que resta aos outros
}
replay = Rever
labelled = { $label }: { $value }
