rules-box = Scatola
rules-than = Confronta con
rules-than-none = Niente
rules-print = Stampa
rules-booklet = Stampa come libretto
rules-contents = Indice
rules-learn = Impara giocando
rule-number = Regola { $number }
whole-book = Tutto il regolamento

tutorial = Introduzione
task-number = Esercizio { $number } di { $count }
tutorial-done = Ora sai tutto: combinazioni, jolly, chiudere.
lesson-later = { $joker ->
    [true] Il jolly resta per dopo.
   *[false] Il numero { $number } resta per dopo.
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

home-box = Per la scatola sul tuo tavolo
home-box-lead = Non serve un account: tutto resta sul tuo dispositivo. Solo l’arbitro chiede al server.
pad = Segnapunti
hourglass = Clessidra
referee = Arbitro

pad-name = Nome del giocatore { $number }
pad-add = Aggiungi un giocatore
pad-points = Resta sul leggio
pad-points-help = Punti, oppure le pedine: r7 k12 *
tiles-how = Come scrivere le pedine
tiles-how-text = Scrivi la lettera del colore, poi il numero: { $tile }. Un jolly è *. Una barra separa due combinazioni. Le lettere sono { $list }.
pad-who = Chi ha chiuso?
pad-blocked = Nessuno poteva continuare
pad-hand-game = Era una giocata di mano
pad-write = Segna
pad-undo = Togli l’ultima manche
pad-unreadable = { $text } non è né un numero né pedine.
pad-players-range = Questa scatola è per { $low }–{ $high } giocatori.
pad-begins = { $name } comincia la manche successiva.
pad-begins-anew = Decidete di nuovo chi comincia la manche successiva.
pad-leads = In testa: { $names }
pad-round-of = Manche { $number } di { $count }
pad-new = Foglio nuovo
pad-new-sure = Premi ancora: il vecchio foglio sparisce.
pad-save = Salva in un file
pad-load = Apri un file
pad-load-bad = Questo file non è un segnapunti.

glass-seconds = Secondi per turno
glass-start = Avvia
glass-stop = Ferma
glass-next = Giocatore seguente
glass-voice = Dillo ad alta voce
glass-up = Il tempo è scaduto.
glass-rule = Che cosa succede allora

referee-lead = Riproduci il tavolo com’era e, sotto, come lo lasci. Vedi subito se è permesso.
referee-before = Il tavolo prima
referee-after = E dopo
referee-here = La prossima pedina va qui
referee-take = Togli: { $tile }
referee-type = Preferisco scriverlo
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
referee-found = La migliore trovata in tempo.
