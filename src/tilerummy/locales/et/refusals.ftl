### Miks midagi ei saa.

## Klotsid ei klapi

refusal-tile-not-in-game = { $tile }: seda klotsi siin mängus ei ole või pole neid nii palju. Selle mängu värvid: { $colours }.
refusal-tile-lost = { $tile }: see klots on puudu. Ta kuulub lauale või tagasi sinu alusele.
refusal-tile-added = { $tile }: üks klots on ülearu. Seda ei olnud ei laual ega sinu alusel.
refusal-table-tile-to-rack = { $tile }: see klots oli juba laual ja jääb sinna.

## Kombinatsioon, mis seda pole

refusal-invalid-set = { $set }: see ei ole veel kombinatsioon.
refusal-set-too-short = Kombinatsioonis peab olema vähemalt 3 klotsi.
refusal-set-jokers-only = Ainult jokkeritest ei piisa. Lisa numbriga klots.
refusal-set-mixed = Ei klapi number ega värv.
refusal-run-gap = Numbrid ei ole järjest. Reas kasvab number iga klotsiga 1 võrra.
refusal-run-off-the-end = Rida jääb 1 ja 13 vahele.
refusal-group-colour-twice = Üks värv on kaks korda. Rühmas on iga värv ühe korra.
refusal-group-too-large = { $most ->
    [one] Rühmas on siin kõige rohkem { $most } klots.
   *[other] Rühmas on siin kõige rohkem { $most } klotsi.
}
refusal-joker-meaning-wrong = { $tile }: seda jokker selles kohas asendada ei saa.

## Esimene kombinatsioon

refusal-opening-below-minimum = Sinu esimene kombinatsioon on seni väärt { $value }. Vaja on { $minimum } punkti.
refusal-opening-uses-table = { $moment ->
    [with] Sel käigul alles käid välja oma esimese kombinatsiooni. Laual olevaid saad kasutada järgmisest käigust.
   *[before] Laual olevaid kombinatsioone saad kasutada pärast oma esimest kombinatsiooni.
}
refusal-opening-not-from-rack = Esimene kombinatsioon peab olema uus ja tulema ainult sinu aluselt.

## Muutmine

refusal-no-rack-tile-played = Käi välja vähemalt 1 klots oma aluselt.
refusal-set-dissolved = { $set }: seda kombinatsiooni ei saa täiesti laiali võtta. Osa jääb kokku.
refusal-joker-meaning-changed = { $set }: jokker säilitab oma tähenduse, kuni see vahetatakse.
refusal-joker-moved = { $set }: jokker jääb oma kombinatsiooni, kuni see vahetatakse.
refusal-joker-set-split = { $set }: jokkeriga kombinatsioon jääb terveks. Juurde lisada võid.
refusal-joker-set-frozen = { $set }: jokkeriga kombinatsioon on lukus, kuni jokker vahetatakse.
refusal-joker-swap-source = Klots, mis jokkerit asendab, tuleb sinu aluselt.
refusal-joker-not-in-new-set = Vahetatud jokker läheb uude kombinatsiooni.
refusal-joker-swap-not-announced = Teata jokkeri vahetamisest enne.

## Võtmine, ära viskamine, vahele jätmine

refusal-draw-and-play = Ühel käigul käid välja või võtad, mitte mõlemat.
refusal-must-draw = Kui sa midagi välja ei käi, võta klots.
refusal-too-many-drawn = Võetakse ainult 1 klots.
refusal-pool-empty = Hunnik on tühi.
refusal-pool-not-empty = Hunnikus on veel klotse. Võta üks, selle asemel et vahele jätta.
refusal-must-play-if-able = Sul on sobiv klots. Siin tuleb see välja käia.
refusal-must-discard = Viska 1 klots ära.
refusal-no-discard-allowed = { $why ->
    [laid] Kui käid klotse välja, ei viska sa midagi ära.
   *[never] Siin ei saa klotsi ära visata.
}
refusal-discarded-the-drawn-tile = Äsja võetud klots jääb sulle. Viska ära mõni teine.
refusal-take-discard-forbidden = Ära visatud klots jääb oma kohale.
refusal-discard-not-in-new-set = Äravisatud klots, mille võtsid, läheb uude kombinatsiooni.
refusal-taken-tile-not-laid = { $tile }: sa võtsid selle klotsi, käi see samal käigul välja.
refusal-face-up-forbidden = Avatud klotsi ei saa selleks võtta.
refusal-starter-only-discards = Esimesel käigul viskab alustaja ainult 1 klotsi ära.
refusal-draw-first = Siin algab iga käik klotsi võtmisega.

## Mängu kulg

refusal-not-your-turn = Praegu ei ole veel sinu käik.
refusal-not-now = Praegu ei saa seda teha.
refusal-round-over = Voor on läbi.
refusal-match-over = Mäng on läbi.
refusal-too-late = Selle käigu aeg on läbi.
refusal-too-early = Selle käigu aeg ei ole veel läbi.
refusal-no-clock = Selles mängus ajapiirangut ei ole.
refusal-tile-not-on-rack = { $tile }: seda klotsi sinu alusel ei ole.
refusal-nothing-to-take = Seda klotsi võtta ei saa.
refusal-mistakes-not-penalised = Mõni kombinatsioon ei klapi veel. Paranda need ja lõpeta siis käik.
refusal-not-the-host = Seda saab teha ainult võõrustaja.
refusal-no-such-seat = Sellist kohta ei ole.
refusal-seat-given-up = Selle koha mängija on loobunud.
refusal-seat-not-free = Sellel kohal juba keegi mängib.
