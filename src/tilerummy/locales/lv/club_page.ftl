### A club’s evening on the page

## A new evening

club-about = Vakars pie vairākiem galdiem ar vienu saiti. Uz galdiem īstas kastes, vietas un rezultāti telefonos.
club-title = Vakara nosaukums
club-needs-title = Vakaram vēl nav nosaukuma
club-i-play = Es arī spēlēju
club-rounds = Partijas
club-deals = Dalīšanas vienā partijā
club-minutes = Laiks partijai
club-where = Kur spēlē
club-on-boxes = ar īstām kastēm
club-on-page = telefonos
club-on-either = kā katrs galds vēlas
club-same-deal = Vieni un tie paši kauliņi pie katra galda
club-drawn = Kurš ar kuru spēlē
club-drawn-chance = izlozējot, neviens nesatiekas divreiz
club-drawn-standing = pēc vietām
club-drawn-all = visi satiekas ar visiem
club-drawn-winners = uzvarētāji iet tālāk
club-counts = Kas tiek skaitīts
club-end = Beigās
club-final-none = bez fināla
club-final-table = labāko četru fināls
club-final-two = labāko divu fināls
club-cap = Cik partija maksā lielākais
club-no-cap = bez robežas
club-bonus = Piemaksa par uzvaru pie galda
club-league = Līga
club-league-help = Vakarus, kas atvērti ar vienu līgas nosaukumu, saskaita kopā.
club-open = Atvērt vakaru
club-import = Ielādēt vakaru no faila

## Coming in

club-im-in = Es piedalos
club-no-account = Bez konta. Organizators var dzēst vakaru ar visiem vārdiem.
club-late = Partija jau notiek. Tu sēdies pie galda no nākamās.
club-number-help = Parādi šo numuru organizatoram, kas ielaidīs šo telefonu.
club-have-key = Esmu organizators, ar jaunu telefonu

## A player’s phone

club-on-paper = Nav savienojuma. Organizatoram viss ir uz papīra.
club-round-of = { $number }. partija no { $count }
club-deal-of = { $number }. dalīšana no { $count }
club-time-up = Laiks beidzies. Pabeidziet šo gājienu un saskaitiet statīvus.
club-last-turn = Laiks beidzies. Šis gājiens ir pēdējais.
club-awaited = Pārējie ir beiguši. Vēl trūkst jūsu rezultāta.
club-is-it-right = { $name } pierakstīja šo. Vai ir pareizi?
club-yes = Jā, pareizi
club-differently = Pierakstīt citādi
club-waits-yes = Vēl vajag „jā”: { $names }
club-next-soon = Nākamā partija būs, kad visi galdi beigs.
club-paused = Tu izlaid.
club-you-rest = Šajā partijā tu nespēlē. Nākamreiz spēlēsi.
club-soon = Šeit būs tavs galds, kad sāksies partija.
club-place-of = { $place }. vieta no { $count }
club-all-places = Visas vietas
club-played = izspēlēta
club-now = tagad
club-write = Pierakstīt mūsu rezultātu
club-compared = Salīdzinot ar to pašu vietu pie citiem galdiem
club-play-here = Spēlēt šeit, telefonos
club-organise = Vadīt vakaru
club-my-table = Mans galds
club-pause = Izlaist
club-leave = Doties mājās
club-back = Spēlēt atkal
club-forget = Aizmirst manu vārdu
club-forget-help = Tava vārda vietā būs numurs. Rezultāti paliek.
club-sure = Nospied vēlreiz

## The organiser

club-swap-how = Pagaidām šo partiju redzi tikai tu. Pieskaries diviem vārdiem, lai tos samainītu.
club-show = Parādīt galdus visiem
club-draw = Izlozēt { $number }. partiju
club-draw-again = Izlozēt vēlreiz
club-draw-final = Izlozēt finālu
club-drawn-help = Ja var, neviens nesatiekas divreiz un nesēž divreiz pie trīs cilvēku galda.
club-correct = Labot rezultātu
club-count-racks = Saskaitīt statīvus tagad
club-log = Rezultāti, kā tie pierakstīti
club-before = iepriekš
club-is-paused = nespēlē
club-is-left = mājās
club-keeps = Vienmēr sēž pie galda
club-second = Iecelt arī par organizatoru
club-second-not = Vairs nav organizators
club-paper = Drukāt un saglabāt
club-print-slips = Lapiņas
club-print-seating = Galdu plāns
club-print-standing = Vietas
club-results = Rezultāti
club-key-help = Ar šo atslēgu tu esi organizators citā telefonā. To redzi tikai tagad: pieraksti.
club-close = Slēgt vakaru
club-delete = Dzēst vakaru

## The big screen

club-point = Pavērs telefona kameru pret kvadrātu un uzraksti savu vārdu.
club-final-nought = Visi sāk no nulles.
