### Kāpēc kaut ko nevar.

## Kauliņi nesakrīt

refusal-tile-not-in-game = { $tile }: tāda kauliņa šajā spēlē nav vai nav tik daudz. Šīs spēles krāsas: { $colours }.
refusal-tile-lost = { $tile }: šī kauliņa trūkst. Tā vieta ir uz galda vai tavā turētājā.
refusal-tile-added = { $tile }: viens kauliņš par daudz. Tā nebija ne uz galda, ne tavā turētājā.
refusal-table-tile-to-rack = { $tile }: šis kauliņš jau bija uz galda un tur arī paliek.

## Kombinācija, kas tāda nav

refusal-invalid-set = { $set }: tā vēl nav kombinācija.
refusal-set-too-short = Kombinācijā jābūt vismaz 3 kauliņiem.
refusal-set-jokers-only = Ar džokeriem vien nepietiek. Pievieno kauliņu ar skaitli.
refusal-set-mixed = Nesakrīt ne skaitlis, ne krāsa.
refusal-run-gap = Skaitļi nav pēc kārtas. Rindā katrs skaitlis ir par 1 lielāks.
refusal-run-off-the-end = Rinda iet robežās no 1 līdz 13.
refusal-group-colour-twice = Viena krāsa ir divreiz. Grupā katra krāsa ir tikai vienreiz.
refusal-group-too-large = { $most ->
    [zero] Šeit grupā ir ne vairāk kā { $most } kauliņu.
    [one] Šeit grupā ir ne vairāk kā { $most } kauliņš.
   *[other] Šeit grupā ir ne vairāk kā { $most } kauliņi.
}
refusal-joker-meaning-wrong = { $tile }: šo kauliņu džokers tajā vietā aizstāt nevar.

## Pirmā kombinācija

refusal-opening-below-minimum = Tava pirmā kombinācija pagaidām ir { $value } vērta. Vajag { $minimum } punktu.
refusal-opening-uses-table = { $moment ->
    [with] Šajā gājienā tu tikai izspēlē savu pirmo kombināciju. Kombinācijas uz galda vari izmantot no nākamā gājiena.
   *[before] Kombinācijas uz galda vari izmantot pēc savas pirmās kombinācijas.
}
refusal-opening-not-from-rack = Pirmajai kombinācijai jābūt jaunai un tikai no tava turētāja.

## Pārveidošana

refusal-no-rack-tile-played = Izspēlē vismaz 1 kauliņu no sava turētāja.
refusal-set-dissolved = { $set }: šo kombināciju nevar izjaukt pavisam. Daļa paliek kopā.
refusal-joker-meaning-changed = { $set }: džokers patur savu nozīmi, līdz to samaina.
refusal-joker-moved = { $set }: džokers paliek savā kombinācijā, līdz to samaina.
refusal-joker-set-split = { $set }: kombinācija ar džokeru paliek vesela. Pievienot drīksti.
refusal-joker-set-frozen = { $set }: kombinācija ar džokeru ir iesaldēta, līdz džokeru samaina.
refusal-joker-swap-source = Kauliņš, kas aizstāj džokeru, nāk no tava turētāja.
refusal-joker-not-in-new-set = Samainīto džokeru liek jaunā kombinācijā.
refusal-joker-swap-not-announced = Vispirms paziņo, ka samainīsi džokeru.

## Paņemt, nomest, izlaist

refusal-draw-and-play = Vienā gājienā vai nu izspēlē, vai ņem, bet ne abus.
refusal-must-draw = Ja neko neizspēlē, paņem kauliņu.
refusal-too-many-drawn = Ņem tikai 1 kauliņu.
refusal-pool-empty = Krājumi ir tukši.
refusal-pool-not-empty = Krājumos vēl ir kauliņi. Paņem vienu, nevis izlaid gājienu.
refusal-must-play-if-able = Tev ir derīgs kauliņš. Šeit tas jāizspēlē.
refusal-must-discard = Nomet 1 kauliņu.
refusal-no-discard-allowed = { $why ->
    [laid] Ja izspēlē kauliņus, nevienu nenomet.
   *[never] Šeit nevari nomest kauliņu.
}
refusal-discarded-the-drawn-tile = Tikko paņemtais kauliņš paliek tev. Nomet kādu citu.
refusal-take-discard-forbidden = Nomestais kauliņš paliek savā vietā.
refusal-discard-not-in-new-set = Paņemto nomesto kauliņu liek jaunā kombinācijā.
refusal-taken-tile-not-laid = { $tile }: šo paņemto kauliņu izspēlē tajā pašā gājienā.
refusal-face-up-forbidden = Atklāto kauliņu tam paņemt nevar.
refusal-starter-only-discards = Pirmajā gājienā tas, kurš sāk, tikai nomet 1 kauliņu.
refusal-draw-first = Šeit katrs gājiens sākas ar kauliņa paņemšanu.

## Spēles gaita

refusal-not-your-turn = Vēl nav tavs gājiens.
refusal-not-now = Šobrīd to nevar.
refusal-round-over = Partija ir beigusies.
refusal-match-over = Spēle ir beigusies.
refusal-too-late = Šī gājiena laiks ir beidzies.
refusal-too-early = Šī gājiena laiks vēl nav beidzies.
refusal-no-clock = Šajā spēlē laika ierobežojuma nav.
refusal-tile-not-on-rack = { $tile }: šī kauliņa tavā turētājā nav.
refusal-nothing-to-take = Šo kauliņu paņemt nevar.
refusal-mistakes-not-penalised = Dažas kombinācijas vēl nav pareizas. Izlabo tās un tad beidz gājienu.
refusal-not-the-host = To var tikai rīkotājs.
refusal-no-such-seat = Tādas vietas nav.
refusal-seat-given-up = Spēlētājs šajā vietā ir padevies.
refusal-seat-not-free = Šajā vietā jau kāds spēlē.
