### Pages that the server writes itself. Privacy: what it keeps of its visitors. Plain and short; `docs/hosting.md` says the same.

privacy-title = Privatumas
privacy-lead = Ką šis serveris apie tave saugo ir kiek laiko.
privacy-account = Paskyrų nėra. Tavo naršyklė saugo atsitiktinį skaičių, kurį šis serveris pasirašė. Jis galioja 180 dienų ir atnaujinamas, kai sugrįžti.
privacy-kept = Duomenų bazėje: vardas, kurį įrašai, tavo vietos, žaidimai su visomis kortelėmis, juodraščiai, paskutinės 50 kiekvieno stalo replikų ir kada paskutinį kartą prie jo jungeisi.
privacy-forever = Stalai lieka, kol juos pašalina prižiūrėtojas.
# $days: a number of days.
privacy-days = Stalas pamirštamas, jei prie jo { $days } d. nieko nevyko.
privacy-families = Prie šeimos stalo: tavo vardas ir veidas, kurie įrenginiai yra tavo ir kaip tau sekėsi raunduose ir su dienos kortelėmis, kol nuo jo pasitrauksi. Prie to, kas žaista, tavo vardas lieka, kol paprašai tave pamiršti. Svečio duomenys ištrinami po dvylikos valandų.
privacy-clubs = Klubo vakare: tavo vardas ir veidas, kuris telefonas yra tavo, ir tavo rezultatai, kol paprašai tave pamiršti arba organizatorius ištrina vakarą. Rezultatai lieka be tavo vardo.
privacy-reports = Pranešimas apie ką nors saugomas su paskutiniu pokalbiu prie stalo, tik prižiūrėtojui.
privacy-puzzles = Kai uždavinį bandai pirmą kartą, šis serveris apie tai sužino, kad galėtų uždavinį įvertinti. Jis saugo įvertinimą ir žymę, kad bandei. Žymė padaryta slaptu raktu ir tavęs neįvardija. Kaip sekėsi, nesaugoma.
privacy-deal = Kai dienos kortelės sužaistos, tavo žaidimas čia sužaidžiamas iš naujo ir patikrinamas. Serveris be vardų skaičiuoja, kiek ėjimų žmonėms prireikė, ir saugo tokią pat žymę, kad tave skaičiuotų tik kartą.
privacy-mark = Žymė lieka, kol paprašai, kad tave pamirštume.
# $days: a number of days.
privacy-mark-days = Žymė dingsta po { $days } d. arba kai paprašai, kad tave pamirštume.
privacy-notices = Tik jei paprašei pranešimų: kur juos gauna tavo naršyklė, jos kalba ir laiko juosta bei tavo pasirinktas laikas. Jie keliauja per naršyklės gamintojo „push“ tarnybą, kuri jų perskaityti negali. Viskas dingsta, kai pranešimus išjungi.
privacy-address = Tavo tinklo adresas yra tik atmintyje, kad būtų ribojamos vieno adreso užklausos. Jis įrašomas tik tada, jei prižiūrėtojas jį užblokuoja.
privacy-logs = Žurnaluose nėra vardų, adresų, raktų ir kortelių.
privacy-others = Niekas kitas nesužino: puslapis nieko neįkelia iš kitų serverių ir nenaudoja slapukų.
privacy-delete = Gali paprašyti, kad tave pamirštume. Stalai, kurie buvo tik tavo, dingsta iškart. Prie stalų su kitais tavo vieta atsilaisvina; žaidimai lieka, nes jie ir kitų, bet vietoj tavo vardo bus brūkšnys.
privacy-see = Rodyti, kas apie mane saugoma
privacy-forget = Pamiršti mane
privacy-sure = Tikrai viską pamiršti? To atšaukti negalima.
privacy-forgotten = Viskas apie tave pamiršta.
privacy-nothing = Apie tave nieko nesaugoma.

not-built = Serveris veikia, bet jo puslapis dar nesukurtas.
not-built-programs = Programos vis tiek gali žaisti. Pranešimai aprašyti čia: { $address }.
