### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Algaja
    .about = Käib välja ainult oma aluse kombinatsioone ega puutu kunagi lauda.
bot-dreamer = Unistaja
    .about = Lisab lauale, aga enamik kombinatsioonidest jääb märkamata.
bot-builder = Ehitaja
    .about = Käib välja oma kombinatsioone ja lisab kõigile laual, aga ei tõsta midagi ümber.
bot-tinkerer = Nokitseja
    .about = Võtab laual korraga lahti ühe kombinatsiooni.
bot-greedy = Ahne
    .about = Näeb iga ümbertõstmist ja käib alati välja nii palju klotse kui saab.
bot-patient = Kannatlik
    .about = Hoiab klotse meelsasti tagasi, aga kaotab vahel kannatuse.
bot-hold = Hoidja
    .about = Avab väheste klotsidega ja võtab siis juurde, kuni terve alus läheb korraga välja.
bot-master = Meister
    .about = Valib reeglite järgi, kas välja käia või oodata, ja teab lõppmängu peast.
bot-grandmaster = Suurmeister
    .about = Kaalub, mis võib teistel olla ja mida seis nõuab; tugevamat ei ole.
