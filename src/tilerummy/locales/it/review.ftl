replay-drop = Trascina qui il registro di una partita, o scegli il file.
replay-pick = Scegli un file
replay-kept = Già viste su questo dispositivo
replay-bad-line = Questo non è il registro di una partita: la riga { $line } non si può leggere.
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-run = Riproduci
replay-speed = Velocità
replay-moment = Momento { $number } di { $count }
replay-racks = Leggii
replay-open = Tutti scoperti
replay-share = Link a questo momento
share-position = Condividi questa posizione
share-title = Riesci a trovarla?
share-count = { $count ->
    [one] Si può calare { $count } pedina.
   *[other] Si possono calare { $count } pedine.
}
share-picture = Copia l’immagine
share-save = Salva l’immagine
position-bad = Questo link non contiene nessuna posizione.
replay-notation = In notazione
replay-draft = Il tavolo allo scadere del tempo
replay-keys = Le frecce vanno passo per passo, lo spazio avvia, Inizio e Fine vanno agli estremi.

review = Riepilogo
review-turn = Turno { $number }
review-nothing = Non si poteva calare nulla.
look-could = { $count ->
    [one] Si poteva calare { $count } pedina
   *[other] Si potevano calare { $count } pedine
}
look-much = Si poteva calare molto
look-praise = Non si poteva fare di meglio.
look-calm = Una partita tranquilla. Non è sfuggito nulla.
look-moments = Momenti
look-looking = Cerco i tuoi momenti migliori …
look-open = Potevi aprire
look-last-turn = Il tuo ultimo turno
look-more = { $count } in più
look-joker = Un jolly regalato
look-joker-taken = { $name } ha preso il tuo jolly.
look-best = Mossa migliore
look-again = Ancora
look-see = Guardala
look-curious = Per i curiosi
look-curious-what = probabilità, fortuna, correttezza
try-solved = Era proprio questo.
try-go-on = Continua o guarda il resto.
try-same = le stesse pedine, senza limiti di tempo
try-calm = Nessuno aspetta. Prenditi tempo.
review-best = Non si poteva calare altro.
review-missed = { $count ->
    [one] Si poteva calare { $count } pedina in più.
   *[other] Si potevano calare { $count } pedine in più.
}
review-missed-points = { $count ->
    [one] Si potevano calare altrettante pedine con { $count } punto in più.
   *[other] Si potevano calare altrettante pedine con { $count } punti in più.
}
review-cut = Forse c’è di meglio: la ricerca è stata interrotta.
review-taking = Con la pedina scoperta: { $tile }
review-show = Mostra la mossa migliore
review-hide = Come è stato giocato

review-players = I giocatori in breve
review-player = Giocatore
review-laid = Pedine calate su quelle possibili
review-of = { $part } su { $whole }
review-best-turns = Turni senza occasioni perse
review-held-back = Poteva calare, non l’ha fatto
review-left = Punti rimasti
review-luck = Fortuna nel pescare
review-luck-help = 50 è la media. Dice quanto erano buone le pedine pescate tra quelle che potevano uscire.
review-jokers = Jolly
review-share = quota equa: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Pedine sui leggii
review-chances = Probabilità di vincere la manche, in %
review-chances-help = Da ogni posizione mostrata, il computer ha finito la manche { $count } volte, con i leggii com’erano e il pozzo rimescolato.
review-intervals-help = La fascia e i numeri tra parentesi mostrano la precisione: 95 intervalli di questo tipo su 100 contengono la vera probabilità.
review-table = Come tabella
review-working = Riepilogo in corso: turno { $done } di { $count }
review-failed = Non è stato possibile fare il riepilogo. Si può rivedere la partita anche senza.
review-rules = Regole: { $rules }
review-turns = Turni
try-yourself = Prova tu
you-and-best = Tu { $mine } · Il meglio { $best }
turning-point = Punto di svolta
more-possible = Si poteva di più
set-group = Gruppo: { $number }
from-rack = { $tiles } dal leggio.
from-group = { $tiles } dal gruppo di { $number }.
from-run = { $tiles } dalla scala { $span }.
coach-keys = M: prossimo momento, T: prova, C: per i curiosi, Maiusc e frecce: passo per passo.
check-deal = Controlla questa distribuzione
deal-cannot = Qui non si può controllare. Servono le regole del server.
deal-good = Tutto torna: la distribuzione e ogni pescata. Manche: { $count }.
deal-differs = Qualcosa non torna: la riga { $line } non corrisponde alla distribuzione promessa.
deal-broken = La distribuzione non è quella promessa.
deal-own-found = Il tuo numero casuale, conservato da questo dispositivo, fa parte di questa distribuzione.
deal-own-missing = Ma ciò che questo dispositivo ha conservato prima della partita non torna.
deal-own-unknown = Questo dispositivo non ha conservato nulla di prima della partita. È controllato solo ciò che dice il registro.
deal-sealed = Secondo il server si erano impegnati tutti prima che qualcuno sapesse la distribuzione.
deal-open = Non sigillata: chi è arrivato per ultimo avrebbe potuto influire sulla distribuzione.
