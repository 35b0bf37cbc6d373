### A club’s evening

## On paper and on the screen

club-table = Tafel { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
club-how = Kruis aan wie uit is en schrijf op wat de anderen nog over hebben. Wie uit is, krijgt de som.
club-sign = Twee van de tafel tekenen:
club-seat = plaats
club-name = naam
club-out = uit
club-left = over op het plankje
club-sits-out = Slaat deze ronde over: { $names }
club-not-shown = nog niet getoond
club-after = Na ronde { $number }
club-no-standing = Er is nog geen ronde voorbij.
club-counts-points = punten, dan gewonnen rondes
club-counts-places = plaatsen aan tafel (4, 3, 2, 1), dan punten
club-counts-wins = gewonnen rondes, dan punten
club-tied = = gedeelde plaats
club-place = plaats
club-points = punten
club-places = plaatsen
club-won = gewonnen
club-joker = { $name }: een joker die over is telt { $points }
club-certificate = Oorkonde
club-certificate-place = Plaats { $place }
club-best = { $count ->
    [one] De beste avond telt.
   *[other] De beste { $count } avonden tellen.
}
club-best-all = Alle avonden tellen.

## How far the result of a table is

club-state-playing = speelt
club-state-one-yes-missing = er ontbreekt een ja
club-state-disputed = twee uitslagen
club-state-in = uitslag binnen
club-organiser = organisatie

## Why something cannot be done

club-refused-bad-plan = Zo kan er niet gespeeld worden: { $what }
club-refused-evening-open = De avond is al begonnen.
club-refused-evening-over = De avond is voorbij. Uitslagen kun je nog verbeteren.
club-refused-name-empty = Een naam heeft 1 tot { $most } letters.
club-refused-name-twice = { $name } is er al. Voeg een letter toe.
club-refused-too-many = Een avond heeft hoogstens { $most } mensen.
club-refused-too-few = Voor een tafel zijn minstens { $fewest } mensen nodig.
club-refused-no-such-guest = Niemand hier heeft nummer { $number }.
club-refused-no-such-table = Er is geen tafel { $table }.
club-refused-results-missing = Er ontbreken nog uitslagen. Tafels: { $tables }
club-refused-rounds-over = Alle rondes zijn geloot.
club-refused-other-round = Dat is niet de ronde: het is nu ronde { $round }.
club-refused-bad-seating = Wie er is zit één keer, aan een tafel die de doos toelaat, of slaat over.
club-refused-not-drawn = Loot eerst een ronde.
club-refused-draw-again = Er is iemand gekomen of gegaan. Loot de ronde opnieuw.
club-refused-not-shown = Deze ronde is nog niet getoond.
club-refused-result-in = Deze uitslag is al binnen. De organisatie kan hem verbeteren.
club-refused-bad-result = Een uitslag heeft een getal voor iedereen aan tafel, van -{ $most } tot { $most }.
club-refused-sum-wrong = Plus en min komen niet uit: { $sum } blijft over.
club-refused-nothing-written = Hier heeft nog niemand een uitslag opgeschreven.
club-refused-own-yes = Iemand anders aan tafel moet ja zeggen.
club-refused-disputed = Hier staan twee uitslagen. De organisatie beslist.
club-refused-not-at-table = Dat kan alleen wie aan deze tafel zit.
club-refused-not-organiser = Dat kan alleen de organisatie.
problem-no-such-club = Deze avond bestaat niet. Controleer de link.
