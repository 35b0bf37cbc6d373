rules-changed-by = { $count ->
    [one] { $name } ha cambiato { $count } regola.
   *[other] { $name } ha cambiato { $count } regole.
}
ready-again = Premi di nuovo «Posso cominciare».
open-seat = Posto libero
anyone-with-link = Chi ha il link
is-ready = Ha confermato
deals-soon = { $name } distribuisce tra poco.
sitting-is-ready = Chi siede qui gioca. Non devi premere niente.
not-ready = Non ancora
add-computer = Aggiungi un computer
program-help = Il programma prende il posto con questo indirizzo e questa chiave. La chiave si vede solo adesso; il resto è nella pagina del protocollo.
change-rules = Cambia le regole
not-ready-after-all = Aspetta, non ancora
waiting-seats = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-ready = { $count ->
    [one] { $count } giocatore non è ancora pronto.
   *[other] { $count } giocatori non sono ancora pronti.
}
invites-you = { $name } ti invita.
invited = Sei tra gli invitati.
invited-about = { $count } giocatori, circa { $minutes } minuti.
invited-slow = { $count } giocatori, con giorni per ogni turno.
show-me-how = Mostrami come si fa (2 min)
called-off = { $count ->
    [one] Un inizio è stato annullato.
   *[other] { $count } inizi sono stati annullati.
}
start-pause = Dopo tanti tentativi c’è una pausa. Si può ricominciare tra { $seconds } s.
begin-ask = L’inizio è stato annullato { $count } volte. Chi lo fa forse aspetta pedine migliori. Cominciare adesso?
begin-anyway = Comincia adesso
begin-not = Non ancora
lobby-asked = lo sa già
lobby-deal = Distribuisci per { $count }
lobby-later = stavolta senza { $names }
lobby-not-now = Stavolta no
lobby-guest = Un ospite per stasera
lobby-more-chair = Una sedia in più
sheet-kept = La tua sedia resta tua per { $seconds } s.
sheet-asks = vorrebbe giocare
