guide-box-lead = Spójrz na kolory swoich kostek i policz jokery.
guide-box-editions = Jedno pudełko, kilka wydań. Porównaj je ze swoją instrukcją:
guide-box-none = Wybierz pudełko z tymi samymi kolorami i tą samą liczbą jokerów. Jeśli w czymś gracie inaczej, zajrzyj tu: *{ popular-rules }* albo *{ all-rules }*.
    .title = Mojego pudełka tu nie ma

guide-book = Na początku jest gra w skrócie. Każda zasada ma numer, wiele ma obrazek, a na końcu są częste pytania.
    .title = Każde pudełko ma książeczkę zasad
guide-sources = Włączysz to w książeczce zasad. Przy każdej zasadzie zobaczysz, z której instrukcji pochodzi, albo że instrukcja milczy i trzeba było zdecydować.
guide-than = Wybierz drugie pudełko, a książeczka zacznie od różnic.
guide-print = Na stronach A5. Albo *{ rules-booklet }*: na A4, do złożenia.
guide-why = Strona mówi dlaczego, tuż przy błędnym układzie. *{ why-short }* pokazuje zasadę. Do końca swojej tury możesz wszystko cofnąć.
    .title = Kiedy ruch jest niedozwolony
guide-house = Gracie w domu inaczej? Zasady zmienisz tutaj: *{ new-table }*. Wszyscy przy stole widzą, co się zmieniło.

guide-home-lead = Grasz prawdziwymi kostkami? Najpierw wybierz u góry swoje pudełko.
guide-pad = Po każdej rundzie podaj, kto zakończył i co zostało innym: *{ way-tiles }*, *{ photo }* albo *{ way-number }*. Notes liczy według zasad z twojego pudełka. Żeby poprawić rundę, dotknij jej numeru.
guide-hourglass = Piasek przesypuje się tak długo, jak może trwać tura w twojej grze, albo tak długo, jak chcesz. Jedno dotknięcie obraca klepsydrę i gra następna osoba.
guide-referee = Podaj stół przed ruchem i po nim. Sędzia powie, czy ruch jest dozwolony, a jeśli nie, to dlaczego. Dodaj swoją podstawkę i zapytaj: *{ referee-best }*
guide-photo = Połóż kostki liczbami do góry, w dobrym świetle. Kostki z podstawki zostaną policzone, a stół obejrzy sędzia. Znak zapytania na kostce znaczy: sprawdź.

guide-found = Znajdziesz to tutaj: *{ my-games }*. Nazwij stół i wybierz sobie twarz. Dostaniesz link, który zostaje: wystarczy wysłać go raz.
guide-play = Duży przycisk otwiera stół z waszymi zasadami dla wszystkich, którzy tu są. *{ family-other-ways }*: z komputerami albo w kilka osób na jednym urządzeniu.
guide-score = Wieczór kończy się, gdy minie godzina bez rundy. Wygrywa ten, kto ma najwięcej punktów. Od trzeciego wieczoru jesteś w wyniku ogólnym.
guide-phones = Są w menu waszego stołu. Telefon zginął? *{ family-sign-off }*: od razu jest poza stołem.
guide-export = Ludzie, wieczory i wyniki w jednym pliku. Dzięki niemu stół może się przenieść: *{ family-import }*.
