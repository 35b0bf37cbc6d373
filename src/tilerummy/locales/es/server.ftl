### Lo que se dice en la mesa y lo que el servidor rechaza.

## Frases

phrase-hello = Hola
phrase-good-luck = Suerte
phrase-well-played = Bien jugado
phrase-nice-move = Menuda jugada
phrase-thanks = Gracias
phrase-sorry = Perdón
phrase-one-moment = Un momento
phrase-i-am-back = Ya estoy de vuelta
phrase-your-turn = Te toca
phrase-so-close = Por poco
phrase-another-round = ¿Otra ronda?
phrase-good-game = Buena partida
phrase-goodbye = Hasta luego

## Reacciones

reaction-smile = sonrisa
reaction-laugh = risa
reaction-wow = asombro
reaction-clap = aplauso
reaction-think = pensando
reaction-oops = uy
reaction-heart = corazón
reaction-party = confeti

## Por qué no se pudo

problem-unreadable = No se pudo leer ese mensaje. Inténtalo otra vez.
problem-too-large = Es demasiado largo.
problem-too-many = Son muchas cosas a la vez. Espera un momento.
problem-too-many-tables = Has abierto muchas mesas. Termina una antes o espera un rato.
problem-banned = No puedes jugar aquí durante un tiempo.
problem-unfit-name = Elige otro nombre, por favor.
problem-busy = El servidor está ocupado. Inténtalo dentro de un momento.
problem-failed = Algo ha fallado en el servidor y ha quedado anotado. Repetirlo no servirá.
problem-hello-first = La conexión empezó mal. Vuelve a cargar la página.
problem-wrong-token = Este dispositivo no se conoce aquí. Vuelve a cargar la página.
problem-wrong-origin = Esa página no puede hablar con este servidor.
problem-no-such-table = No existe esa mesa. Revisa el enlace.
problem-no-such-page = No hay nada en esta dirección.
problem-not-seated = Primero toma asiento.
problem-already-seated = Ya tienes un sitio aquí.
problem-removed = El anfitrión te ha sacado de la mesa. Puedes seguir mirando.
problem-table-full = Todos los sitios están ocupados.
problem-bad-name = Elige un nombre de 1 a 24 letras.
problem-bad-rules = Estas reglas no encajan entre sí.
problem-clock-range = Un turno dura de 15 segundos a 10 minutos, de 1 a 14 días, o va sin reloj.
problem-no-such-level = Ese nivel no existe.
problem-places-open = Aún quedan sitios libres. Espera o añade un ordenador.
problem-not-ready = Alguien no está listo todavía.
problem-already-started = La partida ya ha empezado.
problem-starting = La partida está a punto de empezar.
problem-start-paused = El comienzo se ha anulado una y otra vez. Inténtalo de nuevo en { $seconds } segundos.
problem-wrong-salt = Tu número al azar no es el que prometiste. Pulsa otra vez «Ya puedo empezar».
problem-no-such-pledge = Este reparto ya se ha usado. Inténtalo otra vez.
problem-not-started = Ahora no se está jugando ninguna partida.
problem-not-over = Esta partida aún no ha terminado. La repetición estará aquí cuando acabe.
problem-round-goes-on = El ordenador juega en este sitio hasta el final de la ronda. Después puedes ocuparlo.
problem-paused = La mesa está en pausa.
problem-not-away = Este jugador no lleva bastante tiempo ausente.
problem-bot-plays = El ordenador juega por ti. Vuelve primero.
problem-hints-off = En esta mesa no hay pistas.
problem-text-off = Aquí solo puedes enviar frases y reacciones.
problem-say-one-thing = Una cosa cada vez.
problem-no-such-day = No hay reparto para ese día. ¿Va bien tu reloj?
problem-not-this-deal = Esta no es una partida del reparto de ese día.
problem-no-notices = Este servidor no envía avisos.
