photo-table = Stalas
photo-lead = Padėk korteles atverstas ir nufotografuok.
photo-lead-help = Jos gali gulėti bet kaip, geriau ant vienspalvio pagrindo. Taškai bus suskaičiuoti.
photo-lead-table = Nufotografuok stalą.
photo-lead-table-help = Iš viršaus, šviesoje, kad kortelės užpildytų vaizdą.
photo-private = Nuotrauka lieka šiame įrenginyje. Čia ji perskaitoma ir pamirštama.
photo-tap = Geriau pažymėti korteles
photo-reading = Skaitoma…
photo-still = Dar žiūrima…
photo-dark = Per tamsu skaityti.
photo-dark-help = Pabandyk dar kartą prie lempos.
photo-far = Truputį arčiau.
photo-far-help = Skaičiai per maži.
photo-none = Kortelių nerasta.
photo-none-help = Padėk jas atverstas, geriau ant vienspalvio pagrindo.
photo-no-network = Nuotraukoms skaityti vieną kartą reikia ryšio (3 MB).
photo-no-picture = Šio paveikslėlio perskaityti negalima. Tinka JPEG, PNG ir WebP.
photo-no-reader = Šiame įrenginyje nuotraukos perskaityti nepavyko. Pažymėk korteles.
photo-add = Pridėti nuotrauką
photo-drop = Praleisti šią nuotrauką
photo-same = Dviejose nuotraukose: ar tai tos pačios kortelės?
photo-sets = { $count ->
    [one] { $count } derinys
    [few] { $count } deriniai
   *[other] { $count } derinių
}
photo-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
   *[other] { $count } taškų
}
photo-about = { $count ->
    [one] apie { $count } tašką
    [few] apie { $count } taškus
   *[other] apie { $count } taškų
}
photo-check = { $count ->
    [one] patikrinti { $count } kortelę
    [few] patikrinti { $count } korteles
   *[other] patikrinti { $count } kortelių
}
photo-is = Ar teisingai: { $tile }?
photo-tile-unsure = { $tile }, neaišku
photo-no-set = Ne derinys
photo-which = Kokia tai kortelė?
photo-add-tile = Pridėti kortelę
photo-not-sure = Čia sunku perskaityti.
photo-changed = Spauda neaiški; sprendžiant iš gretimų, tai ši.
photo-too-many = Daugiau, nei yra dėžutėje: { $tile }.
photo-other = Kita:
photo-no-tile = Ne kortelė
photo-take-over = Imti šias korteles
photo-what-next = Toliau – tavo kortelės.
photo-referee = Klausti teisėjo
photo-two-sets = Ar tai keli deriniai, kurie liečiasi?
photo-colour = Ar { $colour } yra viena iš tavo kortelių spalvų?
