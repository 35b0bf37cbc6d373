### O que se diz à mesa e o que o servidor recusa.

## Frases

phrase-hello = Olá
phrase-good-luck = Boa sorte
phrase-well-played = Bem jogado
phrase-nice-move = Que jogada
phrase-thanks = Obrigado/a
phrase-sorry = Desculpem
phrase-one-moment = Só um momento
phrase-i-am-back = Estou de volta
phrase-your-turn = É a tua vez
phrase-so-close = Foi por pouco
phrase-another-round = Mais uma ronda?
phrase-good-game = Bom jogo
phrase-goodbye = Adeus

## Reações

reaction-smile = sorriso
reaction-laugh = riso
reaction-wow = espanto
reaction-clap = aplauso
reaction-think = a pensar
reaction-oops = ups
reaction-heart = coração
reaction-party = festa

## Porque não foi possível

problem-unreadable = Não foi possível ler a mensagem. Tenta de novo.
problem-too-large = É demasiado longo.
problem-too-many = Foi muita coisa de uma vez. Espera um momento.
problem-too-many-tables = Abriste muitas mesas. Termina uma primeiro ou espera um pouco.
problem-banned = Não podes jogar aqui durante algum tempo.
problem-unfit-name = Escolhe outro nome, por favor.
problem-busy = O servidor está ocupado. Tenta daqui a pouco.
problem-failed = Algo correu mal no servidor e ficou registado. Repetir não vai ajudar.
problem-hello-first = A ligação começou mal. Recarrega a página.
problem-wrong-token = Este dispositivo não é conhecido aqui. Recarrega a página.
problem-wrong-origin = Essa página não pode falar com este servidor.
problem-no-such-table = Essa mesa não existe. Verifica a ligação.
problem-no-such-page = Não há nada neste endereço.
problem-not-seated = Primeiro ocupa um lugar.
problem-already-seated = Já tens lugar aqui.
problem-removed = O anfitrião retirou-te o lugar nesta mesa. Podes continuar a assistir.
problem-table-full = Todos os lugares estão ocupados.
problem-bad-name = Escolhe um nome de 1 a 24 letras.
problem-bad-rules = Estas regras não combinam.
problem-clock-range = Um turno dura de 15 segundos a 10 minutos, de 1 a 14 dias, ou não tem limite de tempo.
problem-no-such-level = Esse nível não existe.
problem-places-open = Ainda há lugares livres. Espera ou junta um computador.
problem-not-ready = Alguém ainda não está pronto.
problem-already-started = O jogo já começou.
problem-starting = O jogo está prestes a começar.
problem-start-paused = O início foi cancelado vezes sem conta. Tenta de novo daqui a { $seconds } segundos.
problem-wrong-salt = O teu número aleatório não é o que prometeste. Carrega outra vez em «Já posso começar».
problem-no-such-pledge = Esta distribuição já foi usada. Tenta outra vez.
problem-not-started = Não há nenhum jogo a decorrer.
problem-not-over = Este jogo ainda não acabou. Podes revê-lo quando acabar.
problem-round-goes-on = O computador joga neste lugar até ao fim da ronda. Depois podes ocupá-lo.
problem-paused = A mesa está em pausa.
problem-not-away = Este jogador ainda não está ausente há tempo suficiente.
problem-bot-plays = O computador joga por ti. Primeiro volta ao jogo.
problem-hints-off = Nesta mesa não há dicas.
problem-text-off = Aqui só podes enviar frases e reações.
problem-say-one-thing = Uma coisa de cada vez.
problem-no-such-day = Não há fichas para esse dia. O teu relógio está certo?
problem-not-this-deal = Este não é um jogo com as fichas desse dia.
problem-no-notices = Este servidor não envia avisos.
