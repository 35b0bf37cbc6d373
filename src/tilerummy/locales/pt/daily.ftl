day-title = As fichas de hoje
day-of = As fichas de { $day }
day-lead = As mesmas fichas para todos, uma ronda curta.
day-against = Contra { $names }
day-start = Começar
day-turn-over = Vira-as
day-start-sub = uma tentativa, sem relógio
day-out =
    { $count ->
        [one] Terminado num turno
       *[other] Terminado em { $count } turnos
    }
day-turns =
    { $count ->
        [one] um turno
       *[other] { $count } turnos
    }
day-not-out = { $turns }, fichas restantes: { $left }
day-best = O melhor que conhecemos: { $how }
day-drew = tirou: { $count }
day-opened = abertura: { $count }
day-went-out = fecho: { $count }
day-not-yet = ainda não
day-differs = Diferente da tua caixa: { $count }
day-instead = Antes com { $box }
day-instead-sub = comparado com quem joga com ela
day-later = Chega quando tiveres rede.
day-first = Ninguém acabou antes de ti.
day-next = As próximas chegam à meia-noite.
day-bar = { $turns ->
    [one] Terminado em { $turns } turno: { $told }
   *[other] Terminado em { $turns } turnos: { $told }
}
day-bar-left = Não terminaram: { $told }
setting-remind = Lembra-me das fichas de hoje às

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Ontem tiraste uma ficha aqui.
yesterday-more = Ontem dava para mais.
yesterday-could = { $count ->
    [one] Podia colocar-se { $count } ficha.
   *[other] Podiam colocar-se { $count } fichas.
}
yesterday-try = Tentar
yesterday-off = Não mostrar mais
