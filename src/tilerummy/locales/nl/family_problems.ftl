### Wat de server aan de familietafel op iets tegen heeft.

problem-no-such-family = Deze familietafel bestaat niet. Controleer de link.
problem-link-changed = Deze link is veranderd. Vraag het aan wie hem stuurde.
problem-not-in-family = Zeg eerst wie je aan deze tafel bent.
problem-name-taken = Er is al een { $name }. Een letter erbij?
problem-not-belonging = Speel eerst een ronde met de anderen. Daarna kan dit.
problem-no-such-person = Die persoon zit niet meer aan deze tafel.
problem-wrong-short-code = Dat is niet de code, of de tijd is om. Vraag een nieuwe.
