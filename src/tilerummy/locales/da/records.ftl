refusal-wrong-table-after = Efter reglerne ser bordet anderledes ud nu.
refusal-wrong-rack-after = Efter reglerne ser brættet anderledes ud nu.
refusal-wrong-penalty = { $count ->
    [one] Efter reglerne tages der nu { $count } brik.
   *[other] Efter reglerne tages der nu { $count } brikker.
}
