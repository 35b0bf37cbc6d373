### As regras da casa.

## As fichas

parameter-colours = Cores
    .help = As cores das fichas; com poucos jogadores usam-se só as primeiras.
parameter-jokers-by-players = Jokers
    .help = Quantos jokers estão em jogo, conforme o número de jogadores.
parameter-colours-by-players = Cores em jogo
    .help = Quantas cores estão em jogo, conforme o número de jogadores.

## Antes do jogo

parameter-players = Jogadores
    .help = Quantos jogadores há à mesa, no mínimo e no máximo.
parameter-starter = Quem começa
    .help = Como se decide quem começa.
value-starter-highest-tile-returned = A ficha mais alta
value-starter-die-highest = O lançamento de dado mais alto
value-starter-lot = À sorte
value-starter-players-choose = Por acordo
parameter-direction = Sentido do jogo
    .help = Em que sentido o turno passa à volta da mesa.
value-direction-clockwise = Como os ponteiros do relógio
value-direction-counterclockwise = Ao contrário dos ponteiros do relógio
parameter-hand-size = Fichas no início
    .help = Com quantas fichas começa cada jogador.
parameter-starter-hand = Fichas de quem começa
    .help = Quantas fichas recebe quem começa.
parameter-starter-discard = Descarte inicial
    .help = No primeiro turno, quem começa descarta 1 ficha.
parameter-starter-may-lay = Colocar antes do descarte
    .help = Quem começa também pode colocar grupos antes desse primeiro descarte.
parameter-pool-layout = Como está o monte
    .help = Como estão as fichas viradas para baixo; não muda nada no jogo.
value-pool-layout-stacks-of-7-last-8 = Torres de 7, a última de 8
value-pool-layout-stacks-of-7 = Torres de 7
value-pool-layout-heap = Espalhadas
value-pool-layout-single-stack = Uma só torre
value-pool-layout-bag = Num saco
parameter-pool-owner = Monte comum ou próprio
    .help = Todos tiram do mesmo monte, ou cada um do seu.
value-pool-owner-common = Um para todos
value-pool-owner-personal = Um para cada

## Jogar a mesa

parameter-opening-min = Pontos para abrir
    .help = Os pontos precisos para abrir; com 0 serve qualquer grupo.
parameter-opening-joker-value = Joker na abertura
    .help = Quanto conta um joker na abertura: o mesmo que a ficha substituída, ou sempre igual.
value-opening-joker-value-replaced = A ficha substituída
parameter-opening-scope = Como se conta a abertura
    .help = Somam-se todos os grupos, ou um só tem de chegar aos pontos.
value-opening-scope-sum-of-sets = Todos os grupos juntos
value-opening-scope-single-set = Um só grupo
parameter-table-access = Usar a mesa
    .help = A partir de quando podes usar os grupos da mesa.
value-table-access-same-turn-after-opening = Logo depois de abrir
value-table-access-turn-after-opening = No turno depois de abrir
value-table-access-any-player-opened = Assim que alguém abrir
parameter-hand-game = Jogo de mão
    .help = O que vale colocar todas as fichas no turno em que se abre.
value-hand-game-off = Nada de especial
value-hand-game-double = Os outros perdem o dobro
value-hand-game-double-and-no-minimum = O dobro, e sem mínimo

## O turno

parameter-draw-mode = Tirar fichas
    .help = Quando se tira uma ficha, e se depois se descarta uma.
value-draw-mode-instead-of-playing = Se não colocares nada
value-draw-mode-instead-then-discard = Se não colocares nada; depois descartas
value-draw-mode-every-turn-then-place = Em cada turno; depois colocar ou descartar
parameter-voluntary-draw = Pode-se sempre tirar
    .help = Podes tirar uma ficha do monte mesmo que possas colocar uma.
parameter-discard-drawn-tile = Descartar a ficha tirada
    .help = Podes descartar a própria ficha que acabaste de tirar.
