### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Junta-se: { $tiles }. Agora: { $set }.
told-added-from = Junta-se: { $tiles }, da mesa: { $moved }. Agora: { $set }.
told-moved = Da mesa: { $moved }. Agora: { $set }.
told-new = Grupo novo: { $set }.
told-new-from = Grupo novo: { $set }. Da mesa: { $moved }.
told-left = Fica lá: { $set }.
told-back = Volta ao atril: { $tiles }.
told-set-laid = { $set }, { $count } do atril
told-with = { $set } com { $jokers }
told-group = iguais com o número { $number }: { $colours }
told-twice = { $number } duas vezes
told-drew = Tiraste: { $tile }.
told-empty = Não há nada na mesa.
told-nothing = Nada aconteceu desde a tua vez.
told-unfinished = Ainda não é um grupo: { $tiles }.
told-short-onto = { $tiles } no grupo { $number }
told-short-new = { $tiles } como grupo novo
told-short-moved = grupo { $number } mudado
told-one-left = Só falta uma ficha: { $name }.

## Answers to keys

told-not-held = Não está no teu atril: { $tiles }.
told-no-undo = Não há nada a desfazer.
told-no-redo = Não há nada a refazer.
told-no-set = Não há nenhum grupo { $number }.
told-set = Grupo { $number }: { $set }.
told-sets = Grupos na mesa: { $count }.
told-no-takers = Nenhum grupo aceita uma ficha tua.
told-opens = Chega para abrir: { $value }.
told-laid = Colocado nesta vez: { $tiles }.
told-laid-none = Ainda não colocaste nada nesta vez.
told-level-short = Frases curtas.
told-level-normal = Frases normais.
told-level-full = Frases completas.
told-log = O histórico está aberto ao lado da mesa.
told-log-closed = O histórico está fechado.
told-type = Escreve um grupo, por exemplo { $example }
told-not-read = Isso não é um grupo: { $text }.
told-empty-hand = Nada na mão.
told-edge = Não há mais nada nessa direção.
told-needs = Para abrir precisas de pelo menos: { $minimum }.
told-price = Isto custa { $points }. Carrega outra vez para ouvir.
told-no-hints = Nesta mesa não há dicas.
told-nobody = Aqui ninguém veria uma reação.

## Beside a seat

seat-more-time = Mais tempo para { $name }
seat-more-time-help = O tempo só começa a contar depois de passar o tempo de um turno inteiro.

## The list of keys

key-hear-rack = Ir ao atril e ouvi-lo
key-hear-takers = Ouvir os grupos que aceitam as tuas fichas
key-go-set = Ir a um grupo pelo número
key-standing = Ouvir como está o jogo
key-can-lay = Ouvir o que podes colocar
key-again = Ouvir outra vez a última frase
key-type = Escrever um grupo
key-hear-turn = Ouvir a tua vez até agora
key-level = Frases curtas, normais ou completas

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Dica { $number } de 3
hint-tile = Podes colocar o { $tile }.
hint-where = Onde?
hint-enough = Já chega
hint-goes-front = Vai antes da escada { $set }.
hint-goes-end = Vai no fim da escada { $set }.
hint-goes-into = Vai com { $set }.
hint-goes-new = Forma um grupo novo: { $set }.
hint-lay = Colocar
hint-whole = A jogada toda
hint-next = Seguinte
hint-all = Colocar tudo
hint-rack = Do teu atril: { $tiles }
hint-source = De { $set }: { $tiles }
hint-step = Passo { $number } de { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = pretos do { $first } ao { $last }
run-r = vermelhos do { $first } ao { $last }
run-b = azuis do { $first } ao { $last }
run-y = amarelos do { $first } ao { $last }
run-o = laranja do { $first } ao { $last }
run-g = verdes do { $first } ao { $last }
run-w = brancos do { $first } ao { $last }
run-n = castanhos do { $first } ao { $last }
