### A club’s evening

## On paper and on the screen

club-table = Bord { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
club-how = Sæt kryds ved den, der lukkede, og skriv, hvad hver af de andre har tilbage. Den, der lukkede, får summen.
club-sign = To fra bordet skriver under:
club-seat = plads
club-name = navn
club-out = lukkede
club-left = tilbage på brættet
club-sits-out = Sidder over i denne runde: { $names }
club-not-shown = endnu ikke vist
club-after = Efter runde { $number }
club-no-standing = Ingen runde er slut endnu.
club-counts-points = point, derefter vundne runder
club-counts-places = pladser ved bordet (4, 3, 2, 1), derefter point
club-counts-wins = vundne runder, derefter point
club-tied = = delt plads
club-place = plads
club-points = point
club-places = pladser
club-won = vundet
club-joker = { $name }: en joker tilbage tæller { $points }
club-certificate = Diplom
club-certificate-place = { $place }. plads
club-best = { $count ->
    [one] Den bedste aften tæller.
   *[other] De bedste { $count } aftener tæller.
}
club-best-all = Alle aftener tæller.

## How far the result of a table is

club-state-playing = spiller
club-state-one-yes-missing = et ja mangler
club-state-disputed = to resultater
club-state-in = resultat inde
club-organiser = arrangøren

## Why something cannot be done

club-refused-bad-plan = Sådan kan der ikke spilles: { $what }
club-refused-evening-open = Aftenen er allerede begyndt.
club-refused-evening-over = Aftenen er slut. Resultater kan stadig rettes.
club-refused-name-empty = Et navn har 1 til { $most } bogstaver.
club-refused-name-twice = { $name } er her allerede. Tilføj et bogstav.
club-refused-too-many = Højst { $most } kan være med på en aften.
club-refused-too-few = Til et bord skal der mindst { $fewest } personer.
club-refused-no-such-guest = Ingen her har nummer { $number }.
club-refused-no-such-table = Bord { $table } findes ikke.
club-refused-results-missing = Der mangler stadig resultater. Borde: { $tables }
club-refused-rounds-over = Alle runder er trukket.
club-refused-other-round = Det er ikke den runde: vi er ved runde { $round }.
club-refused-bad-seating = Alle, der er her, sidder ét sted, ved et bord som spillet tillader, eller sidder over.
club-refused-not-drawn = Træk en runde først.
club-refused-draw-again = Nogen er kommet eller gået siden. Træk runden igen.
club-refused-not-shown = Denne runde er ikke vist endnu.
club-refused-result-in = Resultatet er allerede inde. Arrangøren kan rette det.
club-refused-bad-result = Et resultat har et tal for alle ved bordet, fra -{ $most } til { $most }.
club-refused-sum-wrong = Plus og minus går ikke op: { $sum } er til overs.
club-refused-nothing-written = Ingen har skrevet et resultat her endnu.
club-refused-own-yes = En anden ved bordet skal sige ja.
club-refused-disputed = Der er skrevet to resultater her. Arrangøren afgør det.
club-refused-not-at-table = Det kan kun de, der sidder ved bordet.
club-refused-not-organiser = Det kan kun arrangøren.
problem-no-such-club = Aftenen findes ikke. Tjek linket.
