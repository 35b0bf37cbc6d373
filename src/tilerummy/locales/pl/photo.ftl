photo-table = Stół
photo-lead = Połóż kostki liczbami do góry i zrób zdjęcie.
photo-lead-help = Mogą leżeć byle jak, najlepiej na jednolitym tle. Punkty policzą się same.
photo-lead-table = Zrób zdjęcie stołu.
photo-lead-table-help = Z góry, przy świetle, tak by kostki wypełniały obraz.
photo-private = Zdjęcie zostaje na tym urządzeniu. Tu jest odczytywane, a potem zapominane.
photo-tap = Wolę wskazać kostki
photo-reading = Czytam…
photo-still = Jeszcze patrzę…
photo-dark = Za ciemno, by czytać.
photo-dark-help = Spróbuj ponownie przy lampie.
photo-far = Trochę bliżej, proszę.
photo-far-help = Liczby są za małe.
photo-none = Nie widać kostek.
photo-none-help = Połóż je liczbami do góry, najlepiej na jednolitym tle.
photo-no-network = Do odczytu zdjęć trzeba raz być online (3 MB).
photo-no-picture = Tego obrazu nie da się odczytać. Pasują JPEG, PNG i WebP.
photo-no-reader = Na tym urządzeniu nie da się odczytać zdjęcia. Wskaż kostki.
photo-add = Dodaj zdjęcie
photo-drop = Pomiń to zdjęcie
photo-same = Na dwóch zdjęciach: czy to te same kostki?
photo-sets = { $count ->
    [one] { $count } układ
    [few] { $count } układy
   *[many] { $count } układów
}
photo-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
photo-about = { $count ->
    [one] około { $count } punktu
    [few] około { $count } punktów
   *[many] około { $count } punktów
}
photo-check = { $count ->
    [one] { $count } kostka do sprawdzenia
    [few] { $count } kostki do sprawdzenia
   *[many] { $count } kostek do sprawdzenia
}
photo-is = Czy się zgadza: { $tile }?
photo-tile-unsure = { $tile }, niepewna
photo-no-set = To nie układ
photo-which = Która to kostka?
photo-add-tile = Dodaj kostkę
photo-not-sure = Tu trudno odczytać.
photo-changed = Druk jest niewyraźny; sąsiednie kostki wskazują na tę.
photo-too-many = Więcej, niż jest w pudełku: { $tile }.
photo-other = Inna:
photo-no-tile = To nie kostka
photo-take-over = Weź te kostki
photo-what-next = Potem twoje kostki.
photo-referee = Zapytaj sędziego
photo-two-sets = Czy to kilka układów, które się stykają?
photo-colour = Czy { $colour } to jeden z kolorów twoich kostek?
