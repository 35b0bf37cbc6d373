# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = wykłada te kostki z podstawki; najlepsze miejsce znajdzie się samo
terminal-help-table = cały stół tak, jak ma leżeć
terminal-help-take = to samo z odkrytą kostką, której nie trzeba podawać
terminal-help-draw = pobrać albo spasować; wystarczy sam Enter
terminal-help-discard = odkłada kostkę
terminal-help-hint = co można wyłożyć
terminal-help-undo = powrót do ostatniej decyzji
terminal-help-ask = posłuchaj: twoja podstawka, stół, co się zmieniło, jak stoi gra, co możesz wyłożyć, ostatnie zdanie jeszcze raz
terminal-help-quit = opuścić grę

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Nie ma miejsca dla { $tiles }.
terminal-nothing-to-take = Nie można do tego niczego wziąć.
# $file - the name of a file
terminal-kept = Gra jest zapisana w { $file }.
terminal-go-on = Gra z { $file } toczy się dalej.
# $example - what to type: discard r7
terminal-discard-now = Odłóż kostkę: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Nie rozumiem: { $text }. Wpisz { $help }, żeby zobaczyć, co możesz zrobić.
terminal-take = weź
terminal-quit = koniec
terminal-help = pomoc
