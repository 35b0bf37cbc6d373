### Perché qualcosa non si può fare.

## I conti delle pedine non tornano

refusal-tile-not-in-game = { $tile }: questa pedina non è in questo gioco, o non così tante volte. Colori di questo gioco: { $colours }.
refusal-tile-lost = { $tile }: manca questa pedina. Il suo posto è sul tavolo o sul tuo leggio.
refusal-tile-added = { $tile }: una pedina di troppo. Non era né sul tavolo né sul tuo leggio.
refusal-table-tile-to-rack = { $tile }: questa pedina era già sul tavolo e lì rimane.

## Una combinazione che non lo è

refusal-invalid-set = { $set } non è ancora una combinazione.
refusal-set-too-short = A una combinazione servono almeno 3 pedine.
refusal-set-jokers-only = I jolly da soli non bastano. Aggiungi una pedina con un numero.
refusal-set-mixed = Né il numero né il colore sono uguali.
refusal-run-gap = I numeri non sono consecutivi. In una scala si sale di 1 alla volta.
refusal-run-off-the-end = Una scala resta tra 1 e 13.
refusal-group-colour-twice = Un colore c’è due volte. In un gruppo ogni colore compare una volta sola.
refusal-group-too-large = Qui un gruppo ha al massimo { $most } pedine.
refusal-joker-meaning-wrong = { $tile }: in quel punto il jolly non può sostituirlo.

## L'apertura

refusal-opening-below-minimum = La tua apertura vale { $value } finora. Ti servono { $minimum } punti.
refusal-opening-uses-table = { $moment ->
    [with] In questo turno apri soltanto. Dal prossimo turno puoi usare le combinazioni sul tavolo.
   *[before] Non puoi ancora usare le combinazioni sul tavolo. Prima devi aprire.
}
refusal-opening-not-from-rack = L’apertura è fatta di combinazioni nuove dal tuo leggio.

## Ricombinare il tavolo

refusal-no-rack-tile-played = Cala almeno 1 pedina del tuo leggio.
refusal-set-dissolved = { $set }: non si può disfare del tutto. Una parte resta insieme.
refusal-joker-meaning-changed = { $set }: il jolly mantiene il suo valore finché non viene scambiato.
refusal-joker-moved = { $set }: il jolly resta nella sua combinazione finché non viene scambiato.
refusal-joker-set-split = { $set }: con il jolly questa combinazione resta intera. Puoi aggiungere pedine.
refusal-joker-set-frozen = { $set }: questa combinazione è bloccata finché il suo jolly non viene scambiato.
refusal-joker-swap-source = La pedina che sostituisce un jolly viene dal tuo leggio.
refusal-joker-not-in-new-set = Un jolly scambiato va in una combinazione nuova.
refusal-joker-swap-not-announced = Annuncia prima lo scambio del jolly.

## Pescare, scartare, passare

refusal-draw-and-play = In un turno si cala o si pesca, non entrambe le cose.
refusal-must-draw = Se non cali niente, pesca una pedina.
refusal-too-many-drawn = Si pesca solo 1 pedina.
refusal-pool-empty = Il pozzo è vuoto.
refusal-pool-not-empty = Nel pozzo ci sono ancora pedine. Pescane una invece di passare.
refusal-must-play-if-able = Hai una pedina adatta. Qui va calata.
refusal-must-discard = Scarta 1 pedina.
refusal-no-discard-allowed = { $why ->
    [laid] Se cali pedine, non scarti.
   *[never] Qui non puoi scartare.
}
refusal-discarded-the-drawn-tile = La pedina appena pescata resta a te. Scartane un’altra.
refusal-take-discard-forbidden = Una pedina scartata resta dov’è.
refusal-discard-not-in-new-set = La pedina presa dagli scarti va in una combinazione nuova.
refusal-taken-tile-not-laid = { $tile }: hai preso questa pedina, calala nello stesso turno.
refusal-face-up-forbidden = La pedina scoperta non si può prendere per questo.
refusal-starter-only-discards = Nel primo turno chi comincia scarta soltanto 1 pedina.
refusal-draw-first = Qui ogni turno comincia pescando.

## Lo svolgimento

refusal-not-your-turn = Non è ancora il tuo turno.
refusal-not-now = In questo momento non si può.
refusal-round-over = La manche è finita.
refusal-match-over = La partita è finita.
refusal-too-late = Il tempo di questo turno è scaduto.
refusal-too-early = Il tempo di questo turno non è ancora scaduto.
refusal-no-clock = Qui si gioca senza limite di tempo.
refusal-tile-not-on-rack = { $tile }: questa pedina non è sul tuo leggio.
refusal-nothing-to-take = Questa pedina non si può prendere.
refusal-mistakes-not-penalised = Alcune combinazioni non sono ancora a posto. Sistemale, poi finisci il turno.
refusal-not-the-host = Può farlo solo l’organizzatore.
refusal-no-such-seat = Questo posto non esiste.
refusal-seat-given-up = Chi giocava a questo posto ha lasciato.
refusal-seat-not-free = A questo posto gioca già qualcuno.
