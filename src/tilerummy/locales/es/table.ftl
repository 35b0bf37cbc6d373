## The connection, and who watches

bye-full = El servidor está lleno ahora. Se intenta otra vez…
bye-banned = Ya no puedes jugar en este servidor.
watchers = Espectadores: { $count }

## People

seat-menu = Opciones: { $name }
react = Enviar una reacción
talk-new = Nuevo: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Pista { $number } de 3
hint-tile = Puedes colocar el { $tile }.
hint-where = ¿Dónde?
hint-enough = Ya basta
hint-goes-front = Va delante de la escalera { $set }.
hint-goes-end = Va al final de la escalera { $set }.
hint-goes-into = Va con { $set }.
hint-goes-new = Forma un grupo nuevo: { $set }.
hint-lay = Colocar
hint-whole = Todo el turno
hint-next = Siguiente
hint-all = Colocar todo
take-back-tile = Recupera: { $tile }
mend-or-back = Cámbialo o recupéralo
hint-rack = De tu atril: { $tiles }
hint-source = De { $set }: { $tiles }
hint-step = Paso { $number } de { $count }

## Refusals

why-short = ¿Por qué?

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
