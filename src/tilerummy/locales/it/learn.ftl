rules-box = Scatola
rules-than = Confronta con
rules-than-none = Niente
rules-print = Stampa
rules-booklet = Stampa come libretto
rules-sources = Da dove viene ogni regola
rules-contents = Indice
rules-learn = Impara giocando
rule-number = Regola { $number }
whole-book = Tutto il regolamento

tutorial = Introduzione
task-number = Esercizio { $number } di { $count }
tutorial-done = Ora sai tutto: combinazioni, jolly, chiudere.
lesson-later = { $joker ->
    [true] Tieni il jolly per dopo.
   *[false] Tieni il numero { $number } per dopo.
}
lesson-stays = { $joker ->
    [true] Il jolly resta al suo posto.
   *[false] Il numero { $number } resta al suo posto.
}
lesson-place = { $joker ->
    [true] Il jolly non va lì.
   *[false] Il numero { $number } non va lì.
}
first-game-with = con { $names }, circa 10 minuti
tutorial-rules = Le regole

pad = Segnapunti
hourglass = Clessidra
referee = Arbitro

pad-name = Nome del giocatore { $number }
pad-who-plays = Chi gioca?
pad-player = { $name }, modifica
pad-add = Aggiungi un giocatore
tiles-how-text = Scrivi la lettera del colore, poi il numero: { $tile }. Un jolly è *. Una barra separa due combinazioni. Le lettere sono { $list }.
pad-who = Chi ha chiuso?
pad-nobody = Nessuno
photo = Foto
photo-take = Scatta una foto
photo-choose = Scegli un’immagine
photo-stays = La foto resta su questo dispositivo.
way-tiles = Tocca le pedine
way-number = Numero
pad-hand-game = Era una giocata di mano
pad-write = Segna
pad-write-round = Segna la manche { $number }
pad-missing = Manca ancora: { $name }
pad-correct = Correggi la manche { $number }
pad-undo = Togli l’ultima manche
pad-undone = Rimettila
pad-players-range = Questa scatola è per { $low }–{ $high } giocatori.
pad-begins = { $name } comincia la manche successiva.
pad-begins-anew = Decidete di nuovo chi comincia la manche successiva.
pad-leads = In testa: { $names }
pad-leads-by = { $value ->
    [one] { $name } ha { $value } punto di vantaggio.
   *[other] { $name } ha { $value } punti di vantaggio.
}
pad-adds-up = I conti tornano.
pad-new = Foglio nuovo
pad-new-sure = Premi ancora: il vecchio foglio sparisce.
pad-save = Salva in un file
pad-load = Apri un file
pad-load-bad = Questo file non è un segnapunti.

glass-start = Avvia
glass-plays = Gioca { $name }
glass-then = Poi { $names }
glass-turn = Fatto, gira
glass-anywhere = o tocca un punto qualsiasi
glass-up = Il tempo è scaduto.
glass-draws = { $count ->
    [one] { $name } pesca { $count } pedina.
   *[other] { $name } pesca { $count } pedine.
}

referee-before = Il tavolo prima
referee-after = E dopo
referee-here = La prossima pedina va qui
referee-take = Togli: { $tile }
referee-not = Così no
referee-sets-fine = Tutte le combinazioni sono valide.
referee-rack = Leggio
referee-new-set = Combinazione nuova
referee-back = Annulla
referee-clear = Svuota tutto
referee-opened = Ho aperto
referee-lay = Prova la mia mossa: è permessa?
referee-best = Qual è la mia mossa migliore?
referee-legal = Questa mossa è permessa.
referee-change = Cambia la posizione
referee-best-is = La mossa migliore
referee-sure = Meglio non si può.
referee-found = La migliore trovata nel tempo disponibile.
