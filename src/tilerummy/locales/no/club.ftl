### A club’s evening

## On paper and on the screen

club-table = Bord { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
club-how = Kryss av den som gikk ut, og skriv hva hver av de andre har igjen. Den som gikk ut, får summen.
club-sign = To fra bordet skriver under:
club-seat = plass
club-name = navn
club-out = ut
club-left = igjen i holderen
club-sits-out = Står over denne runden: { $names }
club-not-shown = ikke vist ennå
club-after = Etter runde { $number }
club-no-standing = Ingen runde er over ennå.
club-counts-points = poeng, deretter vunne runder
club-counts-places = plasser ved bordet (4, 3, 2, 1), deretter poeng
club-counts-wins = vunne runder, deretter poeng
club-tied = = delt plass
club-place = plass
club-points = poeng
club-places = plasser
club-won = vunnet
club-joker = { $name }: en joker igjen teller { $points }
club-certificate = Diplom
club-certificate-place = { $place }. plass
club-best = { $count ->
    [one] Den beste kvelden teller.
   *[other] De beste { $count } kveldene teller.
}
club-best-all = Alle kvelder teller.

## How far the result of a table is

club-state-playing = spiller
club-state-one-yes-missing = et ja mangler
club-state-disputed = to resultater
club-state-in = resultat inne
club-organiser = arrangøren

## Why something cannot be done

club-refused-bad-plan = Slik kan det ikke spilles: { $what }
club-refused-evening-open = Kvelden har allerede begynt.
club-refused-evening-over = Kvelden er over. Resultater kan fortsatt rettes.
club-refused-name-empty = Et navn har 1 til { $most } bokstaver.
club-refused-name-twice = { $name } er her allerede. Legg til en bokstav.
club-refused-too-many = En kveld har høyst { $most } personer.
club-refused-too-few = Til et bord trengs minst { $fewest } personer.
club-refused-no-such-guest = Ingen her har nummer { $number }.
club-refused-no-such-table = Det finnes ikke noe bord { $table }.
club-refused-results-missing = Det mangler fortsatt resultater. Bord: { $tables }
club-refused-rounds-over = Alle runder er trukket.
club-refused-other-round = Det er ikke den runden: nå er det runde { $round }.
club-refused-bad-seating = Alle som er her, sitter ett sted, ved et bord esken tillater, eller står over.
club-refused-not-drawn = Trekk en runde først.
club-refused-draw-again = Noen har kommet eller gått siden. Trekk runden på nytt.
club-refused-not-shown = Denne runden er ikke vist ennå.
club-refused-result-in = Resultatet er allerede inne. Arrangøren kan rette det.
club-refused-bad-result = Et resultat har et tall for alle ved bordet, fra -{ $most } til { $most }.
club-refused-sum-wrong = Pluss og minus går ikke opp: { $sum } er til overs.
club-refused-nothing-written = Ingen har skrevet ned et resultat her ennå.
club-refused-own-yes = Noen andre ved bordet må si ja.
club-refused-disputed = Her er det skrevet to resultater. Arrangøren avgjør.
club-refused-not-at-table = Det kan bare de som sitter ved dette bordet.
club-refused-not-organiser = Det kan bare arrangøren.
problem-no-such-club = Kvelden finnes ikke. Sjekk lenken.
