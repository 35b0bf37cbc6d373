refusal-wrong-table-after = Volgens de regels ziet de tafel er nu anders uit.
refusal-wrong-rack-after = Volgens de regels ziet het plankje er nu anders uit.
refusal-wrong-penalty = { $count ->
    [one] Volgens de regels wordt nu { $count } steen gepakt.
   *[other] Volgens de regels worden nu { $count } stenen gepakt.
}
