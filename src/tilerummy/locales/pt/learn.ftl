rules-box = Caixa
rules-than = Comparar com
rules-than-none = Nada
rules-print = Imprimir
rules-booklet = Imprimir como livreto
rules-sources = De onde vem cada regra
rules-contents = Índice
rules-learn = Aprender ao jogar
rule-number = Regra { $number }
whole-book = Todo o livro de regras

tutorial = Tutorial
task-number = Exercício { $number } de { $count }
tutorial-done = Já sabes tudo: grupos, jokers e terminar.
lesson-later = { $joker ->
    [true] Guarda o joker para depois.
   *[false] Guarda o { $number } para depois.
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

pad = Folha de pontos
hourglass = Ampulheta
referee = Árbitro

pad-name = Nome do jogador { $number }
pad-who-plays = Quem joga?
pad-player = { $name }, alterar
pad-add = Adicionar um jogador
tiles-how-text = Escreve a letra da cor e depois o número: { $tile }. Um joker é *. Uma barra separa dois grupos. As letras são { $list }.
pad-who = Quem terminou?
pad-nobody = Ninguém
photo = Foto
photo-take = Tirar uma foto
photo-choose = Escolher uma imagem
photo-stays = A foto fica neste dispositivo.
way-tiles = Tocar nas fichas
way-number = Número
pad-hand-game = Foi um jogo de mão
pad-write = Apontar
pad-write-round = Apontar a ronda { $number }
pad-missing = Ainda falta: { $name }
pad-correct = Corrigir a ronda { $number }
pad-undo = Retirar a última ronda
pad-undone = Repor a ronda
pad-players-range = Esta caixa é para { $low } a { $high } jogadores.
pad-begins = { $name } começa a ronda seguinte.
pad-begins-anew = Decidam de novo quem começa a ronda seguinte.
pad-leads = Na frente: { $names }
pad-leads-by = { $name } vai à frente por { $value }.
pad-adds-up = A soma está certa.
pad-new = Folha nova
pad-new-sure = Carrega outra vez: a folha antiga desaparece.
pad-save = Guardar num ficheiro
pad-load = Abrir um ficheiro
pad-load-bad = Esse ficheiro não é uma folha de pontos.

glass-start = Iniciar
glass-plays = Joga { $name }
glass-then = Depois { $names }
glass-turn = Feito, virar
glass-anywhere = ou toca em qualquer sítio
glass-up = O tempo acabou.
glass-draws = { $count ->
    [one] { $name } tira { $count } ficha.
   *[other] { $name } tira { $count } fichas.
}

referee-before = A mesa antes
referee-after = E depois
referee-here = A próxima ficha fica aqui
referee-take = Tirar: { $tile }
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
referee-found = O melhor que se encontrou no tempo que havia.
