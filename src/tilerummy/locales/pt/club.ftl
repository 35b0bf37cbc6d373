### A club’s evening

## On paper and on the screen

club-table = Mesa { $number }
club-final = Final
club-people-count = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
club-how = Assinalem quem terminou e escrevam o que ficou a cada um dos outros. Quem terminou recebe a soma.
club-sign = Assinam dois da mesa:
club-seat = lugar
club-name = nome
club-out = terminou
club-left = ficou no atril
club-sits-out = Descansa nesta ronda: { $names }
club-not-shown = ainda não foi mostrado
club-after = Depois da ronda { $number }
club-no-standing = Ainda não acabou nenhuma ronda.
club-counts-points = pontos, depois rondas ganhas
club-counts-places = lugares à mesa (4, 3, 2, 1), depois pontos
club-counts-wins = rondas ganhas, depois pontos
club-tied = = lugar partilhado
club-place = lugar
club-points = pontos
club-places = lugares
club-won = ganhas
club-joker = { $name }: um joker que ficou vale { $points }
club-certificate = Diploma
club-certificate-place = Lugar { $place }
club-best = { $count ->
    [one] Conta o melhor serão.
   *[other] Contam os { $count } melhores serões.
}
club-best-all = Contam todos os serões.

## How far the result of a table is

club-state-playing = a jogar
club-state-one-yes-missing = falta um sim
club-state-disputed = dois resultados
club-state-in = resultado recebido
club-organiser = organização

## Why something cannot be done

club-refused-bad-plan = Assim não se pode jogar: { $what }
club-refused-evening-open = O serão já começou.
club-refused-evening-over = O serão acabou. Ainda se podem corrigir resultados.
club-refused-name-empty = Um nome tem de 1 a { $most } letras.
club-refused-name-twice = { $name } já cá está. Acrescenta uma letra.
club-refused-too-many = Um serão tem no máximo { $most } pessoas.
club-refused-too-few = Para uma mesa são precisas pelo menos { $fewest } pessoas.
club-refused-no-such-guest = Ninguém aqui tem o número { $number }.
club-refused-no-such-table = Não há mesa { $table }.
club-refused-results-missing = Ainda faltam resultados. Mesas: { $tables }
club-refused-rounds-over = Todas as rondas já foram sorteadas.
club-refused-other-round = Não é essa ronda: agora é a ronda { $round }.
club-refused-bad-seating = Quem está cá senta-se uma vez, numa mesa que a caixa permite, ou descansa.
club-refused-not-drawn = Sorteia primeiro uma ronda.
club-refused-draw-again = Entretanto alguém chegou ou saiu. Sorteia a ronda outra vez.
club-refused-not-shown = Esta ronda ainda não foi mostrada.
club-refused-result-in = Este resultado já cá está. A organização pode corrigi-lo.
club-refused-bad-result = Um resultado tem um número para cada pessoa à mesa, de -{ $most } a { $most }.
club-refused-sum-wrong = Mais e menos não batem certo: sobra { $sum }.
club-refused-nothing-written = Ainda ninguém escreveu aqui um resultado.
club-refused-own-yes = Outra pessoa da mesa tem de dizer que sim.
club-refused-disputed = Aqui foram escritos dois resultados. A organização decide.
club-refused-not-at-table = Só quem está nesta mesa o pode fazer.
club-refused-not-organiser = Só a organização o pode fazer.
problem-no-such-club = Esse serão não existe. Verifica a ligação.
