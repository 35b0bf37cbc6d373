### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Neuling
    .about = Legt nur Sets vom eigenen Brett und rührt den Tisch nie an.
bot-dreamer = Träumer
    .about = Legt auf dem Tisch an, übersieht aber die meisten Sets.
bot-builder = Baumeister
    .about = Legt eigene Sets und legt überall an, baut aber nichts um.
bot-tinkerer = Tüftler
    .about = Nimmt jeweils ein Set auf dem Tisch auseinander.
bot-greedy = Nimmersatt
    .about = Sieht jeden Umbau und legt immer so viele Steine wie möglich.
bot-patient = Geduldige
    .about = Hält ihre Steine gern zurück, verliert aber ab und zu die Geduld.
bot-hold = Hüterin
    .about = Eröffnet mit wenigen Steinen und zieht dann, bis das ganze Brett auf einmal hinausgeht.
bot-master = Meister
    .about = Entscheidet je nach Regeln, ob Legen oder Warten besser ist, und kennt das Endspiel auswendig.
bot-grandmaster = Großmeister
    .about = Wägt ab, was die anderen haben können und was der Spielstand verlangt; stärker ist niemand.
