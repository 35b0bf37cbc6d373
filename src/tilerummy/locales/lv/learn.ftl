rules-box = Spēle
rules-than = Salīdzināt ar
rules-than-none = Ne ar ko
rules-print = Drukāt
rules-booklet = Drukāt kā grāmatiņu
rules-contents = Saturs
rules-learn = Mācies spēlējot
rule-number = Noteikums { $number }
whole-book = Visi noteikumi

tutorial = Apmācība
task-number = { $number }. uzdevums no { $count }
tutorial-done = Tagad proti visu: kombinācijas, džokerus, raunda beigas.
lesson-later = { $joker ->
    [true] Džokers paliek vēlākam laikam.
   *[false] Kauliņš { $number } paliek vēlākam laikam.
}
lesson-stays = { $joker ->
    [true] Džokers paliek savā vietā.
   *[false] Kauliņš { $number } paliek savā vietā.
}
lesson-place = { $joker ->
    [true] Džokers tur neder.
   *[false] Kauliņš { $number } tur neder.
}
first-game-with = spēlē { $names }, apmēram 10 minūtes
tutorial-rules = Noteikumi

home-box = Spēlei uz tava galda
home-box-lead = Konts nav vajadzīgs: viss paliek tavā ierīcē. Tikai tiesnesis sazinās ar serveri.
pad = Punktu lapa
hourglass = Smilšu pulkstenis
referee = Tiesnesis

pad-name = { $number }. spēlētāja vārds
pad-add = Pievienot spēlētāju
pad-points = Palika turētājā
pad-points-help = Punkti vai kauliņi: r7 k12 *
tiles-how = Kā pierakstīt kauliņus
tiles-how-text = Raksti krāsas burtu un tad skaitli: { $tile }. Džokers ir *. Kombinācijas atdala vertikāla svītra. Burti ir { $list }.
pad-who = Kurš pabeidza?
pad-blocked = Neviens nevarēja turpināt
pad-hand-game = Tas bija Hand Rummy
pad-write = Pierakstīt
pad-undo = Atcelt pēdējo partiju
pad-unreadable = { $text }: tas nav ne skaitlis, ne kauliņi.
pad-players-range = Šī kaste ir { $low }–{ $high } spēlētājiem.
pad-begins = Nākamo partiju sāk { $name }.
pad-begins-anew = Izlemiet no jauna, kurš sāk nākamo partiju.
pad-leads = Vadībā: { $names }
pad-round-of = { $number }. partija no { $count }
pad-new = Jauna lapa
pad-new-sure = Nospied vēlreiz: vecā lapa pazudīs.
pad-save = Saglabāt failā
pad-load = Atvērt failu
pad-load-bad = Šis fails nav punktu lapa.

glass-seconds = Sekundes gājienam
glass-start = Sākt
glass-stop = Apturēt
glass-next = Nākamais spēlētājs
glass-voice = Teikt skaļi
glass-up = Laiks beidzies.
glass-rule = Kas tad notiek

referee-lead = Izliec galdu, kāds tas bija, un zem tā — kādu tu to atstāj. Uzreiz redzēsi, vai tā drīkst.
referee-before = Galds pirms gājiena
referee-after = Un pēc tā
referee-here = Šeit nāks nākamais kauliņš
referee-take = Noņemt: { $tile }
referee-type = Labāk uzrakstīt
referee-not = Tā nevar
referee-sets-fine = Visas kombinācijas ir pareizas.
referee-rack = Turētājs
referee-new-set = Jauna kombinācija
referee-back = Atsaukt
referee-clear = Notīrīt visu
referee-opened = Pirmā kombinācija jau izspēlēta
referee-lay = Izmēģināt gājienu: vai tā drīkst?
referee-best = Kāds ir mans labākais gājiens?
referee-legal = Šis gājiens ir atļauts.
referee-change = Mainīt stāvokli
referee-best-is = Labākais gājiens
referee-sure = Labāk nevar.
referee-found = Labākais, ko šajā laikā izdevās atrast.
