### A club’s evening

## On paper and on the screen

club-table = Table { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
club-how = Cochez qui a terminé et notez ce qu’il reste à chacun des autres. Qui a terminé reçoit la somme.
club-sign = Deux de la table signent :
club-seat = place
club-name = nom
club-out = terminé
club-left = reste sur le chevalet
club-sits-out = Ne joue pas cette manche : { $names }
club-not-shown = pas encore montré
club-after = Après la manche { $number }
club-no-standing = Aucune manche n’est encore finie.
club-counts-points = points, puis manches gagnées
club-counts-places = places à la table (4, 3, 2, 1), puis points
club-counts-wins = manches gagnées, puis points
club-tied = = place partagée
club-place = place
club-points = points
club-places = places
club-won = gagnées
club-joker = { $name } : un joker restant compte { $points }
club-certificate = Diplôme
club-certificate-place = Place { $place }
club-best = { $count ->
    [one] La meilleure soirée compte.
   *[other] Les { $count } meilleures soirées comptent.
}
club-best-all = Toutes les soirées comptent.

## How far the result of a table is

club-state-playing = joue
club-state-one-yes-missing = il manque un oui
club-state-disputed = deux résultats
club-state-in = résultat reçu
club-organiser = organisation

## Why something cannot be done

club-refused-bad-plan = On ne peut pas jouer ainsi : { $what }
club-refused-evening-open = La soirée a déjà commencé.
club-refused-evening-over = La soirée est finie. Les résultats peuvent encore être corrigés.
club-refused-name-empty = Un nom a de 1 à { $most } lettres.
club-refused-name-twice = { $name } est déjà là. Ajoute une lettre.
club-refused-too-many = Une soirée a au plus { $most } personnes.
club-refused-too-few = Il faut au moins { $fewest } personnes pour une table.
club-refused-no-such-guest = Personne ici n’a le numéro { $number }.
club-refused-no-such-table = Il n’y a pas de table { $table }.
club-refused-results-missing = Il manque encore des résultats. Tables : { $tables }
club-refused-rounds-over = Toutes les manches ont été tirées au sort.
club-refused-other-round = Ce n’est pas cette manche : c’est la manche { $round }.
club-refused-bad-seating = Chacun est assis une fois, à une table que la boîte permet, ou ne joue pas.
club-refused-not-drawn = Tire d’abord une manche au sort.
club-refused-draw-again = Quelqu’un est arrivé ou parti depuis. Tire de nouveau la manche au sort.
club-refused-not-shown = Cette manche n’a pas encore été montrée.
club-refused-result-in = Ce résultat est déjà là. L’organisation peut le corriger.
club-refused-bad-result = Un résultat a un nombre pour chacun à la table, de -{ $most } à { $most }.
club-refused-sum-wrong = Le plus et le moins ne s’équilibrent pas : il reste { $sum }.
club-refused-nothing-written = Personne n’a encore noté de résultat ici.
club-refused-own-yes = Quelqu’un d’autre à la table doit dire oui.
club-refused-disputed = Deux résultats ont été notés ici. L’organisation décide.
club-refused-not-at-table = Seules les personnes de cette table le peuvent.
club-refused-not-organiser = Seule l’organisation le peut.
problem-no-such-club = Cette soirée n’existe pas. Vérifie le lien.
