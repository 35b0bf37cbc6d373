refusal-wrong-table-after = Etter reglene ser bordet annerledes ut nå.
refusal-wrong-rack-after = Etter reglene ser brikkeholderen annerledes ut nå.
refusal-wrong-penalty = { $count ->
    [one] Etter reglene trekkes det { $count } brikke nå.
   *[other] Etter reglene trekkes det { $count } brikker nå.
}
