## The connection, and who watches

bye-full = Il server è pieno al momento. Si riprova…
bye-banned = Non puoi più giocare su questo server.
watchers = Spettatori: { $count }

## People

seat-menu = Opzioni per { $name }
react = Invia una reazione
talk-new = Nuovi: { $count }

## Refusals

why-short = Perché?
take-back-tile = Riprendi: { $tile }
mend-or-back = Correggi o riprendi

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
