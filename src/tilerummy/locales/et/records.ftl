refusal-wrong-table-after = Reeglite järgi on laud nüüd teistsugune.
refusal-wrong-rack-after = Reeglite järgi on alus nüüd teistsugune.
refusal-wrong-penalty = { $count ->
    [one] Reeglite järgi võetakse nüüd { $count } klots.
   *[other] Reeglite järgi võetakse nüüd { $count } klotsi.
}
