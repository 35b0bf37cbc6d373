# The game in the terminal (`tilerummy play`). What happened is told with the news of page.ftl.

## What can be typed

terminal-help-lay = käib need klotsid aluselt välja; parim koht leitakse
terminal-help-table = kogu laud, nagu see peab jääma
terminal-help-take = sama avatud klotsiga, mida pole vaja nimetada
terminal-help-draw = võtta või käik vahele jätta; piisab ka Enterist
terminal-help-discard = viskab klotsi ära
terminal-help-hint = mida saab välja käia
terminal-help-undo = tagasi viimase otsuse juurde
terminal-help-ask = kuula: sinu alus, laud, mis muutus, mängu seis, mida saad välja käia, viimane lause uuesti
terminal-help-quit = mängust lahkuda

## Answers to what was typed

# $tiles - tiles in notation: r7 r8
terminal-no-place = Klotsidele { $tiles } ei ole kohta.
terminal-nothing-to-take = Selleks ei saa midagi võtta.
# $file - the name of a file
terminal-kept = Mäng on salvestatud faili { $file }.
terminal-go-on = Jätkub mäng failist { $file }.
# $example - what to type: discard r7
terminal-discard-now = Viska klots ära: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Ma ei saa aru: { $text }. Kirjuta { $help }, et näha, mida saad teha.
terminal-take = avatud
terminal-quit = lõpp
terminal-help = abi
