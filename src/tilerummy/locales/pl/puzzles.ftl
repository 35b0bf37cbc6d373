puzzle-level = Poziom { $level } z 5
puzzle-task-lay-all = Wyłóż wszystkie swoje kostki.
puzzle-task-go-out = Zakończ rundę: wyłóż wszystkie kostki z podstawki.
puzzle-task-open = Otwórz tym, co masz.
puzzle-task-lay-at-least = { $count ->
    [one] Wyłóż co najmniej { $count } kostkę.
    [few] Wyłóż co najmniej { $count } kostki.
   *[many] Wyłóż co najmniej { $count } kostek.
}
puzzle-task-free-joker = Uwolnij jokera: na końcu leży z innymi kostkami.
puzzle-how-to-type = Wpisz cały stół tak, jak ma leżeć: { $example }
puzzle-not-yet = Taki ruch jest dozwolony, ale nie spełnia zadania.
puzzle-solved = Rozwiązane.
puzzle-solution = Rozwiązanie:
puzzle-type-solution = rozwiązanie
