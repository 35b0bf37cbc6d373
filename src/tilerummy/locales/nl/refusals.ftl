### Waarom iets niet kan.

## De stenen kloppen niet

refusal-tile-not-in-game = De { $tile } zit niet in dit spel, of niet zo vaak. Kleuren in dit spel: { $colours }.
refusal-tile-lost = De { $tile } ontbreekt. Die steen hoort op tafel of weer op je plankje.
refusal-tile-added = Er is een { $tile } te veel. Die steen lag niet op tafel en niet op je plankje.
refusal-table-tile-to-rack = De { $tile } lag al op tafel en blijft daar.

## Een set die er geen is

refusal-invalid-set = { $set } is nog geen set.
refusal-set-too-short = Een set heeft minstens 3 stenen nodig.
refusal-set-jokers-only = Met alleen jokers heb je geen set. Leg er een steen met een getal bij.
refusal-set-mixed = Getal noch kleur komt overeen.
refusal-run-gap = De getallen staan niet op volgorde. In een serie komt er steeds 1 bij.
refusal-run-off-the-end = Een serie loopt hoogstens van 1 tot en met 13.
refusal-group-colour-twice = Eén kleur ligt er dubbel. In een groep ligt elke kleur één keer.
refusal-group-too-large = Een groep heeft hier hoogstens { $most } stenen.
refusal-joker-meaning-wrong = { $tile }: daar kan de joker op die plek niet voor staan.

## De beginserie

refusal-opening-below-minimum = Je sets tellen tot nu toe { $value }. Om uit te komen heb je { $minimum } punten nodig.
refusal-opening-uses-table = { $moment ->
    [with] Je komt deze beurt pas uit. Vanaf je volgende beurt mag je de sets op tafel gebruiken.
   *[before] Je mag de sets op tafel nog niet gebruiken. Kom eerst uit.
}
refusal-opening-not-from-rack = Uitkomen doe je met nieuwe sets van je plankje.

## De tafel verbouwen

refusal-no-rack-tile-played = Leg minstens 1 steen van je plankje uit.
refusal-set-dissolved = { $set } mag niet helemaal uit elkaar. Een deel blijft bij elkaar.
refusal-joker-meaning-changed = { $set }: de joker houdt zijn betekenis tot hij geruild wordt.
refusal-joker-moved = { $set }: de joker blijft bij zijn set tot hij geruild wordt.
refusal-joker-set-split = { $set }: deze set heeft een joker en blijft heel. Aanleggen mag wel.
refusal-joker-set-frozen = { $set }: deze set is bevroren tot de joker geruild wordt.
refusal-joker-swap-source = De steen die een joker vervangt, komt van je plankje.
refusal-joker-not-in-new-set = Een geruilde joker gaat naar een nieuwe set.
refusal-joker-swap-not-announced = Kondig het ruilen van de joker eerst aan.

## Pakken, afleggen, passen

refusal-draw-and-play = In één beurt leg je uit of pak je, niet allebei.
refusal-must-draw = Leg je niets uit, pak dan een steen.
refusal-too-many-drawn = Je pakt maar 1 steen.
refusal-pool-empty = De pot is leeg.
refusal-pool-not-empty = Er zitten nog stenen in de pot. Pak er een in plaats van te passen.
refusal-must-play-if-able = Je hebt een steen die past. Hier moet je die uitleggen.
refusal-must-discard = Leg 1 steen af.
refusal-no-discard-allowed = { $why ->
    [laid] Leg je stenen uit, dan leg je er geen af.
   *[never] Hier kun je geen steen afleggen.
}
refusal-discarded-the-drawn-tile = De steen die je net pakte, houd je. Leg een andere af.
refusal-take-discard-forbidden = Een afgelegde steen blijft liggen.
refusal-discard-not-in-new-set = De afgelegde steen die je pakt, gaat naar een nieuwe set.
refusal-taken-tile-not-laid = Gepakt: { $tile }. Leg die steen in dezelfde beurt uit.
refusal-face-up-forbidden = De open steen mag je hiervoor niet pakken.
refusal-starter-only-discards = Wie begint, legt in de eerste beurt alleen 1 steen af.
refusal-draw-first = Hier begint elke beurt met pakken.

## Het spelverloop

refusal-not-your-turn = Je bent nog niet aan de beurt.
refusal-not-now = Dat kan op dit moment niet.
refusal-round-over = De ronde is afgelopen.
refusal-match-over = De partij is afgelopen.
refusal-too-late = De tijd voor deze beurt is om.
refusal-too-early = De tijd voor deze beurt is nog niet om.
refusal-no-clock = Dit spel heeft geen klok.
refusal-tile-not-on-rack = De { $tile } staat niet op je plankje.
refusal-nothing-to-take = Die steen kun je hier niet pakken.
refusal-mistakes-not-penalised = Nog niet elke set klopt. Maak ze in orde en beëindig dan je beurt.
refusal-not-the-host = Dat kan alleen de gastheer.
refusal-no-such-seat = Die plaats is er niet.
refusal-seat-given-up = De speler op deze plaats heeft opgegeven.
refusal-seat-not-free = Op deze plaats speelt al iemand.
