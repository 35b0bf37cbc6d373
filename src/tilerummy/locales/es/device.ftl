# The game on one device, without a server.

device-fetching = Cargando el juego: { $percent } %
device-starting = El juego arranca…
device-alone = El servidor no responde. Ahora juegas en este dispositivo.
device-taken = El juego está abierto en otra pestaña.
device-take = Jugar aquí
device-failed = El juego no ha arrancado. Revisa la red y vuelve a cargar la página.
device-kept = Guardado en este dispositivo
device-kept-about = Tus partidas, retos y ajustes se guardan en este navegador y en ningún otro sitio.
device-kept-safari = Safari los borra tras siete días sin visita, salvo si el juego está en tu pantalla de inicio.
device-keep = No borrarlos
device-keep-why = Si falta espacio, un navegador puede borrar lo que guardan las páginas. Puedes pedirle que no lo haga.
device-keep-yes = Este navegador ha prometido no borrarlos.
device-keep-no = El navegador no ha prometido nada. Guarda una copia de vez en cuando.
device-save = Guardar una copia
device-load = Cargar una copia
device-load-sure = La copia sustituye todo lo que hay guardado ahora en este dispositivo.
device-load-do = Sustituir todo
device-load-bad = Ese archivo no es una copia del juego, está dañado o es de una versión más nueva. No se ha cambiado nada.
hand-to = Pásaselo a { $name }
drew-tiles = Has robado { $tiles }
rack-covered = El atril de { $name } está tapado.
racks-covered = Todos los atriles están tapados.
since-turn = Desde el último turno de { $name }
show-rack = Soy { $name }, muestra mi atril
