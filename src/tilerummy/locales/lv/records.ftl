refusal-wrong-table-after = Pēc noteikumiem galds tagad izskatās citādi.
refusal-wrong-rack-after = Pēc noteikumiem turētājs tagad izskatās citādi.
refusal-wrong-penalty = { $count ->
    [zero] Pēc noteikumiem tagad ņem { $count } kauliņu.
    [one] Pēc noteikumiem tagad ņem { $count } kauliņu.
   *[other] Pēc noteikumiem tagad ņem { $count } kauliņus.
}
