### The bots, weakest first: a name for each, and in `.about` how it plays, in one sentence.

bot-novice = Naujokas
    .about = Deda tik derinius iš savo laikiklio ir niekada neliečia stalo.
bot-dreamer = Svajotojas
    .about = Prideda prie stalo, bet nepastebi daugumos derinių.
bot-builder = Statytojas
    .about = Deda savo derinius ir prideda prie visų ant stalo, bet nieko neperstato.
bot-tinkerer = Meistrautojas
    .about = Vienu metu išardo tik vieną derinį ant stalo.
bot-greedy = Godusis
    .about = Mato kiekvieną perstatymą ir visada padeda tiek kortelių, kiek gali.
bot-patient = Kantrusis
    .about = Mielai pasilaiko korteles, bet kartais netenka kantrybės.
bot-hold = Saugotojas
    .about = Pradeda keliomis kortelėmis, o paskui traukia, kol visas gali padėti iš karto.
bot-master = Meistras
    .about = Pagal taisykles renkasi, ar dėti, ar laukti, o žaidimo pabaigą moka atmintinai.
bot-grandmaster = Didmeistris
    .about = Sveria, ką gali turėti kiti ir ko reikia rezultatui; stipresnio nėra.
