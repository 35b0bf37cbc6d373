guide-box-lead = Mira los colores de tus fichas y cuenta los comodines.
guide-box-editions = Una caja, varias ediciones. Compara con tu hoja de reglas:
guide-box-none = Elige la caja con tus colores y el mismo número de comodines. Lo que en casa se juega de otra forma lo cambias en *{ popular-rules }* o en *{ all-rules }*.
    .title = Mi caja no está

guide-book = Empieza con el juego en pocas palabras. Cada regla tiene un número, muchas tienen un dibujo, y al final están las preguntas de siempre.
    .title = Cada caja tiene su reglamento
guide-sources = Se activa en el reglamento. Cada regla dice entonces de qué hoja de reglas viene, o que la hoja no dice nada y hubo que decidir.
guide-than = Elige otra caja, y el reglamento empieza por lo que cambia.
guide-print = En páginas A5. O bien *{ rules-booklet }*: en A4, para doblar.
guide-why = La página dice por qué, justo en el grupo que falla. *{ why-short }* enseña la regla. Hasta que acabe tu turno puedes deshacerlo todo.
    .title = Cuando una jugada no vale
guide-house = ¿En tu casa se juega de otra forma? En *{ new-table }* cambias las reglas. Toda la mesa ve lo que has cambiado.

guide-home-lead = ¿Juegas con fichas de verdad? Elige primero tu caja, arriba.
guide-pad = Después de cada ronda, indica quién terminó y qué les queda a los demás: *{ way-tiles }*, *{ photo }* o *{ way-number }*. La hoja cuenta según las reglas de tu caja. Toca el número de una ronda para corregirla.
guide-hourglass = Dura lo que un turno según tu caja, o lo que tú quieras. Con un toque se da la vuelta y juega la siguiente persona.
guide-referee = Indica la mesa antes y después. El árbitro dice si la jugada vale y, si no, por qué. Añade tu atril y pregunta: *{ referee-best }*
guide-photo = Pon las fichas boca arriba, con buena luz. Las fichas de un atril se cuentan; una mesa va al árbitro. Un signo de interrogación en una ficha significa: compruébala.

guide-found = Está en *{ my-games }*. Ponle nombre a la mesa y elige una cara para ti. Recibes un enlace que se queda: basta con enviarlo una vez.
guide-play = El botón grande abre una mesa con las reglas de la casa para quien esté. *{ family-other-ways }*: con ordenadores, o varias personas en un dispositivo.
guide-score = Una velada acaba cuando pasa una hora sin jugar ninguna ronda. La gana quien tenga más puntos. Desde tu tercera velada entras en el marcador.
guide-phones = Están en el menú de la mesa. Si pierdes un móvil: *{ family-sign-off }*. Sale enseguida.
guide-export = La gente, las veladas y el marcador en un archivo. Con él la mesa puede mudarse: *{ family-import }*.
