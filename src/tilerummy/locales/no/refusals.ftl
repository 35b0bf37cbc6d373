### Hvorfor noe ikke går.

## Brikkene går ikke opp

refusal-tile-not-in-game = { $tile } er ikke med i dette spillet, eller ikke så mange ganger. Farger i dette spillet: { $colours }.
refusal-tile-lost = { $tile } mangler. Brikken hører til på bordet eller i brikkeholderen din.
refusal-tile-added = Det er en { $tile } for mye. Brikken var verken på bordet eller i brikkeholderen din.
refusal-table-tile-to-rack = { $tile }: denne brikken lå på bordet fra før og blir der.

## En kombinasjon som ikke er det

refusal-invalid-set = { $set } er ikke en kombinasjon ennå.
refusal-set-too-short = En kombinasjon trenger minst 3 brikker.
refusal-set-jokers-only = Bare jokere blir ingen kombinasjon. Legg til en brikke med tall.
refusal-set-mixed = Verken tallet eller fargen stemmer.
refusal-run-gap = Tallene er ikke i rekkefølge. I en sekvens øker tallet med 1 for hver brikke.
refusal-run-off-the-end = En sekvens går høyst fra 1 til 13.
refusal-group-colour-twice = Én farge er der to ganger. I en gruppe er hver farge der én gang.
refusal-group-too-large = En gruppe har høyst { $most } brikker her.
refusal-joker-meaning-wrong = { $tile }: det kan jokeren ikke være på den plassen.

## Første utlegg

refusal-opening-below-minimum = Ditt første utlegg er verdt { $value } så langt. Du trenger { $minimum } poeng.
refusal-opening-uses-table = { $moment ->
    [with] Dette er ditt første utlegg. Fra din neste tur kan du bruke kombinasjonene på bordet.
   *[before] Kombinasjonene på bordet er ikke åpne for deg ennå. Først kommer ditt første utlegg.
}
refusal-opening-not-from-rack = Første utlegg består av nye kombinasjoner fra brikkeholderen din.

## Ombygging

refusal-no-rack-tile-played = Legg ut minst 1 brikke fra brikkeholderen din.
refusal-set-dissolved = { $set } kan ikke løses helt opp. En del blir liggende sammen.
refusal-joker-meaning-changed = { $set }: jokeren beholder betydningen sin til den blir byttet.
refusal-joker-moved = { $set }: jokeren blir i kombinasjonen sin til den blir byttet.
refusal-joker-set-split = { $set }: kombinasjonen har en joker og deles ikke. Du kan legge til brikker.
refusal-joker-set-frozen = { $set }: kombinasjonen er låst til jokeren blir byttet.
refusal-joker-swap-source = Brikken som erstatter en joker, kommer fra brikkeholderen din.
refusal-joker-not-in-new-set = En byttet joker skal inn i en ny kombinasjon.
refusal-joker-swap-not-announced = Si fra først at du bytter en joker.

## Trekke, kaste, melde pass

refusal-draw-and-play = I samme tur kan du legge ut eller trekke, ikke begge deler.
refusal-must-draw = Legger du ikke ut noe, så trekk en brikke.
refusal-too-many-drawn = Man trekker bare 1 brikke.
refusal-pool-empty = Stabelen er tom.
refusal-pool-not-empty = Det er fortsatt brikker i stabelen. Trekk en i stedet for å melde pass.
refusal-must-play-if-able = Du har en brikke som passer. Her må den legges ut.
refusal-must-discard = Kast 1 brikke.
refusal-no-discard-allowed = { $why ->
    [laid] Legger du ut brikker, kaster du ingen.
   *[never] Her kan du ikke kaste en brikke.
}
refusal-discarded-the-drawn-tile = Brikken du nettopp trakk, beholder du. Kast en annen.
refusal-take-discard-forbidden = En kastet brikke blir liggende.
refusal-discard-not-in-new-set = Den kastede brikken du tar, skal inn i en ny kombinasjon.
refusal-taken-tile-not-laid = Du tok { $tile }. Legg den ut i samme tur.
refusal-face-up-forbidden = Den åpne brikken kan ikke tas til dette.
refusal-starter-only-discards = På første tur kaster startspilleren bare 1 brikke.
refusal-draw-first = Her begynner hver tur med å trekke en brikke.

## Spillets gang

refusal-not-your-turn = Det er ikke din tur ennå.
refusal-not-now = Det går ikke akkurat nå.
refusal-round-over = Runden er over.
refusal-match-over = Spillet er over.
refusal-too-late = Tiden for denne turen er ute.
refusal-too-early = Tiden for denne turen er ikke ute ennå.
refusal-no-clock = Dette spillet har ingen tidsgrense.
refusal-tile-not-on-rack = { $tile } er ikke i brikkeholderen din.
refusal-nothing-to-take = Det er ingen slik brikke å ta.
refusal-mistakes-not-penalised = Noen kombinasjoner stemmer ikke ennå. Rett dem opp, og avslutt så turen.
refusal-not-the-host = Det kan bare verten gjøre.
refusal-no-such-seat = Den plassen finnes ikke.
refusal-seat-given-up = Spilleren på denne plassen har gitt opp.
refusal-seat-not-free = Noen spiller allerede på denne plassen.
