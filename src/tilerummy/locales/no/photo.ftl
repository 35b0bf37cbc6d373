photo-table = Bord
photo-lead = Legg brikkene med forsiden opp og ta et bilde.
photo-lead-help = De kan ligge hulter til bulter, helst på et ensfarget underlag. Poengene telles for deg.
photo-lead-table = Ta et bilde av bordet.
photo-lead-table-help = Ovenfra, med lys på, så brikkene fyller bildet.
photo-private = Bildet blir på denne enheten. Det leses her og glemmes så.
photo-tap = Trykk på brikker i stedet
photo-reading = Leser …
photo-still = Et øyeblikk til …
photo-dark = For mørkt til å lese.
photo-dark-help = Prøv igjen ved en lampe.
photo-far = Litt nærmere, takk.
photo-far-help = Tallene er for små.
photo-none = Fant ingen brikker.
photo-none-help = Legg dem med forsiden opp, helst på et ensfarget underlag.
photo-no-network = Du må være på nett én gang før bilder kan leses (3 MB).
photo-no-picture = Det bildet kan ikke leses. JPEG, PNG og WebP virker.
photo-no-reader = Bildet kunne ikke leses på denne enheten. Trykk på brikkene i stedet.
photo-add = Legg til et bilde
photo-drop = Fjern dette bildet
photo-same = På to bilder: Er det de samme brikkene?
photo-sets = { $count ->
    [one] { $count } kombinasjon
   *[other] { $count } kombinasjoner
}
photo-points = { $count ->
    [one] { $count } poeng
   *[other] { $count } poeng
}
photo-about = { $count ->
    [one] omtrent { $count } poeng
   *[other] omtrent { $count } poeng
}
photo-check = { $count ->
    [one] { $count } brikke å sjekke
   *[other] { $count } brikker å sjekke
}
photo-is = Stemmer det: { $tile }?
photo-tile-unsure = { $tile }, usikker
photo-no-set = Ikke en kombinasjon
photo-which = Hvilken brikke er det?
photo-add-tile = Legg til en brikke
photo-not-sure = Her er det vanskelig å lese.
photo-changed = Trykket er utydelig; ut fra nabobrikkene er det denne.
photo-too-many = Flere av dem enn esken har: { $tile }.
photo-other = En annen:
photo-no-tile = Ikke en brikke
photo-take-over = Bruk disse brikkene
photo-what-next = Etterpå kommer dine egne brikker.
photo-referee = Spør dommeren
photo-two-sets = Er dette flere sett som ligger inntil hverandre?
photo-colour = Er { $colour } en av fargene på brikkene dine?
