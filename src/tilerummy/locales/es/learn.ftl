rules-box = Caja
rules-than = Comparar con
rules-than-none = Nada
rules-print = Imprimir
rules-booklet = Imprimir como librito
rules-sources = De dónde viene cada regla
rules-contents = Índice
rules-learn = Aprender jugando
rule-number = Regla { $number }
whole-book = Todo el reglamento

tutorial = Tutorial
task-number = Ejercicio { $number } de { $count }
tutorial-done = Ya lo sabes todo: grupos, comodines y terminar.
lesson-later = { $joker ->
    [true] Guarda el comodín para después.
   *[false] Guarda el { $number } para después.
}
lesson-stays = { $joker ->
    [true] El comodín se queda en su sitio.
   *[false] El { $number } se queda en su sitio.
}
lesson-place = { $joker ->
    [true] El comodín no va ahí.
   *[false] El { $number } no va ahí.
}
first-game-with = con { $names }, unos 10 minutos
tutorial-rules = Las reglas

pad = Hoja de puntos
hourglass = Reloj de arena
referee = Árbitro

pad-name = Nombre del jugador { $number }
pad-who-plays = ¿Quién juega?
pad-player = { $name }, cambiar
pad-add = Añadir un jugador
tiles-how-text = Escribe la letra del color y después el número: { $tile }. Un comodín es *. Una barra separa dos grupos. Las letras son { $list }.
pad-who = ¿Quién terminó?
pad-nobody = Nadie
photo = Foto
photo-take = Hacer una foto
photo-choose = Elegir una imagen
photo-stays = La foto se queda en este dispositivo.
way-tiles = Tocar fichas
way-number = Número
pad-hand-game = Terminó de mano
pad-write = Apuntar
pad-write-round = Apuntar la ronda { $number }
pad-missing = Falta: { $name }
pad-correct = Corregir la ronda { $number }
pad-undo = Quitar la última ronda
pad-undone = Recuperarla
pad-players-range = Esta caja es para { $low } a { $high } jugadores.
pad-begins = { $name } empieza la ronda siguiente.
pad-begins-anew = Decidid de nuevo quién empieza la ronda siguiente.
pad-leads = En cabeza: { $names }
pad-leads-by = { $name } lleva { $value } de ventaja.
pad-adds-up = La suma cuadra.
pad-new = Hoja nueva
pad-new-sure = Pulsa otra vez: la hoja vieja se borra.
pad-save = Guardar en un archivo
pad-load = Abrir un archivo
pad-load-bad = Ese archivo no es una hoja de puntos.

glass-start = Iniciar
glass-plays = Juega { $name }
glass-then = Después { $names }
glass-turn = Listo, girar
glass-anywhere = o toca en cualquier sitio
glass-up = Se acabó el tiempo.
glass-draws = { $count ->
    [one] { $name } roba { $count } ficha.
   *[other] { $name } roba { $count } fichas.
}

referee-before = La mesa antes
referee-after = Y después
referee-here = Aquí va la próxima ficha
referee-take = Quitar: { $tile }
referee-not = Así no
referee-sets-fine = Todos los grupos son válidos.
referee-rack = Atril
referee-new-set = Grupo nuevo
referee-back = Deshacer
referee-clear = Vaciar todo
referee-opened = Ya he abierto
referee-lay = Probar mi jugada: ¿está permitida?
referee-best = ¿Cuál es mi mejor jugada?
referee-legal = Esta jugada está permitida.
referee-change = Cambiar la posición
referee-best-is = La mejor jugada
referee-sure = No se puede hacer mejor.
referee-found = Lo mejor que se ha encontrado en ese tiempo.
