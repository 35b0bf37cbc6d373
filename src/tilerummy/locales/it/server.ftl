### Che cosa si dice al tavolo e che cosa rifiuta il server.

## Frasi

phrase-hello = Ciao
phrase-good-luck = Buona fortuna
phrase-well-played = Bella giocata
phrase-nice-move = Che mossa
phrase-thanks = Grazie
phrase-sorry = Scusate
phrase-one-moment = Un attimo
phrase-i-am-back = Eccomi di nuovo
phrase-your-turn = Tocca a te
phrase-so-close = Per un pelo
phrase-another-round = Ancora una manche?
phrase-good-game = Bella partita
phrase-goodbye = Alla prossima

## Reazioni

reaction-smile = sorriso
reaction-laugh = risata
reaction-wow = stupore
reaction-clap = applauso
reaction-think = pensieroso
reaction-oops = ops
reaction-heart = cuore
reaction-party = coriandoli

## Perché non è andata

problem-unreadable = Il messaggio non si è potuto leggere. Riprova.
problem-too-large = È troppo lungo.
problem-too-many = Troppe cose insieme. Aspetta un momento.
problem-too-many-tables = Hai aperto molti tavoli. Prima finiscine uno, o aspetta un po’.
problem-banned = Per un po’ non puoi giocare qui.
problem-unfit-name = Scegli un altro nome, per favore.
problem-busy = Il server è occupato. Riprova tra un attimo.
problem-failed = Qualcosa è andato storto sul server ed è stato annotato. Riprovare non serve.
problem-hello-first = La connessione è iniziata male. Ricarica la pagina.
problem-wrong-token = Questo dispositivo qui non è conosciuto. Ricarica la pagina.
problem-wrong-origin = Quella pagina non può parlare con questo server.
problem-no-such-table = Questo tavolo non esiste. Controlla il link.
problem-no-such-page = A questo indirizzo non c’è niente.
problem-not-seated = Prima siediti al tavolo.
problem-already-seated = Hai già un posto qui.
problem-removed = L’organizzatore ti ha tolto da questo tavolo. Puoi ancora guardare.
problem-table-full = Tutti i posti sono occupati.
problem-bad-name = Scegli un nome da 1 a 24 lettere.
problem-bad-rules = Queste regole non vanno insieme.
problem-clock-range = Un turno dura da 15 secondi a 10 minuti, da 1 a 14 giorni, o è senza limite di tempo.
problem-no-such-level = Questo livello non esiste.
problem-places-open = Ci sono ancora posti liberi. Aspetta o aggiungi un computer.
problem-not-ready = Qualcuno non è ancora pronto.
problem-already-started = La partita è già cominciata.
problem-starting = La partita sta per cominciare.
problem-start-paused = L’inizio è stato annullato più volte. Riprova tra { $seconds } secondi.
problem-wrong-salt = Il tuo numero casuale non è quello promesso. Premi di nuovo «Posso cominciare».
problem-no-such-pledge = Questa distribuzione è già stata usata. Riprova.
problem-not-started = Ora non si sta giocando.
problem-not-over = Questa partita non è ancora finita. Potrai rivederla dopo.
problem-round-goes-on = Il computer gioca a questo posto fino alla fine della manche. Poi puoi prenderlo tu.
problem-paused = Il tavolo è in pausa.
problem-not-away = Il giocatore non è assente da abbastanza tempo.
problem-bot-plays = Il computer gioca per te. Prima riprendi il posto.
problem-hints-off = A questo tavolo non ci sono suggerimenti.
problem-text-off = Qui puoi mandare solo frasi e reazioni.
problem-say-one-thing = Una cosa alla volta.
problem-no-such-day = Per quel giorno non ci sono pedine. Il tuo orologio è giusto?
problem-not-this-deal = Questa non è una partita con le pedine di quel giorno.
problem-no-notices = Questo server non manda avvisi.
