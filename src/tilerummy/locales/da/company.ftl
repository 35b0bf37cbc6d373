### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Spil med
company-step = Trin { $step } af { $count }
# Beside a character whom not everybody enjoys.
company-warning = Lang ventetid, og så er det slut på én gang: Det er ikke for alle.
# Beside the character who adapts: it is said openly.
company-adapts = Mellem runderne ser din medspiller på, hvordan du spillede, og hvem der vandt, og spiller lidt stærkere eller svagere. Med flere mennesker ved bordet sker det ikke.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Spiller omtrent lige så godt som dig.
company-teacher = Wanjiru
    .about = Lader det, der passer, ligge til dig på bordet og siger hvorfor.
company-architect = Aroha
    .about = Venter på en stor ombygning, men aldrig med mere end 18 brikker.
company-saver = Mateus
    .about = Lægger høje brikker og jokere ud først og gemmer de lave til sidst.
company-gambler = Zofia
    .about = Alt eller intet, og en mønt afgør det.
company-hermit = Sigrun
    .about = Tager fra lageret halvdelen af runden og lægger så alt ud på én gang. Ingen her er stærkere.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Smukt!
company-says-won = Godt spillet!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Enderne er fri. Du kan lægge til: { $tiles }.
company-says-waits = Der er noget stort på vej …
company-says-all = Alt eller intet!
company-says-gone = Væk er væk.
company-says-sorry = Det har jeg ventet længe på.

face-look =
    .n1 = Pige med røde fletninger
    .n2 = Bedstemor med hvid knold
    .n3 = Dreng med kasket
    .n4 = Bedstefar med gråt skæg
    .n5 = Kvinde med tørklæde om håret
    .n6 = Ung mand med runde krøller
    .n7 = Kvinde med langt sort hår
    .n8 = Mand med skilning og briller
    .n9 = Lyshåret barn med strithår
    .n10 = Kvinde med store krøller og øreringe
    .n11 = Mand med sixpence og overskæg
    .n12 = Kvinde med grå page og halstørklæde
