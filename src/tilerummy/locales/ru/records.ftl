refusal-wrong-table-after = По правилам стол сейчас выглядит иначе.
refusal-wrong-rack-after = По правилам подставка сейчас выглядит иначе.
refusal-wrong-penalty = { $count ->
    [one] По правилам сейчас берётся { $count } фишка.
    [few] По правилам сейчас берётся { $count } фишки.
   *[many] По правилам сейчас берётся { $count } фишек.
}
