### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Iesācējs
    .about = Izspēlē tikai kombinācijas no sava kauliņu turētāja un nekad neaiztiek galdu.
bot-dreamer = Sapņotājs
    .about = Pieliek pie galda, bet nepamana lielāko daļu kombināciju.
bot-builder = Būvētājs
    .about = Izspēlē savas kombinācijas un pieliek visām uz galda, bet neko nepārkārto.
bot-tinkerer = Meistarotājs
    .about = Vienā reizē izjauc tikai vienu kombināciju uz galda.
bot-greedy = Alkatīgais
    .about = Redz katru pārkārtojumu un vienmēr izspēlē tik daudz kauliņu, cik var.
bot-patient = Pacietīgais
    .about = Labprāt patur kauliņus, bet dažreiz zaudē pacietību.
bot-hold = Sargātājs
    .about = Atver ar dažiem kauliņiem un tad ņem no krājumiem, līdz visus kauliņus var izspēlēt uzreiz.
bot-master = Meistars
    .about = Atkarībā no noteikumiem izvēlas, vai izspēlēt, vai gaidīt, un spēles beigas zina no galvas.
bot-grandmaster = Lielmeistars
    .about = Apsver, kas var būt citiem un ko prasa rezultāts; stiprāka nav.
