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
# $tiles - tiles in notation
terminal-not-on-rack = Du har inte { $tiles } på din spelbräda.
# $file - the name of a file
terminal-kept = Spelet är sparat i { $file }.
terminal-go-on = Spelet i { $file } fortsätter.
# $example - what to type: discard r7
terminal-discard-now = Kasta en sten: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Jag förstår inte { $text }. Skriv { $help } för att se vad du kan göra.
terminal-nothing-to-undo = Det finns inget att ångra.
terminal-take = öppen
terminal-quit = sluta
terminal-help = hjälp

## The game by ear: what happened on the table, and answers to what one asks about it

told-added = Tillagt: { $tiles }. Nu: { $set }.
told-added-from = Tillagt: { $tiles }, från bordet: { $moved }. Nu: { $set }.
told-moved = Från bordet: { $moved }. Nu: { $set }.
told-new = Ny kombination: { $set }.
told-new-from = Ny kombination: { $set }. Från bordet: { $moved }.
told-left = Kvar där: { $set }.
told-back = Tillbaka på spelbrädan: { $tiles }.
told-run = { $first } till { $number }
told-group = grupp med { $number }: { $colours }
told-twice = { $number } två gånger
told-drew = Du tog: { $tile }.
told-empty = Det ligger inget på bordet.
told-nothing = Inget har hänt sedan din tur.
