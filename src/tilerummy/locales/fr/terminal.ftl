# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = pose ces tuiles du chevalet ; la meilleure place est cherchée
terminal-help-table = toute la table telle qu’elle doit être
terminal-help-take = de même avec la tuile visible, qu’il n’est pas nécessaire de nommer
terminal-help-draw = piocher ou passer ; Entrée seule suffit
terminal-help-discard = défausse une tuile
terminal-help-hint = ce qui peut être posé
terminal-help-undo = retour à ta dernière décision
terminal-help-ask = écouter ton chevalet, la table, ce qui a changé, où on en est, ce que tu peux poser, la dernière phrase
terminal-help-quit = quitter la partie

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Il n’y a pas de place pour { $tiles }.
terminal-nothing-to-take = Rien ne peut être pris pour cela.
# $file - the name of a file
terminal-kept = La partie est gardée dans { $file }.
terminal-go-on = La partie de { $file } continue.
# $example - what to type: discard r7
terminal-discard-now = Défausse une tuile : { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Je ne comprends pas { $text }. Tape { $help } pour voir ce que tu peux faire.
terminal-take = prendre
terminal-quit = quitter
terminal-help = aide
