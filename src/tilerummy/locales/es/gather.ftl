rules-changed-by = { $count ->
    [one] { $name } ha cambiado { $count } regla.
   *[other] { $name } ha cambiado { $count } reglas.
}
ready-again = Pulsa otra vez «Ya puedo empezar».
open-seat = Sitio libre
anyone-with-link = Quien tenga el enlace
is-ready = Ha confirmado
deals-soon = { $name } reparte enseguida.
sitting-is-ready = Quien se sienta aquí, juega. No hace falta pulsar nada.
not-ready = Aún no
add-computer = Añadir un ordenador
program-help = El programa ocupa el sitio con esta dirección y esta clave. La clave solo se muestra ahora; lo demás está en la página del protocolo.
change-rules = Cambiar las reglas
not-ready-after-all = Espera, aún no
waiting-seats = { $count ->
    [one] { $count } sitio sigue libre.
   *[other] { $count } sitios siguen libres.
}
waiting-ready = { $count ->
    [one] { $count } jugador aún no está listo.
   *[other] { $count } jugadores aún no están listos.
}
invites-you = { $name } te invita.
invited = Te han invitado.
invited-about = { $count } jugadores, unos { $minutes } minutos.
invited-slow = { $count } jugadores, con días para cada turno.
show-me-how = Enséñame cómo (2 min)
called-off = { $count ->
    [one] Se ha anulado un comienzo.
   *[other] Se han anulado { $count } comienzos.
}
start-pause = Después de tantos intentos hay una pausa. Podrás empezar dentro de { $seconds } s.
begin-ask = El comienzo se ha anulado { $count } veces. Quien lo hace quizá espera mejores fichas. ¿Empezar ahora?
begin-anyway = Empezar ahora
begin-not = Todavía no
lobby-asked = ya lo sabe
lobby-deal = Repartir para { $count }
lobby-later = esta vez sin { $names }
lobby-not-now = Esta vez no
lobby-guest = Alguien más por esta noche
lobby-more-chair = Una silla más
sheet-kept = Tu silla te espera { $seconds } s más.
sheet-asks = también quiere jugar
