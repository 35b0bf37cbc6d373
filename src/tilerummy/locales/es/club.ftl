### A club’s evening

## On paper and on the screen

club-table = Mesa { $number }
club-final = Final
club-people-count = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
club-how = Marcad quién terminó y escribid lo que les queda a los demás. Quien terminó recibe la suma.
club-sign = Firman dos de la mesa:
club-seat = sitio
club-name = nombre
club-out = terminó
club-left = queda en el atril
club-sits-out = Descansa esta ronda: { $names }
club-not-shown = aún no se ha mostrado
club-after = Después de la ronda { $number }
club-no-standing = Todavía no ha terminado ninguna ronda.
club-counts-points = puntos, luego rondas ganadas
club-counts-places = puestos en la mesa (4, 3, 2, 1), luego puntos
club-counts-wins = rondas ganadas, luego puntos
club-tied = = puesto compartido
club-place = puesto
club-points = puntos
club-places = puestos
club-won = ganadas
club-joker = { $name }: un comodín en el atril cuenta { $points }
club-certificate = Diploma
club-certificate-place = Puesto { $place }
club-best = { $count ->
    [one] Cuenta la mejor velada.
   *[other] Cuentan las { $count } mejores veladas.
}
club-best-all = Cuentan todas las veladas.

## How far the result of a table is

club-state-playing = jugando
club-state-one-yes-missing = falta un sí
club-state-disputed = dos resultados
club-state-in = resultado recibido
club-organiser = organización

## Why something cannot be done

club-refused-bad-plan = Así no se puede jugar: { $what }
club-refused-evening-open = La velada ya ha empezado.
club-refused-evening-over = La velada ha terminado. Los resultados aún se pueden corregir.
club-refused-name-empty = Un nombre tiene de 1 a { $most } letras.
club-refused-name-twice = { $name } ya está aquí. Añade una letra.
club-refused-too-many = En una velada caben como mucho { $most } personas.
club-refused-too-few = Para una mesa hacen falta al menos { $fewest } personas.
club-refused-no-such-guest = Nadie aquí tiene el número { $number }.
club-refused-no-such-table = No hay mesa { $table }.
club-refused-results-missing = Aún faltan resultados. Mesas: { $tables }
club-refused-rounds-over = Ya se han sorteado todas las rondas.
club-refused-other-round = No es esa ronda: ahora es la ronda { $round }.
club-refused-bad-seating = Quien está aquí se sienta una vez, en una mesa que la caja permite, o descansa.
club-refused-not-drawn = Sortea primero una ronda.
club-refused-draw-again = Alguien ha llegado o se ha ido. Sortea otra vez la ronda.
club-refused-not-shown = Esta ronda aún no se ha mostrado.
club-refused-result-in = El resultado ya está. La organización puede corregirlo.
club-refused-bad-result = Un resultado tiene un número para cada persona de la mesa, de -{ $most } a { $most }.
club-refused-sum-wrong = Más y menos no cuadran: sobra { $sum }.
club-refused-nothing-written = Nadie ha escrito aún un resultado aquí.
club-refused-own-yes = Otra persona de la mesa tiene que decir que sí.
club-refused-disputed = Aquí hay dos resultados escritos. Decide la organización.
club-refused-not-at-table = Solo puede quien está en esta mesa.
club-refused-not-organiser = Solo puede la organización.
problem-no-such-club = No existe esa velada. Revisa el enlace.
