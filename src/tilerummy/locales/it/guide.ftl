guide-box-lead = Guarda i colori delle tue pedine e conta i jolly.
guide-box-editions = Una scatola, più edizioni. Confronta con il tuo foglio delle regole:
guide-box-none = Scegli la scatola con i tuoi colori e altrettanti jolly. Se in casa giocate in altro modo, cambia le regole in *{ popular-rules }* o in *{ all-rules }*.
    .title = La mia scatola non c’è

guide-book = Comincia con il gioco in breve. Ogni regola ha un numero, molte hanno una figura, e in fondo ci sono le domande più comuni.
    .title = Ogni scatola ha il suo regolamento
guide-sources = Si attiva nel regolamento. Ogni regola dice allora da quale foglio viene, oppure che il foglio tace e abbiamo dovuto scegliere.
guide-than = Scegli una seconda scatola, e il regolamento comincia dalle differenze.
guide-print = Su pagine A5. Oppure *{ rules-booklet }*: su A4, da piegare.
guide-why = La pagina dice perché, proprio accanto alla combinazione sbagliata. *{ why-short }* mostra la regola. Finché il tuo turno non finisce, puoi annullare tutto.
    .title = Quando una mossa non è valida
guide-house = A casa giocate in altro modo? In *{ new-table }* cambi le regole. Chi è al tavolo vede che cosa hai cambiato.

guide-home-lead = Giochi con pedine vere? Scegli prima la tua scatola, in alto.
guide-pad = Dopo ogni manche indica chi ha chiuso e che cosa resta agli altri: *{ way-tiles }*, *{ photo }* o *{ way-number }*. Il segnapunti conta secondo le regole della tua scatola. Tocca il numero di una manche per correggerla.
guide-hourglass = Dura quanto un turno secondo la tua scatola, o quanto vuoi tu. La tocchi, si gira, e gioca chi viene dopo.
guide-referee = Indica il tavolo prima e dopo. L’arbitro dice se la mossa è valida e, se no, perché. Aggiungi il tuo leggio e chiedi: *{ referee-best }*
guide-photo = Metti le pedine scoperte, con buona luce. Le pedine di un leggio vengono contate, un tavolo va all’arbitro. Un punto interrogativo su una pedina vuol dire: controlla.

guide-found = È in *{ my-games }*. Dai un nome al tavolo e scegliti un volto. Ricevi un link che resta: basta mandarlo una volta.
guide-play = Il pulsante grande apre un tavolo con le vostre regole per chi c’è. *{ family-other-ways }*: con i computer, o in più persone su un dispositivo.
guide-score = Una serata finisce quando passa un’ora senza giocare una manche. La vince chi ha più punti. Dalla tua terza serata entri in classifica.
guide-phones = Sono nel menu del vostro tavolo. Hai perso un telefono? *{ family-sign-off }*: esce subito.
guide-export = Persone, serate e punteggi in un file. Con quello il tavolo può traslocare: *{ family-import }*.
