rules-box = Låda
rules-than = Jämför med
rules-than-none = Ingenting
rules-print = Skriv ut
rules-booklet = Skriv ut som häfte
rules-contents = Innehåll
rules-learn = Lär dig genom att spela
rule-number = Regel { $number }
whole-book = Hela regelboken

tutorial = Introduktion
task-number = Uppgift { $number } av { $count }
tutorial-done = Nu kan du allt: kombinationer, jokrar, att gå ut.
lesson-later = { $joker ->
    [true] Spara jokern till senare.
   *[false] Spara { $number } till senare.
}
lesson-stays = { $joker ->
    [true] Låt jokern ligga kvar.
   *[false] Låt { $number } ligga kvar.
}
lesson-place = { $joker ->
    [true] Där passar inte jokern.
   *[false] Där passar inte { $number }.
}
first-game-with = med { $names }, ungefär 10 minuter
tutorial-rules = Reglerna

home-box = För lådan på ditt bord
home-box-lead = Du behöver inget konto: allt stannar på din enhet. Bara domaren frågar servern.
pad = Poängblock
hourglass = Timglas
referee = Domare

pad-name = Namn på spelare { $number }
pad-add = Lägg till en spelare
pad-points = Kvar på brädan
pad-points-help = Poäng, eller stenarna: r7 k12 *
tiles-how = Så skriver du stenar
tiles-how-text = Skriv färgens bokstav och sedan talet: { $tile }. En joker är *. Mellan två kombinationer står ett lodrätt streck. Bokstäverna är { $list }.
pad-who = Vem gick ut?
pad-blocked = Ingen kom vidare
pad-hand-game = Det var ett handspel
pad-write = Skriv upp
pad-undo = Ta tillbaka senaste rundan
pad-unreadable = { $text } är varken ett tal eller stenar.
pad-players-range = Den här lådan är för { $low } till { $high } spelare.
pad-begins = { $name } börjar nästa runda.
pad-begins-anew = Bestäm igen vem som börjar nästa runda.
pad-leads = I ledningen: { $names }
pad-round-of = Runda { $number } av { $count }
pad-new = Nytt blad
pad-new-sure = Tryck igen: då är det gamla bladet borta.
pad-save = Spara som fil
pad-load = Öppna en fil
pad-load-bad = Den filen är inget poängblock.

glass-seconds = Sekunder för en tur
glass-start = Starta
glass-stop = Stoppa
glass-next = Nästa spelare
glass-voice = Säg det högt
glass-up = Tiden är ute.
glass-rule = Vad som händer då

referee-lead = Lägg upp bordet som det var, och under det som du lämnar det. Du ser direkt om det är tillåtet.
referee-before = Bordet före
referee-after = Och efter
referee-here = Nästa sten hamnar här
referee-take = Ta bort: { $tile }
referee-type = Skriv i stället
referee-not = Så går det inte
referee-sets-fine = Alla kombinationer är giltiga.
referee-rack = Bräda
referee-new-set = Ny kombination
referee-back = Ta tillbaka
referee-clear = Töm allt
referee-opened = Jag har öppnat
referee-lay = Prova mitt drag: är det tillåtet?
referee-best = Vilket är mitt bästa drag?
referee-legal = Det här draget är tillåtet.
referee-change = Ändra ställningen
referee-best-is = Det bästa draget
referee-sure = Bättre går det inte.
referee-found = Det bästa som hittades i tid.
