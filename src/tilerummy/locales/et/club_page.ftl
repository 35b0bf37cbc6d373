### A club’s evening on the page

## A new evening

club-about = Õhtu mitme laua taga ühe lingiga. Laudadel päris karbid, kohad ja tulemused telefonides.
club-title = Õhtu nimi
club-needs-title = Õhtul pole veel nime
club-i-play = Ma mängin ka
club-rounds = Voorud
club-deals = Jagamisi voorus
club-minutes = Vooru aeg
club-where = Kus mängitakse
club-on-boxes = päris karpidega
club-on-page = telefonides
club-on-either = nagu iga laud soovib
club-same-deal = Igas lauas samad klotsid
club-drawn = Kes kellega mängib
club-drawn-chance = loosiga, keegi ei kohtu kaks korda
club-drawn-standing = seisu järgi
club-drawn-all = kõik kohtuvad kõigiga
club-drawn-winners = võitjad lähevad edasi
club-counts = Mis loeb
club-end = Lõpus
club-final-none = finaali pole
club-final-table = nelja parima finaal
club-final-two = kahe parima finaal
club-cap = Nii palju maksab voor kõige rohkem
club-no-cap = piirita
club-bonus = Lisa laua võitmise eest
club-league = Liiga
club-league-help = Sama liiga nimega avatud õhtud liidetakse kokku.
club-open = Ava õhtu
club-import = Too õhtu failist

## Coming in

club-im-in = Olen kohal
club-no-account = Kontot pole. Korraldaja saab õhtu koos kõigi nimedega kustutada.
club-late = Voor käib. Sina istud lauda järgmisest.
club-number-help = Näita seda numbrit korraldajale, kes laseb selle telefoni sisse.
club-have-key = Olen korraldaja, uues telefonis

## A player’s phone

club-on-paper = Ühendust pole. Korraldajal on see paberil.
club-round-of = { $number }. voor { $count }-st
club-deal-of = { $number }. jagamine { $count }-st
club-time-up = Aeg on läbi. Lõpetage käik ja lugege alused kokku.
club-last-turn = Aeg on läbi. See käik on viimane.
club-awaited = Teised on valmis. Teie tulemus on veel puudu.
club-is-it-right = { $name } kirjutas nii. Kas see on õige?
club-yes = Jah, õige
club-differently = Kirjuta teisiti
club-waits-yes = Veel on vaja jah-sõna: { $names }
club-next-soon = Järgmine voor tuleb, kui kõik lauad on valmis.
club-paused = Sa ei mängi praegu.
club-you-rest = Selles voorus sa ei mängi. Järgmine kord mängid.
club-soon = Siin on su laud, kui voor algab.
club-place-of = { $place }. koht { $count }-st
club-all-places = Kõik kohad
club-played = mängitud
club-now = praegu
club-write = Kirjuta meie tulemus
club-compared = Võrreldes sama kohaga teistes laudades
club-play-here = Mängi siin telefonides
club-organise = Juhi õhtut
club-my-table = Minu laud
club-pause = Jäta vahele
club-leave = Mine koju
club-back = Mängi jälle
club-forget = Unusta mu nimi
club-forget-help = Su nime asemele tuleb number. Tulemused jäävad.
club-sure = Vajuta veel kord

## The organiser

club-swap-how = Seda vooru näed praegu ainult sina. Puuduta kaht nime, et need vahetada.
club-show = Näita laudu kõigile
club-draw = Loosi { $number }. voor
club-draw-again = Loosi uuesti
club-draw-final = Loosi finaal
club-drawn-help = Kui saab, ei kohtu keegi kaks korda ega istu kaks korda kolme laua taga.
club-correct = Paranda tulemust
club-count-racks = Loe alused kohe kokku
club-log = Tulemused nii, nagu need kirja pandi
club-before = enne
club-is-paused = ei mängi
club-is-left = koju läinud
club-keeps = Istub alati laua taga
club-second = Tee ka korraldajaks
club-second-not = Pole enam korraldaja
club-paper = Prindi ja salvesta
club-print-slips = Sedelid
club-print-seating = Lauaplaan
club-print-standing = Seis
club-results = Tulemused
club-key-help = Selle võtmega oled korraldaja teises telefonis. Näed seda ainult nüüd: kirjuta üles.
club-close = Lõpeta õhtu
club-delete = Kustuta õhtu

## The big screen

club-point = Suuna telefoni kaamera ruudule ja kirjuta oma nimi.
club-final-nought = Kõik alustavad nullist.
