day-title = Dagens giv
day-of = Given för { $day }
day-lead = Samma stenar för alla, en kort runda.
day-against = Mot { $names }
day-start = Starta
day-turn-over = Vänd dem
day-start-sub = ett försök, ingen klocka
day-out =
    { $count ->
        [one] Ute på ett drag
       *[other] Ute på { $count } drag
    }
day-turns =
    { $count ->
        [one] ett drag
       *[other] { $count } drag
    }
day-not-out = { $turns }, stenar kvar: { $left }
day-best = Det bästa vi känner till: { $how }
day-drew = tagit: { $count }
day-opened = öppnat med: { $count }
day-went-out = ute med: { $count }
day-not-yet = inte än
day-differs = Annorlunda än i din låda: { $count }
day-instead = Spela hellre med { $box }
day-instead-sub = jämfört med dem som spelar med den
day-later = Kommer när du är uppkopplad.
day-first = Du är först med att bli klar med den här given.
day-next = Nästa kommer vid midnatt.
day-bar = Ute på { $turns } drag: { $told }
day-bar-left = Inte ute: { $told }
setting-remind = Påminn mig om dagens giv klockan

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = I går tog du en sten här.
yesterday-more = I går fanns det mer att hämta.
yesterday-could = { $count ->
    [one] { $count } sten kunde läggas.
   *[other] { $count } stenar kunde läggas.
}
yesterday-try = Prova
yesterday-off = Visa inga fler
