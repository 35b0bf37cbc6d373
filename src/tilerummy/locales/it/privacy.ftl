### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privacy
privacy-lead = Che cosa conserva di te questo server, e per quanto tempo.
privacy-account = Non ci sono account. Il tuo browser tiene un numero casuale firmato da questo server. Vale 180 giorni e si rinnova quando torni.
privacy-kept = Nella banca dati: il nome che scrivi, i tuoi posti, le partite con tutte le pedine, le bozze, le ultime 50 frasi di ogni tavolo e il tuo ultimo collegamento.
privacy-forever = I tavoli restano finché il gestore non li toglie.
# $days: a number of days.
privacy-days = I tavoli vengono dimenticati quando non vi succede nulla per { $days } giorni.
privacy-families = Al tavolo di una famiglia: il tuo nome e il tuo volto, quali dispositivi sono tuoi e come sono andate le tue manche e le pedine del giorno, finché non lo lasci. Le partite giocate conservano il tuo nome, finché non chiedi di essere dimenticato. I dati di un ospite si cancellano dopo dodici ore.
privacy-clubs = Alla serata di un circolo: il tuo nome e il tuo volto, quale telefono è il tuo e i tuoi risultati, finché non chiedi di essere dimenticato o chi organizza cancella la serata. I risultati restano senza il tuo nome.
privacy-reports = Una segnalazione si conserva con le ultime frasi del tavolo, solo per il gestore.
privacy-puzzles = Quando provi un enigma per la prima volta, questo server ne viene informato, per poterlo valutare. Conserva la valutazione e un segno che ci hai provato. Il segno è fatto con una chiave segreta e non dice chi sei. Com’è andata non viene conservato.
privacy-deal = Quando hai finito le pedine del giorno, la tua partita viene rigiocata qui per controllarla. Il server conta, senza nomi, quanti turni sono serviti e conserva un segno dello stesso tipo, così conti una volta sola.
privacy-mark = Il segno resta finché non ti fai dimenticare.
# $days: a number of days.
privacy-mark-days = Il segno sparisce dopo { $days } giorni, o quando ti fai dimenticare.
privacy-notices = Solo se hai chiesto avvisi: dove li riceve il tuo browser, la sua lingua e il fuso orario, e l’ora che hai scelto. Passano per il servizio push di chi produce il browser, che non può leggerli. Tutto sparisce quando li disattivi.
privacy-address = Il tuo indirizzo di rete è solo in memoria, per limitare le richieste di ogni indirizzo. Si salva solo se il gestore lo blocca.
privacy-logs = I registri non contengono nomi, indirizzi, credenziali o pedine.
privacy-others = Nessun altro lo sa: la pagina non carica nulla da altri server e non usa cookie.
privacy-delete = Puoi farti dimenticare. I tavoli che erano solo tuoi spariscono subito. Ai tavoli con altri il tuo posto si libera; quelle partite restano, perché sono anche degli altri, con un trattino al posto del tuo nome.
privacy-see = Mostra che cosa si conserva di me
privacy-forget = Dimenticami
privacy-sure = Dimenticare davvero tutto? Non si può annullare.
privacy-forgotten = Di te non resta più nulla.
privacy-nothing = Di te non si conserva nulla.

not-built = Il server è attivo, ma la sua pagina non è ancora costruita.
not-built-programs = I programmi possono giocare lo stesso. I messaggi sono descritti qui: { $address }.
