### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Z kim grać
company-step = Stopień { $step } z { $count }
# Beside a character whom not everybody enjoys.
company-warning = Długie czekanie, a potem nagły koniec: nie każdemu się to podoba.
# Beside the character who adapts: it is said openly.
company-adapts = Między rundami twój towarzysz patrzy, jak grasz i kto wygrał, i gra trochę mocniej albo słabiej. Gdy przy stole jest kilka osób, tego nie robi.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Gra mniej więcej tak dobrze jak ty.
company-teacher = Wanjiru
    .about = Zostawia na stole dla ciebie to, co pasuje, i mówi dlaczego.
company-architect = Aroha
    .about = Czeka na wielką przebudowę, ale nigdy z więcej niż 18 kostkami.
company-saver = Mateus
    .about = Najpierw wykłada wysokie kostki i jokery, a niskie zostawia na koniec.
company-gambler = Zofia
    .about = Wszystko albo nic, a decyduje moneta.
company-hermit = Sigrun
    .about = Pobiera przez pół rundy, a potem wykłada wszystko naraz. Nikt tu nie jest silniejszy.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Pięknie!
company-says-won = Dobra gra!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Końce są wolne. Możesz dołożyć: { $tiles }.
company-says-waits = Nadchodzi coś wielkiego…
company-says-all = Wszystko albo nic!
company-says-gone = Było, minęło.
company-says-sorry = Długo na to czekałam.

face-look =
    .n1 = Dziewczynka z rudymi warkoczami
    .n2 = Babcia z białym kokiem
    .n3 = Chłopiec w czapce z daszkiem
    .n4 = Dziadek z siwą brodą
    .n5 = Kobieta w chuście
    .n6 = Młody mężczyzna z okrągłą burzą loków
    .n7 = Kobieta z długimi czarnymi włosami
    .n8 = Mężczyzna z przedziałkiem i w okularach
    .n9 = Jasnowłose dziecko ze sterczącą czupryną
    .n10 = Kobieta z dużymi lokami i kolczykami
    .n11 = Mężczyzna w kaszkiecie, z wąsami
    .n12 = Kobieta z siwym bobem i szalikiem
