### What the page says. Plain, short, warm; no exclamation marks, numbers as digits.
### $name is a player's name. Where a message has $me, the form for "true" speaks to the reader.
### Buttons are narrow: keep them as short as the English.

## Everywhere

home = Inizio
menu = Menu
skip = Vai al contenuto
close = Chiudi
language = Lingua
theme = Chiaro o scuro
settings = Impostazioni
connecting = Un momento…
offline = Il server non risponde. Riprova tra un momento.
not-loaded = Non si è caricato. Controlla la rete e ricarica la pagina.
problem-unknown = Non ha funzionato.
you = tu
computer = Computer
players = Giocatori

## The first page

nav-play = Gioca
nav-puzzles = Enigmi
home-lead = Il rummy con le pedine in famiglia, tra amici o con un computer molto paziente. Ogni scatola, ogni regola di casa. Senza account, senza pubblicità.
lobby = Tavoli aperti
go-on = Continua
sit-down = Siediti
watch = Guarda
free-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
no-clock = Senza limite di tempo
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}

## A new table

hints = Suggerimenti
hints-none = Nessuno
# The others see how many hints somebody took.
hints-counted = Costano punti
hints-free = Gratis
listed = Tavolo pubblico

## Before the match

remove = Togli { $name }
copy = Copia
share = Condividi
ready = Posso cominciare
start = Comincia la partita

## The table

no-table = Questo tavolo non esiste.
your-turn = Tocca a te
# Whose turn it is; the reader waits.
turn-of = Tocca a { $name }
seat-number = Posto { $number }
your-rack = { $count ->
    [one] Il tuo leggio, { $count } pedina
   *[other] Il tuo leggio, { $count } pedine
}
undo = Annulla
sort = Ordina
hint = Suggerimento
later = Dopo

## The big button. The first line is short; the second may be a short sentence.

come-back = Riprendi

## What happened, as sentences. $me is "true" if the reader did it.

news-starts = { $me ->
    [true] Cominci tu.
   *[other] Comincia { $name }.
}
news-went-out = { $me ->
    [true] Hai chiuso.
   *[other] { $name } ha chiuso.
}

## Rounds and scores

round-number = Manche { $number }
total = Totale
went-out = ha chiuso
left-on-racks = Rimasto sui leggii
end-match = Finisci la partita
day-others = Com’è andata agli altri
you-won-match = Hai vinto la partita.
won-match = { $count ->
    [one] { $names } vince la partita.
   *[other] { $names } vincono insieme.
}

## The menu of the table

pause = Pausa
leave = Lascia la partita

## Settings

nav-rules = Regole
nav-at-home = A casa
why-rule = Mostra la regola
offline-now = Niente rete. Regole, introduzione, segnapunti e clessidra funzionano lo stesso.
you-share-win = Condividi la vittoria con { $names }.

## Following the others, help for the hand, the end of a round

setting-bots = I computer giocano
setting-bots-people = Come le persone
setting-bots-brisk = Svelti
setting-bots-once = Subito
log = Cronologia
set-span = { $first } – { $last }
out = Manche chiusa!
replay = Rivedi
labelled = { $label }: { $value }
