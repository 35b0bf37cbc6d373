day-title = Dienas kauliņi
day-of = Dienas kauliņi, { $day }
day-lead = Visiem vienādi kauliņi, viena īsa partija.
day-against = Pretinieki: { $names }
day-start = Sākt
day-turn-over = Atver tos
day-start-sub = viens mēģinājums, bez pulksteņa
day-out =
    { $count ->
        [zero] Pabeigts { $count } gājienos
        [one] Pabeigts { $count } gājienā
       *[other] Pabeigts { $count } gājienos
    }
day-turns =
    { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
day-not-out = { $turns }, palika kauliņi: { $left }
day-best = Labākais, ko zinām: { $how }
day-drew = ņemts: { $count }
day-opened = pirmā izspēle: { $count }
day-went-out = beigas: { $count }
day-not-yet = vēl nē
day-differs = Citādi nekā tavā spēlē: { $count }
day-instead = Labāk spēlēt ar: { $box }
day-instead-sub = salīdzināts ar tiem, kas to spēlē
day-later = Parādīsies, kad būsi tiešsaistē.
day-first = Neviens pirms tevis vēl nav pabeidzis.
day-next = Nākamie būs pusnaktī.
day-bar = Gājieni līdz beigām – { $turns }: { $told }
day-bar-left = Nepabeidza: { $told }
setting-remind = Atgādināt par dienas kauliņiem plkst.

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Vakar tu šeit paņēmi kauliņu.
yesterday-more = Vakar šeit varēja izdarīt vairāk.
yesterday-could = { $count ->
    [zero] Varēja izspēlēt { $count } kauliņu.
    [one] Varēja izspēlēt { $count } kauliņu.
   *[other] Varēja izspēlēt { $count } kauliņus.
}
yesterday-try = Pamēģini
yesterday-off = Vairs nerādīt
