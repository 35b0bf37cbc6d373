# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = coloca estas fichas del atril; se busca el mejor sitio
terminal-help-table = toda la mesa tal como debe quedar
terminal-help-take = lo mismo con la ficha descubierta, que no hace falta nombrar
terminal-help-draw = robar o pasar; Intro sola también vale
terminal-help-discard = descarta una ficha
terminal-help-hint = lo que se puede colocar
terminal-help-undo = vuelve a tu última decisión
terminal-help-ask = oír tu atril, la mesa, lo que ha cambiado, cómo va la partida, lo que puedes colocar, la última frase otra vez
terminal-help-quit = dejar la partida

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = No hay sitio para { $tiles }.
terminal-nothing-to-take = No se puede tomar nada para eso.
# $file - the name of a file
terminal-kept = La partida queda guardada en { $file }.
terminal-go-on = Sigue la partida de { $file }.
# $example - what to type: discard r7
terminal-discard-now = Descarta una ficha: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = No entiendo { $text }. Escribe { $help } para ver lo que puedes hacer.
terminal-take = tomar
terminal-quit = salir
terminal-help = ayuda
