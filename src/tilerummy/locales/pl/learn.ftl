rules-box = Pudełko
rules-than = Porównaj z
rules-than-none = Z niczym
rules-print = Drukuj
rules-booklet = Drukuj jako książeczkę
rules-sources = Skąd pochodzi każda zasada
rules-contents = Spis treści
rules-learn = Ucz się, grając
rule-number = Zasada { $number }
whole-book = Cała książeczka zasad

tutorial = Samouczek
task-number = Zadanie { $number } z { $count }
tutorial-done = Umiesz już wszystko: układy, jokery, koniec rundy.
lesson-later = { $joker ->
    [true] Zostaw jokera na później.
   *[false] Zostaw kostkę { $number } na później.
}
lesson-stays = { $joker ->
    [true] Joker zostaje na miejscu.
   *[false] Liczba { $number } zostaje na miejscu.
}
lesson-place = { $joker ->
    [true] Joker tu nie pasuje.
   *[false] Liczba { $number } tu nie pasuje.
}
first-game-with = gracze: { $names }, około 10 minut
tutorial-rules = Zasady

pad = Notes punktów
hourglass = Klepsydra
referee = Sędzia

pad-name = Imię gracza { $number }
pad-who-plays = Kto gra?
pad-player = { $name }, zmień
pad-add = Dodaj gracza
tiles-how-text = Napisz literę koloru, a potem liczbę: { $tile }. Joker to *. Dwa układy oddziela pionowa kreska. Litery to { $list }.
pad-who = Kto zakończył?
pad-nobody = Nikt
photo = Zdjęcie
photo-take = Zrób zdjęcie
photo-choose = Wybierz obraz
photo-stays = Zdjęcie zostaje na tym urządzeniu.
way-tiles = Wskaż kostki
way-number = Liczba
pad-hand-game = To była gra z ręki
pad-write = Zapisz
pad-write-round = Zapisz rundę { $number }
pad-missing = Jeszcze brakuje: { $name }
pad-correct = Popraw rundę { $number }
pad-undo = Cofnij ostatnią rundę
pad-undone = Przywróć ją
pad-players-range = Ta gra jest dla { $low }–{ $high } osób.
pad-begins = Następną rundę zaczyna: { $name }.
pad-begins-anew = Ustalcie od nowa, kto zaczyna następną rundę.
pad-leads = Na czele: { $names }
pad-leads-by = { $name } prowadzi o { $value }.
pad-adds-up = Suma się zgadza.
pad-new = Nowy arkusz
pad-new-sure = Naciśnij jeszcze raz: stary arkusz zniknie.
pad-save = Zapisz jako plik
pad-load = Otwórz plik
pad-load-bad = Ten plik nie jest notesem punktów.

glass-start = Start
glass-plays = Gra { $name }
glass-then = Potem { $names }
glass-turn = Gotowe, obróć
glass-anywhere = albo dotknij gdziekolwiek
glass-up = Czas minął.
glass-draws = { $count ->
    [one] { $name } pobiera { $count } kostkę.
    [few] { $name } pobiera { $count } kostki.
   *[many] { $name } pobiera { $count } kostek.
}

referee-before = Stół przed ruchem
referee-after = I po ruchu
referee-here = Tu trafi następna kostka
referee-take = Zabierz: { $tile }
referee-not = Tak nie można
referee-sets-fine = Wszystkie układy są prawidłowe.
referee-rack = Podstawka
referee-new-set = Nowy układ
referee-back = Cofnij
referee-clear = Wyczyść wszystko
referee-opened = Mam już otwarcie
referee-lay = Sprawdź mój ruch: czy tak wolno?
referee-best = Jaki jest mój najlepszy ruch?
referee-legal = Ten ruch jest dozwolony.
referee-change = Zmień pozycję
referee-best-is = Najlepszy ruch
referee-sure = Lepiej się nie da.
referee-found = Najlepsze, co udało się znaleźć w tym czasie.
