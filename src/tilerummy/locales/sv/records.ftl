refusal-wrong-table-after = Enligt reglerna ser bordet annorlunda ut nu.
refusal-wrong-rack-after = Enligt reglerna ser brädan annorlunda ut nu.
refusal-wrong-penalty = { $count ->
    [one] Enligt reglerna tas nu { $count } sten.
   *[other] Enligt reglerna tas nu { $count } stenar.
}
