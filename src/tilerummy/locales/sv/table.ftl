## The connection, and who watches

bye-full = Servern är full just nu. Försöker igen …
bye-banned = Du kan inte längre spela på den här servern.
watchers = Åskådare: { $count }

## People

seat-menu = Om { $name }
react = Skicka en reaktion
talk-new = Nytt: { $count }

## Refusals

why-short = Varför?
take-back-tile = Ta tillbaka: { $tile }
mend-or-back = Ändra eller ta tillbaka

## Ceremonies

opened-big = { $value }!
tiles-dealt = Stenarna är utdelade.
opened-with = Din öppning: { $value } poäng
wants-rematch = { $name } vill gärna spela igen.
sheet-sitting = De andra sätter sig. Kommer du?
sheet-wants = vill spela
sheet-reads = tittar än
our-table = Vårt bord
log-now = { $name } spelar nu
