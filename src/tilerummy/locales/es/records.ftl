refusal-wrong-table-after = Según las reglas, la mesa queda ahora de otra manera.
refusal-wrong-rack-after = Según las reglas, el atril queda ahora de otra manera.
refusal-wrong-penalty = { $count ->
    [one] Según las reglas, ahora se roba { $count } ficha.
   *[other] Según las reglas, ahora se roban { $count } fichas.
}
