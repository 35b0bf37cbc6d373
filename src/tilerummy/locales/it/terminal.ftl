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
# $file - the name of a file
terminal-kept = La partita è salvata in { $file }.
terminal-go-on = Continua la partita di { $file }.
# $example - what to type: discard r7
terminal-discard-now = Scarta una pedina: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Non capisco { $text }. Scrivi { $help } per vedere che cosa puoi fare.
terminal-take = prendi
terminal-quit = esci
terminal-help = aiuto
