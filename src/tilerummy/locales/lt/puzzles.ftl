puzzle-level = { $level }-asis lygis iš 5
puzzle-task-lay-all = Padėk visas savo korteles.
puzzle-task-go-out = Užbaik: padėk visas laikiklio korteles.
puzzle-task-open = Padėk pirmąjį derinį iš to, ką turi.
puzzle-task-lay-at-least = { $count ->
    [one] Padėk bent { $count } kortelę.
    [few] Padėk bent { $count } korteles.
   *[other] Padėk bent { $count } kortelių.
}
puzzle-task-free-joker = Išlaisvink jokerį: pabaigoje jis guli prie kitų kortelių.
puzzle-how-to-type = Įrašyk visą stalą, koks jis turi likti: { $example }
puzzle-not-yet = Toks ėjimas leidžiamas, bet užduotis dar neatlikta.
puzzle-solved = Išspręsta.
puzzle-solution = Sprendimas:
puzzle-type-solution = sprendimas
