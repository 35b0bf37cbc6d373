rules-box = Karp
rules-than = Võrdle
rules-than-none = Ei võrdle
rules-print = Prindi
rules-booklet = Prindi vihikuna
rules-sources = Kust iga reegel pärineb
rules-contents = Sisukord
rules-learn = Õpi mängides
rule-number = Reegel { $number }
whole-book = Kogu reegliraamat

tutorial = Õpetus
task-number = Ülesanne { $number }/{ $count }
tutorial-done = Nüüd oskad kõike: kombinatsioonid, jokkerid, vooru lõpetamine.
lesson-later = { $joker ->
    [true] Hoia jokker hilisemaks.
   *[false] Hoia klots { $number } hilisemaks.
}
lesson-stays = { $joker ->
    [true] Jokker jääb oma kohale.
   *[false] Klots { $number } jääb oma kohale.
}
lesson-place = { $joker ->
    [true] Jokker ei sobi sinna.
   *[false] Klots { $number } ei sobi sinna.
}
first-game-with = kaasas { $names }, umbes 10 minutit
tutorial-rules = Reeglid

pad = Punktileht
hourglass = Liivakell
referee = Kohtunik

pad-name = Mängija { $number } nimi
pad-who-plays = Kes mängib?
pad-player = { $name }, muuda
pad-add = Lisa mängija
tiles-how-text = Kirjuta värvi täht ja siis number: { $tile }. Jokker on *. Kombinatsioone eraldab püstkriips. Tähed on { $list }.
pad-who = Kes lõpetas?
pad-nobody = Mitte keegi
photo = Foto
photo-take = Tee foto
photo-choose = Vali pilt
photo-stays = Foto jääb sellesse seadmesse.
way-tiles = Puuduta klotse
way-number = Arv
pad-hand-game = See oli käsi-Rummy
pad-write = Kirjuta üles
pad-write-round = Kirjuta { $number }. voor üles
pad-missing = Veel puudu: { $name }
pad-correct = Paranda { $number }. voor
pad-undo = Võta viimane voor tagasi
pad-undone = Pane see tagasi
pad-players-range = See karp on { $low } kuni { $high } mängijale.
pad-begins = Järgmist vooru alustab { $name }.
pad-begins-anew = Otsustage uuesti, kes alustab järgmist vooru.
pad-leads = Juhib: { $names }
pad-leads-by = { $name } juhib { $value } punktiga.
pad-adds-up = Summa klapib.
pad-new = Uus leht
pad-new-sure = Vajuta veel kord: vana leht kaob.
pad-save = Salvesta failina
pad-load = Ava fail
pad-load-bad = See fail ei ole punktileht.

glass-start = Käivita
glass-plays = { $name } mängib
glass-then = Siis { $names }
glass-turn = Valmis, keera
glass-anywhere = või puuduta ükskõik kus
glass-up = Aeg on läbi.
glass-draws = { $count ->
    [one] { $name } võtab { $count } klotsi.
   *[other] { $name } võtab { $count } klotsi.
}

referee-before = Laud enne
referee-after = Ja pärast
referee-here = Siia läheb järgmine klots
referee-take = Võta ära: { $tile }
referee-not = Nii ei saa
referee-sets-fine = Kõik kombinatsioonid sobivad.
referee-rack = Alus
referee-new-set = Uus kombinatsioon
referee-back = Võta tagasi
referee-clear = Tühjenda kõik
referee-opened = Esimene kombinatsioon on käidud
referee-lay = Proovi oma käiku: kas see on lubatud?
referee-best = Milline on mu parim käik?
referee-legal = See käik on lubatud.
referee-change = Muuda seisu
referee-best-is = Parim käik
referee-sure = Paremini ei saa.
referee-found = Parim, mis selle ajaga leiti.
