### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Confidentialité
privacy-lead = Ce que ce serveur garde de toi, et combien de temps.
privacy-account = Il n’y a pas de comptes. Ton navigateur garde un nombre aléatoire signé par ce serveur. Il est valable 180 jours et renouvelé à ton retour.
privacy-kept = Dans la base de données : le nom que tu saisis, tes places, les parties avec toutes leurs tuiles, les brouillons, les 50 derniers messages de chaque table et ta dernière connexion à celle-ci.
privacy-forever = Les tables restent jusqu’à ce que l’exploitant les supprime.
# $days: a number of days.
privacy-days = Les tables sont oubliées quand il ne s’y est rien passé depuis { $days } jours.
privacy-families = À la table d’une famille : ton nom et ton visage, quels appareils sont les tiens et comment se sont passées tes manches et les donnes du jour, jusqu’à ce que tu la quittes. Ce qui a été joué garde ton nom, jusqu’à ce que tu demandes à être oublié. Un invité est oublié au bout de douze heures.
privacy-clubs = À la soirée d’un club : ton nom et ton visage, quel téléphone est le tien et tes résultats, jusqu’à ce que tu demandes à être oublié ou que l’organisation supprime la soirée. Les résultats restent sans ton nom.
privacy-reports = Un signalement est gardé avec les derniers échanges de la table, pour l’exploitant seul.
privacy-puzzles = À ton premier essai d’un défi, ce serveur est prévenu, pour pouvoir coter le défi. Il garde la cote et une marque disant que tu l’as essayé. La marque est faite avec une clé secrète et ne te nomme pas. Ton résultat n’est pas gardé.
privacy-deal = Quand la donne du jour est finie, ta partie est rejouée ici pour la vérifier. Le serveur compte, sans noms, combien de tours il a fallu, et garde une marque du même genre pour que tu ne comptes qu’une fois.
privacy-mark = La marque reste jusqu’à ce que tu te fasses oublier.
# $days: a number of days.
privacy-mark-days = La marque disparaît au bout de { $days } jours, ou quand tu te fais oublier.
privacy-notices = Seulement si tu as demandé des notifications : où ton navigateur les reçoit, sa langue, son fuseau horaire et l’heure choisie. Elles passent par le service push de l’éditeur de ton navigateur, qui ne peut pas les lire. Tout disparaît quand tu les désactives.
privacy-address = Ton adresse réseau n’est qu’en mémoire, pour limiter les demandes par adresse. Elle n’est enregistrée que si l’exploitant la bloque.
privacy-logs = Les journaux ne contiennent ni noms, ni adresses, ni jetons d’accès, ni tuiles.
privacy-others = Personne d’autre n’est informé : la page ne charge rien d’autres serveurs et ne pose pas de cookies.
privacy-delete = Tu peux te faire oublier. Les tables que tu avais pour toi disparaissent aussitôt. Aux tables partagées, ta place se libère ; ces parties restent, car elles sont aussi aux autres, avec un tiret à la place de ton nom.
privacy-see = Montrer ce qui est gardé de moi
privacy-forget = M’oublier
privacy-sure = Vraiment tout oublier ? C’est définitif.
privacy-forgotten = C’est fait : plus rien n’est gardé de toi.
privacy-nothing = Rien n’est gardé de toi.

not-built = Le serveur tourne, mais sa page n’est pas encore construite.
not-built-programs = Les programmes peuvent jouer quand même. Les messages sont décrits ici : { $address }.
