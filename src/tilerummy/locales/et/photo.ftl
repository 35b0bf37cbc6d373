photo-table = Laud
photo-lead = Pane klotsid numbriga ülespoole ja tee foto.
photo-lead-help = Need võivad olla läbisegi, soovitavalt ühevärvilisel pinnal. Punktid loetakse sinu eest.
photo-lead-table = Tee lauast foto.
photo-lead-table-help = Ülevalt, valguses, nii et klotsid täidavad pildi.
photo-private = Foto jääb sellesse seadmesse. See loetakse siin ja siis unustatakse.
photo-tap = Puuduta hoopis klotse
photo-reading = Loen…
photo-still = Vaatan veel…
photo-dark = Lugemiseks liiga pime.
photo-dark-help = Proovi uuesti lambi juures.
photo-far = Tule natuke lähemale.
photo-far-help = Numbrid on liiga väikesed.
photo-none = Klotse ei leitud.
photo-none-help = Pane need numbriga ülespoole, soovitavalt ühevärvilisel pinnal.
photo-no-network = Fotode lugemiseks pead üks kord võrgus olema (3 MB).
photo-no-picture = Seda pilti ei saa lugeda. Sobivad JPEG, PNG ja WebP.
photo-no-reader = Fotot ei saa selles seadmes lugeda. Puuduta klotse.
photo-add = Lisa foto
photo-drop = Jäta see foto välja
photo-same = Kahel fotol: kas need on samad klotsid?
photo-sets = { $count ->
    [one] { $count } kombinatsioon
   *[other] { $count } kombinatsiooni
}
photo-points = { $count ->
    [one] { $count } punkt
   *[other] { $count } punkti
}
photo-about = { $count ->
    [one] umbes { $count } punkt
   *[other] umbes { $count } punkti
}
photo-check = { $count ->
    [one] üle vaadata { $count } klots
   *[other] üle vaadata { $count } klotsi
}
photo-is = Kas see on õige: { $tile }?
photo-tile-unsure = { $tile }, pole kindel
photo-no-set = Ei ole kombinatsioon
photo-which = Milline klots see on?
photo-add-tile = Lisa klots
photo-not-sure = Siin on raske lugeda.
photo-changed = Trükk on ebaselge; kõrvalolevad klotsid viitavad sellele.
photo-too-many = Neid on rohkem kui karbis: { $tile }.
photo-other = Mõni muu:
photo-no-tile = Ei ole klots
photo-take-over = Võta need klotsid
photo-what-next = Järgmisena tulevad sinu klotsid.
photo-referee = Küsi kohtunikult
photo-two-sets = Kas need on mitu komplekti, mis puutuvad kokku?
photo-colour = Kas { $colour } on üks sinu klotside värve?
