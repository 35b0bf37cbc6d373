# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = legger disse brikkene fra holderen; den beste plassen blir funnet
terminal-help-table = hele bordet slik det skal ligge
terminal-help-take = det samme med den åpne brikken, som ikke trenger å nevnes
terminal-help-draw = trekke eller melde pass; bare Enter går også
terminal-help-discard = kaster en brikke
terminal-help-hint = hva som kan legges
terminal-help-undo = tilbake til din siste avgjørelse
terminal-help-ask = hør brikkeholderen din, bordet, hva som er endret, stillingen, hva du kan legge ut, den siste setningen igjen
terminal-help-quit = forlate spillet

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Det er ikke plass til { $tiles }.
terminal-nothing-to-take = Ingenting kan tas til det.
# $file - the name of a file
terminal-kept = Spillet er lagret i { $file }.
terminal-go-on = Spillet fra { $file } fortsetter.
# $example - what to type: discard r7
terminal-discard-now = Kast en brikke: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Jeg forstår ikke { $text }. Skriv { $help } for å se hva du kan gjøre.
terminal-take = ta
terminal-quit = slutt
terminal-help = hjelp
