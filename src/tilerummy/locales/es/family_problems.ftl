### Lo que el servidor objeta en la mesa de la familia.

problem-no-such-family = No existe esa mesa familiar. Revisa el enlace.
problem-link-changed = Este enlace ha cambiado. Pregunta a quien te lo envió.
problem-not-in-family = Di primero quién eres en esta mesa.
problem-name-taken = Ya hay alguien que se llama { $name }. ¿Añades una letra?
problem-not-belonging = Juega antes una ronda con los demás. Después podrás hacerlo.
problem-no-such-person = Esa persona ya no está en esta mesa.
problem-wrong-short-code = Ese no es el código, o ya ha caducado. Pide uno nuevo.
