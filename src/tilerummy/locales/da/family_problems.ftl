### Hvad serveren har imod noget ved familiens bord.

problem-no-such-family = Familiebordet findes ikke. Tjek linket.
problem-link-changed = Linket er blevet ændret. Spørg den, der sendte det.
problem-not-in-family = Sig først, hvem du er ved dette bord.
problem-name-taken = Der er allerede en { $name }. Tilføj et bogstav?
problem-not-belonging = Spil først en runde med de andre. Så kan du gøre det.
problem-no-such-person = Den person er ikke længere ved dette bord.
problem-wrong-short-code = Det er ikke koden, eller dens tid er udløbet. Bed om en ny.
