photo-table = Bord
photo-lead = Læg brikkerne med forsiden op, og tag et foto.
photo-lead-help = De må ligge hulter til bulter, helst på et ensfarvet underlag. Pointene tælles for dig.
photo-lead-table = Tag et foto af bordet.
photo-lead-table-help = Ovenfra, med lys på, så brikkerne fylder billedet.
photo-private = Fotoet bliver på denne enhed. Det læses her og glemmes så.
photo-tap = Tryk på brikker i stedet
photo-reading = Læser …
photo-still = Et øjeblik endnu …
photo-dark = For mørkt til at læse.
photo-dark-help = Prøv igen ved en lampe.
photo-far = Lidt tættere på, tak.
photo-far-help = Tallene er for små.
photo-none = Ingen brikker fundet.
photo-none-help = Læg dem med forsiden op, helst på et ensfarvet underlag.
photo-no-network = Du skal være online én gang, før fotos kan læses (3 MB).
photo-no-picture = Det billede kan ikke læses. JPEG, PNG og WebP virker.
photo-no-reader = Fotoet kunne ikke læses på denne enhed. Tryk på brikkerne i stedet.
photo-add = Tilføj et foto
photo-drop = Fjern dette foto
photo-same = På to fotos: Er det de samme brikker?
photo-sets = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
photo-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
photo-about = { $count ->
    [one] cirka { $count } point
   *[other] cirka { $count } points
}
photo-check = { $count ->
    [one] { $count } brik at tjekke
   *[other] { $count } brikker at tjekke
}
photo-is = Er det rigtigt: { $tile }?
photo-tile-unsure = { $tile }, usikker
photo-no-set = Ikke en kombination
photo-which = Hvilken brik er det?
photo-add-tile = Tilføj en brik
photo-not-sure = Her er det svært at læse.
photo-changed = Trykket er utydeligt; at dømme efter nabobrikkerne er det denne.
photo-too-many = Flere af dem, end æsken har: { $tile }.
photo-other = En anden:
photo-no-tile = Ikke en brik
photo-take-over = Brug disse brikker
photo-what-next = Bagefter kommer dine egne brikker.
photo-referee = Spørg dommeren
photo-two-sets = Er det flere sæt, der ligger op ad hinanden?
photo-colour = Er { $colour } en af dine brikkers farver?