parameter-take-discard = Ficar com o descarte
    .help = Se podes ficar com a ficha que o jogador anterior descartou.
value-take-discard-never = Nunca
value-take-discard-for-new-set = Para um grupo novo
parameter-face-up-eighth = Ficha à vista
    .help = Se a última ficha do monte está à vista, e para que podes ficar com ela.
value-face-up-eighth-off = Nenhuma
value-face-up-eighth-to-finish = Para terminar
value-face-up-eighth-to-play = Para a colocar

## Tempo e erros

parameter-time-limit-s = Tempo por turno
    .help = Os segundos que tens para um turno; 0 é sem limite de tempo.
parameter-on-timeout = Quando o tempo acaba
    .help = O que acontece a um turno quando o tempo acaba.
value-on-timeout-loose-to-rack = Fichas soltas para o atril
value-on-timeout-turn-void = O turno não conta
value-on-timeout-none = Sem limite de tempo
parameter-penalise-mistakes = Os erros custam
    .help = Podes terminar o turno com grupos que não estão certos, mas isso custa-te alguma coisa.
parameter-on-invalid-end = Depois de um erro
    .help = O que acontece a um turno que terminou com grupos que não estão certos.
value-on-invalid-end-loose-to-rack = Fichas soltas para o atril
value-on-invalid-end-turn-void = O turno não conta
parameter-penalty-tiles = Fichas de penalização
    .help = Quantas fichas tiras quando o tempo acaba ou depois de um erro.

## Grupos

parameter-group-distinct-colours = Cada cor uma vez
    .help = Num grupo de iguais, todas as fichas têm cores diferentes.
parameter-group-max = Máximo de fichas iguais
    .help = Quantas fichas iguais se juntam no máximo: uma de cada cor, ou um número.
value-group-max-number-of-colours = Uma de cada cor
parameter-keep-three-of-original = Nenhum grupo se desfaz de todo
    .help = Ao rearranjar, uma parte de cada grupo antigo fica junta.

## Jokers

parameter-joker-sets = Grupos com joker
    .help = O que se pode fazer com um joker na mesa e o seu grupo antes de ser trocado.
value-joker-sets-free = Vale tudo
value-joker-sets-same-meaning = O joker mantém o valor
value-joker-sets-stay-until-swapped = O joker fica no seu grupo
value-joker-sets-no-split = O grupo fica inteiro
value-joker-sets-frozen = O grupo está congelado
parameter-joker-swap-tile-from = Ficha pelo joker
    .help = De onde pode vir a ficha que substitui um joker.
value-joker-swap-tile-from-rack = Do atril
value-joker-swap-tile-from-anywhere = Do atril ou da mesa
parameter-joker-after-swap = Joker trocado
    .help = Para onde pode ir um joker trocado.
value-joker-after-swap-new-set = Para um grupo novo
value-joker-after-swap-any-set = Para qualquer grupo
value-joker-after-swap-rack-allowed = Também para o atril
parameter-joker-swap-announced = Anunciar a troca
    .help = A troca de um joker anuncia-se antes.
parameter-joker-in-rack-points = Joker que sobra
    .help = Os pontos que custa um joker que no fim está no teu atril.

## O fim

parameter-winner-bonus = Pontos do vencedor
    .help = O que aponta o vencedor de uma ronda.
value-winner-bonus-sum-of-losers = Tudo o que os outros perdem
value-winner-bonus-none = Nada
parameter-announce-last-tile = O fim é anunciado
    .help = Quem coloca a sua última ficha anuncia o fim.
parameter-rounds = Rondas
    .help = Quantas rondas tem um jogo.
value-rounds-agreed = Conforme o combinado
parameter-next-starter = Quem começa a seguir
    .help = Quem começa a ronda seguinte.
value-next-starter-starter-rule = Como na primeira ronda
value-next-starter-winner = O vencedor
value-next-starter-next-seat = O jogador seguinte
