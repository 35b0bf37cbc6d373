# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = coloca estas fichas do atril; procura-se o melhor lugar
terminal-help-table = toda a mesa como deve ficar
terminal-help-take = o mesmo com a ficha à vista, que não é preciso nomear
terminal-help-draw = tirar uma ficha ou passar; basta também Enter
terminal-help-discard = descarta uma ficha
terminal-help-hint = o que se pode colocar
terminal-help-undo = volta à tua última decisão
terminal-help-ask = ouvir o teu atril, a mesa, o que mudou, a situação, o que podes colocar, a última frase outra vez
terminal-help-quit = deixar o jogo

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Não há lugar para { $tiles }.
terminal-nothing-to-take = Não há ficha com que possas ficar para isso.
# $file - the name of a file
terminal-kept = O jogo fica guardado em { $file }.
terminal-go-on = Continua o jogo de { $file }.
# $example - what to type: discard r7
terminal-discard-now = Descarta uma ficha: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Não percebo { $text }. Escreve { $help } para veres o que podes fazer.
terminal-take = pegar
terminal-quit = sair
terminal-help = ajuda
