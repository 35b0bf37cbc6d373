guide-box-lead = Apskati savu kauliņu krāsas un saskaiti džokerus.
guide-box-editions = Viena spēle, vairāki izdevumi. Salīdzini ar saviem drukātajiem noteikumiem:
guide-box-none = Izvēlies spēli ar tādām pašām krāsām un tikpat daudziem džokeriem. Ja jūs kaut ko spēlējat citādi, maini to šeit: *{ popular-rules }* vai *{ all-rules }*.
    .title = Manas spēles šeit nav

guide-book = Sākumā ir spēle īsumā. Katram noteikumam ir numurs, daudziem arī attēls, un beigās ir biežākie jautājumi.
    .title = Katrai spēlei ir savi noteikumi
guide-sources = To ieslēdz noteikumu lapā. Tad pie katra noteikuma redzams, no kuriem drukātajiem noteikumiem tas ņemts, vai arī tas, ka tie klusē un izvēlēties nācās mums.
guide-than = Izvēlies otru spēli, un noteikumi sāksies ar atšķirībām.
guide-print = Uz A5 lapām. Vai arī *{ rules-booklet }*: uz A4 lapām, kuras pārloka.
guide-why = Lapa pasaka, kāpēc, tieši pie tās kombinācijas, kura neder. *{ why-short }* parāda noteikumu. Kamēr tavs gājiens nav beidzies, vari visu atsaukt.
    .title = Ja gājiens nav atļauts
guide-house = Vai mājās spēlējat citādi? Noteikumus vari mainīt šeit: *{ new-table }*. Visi pie galda redz, kas ir mainīts.

guide-home-lead = Vai spēlē ar īstiem kauliņiem? Vispirms augšā izvēlies savu spēli.
guide-pad = Pēc katras partijas norādi, kurš pabeidza un kas palicis citiem: *{ way-tiles }*, *{ photo }* vai *{ way-number }*. Punktus skaita pēc tavas spēles noteikumiem. Lai partiju labotu, pieskaries tās numuram.
guide-hourglass = Smiltis birst tik ilgi, cik tavā spēlē drīkst ilgt gājiens, vai tik ilgi, cik gribi. Pieskaries, un pulkstenis apgriežas: spēlē nākamais.
guide-referee = Norādi galdu pirms gājiena un pēc tā. Tiesnesis pateiks, vai gājiens ir atļauts, un, ja nav, tad kāpēc. Pievieno savu turētāju un jautā: *{ referee-best }*
guide-photo = Noliec kauliņus ar skaitli uz augšu, labā gaismā. Turētāja kauliņus saskaita, galdu apskata tiesnesis. Jautājuma zīme uz kauliņa nozīmē: pārbaudi.

guide-found = To atradīsi šeit: *{ my-games }*. Dod galdam nosaukumu un izvēlies sev seju. Tu saņem saiti, kas paliek: pietiek to nosūtīt vienreiz.
guide-play = Lielā poga atver galdu ar jūsu mājas noteikumiem tiem, kas ir klāt. *{ family-other-ways }*: ar datoriem vai vairākatā pie vienas ierīces.
guide-score = Vakars beidzas, kad stundu nav spēlēta neviena partija. Uzvar tas, kam ir visvairāk punktu. No trešā vakara arī tu esi kopējā rezultātā.
guide-phones = Tie ir jūsu galda izvēlnē. Tālrunis pazudis? *{ family-sign-off }*: tas ir ārā uzreiz.
guide-export = Cilvēki, vakari un rezultāti vienā failā. Ar to jūsu galds var pārcelties: *{ family-import }*.
