day-title = La donne du jour
day-of = Donne du { $day }
day-lead = Les mêmes tuiles pour tout le monde, une manche courte.
day-against = Contre { $names }
day-start = C’est parti
day-turn-over = Retourne-les
day-start-sub = un seul essai, sans limite de temps
day-out =
    { $count ->
        [one] Fini en un tour
       *[other] Fini en { $count } tours
    }
day-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
day-not-out = { $turns }, tuiles restantes : { $left }
day-best = Le mieux que l’on connaisse : { $how }
day-drew = pioches : { $count }
day-opened = ouverture : { $count }
day-went-out = fin : { $count }
day-not-yet = pas encore
day-differs = Différent de ta boîte : { $count }
day-instead = Plutôt avec { $box }
day-instead-sub = comparé avec ceux qui y jouent
day-later = Viendra quand tu seras en ligne.
day-first = Personne n’a encore fini cette donne avant toi.
day-next = La prochaine arrive à minuit.
day-bar = { $turns ->
    [one] Fini en { $turns } tour : { $told }
   *[other] Fini en { $turns } tours : { $told }
}
day-bar-left = Pas fini : { $told }
setting-remind = Rappelle-moi la donne du jour à

## Yesterday’s moment: a turn of one’s own game, as a puzzle on the day after

yesterday-drew = Hier, tu as pioché ici.
yesterday-more = Hier, il y avait mieux ici.
yesterday-could = { $count ->
    [one] { $count } tuile pouvait être posée.
   *[other] { $count } tuiles pouvaient être posées.
}
yesterday-try = Essayer
yesterday-off = Ne plus en montrer
