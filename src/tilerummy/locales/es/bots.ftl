### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Novato
    .about = Solo coloca grupos de su propio atril y nunca toca la mesa.
bot-dreamer = Soñador
    .about = Añade fichas a la mesa, pero pasa por alto la mayoría de los grupos.
bot-builder = Constructor
    .about = Coloca sus grupos y añade a todos los de la mesa, pero no reordena nada.
bot-tinkerer = Manitas
    .about = Desmonta un solo grupo de la mesa cada vez.
bot-greedy = Glotón
    .about = Ve todas las reordenaciones y siempre coloca tantas fichas como puede.
bot-patient = Paciente
    .about = Prefiere guardar sus fichas, pero de vez en cuando pierde la paciencia.
bot-hold = Guardián
    .about = Abre con pocas fichas y luego roba hasta colocar todo su atril de una vez.
bot-master = Maestro
    .about = Decide según las reglas si conviene colocar o esperar, y se sabe los finales de memoria.
bot-grandmaster = Gran maestro
    .about = Calcula qué pueden tener los demás y qué pide el marcador; no hay nadie más fuerte.
