"""The rule book: what a rule set says, clause by clause, in every language, with judged examples."""
