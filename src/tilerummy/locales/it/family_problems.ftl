### Che cosa il server ha da dire al tavolo di famiglia.

problem-no-such-family = Questo tavolo di famiglia non esiste. Controlla il link.
problem-link-changed = Questo link è stato cambiato. Chiedi a chi te l’ha mandato.
problem-not-in-family = Prima di’ chi sei a questo tavolo.
problem-name-taken = C’è già { $name }. Aggiungi una lettera?
problem-not-belonging = Prima gioca una manche con gli altri. Poi potrai farlo.
problem-no-such-person = Questa persona non è più a questo tavolo.
problem-wrong-short-code = Il codice non è questo, o è scaduto. Chiedine uno nuovo.
