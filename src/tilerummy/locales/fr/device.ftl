# The game on one device, without a server.

device-fetching = Le jeu se charge : { $percent } %
device-starting = Le jeu démarre…
device-alone = Le serveur ne répond pas. Tu joues maintenant sur cet appareil.
device-taken = Le jeu est ouvert dans un autre onglet.
device-take = Jouer ici
device-failed = Le jeu n’a pas démarré. Vérifie le réseau et recharge la page.
device-kept = Gardé sur cet appareil
device-kept-about = Tes parties, tes défis et tes réglages sont gardés dans ce navigateur, et nulle part ailleurs.
device-kept-safari = Safari les efface après sept jours sans visite, sauf si le jeu est sur ton écran d’accueil.
device-keep = Ne pas les effacer
device-keep-why = Quand la place manque, un navigateur peut effacer ce que les pages ont gardé. Tu peux lui demander de n’en rien faire.
device-keep-yes = Ce navigateur a promis de ne pas les effacer.
device-keep-no = Le navigateur n’a rien promis. Enregistre une copie de temps en temps.
device-save = Enregistrer une copie
device-load = Charger une copie
device-load-sure = La copie remplace tout ce qui est gardé sur cet appareil.
device-load-do = Tout remplacer
device-load-bad = Ce fichier n’est pas une copie du jeu, est abîmé ou vient d’une version plus récente. Rien n’a changé.
hand-to = Passe-le à { $name }
drew-tiles = Tu as pioché { $tiles }
rack-covered = { $name } : le chevalet est caché.
racks-covered = Tous les chevalets sont cachés.
since-turn = { $name } : depuis le dernier tour
show-rack = Je suis { $name }, montre mon chevalet
