### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacidad
privacy-lead = Qué guarda este servidor de ti y durante cuánto tiempo.
privacy-account = No hay cuentas. Tu navegador guarda un número aleatorio firmado por este servidor. Vale 180 días y se renueva cuando vuelves.
privacy-kept = En la base de datos: el nombre que escribes, tus sitios, las partidas con todas sus fichas, los borradores, los últimos 50 mensajes de cada mesa y cuándo te conectaste a ella por última vez.
privacy-forever = Las mesas se quedan hasta que el operador las quite.
# $days: a number of days.
privacy-days = Las mesas se olvidan cuando no ha pasado nada en ellas durante { $days } días.
privacy-families = En la mesa de una familia: tu nombre y tu cara, qué dispositivos son tuyos y cómo te fueron las rondas y los repartos del día, hasta que la dejes. Lo jugado conserva tu nombre hasta que pidas que se te olvide. Los datos de un invitado se borran a las doce horas.
privacy-clubs = En la velada de un club: tu nombre y tu cara, qué teléfono es tuyo y tus resultados, hasta que pidas que se te olvide o la organización borre la velada. Los resultados quedan sin tu nombre.
privacy-reports = Una denuncia se guarda con la última conversación de la mesa, solo para el operador.
privacy-puzzles = Cuando pruebas un reto por primera vez, se avisa a este servidor, para que pueda darle un rating. Guarda ese rating y una marca de que lo has probado. La marca está hecha con una clave secreta y no te nombra. Cómo te fue no se guarda.
privacy-deal = Cuando terminas el reparto del día, tu partida se vuelve a jugar aquí para comprobarla. El servidor cuenta, sin nombres, cuántos turnos necesita la gente y guarda una marca del mismo tipo para que cuentes una sola vez.
privacy-mark = La marca se queda hasta que pidas que te olviden.
# $days: a number of days.
privacy-mark-days = La marca desaparece a los { $days } días, o cuando pides que te olviden.
privacy-notices = Solo si pediste avisos: dónde los recibe tu navegador, su idioma y zona horaria, y la hora que elegiste. Pasan por el servicio push del fabricante de tu navegador, que no puede leerlos. Todo se borra cuando los desactivas.
privacy-address = Tu dirección de red está solo en memoria, para limitar las peticiones por dirección. Solo se guarda si el operador la bloquea.
privacy-logs = Los registros no contienen nombres, direcciones, credenciales ni fichas.
privacy-others = Nadie más se entera: la página no carga nada de otros servidores ni pone cookies.
privacy-delete = Puedes hacer que te olviden. Las mesas que eran solo tuyas desaparecen al momento. En las mesas con otros, tu sitio queda libre; esas partidas siguen, porque también son suyas, con una raya en lugar de tu nombre.
privacy-see = Mostrar lo que se guarda de mí
privacy-forget = Olvidarme
privacy-sure = ¿Olvidarlo todo de verdad? No se puede deshacer.
privacy-forgotten = Ya no queda nada tuyo.
privacy-nothing = No se guarda nada de ti.

not-built = El servidor funciona, pero su página aún no está construida.
not-built-programs = Los programas pueden jugar igualmente. Los mensajes están descritos en { $address }.
