### Le regole della casa.

## Le pedine

parameter-colours = Colori
    .help = I colori delle pedine; con pochi giocatori si usano solo i primi.
parameter-jokers-by-players = Jolly
    .help = Quanti jolly sono in gioco, a seconda del numero di giocatori.
parameter-colours-by-players = Colori in gioco
    .help = Quanti colori sono in gioco, a seconda del numero di giocatori.

## Prima di giocare

parameter-players = Giocatori
    .help = Quanti giocatori al minimo e al massimo siedono al tavolo.
parameter-starter = Chi comincia
    .help = Come si decide chi comincia.
value-starter-highest-tile-returned = La pedina più alta pescata
value-starter-die-highest = Il lancio di dado più alto
value-starter-lot = A sorte
value-starter-players-choose = Di comune accordo
parameter-direction = Senso di gioco
    .help = In che senso il turno gira intorno al tavolo.
value-direction-clockwise = In senso orario
value-direction-counterclockwise = In senso antiorario
parameter-hand-size = Pedine all’inizio
    .help = Con quante pedine comincia ogni giocatore.
parameter-starter-hand = Pedine di chi comincia
    .help = Quante pedine riceve chi comincia.
parameter-starter-discard = Scarto iniziale
    .help = Nel primo turno chi comincia scarta 1 pedina.
parameter-starter-may-lay = Calare prima dello scarto
    .help = Chi comincia può anche calare combinazioni prima di questo scarto.
parameter-pool-layout = Com’è disposto il pozzo
    .help = Come stanno le pedine coperte; nel gioco non cambia niente.
value-pool-layout-stacks-of-7-last-8 = Pile da 7, l’ultima da 8
value-pool-layout-stacks-of-7 = Pile da 7
value-pool-layout-heap = Sparse sul tavolo
value-pool-layout-single-stack = Una sola pila
value-pool-layout-bag = In un sacchetto
parameter-pool-owner = Pozzo comune o personale
    .help = Tutti pescano dallo stesso pozzo, o ognuno dal proprio.
value-pool-owner-common = Uno per tutti
value-pool-owner-personal = Uno a testa

## L'apertura

parameter-opening-min = Punti per aprire
    .help = I punti che servono per aprire il gioco; con 0 va bene ogni combinazione.
parameter-opening-joker-value = Jolly nell’apertura
    .help = Quanto conta un jolly nell’apertura: come la pedina sostituita, o sempre lo stesso.
value-opening-joker-value-replaced = La pedina sostituita
parameter-opening-scope = Conto dell’apertura
    .help = Le combinazioni dell’apertura si sommano, o una sola deve arrivare ai punti.
value-opening-scope-sum-of-sets = Tutte insieme
value-opening-scope-single-set = Una da sola
parameter-table-access = Usare il tavolo
    .help = Da quando puoi usare le combinazioni sul tavolo.
value-table-access-same-turn-after-opening = Subito dopo la tua apertura
value-table-access-turn-after-opening = Dal turno dopo la tua apertura
value-table-access-any-player-opened = Appena qualcuno ha aperto
parameter-hand-game = Giocata di mano
    .help = Quanto vale calare tutte le pedine nel turno della propria apertura.
value-hand-game-off = Niente di speciale
value-hand-game-double = Gli altri perdono il doppio
value-hand-game-double-and-no-minimum = Il doppio, senza minimo

## Il turno

parameter-draw-mode = Pescare
    .help = Quando si pesca, e se poi si scarta una pedina.
value-draw-mode-instead-of-playing = Se non cali niente
value-draw-mode-instead-then-discard = Se non cali niente; poi scarti
value-draw-mode-every-turn-then-place = A ogni turno, poi si cala o si scarta
parameter-voluntary-draw = Si può sempre pescare
    .help = Puoi pescare anche se potresti calare una pedina.
parameter-discard-drawn-tile = Scartare la pedina pescata
    .help = Puoi scartare proprio la pedina appena pescata.
