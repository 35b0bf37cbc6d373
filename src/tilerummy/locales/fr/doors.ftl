about-baltic = Un joker reste en place jusqu’à ce qu’on l’échange.
about-pro6 = Jusqu’à six joueurs et six couleurs.
which-style = Quelle édition est-ce ?
your-language-chose = Selon ta langue
popular-rules = Les règles qu’on change souvent
all-rules = Toutes les règles
rules-search = Chercher une règle
rules-search-none = Aucune règle ne contient ces mots.
who-joins = Qui peut jouer
joins-link = Avec ce lien
joins-all = Tout le monde
everybody-reads = Toute la table lit ceci
more-choices = Plus de choix
rule-differs = modifié
said-opening-any = toute combinaison ouvre
said-opening-points = ouverture à { $minimum }
said-jokers-free = les jokers bougent librement
said-jokers-same-meaning = les jokers gardent leur sens
said-jokers-stay-until-swapped = les jokers restent jusqu’à l’échange
said-jokers-no-split = les combinaisons à joker restent entières
said-jokers-frozen = les combinaisons à joker sont gelées
said-hints-none = sans indices
said-hints-counted = indices contre des points
said-hints-free = indices gratuits
said-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
rules-changed-by = { $count ->
    [one] { $name } a changé { $count } règle.
   *[other] { $name } a changé { $count } règles.
}
ready-again = Appuie encore une fois sur « C’est bon pour moi ».
rules-group-2 = Avant le premier tour
rules-group-3 = Les combinaisons
rules-group-4 = L’ouverture
rules-group-5 = Ton tour
rules-group-7 = Les jokers sur la table
rules-group-8 = Le temps et les erreurs
rules-group-9 = La fin et les points
go-on-with = Continuer : { $names }
others-play = Les autres jouent
my-games = Mes parties
games-going = En cours
games-finished = Terminées
games-none = Aucune partie en cours.
privacy-link = Confidentialité
tapping-works = Tu peux aussi toucher les tuiles, puis la table.
first-game = Jouer une première partie
try-yourself = Essaie toi-même
you-and-best = Toi { $mine } · Le mieux { $best }
turning-point = Tournant
more-possible = Il y avait mieux
set-group = Groupe : { $number }
from-rack = { $tiles } du chevalet.
from-group = { $tiles } du groupe de { $number }.
from-run = { $tiles } de la suite { $span }.
coach-keys = M : moment suivant, T : essayer, C : pour les curieux, Maj et flèches : pas à pas.
check-deal = Vérifier cette donne
deal-cannot = Impossible à vérifier ici. Il faut les règles du serveur et une connexion sécurisée.
deal-good = Tout concorde : la donne et chaque pioche. Manches : { $count }.
deal-differs = Quelque chose cloche : la ligne { $line } ne correspond pas à la donne promise.
deal-broken = La donne n’est pas celle qui était promise.
deal-own-found = Ton propre nombre aléatoire, gardé par cet appareil, fait partie de cette donne.
deal-own-missing = Mais ce que cet appareil a gardé avant la partie ne correspond pas.
deal-own-unknown = Cet appareil n’a rien gardé d’avant la partie. Seul l’enregistrement a été vérifié.
deal-sealed = D’après le serveur, tous s’étaient engagés avant que quiconque connaisse la donne.
deal-open = Engagement non scellé : le dernier venu aurait pu influencer la donne.
your-name = Ton nom
players-range = { $low }–{ $high } joueurs
home-title = Installe-toi.
play-now = Jouer tout de suite
play-now-sub = Contre l’ordinateur, comme la dernière fois
play-now-first = Contre l’ordinateur
new-table-sub = Choisis une boîte et envoie le lien
lobby-empty = Aucune table n’attend en ce moment. Tu peux en ouvrir une.
# The tables the reader still sits at.
continue = Tes tables
sit-here = S’asseoir ici
# The boxes are the rule sets that people have at home.
which-box = Quelle boîte as-tu ?
rules-as-printed = Comme dans la règle du jeu
back-to-sheet = Revenir à la règle du jeu
the-table = La table
# How many computer players.
computers = Ordinateurs
strength = Niveau
live-drafts = Montrer les coups en direct
live-drafts-help = Les autres te voient poser tes tuiles
open-table = Ouvrir la table
open-seat = Place libre
anyone-with-link = Avec le lien
is-ready = C’est bon
not-ready = Pas encore
add-computer = Ajouter un ordinateur
program-help = Le programme prend la place avec cette adresse et cette clé. La clé n’est montrée que maintenant ; la page du protocole dit le reste.
change-rules = Changer les règles
change-table = Changer la table
send-link = Envoie ce lien
not-ready-after-all = Attends, pas encore
waiting-seats = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
waiting-ready = { $count ->
    [one] { $count } joueur n’est pas encore prêt.
   *[other] { $count } joueurs ne sont pas encore prêts.
}
all-ready = Tout le monde est prêt.
learn-title = Tu découvres le jeu ?
learn-text = Apprends en jouant, en dix petits exercices.
learn-start = Commencer l’initiation
learn-go-on = Continuer : exercice { $number }
one-device = Un appareil pour tous
one-device-sub = Joue contre l’ordinateur, ou passez-vous l’appareil
device-people = Qui joue sur cet appareil ?
device-person = Joueur { $number }
device-begin = Commencer la partie
hand-round = Tout le monde joue ici, de main en main
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
new-table = Nouvelle table
setting-notify = Préviens-moi quand c’est mon tour
setting-volume = Volume
rules-differ = { $count ->
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
as-printed = Comme dans la règle
as-agreed = Jusqu’à ce que l’hôte arrête
menu-more = Plus
sound-and-motion = Son et mouvement
new-key = Faire une nouvelle clé
new-key-help = Si quelqu’un d’autre a cette adresse, fais une nouvelle clé. L’ancienne ne vaut plus rien aussitôt.
other-device-help = Ouvre cette adresse là-bas. C’est ta place : garde-la pour toi.
key-move = Se déplacer sur le chevalet et la table
key-select = Prendre ou reposer une tuile
key-lay = Poser : ici, ou là où elle va
key-new = Poser comme nouvelle combinaison
key-back = Retour au chevalet
key-pick = Chercher une tuile par son nombre ; J : joker
key-undo = Annuler, refaire
key-sort = Trier le chevalet
key-hint = Indice
key-draw = Piocher
key-discard = Défausser cette tuile
key-play = Le grand bouton
key-down = Reposer ce que tu tiens
key-help = Cette liste
key-name-space = Espace
key-name-enter = Entrée
key-name-control = Ctrl
key-name-escape = Échap
key-fits = Prochaine combinaison possible
key-log = Ce qui s’est passé
hand-on = Nommer { $name } hôte
let-back = Laisser revenir { $name }
remove-sure = Retirer { $name } pour de bon ?
qr = Le lien en code QR
sort-playable = Trier par combinaison
tidy-table = Ranger la table
other-device = Jouer sur un autre appareil
table-rules = Règles de cette table
what-changed = Ce qui a changé depuis mon tour
read-table = Lire la table
read-set = Lire cette combinaison
copied = Copié
hint-take-back = Retour au chevalet
your-face = Ton visage
face-number = Visage { $number }
setting-theme = Clair ou sombre
setting-theme-auto = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-tiles = Tuiles
setting-tiles-engraved = Gravées
setting-tiles-flat = Plates
setting-colours = Couleurs
setting-colours-normal = Normales
setting-colours-strong = Fortes
# The first letter of the colour beside the shape on every tile.
setting-letters = Lettre de la couleur sur les tuiles
setting-size = Taille
setting-size-normal = Normale
setting-size-large = Grande
setting-motion = Animations
setting-motion-auto = Comme l’appareil
setting-motion-less = Réduites
setting-sort = Trier après la donne
setting-sort-none = Non
setting-sort-runs = Par couleur
setting-sort-groups = Par nombre
setting-left-handed = Pour gauchers
setting-sounds = Sons
setting-vibration = Vibration
setting-confirm-draw = Demander avant de piocher
setting-shortcuts = Raccourcis à une touche
