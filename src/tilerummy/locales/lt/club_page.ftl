### A club’s evening on the page

## A new evening

club-about = Vakaras prie kelių stalų su viena nuoroda. Ant stalų tikros dėžės, vietos ir rezultatai telefonuose.
club-title = Vakaro pavadinimas
club-needs-title = Vakaras dar neturi pavadinimo
club-i-play = Aš irgi žaidžiu
club-rounds = Raundai
club-deals = Dalijimai per raundą
club-minutes = Raundo laikas
club-where = Kur žaidžiama
club-on-boxes = su tikromis dėžėmis
club-on-page = telefonuose
club-on-either = kaip nori kiekvienas stalas
club-same-deal = Prie kiekvieno stalo tos pačios kortelės
club-drawn = Kas su kuo žaidžia
club-drawn-chance = burtais, niekas nesusitinka dukart
club-drawn-standing = pagal vietas
club-drawn-all = visi susitinka su visais
club-drawn-winners = laimėtojai žaidžia toliau
club-counts = Kas skaičiuojama
club-end = Pabaigoje
club-final-none = be finalo
club-final-table = geriausiojo ketverto finalas
club-final-two = geriausiojo dvejeto finalas
club-cap = Daugiausia, kiek kainuoja raundas
club-no-cap = be ribos
club-bonus = Priedas už laimėtą stalą
club-league = Lyga
club-league-help = Vakarai, atidaryti tuo pačiu lygos pavadinimu, sudedami.
club-open = Atidaryti vakarą
club-import = Įkelti vakarą iš failo

## Coming in

club-im-in = Aš dalyvauju
club-no-account = Be paskyros. Organizatorius gali ištrinti vakarą su visais vardais.
club-late = Raundas jau vyksta. Prie stalo sėsi nuo kito.
club-number-help = Parodyk šį numerį organizatoriui, kuris įleis šį telefoną.
club-have-key = Esu organizatorius, naujame telefone

## A player’s phone

club-on-paper = Nėra ryšio. Organizatorius viską turi popieriuje.
club-round-of = raundas { $number } iš { $count }
club-deal-of = Dalijimas { $number } iš { $count }
club-time-up = Laikas baigėsi. Užbaikim šį ėjimą ir suskaičiuokim stovelius.
club-last-turn = Laikas baigėsi. Šis ėjimas paskutinis.
club-awaited = Kiti baigė. Dar trūksta jūsų rezultato.
club-is-it-right = { $name } užrašė tai. Ar teisingai?
club-yes = Taip, teisingai
club-differently = Užrašyti kitaip
club-waits-yes = Dar reikia „taip“: { $names }
club-next-soon = Kitas raundas bus, kai baigs visi stalai.
club-paused = Dabar praleidi.
club-you-rest = Šiame raunde nežaidi. Kitą kartą žaisi.
club-soon = Čia bus tavo stalas, kai prasidės raundas.
club-place-of = Vieta { $place } iš { $count }
club-all-places = Visos vietos
club-played = sužaista
club-now = dabar
club-write = Užrašyti mūsų rezultatą
club-compared = Palyginti su ta pačia vieta prie kitų stalų
club-play-here = Žaisti čia, telefonuose
club-organise = Vesti vakarą
club-my-table = Mano stalas
club-pause = Praleisti
club-leave = Eiti namo
club-back = Vėl žaisti
club-forget = Pamiršti mano vardą
club-forget-help = Vietoj tavo vardo bus numeris. Rezultatai lieka.
club-sure = Spausk dar kartą

## The organiser

club-swap-how = Kol kas šį raundą matai tik tu. Paliesk du vardus, kad juos sukeistum.
club-show = Rodyti stalus visiems
club-draw = Sudaryti raundą { $number }
club-draw-again = Sudaryti iš naujo
club-draw-final = Sudaryti finalą
club-drawn-help = Jei įmanoma, niekas nesusitinka dukart ir dukart nesėdi prie trijų žmonių stalo.
club-correct = Pataisyti rezultatą
club-count-racks = Suskaičiuoti stovelius dabar
club-log = Rezultatai, kaip jie užrašyti
club-before = anksčiau
club-is-paused = praleidžia
club-is-left = namuose
club-keeps = Visada sėdi prie stalo
club-second = Paskirti organizuoti kartu
club-second-not = Nebeorganizuoja
club-paper = Spausdinti ir įrašyti
club-print-slips = Lapeliai
club-print-seating = Stalų planas
club-print-standing = Vietos
club-results = Rezultatai
club-key-help = Su šiuo raktu esi organizatorius kitame telefone. Matai jį tik dabar: užsirašyk.
club-close = Uždaryti vakarą
club-delete = Ištrinti vakarą

## The big screen

club-point = Nukreipk telefono kamerą į kvadratą ir užrašyk savo vardą.
club-final-nought = Visi pradeda nuo nulio.
