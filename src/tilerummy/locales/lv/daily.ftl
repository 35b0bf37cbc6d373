day-title = Dienas dalīšana
day-of = Dalīšana: { $day }
day-lead = Visiem vienādi kauliņi, viena īsa kārta.
day-against = Pret: { $names }
day-start = Sākt
day-start-sub = viens mēģinājums, bez pulksteņa
day-out =
    { $count ->
        [zero] Beigts { $count } gājienos
        [one] Beigts { $count } gājienā
       *[other] Beigts { $count } gājienos
    }
day-turns =
    { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
day-not-out = { $turns }, palika kauliņi: { $left }
day-best = Labākais, ko zinām: { $how }
day-later = Parādīsies, kad būsi tiešsaistē.
day-first = Neviens pirms tevis šo dalīšanu nav pabeidzis.
day-next = Nākamā nāks pusnaktī.
day-bar = Beigts { $turns } gājienos: { $told }
day-bar-left = Nepabeidza: { $told }
setting-remind = Atgādināt par šodienas dalīšanu plkst.

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Vakar tu šeit paņēmi.
yesterday-more = Vakar šeit varēja vairāk.
yesterday-could = { $count ->
    [zero] Varēja izlikt { $count } kauliņu.
    [one] Varēja izlikt { $count } kauliņu.
   *[other] Varēja izlikt { $count } kauliņus.
}
yesterday-try = Pamēģini
yesterday-off = Vairs nerādīt
