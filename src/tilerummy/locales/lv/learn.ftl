rules-box = Spēle
rules-than = Salīdzināt ar
rules-than-none = Ne ar ko
rules-print = Drukāt
rules-booklet = Drukāt kā grāmatiņu
rules-sources = No kurienes ņemts katrs noteikums
rules-contents = Saturs
rules-learn = Mācies spēlējot
rule-number = Noteikums { $number }
whole-book = Visi noteikumi

tutorial = Apmācība
task-number = { $number }. uzdevums no { $count }
tutorial-done = Tagad proti visu: kombinācijas, džokerus, partijas beigas.
lesson-later = { $joker ->
    [true] Pataupi džokeru vēlākam laikam.
   *[false] Pataupi kauliņu { $number } vēlākam laikam.
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

pad = Punktu lapa
hourglass = Smilšu pulkstenis
referee = Tiesnesis

pad-name = { $number }. spēlētāja vārds
pad-who-plays = Kas spēlē?
pad-player = { $name }, mainīt
pad-add = Pievienot spēlētāju
tiles-how-text = Raksti krāsas burtu un tad skaitli: { $tile }. Džokers ir *. Kombinācijas atdala vertikāla svītra. Burti ir { $list }.
pad-who = Kurš pabeidza?
pad-nobody = Neviens
photo = Foto
photo-take = Fotografēt
photo-choose = Izvēlēties attēlu
photo-stays = Foto paliek šajā ierīcē.
way-tiles = Pieskaries kauliņiem
way-number = Skaitlis
pad-hand-game = Tas bija Hand Rummy
pad-write = Pierakstīt
pad-write-round = Pierakstīt { $number }. partiju
pad-missing = Vēl trūkst: { $name }
pad-correct = Labot { $number }. partiju
pad-undo = Atcelt pēdējo partiju
pad-undone = Atjaunot to
pad-players-range = Šī spēle ir { $low }–{ $high } spēlētājiem.
pad-begins = Nākamo partiju sāk { $name }.
pad-begins-anew = Izlemiet no jauna, kurš sāk nākamo partiju.
pad-leads = Vadībā: { $names }
pad-leads-by = { $name } ir vadībā par { $value }.
pad-adds-up = Summa sakrīt.
pad-new = Jauna lapa
pad-new-sure = Nospied vēlreiz: vecā lapa pazudīs.
pad-save = Saglabāt failā
pad-load = Atvērt failu
pad-load-bad = Šis fails nav punktu lapa.

glass-start = Sākt
glass-plays = Spēlē { $name }
glass-then = Pēc tam { $names }
glass-turn = Gatavs, apgriezt
glass-anywhere = vai pieskaries jebkur
glass-up = Laiks beidzies.
glass-draws = { $count ->
    [zero] { $name } ņem { $count } kauliņu.
    [one] { $name } ņem { $count } kauliņu.
   *[other] { $name } ņem { $count } kauliņus.
}

referee-before = Galds pirms gājiena
referee-after = Un pēc tā
referee-here = Šeit nāks nākamais kauliņš
referee-take = Noņemt: { $tile }
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
