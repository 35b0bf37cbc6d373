### Vad servern har emot något vid familjens bord.

problem-no-such-family = Familjebordet finns inte. Kontrollera länken.
problem-link-changed = Länken har ändrats. Fråga den som skickade den.
problem-not-in-family = Säg först vem du är vid det här bordet.
problem-name-taken = Det finns redan en { $name }. Lägg till en bokstav?
problem-not-belonging = Spela först en runda med de andra. Sedan kan du göra det.
problem-no-such-person = Den personen är inte kvar vid bordet.
problem-wrong-short-code = Det är inte koden, eller så har tiden gått ut. Be om en ny.
