about-baltic = Un jolly resta finché qualcuno non lo scambia.
about-pro6 = Fino a sei giocatori e sei colori.
which-style = Quale edizione è?
your-language-chose = Secondo la tua lingua
popular-rules = Regole che si cambiano spesso
all-rules = Tutte le regole
rules-search = Cerca una regola
rules-search-none = Nessuna regola contiene queste parole.
who-joins = Chi può giocare
joins-link = Con il link
joins-all = Chiunque
everybody-reads = Lo leggono tutti al tavolo
more-choices = Altre scelte
rule-differs = cambiata
said-opening-any = si apre con qualsiasi combinazione
said-opening-points = apertura { $minimum }
said-jokers-free = i jolly si spostano liberamente
said-jokers-same-meaning = i jolly mantengono il valore
said-jokers-stay-until-swapped = i jolly restano fino allo scambio
said-jokers-no-split = le combinazioni con jolly restano intere
said-jokers-frozen = le combinazioni con jolly sono bloccate
said-hints-none = senza suggerimenti
said-hints-counted = i suggerimenti costano punti
said-hints-free = suggerimenti gratis
said-rounds = { $count } manche
rules-changed-by = { $count ->
    [one] { $name } ha cambiato { $count } regola.
   *[other] { $name } ha cambiato { $count } regole.
}
ready-again = Premi di nuovo «Posso cominciare».
rules-group-2 = Prima del primo turno
rules-group-3 = Le combinazioni
rules-group-4 = L’apertura
rules-group-5 = Il tuo turno
rules-group-7 = I jolly sul tavolo
rules-group-8 = Tempo ed errori
rules-group-9 = La fine e i punti
go-on-with = Continua: { $names }
others-play = Giocano gli altri
my-games = Le mie partite
games-going = In corso
games-finished = Finite
games-none = Nessuna partita in corso.
privacy-link = Privacy
tapping-works = Puoi anche toccare le pedine e poi il tavolo.
first-game = Gioca la prima partita
try-yourself = Prova tu
you-and-best = Tu { $mine } · Il meglio { $best }
turning-point = Punto di svolta
more-possible = Si poteva di più
set-group = Gruppo: { $number }
from-rack = Dal leggio: { $tiles }.
from-set = Da { $set }: { $tiles }.
coach-keys = M: prossimo momento, T: prova, C: per i curiosi, Maiusc e frecce: passo per passo.
check-deal = Controlla questa distribuzione
deal-cannot = Qui non si può controllare. Servono le regole del server e una connessione sicura.
deal-good = Tutto torna: la distribuzione e ogni pescata. Manche: { $count }.
deal-differs = Qualcosa non torna: la riga { $line } non corrisponde alla distribuzione promessa.
deal-broken = La distribuzione non è quella promessa.
deal-own-found = Il tuo numero casuale, conservato da questo dispositivo, fa parte di questa distribuzione.
deal-own-missing = Ma ciò che questo dispositivo ha conservato prima della partita non torna.
deal-own-unknown = Questo dispositivo non ha conservato nulla di prima della partita. È controllato solo ciò che dice il registro.
deal-sealed = Secondo il server si erano impegnati tutti prima che qualcuno sapesse la distribuzione.
deal-open = Non sigillato: l’ultimo arrivato avrebbe potuto influire sulla distribuzione.
your-name = Il tuo nome
players-range = { $low }–{ $high } giocatori
home-title = Siediti con noi.
play-now = Gioca subito
play-now-sub = Contro il computer, come l’ultima volta
play-now-first = Contro il computer
new-table-sub = Scegli una scatola e manda il link
lobby-empty = Al momento non c’è nessun tavolo in attesa. Aprine uno.
# The tables the reader still sits at.
continue = I tuoi tavoli
sit-here = Siediti qui
# The boxes are the rule sets that people have at home.
which-box = Quale scatola hai?
rules-as-printed = Tutto come nelle istruzioni
back-to-sheet = Torna alle regole stampate
the-table = Il tavolo
# How many computer players.
computers = Computer
strength = Livello
live-drafts = Mosse in diretta
live-drafts-help = Gli altri ti vedono calare le pedine
open-table = Apri il tavolo
open-seat = Posto libero
anyone-with-link = Chi ha il link
is-ready = Ha confermato
not-ready = Non ancora
add-computer = Aggiungi un computer
program-help = Il programma prende il posto con questo indirizzo e questa chiave. La chiave si vede solo adesso; il resto è nella pagina del protocollo.
change-rules = Cambia le regole
change-table = Cambia il tavolo
send-link = Manda questo link
not-ready-after-all = Aspetta, non ancora
waiting-seats = { $count ->
    [one] { $count } posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
waiting-ready = { $count ->
    [one] { $count } giocatore non è ancora pronto.
   *[other] { $count } giocatori non sono ancora pronti.
}
all-ready = Tutti sono pronti.
learn-title = Non hai mai giocato?
learn-text = Imparalo giocando, in dieci brevi esercizi.
learn-start = Comincia l’introduzione
learn-go-on = Continua: esercizio { $number }
one-device = Un dispositivo per tutti
one-device-sub = Gioca contro il computer, o passatevi il dispositivo
device-people = Chi gioca su questo dispositivo?
device-person = Giocatore { $number }
device-begin = Comincia la partita
hand-round = Tutti giocano qui, di mano in mano
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
new-table = Nuovo tavolo
setting-notify = Avvisami quando tocca a me
setting-volume = Volume
rules-differ = { $count ->
    [one] { $count } regola cambiata
   *[other] { $count } regole cambiate
}
as-printed = Come nelle istruzioni
as-agreed = Finché l’organizzatore non chiude
menu-more = Altro
sound-and-motion = Suono e movimento
new-key = Crea una nuova chiave
new-key-help = Se qualcun altro ha questo indirizzo, crea una nuova chiave. La vecchia smette subito di valere.
other-device-help = Apri lì questo indirizzo. È il tuo posto: tienilo per te.
key-move = Muoversi su leggio e tavolo
key-select = Prendere o posare una pedina
key-lay = Calare: qui, o dove va bene
key-new = Calare come nuova combinazione
key-back = Di nuovo sul leggio
key-pick = Cercare una pedina per numero; J: jolly
key-undo = Annulla, ripeti
key-sort = Ordinare il leggio
key-hint = Suggerimento
key-draw = Pescare
key-discard = Scartare questa pedina
key-play = Il pulsante grande
key-down = Posare quello che hai preso
key-help = Questa lista
key-name-space = Spazio
key-name-enter = Invio
key-name-control = Ctrl
key-name-escape = Esc
key-fits = Prossima combinazione adatta
key-log = Che cosa è successo
hand-on = Affida il tavolo a { $name }
let-back = Lascia tornare { $name }
remove-sure = Togliere { $name } per sempre?
qr = Il link come codice QR
sort-playable = Ordina per combinazioni
tidy = Riordina il tavolo
other-device = Gioca su un altro dispositivo
table-rules = Regole di questo tavolo
what-changed = Che cosa è cambiato dal mio turno
read-table = Leggi il tavolo
read-set = Leggi questa combinazione
