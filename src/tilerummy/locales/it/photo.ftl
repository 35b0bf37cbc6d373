photo-table = Tavolo
photo-lead = Metti le pedine scoperte e scatta una foto.
photo-lead-help = In qualsiasi ordine, meglio su uno sfondo a tinta unita. I punti vengono contati per te.
photo-lead-table = Scatta una foto del tavolo.
photo-lead-table-help = Dall’alto e con buona luce, con le pedine che riempiono l’immagine.
photo-private = La foto resta su questo dispositivo. Viene letta qui e poi dimenticata.
photo-tap = Tocca le pedine
photo-reading = Lettura…
photo-still = Ancora un momento…
photo-dark = Troppo buio per leggere.
photo-dark-help = Riprova vicino a una lampada.
photo-far = Un po’ più vicino, per favore.
photo-far-help = I numeri sono troppo piccoli.
photo-none = Nessuna pedina trovata.
photo-none-help = Mettile scoperte, meglio su uno sfondo a tinta unita.
photo-no-network = Per leggere le foto serve la rete una volta (3 MB).
photo-no-picture = Questa immagine non si può leggere. Vanno bene JPEG, PNG e WebP.
photo-no-reader = La foto non si può leggere su questo dispositivo. Tocca le pedine.
photo-add = Aggiungi una foto
photo-drop = Togli questa foto
photo-same = In due foto: sono le stesse pedine?
photo-sets = { $count ->
    [one] { $count } combinazione
   *[other] { $count } combinazioni
}
photo-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
photo-about = { $count ->
    [one] circa { $count } punto
   *[other] circa { $count } punti
}
photo-check = { $count ->
    [one] { $count } pedina da controllare
   *[other] { $count } pedine da controllare
}
photo-is = È giusto: { $tile }?
photo-tile-unsure = { $tile }, incerta
photo-no-set = Non è una combinazione
photo-which = Che pedina è?
photo-add-tile = Aggiungi una pedina
photo-not-sure = Qui si legge male.
photo-changed = La stampa non è chiara; le pedine vicine fanno pensare a questa.
photo-too-many = Più di quante ne ha la scatola: { $tile }.
photo-other = Un’altra:
photo-no-tile = Non è una pedina
photo-take-over = Usa queste pedine
photo-what-next = Poi vengono le tue pedine.
photo-referee = Chiedi all’arbitro
photo-two-sets = Sono più combinazioni che si toccano?
photo-colour = { $colour } è uno dei colori delle tue pedine?
