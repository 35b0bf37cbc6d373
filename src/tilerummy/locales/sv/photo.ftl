photo-table = Bord
photo-lead = Lägg stenarna med framsidan upp och ta ett foto.
photo-lead-help = De får ligga huller om buller, helst på ett enfärgat underlag. Poängen räknas åt dig.
photo-lead-table = Ta ett foto av bordet.
photo-lead-table-help = Uppifrån, med ljus på, så att stenarna fyller bilden.
photo-private = Fotot stannar på den här enheten. Det läses här och glöms sedan.
photo-tap = Tryck på stenar i stället
photo-reading = Läser …
photo-still = Ett ögonblick till …
photo-dark = För mörkt för att läsa.
photo-dark-help = Försök igen vid en lampa.
photo-far = Lite närmare, tack.
photo-far-help = Talen är för små.
photo-none = Inga stenar hittades.
photo-none-help = Lägg dem med framsidan upp, helst på ett enfärgat underlag.
photo-no-network = Du måste vara uppkopplad en gång för att läsa foton (3 MB).
photo-no-picture = Den bilden går inte att läsa. JPEG, PNG och WebP fungerar.
photo-no-reader = Fotot gick inte att läsa på den här enheten. Tryck på stenarna i stället.
photo-add = Lägg till ett foto
photo-drop = Ta bort det här fotot
photo-same = På två foton: är det samma stenar?
photo-sets = { $count ->
    [one] { $count } kombination
   *[other] { $count } kombinationer
}
photo-points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
photo-about = { $count ->
    [one] ungefär { $count } poäng
   *[other] ungefär { $count } poäng
}
photo-check = { $count ->
    [one] { $count } sten att kolla
   *[other] { $count } stenar att kolla
}
photo-is = Stämmer det: { $tile }?
photo-tile-unsure = { $tile }, osäker
photo-no-set = Ingen kombination
photo-which = Vilken sten är det?
photo-add-tile = Lägg till en sten
photo-not-sure = Här är det svårt att läsa.
photo-changed = Trycket är otydligt; av grannarna att döma är det den här.
photo-too-many = Fler av dem än lådan har: { $tile }.
photo-other = En annan:
photo-no-tile = Ingen sten
photo-take-over = Använd de här stenarna
photo-what-next = Sedan kommer dina egna stenar.
photo-referee = Fråga domaren
photo-two-sets = Är det flera set som ligger intill varandra?
photo-colour = Är { $colour } en av färgerna på dina stenar?
