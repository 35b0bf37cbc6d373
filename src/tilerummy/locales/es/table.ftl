## The connection, and who watches

bye-full = El servidor está lleno ahora. Se intenta otra vez…
bye-banned = Ya no puedes jugar en este servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Opciones: { $name }
react = Enviar una reacción
talk-new = Nuevo: { $count }

## Refusals

why-short = ¿Por qué?
take-back-tile = Recupera: { $tile }
mend-or-back = Cámbialo o recupéralo

## Ceremonies

opened-big = ¡{ $value }!
tiles-dealt = Las fichas están repartidas.
opened-with = Has abierto con { $value } puntos
wants-rematch = { $name } quiere jugar otra vez.
sheet-sitting = Se están sentando. ¿Vienes?
sheet-wants = quiere jugar
sheet-reads = está mirando
our-table = Nuestra mesa
log-now = { $name } está jugando
