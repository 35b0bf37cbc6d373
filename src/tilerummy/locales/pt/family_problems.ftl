### O que o servidor tem a dizer na mesa da família.

problem-no-such-family = Essa mesa de família não existe. Verifica a ligação.
problem-link-changed = Esta ligação foi mudada. Pergunta a quem a enviou.
problem-not-in-family = Diz primeiro quem és nesta mesa.
problem-name-taken = Já há alguém com o nome { $name }. Acrescentas uma letra?
problem-not-belonging = Joga primeiro uma ronda com os outros. Depois já podes.
problem-no-such-person = Essa pessoa já não está nesta mesa.
problem-wrong-short-code = Não é esse o código, ou já passou o tempo. Pede um novo.
