### A club’s evening

## On paper and on the screen

club-table = Tavolo { $number }
club-final = Finale
club-people-count = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
club-how = Segnate chi ha chiuso e scrivete quanto è rimasto agli altri. Chi ha chiuso riceve la somma.
club-sign = Firmano due del tavolo:
club-seat = posto
club-name = nome
club-out = chiuso
club-left = rimasto sul leggio
club-sits-out = Riposa in questa manche: { $names }
club-not-shown = non ancora mostrato
club-after = Dopo la manche { $number }
club-no-standing = Nessuna manche è ancora finita.
club-counts-points = punti, poi manche vinte
club-counts-places = posizioni al tavolo (4, 3, 2, 1), poi punti
club-counts-wins = manche vinte, poi punti
club-tied = = posto condiviso
club-place = posto
club-points = punti
club-places = posizioni
club-won = vinte
club-joker = { $name }: un jolly rimasto vale { $points }
club-certificate = Attestato
club-certificate-place = Posto { $place }
club-best = { $count ->
    [one] Conta la serata migliore.
   *[other] Contano le { $count } serate migliori.
}
club-best-all = Contano tutte le serate.

## How far the result of a table is

club-state-playing = in gioco
club-state-one-yes-missing = manca un sì
club-state-disputed = due risultati
club-state-in = risultato arrivato
club-organiser = organizzazione

## Why something cannot be done

club-refused-bad-plan = Così non si può giocare: { $what }
club-refused-evening-open = La serata è già cominciata.
club-refused-evening-over = La serata è finita. I risultati si possono ancora correggere.
club-refused-name-empty = Un nome ha da 1 a { $most } lettere.
club-refused-name-twice = { $name } è già qui. Aggiungi una lettera.
club-refused-too-many = A una serata partecipano al massimo in { $most }.
club-refused-too-few = Per un tavolo servono almeno { $fewest } persone.
club-refused-no-such-guest = Nessuno qui ha il numero { $number }.
club-refused-no-such-table = Non c’è un tavolo { $table }.
club-refused-results-missing = Mancano ancora risultati. Tavoli: { $tables }
club-refused-rounds-over = Tutte le manche sono già state sorteggiate.
club-refused-other-round = Non è quella manche: ora è la manche { $round }.
club-refused-bad-seating = Chi c’è siede una volta, a un tavolo che la scatola permette, o riposa.
club-refused-not-drawn = Sorteggia prima una manche.
club-refused-draw-again = Intanto qualcuno è arrivato o andato via. Sorteggia di nuovo la manche.
club-refused-not-shown = Questa manche non è ancora stata mostrata.
club-refused-result-in = Il risultato c’è già. Chi organizza può correggerlo.
club-refused-bad-result = Un risultato ha un numero per ciascuno al tavolo, da -{ $most } a { $most }.
club-refused-sum-wrong = Più e meno non tornano: avanza { $sum }.
club-refused-nothing-written = Qui nessuno ha ancora scritto un risultato.
club-refused-own-yes = Qualcun altro al tavolo deve dire di sì.
club-refused-disputed = Qui sono stati scritti due risultati. Decide chi organizza.
club-refused-not-at-table = Può farlo solo chi siede a questo tavolo.
club-refused-not-organiser = Può farlo solo chi organizza.
problem-no-such-club = Questa serata non esiste. Controlla il link.
