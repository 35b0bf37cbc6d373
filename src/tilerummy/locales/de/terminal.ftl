# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = legt diese Steine vom Brett aus; der beste Platz wird gesucht
terminal-help-table = der ganze Tisch, wie er liegen soll
terminal-help-take = dasselbe mit dem offenen Stein, den man nicht nennen muss
terminal-help-draw = ziehen oder passen; Enter allein tut es auch
terminal-help-discard = legt einen Stein ab
terminal-help-hint = was sich auslegen lässt
terminal-help-undo = zurück zur letzten Entscheidung
terminal-help-ask = Brett, Tisch, Änderungen, Spielstand, was du auslegen kannst, den letzten Satz noch einmal hören
terminal-help-quit = die Partie verlassen

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Für { $tiles } wurde kein Platz gefunden.
terminal-nothing-to-take = Dafür kann nichts genommen werden.
# $file - the name of a file
terminal-kept = Die Partie liegt in { $file }.
terminal-go-on = Weiter mit der Partie aus { $file }.
# $example - what to type: discard r7
terminal-discard-now = Leg einen Stein ab: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = { $text } verstehe ich nicht. Mit { $help } siehst du, was du eingeben kannst.
terminal-take = nimm
terminal-quit = ende
terminal-help = hilfe
