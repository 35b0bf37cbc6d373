### Hva serveren har imot noe ved familiens bord.

problem-no-such-family = Familiebordet finnes ikke. Sjekk lenken.
problem-link-changed = Lenken er endret. Spør den som sendte den.
problem-not-in-family = Si først hvem du er ved dette bordet.
problem-name-taken = Det finnes allerede en { $name }. Legg til en bokstav?
problem-not-belonging = Spill først en runde med de andre. Da kan du gjøre dette.
problem-no-such-person = Den personen er ikke ved bordet lenger.
problem-wrong-short-code = Det er ikke koden, eller tiden er ute. Be om en ny.
