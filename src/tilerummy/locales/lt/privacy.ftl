### The privacy page: what the server keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privatumas
privacy-lead = Ką šis serveris apie tave saugo ir kiek laiko.
privacy-account = Paskyrų nėra. Tavo naršyklė saugo atsitiktinį skaičių, kurį šis serveris pasirašė. Jis galioja 180 dienų ir atnaujinamas, kai sugrįžti.
privacy-kept = Duomenų bazėje: vardas, kurį įrašai, tavo vietos, partijos su visais kauliukais, juodraščiai, paskutinės 50 kiekvieno stalo replikų ir kada paskutinį kartą buvai prie jo prisijungta.
privacy-forever = Stalai lieka, kol juos pašalina prižiūrėtojas.
# $days: a number of days.
privacy-days = Stalas pamirštamas, jei prie jo { $days } d. nieko nevyko.
privacy-reports = Pranešimas apie ką nors saugomas su paskutiniu pokalbiu prie stalo, tik prižiūrėtojui.
privacy-address = Tavo tinklo adresas yra tik atmintyje, kad būtų ribojamos vieno adreso užklausos. Jis įrašomas tik tada, jei prižiūrėtojas jį užblokuoja.
privacy-logs = Žurnaluose nėra vardų, adresų, raktų ir kauliukų.
privacy-others = Niekas kitas nesužino: puslapis nieko neįkelia iš kitų serverių ir nenaudoja slapukų.
privacy-delete = Gali būti pamirštas. Stalai, kurie buvo tik tavo, dingsta iškart. Prie stalų su kitais tavo vieta tampa niekieno; vardas lieka tose partijose, nes jos ir kitų.
privacy-see = Rodyti, kas apie mane saugoma
privacy-forget = Pamiršti mane
privacy-sure = Tikrai viską pamiršti? To atšaukti negalima.
privacy-forgotten = Viskas apie tave pamiršta.
privacy-nothing = Apie tave nieko nesaugoma.
