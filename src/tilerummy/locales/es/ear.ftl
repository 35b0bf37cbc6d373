### The table by ear: what happened there, answers to what one asks about it (the terminal says the same), and hints.

## What happened

told-added = Se añade: { $tiles }. Ahora: { $set }.
told-added-from = Se añade: { $tiles }, de la mesa: { $moved }. Ahora: { $set }.
told-moved = De la mesa: { $moved }. Ahora: { $set }.
told-new = Grupo nuevo: { $set }.
told-new-from = Grupo nuevo: { $set }. De la mesa: { $moved }.
told-left = Allí queda: { $set }.
told-back = Vuelve al atril: { $tiles }.
told-set-laid = { $set }, { $count } del atril
told-with = { $set } con { $jokers }
told-group = serie del { $number }: { $colours }
told-twice = { $number } dos veces
told-drew = Has robado: { $tile }.
told-empty = No hay nada en la mesa.
told-nothing = No ha pasado nada desde tu turno.
told-unfinished = Aún no es un grupo: { $tiles }.
told-short-onto = { $tiles } en el grupo { $number }
told-short-new = { $tiles } como grupo nuevo
told-short-moved = grupo { $number } cambiado
told-one-left = Solo una ficha más: { $name }.

## Answers to keys

told-not-held = No está en tu atril: { $tiles }.
told-no-undo = No hay nada que deshacer.
told-no-redo = No hay nada que rehacer.
told-no-set = No hay ningún grupo { $number }.
told-set = Grupo { $number }: { $set }.
told-sets = Grupos en la mesa: { $count }.
told-no-takers = Ningún grupo admite una ficha tuya.
told-opens = Basta para abrir: { $value }.
told-laid = Colocado en este turno: { $tiles }.
told-laid-none = No has colocado nada en este turno.
told-level-short = Frases cortas.
told-level-normal = Frases normales.
told-level-full = Frases completas.
told-log = El historial está abierto junto a la mesa.
told-log-closed = El historial está cerrado.
told-type = Escribe un grupo, por ejemplo { $example }
told-not-read = Eso no es un grupo: { $text }.
told-empty-hand = No llevas nada.
told-edge = No hay nada más en esa dirección.
told-needs = Para abrir necesitas al menos: { $minimum }.
told-price = Esto cuesta { $points }. Pulsa otra vez para oírlo.
told-no-hints = En esta mesa no hay pistas.
told-nobody = Aquí nadie vería una reacción.

## Beside a seat

seat-more-time = Más tiempo para { $name }
seat-more-time-help = El reloj no empieza a correr hasta que pasa el tiempo de un turno entero.

## The list of keys

key-hear-rack = Ir al atril y oírlo
key-hear-takers = Oír los grupos que admiten tus fichas
key-go-set = Ir a un grupo por su número
key-standing = Oír cómo va la partida
key-can-lay = Oír lo que puedes colocar
key-again = Oír otra vez la última frase
key-type = Escribir un grupo
key-hear-turn = Oír tu turno hasta ahora
key-level = Frases cortas, normales o completas

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
hint-rack = De tu atril: { $tiles }
hint-source = De { $set }: { $tiles }
hint-step = Paso { $number } de { $count }

## A run by its colour, its first number ($first) and its last ($last): let the colour agree with several tiles

run-k = negros del { $first } al { $last }
run-r = rojos del { $first } al { $last }
run-b = azules del { $first } al { $last }
run-y = amarillos del { $first } al { $last }
run-o = naranjas del { $first } al { $last }
run-g = verdes del { $first } al { $last }
run-w = blancos del { $first } al { $last }
run-n = marrones del { $first } al { $last }
