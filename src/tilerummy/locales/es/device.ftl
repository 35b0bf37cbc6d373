# The game on one device, without a server.

device-fetching = Cargando el juego: { $percent } %
device-starting = El juego arranca…
device-alone = El servidor no responde. Ahora juegas en este dispositivo.
device-taken = El juego está abierto en otra pestaña. Ciérrala para jugar aquí.
device-failed = El juego no ha arrancado. Revisa la red y vuelve a cargar la página.
hand-to = Pásaselo a { $name }
you-drew-hand = Has robado { $tiles }. Pásaselo a { $name }.
rack-covered = El atril de { $name } está tapado.
racks-covered = Todos los atriles están tapados.
since-turn = Desde el último turno de { $name }
show-rack = Soy { $name }, muestra mi atril
