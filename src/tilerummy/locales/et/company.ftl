### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Seltskond
company-step = Aste { $step } / { $count }
# Beside a character whom not everybody enjoys.
company-warning = Kaua ootad ja siis on äkki läbi: see ei meeldi kõigile.
# Beside the character who adapts: it is said openly.
company-adapts = Voorude vahel vaatab sinu kaaslane, kuidas sa mängisid ja kes võitis, ning mängib veidi tugevamini või nõrgemini. Kui laua taga on mitu inimest, ta seda ei tee.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Mängib umbes sama hästi kui sina.
company-teacher = Wanjiru
    .about = Jätab lauale sinu jaoks selle, mis sobib, ja ütleb miks.
company-architect = Aroha
    .about = Ootab suurt ümbertõstmist, aga mitte kunagi rohkem kui 18 klotsiga.
company-saver = Mateus
    .about = Käib kõrged klotsid ja jokkerid välja enne ning jätab madalad viimaseks.
company-gambler = Zofia
    .about = Kõik või mitte midagi, ja otsustab münt.
company-hermit = Sigrun
    .about = Võtab pool vooru juurde ja käib siis kõik korraga välja. Tugevamat siin ei ole.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Imeilus!
company-says-won = Hästi mängitud!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Otsad on vabad. Saad lisada: { $tiles }.
company-says-waits = Midagi suurt on tulemas…
company-says-all = Kõik või mitte midagi!
company-says-gone = Läinud, mis läinud.
company-says-sorry = Seda ootasin ma kaua.

face-look =
    .n1 = Punaste patsidega tüdruk
    .n2 = Valge krunniga vanaema
    .n3 = Nokamütsiga poiss
    .n4 = Halli habemega vanaisa
    .n5 = Pearätiga naine
    .n6 = Ümara lokipeaga noormees
    .n7 = Pikkade mustade juustega naine
    .n8 = Lahusoengu ja prillidega mees
    .n9 = Heledate turris juustega laps
    .n10 = Suurte lokkide ja kõrvarõngastega naine
    .n11 = Soni ja vuntsidega mees
    .n12 = Halli lühikese soengu ja salliga naine
