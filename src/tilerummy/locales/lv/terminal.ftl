# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = izspēlē šos kauliņus no turētāja; labākā vieta tiek atrasta
terminal-help-table = viss galds, kā tam jāpaliek
terminal-help-take = tas pats ar atklāto kauliņu, kas nav jānosauc
terminal-help-draw = paņemt vai izlaist gājienu; pietiek arī ar Enter
terminal-help-discard = nomet kauliņu
terminal-help-hint = ko var izspēlēt
terminal-help-undo = atpakaļ pie pēdējā lēmuma
terminal-help-ask = klausies: tavs turētājs, galds, kas mainījies, spēles stāvoklis, ko vari izspēlēt, pēdējais teikums vēlreiz
terminal-help-quit = pamest spēli

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Kauliņiem { $tiles } nav vietas.
terminal-nothing-to-take = Šim neko nevar paņemt.
# $file - the name of a file
terminal-kept = Spēle ir saglabāta failā { $file }.
terminal-go-on = Turpinās spēle no faila { $file }.
# $example - what to type: discard r7
terminal-discard-now = Nomet kauliņu: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Nesaprotu: { $text }. Raksti { $help }, lai redzētu, ko vari darīt.
terminal-take = atklāto
terminal-quit = beigas
terminal-help = palīdzība
