rules-box = Caixa
rules-than = Comparar com
rules-than-none = Nada
rules-print = Imprimir
rules-booklet = Imprimir como livreto
rules-contents = Índice
rules-learn = Aprender a jogar
rule-number = Regra { $number }
whole-book = Todo o livro de regras

tutorial = Tutorial
task-number = Exercício { $number } de { $count }
tutorial-done = Já sabes tudo: grupos, jokers e terminar.
lesson-later = { $joker ->
    [true] O joker fica para depois.
   *[false] O { $number } fica para depois.
}
lesson-stays = { $joker ->
    [true] O joker fica onde está.
   *[false] O { $number } fica onde está.
}
lesson-place = { $joker ->
    [true] O joker não serve aí.
   *[false] O { $number } não serve aí.
}
first-game-with = com { $names }, cerca de 10 minutos
tutorial-rules = As regras

home-box = Para a caixa na tua mesa
home-box-lead = Não é preciso conta: tudo fica no teu dispositivo. Só o árbitro pergunta ao servidor.
pad = Folha de pontos
hourglass = Ampulheta
referee = Árbitro

pad-name = Nome do jogador { $number }
pad-add = Adicionar um jogador
pad-points = Fica no atril
pad-points-help = Pontos, ou as fichas: r7 k12 *
tiles-how = Como escrever as fichas
tiles-how-text = Escreve a letra da cor e depois o número: { $tile }. Um joker é *. Uma barra separa dois grupos. As letras são { $list }.
pad-who = Quem terminou?
pad-blocked = Ninguém podia continuar
pad-hand-game = Foi um jogo de mão
pad-write = Apontar
pad-undo = Retirar a última ronda
pad-unreadable = { $text } não é um número nem fichas.
pad-players-range = Esta caixa é para { $low } a { $high } jogadores.
pad-begins = { $name } começa a ronda seguinte.
pad-begins-anew = Decidam de novo quem começa a ronda seguinte.
pad-leads = Na frente: { $names }
pad-round-of = Ronda { $number } de { $count }
pad-new = Folha nova
pad-new-sure = Carrega outra vez: a folha antiga desaparece.
pad-save = Guardar num ficheiro
pad-load = Abrir um ficheiro
pad-load-bad = Esse ficheiro não é uma folha de pontos.

glass-seconds = Segundos por turno
glass-start = Iniciar
glass-stop = Parar
glass-next = Jogador seguinte
glass-voice = Dizer em voz alta
glass-up = O tempo acabou.
glass-rule = O que acontece então

referee-lead = Reproduz a mesa como estava e, por baixo, como a deixas. Vês logo se é permitido.
referee-before = A mesa antes
referee-after = E depois
referee-here = A próxima ficha fica aqui
referee-take = Tirar: { $tile }
referee-type = Prefiro escrever
referee-not = Assim não
referee-sets-fine = Todos os grupos são válidos.
referee-rack = Atril
referee-new-set = Grupo novo
referee-back = Desfazer
referee-clear = Limpar tudo
referee-opened = Já abri
referee-lay = Experimentar a minha jogada: é permitida?
referee-best = Qual é a minha melhor jogada?
referee-legal = Esta jogada é permitida.
referee-change = Mudar a posição
referee-best-is = A melhor jogada
referee-sure = Melhor não é possível.
referee-found = O melhor que se encontrou a tempo.
