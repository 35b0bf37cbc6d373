# The game on one device, without a server.

device-fetching = Le jeu se charge : { $percent } %
device-starting = Le jeu démarre…
device-alone = Le serveur ne répond pas. Tu joues maintenant sur cet appareil.
device-taken = Le jeu est ouvert dans un autre onglet. Ferme-le pour jouer ici.
device-failed = Le jeu n’a pas démarré. Vérifie le réseau et recharge la page.
hand-to = Passe-le à { $name }
you-drew-hand = Tu as pioché { $tiles }. Passe à { $name }.
rack-covered = { $name } : le chevalet est caché.
racks-covered = Tous les chevalets sont cachés.
since-turn = { $name } : depuis le dernier tour
show-rack = Je suis { $name }, montre mon chevalet
