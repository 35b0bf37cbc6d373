## The connection, and who watches

bye-full = O servidor está cheio de momento. A tentar outra vez…
bye-banned = Já não podes jogar neste servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Sobre { $name }
react = Enviar uma reação
talk-new = Novo: { $count }

## Refusals

why-short = Porquê?
take-back-tile = Recolhe: { $tile }
mend-or-back = Corrige ou recolhe

## Ceremonies

opened-big = { $value }!
tiles-dealt = As fichas estão distribuídas.
opened-with = Abriste com { $value } pontos
wants-rematch = { $name } quer jogar outra vez.
sheet-sitting = Estão a sentar-se. Vens?
sheet-wants = quer jogar
sheet-reads = está a ver
our-table = A nossa mesa
log-now = Agora joga { $name }

## Before the match

program = O meu próprio programa

## The table

# The player has opened.
seat-opened = Já abriu
# The player needs so many points for the opening. Very short.
opens-at = abre com { $minimum }
seat-away = Ausente
seat-left = Saiu
pool-word = Monte
# The first set of a round.
empty-table = O primeiro grupo vai para onde quiseres.
empty-table-watched = Ainda não há nada na mesa.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Três fichas ou mais: um número em várias cores, ou uma cor com números seguidos. Arrasta-as para aqui, ou toca nelas e depois na mesa.
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
redo = Refazer
reset = Repor tudo
sort-runs = Ordenar por cor
sort-groups = Ordenar por número
sort-playable = Ordenar por grupos
talk = Falar
talk-send = Enviar
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Silenciar { $name }
split = Cortar
# $tile is "red 7".
take-tile = Pegar no { $tile }
take-all = Pegar em todas
pick-a-tile = Escolhe uma ficha
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
fewest = menos pontos
how-it-went = Como correu o jogo
deal-round = Distribuir: ronda { $number }
waiting-for-host = À espera de que o anfitrião distribua as fichas da próxima ronda.
rematch = Jogar outra vez
record = Registo do jogo

## The menu of the table

call-bot = O computador joga por { $name }
keys = Teclado
leave-sure = Sair mesmo? Os teus turnos serão saltados.

## Following the others, help for the hand, the end of a round

fits-in = Grupos onde encaixa: { $count }
esc-back = Esc devolve-a
log-again = Toca numa jogada para a rever.
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
