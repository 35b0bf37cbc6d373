refusal-wrong-table-after = Secondo le regole ora il tavolo è diverso.
refusal-wrong-rack-after = Secondo le regole ora il leggio è diverso.
refusal-wrong-penalty = { $count ->
    [one] Secondo le regole ora si pesca { $count } pedina.
   *[other] Secondo le regole ora si pescano { $count } pedine.
}
