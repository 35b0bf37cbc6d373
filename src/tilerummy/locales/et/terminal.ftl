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
# $tiles - tiles in notation
terminal-not-on-rack = Sinu alusel ei ole { $tiles }.
# $file - the name of a file
terminal-kept = Mäng on salvestatud faili { $file }.
terminal-go-on = Jätkub mäng failist { $file }.
# $example - what to type: discard r7
terminal-discard-now = Viska klots ära: { $example }
# $text - what was typed; $help - the word help
terminal-not-understood = Ma ei saa aru: { $text }. Kirjuta { $help }, et näha, mida saad teha.
terminal-nothing-to-undo = Tagasi pole midagi võtta.
terminal-take = avatud
terminal-quit = lõpp
terminal-help = abi

## The game by ear: what happened on the table, and answers to what one asks about it

told-added = Lisati: { $tiles }. Nüüd: { $set }.
told-added-from = Lisati: { $tiles }, laualt: { $moved }. Nüüd: { $set }.
told-moved = Laualt: { $moved }. Nüüd: { $set }.
told-new = Uus kombinatsioon: { $set }.
told-new-from = Uus kombinatsioon: { $set }. Laualt: { $moved }.
told-left = Sinna jääb: { $set }.
told-back = Tagasi alusele: { $tiles }.
told-run = { $first } kuni { $number }
told-group = rühm, { $number }: { $colours }
told-twice = { $number } kaks korda
told-drew = Võtsid: { $tile }.
told-empty = Laual ei ole midagi.
told-nothing = Pärast sinu käiku ei ole midagi juhtunud.
