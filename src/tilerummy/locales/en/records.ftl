### A time-out or a mistake in a recorded game did not end as the rules say; only those who judge records see this.

refusal-wrong-table-after = By the rules, the table should look different now.
refusal-wrong-rack-after = By the rules, the rack should look different now.
# $count: the number of tiles to draw, 0 or more.
refusal-wrong-penalty = { $count ->
    [one] By the rules, { $count } tile should be drawn now.
   *[other] By the rules, { $count } tiles should be drawn now.
}
