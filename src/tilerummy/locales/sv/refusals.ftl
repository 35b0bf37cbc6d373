### Varför något inte går.

## Stenarna går inte ihop

refusal-tile-not-in-game = { $tile } finns inte i det här spelet, eller inte så många gånger. Färger i det här spelet: { $colours }.
refusal-tile-lost = { $tile } saknas. Stenen hör hemma på bordet eller på din bräda.
refusal-tile-added = Det finns en { $tile } för mycket. Stenen fanns varken på bordet eller på din bräda.
refusal-table-tile-to-rack = { $tile }: den stenen låg redan på bordet och stannar där.

## En serie som inte är någon

refusal-invalid-set = { $set } är ingen kombination än.
refusal-set-too-short = En kombination behöver minst 3 stenar.
refusal-set-jokers-only = Bara jokrar blir ingen kombination. Lägg till en sten med tal.
refusal-set-mixed = Varken talet eller färgen stämmer.
refusal-run-gap = Talen kommer inte i följd. I en rad ökar talet med 1 för varje sten.
refusal-run-off-the-end = En rad går som mest från 1 till 13.
refusal-group-colour-twice = En färg finns två gånger. I en grupp finns varje färg en gång.
refusal-group-too-large = En grupp har här högst { $most } stenar.
refusal-joker-meaning-wrong = { $tile }: det kan jokern inte vara på den platsen.

## Öppningen

refusal-opening-below-minimum = Din öppning är värd { $value } hittills. Du behöver { $minimum } poäng.
refusal-opening-uses-table = { $moment ->
    [with] Du öppnar först i det här draget. Från din nästa tur får du använda kombinationerna på bordet.
   *[before] Du får inte använda kombinationerna på bordet än. Öppna först.
}
refusal-opening-not-from-rack = En öppning består av nya kombinationer från din bräda.

## Bygga om

refusal-no-rack-tile-played = Lägg ut minst 1 sten från din bräda.
refusal-set-dissolved = { $set } får inte brytas upp helt. En del håller ihop.
refusal-joker-meaning-changed = { $set }: jokern behåller sin betydelse tills den byts.
refusal-joker-moved = { $set }: jokern stannar i sin kombination tills den byts.
refusal-joker-set-split = { $set }: kombinationen har en joker och delas inte. Du får lägga till stenar.
refusal-joker-set-frozen = { $set }: kombinationen är låst tills jokern byts.
refusal-joker-swap-source = Stenen som ersätter en joker kommer från din bräda.
refusal-joker-not-in-new-set = En utbytt joker läggs i en ny kombination.
refusal-joker-swap-not-announced = Säg till först att du byter en joker.

## Ta, kasta, passa

refusal-draw-and-play = I ett drag lägger du ut eller tar, inte både och.
refusal-must-draw = Lägger du inte ut något, så ta en sten.
refusal-too-many-drawn = Man tar bara 1 sten.
refusal-pool-empty = Förrådet är tomt.
refusal-pool-not-empty = Det finns stenar kvar i förrådet. Ta en i stället för att passa.
refusal-must-play-if-able = Du har en sten som passar. Här måste den läggas ut.
refusal-must-discard = Kasta 1 sten.
refusal-no-discard-allowed = { $why ->
    [laid] Lägger du ut stenar kastar du ingen.
   *[never] Här kan du inte kasta någon sten.
}
refusal-discarded-the-drawn-tile = Stenen du just tog behåller du. Kasta en annan.
refusal-take-discard-forbidden = En kastad sten ligger kvar.
refusal-discard-not-in-new-set = Den kastade stenen som du tar läggs i en ny kombination.
refusal-taken-tile-not-laid = Du tog { $tile }. Lägg ut stenen under samma tur.
refusal-face-up-forbidden = Den öppna stenen kan inte tas till det här.
refusal-starter-only-discards = På första turen kastar startspelaren bara 1 sten.
refusal-draw-first = Här börjar varje tur med att man tar en sten.

## Spelets gång

refusal-not-your-turn = Det är inte din tur än.
refusal-not-now = Det går inte just nu.
refusal-round-over = Rundan är slut.
refusal-match-over = Spelet är slut.
refusal-too-late = Tiden för den här turen är ute.
refusal-too-early = Tiden för den här turen är inte ute än.
refusal-no-clock = Det här spelet har ingen tidsgräns.
refusal-tile-not-on-rack = { $tile } finns inte på din bräda.
refusal-nothing-to-take = Det finns ingen sådan sten att ta.
refusal-mistakes-not-penalised = Några kombinationer stämmer inte än. Rätta till dem och avsluta sedan din tur.
refusal-not-the-host = Det kan bara värden göra.
refusal-no-such-seat = Den platsen finns inte.
refusal-seat-given-up = Spelaren på den här platsen har gett upp.
refusal-seat-not-free = Någon spelar redan på den här platsen.
