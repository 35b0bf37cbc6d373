### Ką serveris turi prieš ką nors prie šeimos stalo.

problem-no-such-family = Tokio šeimos stalo nėra. Patikrink nuorodą.
problem-link-changed = Ši nuoroda pakeista. Paklausk to, kas ją atsiuntė.
problem-not-in-family = Pirma pasakyk, kas tu prie šio stalo.
problem-name-taken = { $name } jau yra. Pridėti raidę?
problem-not-belonging = Pirma sužaisk raundą su kitais. Tada galėsi tai padaryti.
problem-no-such-person = Šio žmogaus prie stalo nebėra.
problem-wrong-short-code = Tai ne tas kodas arba jo laikas baigėsi. Paprašyk naujo.
