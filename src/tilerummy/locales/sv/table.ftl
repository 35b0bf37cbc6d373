## The connection, and who watches

bye-full = Servern är full just nu. Försöker igen …
bye-banned = Du kan inte längre spela på den här servern.
watchers = Åskådare: { $count }

## People

seat-menu = Om { $name }
react = Skicka en reaktion
talk-new = Nytt: { $count }

## Hints in three stages. $tile is "red 7"; $tiles are several; $set is "red 4 to red 9" or names its tiles

hint-stage = Tips { $number } av 3
hint-tile = Du kan lägga { $tile }.
hint-where = Vart?
hint-enough = Det räcker
hint-goes-front = Den passar före { $set }.
hint-goes-end = Den passar efter { $set }.
hint-goes-into = Den hör ihop med { $set }.
hint-goes-new = Den ger en ny kombination: { $set }.
hint-lay = Lägg den
hint-whole = Hela draget
hint-next = Nästa
hint-all = Lägg allt
take-back-tile = Ta tillbaka: { $tile }
mend-or-back = Ändra eller ta tillbaka
hint-rack = Från din bräda: { $tiles }
hint-source = Från { $set }: { $tiles }
hint-step = Steg { $number } av { $count }

## Refusals

why-short = Varför?

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
