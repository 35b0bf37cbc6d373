### Hvorfor noget ikke går.

## Brikkerne går ikke op

refusal-tile-not-in-game = { $tile } er ikke med i dette spil, eller ikke så mange gange. Farver i dette spil: { $colours }.
refusal-tile-lost = { $tile } mangler. Brikken hører til på bordet eller på dit bræt.
refusal-tile-added = Der er en { $tile } for meget. Brikken var hverken på bordet eller på dit bræt.
refusal-table-tile-to-rack = { $tile }: den brik lå på bordet i forvejen og bliver der.

## En serie, der ikke er en

refusal-invalid-set = { $set } er ikke en kombination endnu.
refusal-set-too-short = En kombination skal have mindst 3 brikker.
refusal-set-jokers-only = Jokere alene er ikke en kombination. Læg en brik med tal til.
refusal-set-mixed = Hverken tal eller farve passer sammen.
refusal-run-gap = Tallene er ikke i rækkefølge. I en række stiger tallet med 1 ad gangen.
refusal-run-off-the-end = En række går højst fra 1 til 13.
refusal-group-colour-twice = Én farve er der to gange. I en gruppe er hver farve der én gang.
refusal-group-too-large = En gruppe har her højst { $most } brikker.
refusal-joker-meaning-wrong = { $tile }: det kan jokeren ikke være på den plads.

## Åbningen

refusal-opening-below-minimum = Din åbning er { $value } værd indtil nu. Du skal bruge { $minimum } points.
refusal-opening-uses-table = { $moment ->
    [with] Du åbner først i denne tur. Fra din næste tur må du bruge kombinationerne på bordet.
   *[before] Du må ikke bruge kombinationerne på bordet endnu. Først kommer din åbning.
}
refusal-opening-not-from-rack = En åbning består af nye kombinationer fra dit bræt.

## At bygge om

refusal-no-rack-tile-played = Læg mindst 1 brik ud fra dit bræt.
refusal-set-dissolved = { $set } kan ikke skilles helt ad. En del bliver sammen.
refusal-joker-meaning-changed = { $set }: jokeren beholder sin betydning, til den bliver byttet.
refusal-joker-moved = { $set }: jokeren bliver i sin kombination, til den bliver byttet.
refusal-joker-set-split = { $set }: kombinationen har en joker og deles ikke. Du må gerne lægge til.
refusal-joker-set-frozen = { $set }: kombinationen er låst, til jokeren bliver byttet.
refusal-joker-swap-source = Brikken, der erstatter en joker, kommer fra dit bræt.
refusal-joker-not-in-new-set = En byttet joker skal ind i en ny kombination.
refusal-joker-swap-not-announced = Sig først til, at du bytter en joker.

## Tage, smide, melde pas

refusal-draw-and-play = I én tur lægger du ud eller tager, ikke begge dele.
refusal-must-draw = Lægger du intet ud, så tag en brik.
refusal-too-many-drawn = Der tages kun 1 brik.
refusal-pool-empty = Lageret er tomt.
refusal-pool-not-empty = Der er stadig brikker i lageret. Tag en i stedet for at melde pas.
refusal-must-play-if-able = Du har en brik, der passer. Her skal den lægges ud.
refusal-must-discard = Smid 1 brik.
refusal-no-discard-allowed = { $why ->
    [laid] Lægger du brikker ud, smider du ingen.
   *[never] Her kan du ikke smide en brik.
}
refusal-discarded-the-drawn-tile = Brikken, du lige tog, beholder du. Smid en anden.
refusal-take-discard-forbidden = En smidt brik bliver liggende.
refusal-discard-not-in-new-set = Den smidte brik, du tager, skal ind i en ny kombination.
refusal-taken-tile-not-laid = Du tog { $tile }. Læg brikken ud i samme tur.
refusal-face-up-forbidden = Den åbne brik kan ikke tages til det.
refusal-starter-only-discards = I den første tur smider startspilleren kun 1 brik.
refusal-draw-first = Her begynder hver tur med at tage en brik.

## Spillets gang

refusal-not-your-turn = Det er ikke din tur endnu.
refusal-not-now = Det går ikke lige nu.
refusal-round-over = Runden er slut.
refusal-match-over = Spillet er slut.
refusal-too-late = Tiden til denne tur er gået.
refusal-too-early = Tiden til denne tur er ikke gået endnu.
refusal-no-clock = I dette spil er der ingen tidsgrænse.
refusal-tile-not-on-rack = { $tile } er ikke på dit bræt.
refusal-nothing-to-take = Der er ikke sådan en brik at tage.
refusal-mistakes-not-penalised = Nogle kombinationer passer ikke endnu. Ret dem, og afslut så din tur.
refusal-not-the-host = Det kan kun værten.
refusal-no-such-seat = Den plads findes ikke.
refusal-seat-given-up = Spilleren på denne plads har givet op.
refusal-seat-not-free = Der spiller allerede nogen på denne plads.
