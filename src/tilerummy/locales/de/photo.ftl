photo-table = Tisch
photo-lead = Leg die Steine offen hin und mach ein Foto.
photo-lead-help = Sie dürfen kreuz und quer liegen, am besten auf einfarbigem Untergrund. Gezählt wird für dich.
photo-lead-table = Mach ein Foto vom Tisch.
photo-lead-table-help = Von oben, mit Licht, die Steine füllen das Bild.
photo-private = Das Foto bleibt auf diesem Gerät. Es wird hier gelesen und dann vergessen.
photo-tap = Lieber Steine antippen
photo-reading = Wird gelesen …
photo-still = Noch einen Moment …
photo-dark = Zu dunkel zum Lesen.
photo-dark-help = Versuch es noch einmal unter einer Lampe.
photo-far = Bitte etwas näher.
photo-far-help = Die Zahlen sind zu klein.
photo-none = Keine Steine gefunden.
photo-none-help = Leg sie offen hin, am besten auf einfarbigem Untergrund.
photo-no-network = Zum Lesen musst du einmal online sein (3 MB).
photo-no-picture = Dieses Bild lässt sich nicht lesen. JPEG, PNG und WebP gehen.
photo-no-reader = Das Foto lässt sich auf diesem Gerät nicht lesen. Tippe die Steine an.
photo-add = Noch ein Foto
photo-drop = Dieses Foto weglassen
photo-same = Auf zwei Fotos: Sind es dieselben Steine?
photo-sets = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}
photo-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
photo-about = { $count ->
    [one] etwa { $count } Punkt
   *[other] etwa { $count } Punkte
}
photo-check = { $count ->
    [one] { $count } Stein zu prüfen
   *[other] { $count } Steine zu prüfen
}
photo-is = Stimmt das: { $tile }?
photo-tile-unsure = { $tile }, unsicher
photo-no-set = Kein Set
photo-which = Welcher Stein ist das?
photo-add-tile = Stein hinzufügen
photo-not-sure = Hier ist es schwer zu lesen.
photo-changed = Der Druck ist undeutlich; nach den Nachbarn zu urteilen, ist es dieser.
photo-too-many = Mehr davon, als die Schachtel hat: { $tile }.
photo-other = Ein anderer:
photo-no-tile = Kein Stein
photo-take-over = Diese Steine übernehmen
photo-what-next = Als Nächstes kommen deine Steine.
photo-referee = Schiedsrichter fragen
photo-two-sets = Sind das mehrere Sets, die sich berühren?
photo-colour = Ist { $colour } eine der Farben deiner Steine?
