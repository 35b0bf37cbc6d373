### Ce qui se dit à table, et ce que le serveur refuse.

## Phrases

phrase-hello = Bonjour
phrase-good-luck = Bonne chance
phrase-well-played = Bien joué
phrase-nice-move = Quel coup
phrase-thanks = Merci
phrase-sorry = Pardon
phrase-one-moment = Un instant
phrase-i-am-back = Me revoilà
phrase-your-turn = C’est à toi
phrase-so-close = Si près du but
phrase-another-round = Encore une manche ?
phrase-good-game = Belle partie
phrase-goodbye = Au revoir

## Réactions

reaction-smile = sourire
reaction-laugh = rire
reaction-wow = étonnement
reaction-clap = applaudissements
reaction-think = réflexion
reaction-oops = oups
reaction-heart = cœur
reaction-party = confettis

## Pourquoi cela n'a pas marché

problem-unreadable = Ce message n’a pas pu être lu. Réessaie.
problem-too-large = C’est trop long.
problem-too-many = Cela fait beaucoup d’un coup. Patiente un instant.
problem-too-many-tables = Tu as ouvert beaucoup de tables. Termines-en une d’abord, ou attends un peu.
problem-banned = Tu ne peux pas jouer ici pendant un certain temps.
problem-unfit-name = Choisis un autre nom, s’il te plaît.
problem-busy = Le serveur est occupé. Réessaie dans un instant.
problem-failed = Une erreur est survenue sur le serveur ; elle est notée. Recommencer n’aidera pas.
problem-hello-first = La connexion a mal commencé. Recharge la page.
problem-wrong-token = Cet appareil n’est pas connu ici. Recharge la page.
problem-wrong-origin = Cette page ne peut pas parler à ce serveur.
problem-no-such-table = Cette table n’existe pas. Vérifie le lien.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-not-seated = Prends d’abord place.
problem-already-seated = Tu as déjà une place ici.
problem-removed = L’hôte a libéré ta place. Tu peux continuer à regarder.
problem-table-full = Toutes les places sont prises.
problem-bad-name = Choisis un nom de 1 à 24 lettres.
problem-bad-rules = Ces règles ne vont pas ensemble.
problem-clock-range = Un tour dure de 15 secondes à 10 minutes, de 1 à 14 jours, ou est sans chronomètre.
problem-no-such-level = Ce niveau n’existe pas.
problem-places-open = Des places sont encore libres. Attends ou ajoute un ordinateur.
problem-not-ready = Quelqu’un n’est pas encore prêt.
problem-already-started = La partie a déjà commencé.
problem-starting = La partie va commencer.
problem-start-paused = Le départ a été annulé encore et encore. Réessaie dans { $seconds } secondes.
problem-wrong-salt = Ton nombre aléatoire n’est pas celui que tu avais promis. Appuie encore une fois sur « C’est bon pour moi ».
problem-no-such-pledge = Cette donne a déjà servi. Réessaie.
problem-not-started = Aucune partie n’est en cours.
problem-not-over = Cette partie n’est pas finie. Tu pourras la revoir ensuite.
problem-round-goes-on = L’ordinateur joue à cette place jusqu’à la fin de la manche. Tu pourras la prendre ensuite.
problem-paused = La table fait une pause.
problem-not-away = Ce joueur n’est pas absent depuis assez longtemps.
problem-bot-plays = L’ordinateur joue pour toi. Reprends d’abord la main.
problem-hints-off = Pas d’indices à cette table.
problem-text-off = Ici, tu ne peux envoyer que des phrases et des réactions.
problem-say-one-thing = Une chose à la fois.
problem-no-such-day = Il n’y a pas de donne pour ce jour. Ton horloge est-elle à l’heure ?
problem-not-this-deal = Ce n’est pas une partie de la donne de ce jour.
problem-no-notices = Ce serveur n’envoie pas de notifications.
