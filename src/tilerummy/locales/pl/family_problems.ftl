### Co serwer ma przeciw czemuś przy stole rodziny.

problem-no-such-family = Nie ma takiego rodzinnego stołu. Sprawdź link.
problem-link-changed = Ten link został zmieniony. Zapytaj osobę, która go przysłała.
problem-not-in-family = Najpierw powiedz, kim jesteś przy tym stole.
problem-name-taken = { $name } już tu jest. Może dodać literę?
problem-not-belonging = Najpierw zagraj rundę z innymi. Potem będzie można to zrobić.
problem-no-such-person = Tej osoby nie ma już przy tym stole.
problem-wrong-short-code = To nie ten kod albo jego czas minął. Poproś o nowy.
