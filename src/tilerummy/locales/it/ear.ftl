### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Si aggiunge: { $tiles }. Ora: { $set }.
told-added-from = Si aggiunge: { $tiles }, dal tavolo: { $moved }. Ora: { $set }.
told-moved = Dal tavolo: { $moved }. Ora: { $set }.
told-new = Nuova combinazione: { $set }.
told-new-from = Nuova combinazione: { $set }. Dal tavolo: { $moved }.
told-left = Lì resta: { $set }.
told-back = Torna sul leggio: { $tiles }.
told-set-laid = { $set }, { $count } dal leggio
told-with = { $set } con { $jokers }
told-group = gruppo del { $number }: { $colours }
told-twice = { $number } due volte
told-drew = Hai pescato: { $tile }.
told-empty = Sul tavolo non c’è niente.
told-nothing = Dal tuo turno non è successo niente.
told-unfinished = Non ancora una combinazione: { $tiles }.
told-short-onto = { $tiles } alla combinazione { $number }
told-short-new = { $tiles } come nuova combinazione
told-short-moved = combinazione { $number } cambiata
told-one-left = Resta una sola pedina: { $name }.

## Answers to keys

told-not-held = Non è sul tuo leggio: { $tiles }.
told-no-undo = Non c’è nulla da annullare.
told-no-redo = Non c’è nulla da ripetere.
told-no-set = Non c’è una combinazione { $number }.
told-set = Combinazione { $number }: { $set }.
told-sets = Combinazioni sul tavolo: { $count }.
told-no-takers = Nessuna combinazione accetta una tua pedina.
told-opens = Basta per aprire: { $value }.
told-laid = Calato in questo turno: { $tiles }.
told-laid-none = In questo turno non hai calato niente.
told-level-short = Frasi brevi.
told-level-normal = Frasi normali.
told-level-full = Frasi complete.
told-log = La cronologia è aperta accanto al tavolo.
told-log-closed = La cronologia è chiusa.
told-type = Scrivi una combinazione, per esempio { $example }
told-not-read = Non è una combinazione: { $text }.
told-empty-hand = Niente in mano.
told-edge = Non c’è altro in questa direzione.
told-needs = Per aprire ti servono almeno: { $minimum }.
told-price = Costa { $points }. Premi di nuovo per sentirlo.
told-no-hints = A questo tavolo non ci sono suggerimenti.
told-nobody = Qui nessuno vedrebbe una reazione.

## Beside a seat

seat-more-time = Più tempo per { $name }
seat-more-time-help = Il tempo comincia a scorrere solo dopo la durata di un turno intero.

## The list of keys

key-hear-rack = Andare al leggio e sentirlo
key-hear-takers = Sentire le combinazioni che accettano le tue pedine
key-go-set = Andare a una combinazione per numero
key-standing = Sentire come va la partita
key-can-lay = Sentire che cosa puoi calare
key-again = Risentire l’ultima frase
key-type = Scrivere una combinazione
key-hear-turn = Sentire il tuo turno fin qui
key-level = Frasi brevi, normali o complete

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Suggerimento { $number } di 3
hint-tile = Puoi calare: { $tile }.
hint-where = Dove?
hint-enough = Basta così
hint-goes-front = Va davanti alla scala { $set }.
hint-goes-end = Va alla fine della scala { $set }.
hint-goes-into = Va con { $set }.
hint-goes-new = Forma una nuova combinazione: { $set }.
hint-lay = Cala
hint-whole = Tutto il turno
hint-next = Avanti
hint-all = Cala tutto
hint-rack = Dal tuo leggio: { $tiles }
hint-source = Da { $set }: { $tiles }
hint-step = Passo { $number } di { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = neri da { $first } a { $last }
run-r = rossi da { $first } a { $last }
run-b = blu da { $first } a { $last }
run-y = gialli da { $first } a { $last }
run-o = arancioni da { $first } a { $last }
run-g = verdi da { $first } a { $last }
run-w = bianchi da { $first } a { $last }
run-n = marroni da { $first } a { $last }
