### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Con quién jugar
company-step = Paso { $step } de { $count }
# Beside a character whom not everybody enjoys.
company-warning = Espera mucho y luego todo termina de golpe: no a todo el mundo le gusta.
# Beside the character who adapts: it is said openly.
company-adapts = Entre rondas, tu compañero mira cómo has jugado y quién ha ganado, y juega un poco mejor o peor. Con varias personas en la mesa, no lo hace.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Juega más o menos tan bien como tú.
company-teacher = Wanjiru
    .about = Te deja en la mesa lo que te encaja y dice por qué.
company-architect = Aroha
    .about = Espera una gran reordenación, pero nunca con más de 18 fichas.
company-saver = Mateus
    .about = Coloca primero las fichas altas y los comodines, y deja las bajas para el final.
company-gambler = Zofia
    .about = Todo o nada, y decide una moneda.
company-hermit = Sigrun
    .about = Roba durante media ronda y luego lo coloca todo de una vez. Aquí no hay nadie más fuerte.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = ¡Qué bonito!
company-says-won = ¡Bien jugado!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Los extremos están libres. Puedes añadir: { $tiles }.
company-says-waits = Se acerca algo grande…
company-says-all = ¡Todo o nada!
company-says-gone = Lo que se va, se va.
company-says-sorry = Llevaba mucho esperando esto.

face-look =
    .n1 = Niña con trenzas pelirrojas
    .n2 = Abuela con moño blanco
    .n3 = Niño con gorra
    .n4 = Abuelo con barba gris
    .n5 = Mujer con pañuelo en la cabeza
    .n6 = Joven con rizos redondos
    .n7 = Mujer con pelo largo y negro
    .n8 = Hombre con raya y gafas
    .n9 = Peque de pelo rubio y de punta
    .n10 = Mujer con rizos grandes y pendientes
    .n11 = Hombre con gorra plana y bigote
    .n12 = Mujer con melena corta gris y bufanda
