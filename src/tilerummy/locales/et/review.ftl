replay-drop = Lohista mängu salvestis siia või vali fail.
replay-pick = Vali fail
replay-kept = Selles seadmes juba vaadatud
replay-bad-line = See ei ole mängu salvestis: rida { $line } ei saa lugeda.
replay-back = Samm tagasi
replay-on = Samm edasi
replay-run = Esita
replay-speed = Kiirus
replay-moment = Hetk { $number }/{ $count }
replay-racks = Alused
replay-open = Kõik avatud
replay-share = Link sellele hetkele
share-position = Jaga seda seisu
share-title = Kas leiad selle?
share-count = { $count ->
    [one] Välja saab käia { $count } klotsi.
   *[other] Välja saab käia { $count } klotsi.
}
share-picture = Kopeeri pilt
share-save = Salvesta pilt
position-bad = Selles lingis pole ühtegi seisu.
replay-notation = Notatsioonis
replay-draft = Laud, kui aeg sai otsa
replay-keys = Nooleklahvid liiguvad sammhaaval, tühik käivitab, Home ja End viivad otstesse.

review = Ülevaade
review-turn = { $number }. käik
review-nothing = Midagi ei saanud välja käia.
look-could = { $count ->
    [one] { $count } klotsi oleks saanud välja käia
   *[other] { $count } klotsi oleks saanud välja käia
}
look-much = Palju oleks saanud välja käia
look-praise = Paremini ei saanudki.
look-calm = Rahulik mäng. Midagi ei jäänud märkamata.
look-moments = Hetked
look-looking = Otsime sinu parimaid hetki …
look-open = Oleksid saanud avada
look-last-turn = Sinu viimane käik
look-more = { $count } veel
look-joker = Ära antud jokker
look-joker-taken = { $name } võttis sinu jokkeri.
look-best = Parim käik
look-again = Uuesti
look-see = Vaata
look-curious = Uudishimulikele
look-curious-what = võimalused, õnn, ausus
try-solved = See oligi see.
try-go-on = Jätka või vaata ülejäänut.
try-same = samad klotsid, ilma kellata
try-calm = Keegi ei oota. Võta aega.
review-best = Rohkem ei saanud välja käia.
review-missed = { $count ->
    [one] Sai välja käia veel { $count } klotsi.
   *[other] Sai välja käia veel { $count } klotsi.
}
review-missed-points = { $count ->
    [one] Sama palju klotse sai välja käia { $count } punkti võrra kallimalt.
   *[other] Sama palju klotse sai välja käia { $count } punkti võrra kallimalt.
}
review-cut = Võib-olla saab veel paremini: otsing katkestati.
review-taking = Avatud klotsiga: { $tile }
review-show = Näita parimat käiku
review-hide = Nagu mängiti

review-players = Mängijad lühidalt
review-player = Mängija
review-laid = Käidud klotsid võimalikest
review-of = { $part }/{ $whole }
review-best-turns = Täpsed käigud
review-held-back = Oleks saanud käia, aga ei käinud
review-left = Punkte järel
review-luck = Õnn võtmisel
review-luck-help = 50 on keskmine. See ütleb, kui head olid võetud klotsid nende seas, mis oleksid võinud tulla.
review-jokers = Jokkerid
review-share = õiglane osa: { NUMBER($number, maximumFractionDigits: 1) }
review-racks = Klotsid alustel
review-chances = Võimalus voor võita, %
review-chances-help = Igast näidatud seisust mängis arvuti vooru { $count } korda lõpuni, alused nagu olid ja hunnik uuesti segatud.
review-intervals-help = Riba ja sulgudes olevad arvud näitavad, kui täpne see on: 95 vahemikku 100-st sisaldab tegelikku võimalust.
review-table = Tabelina
review-working = Ülevaade valmib: käik { $done }/{ $count }
review-failed = Ülevaadet ei õnnestunud teha. Kordus töötab ka ilma.
review-rules = Reeglid: { $rules }
review-turns = Käigud
try-yourself = Proovi ise
you-and-best = Sina { $mine } · Parim { $best }
turning-point = Pöördepunkt
more-possible = Rohkem oli võimalik
set-group = Rühm: { $number }
from-rack = { $tiles } aluselt.
from-group = { $tiles } rühmast ({ $number }).
from-run = { $tiles } reast ({ $span }).
coach-keys = M: järgmine hetk, T: proovi ise, C: uudishimulikele, Shift ja nooled: samm-sammult.
check-deal = Kontrolli seda jagamist
deal-cannot = Siin ei saa seda kontrollida. Vaja on reegleid serverist.
deal-good = Kõik klapib: jagamine ja iga võetud klots. Voore: { $count }.
deal-differs = Midagi on valesti: rida { $line } ei vasta lubatud jagamisele.
deal-broken = Jagamine pole see, mis lubati.
deal-own-found = Sinu enda juhuarv, mille see seade alles hoidis, on selles jagamises sees.
deal-own-missing = Aga see, mida seade enne mängu alles hoidis, ei sobi salvestisega.
deal-own-unknown = See seade ei hoidnud enne mängu midagi alles. Kontrollitud on ainult salvestis ise.
deal-sealed = Serveri sõnul olid kõik oma arvu kinnitanud enne, kui keegi jagamist teada sai.
deal-open = Pitseerimata: viimasena tulnu oleks võinud jagamist mõjutada.
