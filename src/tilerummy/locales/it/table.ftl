## The connection, and who watches

bye-full = Il server è pieno al momento. Si riprova…
bye-banned = Non puoi più giocare su questo server.
watchers = Spettatori: { $count }

## People

seat-menu = Opzioni per { $name }
react = Invia una reazione
talk-new = Nuovi: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Suggerimento { $number } di 3
hint-tile = Puoi calare: { $tile }.
hint-where = Dove?
hint-enough = Basta così
hint-goes-front = Va davanti alla scala { $set }.
hint-goes-end = Va alla fine della scala { $set }.
hint-goes-into = Va con { $set }.
hint-goes-new = Forma una nuova combinazione: { $set }.
hint-lay = Cala
hint-whole = Tutto il turno
hint-next = Avanti
hint-all = Cala tutto
take-back-tile = Riprendi: { $tile }
mend-or-back = Correggi o riprendi
hint-rack = Dal tuo leggio: { $tiles }
hint-source = Da { $set }: { $tiles }
hint-step = Passo { $number } di { $count }

## Refusals

why-short = Perché?

## Ceremonies

opened-big = { $value }!
tiles-dealt = Le pedine sono distribuite.
opened-with = La tua apertura: { $value } punti
wants-rematch = { $name } vorrebbe giocare ancora.
sheet-sitting = Si stanno sedendo. Vieni?
sheet-wants = vuole giocare
sheet-reads = sta guardando
our-table = Il nostro tavolo
log-now = { $name } sta giocando
