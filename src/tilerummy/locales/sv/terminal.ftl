# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = lägger dessa stenar från brädan; den bästa platsen söks
terminal-help-table = hela bordet som det ska ligga
terminal-help-take = samma sak med den öppna stenen, som inte behöver nämnas
terminal-help-draw = ta eller passa; bara Enter går också
terminal-help-discard = kastar en sten
terminal-help-hint = vad som kan läggas
terminal-help-undo = tillbaka till ditt senaste beslut
terminal-help-ask = hör din spelbräda, bordet, vad som ändrats, ställningen, vad du kan lägga ut, den sista meningen igen
terminal-help-quit = lämna spelet

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Det finns ingen plats för { $tiles }.
terminal-nothing-to-take = Inget kan tas till det.
# $file - the name of a file
terminal-kept = Spelet är sparat i { $file }.
terminal-go-on = Spelet i { $file } fortsätter.
# $example - what to type: discard r7
terminal-discard-now = Kasta en sten: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Jag förstår inte { $text }. Skriv { $help } för att se vad du kan göra.
terminal-take = öppen
terminal-quit = sluta
terminal-help = hjälp
