### A club’s evening on the page

## A new evening

club-about = Una serata a più tavoli, con un solo link. Scatole vere sui tavoli, posti e risultati sui telefoni.
club-title = Nome della serata
club-needs-title = La serata non ha ancora un nome
club-i-play = Gioco anch’io
club-rounds = Manche
club-deals = Distribuzioni per manche
club-minutes = Tempo per una manche
club-where = Dove si gioca
club-on-boxes = con scatole vere
club-on-page = sui telefoni
club-on-either = come vuole ogni tavolo
club-same-deal = Le stesse pedine a ogni tavolo
club-drawn = Chi gioca con chi
club-drawn-chance = a sorte, senza ritrovarsi
club-drawn-standing = secondo la classifica
club-drawn-all = tutti con tutti
club-drawn-winners = chi vince va avanti
club-counts = Che cosa conta
club-end = Alla fine
club-final-none = nessuna finale
club-final-table = finale dei migliori quattro
club-final-two = finale dei migliori due
club-cap = Quanto costa al massimo una manche
club-no-cap = nessun limite
club-bonus = Premio per chi vince un tavolo
club-league = Campionato
club-league-help = Le serate aperte con lo stesso nome di campionato si sommano.
club-open = Apri la serata
club-import = Riprendi una serata da un file

## Coming in

club-im-in = Ci sono
club-no-account = Nessun account. Chi organizza può cancellare la serata con tutti i nomi.
club-late = Si sta giocando una manche. Ti siedi dalla prossima.
club-number-help = Mostra questo numero a chi organizza, che fa entrare questo telefono.
club-have-key = Organizzo io, da un nuovo telefono

## A player’s phone

club-on-paper = Nessuna connessione. Chi organizza ha tutto su carta.
club-round-of = manche { $number } di { $count }
club-deal-of = Distribuzione { $number } di { $count }
club-time-up = Tempo scaduto. Finite questo turno, poi contate i leggii.
club-last-turn = Tempo scaduto. Questo turno è l’ultimo.
club-awaited = Gli altri hanno finito. Manca ancora il vostro risultato.
club-is-it-right = { $name } ha scritto questo. È giusto?
club-yes = Sì, è giusto
club-differently = Scrivilo in un altro modo
club-waits-yes = Manca ancora un sì di { $names }
club-next-soon = La prossima manche arriva quando tutti i tavoli hanno finito.
club-paused = Stai riposando.
club-you-rest = In questa manche riposi. La prossima volta giochi.
club-soon = Qui ci sarà il tuo tavolo quando comincia la manche.
club-place-of = Posto { $place } di { $count }
club-all-places = Tutti i posti
club-played = giocata
club-now = ora
club-write = Scrivi il nostro risultato
club-compared = Rispetto allo stesso posto degli altri tavoli
club-play-here = Gioca qui, sui telefoni
club-organise = Gestisci la serata
club-my-table = Il mio tavolo
club-pause = Riposa
club-leave = Vai a casa
club-back = Torna a giocare
club-forget = Dimentica il mio nome
club-forget-help = Al posto del tuo nome ci sarà un numero. I tuoi risultati restano.
club-sure = Premi ancora

## The organiser

club-swap-how = Per ora questa manche la vedi solo tu. Tocca due nomi per scambiarli.
club-show = Mostra i tavoli a tutti
club-draw = Sorteggia la manche { $number }
club-draw-again = Sorteggia di nuovo
club-draw-final = Sorteggia la finale
club-drawn-help = Se si può, nessuno si ritrova e nessuno siede due volte a un tavolo da tre.
club-correct = Correggi il risultato
club-count-racks = Conta ora i leggii
club-log = Risultati come sono stati scritti
club-before = prima
club-is-paused = riposa
club-is-left = a casa
club-keeps = Siede sempre al tavolo
club-second = Aggiungi a chi organizza
club-second-not = Non organizza più
club-paper = Stampa e salva
club-print-slips = Foglietti
club-print-seating = Piano dei tavoli
club-print-standing = Classifica
club-results = Risultati
club-key-help = Con questa chiave organizzi da un altro telefono. La vedi solo ora: scrivila.
club-close = Chiudi la serata
club-delete = Cancella la serata

## The big screen

club-point = Inquadra il quadrato con il telefono e scrivi il tuo nome.
club-final-nought = Tutti ripartono da zero.
