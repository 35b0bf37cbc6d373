# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = legt deze stenen van je plankje; de beste plek wordt gezocht
terminal-help-table = de hele tafel zoals die moet liggen
terminal-help-take = hetzelfde met de open steen, die je niet hoeft te noemen
terminal-help-draw = pakken of passen; alleen Enter kan ook
terminal-help-discard = legt een steen af
terminal-help-hint = wat er gelegd kan worden
terminal-help-undo = terug naar je laatste beslissing
terminal-help-ask = je plankje, de tafel, wat er veranderd is, de stand, wat je kunt leggen of de laatste zin nog eens horen
terminal-help-quit = de partij verlaten

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Er is geen plek voor { $tiles }.
terminal-nothing-to-take = Daarvoor kan niets gepakt worden.
# $file - the name of a file
terminal-kept = De partij is bewaard in { $file }.
terminal-go-on = De partij uit { $file } gaat verder.
# $example - what to type: discard r7
terminal-discard-now = Leg een steen af: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Ik begrijp { $text } niet. Typ { $help } om te zien wat je kunt doen.
terminal-take = neem
terminal-quit = stop
terminal-help = hulp
