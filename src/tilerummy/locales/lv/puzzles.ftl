puzzle-level = { $level }. līmenis no 5
puzzle-task-lay-all = Izspēlē visus savus kauliņus.
puzzle-task-go-out = Pabeidz partiju: izspēlē visus kauliņus no turētāja.
puzzle-task-open = Izspēlē pirmo kombināciju no tā, kas tev ir.
puzzle-task-lay-at-least = { $count ->
    [zero] Izspēlē vismaz { $count } kauliņu.
    [one] Izspēlē vismaz { $count } kauliņu.
   *[other] Izspēlē vismaz { $count } kauliņus.
}
puzzle-task-free-joker = Atbrīvo džokeru: beigās tas ir pie citiem kauliņiem.
puzzle-how-to-type = Uzraksti visu galdu, kādam tam jābūt: { $example }
puzzle-not-yet = Šāds gājiens ir atļauts, bet uzdevums vēl nav izpildīts.
puzzle-solved = Atrisināts.
puzzle-solution = Atrisinājums:
puzzle-type-solution = atrisinājums
