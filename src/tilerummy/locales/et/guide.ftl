guide-box-lead = Vaata oma klotside värve ja loe jokkerid kokku.
guide-box-editions = Üks karp, mitu väljaannet. Võrdle oma reeglilehega:
guide-box-none = Vali karp, kus on sinu värvid ja sama palju jokkereid. Kui teie mängite midagi teisiti, muuda seda siin: *{ popular-rules }* või *{ all-rules }*.
    .title = Minu karpi siin ei ole

guide-book = Alguses on mäng lühidalt. Igal reeglil on number, paljudel pilt, ja lõpus on küsimused, mida sageli küsitakse.
    .title = Igal karbil on oma reegliraamat
guide-sources = Lülita see reegliraamatus sisse. Siis on iga reegli juures kirjas, milliselt reeglilehelt see pärineb või et leht vaikib ja meie pidime valima.
guide-than = Vali teine karp ja reegliraamat algab erinevustega.
guide-print = A5-lehtedel. Või *{ rules-booklet }*: A4-lehel, voltimiseks.
guide-why = Leht ütleb, miks, otse selle kombinatsiooni juures, mis on vale. *{ why-short }* näitab reeglit. Kuni su käik ei ole läbi, saad kõik tagasi võtta.
    .title = Kui käik ei ole lubatud
guide-house = Kas mängite kodus teisiti? Reegleid saad muuta siin: *{ new-table }*. Kõik laua ümber näevad, mida muutsid.

guide-home-lead = Mängid päris klotsidega? Vali kõigepealt ülevalt oma karp.
guide-pad = Ütle pärast iga vooru, kes lõpetas ja mis teistel alles jäi: *{ way-tiles }*, *{ photo }* või *{ way-number }*. Punktid arvutatakse sinu karbi reeglite järgi. Vooru parandamiseks puuduta selle numbrit.
guide-hourglass = Liiv jookseb nii kaua, kui käik sinu karbi reeglite järgi kestab, või nii kaua, kui tahad. Puuduta kella ja see pöördub ümber: mängib järgmine.
guide-referee = Sisesta laud enne ja pärast. Kohtunik ütleb, kas käik on lubatud, ja kui ei ole, siis miks. Lisa oma alus ja küsi: *{ referee-best }*
guide-photo = Pane klotsid numbriga ülespoole, heas valguses. Aluse klotsid loetakse kokku, laud läheb kohtunikule. Küsimärk klotsil tähendab: kontrolli.

guide-found = Selle leiad siit: *{ my-games }*. Anna lauale nimi ja vali endale nägu. Saad lingi, mis jääb: piisab, kui saadad selle ühe korra.
guide-play = Suur nupp loob laua teie kodureeglitega neile, kes on kohal. *{ family-other-ways }*: arvutitega või mitmekesi ühes seadmes.
guide-score = Õhtu on läbi, kui tund aega ei ole ühtki vooru mängitud. Võidab see, kellel on kõige rohkem punkte. Alates kolmandast õhtust oled üldseisus kirjas.
guide-phones = Need on teie laua menüüs. Telefon läks kaduma? *{ family-sign-off }*: see on kohe väljas.
guide-export = Inimesed, õhtud ja seis ühes failis. Sellega saab teie laud kolida: *{ family-import }*.
