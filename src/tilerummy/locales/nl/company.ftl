### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Gezelschap
company-step = Stap { $step } van { $count }
# Beside a character whom not everybody enjoys.
company-warning = Lang wachten en dan is het ineens voorbij: dat vindt niet iedereen leuk.
# Beside the character who adapts: it is said openly.
company-adapts = Tussen de rondes kijkt je medespeler hoe je speelde en wie won, en speelt dan iets sterker of zwakker. Met meer mensen aan tafel gebeurt dat niet.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Speelt ongeveer even goed als jij.
company-teacher = Wanjiru
    .about = Laat op tafel voor je liggen wat past, en zegt waarom.
company-architect = Aroha
    .about = Wacht op een grote herschikking, maar nooit met meer dan 18 stenen.
company-saver = Mateus
    .about = Legt eerst hoge stenen en jokers en bewaart de lage voor het laatst.
company-gambler = Zofia
    .about = Alles of niets, en een munt beslist.
company-hermit = Sigrun
    .about = Pakt de halve ronde lang en legt dan alles in één keer. Sterker is hier niemand.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Prachtig!
company-says-won = Goed gespeeld!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = De uiteinden zijn vrij. Je kunt aanleggen: { $tiles }.
company-says-waits = Er komt iets groots aan…
company-says-all = Alles of niets!
company-says-gone = Weg is weg.
company-says-sorry = Daar heb ik lang op gewacht.

face-look =
    .n1 = Meisje met rode vlechten
    .n2 = Oma met een witte knot
    .n3 = Jongen met een pet
    .n4 = Opa met een grijze baard
    .n5 = Vrouw met een hoofddoek
    .n6 = Jongeman met ronde krullen
    .n7 = Vrouw met lang zwart haar
    .n8 = Man met een scheiding en een bril
    .n9 = Kind met blond piekhaar
    .n10 = Vrouw met grote krullen en oorbellen
    .n11 = Man met een platte pet en een snor
    .n12 = Vrouw met een grijs bobkapsel en een sjaal
