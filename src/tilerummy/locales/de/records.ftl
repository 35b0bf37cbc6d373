refusal-wrong-table-after = Nach den Regeln sieht der Tisch jetzt anders aus.
refusal-wrong-rack-after = Nach den Regeln sieht das Brett jetzt anders aus.
refusal-wrong-penalty = { $count ->
    [one] Nach den Regeln wird jetzt { $count } Stein gezogen.
   *[other] Nach den Regeln werden jetzt { $count } Steine gezogen.
}
