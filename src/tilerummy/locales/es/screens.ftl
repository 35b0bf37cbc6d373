big-screen = Mostrar en una pantalla grande
big-join = Juega con tu móvil
big-title = Tu móvil es tu atril
big-lead = Apunta con la cámara al cuadrado. Tus fichas se quedan en el móvil; la mesa, aquí.
big-starts = Todo listo. { $name } puede empezar.
big-tray = Puestas por { $name }