parameter-take-discard = Prendere lo scarto
    .help = Se puoi prendere la pedina scartata dal giocatore prima di te.
value-take-discard-never = Mai
value-take-discard-for-new-set = Per una combinazione nuova
parameter-face-up-eighth = Pedina scoperta
    .help = Se l’ultima pedina del pozzo è scoperta, e per che cosa puoi prenderla.
value-face-up-eighth-off = Nessuna
value-face-up-eighth-to-finish = Per chiudere
value-face-up-eighth-to-play = Per calarla

## Tempo ed errori

parameter-time-limit-s = Tempo per turno
    .help = I secondi che hai per un turno; 0 vuol dire senza limite di tempo.
parameter-on-timeout = Tempo scaduto
    .help = Che ne è di un turno quando il suo tempo è scaduto.
value-on-timeout-loose-to-rack = Pedine sciolte sul leggio
value-on-timeout-turn-void = Il turno non conta
value-on-timeout-none = Senza limite di tempo
parameter-penalise-mistakes = Gli errori costano
    .help = Puoi finire il turno con combinazioni non a posto, ma ti costa qualcosa.
parameter-on-invalid-end = Dopo un errore
    .help = Che ne è di un turno finito con combinazioni non a posto.
value-on-invalid-end-loose-to-rack = Pedine sciolte sul leggio
value-on-invalid-end-turn-void = Il turno non conta
parameter-penalty-tiles = Pedine di penalità
    .help = Quante pedine peschi a tempo scaduto o dopo un errore.

## Combinazioni

parameter-group-distinct-colours = Ogni colore una volta
    .help = In un gruppo tutte le pedine hanno colori diversi.
parameter-group-max = Gruppo più grande
    .help = Quante pedine ha al massimo un gruppo: una per colore, o un numero.
value-group-max-number-of-colours = Una per colore
parameter-keep-three-of-original = Nessuna combinazione si disfa del tutto
    .help = Quando si ricombina, una parte di ogni vecchia combinazione resta insieme.

## Jolly

parameter-joker-sets = Combinazioni con il jolly
    .help = Che cosa si può fare con un jolly sul tavolo e la sua combinazione prima dello scambio.
value-joker-sets-free = Tutto è permesso
value-joker-sets-same-meaning = Il jolly mantiene il suo valore
value-joker-sets-stay-until-swapped = Il jolly resta nella combinazione
value-joker-sets-no-split = La combinazione resta intera
value-joker-sets-frozen = La combinazione è bloccata
parameter-joker-swap-tile-from = Pedina per il jolly
    .help = Da dove può venire la pedina che sostituisce un jolly.
value-joker-swap-tile-from-rack = Dal leggio
value-joker-swap-tile-from-anywhere = Dal leggio o dal tavolo
parameter-joker-after-swap = Jolly scambiato
    .help = Dove può andare un jolly scambiato.
value-joker-after-swap-new-set = In una combinazione nuova
value-joker-after-swap-any-set = In qualsiasi combinazione
value-joker-after-swap-rack-allowed = Anche sul leggio
parameter-joker-swap-announced = Annunciare lo scambio
    .help = Lo scambio di un jolly si annuncia prima.
parameter-joker-in-rack-points = Jolly rimasto
    .help = I punti che costa un jolly ancora sul tuo leggio alla fine.

## La fine

parameter-winner-bonus = Punti del vincitore
    .help = Che cosa segna il vincitore di una manche.
value-winner-bonus-sum-of-losers = Tutto ciò che perdono gli altri
value-winner-bonus-none = Niente
parameter-announce-last-tile = La fine si annuncia
    .help = Chi cala la sua ultima pedina annuncia la fine.
parameter-rounds = Manche
    .help = Quante manche fanno una partita.
value-rounds-agreed = Come concordato
parameter-next-starter = Chi comincia dopo
    .help = Chi comincia la manche successiva.
value-next-starter-starter-rule = Come nella prima manche
value-next-starter-winner = Il vincitore
value-next-starter-next-seat = Il giocatore seguente
