rules-box = Karp
rules-than = Võrdle
rules-than-none = Ei võrdle
rules-print = Prindi
rules-booklet = Prindi vihikuna
rules-contents = Sisukord
rules-learn = Õpi mängides
rule-number = Reegel { $number }
whole-book = Kogu reegliraamat

tutorial = Õpetus
task-number = Ülesanne { $number }/{ $count }
tutorial-done = Nüüd oskad kõike: kombinatsioonid, jokkerid, vooru lõpetamine.
lesson-later = { $joker ->
    [true] Jokker jääb hilisemaks.
   *[false] Klots { $number } jääb hilisemaks.
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

home-box = Sinu laual oleva mängu jaoks
home-box-lead = Kontot pole vaja: kõik jääb sinu seadmesse. Ainult kohtunik küsib serverilt.
pad = Punktileht
hourglass = Liivakell
referee = Kohtunik

pad-name = Mängija { $number } nimi
pad-add = Lisa mängija
pad-points = Alusele jäi
pad-points-help = Punktid või klotsid: r7 k12 *
tiles-how = Kuidas klotse kirjutada
tiles-how-text = Kirjuta värvi täht ja siis number: { $tile }. Jokker on *. Kombinatsioone eraldab püstkriips. Tähed on { $list }.
pad-who = Kes lõpetas?
pad-blocked = Keegi ei saanud edasi
pad-hand-game = See oli käsi-Rummy
pad-write = Kirjuta üles
pad-undo = Võta viimane voor tagasi
pad-unreadable = { $text }: see ei ole arv ega klotsid.
pad-players-range = See karp on { $low } kuni { $high } mängijale.
pad-begins = Järgmist vooru alustab { $name }.
pad-begins-anew = Otsustage uuesti, kes alustab järgmist vooru.
pad-leads = Juhib: { $names }
pad-round-of = Voor { $number } / { $count }
pad-new = Uus leht
pad-new-sure = Vajuta veel kord: vana leht kaob.
pad-save = Salvesta failina
pad-load = Ava fail
pad-load-bad = See fail ei ole punktileht.

glass-seconds = Sekundeid käiguks
glass-start = Käivita
glass-stop = Peata
glass-next = Järgmine mängija
glass-voice = Ütle valjusti
glass-up = Aeg on läbi.
glass-rule = Mis siis juhtub

referee-lead = Lao laud nii, nagu see oli, ja selle alla nii, nagu sa selle jätad. Näed kohe, kas see on lubatud.
referee-before = Laud enne
referee-after = Ja pärast
referee-here = Siia läheb järgmine klots
referee-take = Võta ära: { $tile }
referee-type = Kirjutan ise
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
