day-title = Rozdanie dnia
day-of = Rozdanie z dnia { $day }
day-lead = Te same kostki dla wszystkich, jedna krótka runda.
day-against = Przeciwnicy: { $names }
day-start = Start
day-turn-over = Odkryj je
day-start-sub = jedna próba, bez zegara
day-out =
    { $count ->
        [one] Koniec w jednym ruchu
        [few] Koniec w { $count } ruchach
       *[many] Koniec w { $count } ruchach
    }
day-turns =
    { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
day-not-out = { $turns }, zostało kostek: { $left }
day-best = Najlepszy znany wynik: { $how }
day-drew = pobrania: { $count }
day-opened = otwarcie: { $count }
day-went-out = koniec: { $count }
day-not-yet = jeszcze nie
day-differs = Inaczej niż w twoim pudełku: { $count }
day-instead = Wolę zagrać w: { $box }
day-instead-sub = w porównaniu z tymi, którzy w nie grają
day-later = Pojawi się, gdy będziesz online.
day-first = Nikt przed tobą nie skończył tego rozdania.
day-next = Następne przyjdzie o północy.
day-bar = { $turns ->
    [one] Koniec w { $turns } ruchu: { $told }
    [few] Koniec w { $turns } ruchach: { $told }
   *[many] Koniec w { $turns } ruchach: { $told }
}
day-bar-left = Nie skończono: { $told }
setting-remind = Przypomnij o dzisiejszym rozdaniu o

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Wczoraj skończyło się tu na pobraniu kostki.
yesterday-more = Wczoraj dało się tu więcej.
yesterday-could = { $count ->
    [one] Można było wyłożyć { $count } kostkę.
    [few] Można było wyłożyć { $count } kostki.
   *[many] Można było wyłożyć { $count } kostek.
}
yesterday-try = Spróbuj
yesterday-off = Nie pokazuj więcej
