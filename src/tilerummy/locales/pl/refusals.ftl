### Dlaczego coś się nie da.

## Kostki się nie zgadzają

refusal-tile-not-in-game = { $tile }: tej kostki nie ma w tej grze albo nie ma jej aż tyle. Kolory w tej grze: { $colours }.
refusal-tile-lost = { $tile }: brakuje tej kostki. Jej miejsce jest na stole albo na twojej podstawce.
refusal-tile-added = { $tile }: o jedną za dużo. Nie było jej ani na stole, ani na twojej podstawce.
refusal-table-tile-to-rack = { $tile }: ta kostka leżała już na stole i tam zostaje.

## Seria, która nią nie jest

refusal-invalid-set = { $set }: to jeszcze nie układ.
refusal-set-too-short = Układ musi mieć co najmniej 3 kostki.
refusal-set-jokers-only = Same jokery nie tworzą układu. Dołóż kostkę z liczbą.
refusal-set-mixed = Nie pasuje ani liczba, ani kolor.
refusal-run-gap = Liczby nie idą po kolei. W rzędzie liczby rosną o 1.
refusal-run-off-the-end = Rząd mieści się między 1 a 13.
refusal-group-colour-twice = Jeden kolor jest dwa razy. W grupie każdy kolor jest tylko raz.
refusal-group-too-large = { $most ->
    [one] Grupa ma tu najwyżej { $most } kostkę.
    [few] Grupa ma tu najwyżej { $most } kostki.
   *[many] Grupa ma tu najwyżej { $most } kostek.
}
refusal-joker-meaning-wrong = { $tile }: tej kostki joker w tym miejscu nie zastąpi.

## Otwarcie

refusal-opening-below-minimum = Twoje otwarcie jest na razie warte { $value }. Potrzebujesz { $minimum } punktów.
refusal-opening-uses-table = { $moment ->
    [with] W tej turze dopiero otwierasz. Z układów na stole możesz korzystać od następnej.
   *[before] Z układów na stole możesz korzystać dopiero po otwarciu.
}
refusal-opening-not-from-rack = Otwarcie to nowe układy z twojej podstawki.

## Przebudowa

refusal-no-rack-tile-played = Wyłóż co najmniej 1 kostkę ze swojej podstawki.
refusal-set-dissolved = { $set }: tego układu nie można rozebrać do końca. Część zostaje razem.
refusal-joker-meaning-changed = { $set }: joker zachowuje swoje znaczenie aż do wymiany.
refusal-joker-moved = { $set }: joker zostaje w swoim układzie aż do wymiany.
refusal-joker-set-split = { $set }: układ z jokerem pozostaje cały. Możesz do niego dokładać.
refusal-joker-set-frozen = { $set }: układ z jokerem jest zamrożony aż do jego wymiany.
refusal-joker-swap-source = Kostka zastępująca jokera pochodzi z twojej podstawki.
refusal-joker-not-in-new-set = Wymieniony joker trafia do nowego układu.
refusal-joker-swap-not-announced = Najpierw zapowiedz wymianę jokera.

## Pobieranie, odkładanie, pasowanie

refusal-draw-and-play = W jednej turze wykładasz albo pobierasz, nie jedno i drugie.
refusal-must-draw = Jeśli nic nie wykładasz, pobierz kostkę.
refusal-too-many-drawn = Pobiera się tylko 1 kostkę.
refusal-pool-empty = Zapas jest pusty.
refusal-pool-not-empty = W zapasie są jeszcze kostki. Pobierz jedną, zamiast pasować.
refusal-must-play-if-able = Masz pasującą kostkę. Tutaj trzeba ją wyłożyć.
refusal-must-discard = Odłóż 1 kostkę.
refusal-no-discard-allowed = { $why ->
    [laid] Jeśli coś wykładasz, nie odkładasz.
   *[never] Tutaj nie możesz odłożyć kostki.
}
refusal-discarded-the-drawn-tile = Dopiero co pobrana kostka zostaje u ciebie. Odłóż inną.
refusal-take-discard-forbidden = Odłożona kostka zostaje tam, gdzie leży.
refusal-discard-not-in-new-set = Zabrana odłożona kostka trafia do nowego układu.
refusal-taken-tile-not-laid = { $tile }: tę zabraną kostkę wyłóż w tej samej turze.
refusal-face-up-forbidden = Odkrytej kostki nie można do tego zabrać.
refusal-starter-only-discards = W pierwszej turze gracz rozpoczynający tylko odkłada 1 kostkę.
refusal-draw-first = Tutaj każda tura zaczyna się od pobrania kostki.

## Przebieg gry

refusal-not-your-turn = To jeszcze nie twoja kolej.
refusal-not-now = W tej chwili się nie da.
refusal-round-over = Runda jest skończona.
refusal-match-over = Gra jest skończona.
refusal-too-late = Czas tej tury minął.
refusal-too-early = Czas tej tury jeszcze nie minął.
refusal-no-clock = W tej grze nie ma limitu czasu.
refusal-tile-not-on-rack = { $tile }: tej kostki nie ma na twojej podstawce.
refusal-nothing-to-take = Nie ma takiej kostki do zabrania.
refusal-mistakes-not-penalised = Niektóre układy nie są jeszcze w porządku. Popraw je i zakończ turę.
refusal-not-the-host = To może zrobić tylko gospodarz.
refusal-no-such-seat = Nie ma takiego miejsca.
refusal-seat-given-up = Gracz na tym miejscu się poddał.
refusal-seat-not-free = Na tym miejscu już ktoś gra.
