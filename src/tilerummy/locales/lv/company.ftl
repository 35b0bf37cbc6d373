### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Kompānija
company-step = { $step }. pakāpe no { $count }
# Beside a character whom not everybody enjoys.
company-warning = Ilgi jāgaida, un tad viss beidzas uzreiz: ne visiem tas patīk.
# Beside the character who adapts: it is said openly.
company-adapts = Starp partijām tavs biedrs skatās, kā tu spēlēji un kurš uzvarēja, un spēlē mazliet stiprāk vai vājāk. Ja pie galda ir vairāki cilvēki, tas to nedara.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Spēlē apmēram tikpat labi kā tu.
company-teacher = Wanjiru
    .about = Atstāj uz galda tev to, kas der, un pasaka, kāpēc.
company-architect = Aroha
    .about = Gaida lielu pārkārtojumu, bet nekad ar vairāk nekā 18 kauliņiem.
company-saver = Mateus
    .about = Vispirms izspēlē augstos kauliņus un džokerus, zemos patur beigām.
company-gambler = Zofia
    .about = Visu vai neko, un izšķir monēta.
company-hermit = Sigrun
    .about = Pusi partijas ņem no krājumiem, tad izspēlē visu uzreiz. Stiprāka pretinieka te nav.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Skaisti!
company-says-won = Labi nospēlēts!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Gali ir brīvi. Vari pielikt: { $tiles }.
company-says-waits = Tuvojas kaut kas liels…
company-says-all = Visu vai neko!
company-says-gone = Kas prom, tas prom.
company-says-sorry = To es ilgi gaidīju.

face-look =
    .n1 = Meitene ar rudām bizēm
    .n2 = Vecmāmiņa ar baltu matu mezglu
    .n3 = Zēns ar cepuri
    .n4 = Vectētiņš ar sirmu bārdu
    .n5 = Sieviete lakatā
    .n6 = Jauns vīrietis ar apaļām cirtām
    .n7 = Sieviete ar gariem melniem matiem
    .n8 = Vīrietis ar celiņu un brillēm
    .n9 = Gaišmatains bērns ar izspūrušiem matiem
    .n10 = Sieviete ar lielām cirtām un auskariem
    .n11 = Vīrietis ar žokejcepuri un ūsām
    .n12 = Sieviete ar īsiem sirmiem matiem un šalli
