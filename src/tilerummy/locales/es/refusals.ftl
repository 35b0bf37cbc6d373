### Por qué algo no se puede.

## Las fichas no cuadran

refusal-tile-not-in-game = { $tile }: esa ficha no está en este juego, o no tantas veces. Colores de este juego: { $colours }.
refusal-tile-lost = { $tile }: falta esa ficha. Su lugar es la mesa o tu atril.
refusal-tile-added = { $tile }: esa ficha sobra. No estaba ni en la mesa ni en tu atril.
refusal-table-tile-to-rack = { $tile }: esa ficha ya estaba en la mesa y ahí se queda.

## Un grupo que no lo es

refusal-invalid-set = { $set } todavía no es un grupo.
refusal-set-too-short = Un grupo necesita al menos 3 fichas.
refusal-set-jokers-only = Solo con comodines no hay grupo. Añade una ficha con número.
refusal-set-mixed = No coinciden ni el número ni el color.
refusal-run-gap = Los números no van seguidos. En una escalera cada ficha sube 1.
refusal-run-off-the-end = Una escalera va del 1 al 13 como mucho.
refusal-group-colour-twice = Hay un color repetido. En una serie cada color va una sola vez.
refusal-group-too-large = Aquí una serie tiene { $most } fichas como máximo.
refusal-joker-meaning-wrong = { $tile }: en ese lugar el comodín no puede sustituir a esa ficha.

## Jugar la mesa

refusal-opening-below-minimum = Llevas { $value } y necesitas { $minimum } puntos para abrir.
refusal-opening-uses-table = { $moment ->
    [with] Estás abriendo en este turno. Desde tu próximo turno puedes usar los grupos de la mesa.
   *[before] Aún no puedes usar los grupos de la mesa. Primero tienes que abrir.
}
refusal-opening-not-from-rack = Para abrir hacen falta grupos nuevos de tu atril.

## Reorganizar la mesa

refusal-no-rack-tile-played = Coloca al menos 1 ficha de tu atril.
refusal-set-dissolved = { $set }: este grupo no se puede deshacer del todo. Una parte sigue junta.
refusal-joker-meaning-changed = { $set }: el comodín conserva su valor hasta que se cambie.
refusal-joker-moved = { $set }: el comodín sigue en su grupo hasta que se cambie.
refusal-joker-set-split = { $set }: este grupo lleva comodín y sigue entero. Puedes añadirle fichas.
refusal-joker-set-frozen = { $set }: este grupo está congelado hasta que se cambie su comodín.
refusal-joker-swap-source = La ficha que sustituye a un comodín sale de tu atril.
refusal-joker-not-in-new-set = Un comodín cambiado va a un grupo nuevo.
refusal-joker-swap-not-announced = Anuncia antes el cambio del comodín.

## Robar, descartar, pasar

refusal-draw-and-play = En un turno se coloca o se roba, no las dos cosas.
refusal-must-draw = Si no colocas nada, roba una ficha.
refusal-too-many-drawn = Solo se roba 1 ficha.
refusal-pool-empty = El pozo está vacío.
refusal-pool-not-empty = Aún quedan fichas en el pozo. Roba una en vez de pasar.
refusal-must-play-if-able = Tienes una ficha que encaja. Aquí hay que colocarla.
refusal-must-discard = Descarta 1 ficha.
refusal-no-discard-allowed = { $why ->
    [laid] Si colocas fichas, no descartas.
   *[never] Aquí no puedes descartar ninguna ficha.
}
refusal-discarded-the-drawn-tile = La ficha recién robada te la quedas. Descarta otra.
refusal-take-discard-forbidden = Una ficha descartada se queda donde está.
refusal-discard-not-in-new-set = La ficha tomada del descarte va a un grupo nuevo.
refusal-taken-tile-not-laid = { $tile }: has tomado esta ficha, colócala en el mismo turno.
refusal-face-up-forbidden = La ficha descubierta no se puede tomar para esto.
refusal-starter-only-discards = En el primer turno, quien empieza solo descarta 1 ficha.
refusal-draw-first = Aquí cada turno empieza robando.

## El desarrollo

refusal-not-your-turn = Todavía no es tu turno.
refusal-not-now = Eso no se puede en este momento.
refusal-round-over = La ronda ha terminado.
refusal-match-over = La partida ha terminado.
refusal-too-late = El tiempo de este turno se ha acabado.
refusal-too-early = El tiempo de este turno aún no se ha acabado.
refusal-no-clock = Este juego va sin reloj.
refusal-tile-not-on-rack = { $tile }: esa ficha no está en tu atril.
refusal-nothing-to-take = Esa ficha no se puede tomar.
refusal-mistakes-not-penalised = Aún hay grupos que no están bien. Arréglalos y termina tu turno.
refusal-not-the-host = Eso solo lo puede hacer el anfitrión.
refusal-no-such-seat = Ese sitio no existe.
refusal-seat-given-up = El jugador de este sitio ha abandonado.
refusal-seat-not-free = Alguien juega ya en este sitio.
