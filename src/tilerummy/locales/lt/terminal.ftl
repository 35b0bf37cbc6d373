# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = padeda šias korteles iš laikiklio; ieškoma geriausios vietos
terminal-help-table = visas stalas, koks jis turi likti
terminal-help-take = tas pats su atversta kortele, kurios vardyti nereikia
terminal-help-draw = traukti arba praleisti; pakanka ir vien Enter
terminal-help-discard = numeta kortelę
terminal-help-hint = ką galima padėti
terminal-help-undo = atgal prie paskutinio sprendimo
terminal-help-ask = klausyk: tavo laikiklis, stalas, kas pasikeitė, kokia padėtis, ką gali padėti, paskutinis sakinys dar kartą
terminal-help-quit = palikti žaidimą

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Kortelėms { $tiles } nėra vietos.
terminal-nothing-to-take = Tam nieko negalima paimti.
# $file - the name of a file
terminal-kept = Žaidimas išsaugotas faile { $file }.
terminal-go-on = Tęsiamas žaidimas iš failo { $file }.
# $example - what to type: discard r7
terminal-discard-now = Numesk kortelę: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Nesuprantu: { $text }. Rašyk { $help }, kad pamatytum, ką gali daryti.
terminal-take = imti
terminal-quit = baigti
terminal-help = pagalba
