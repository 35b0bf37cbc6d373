### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Medspillere
company-step = Trinn { $step } av { $count }
# Beside a character whom not everybody enjoys.
company-warning = Lang venting, og så er det slutt på én gang: Det liker ikke alle.
# Beside the character who adapts: it is said openly.
company-adapts = Mellom rundene ser medspilleren din på hvordan du spilte og hvem som vant, og spiller litt sterkere eller svakere. Med flere mennesker ved bordet skjer det ikke.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Spiller omtrent like godt som deg.
company-teacher = Wanjiru
    .about = Lar det som passer ligge til deg på bordet og sier hvorfor.
company-architect = Aroha
    .about = Venter på en stor ombygging, men aldri med mer enn 18 brikker.
company-saver = Mateus
    .about = Legger ut høye brikker og jokere først og sparer de lave til slutt.
company-gambler = Zofia
    .about = Alt eller ingenting, og en mynt avgjør.
company-hermit = Sigrun
    .about = Trekker halve runden og legger så ut alt på én gang. Ingen her er sterkere.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Nydelig!
company-says-won = Godt spilt!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Endene er ledige. Du kan legge til: { $tiles }.
company-says-waits = Noe stort er på vei …
company-says-all = Alt eller ingenting!
company-says-gone = Borte er borte.
company-says-sorry = Det har jeg ventet lenge på.

face-look =
    .n1 = Jente med røde fletter
    .n2 = Bestemor med hvit knute
    .n3 = Gutt med caps
    .n4 = Bestefar med grått skjegg
    .n5 = Kvinne med skaut
    .n6 = Ung mann med runde krøller
    .n7 = Kvinne med langt svart hår
    .n8 = Mann med skill og briller
    .n9 = Lyshåret barn med hår som spriker
    .n10 = Kvinne med store krøller og øredobber
    .n11 = Mann med sixpence og bart
    .n12 = Kvinne med grå page og skjerf
