### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privaatsus
privacy-lead = Mida see server sinu kohta hoiab ja kui kaua.
privacy-account = Kontosid ei ole. Sinu brauser hoiab juhuslikku arvu, mille see server on allkirjastanud. See kehtib 180 päeva ja uueneb, kui tagasi tuled.
privacy-kept = Andmebaasis: nimi, mille sisestad, sinu kohad, mängud kõigi klotsidega, mustandid, iga laua viimased 50 ütlust ja see, millal sa viimati selle lauaga ühenduses olid.
privacy-forever = Lauad jäävad, kuni haldur need eemaldab.
# $days: a number of days.
privacy-days = Laud unustatakse, kui seal pole { $days } päeva midagi juhtunud.
privacy-families = Pere lauas: sinu nimi ja nägu, millised seadmed on sinu omad ja kuidas su voorud ja päeva klotsid läksid, kuni sa lauast lahkud. Mängitu juurde jääb sinu nimi, kuni palud end unustada. Külalise andmed kustuvad kaheteistkümne tunni pärast.
privacy-clubs = Klubi õhtul: sinu nimi ja nägu, milline telefon on sinu oma, ja sinu tulemused, kuni palud end unustada või korraldaja õhtu kustutab. Tulemused jäävad alles ilma sinu nimeta.
privacy-reports = Teadet kellegi kohta hoitakse koos laua viimase jutuga, ainult halduri jaoks.
privacy-puzzles = Kui proovid ülesannet esimest korda, saab see server sellest teada, et ülesannet hinnata. Server hoiab seda hinnangut ja märget, et oled ülesannet proovinud. Märge on tehtud salajase võtmega ega nimeta sind. Kuidas sul läks, seda ei hoita.
privacy-deal = Kui päeva klotsid on mängitud, mängitakse sinu mäng siin uuesti läbi ja kontrollitakse. Server loeb nimedeta, mitu käiku mängijad vajasid, ja hoiab samasugust märget, et sind loetaks ainult üks kord.
privacy-mark = Märge jääb, kuni lased end unustada.
# $days: a number of days.
privacy-mark-days = Märge kaob { $days } päeva pärast või siis, kui lased end unustada.
privacy-notices = Ainult siis, kui palusid teateid: kus sinu brauser neid vastu võtab, selle keel ja ajavöönd ning valitud kellaaeg. Need käivad läbi brauseri tootja tõuketeenuse, mis neid lugeda ei saa. Kõik kaob, kui teated välja lülitad.
privacy-address = Sinu võrguaadress on ainult mälus, et piirata ühe aadressi päringuid. See salvestatakse ainult siis, kui haldur selle blokeerib.
privacy-logs = Logides ei ole nimesid, aadresse, võtmeid ega klotse.
privacy-others = Kedagi teist ei teavitata: leht ei laadi midagi teistest serveritest ega kasuta küpsiseid.
privacy-delete = Võid lasta end unustada. Lauad, mis olid ainult sinu, kaovad kohe. Teistega laudades vabaneb sinu koht; mängud jäävad, sest need on ka teiste omad, aga sinu nime asemel on kriips.
privacy-see = Näita, mida minu kohta hoitakse
privacy-forget = Unusta mind
privacy-sure = Kas tõesti kõik unustada? Seda ei saa tagasi võtta.
privacy-forgotten = Valmis: sind on unustatud.
privacy-nothing = Sinu kohta ei hoita midagi.

not-built = Server töötab, aga selle leht pole veel ehitatud.
not-built-programs = Programmid saavad siiski mängida. Sõnumeid kirjeldab { $address }.
