### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Con chi giocare
company-step = Gradino { $step } di { $count }
# Beside a character whom not everybody enjoys.
company-warning = Lunghe attese, poi finisce tutto in una volta: non piace a tutti.
# Beside the character who adapts: it is said openly.
company-adapts = Tra una manche e l’altra il tuo compagno guarda come hai giocato e chi ha vinto, e gioca un po’ meglio o un po’ peggio. Con più persone al tavolo non lo fa.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Gioca più o meno bene quanto te.
company-teacher = Wanjiru
    .about = Lascia sul tavolo quello che ti serve, e dice perché.
company-architect = Aroha
    .about = Aspetta di poter ricombinare molto in una volta, ma mai con più di 18 pedine.
company-saver = Mateus
    .about = Cala prima le pedine alte e i jolly, e tiene le basse per ultime.
company-gambler = Zofia
    .about = Tutto o niente, e decide una moneta.
company-hermit = Sigrun
    .about = Pesca per mezza manche, poi cala tutto in una volta. Qui nessuno è più forte.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Bellissimo!
company-says-won = Ben giocato!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Le estremità sono libere. Puoi aggiungere: { $tiles }.
company-says-waits = Sta per arrivare qualcosa di grande…
company-says-all = Tutto o niente!
company-says-gone = Quel che è andato è andato.
company-says-sorry = Era tanto che aspettavo.

face-look =
    .n1 = Bambina con trecce rosse
    .n2 = Nonna con lo chignon bianco
    .n3 = Bambino con il berretto
    .n4 = Nonno con la barba grigia
    .n5 = Donna con il velo
    .n6 = Giovane con i ricci tondi
    .n7 = Donna con lunghi capelli neri
    .n8 = Uomo con la riga e gli occhiali
    .n9 = Bambino o bambina con i capelli biondi dritti
    .n10 = Donna con grandi ricci e orecchini
    .n11 = Uomo con la coppola e i baffi
    .n12 = Donna con il caschetto grigio e la sciarpa
