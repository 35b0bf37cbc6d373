rules-box = Låda
rules-than = Jämför med
rules-than-none = Ingenting
rules-print = Skriv ut
rules-booklet = Skriv ut som häfte
rules-sources = Var varje regel kommer ifrån
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

pad = Poängblock
hourglass = Timglas
referee = Domare

pad-name = Namn på spelare { $number }
pad-who-plays = Vem spelar?
pad-player = { $name }, ändra
pad-add = Lägg till en spelare
tiles-how-text = Skriv färgens bokstav och sedan talet: { $tile }. En joker är *. Mellan två kombinationer står ett lodrätt streck. Bokstäverna är { $list }.
pad-who = Vem gick ut?
pad-nobody = Ingen
photo = Foto
photo-take = Ta ett foto
photo-choose = Välj en bild
photo-stays = Fotot stannar på den här enheten.
way-tiles = Tryck på stenar
way-number = Tal
pad-hand-game = Det var ett handspel
pad-write = Skriv upp
pad-write-round = Skriv upp runda { $number }
pad-missing = Saknas än: { $name }
pad-correct = Rätta runda { $number }
pad-undo = Ta tillbaka senaste rundan
pad-undone = Hämta tillbaka den
pad-players-range = Den här lådan är för { $low } till { $high } spelare.
pad-begins = { $name } börjar nästa runda.
pad-begins-anew = Bestäm igen vem som börjar nästa runda.
pad-leads = I ledningen: { $names }
pad-leads-by = { $name } leder med { $value }.
pad-adds-up = Summan stämmer.
pad-new = Nytt blad
pad-new-sure = Tryck igen: då är det gamla bladet borta.
pad-save = Spara som fil
pad-load = Öppna en fil
pad-load-bad = Den filen är inget poängblock.

glass-start = Starta
glass-plays = { $name } spelar
glass-then = Sedan { $names }
glass-turn = Klart, vänd det
glass-anywhere = eller tryck var som helst
glass-up = Tiden är ute.
glass-draws = { $count ->
    [one] { $name } tar { $count } sten.
   *[other] { $name } tar { $count } stenar.
}

referee-before = Bordet före
referee-after = Och efter
referee-here = Nästa sten hamnar här
referee-take = Ta bort: { $tile }
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
referee-found = Det bästa som hittades på den tiden.
