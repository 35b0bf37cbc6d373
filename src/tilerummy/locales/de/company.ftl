### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Mitspieler
company-step = Stufe { $step } von { $count }
# Beside a character whom not everybody enjoys.
company-warning = Langes Warten, dann ist auf einmal Schluss: Das macht nicht allen Freude.
# Beside the character who adapts: it is said openly.
company-adapts = Zwischen den Runden schaut dein Mitspieler, wie du gespielt hast und wer gewann, und spielt etwas stärker oder schwächer. Mit mehreren Menschen am Tisch lässt er das.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Spielt ungefähr so gut wie du.
company-teacher = Wanjiru
    .about = Lässt auf dem Tisch für dich liegen, was passt, und sagt warum.
company-architect = Aroha
    .about = Wartet auf einen großen Umbau, aber nie mit mehr als 18 Steinen.
company-saver = Mateus
    .about = Legt hohe Steine und Joker zuerst und behält die niedrigen bis zum Schluss.
company-gambler = Zofia
    .about = Alles oder nichts, und eine Münze entscheidet.
company-hermit = Sigrun
    .about = Zieht die halbe Runde lang und legt dann alles auf einmal. Stärker ist hier niemand.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Wunderschön!
company-says-won = Gut gespielt!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Die Enden sind frei. Du kannst anlegen: { $tiles }.
company-says-waits = Da kommt etwas Großes …
company-says-all = Alles oder nichts!
company-says-gone = Weg ist weg.
company-says-sorry = Darauf habe ich lange gewartet.

face-look =
    .n1 = Mädchen mit roten Zöpfen
    .n2 = Oma mit weißem Dutt
    .n3 = Junge mit Kappe
    .n4 = Opa mit grauem Bart
    .n5 = Frau mit Kopftuch
    .n6 = Junger Mann mit rundem Lockenkopf
    .n7 = Frau mit langem schwarzem Haar
    .n8 = Mann mit Scheitel und Brille
    .n9 = Kind mit hellem, abstehendem Haar
    .n10 = Frau mit großen Locken und Ohrringen
    .n11 = Mann mit Schiebermütze und Schnurrbart
    .n12 = Frau mit grauem Pagenkopf und Schal
