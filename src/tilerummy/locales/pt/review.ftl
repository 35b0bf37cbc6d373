replay-drop = Larga aqui o registo de um jogo, ou escolhe o ficheiro.
replay-pick = Escolher ficheiro
replay-kept = Já vistos neste dispositivo
replay-bad-line = Isto não é o registo de um jogo: a linha { $line } não se consegue ler.
replay-back = Um passo atrás
replay-on = Um passo à frente
replay-run = Reproduzir
replay-speed = Velocidade
replay-moment = Momento { $number } de { $count }
replay-racks = Atris
replay-open = Todos à vista
replay-share = Ligação para este momento
share-position = Partilhar esta posição
share-title = Consegues descobrir?
share-count = { $count ->
    [one] Pode colocar-se { $count } ficha.
   *[other] Podem colocar-se { $count } fichas.
}
share-picture = Copiar a imagem
share-save = Guardar a imagem
position-bad = Esta ligação não contém nenhuma posição.
replay-notation = Em notação
replay-draft = A mesa quando o tempo acabou
replay-keys = As setas vão passo a passo, o espaço reproduz, Home e End vão às pontas.

review = Balanço
review-turn = Turno { $number }
review-nothing = Não se podia colocar nada.
look-could = { $count ->
    [one] Podia colocar-se { $count } ficha
   *[other] Podiam colocar-se { $count } fichas
}
look-much = Podia colocar-se muito
look-praise = Não havia melhor.
look-calm = Um jogo calmo. Nada escapou.
look-moments = Momentos altos
look-looking = À procura dos teus melhores momentos …
look-open = Podias ter aberto
look-last-turn = O teu último turno
look-more = Mais { $count }
look-joker = Um joker oferecido
look-joker-taken = { $name } ficou com o teu joker.
look-best = Melhor jogada
look-again = Outra vez
look-see = Ver
look-curious = Para curiosos
look-curious-what = probabilidades, sorte, jogo limpo
try-solved = Era isso.
try-go-on = Continua ou vê o resto.
try-same = as mesmas fichas, sem relógio
try-calm = Ninguém está à espera. Tens tempo.
review-best = Não se podia colocar mais nada.
review-missed = { $count ->
    [one] Podia colocar-se mais { $count } ficha.
   *[other] Podiam colocar-se mais { $count } fichas.
}
review-missed-points = { $count ->
    [one] Podiam colocar-se outras tantas fichas com mais { $count } ponto.
   *[other] Podiam colocar-se outras tantas fichas com mais { $count } pontos.
}
review-cut = Talvez haja melhor: a procura foi interrompida.
review-taking = Com a ficha à vista: { $tile }
review-show = Mostrar a melhor jogada
review-hide = Como foi jogado

review-players = Os jogadores em resumo
review-player = Jogador
review-laid = Fichas colocadas das possíveis
review-of = { $part } de { $whole }
review-best-turns = Turnos sem falhas
review-held-back = Podia colocar e não o fez
review-left = Pontos que ficaram
review-luck = Sorte ao tirar fichas
review-luck-help = 50 é a média. Diz como eram boas as fichas tiradas entre as que podiam ter saído.
review-jokers = Jokers
review-share = parte justa: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Fichas nos atris
review-chances = Hipótese de ganhar a ronda, em %
review-chances-help = De cada posição mostrada, jogadores do computador acabaram a ronda { $count } vezes, com os atris como estavam e o monte baralhado de novo.
review-intervals-help = A faixa e os números entre parênteses mostram a precisão: 95 em cada 100 intervalos assim contêm a hipótese verdadeira.
review-table = Como tabela
review-working = A preparar o balanço: turno { $done } de { $count }
review-failed = Não foi possível fazer o balanço. Dá para rever o jogo sem ele.
review-rules = Regras: { $rules }
review-turns = Turnos
try-yourself = Experimenta tu
you-and-best = Tu { $mine } · O melhor { $best }
turning-point = Ponto de viragem
more-possible = Era possível mais
set-group = Iguais: { $number }
from-rack = { $tiles } do atril.
from-group = { $tiles } do grupo de iguais de { $number }.
from-run = { $tiles } da escada { $span }.
coach-keys = M: próximo momento, T: experimentar, C: para curiosos, Shift e setas: passo a passo.
check-deal = Verificar esta distribuição
deal-cannot = Aqui não se pode verificar. São precisas as regras do servidor.
deal-good = Tudo bate certo: a distribuição e cada ficha tirada. Rondas: { $count }.
deal-differs = Algo não bate certo: a linha { $line } não corresponde à distribuição prometida.
deal-broken = A distribuição não é a prometida.
deal-own-found = O teu número aleatório, guardado neste dispositivo, faz parte desta distribuição.
deal-own-missing = Mas o que este dispositivo guardou antes do jogo não condiz.
deal-own-unknown = Este dispositivo não guardou nada de antes do jogo. Só se verificou o registo.
deal-sealed = Segundo o servidor, todos estavam vinculados antes de alguém conhecer a distribuição.
deal-open = Não selada: quem chegou por último podia ter influenciado a distribuição.
