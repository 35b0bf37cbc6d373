photo-table = Table
photo-lead = Pose les tuiles face visible et prends une photo.
photo-lead-help = Dans n’importe quel ordre, si possible sur un fond uni. Les points sont comptés pour toi.
photo-lead-table = Prends la table en photo.
photo-lead-table-help = D’en haut, bien éclairée, les tuiles remplissant l’image.
photo-private = La photo reste sur cet appareil. Elle est lue ici, puis oubliée.
photo-tap = Plutôt toucher les tuiles
photo-reading = Lecture…
photo-still = Encore un instant…
photo-dark = Trop sombre pour lire.
photo-dark-help = Réessaie près d’une lampe.
photo-far = Un peu plus près, s’il te plaît.
photo-far-help = Les nombres sont trop petits.
photo-none = Aucune tuile trouvée.
photo-none-help = Pose-les face visible, si possible sur un fond uni.
photo-no-network = Pour lire les photos, il faut être en ligne une fois (3 Mo).
photo-no-picture = Cette image est illisible. JPEG, PNG et WebP conviennent.
photo-no-reader = La photo n’a pas pu être lue sur cet appareil. Touche les tuiles.
photo-add = Ajouter une photo
photo-drop = Retirer cette photo
photo-same = Sur deux photos : ce sont les mêmes tuiles ?
photo-sets = { $count ->
    [one] { $count } combinaison
   *[other] { $count } combinaisons
}
photo-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
photo-about = { $count ->
    [one] environ { $count } point
   *[other] environ { $count } points
}
photo-check = { $count ->
    [one] { $count } tuile à vérifier
   *[other] { $count } tuiles à vérifier
}
photo-is = C’est bien ça : { $tile } ?
photo-tile-unsure = { $tile }, à vérifier
photo-no-set = Pas une combinaison
photo-which = Quelle tuile est-ce ?
photo-add-tile = Ajouter une tuile
photo-not-sure = C’est difficile à lire ici.
photo-changed = L’impression n’est pas nette ; d’après ses voisines, c’est celle-ci.
photo-too-many = Plus que la boîte n’en contient : { $tile }.
photo-other = Une autre :
photo-no-tile = Pas une tuile
photo-take-over = Prendre ces tuiles
photo-what-next = Tes tuiles viennent ensuite.
photo-referee = Demander à l’arbitre
photo-two-sets = Est-ce que ce sont plusieurs combinaisons qui se touchent ?
photo-colour = Est-ce que { $colour } est une des couleurs de tes tuiles ?
