## The connection, and who watches

bye-full = Il server è pieno al momento. Si riprova…
bye-banned = Non puoi più giocare su questo server.
watchers = Spettatori: { $count }

## People

seat-menu = Opzioni per { $name }
react = Invia una reazione
talk-new = Nuovi: { $count }

## Refusals

why-short = Perché?
take-back-tile = Riprendi: { $tile }
mend-or-back = Correggi o riprendi

## Ceremonies

opened-big = { $value }!
tiles-dealt = Le pedine sono distribuite.
opened-with = La tua apertura: { $value } punti
wants-rematch = { $name } vorrebbe giocare ancora.
sheet-sitting = Si stanno sedendo. Vieni?
sheet-wants = vuole giocare
sheet-reads = sta guardando
our-table = Il nostro tavolo
log-now = { $name } sta giocando

## Before the match

program = Il mio programma

## The table

# The player has opened.
seat-opened = Ha aperto
# The player needs so many points for the opening. Very short.
opens-at = apre con { $minimum }
seat-away = Assente
seat-left = Ha lasciato
pool-word = Pozzo
# The first set of a round.
empty-table = La prima combinazione va dove vuoi.
empty-table-watched = Sul tavolo non c’è ancora niente.
# Below that, for whoever has not laid before: what a set is, and how it is laid.
empty-table-help = Tre pedine o più: un numero in colori diversi, o un colore con numeri consecutivi. Trascinale qui, oppure toccale e poi tocca il tavolo.
set-of = combinazione { $number } di { $count }
look-incomplete = incompleta
look-illegal = non valida
look-frozen = bloccata
look-draft = in corso
look-mine = cambiata da te
look-last = cambiata nell’ultimo turno
set-missing = Manca: { $number }
set-one-more = Ne manca una
set-two-more = Ne mancano due
# $colour is a colour with a capital letter.
set-colour-twice = { $colour } due volte
set-mixed = Non legano
set-gap = Non consecutive
set-end = Solo da 1 a 13
set-many = Al massimo { $most }
set-frozen = Bloccata
# Somebody is laying tiles at this moment.
set-laying = { $name } …
redo = Ripeti
reset = Annulla tutto
sort-runs = Ordina per colore
sort-groups = Ordina per numero
sort-playable = Ordina per combinazioni
talk = Parla
talk-send = Invia
# Somebody at the table whose words are not shown any more; pressed while it is so.
talk-mute = Silenzia { $name }
split = Dividi
# $tile is "red 7".
take-tile = Prendi: { $tile }
take-all = Prendi tutte
pick-a-tile = Scegli una pedina
joker-which = Per quale pedina sta il jolly?
open-tile = Pedina scoperta: { $tile }
watching = Stai guardando
offline-draft-kept = Nessuna connessione. Le tue pedine restano così; nuovo tentativo…
opening-meter = { $value } di { $minimum } per la tua apertura
clock-warning = { $count ->
    [one] Ancora { $count } secondo
   *[other] Ancora { $count } secondi
}

## The big button. The first line is short; the second may be a short sentence.

do-draw = Pesca
do-pass = Passa
do-discard = Scarta
play-tiles = { $count ->
    [one] Cala { $count } pedina
   *[other] Cala { $count } pedine
}
all-fits = Sul tavolo è tutto a posto
going-out = Leggio vuoto: hai chiuso
unfinished = { $count ->
    [one] { $count } combinazione da finire
   *[other] { $count } combinazioni da finire
}
sets-not-fitting = { $count ->
    [one] { $count } combinazione non va
   *[other] { $count } combinazioni non vanno
}
lay-or-draw = O cala pedine
draw-first = Ogni turno comincia così
pool-empty = Il pozzo è vuoto
open-with = O apri con { $minimum } punti
opening-help = Aggiungi una combinazione, o annulla tutto e pesca
reset-helps = O annulla tutto e ricomincia
# $tile is "red 7".
discard-tile = Scarta: { $tile }
choose-discard = Scarta 1 pedina
lay-or-discard = Cala, o scarta 1 pedina
choose-discard-how = Scegli una pedina dal leggio
plan-ahead = Puoi preparare il tuo turno
planned = { $count ->
    [one] Preparato: { $count } pedina
   *[other] Preparato: { $count } pedine
}
paused = Il gioco è in pausa
end-anyway = Finisci lo stesso
draw-again = Premi ancora per pescare.

