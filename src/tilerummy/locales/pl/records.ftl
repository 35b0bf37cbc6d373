refusal-wrong-table-after = Według zasad stół wygląda teraz inaczej.
refusal-wrong-rack-after = Według zasad podstawka wygląda teraz inaczej.
refusal-wrong-penalty = { $count ->
    [one] Według zasad pobiera się teraz { $count } kostkę.
    [few] Według zasad pobiera się teraz { $count } kostki.
   *[many] Według zasad pobiera się teraz { $count } kostek.
}
