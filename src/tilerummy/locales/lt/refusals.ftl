### Kodėl kas nors negalima.

## Kortelės nesutampa

refusal-tile-not-in-game = { $tile }: tokios kortelės šiame žaidime nėra arba jų mažiau. Šio žaidimo spalvos: { $colours }.
refusal-tile-lost = { $tile }: šios kortelės trūksta. Jos vieta ant stalo arba tavo laikiklyje.
refusal-tile-added = { $tile }: viena kortelė per daug. Jos nebuvo nei ant stalo, nei tavo laikiklyje.
refusal-table-tile-to-rack = { $tile }: ši kortelė jau gulėjo ant stalo ir ten lieka.

## Derinys, kuris dar ne derinys

refusal-invalid-set = { $set }: tai dar ne derinys.
refusal-set-too-short = Derinyje turi būti bent 3 kortelės.
refusal-set-jokers-only = Vien jokerių neužtenka. Pridėk kortelę su skaičiumi.
refusal-set-mixed = Nesutampa nei skaičius, nei spalva.
refusal-run-gap = Skaičiai eina ne iš eilės. Sekoje jie didėja po 1.
refusal-run-off-the-end = Seka telpa tarp 1 ir 13.
refusal-group-colour-twice = Viena spalva yra dukart. Grupėje kiekviena spalva būna kartą.
refusal-group-too-large = { $most ->
    [one] Čia grupėje daugiausia { $most } kortelė.
    [few] Čia grupėje daugiausia { $most } kortelės.
   *[other] Čia grupėje daugiausia { $most } kortelių.
}
refusal-joker-meaning-wrong = { $tile }: šios kortelės jokeris toje vietoje atstoti negali.

## Pirmasis derinys

refusal-opening-below-minimum = Tavo pirmasis derinys kol kas vertas { $value }. Reikia { $minimum } taškų.
refusal-opening-uses-table = { $moment ->
    [with] Šiuo ėjimu tik dedi savo pirmąjį derinį. Derinius ant stalo galėsi naudoti nuo kito ėjimo.
   *[before] Derinius ant stalo galėsi naudoti po savo pirmojo derinio.
}
refusal-opening-not-from-rack = Pirmasis derinys turi būti naujas, tik iš tavo laikiklio.

## Pertvarkymas

refusal-no-rack-tile-played = Padėk bent 1 kortelę iš savo laikiklio.
refusal-set-dissolved = { $set }: šio derinio negalima visai išardyti. Dalis lieka kartu.
refusal-joker-meaning-changed = { $set }: jokeris išlaiko savo reikšmę, kol bus pakeistas.
refusal-joker-moved = { $set }: jokeris lieka savo derinyje, kol bus pakeistas.
refusal-joker-set-split = { $set }: derinys su jokeriu nedalijamas. Pridėti prie jo gali.
refusal-joker-set-frozen = { $set }: derinys su jokeriu užšaldytas, kol jokeris bus pakeistas.
refusal-joker-swap-source = Jokerį keičianti kortelė imama iš tavo laikiklio.
refusal-joker-not-in-new-set = Pakeistas jokeris dedamas į naują derinį.
refusal-joker-swap-not-announced = Pirma pranešk, kad keisi jokerį.

## Traukti, numesti, praleisti

refusal-draw-and-play = Per vieną ėjimą dedi arba trauki, ne abu kartu.
refusal-must-draw = Jei nieko nededi, trauk kortelę.
refusal-too-many-drawn = Traukiama tik 1 kortelė.
refusal-pool-empty = Kaladė tuščia.
refusal-pool-not-empty = Kaladėje dar yra kortelių. Trauk vieną, ėjimo praleisti negalima.
refusal-must-play-if-able = Turi tinkamą kortelę. Čia ją reikia padėti.
refusal-must-discard = Numesk 1 kortelę.
refusal-no-discard-allowed = { $why ->
    [laid] Jei dedi korteles, nė vienos nenumeti.
   *[never] Čia negali numesti kortelės.
}
refusal-discarded-the-drawn-tile = Ką tik ištraukta kortelė lieka tau. Numesk kitą.
refusal-take-discard-forbidden = Numesta kortelė lieka savo vietoje.
refusal-discard-not-in-new-set = Paimta numesta kortelė dedama į naują derinį.
refusal-taken-tile-not-laid = { $tile }: paėmei šią kortelę, padėk ją tuo pačiu ėjimu.
refusal-face-up-forbidden = Atverstos kortelės tam paimti negalima.
refusal-starter-only-discards = Pirmuoju ėjimu pradedantysis tik numeta 1 kortelę.
refusal-draw-first = Čia kiekvienas ėjimas prasideda kortelės traukimu.

## Žaidimo eiga

refusal-not-your-turn = Dar ne tavo ėjimas.
refusal-not-now = Šiuo metu to padaryti negalima.
refusal-round-over = Raundas baigėsi.
refusal-match-over = Žaidimas baigėsi.
refusal-too-late = Šio ėjimo laikas baigėsi.
refusal-too-early = Šio ėjimo laikas dar nesibaigė.
refusal-no-clock = Šiame žaidime laikas neribojamas.
refusal-tile-not-on-rack = { $tile }: šios kortelės tavo laikiklyje nėra.
refusal-nothing-to-take = Tokios kortelės paimti nėra.
refusal-mistakes-not-penalised = Kai kurie deriniai dar neteisingi. Pataisyk juos ir tada baik ėjimą.
refusal-not-the-host = Tai gali tik šeimininkas.
refusal-no-such-seat = Tokios vietos nėra.
refusal-seat-given-up = Šios vietos žaidėjas pasidavė.
refusal-seat-not-free = Šioje vietoje jau kažkas žaidžia.
