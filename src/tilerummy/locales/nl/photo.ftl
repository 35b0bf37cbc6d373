photo-table = Tafel
photo-lead = Leg de stenen open neer en maak een foto.
photo-lead-help = Ze mogen kriskras liggen, liefst op een effen ondergrond. De punten worden voor je geteld.
photo-lead-table = Maak een foto van de tafel.
photo-lead-table-help = Van boven, met licht erop, de stenen vullen het beeld.
photo-private = De foto blijft op dit apparaat. Hij wordt hier gelezen en dan vergeten.
photo-tap = Liever stenen aantikken
photo-reading = Aan het lezen…
photo-still = Nog even kijken…
photo-dark = Te donker om te lezen.
photo-dark-help = Probeer het nog eens bij een lamp.
photo-far = Iets dichterbij, graag.
photo-far-help = De getallen zijn te klein.
photo-none = Geen stenen gevonden.
photo-none-help = Leg ze open neer, liefst op een effen ondergrond.
photo-no-network = Om foto’s te lezen moet je één keer online zijn (3 MB).
photo-no-picture = Deze afbeelding is niet te lezen. JPEG, PNG en WebP werken.
photo-no-reader = De foto is op dit apparaat niet te lezen. Tik de stenen aan.
photo-add = Foto toevoegen
photo-drop = Deze foto weglaten
photo-same = Op twee foto’s: zijn het dezelfde stenen?
photo-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
photo-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
photo-about = { $count ->
    [one] ongeveer { $count } punt
   *[other] ongeveer { $count } punten
}
photo-check = { $count ->
    [one] { $count } steen te controleren
   *[other] { $count } stenen te controleren
}
photo-is = Klopt dit: { $tile }?
photo-tile-unsure = { $tile }, onzeker
photo-no-set = Geen set
photo-which = Welke steen is dit?
photo-add-tile = Steen toevoegen
photo-not-sure = Hier is het moeilijk te lezen.
photo-changed = De druk is onduidelijk; te oordelen naar de stenen ernaast is het deze.
photo-too-many = Meer dan er in de doos zitten: { $tile }.
photo-other = Een andere:
photo-no-tile = Geen steen
photo-take-over = Deze stenen overnemen
photo-what-next = Daarna komen je eigen stenen.
photo-referee = Vraag de scheidsrechter
photo-two-sets = Zijn dit meerdere sets die elkaar raken?
photo-colour = Is { $colour } een van de kleuren van je stenen?
