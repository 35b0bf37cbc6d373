refusal-wrong-table-after = Pelas regras, a mesa fica agora diferente.
refusal-wrong-rack-after = Pelas regras, o atril fica agora diferente.
refusal-wrong-penalty = { $count ->
    [one] Pelas regras, tira-se agora { $count } ficha.
   *[other] Pelas regras, tiram-se agora { $count } fichas.
}
