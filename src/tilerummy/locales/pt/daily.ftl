day-title = A distribuição de hoje
day-of = Distribuição de { $day }
day-lead = As mesmas fichas para todos, uma ronda curta.
day-against = Contra { $names }
day-start = Começar
day-start-sub = uma tentativa, sem relógio
day-out =
    { $count ->
        [one] Fora numa jogada
       *[other] Fora em { $count } jogadas
    }
day-turns =
    { $count ->
        [one] uma jogada
       *[other] { $count } jogadas
    }
day-not-out = { $turns }, fichas restantes: { $left }
day-best = O melhor que conhecemos: { $how }
day-later = Chega quando estiveres ligado à rede.
day-first = Ninguém acabou esta distribuição antes de ti.
day-next = A próxima chega à meia-noite.
day-bar = Fora em { $turns } jogadas: { $told }
day-bar-left = Não saíram: { $told }
setting-remind = Lembra-me da distribuição de hoje às

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Ontem tiraste uma ficha aqui.
yesterday-more = Ontem havia aqui mais.
yesterday-could = { $count ->
    [one] { $count } ficha podia sair.
   *[other] { $count } fichas podiam sair.
}
yesterday-try = Tentar
yesterday-off = Não mostrar mais
