refusal-wrong-table-after = Selon les règles, la table est différente à présent.
refusal-wrong-rack-after = Selon les règles, le chevalet est différent à présent.
refusal-wrong-penalty = { $count ->
    [one] Selon les règles, on pioche maintenant { $count } tuile.
   *[other] Selon les règles, on pioche maintenant { $count } tuiles.
}
