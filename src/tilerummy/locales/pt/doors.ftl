about-baltic = Um joker fica até alguém o trocar.
about-pro6 = Até seis jogadores e seis cores.
which-style = Que edição é?
your-language-chose = Pela tua língua
popular-rules = Regras que se mudam muito
all-rules = Todas as regras
rules-search = Procurar uma regra
rules-search-none = Nenhuma regra tem essas palavras.
who-joins = Quem pode jogar
joins-link = Com a ligação
joins-all = Qualquer pessoa
everybody-reads = Toda a mesa lê isto
more-choices = Mais opções
rule-differs = mudada
said-opening-any = qualquer grupo serve para abrir
said-opening-points = abertura: { $minimum }
said-jokers-free = jokers movem-se livremente
said-jokers-same-meaning = os jokers mantêm o valor
said-jokers-stay-until-swapped = jokers ficam até à troca
said-jokers-no-split = grupos com joker não se dividem
said-jokers-frozen = grupos com joker congelados
said-hints-none = sem dicas
said-hints-counted = as dicas custam pontos
said-hints-free = dicas grátis
said-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
rules-changed-by = { $count ->
    [one] { $name } mudou { $count } regra.
   *[other] { $name } mudou { $count } regras.
}
ready-again = Carrega outra vez em «Já posso começar».
rules-group-2 = Antes do primeiro turno
rules-group-3 = Os grupos
rules-group-4 = A abertura
rules-group-5 = O teu turno
rules-group-7 = Jokers na mesa
rules-group-8 = O tempo e os erros
rules-group-9 = O fim e os pontos
go-on-with = Continuar: { $names }
others-play = Jogam os outros
my-games = Os meus jogos
games-going = A decorrer
games-finished = Terminados
games-none = Não há nenhum jogo a decorrer.
privacy-link = Privacidade
tapping-works = Também podes tocar nas fichas e depois na mesa.
first-game = Jogar o primeiro jogo
try-yourself = Experimenta tu
you-and-best = Tu { $mine } · O melhor { $best }
turning-point = Ponto de viragem
more-possible = Era possível mais
set-group = Iguais: { $number }
from-rack = { $tiles } do atril.
from-group = { $tiles } do grupo de { $number }.
from-run = { $tiles } da escada { $span }.
coach-keys = M: próximo momento, T: experimentar, C: para curiosos, Shift e setas: passo a passo.
check-deal = Verificar esta distribuição
deal-cannot = Aqui não se pode verificar. São precisas as regras do servidor e uma ligação segura.
deal-good = Tudo bate certo: a distribuição e cada ficha tirada. Rondas: { $count }.
deal-differs = Algo não bate certo: a linha { $line } não corresponde à distribuição prometida.
deal-broken = A distribuição não é a prometida.
deal-own-found = O teu número aleatório, guardado neste dispositivo, faz parte desta distribuição.
deal-own-missing = Mas o que este dispositivo guardou antes do jogo não condiz.
deal-own-unknown = Este dispositivo não guardou nada de antes do jogo. Só se verificou o registo.
deal-sealed = Segundo o servidor, todos estavam vinculados antes de alguém conhecer a distribuição.
deal-open = Não selado: quem chegou por último podia ter influenciado a distribuição.
your-name = O teu nome
players-range = { $low }–{ $high } jogadores
home-title = Senta-te connosco.
play-now = Jogar já
play-now-sub = Contra o computador, como da última vez
play-now-first = Contra o computador
new-table-sub = Escolhe uma caixa e envia a ligação
lobby-empty = Nenhuma mesa está à espera. Abre uma.
# The tables the reader still sits at.
continue = As tuas mesas
sit-here = Sentar-me aqui
# The boxes are the rule sets that people have at home.
which-box = Que caixa tens?
rules-as-printed = Tudo como nas instruções
back-to-sheet = Voltar às regras impressas
the-table = A mesa
# How many computer players.
computers = Computadores
strength = Nível
live-drafts = Mostrar jogadas em direto
live-drafts-help = Os outros veem-te a colocar as fichas
open-table = Abrir a mesa
open-seat = Lugar livre
anyone-with-link = Quem tiver a ligação
is-ready = A postos
not-ready = Ainda não
add-computer = Adicionar um computador
program-help = O programa ocupa o lugar com este endereço e esta chave. A chave só aparece agora; o resto está na página do protocolo.
change-rules = Mudar as regras
change-table = Mudar a mesa
send-link = Envia esta ligação
not-ready-after-all = Espera, ainda não
waiting-seats = { $count ->
    [one] { $count } lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
waiting-ready = { $count ->
    [one] { $count } jogador ainda não está pronto.
   *[other] { $count } jogadores ainda não estão prontos.
}
all-ready = Todos estão prontos.
learn-title = É a primeira vez que jogas?
learn-text = Aprende enquanto jogas, em dez exercícios curtos.
learn-start = Começar o tutorial
learn-go-on = Continuar: exercício { $number }
one-device = Um dispositivo para todos
one-device-sub = Joga contra o computador, ou passem o dispositivo
device-people = Quem joga neste dispositivo?
device-person = Jogador { $number }
device-begin = Começar o jogo
hand-round = Todos jogam neste, de mão em mão
invites-you = { $name } convida-te.
invited = Tens um convite.
invited-about = { $count } jogadores, cerca de { $minutes } minutos.
invited-slow = { $count } jogadores, com dias para cada jogada.
show-me-how = Mostra-me como é (2 min)
called-off = { $count ->
    [one] Um início foi cancelado.
   *[other] { $count } inícios foram cancelados.
}
start-pause = Depois de tantas tentativas há uma pausa. Podes começar daqui a { $seconds } s.
begin-ask = O início foi cancelado { $count } vezes. Quem o faz pode estar à espera de melhores fichas. Começar agora?
begin-anyway = Começar agora
begin-not = Ainda não
new-table = Mesa nova
setting-notify = Avisa-me quando for a minha vez
setting-volume = Volume
rules-differ = { $count ->
    [one] { $count } regra alterada
   *[other] { $count } regras alteradas
}
as-printed = Como nas instruções
as-agreed = Até o anfitrião acabar
menu-more = Mais
sound-and-motion = Som e movimento
new-key = Fazer uma chave nova
new-key-help = Se outra pessoa tiver este endereço, faz uma chave nova. A antiga deixa logo de valer.
other-device-help = Abre lá este endereço. É o teu lugar: guarda-o para ti.
key-move = Andar pelo atril e pela mesa
key-select = Pegar ou pousar uma ficha
key-lay = Colocar: neste grupo, ou onde couber
key-new = Colocar como grupo novo
key-back = De volta ao atril
key-pick = Procurar uma ficha pelo número; J: joker
key-undo = Desfazer, refazer
key-sort = Ordenar o atril
key-hint = Dica
key-draw = Tirar ficha
key-discard = Descartar esta ficha
key-play = O botão grande
key-down = Largar o que tens na mão
key-help = Esta lista
key-name-space = Espaço
key-name-enter = Enter
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Próximo grupo onde cabe
key-log = O que aconteceu
hand-on = Tornar { $name } anfitrião
let-back = Deixar { $name } voltar
remove-sure = Retirar { $name } de vez?
qr = A ligação em código QR
sort-playable = Ordenar por grupos
tidy-table = Arrumar a mesa
other-device = Jogar noutro dispositivo
table-rules = Regras desta mesa
what-changed = O que mudou desde a minha vez
read-table = Ler a mesa
read-set = Ler este grupo
copied = Copiado
hint-take-back = De volta ao atril
your-face = A tua cara
face-number = Cara { $number }
setting-theme = Claro ou escuro
setting-theme-auto = Como o dispositivo
setting-theme-light = Claro
setting-theme-dark = Escuro
setting-tiles = Fichas
setting-tiles-engraved = Gravadas
setting-tiles-flat = Lisas
setting-colours = Cores
setting-colours-normal = Normais
setting-colours-strong = Fortes
# The first letter of the colour beside the shape on every tile.
setting-letters = Letra da cor nas fichas
setting-size = Tamanho
setting-size-normal = Normal
setting-size-large = Grande
setting-motion = Movimento
setting-motion-auto = Como o dispositivo
setting-motion-less = Menos
setting-sort = Ordenar depois de distribuir
setting-sort-none = Não
setting-sort-runs = Por cor
setting-sort-groups = Por número
setting-left-handed = Para canhotos
setting-sounds = Sons
setting-vibration = Vibração
setting-confirm-draw = Perguntar antes de tirar uma ficha
setting-shortcuts = Atalhos de uma tecla
