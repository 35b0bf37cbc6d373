refusal-wrong-table-after = Pagal taisykles stalas dabar atrodo kitaip.
refusal-wrong-rack-after = Pagal taisykles laikiklis dabar atrodo kitaip.
refusal-wrong-penalty = { $count ->
    [one] Pagal taisykles dabar traukiama { $count } kortelė.
    [few] Pagal taisykles dabar traukiamos { $count } kortelės.
   *[other] Pagal taisykles dabar traukiama { $count } kortelių.
}
