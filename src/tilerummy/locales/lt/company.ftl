### Company: the characters one can play with, in `.about` how each plays, and the few things they say.

# Heads the choice of characters.
company = Kompanija
company-step = { $step }-a pakopa iš { $count }
# Beside a character whom not everybody enjoys.
company-warning = Ilgai lauki, o paskui viskas baigiasi iš karto: patinka ne visiems.
# Beside the character who adapts: it is said openly.
company-adapts = Tarp raundų tavo bendražaidis žiūri, kaip žaidei ir kas laimėjo, ir žaidžia truputį stipriau arba silpniau. Kai prie stalo keli žmonės, jis to nedaro.

# Names of people: they stay as they are in every language.
company-companion = Samir
    .about = Žaidžia maždaug taip pat gerai kaip tu.
company-teacher = Wanjiru
    .about = Palieka ant stalo tau tai, kas tinka, ir pasako kodėl.
company-architect = Aroha
    .about = Laukia didelio perstatymo, bet niekada su daugiau kaip 18 kortelių.
company-saver = Mateus
    .about = Pirma deda dideles korteles ir jokerius, o mažas pasilieka pabaigai.
company-gambler = Zofia
    .about = Viskas arba nieko, o sprendžia moneta.
company-hermit = Sigrun
    .about = Pusę raundo traukia, o paskui padeda viską iš karto. Stipresnio varžovo čia nėra.

# What they say, at most 40 characters or so. Somebody laid many tiles; somebody won.
company-says-great = Gražu!
company-says-won = Puikiai sužaista!
# The one who teaches laid a run; $tiles are one or two tiles.
company-says-fits = Galai laisvi. Gali pridėti: { $tiles }.
company-says-waits = Artėja kažkas didelio…
company-says-all = Viskas arba nieko!
company-says-gone = Ko nėra, to nėra.
company-says-sorry = Ilgai to laukiau.

face-look =
    .n1 = Mergaitė raudonomis kasomis
    .n2 = Močiutė su baltu kuodu
    .n3 = Berniukas su kepure
    .n4 = Senelis žila barza
    .n5 = Moteris su skarele
    .n6 = Jaunuolis apvaliomis garbanomis
    .n7 = Moteris ilgais juodais plaukais
    .n8 = Vyras su sklastymu ir akiniais
    .n9 = Šviesiaplaukis vaikas pasišiaušusiais plaukais
    .n10 = Moteris didelėmis garbanomis ir su auskarais
    .n11 = Vyras su plokščia kepure ir ūsais
    .n12 = Moteris trumpais žilais plaukais ir su šaliku
