rules-changed-by = { $count ->
    [one] { $name } a changé { $count } règle.
   *[other] { $name } a changé { $count } règles.
}
ready-again = Appuie encore une fois sur « C’est bon pour moi ».
open-seat = Place libre
anyone-with-link = Avec le lien
is-ready = C’est bon
deals-soon = { $name } distribue bientôt.
sitting-is-ready = Qui s’assoit ici joue. Il n’y a rien à presser.
not-ready = Pas encore
add-computer = Ajouter un ordinateur
program-help = Le programme prend la place avec cette adresse et cette clé. La clé n’est montrée que maintenant ; la page du protocole dit le reste.
change-rules = Changer les règles
not-ready-after-all = Attends, pas encore
waiting-seats = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-ready = { $count ->
    [one] { $count } joueur n’est pas encore prêt.
   *[other] { $count } joueurs ne sont pas encore prêts.
}
invites-you = { $name } t’invite.
invited = On t’invite.
invited-about = { $count } joueurs, environ { $minutes } minutes.
invited-slow = { $count } joueurs, des jours pour chaque tour.
show-me-how = Montre-moi comment (2 min)
called-off = { $count ->
    [one] Un départ a été annulé.
   *[other] { $count } départs ont été annulés.
}
start-pause = Après tant d’essais, une pause. On peut recommencer dans { $seconds } s.
begin-ask = Le départ a été annulé { $count } fois. Qui fait cela attend peut-être de meilleures tuiles. Commencer maintenant ?
begin-anyway = Commencer maintenant
begin-not = Pas encore
lobby-asked = sait qu’on joue
lobby-deal = Distribuer pour { $count }
lobby-later = cette fois sans { $names }
lobby-not-now = Pas cette fois
lobby-guest = Quelqu’un de plus pour ce soir
lobby-more-chair = Une chaise de plus
sheet-kept = Ta chaise t’attend encore { $seconds } s.
sheet-asks = voudrait jouer
