### Ce que le serveur refuse à la table de la famille.

problem-no-such-family = Cette table de famille n’existe pas. Vérifie le lien.
problem-link-changed = Ce lien a été changé. Demande à qui te l’a envoyé.
problem-not-in-family = Dis d’abord qui tu es à cette table.
problem-name-taken = Il y a déjà un nom pareil, { $name }. Ajoute une lettre ?
problem-not-belonging = Joue d’abord une manche avec les autres. Ensuite, ce sera possible.
problem-no-such-person = Cette personne n’est plus à cette table.
problem-wrong-short-code = Ce n’est pas le bon code, ou il a expiré. Demandes-en un nouveau.
