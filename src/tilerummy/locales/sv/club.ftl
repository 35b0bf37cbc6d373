### A club’s evening

## On paper and on the screen

club-table = Bord { $number }
club-final = Final
club-people-count = { $count ->
    [one] { $count } person
   *[other] { $count } personer
}
club-how = Kryssa för den som gick ut och skriv vad var och en av de andra har kvar. Den som gick ut får summan.
club-sign = Två vid bordet skriver under:
club-seat = plats
club-name = namn
club-out = ut
club-left = kvar på brädan
club-sits-out = Står över den här rundan: { $names }
club-not-shown = inte visat än
club-after = Efter runda { $number }
club-no-standing = Ingen runda är slut än.
club-counts-points = poäng, sedan vunna rundor
club-counts-places = placeringar vid bordet (4, 3, 2, 1), sedan poäng
club-counts-wins = vunna rundor, sedan poäng
club-tied = = delad plats
club-place = plats
club-points = poäng
club-places = placeringar
club-won = vunna
club-joker = { $name }: en joker kvar räknas som { $points }
club-certificate = Diplom
club-certificate-place = Plats { $place }
club-best = { $count ->
    [one] Den bästa kvällen räknas.
   *[other] De { $count } bästa kvällarna räknas.
}
club-best-all = Alla kvällar räknas.

## How far the result of a table is

club-state-playing = spelar
club-state-one-yes-missing = ett ja saknas
club-state-disputed = två resultat
club-state-in = resultat inne
club-organiser = arrangören

## Why something cannot be done

club-refused-bad-plan = Så går det inte att spela: { $what }
club-refused-evening-open = Kvällen har redan börjat.
club-refused-evening-over = Kvällen är slut. Resultat kan fortfarande rättas.
club-refused-name-empty = Ett namn har 1 till { $most } bokstäver.
club-refused-name-twice = { $name } är redan här. Lägg till en bokstav.
club-refused-too-many = En kväll har högst { $most } personer.
club-refused-too-few = Till ett bord behövs minst { $fewest } personer.
club-refused-no-such-guest = Ingen här har nummer { $number }.
club-refused-no-such-table = Det finns inget bord { $table }.
club-refused-results-missing = Det saknas fortfarande resultat. Bord: { $tables }
club-refused-rounds-over = Alla rundor är lottade.
club-refused-other-round = Det är inte den rundan: nu är det runda { $round }.
club-refused-bad-seating = Alla som är här sitter en gång, vid ett bord som lådan tillåter, eller står över.
club-refused-not-drawn = Lotta en runda först.
club-refused-draw-again = Någon har kommit eller gått sedan dess. Lotta rundan igen.
club-refused-not-shown = Den här rundan har inte visats än.
club-refused-result-in = Resultatet är redan inne. Arrangören kan rätta det.
club-refused-bad-result = Ett resultat har ett tal för alla vid bordet, från -{ $most } till { $most }.
club-refused-sum-wrong = Plus och minus går inte ihop: { $sum } blir över.
club-refused-nothing-written = Ingen har skrivit ner ett resultat här än.
club-refused-own-yes = Någon annan vid bordet måste säga ja.
club-refused-disputed = Här står två resultat. Arrangören avgör.
club-refused-not-at-table = Det kan bara de som sitter vid det här bordet.
club-refused-not-organiser = Det kan bara arrangören.
problem-no-such-club = Kvällen finns inte. Kontrollera länken.
