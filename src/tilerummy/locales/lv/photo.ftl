photo-table = Galds
photo-lead = Noliec kauliņus ar skaitli uz augšu un nofotografē.
photo-lead-help = Tie var gulēt jebkā, labāk uz vienkrāsaina pamata. Punktus saskaitīs tavā vietā.
photo-lead-table = Nofotografē galdu.
photo-lead-table-help = No augšas, gaismā, lai kauliņi aizpilda attēlu.
photo-private = Foto paliek šajā ierīcē. To nolasa šeit un tad aizmirst.
photo-tap = Labāk pieskarties kauliņiem
photo-reading = Lasa…
photo-still = Vēl skatās…
photo-dark = Par tumšu, lai lasītu.
photo-dark-help = Mēģini vēlreiz pie lampas.
photo-far = Mazliet tuvāk.
photo-far-help = Skaitļi ir par maziem.
photo-none = Kauliņi nav atrasti.
photo-none-help = Noliec tos ar skaitli uz augšu, labāk uz vienkrāsaina pamata.
photo-no-network = Lai lasītu foto, vienreiz jābūt tiešsaistē (3 MB).
photo-no-picture = Šo attēlu nevar nolasīt. Der JPEG, PNG un WebP.
photo-no-reader = Šajā ierīcē foto nevar nolasīt. Norādi kauliņus.
photo-add = Pievienot foto
photo-drop = Izlaist šo foto
photo-same = Divos foto: vai tie ir tie paši kauliņi?
photo-sets = { $count ->
    [zero] { $count } kombināciju
    [one] { $count } kombinācija
   *[other] { $count } kombinācijas
}
photo-points = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
photo-about = { $count ->
    [zero] ap { $count } punktu
    [one] ap { $count } punktu
   *[other] ap { $count } punktiem
}
photo-check = { $count ->
    [zero] { $count } kauliņu jāpārbauda
    [one] { $count } kauliņš jāpārbauda
   *[other] { $count } kauliņi jāpārbauda
}
photo-is = Vai pareizi: { $tile }?
photo-tile-unsure = { $tile }, nav droši
photo-no-set = Nav kombinācija
photo-which = Kurš kauliņš tas ir?
photo-add-tile = Pievienot kauliņu
photo-not-sure = Šeit grūti salasīt.
photo-changed = Druka ir neskaidra; spriežot pēc blakus esošajiem, tas ir šis.
photo-too-many = Vairāk, nekā ir spēlē: { $tile }.
photo-other = Cits:
photo-no-tile = Nav kauliņš
photo-take-over = Ņemt šos kauliņus
photo-what-next = Tālāk nāk tavi kauliņi.
photo-referee = Jautāt tiesnesim
photo-two-sets = Vai tās ir vairākas kombinācijas, kas saskaras?
photo-colour = Vai { $colour } ir viena no tavu kauliņu krāsām?
