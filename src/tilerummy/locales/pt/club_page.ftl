### A club’s evening on the page

## A new evening

club-about = Um serão em várias mesas, com uma só ligação. Caixas verdadeiras nas mesas, lugares e resultados nos telemóveis.
club-title = Nome do serão
club-needs-title = O serão ainda não tem nome
club-i-play = Eu também jogo
club-rounds = Rondas
club-deals = Distribuições por ronda
club-minutes = Tempo para uma ronda
club-where = Onde se joga
club-on-boxes = com caixas verdadeiras
club-on-page = nos telemóveis
club-on-either = como cada mesa quiser
club-same-deal = As mesmas peças em cada mesa
club-drawn = Quem joga com quem
club-drawn-chance = à sorte, ninguém se repete
club-drawn-standing = pela classificação
club-drawn-all = todos com todos
club-drawn-winners = quem ganha continua
club-counts = O que conta
club-end = No fim
club-final-none = sem final
club-final-table = final dos quatro melhores
club-final-two = final dos dois melhores
club-cap = O máximo que uma ronda custa
club-no-cap = sem limite
club-bonus = Extra por ganhar uma mesa
club-league = Liga
club-league-help = Os serões abertos com o mesmo nome de liga somam-se.
club-open = Abrir o serão
club-import = Trazer um serão de um ficheiro

## Coming in

club-im-in = Estou cá
club-no-account = Sem conta. A organização pode apagar o serão com todos os nomes.
club-late = Está a jogar-se uma ronda. Sentas-te a partir da próxima.
club-number-help = Mostra este número à organização, que deixa entrar este telemóvel.
club-have-key = Sou da organização, noutro telemóvel

## A player’s phone

club-on-paper = Sem ligação. A organização tem tudo em papel.
club-round-of = ronda { $number } de { $count }
club-deal-of = Distribuição { $number } de { $count }
club-time-up = O tempo acabou. Acabem esta vez e contem os suportes.
club-last-turn = O tempo acabou. Esta vez é a última.
club-awaited = Os outros já acabaram. Falta o vosso resultado.
club-is-it-right = { $name } escreveu isto. Está certo?
club-yes = Sim, está certo
club-differently = Escrever de outra forma
club-waits-yes = Ainda falta um sim de { $names }
club-next-soon = A próxima ronda vem quando todas as mesas acabarem.
club-paused = Estás a descansar.
club-you-rest = Descansas nesta ronda. Da próxima vez jogas.
club-soon = A tua mesa aparece aqui quando a ronda começar.
club-place-of = Lugar { $place } de { $count }
club-all-places = Todos os lugares
club-played = jogada
club-now = agora
club-write = Escrever o nosso resultado
club-compared = Em comparação com o mesmo lugar nas outras mesas
club-play-here = Jogar aqui, nos telemóveis
club-organise = Conduzir o serão
club-my-table = A minha mesa
club-pause = Descansar
club-leave = Ir para casa
club-back = Voltar a jogar
club-forget = Esquecer o meu nome
club-forget-help = Um número fica no lugar do teu nome. Os teus resultados ficam.
club-sure = Carrega outra vez

## The organiser

club-swap-how = Por agora só tu vês esta ronda. Toca em dois nomes para os trocar.
club-show = Mostrar as mesas a todos
club-draw = Sortear a ronda { $number }
club-draw-again = Sortear outra vez
club-draw-final = Sortear a final
club-drawn-help = Se der, ninguém se encontra duas vezes nem fica duas vezes numa mesa de três.
club-correct = Corrigir o resultado
club-count-racks = Contar os suportes agora
club-log = Resultados como foram escritos
club-before = antes
club-is-paused = descansa
club-is-left = em casa
club-keeps = Fica sempre na mesa
club-second = Juntar à organização
club-second-not = Tirar da organização
club-paper = Imprimir e guardar
club-print-slips = Folhas de resultado
club-print-seating = Plano das mesas
club-print-standing = Classificação
club-results = Resultados
club-key-help = Com esta chave és da organização noutro telemóvel. Só a vês agora: escreve-a.
club-close = Fechar o serão
club-delete = Apagar o serão

## The big screen

club-point = Aponta a câmara do telemóvel ao quadrado e escreve o teu nome.
club-final-nought = Todos começam do zero.
