guide-box-lead = Pažiūrėk, kokių spalvų tavo kortelės, ir suskaičiuok jokerius.
guide-box-editions = Viena dėžutė, keli leidimai. Palygink su savo spausdintomis taisyklėmis:
guide-box-none = Rinkis dėžutę su tokiomis pat spalvomis ir tiek pat jokerių. Jei ką nors žaidžiate kitaip, keisk čia: *{ popular-rules }* arba *{ all-rules }*.
    .title = Mano dėžutės čia nėra

guide-book = Pradžioje – žaidimas trumpai. Kiekviena taisyklė turi numerį, daugelis – ir paveikslėlį, o pabaigoje yra dažni klausimai.
    .title = Kiekviena dėžutė turi savo taisykles
guide-sources = Tai įjungiama taisyklių puslapyje. Tada prie kiekvienos taisyklės matyti, iš kurių spausdintų taisyklių ji paimta, arba kad jos tyli ir rinktis teko mums.
guide-than = Pasirink antrą dėžutę, ir taisyklės prasidės nuo skirtumų.
guide-print = A5 puslapiais. Arba *{ rules-booklet }*: ant A4 lapų, kuriuos perlenki.
guide-why = Puslapis pasako kodėl, prie pat netinkamo derinio. *{ why-short }* parodo taisyklę. Kol tavo ėjimas nesibaigė, gali viską atšaukti.
    .title = Kai ėjimas neleidžiamas
guide-house = Namie žaidžiate kitaip? Taisykles gali keisti čia: *{ new-table }*. Visi prie stalo mato, kas pakeista.

guide-home-lead = Žaidi tikromis kortelėmis? Pirmiausia viršuje pasirink savo dėžutę.
guide-pad = Po kiekvieno raundo nurodyk, kas baigė ir kas liko kitiems: *{ way-tiles }*, *{ photo }* arba *{ way-number }*. Taškai skaičiuojami pagal tavo dėžutės taisykles. Kad pataisytum raundą, paliesk jo numerį.
guide-hourglass = Smėlis byra tiek, kiek pagal tavo dėžutės taisykles trunka ėjimas, arba kiek nori. Paliesk, ir laikrodis apsivers: žaidžia kitas žmogus.
guide-referee = Nurodyk stalą prieš ėjimą ir po jo. Teisėjas pasakys, ar ėjimas leidžiamas, o jei ne, kodėl. Pridėk savo laikiklį ir klausk: *{ referee-best }*
guide-photo = Padėk korteles atverstas, geroje šviesoje. Laikiklio kortelės suskaičiuojamos, o stalą apžiūri teisėjas. Klaustukas ant kortelės reiškia: patikrink.

guide-found = Tai rasi čia: *{ my-games }*. Sugalvok stalui pavadinimą ir pasirink sau veidą. Gausi nuorodą, kuri lieka: užtenka ją išsiųsti vieną kartą.
guide-play = Didysis mygtukas atidaro stalą su jūsų namų taisyklėmis tiems, kurie dabar čia. *{ family-other-ways }*: su kompiuteriais arba keliese viename įrenginyje.
guide-score = Vakaras baigiasi, kai visą valandą nėra nė vieno raundo. Laimi tas, kuris turi daugiausia taškų. Nuo trečio vakaro ir tu būsi bendrame rezultate.
guide-phones = Jie yra jūsų stalo meniu. Telefonas dingo? *{ family-sign-off }*: jis išeina iš karto.
guide-export = Žmonės, vakarai ir rezultatai viename faile. Su juo jūsų stalas gali persikelti: *{ family-import }*.
