# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = cala queste pedine del leggio; il posto migliore si trova da sé
terminal-help-table = tutto il tavolo come deve essere
terminal-help-take = lo stesso con la pedina scoperta, che non serve nominare
terminal-help-draw = pescare o passare; basta anche solo Invio
terminal-help-discard = scarta una pedina
terminal-help-hint = che cosa si può calare
terminal-help-undo = torna all’ultima decisione
terminal-help-ask = ascoltare il leggio, il tavolo, che cosa è cambiato, la situazione, che cosa puoi calare, di nuovo l’ultima frase
terminal-help-quit = lasciare la partita

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Non c’è posto per { $tiles }.
terminal-nothing-to-take = Per questo non si può prendere nulla.
# $tiles - tiles in notation
terminal-not-on-rack = Non hai { $tiles } sul tuo leggio.
# $file - the name of a file
terminal-kept = La partita è salvata in { $file }.
terminal-go-on = Continua la partita di { $file }.
# $example - what to type: discard r7
terminal-discard-now = Scarta una pedina: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Non capisco { $text }. Scrivi { $help } per vedere che cosa puoi fare.
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-take = prendi
terminal-quit = esci
terminal-help = aiuto

## The game by ear: what happened on the table, and answers to what one asks about it

told-added = Si aggiunge: { $tiles }. Ora: { $set }.
told-added-from = Si aggiunge: { $tiles }, dal tavolo: { $moved }. Ora: { $set }.
told-moved = Dal tavolo: { $moved }. Ora: { $set }.
told-new = Nuova combinazione: { $set }.
told-new-from = Nuova combinazione: { $set }. Dal tavolo: { $moved }.
told-left = Lì resta: { $set }.
told-back = Torna sul leggio: { $tiles }.
told-run = { $first } – { $number }
told-group = gruppo di { $number }: { $colours }
told-twice = { $number } due volte
told-drew = Hai pescato: { $tile }.
told-empty = Sul tavolo non c’è niente.
told-nothing = Dal tuo turno non è successo niente.
