# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = lægger disse brikker fra brættet; den bedste plads findes
terminal-help-table = hele bordet, som det skal ligge
terminal-help-take = det samme med den åbne brik, som ikke behøver at nævnes
terminal-help-draw = tage eller melde pas; Enter alene gør det også
terminal-help-discard = smider en brik
terminal-help-hint = hvad der kan lægges
terminal-help-undo = tilbage til din sidste beslutning
terminal-help-ask = hør dit bræt, bordet, hvad der er ændret, stillingen, hvad du kan lægge ud, den sidste sætning igen
terminal-help-quit = forlade spillet

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Der er ikke plads til { $tiles }.
terminal-nothing-to-take = Der kan ikke tages noget til det.
# $file - the name of a file
terminal-kept = Spillet er gemt i { $file }.
terminal-go-on = Spillet fra { $file } fortsætter.
# $example - what to type: discard r7
terminal-discard-now = Smid en brik: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Jeg forstår ikke { $text }. Skriv { $help } for at se, hvad du kan gøre.
terminal-take = åben
terminal-quit = slut
terminal-help = hjælp