## The status line

status-stays = Questa pedina resta sul tavolo.
status-frozen = Una combinazione con jolly è bloccata finché il jolly non è scambiato.
status-several-places = Va bene in più posti. Scegline uno.
status-no-place = Da sola non va. Scegli altre pedine.
status-stale = Intanto il gioco è andato avanti.
status-no-discard = Adesso non puoi scartare.
status-reset-first = Prima annulla tutto, poi pesca o scarta.
plan-changed = Il tavolo è cambiato. Parte del tuo piano non va più.

## What happened, as sentences. $me is "true" if the reader did it.

news-played = { $me ->
    [true] { $count ->
        [one] Hai calato { $count } pedina.
       *[other] Hai calato { $count } pedine.
    }
   *[other] { $count ->
        [one] { $name } ha calato { $count } pedina.
       *[other] { $name } ha calato { $count } pedine.
    }
}
news-announced = { $me ->
    [true] Hai annunciato uno scambio del jolly.
   *[other] { $name } ha annunciato uno scambio del jolly.
}
news-drew = { $me ->
    [true] Hai pescato.
   *[other] { $name } ha pescato.
}
news-discarded = { $me ->
    [true] Hai scartato: { $tile }.
   *[other] { $name } ha scartato: { $tile }.
}
news-passed = { $me ->
    [true] Hai passato.
   *[other] { $name } ha passato.
}
news-time-out = { $me ->
    [true] Il tuo tempo è scaduto.
   *[other] { $name }: tempo scaduto.
}
news-mistake = { $me ->
    [true] Il tuo turno non era valido: vale la regola sugli errori.
   *[other] { $name }: il turno non era valido, vale la regola sugli errori.
}
news-last-tile = { $me ->
    [true] Annunci la fine: hai calato l’ultima pedina.
   *[other] { $name } annuncia la fine: ha calato l’ultima pedina.
}
news-left = { $me ->
    [true] Hai lasciato il tavolo.
   *[other] { $name } ha lasciato il tavolo.
}
news-back = { $me ->
    [true] Giochi di nuovo tu.
   *[other] { $name } gioca di nuovo.
}
news-blocked = Nessuno può continuare. Vince chi ha meno punti.
blocked-difference = Gli altri segnano la differenza come punti negativi.

## Hints

hint-nothing = Non si può calare niente. Pesca una pedina.
hint-found = { $count ->
    [one] Si può calare { $count } pedina
   *[other] Si possono calare { $count } pedine
}
hint-lay-new = Nuova combinazione
hint-lay-onto = Aggiungi a una combinazione
hint-move-new = Prendi dal tavolo, nuova combinazione
hint-move-onto = In un’altra combinazione

## Rounds and scores

score-sheet = Foglio dei punti
round-over = La manche è finita
match-over = La partita è finita
who-begins = Chi comincia?
choosing-starter = L’organizzatore dice chi comincia
fewest = meno punti
how-it-went = Com’è andata la partita
deal-round = Distribuisci: manche { $number }
waiting-for-host = Si aspetta che l’organizzatore distribuisca le pedine della prossima manche.
rematch = Gioca ancora
record = Registro della partita

## The menu of the table

call-bot = Il computer gioca per { $name }
keys = Tastiera
leave-sure = Vuoi davvero andare via? I tuoi turni saranno saltati.

## Following the others, help for the hand, the end of a round

fits-in = Combinazioni adatte: { $count }
esc-back = Esc la rimette
log-again = Tocca un turno per rivederlo.
tap-on = Tocca per continuare
came-back = Di nuovo sul leggio: { $count }
came-back-why = Non erano in una combinazione completa
drawn-now = Pescate: { $count }
rule-here = La regola di questo tavolo
all-right = Va bene
held-goes = { $me ->
    [true] Ricevi ciò che resta agli altri
   *[other] { $name } riceve ciò che resta agli altri
}
