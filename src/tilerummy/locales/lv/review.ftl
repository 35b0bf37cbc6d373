replay-drop = Ievelc šeit spēles pierakstu vai izvēlies failu.
replay-pick = Izvēlēties failu
replay-kept = Šajā ierīcē jau skatītās
replay-bad-line = Tas nav spēles pieraksts: { $line }. rindu nevar izlasīt.
replay-back = Solis atpakaļ
replay-on = Solis uz priekšu
replay-run = Palaist
replay-speed = Ātrums
replay-moment = { $number }. brīdis no { $count }
replay-racks = Turētāji
replay-open = Visi atklāti
replay-share = Saite uz šo brīdi
share-position = Dalīties ar šo pozīciju
share-title = Vai atradīsi?
share-count = { $count ->
    [zero] Var izspēlēt { $count } kauliņu.
    [one] Var izspēlēt { $count } kauliņu.
   *[other] Var izspēlēt { $count } kauliņus.
}
share-picture = Kopēt attēlu
share-save = Saglabāt attēlu
position-bad = Šajā saitē nav nevienas pozīcijas.
replay-notation = Notācijā
replay-draft = Galds, kad beidzās laiks
replay-keys = Bultiņas iet pa solim, atstarpe palaiž, Home un End ved uz galiem.

review = Pārskats
review-turn = { $number }. gājiens
review-nothing = Neko nevarēja izspēlēt.
look-could = { $count ->
    [zero] Varēja izspēlēt { $count } kauliņu
    [one] Varēja izspēlēt { $count } kauliņu
   *[other] Varēja izspēlēt { $count } kauliņus
}
look-much = Varēja daudz izspēlēt
look-praise = Labāk nevarēja.
look-calm = Mierīga spēle. Nekas netika palaists garām.
look-moments = Mirkļi
look-looking = Meklējam tavus labākos mirkļus …
look-open = Varēji izspēlēt pirmo kombināciju
look-last-turn = Tavs pēdējais gājiens
look-more = Vēl { $count }
look-joker = Atdots džokers
look-joker-taken = { $name } paņem tavu džokeru.
look-best = Labākais gājiens
look-again = Vēlreiz
look-see = Skatīt
look-curious = Ziņkārīgajiem
look-curious-what = izredzes, veiksme, godīgums
try-solved = Tieši tā.
try-go-on = Turpini vai apskati pārējo.
try-same = tie paši kauliņi, bez pulksteņa
try-calm = Neviens negaida. Nesteidzies.
review-best = Vairāk nevarēja izspēlēt.
review-missed = { $count ->
    [zero] Varēja izspēlēt vēl { $count } kauliņu.
    [one] Varēja izspēlēt vēl { $count } kauliņu.
   *[other] Varēja izspēlēt vēl { $count } kauliņus.
}
review-missed-points = { $count ->
    [zero] Tikpat kauliņu varēja izspēlēt par { $count } punktiem dārgāk.
    [one] Tikpat kauliņu varēja izspēlēt par { $count } punktu dārgāk.
   *[other] Tikpat kauliņu varēja izspēlēt par { $count } punktiem dārgāk.
}
review-cut = Varbūt ir kas labāks: meklēšana tika pārtraukta.
review-taking = Ar atklāto kauliņu: { $tile }
review-show = Rādīt labāko gājienu
review-hide = Kā tika spēlēts

review-players = Spēlētāji īsumā
review-player = Spēlētājs
review-laid = Izspēlētie kauliņi no iespējamiem
review-of = { $part } no { $whole }
review-best-turns = Gājieni bez kļūmes
review-held-back = Varēja izspēlēt, bet neizspēlēja
review-left = Atlikušie punkti
review-luck = Veiksme, ņemot kauliņus
review-luck-help = 50 ir vidēji. Tas rāda, cik labi bija paņemtie kauliņi starp tiem, kas varēja nākt.
review-jokers = Džokeri
review-share = taisnīgā daļa: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Kauliņi turētājos
review-chances = Izredzes uzvarēt partijā, %
review-chances-help = No katras parādītās pozīcijas datora vadīti spēlētāji partiju pabeidza { $count } reizes, turētāji kā bija un krājumi samaisīti no jauna.
review-intervals-help = Josla un skaitļi iekavās rāda, cik tas ir precīzi: 95 no 100 šādiem intervāliem ietver īstās izredzes.
review-table = Kā tabula
review-working = Top pārskats: { $done }. gājiens no { $count }
review-failed = Pārskatu neizdevās izveidot. Atkārtojums darbojas arī bez tā.
review-rules = Noteikumi: { $rules }
review-turns = Gājieni
try-yourself = Izmēģini tu
you-and-best = Tu { $mine } · Labākais { $best }
turning-point = Pagrieziena punkts
more-possible = Varēja vairāk
set-group = Grupa: { $number }
from-rack = { $tiles } no turētāja.
from-group = { $tiles } no grupas ({ $number }).
from-run = { $tiles } no rindas ({ $span }).
coach-keys = M: nākamais mirklis, T: izmēģini, C: ziņkārīgajiem, Shift un bultiņas: soli pa solim.
check-deal = Pārbaudīt šo dalīšanu
deal-cannot = Šeit to nevar pārbaudīt. Vajag noteikumus no servera.
deal-good = Viss sakrīt: dalīšana un katrs paņemtais kauliņš. Partijas: { $count }.
deal-differs = Kaut kas nesakrīt: { $line }. rinda neatbilst solītajai dalīšanai.
deal-broken = Dalīšana nav tā, kas tika solīta.
deal-own-found = Tavs nejaušais skaitlis, ko šī ierīce saglabāja, ir šajā dalīšanā.
deal-own-missing = Bet tas, ko ierīce saglabāja pirms spēles, neatbilst pierakstam.
deal-own-unknown = Šī ierīce neko nesaglabāja pirms spēles. Pārbaudīts ir tikai pats pieraksts.
deal-sealed = Pēc servera teiktā visi bija nofiksējuši savus skaitļus, pirms kāds varēja zināt dalīšanu.
deal-open = Neaizzīmogota: kas nāca pēdējais, varēja ietekmēt dalīšanu.
