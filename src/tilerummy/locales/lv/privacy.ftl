### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privātums
privacy-lead = Ko šis serveris par tevi glabā un cik ilgi.
privacy-account = Kontu nav. Tavs pārlūks glabā nejaušu skaitli, ko šis serveris ir parakstījis. Tas derīgs 180 dienas un tiek atjaunots, kad atgriezies.
privacy-kept = Datubāzē: vārds, ko ieraksti, tavas vietas, spēles ar visiem kauliņiem, melnraksti, katra galda pēdējās 50 replikas un tas, kad pēdējo reizi biji ar to savienots.
privacy-forever = Galdi paliek, līdz uzturētājs tos noņem.
# $days: a number of days.
privacy-days = Galds tiek aizmirsts, ja tur { $days } dienas nekas nav noticis.
privacy-families = Pie ģimenes galda: tavs vārds un seja, kuras ierīces ir tavas un kā tev veicās partijās un ar dienas kauliņiem, līdz tu no tā aizej. Pie nospēlētā tavs vārds paliek, līdz lūdz tevi aizmirst. Viesa datus dzēš pēc divpadsmit stundām.
privacy-clubs = Kluba vakarā: tavs vārds un seja, kurš tālrunis ir tavs, un tavi rezultāti, līdz lūdz tevi aizmirst vai organizators vakaru izdzēš. Rezultāti paliek bez tava vārda.
privacy-reports = Ziņojums par kādu tiek glabāts kopā ar pēdējo sarunu pie galda, tikai uzturētājam.
privacy-puzzles = Kad uzdevumu mēģini pirmo reizi, šis serveris to uzzina, lai uzdevumu novērtētu. Tas glabā vērtējumu un atzīmi, ka tu mēģināji. Atzīme veidota ar slepenu atslēgu un tevi nenosauc. Kā tev veicās, netiek glabāts.
privacy-deal = Kad dienas kauliņi ir izspēlēti, tava spēle šeit tiek izspēlēta vēlreiz un pārbaudīta. Serveris bez vārdiem skaita, cik gājienu spēlētājiem vajadzēja, un glabā tādu pašu atzīmi, lai tevi saskaitītu tikai vienreiz.
privacy-mark = Atzīme paliek, līdz liec sevi aizmirst.
# $days: a number of days.
privacy-mark-days = Atzīme pazūd pēc { $days } dienām vai tad, kad liec sevi aizmirst.
privacy-notices = Tikai tad, ja lūdzi paziņojumus: kur tavs pārlūks tos saņem, tā valoda un laika josla un tevis izvēlētais laiks. Tie iet caur pārlūka ražotāja pašpiegādes dienestu, kas tos nevar izlasīt. Viss pazūd, kad paziņojumus izslēdz.
privacy-address = Tava tīkla adrese ir tikai atmiņā, lai ierobežotu vienas adreses pieprasījumus. To saglabā tikai tad, ja uzturētājs to bloķē.
privacy-logs = Žurnālos nav vārdu, adrešu, atslēgu un kauliņu.
privacy-others = Neviens cits neko neuzzina: lapa neko neielādē no citiem serveriem un neizmanto sīkdatnes.
privacy-delete = Vari likt sevi aizmirst. Galdi, kas bija tikai tavi, pazūd uzreiz. Pie galdiem ar citiem tava vieta atbrīvojas; spēles paliek, jo tās ir arī citu, bet tava vārda vietā ir svītra.
privacy-see = Rādīt, kas par mani tiek glabāts
privacy-forget = Aizmirst mani
privacy-sure = Vai tiešām aizmirst visu? To nevar atsaukt.
privacy-forgotten = Viss par tevi ir aizmirsts.
privacy-nothing = Par tevi nekas netiek glabāts.

not-built = Serveris darbojas, bet tā lapa vēl nav uzbūvēta.
not-built-programs = Programmas tik un tā var spēlēt. Ziņojumi aprakstīti šeit: { $address }.
