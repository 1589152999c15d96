# The lessons and the pages around them: buttons and headings, exercises, what is said of an answer, the coach of the first game.
#
# $piece is a piece, $cut_off are several. $by is a move in words. All numbers are counted by the rules.

## The pages

learn-title = Hive leren
learn-about = Regels om te lezen en uit te proberen, opgaven om op te lossen, en een eerste partij met een coach.
learn-title-chapter = { $chapter } – Hive leren
learn-title-exercise = Opgave { $number } – { $chapter } – Hive leren
learn-rulebook = Spelregels
learn-rulebook-about = Elk diagram is een stelling waarmee je kunt spelen.
learn-lessons = Lessen
learn-lessons-about = Kleine opgaven, van makkelijk naar moeilijk. De regels zelf controleren je antwoorden.
learn-first-game = Eerste partij
learn-first-game-about = Speel tegen de zwakste engine. Een coach vertelt je waar het om gaat.
learn-first-game-start = Eerste partij spelen
learn-contents = Inhoud
learn-continue = Verdergaan waar je was
learn-start = Met het eerste hoofdstuk beginnen
learn-next-chapter = Volgend hoofdstuk
learn-previous-chapter = Vorig hoofdstuk
learn-practice = Oefenen
learn-practice-about = Opgaven bij dit hoofdstuk
learn-to-rules = De regels bij deze opgave lezen
learn-progress = { $solved } van { $all } opgelost
learn-solved-mark = Opgelost
learn-chapter-solved = Alle opgaven van dit hoofdstuk zijn opgelost.
learn-all-solved = Je hebt alle opgaven opgelost. Tijd voor een echte partij!
learn-forget = Voortgang wissen
learn-forget-title = Voortgang wissen?
learn-forget-text = Alle opgaven gelden dan weer als onopgelost.
learn-forget-yes = Wissen
learn-failed = De lessen konden niet worden geladen.
learn-retry = Opnieuw proberen
learn-missing = Dat hoofdstuk of die opgave bestaat niet.

# $number is such as R3.3.
learn-rule = Regel { $number }
learn-rule-link = Link naar regel { $number } kopiëren
learn-rule-copied = De link naar regel { $number } is gekopieerd.

## Diagrams and exercises on the page

learn-diagram = Diagram
learn-diagram-number = Diagram { $number }
learn-try = Probeer het: verplaats een stuk
learn-reset = Beginstelling
learn-back-one = Terugnemen
learn-exercise = Opgave { $number }
learn-exercise-solved = Opgave { $number }, opgelost
learn-you-play = { $color ->
    [white] Je speelt met wit.
   *[black] Je speelt met zwart.
}
learn-hint = Hint
learn-show = Laat zien
learn-shown = Zo kan het bijvoorbeeld.
learn-again = Nog een keer
learn-next-exercise = Volgende opgave
learn-wrong = Niet helemaal.
learn-solved = Opgelost!
learn-pass = Passen
learn-marked-cell = het gemarkeerde veld: { $spot }
learn-point-cells = Kies de velden, een voor een.
learn-point-pieces = Kies de stukken, een voor een.
learn-play-move = Doe je zet.
# For screen readers.
learn-found-cells = { $count ->
    [one] Tot nu toe één veld gevonden.
   *[other] Tot nu toe { $count } velden gevonden.
}
learn-found-pieces = { $count ->
    [one] Tot nu toe één stuk gevonden.
   *[other] Tot nu toe { $count } stukken gevonden.
}
learn-found-none = Tot nu toe niets gevonden.

learn-coach = Coach
learn-coach-hide = Coach verbergen
learn-coach-show = Coach tonen

## What is said of an answer

verdict-found = { $left ->
    [one] Goed. Er is er nog één.
   *[other] Goed. Er zijn er nog { $left }.
}
verdict-found-already = Die heb je al gevonden.
verdict-unreadable = ‘{ $text }’ is niet als antwoord te lezen.
# FindAll: another piece was moved than the one asked for.
verdict-other-piece = Hier telt alleen { $piece_the }.
verdict-not-on-board = { $piece_thestart } ligt niet op het bord.
verdict-only-yours = { $piece_thestart } is van je tegenstander. Er wordt alleen naar je eigen stukken gevraagd.
verdict-not-pinned = { $piece_thestart } zit niet vast: ook zonder dit stuk blijft de korf één geheel.
verdict-on-top = { $piece_thestart } staat op een ander stuk; til je { $piece_it } op, dan valt er niets uiteen.
verdict-nowhere = { $piece_thestart } zit niet vast, maar kan nergens heen.
verdict-no-thrower = { $piece_thestart } raakt geen stuk van jou dat kan werpen.
verdict-no-landing = { $piece_thestart } kan niet worden geworpen: de weg omhoog of omlaag is versperd, of geen veld naast de pissebed is vrij.
verdict-cell-empty = Zo blijft het gemarkeerde veld leeg.
verdict-wrong-visitor = Het gemarkeerde veld is nu bezet, maar niet door { $piece_the }.
verdict-still-free = { $piece_thestart } zit nog niet vast: ook zonder dit stuk blijft de korf één geheel.
verdict-pinned-still = { $cut_off_count ->
    [0] { $piece_thestart } kan nog niet weg.
   *[other] { $piece_thestart } kan nog niet weg: anders raakt de korf { $cut_off_the } kwijt.
}
verdict-nowhere-still = { $piece_thestart } zit niet meer vast, maar kan nog steeds nergens heen.
verdict-still-moves = { $cells ->
    [one] { $piece_thestart } kan nog bewegen, naar één veld.
   *[other] { $piece_thestart } kan nog bewegen, naar { $cells } velden.
}
verdict-not-covered = { $piece_thestart } is nog niet bedekt.
verdict-not-placed = Gevraagd wordt een nieuw stuk uit je voorraad.
verdict-not-beside = Het nieuwe stuk raakt { $piece_the } niet.
verdict-not-winning = De vijandelijke koningin heeft nog lucht: { $taken } van de 6 velden om haar heen zijn bezet.
verdict-not-forced = { $moves ->
    [one] Dat is te langzaam. Het antwoord van je tegenstander: { $by }. Dan win je niet met je volgende zet.
   *[other] Dat is te langzaam. Het antwoord van je tegenstander: { $by }. Dan win je niet in { $moves } zetten.
}
verdict-go-on = { $moves ->
    [one] Goed! Het antwoord van je tegenstander: { $by }. Win nu in één zet.
   *[other] Goed! Het antwoord van je tegenstander: { $by }. Win nu in { $moves } zetten.
}
verdict-unproved = Of dat wint, valt niet te zeggen: er zijn te veel antwoorden om te bekijken.
verdict-draws = Dat omsingelt beide koninginnen tegelijk: de partij zou remise zijn.
verdict-loses = Dat omsingelt je eigen koningin: je zou verliezen.
verdict-no-draw = Dat is geen remise: beide koninginnen moeten door dezelfde zet worden omsingeld.
verdict-still-threatened = Je tegenstander zou nog steeds winnen: { $by }.
verdict-still-crowded = { $taken } van de 6 velden om je koningin zijn nog bezet. Het mogen er hoogstens { $most } zijn.
verdict-not-like-that = Het insect dat je moet nadoen, komt daar zo niet.
verdict-can-answer = { $moves ->
    [one] Je tegenstander heeft nog één zet.
   *[other] Je tegenstander heeft nog { $moves } zetten.
}

## Exercises: the goal and the beginning

exercise-goal-1 = Eén veld naast de vijandelijke koningin is nog vrij. Bezet het en win.
    .hint = Welk van je stukken kan op het lege veld naast haar komen?
    .solved = Alle zes velden om haar heen zijn bezet, dus de partij is afgelopen. Van wie de stukken zijn, maakt niet uit.

exercise-setup-1 = De tafel is leeg, en wit begint. Plaats een stuk, welk je maar wilt, behalve je koningin.
    .hint = Pak een stuk uit je voorraad en leg het op tafel.
    .solved = Een speelbord is er niet: de korf begint hier en groeit in alle richtingen.

exercise-placing-1 = Zoek alle velden waar je { $piece_the } mag plaatsen.
    .hint = Een nieuw stuk raakt je eigen kleur, en nooit de andere.
    .solved = Elk van deze velden raakt een stuk van jou en geen enkel stuk van je tegenstander.

exercise-placing-2 = Zoek alle velden waar je { $piece_the } mag plaatsen. Let op de stapel.
    .hint = Een stapel heeft de kleur van zijn bovenste stuk.
    .solved = Van een stapel telt alleen het bovenste stuk. Wie bovenop staat, heeft het veld.

exercise-placing-3 = Plaats een nieuw stuk direct naast { $piece_the }.
    .hint = Wie staat er op haar?
    .solved = Door je kever op haar is haar veld van jou, en zo mogen je nieuwe stukken meteen naast haar.

exercise-queen-turns-1 = Dit is je vierde beurt, en je koningin ligt nog in je voorraad. Zoek alle velden waar ze mag komen.
    .hint = Alleen de koningin mag nu worden gespeeld. Ze raakt alleen je eigen kleur.
    .solved = Uiterlijk in de vierde beurt komt de koningin. Eerder mag ook, en is vaak beter.

exercise-queen-turns-2 = Geen van je stukken mag al bewegen. Plaats je koningin zo dat { $piece_the } in je volgende beurt kan bewegen.
    .hint = Met de koningin op tafel mogen je stukken bewegen, maar geen stuk dat de korf bijeenhoudt.
    .solved = De koningin ligt er, en niets hangt alleen aan { $piece_the }: zo is de weg vrij.

exercise-opening-1 = Je hebt zwart, en dit is je eerste beurt. Plaats een stuk, maar niet de koningin: zij moet één beurt wachten.
    .hint = Je eerste stuk komt direct naast dat van wit. Kies een insect, behalve de koningin.
    .solved = Alleen deze ene keer mag een nieuw stuk de andere kleur raken.

## Exercises: moving

exercise-moving-1 = Wijs al je stukken aan die kunnen bewegen.
    .hint = Til ze in gedachten een voor een op: blijft de korf één geheel? En is er een weg naar buiten?
    .solved = Alle andere houden de korf bijeen of kunnen er niet uit.

exercise-moving-2 = Sommige van je stukken zijn bedekt, sommige houden de korf bijeen, sommige zijn ingesloten. Wijs aan wat nog kan bewegen.
    .hint = Een stuk dat op een ander staat, splitst de korf nooit. En sommige insecten hebben geen opening nodig om weg te komen.
    .solved = Zo’n korte blik voor elke beurt bespaart je veel verkeerde plannen.

exercise-one-hive-1 = Wijs al je stukken aan die vastzitten.
    .hint = Een stuk zit vast als de korf zonder dat stuk in tweeën zou vallen.
    .solved = Deze stukken moeten blijven tot de korf een andere verbinding heeft.

exercise-one-hive-2 = Zet { $piece_the } vast: laat de korf alleen nog door dit stuk samenhangen.
    .hint = Leg een van je stukken op een veld waar het { $piece_the } raakt en verder niets.
    .solved = Ging { $piece_the } weg, dan raakte jouw stuk los. Dus moet { $piece_he } blijven.

exercise-one-hive-3 = { $piece_yours } zit vast. Maak dit stuk los, zodat het in je volgende beurt kan bewegen.
    .hint = Welk stuk hangt alleen aan { $piece_the }? Geef het een andere buur, of haal het weg.
    .solved = Niets hangt meer alleen aan { $piece_the }.

exercise-freedom-1 = Zoek alle velden waar { $piece_the } heen kan schuiven. Sommige openingen zijn te smal.
    .hint = Twee stukken met maar één veld ertussen vormen een nauwe doorgang. Daar schuift niets doorheen.
    .solved = Een stuk moet er echt doorheen passen. Waar twee buren te dicht bij elkaar staan, is geen weg.

exercise-freedom-2 = Maar één van je stukken kan op het gemarkeerde veld komen. Breng het daarheen.
    .hint = Erin schuiven kan niets. Wie heeft er geen open deur nodig?
    .solved = Nauwe doorgangen houden de insecten tegen die schuiven. Wie springt of klimt, komt van boven.

exercise-freedom-3 = Ook boven op de korf zijn er nauwe doorgangen. Zoek alle velden waar { $piece_the } heen kan.
    .hint = Tussen twee stapels die allebei hoger zijn dan het begin en het doel, is er geen doorkomen aan.
    .solved = Twee hoge stapels zijn voor klimmers een nauwe doorgang, net als twee stukken op de grond.

## Exercises: the insects

exercise-queen-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Ze schuift precies één veld en blijft altijd de korf raken.
    .solved = Stap voor stap: dat is weinig, en toch redt het haar vaak.

exercise-queen-2 = Het wordt druk om je koningin. Verplaats haar zo dat hoogstens { $most } van de 6 velden om haar heen bezet zijn.
    .hint = Kijk naar elk veld dat ze bereikt, en tel de buren ervan.
    .solved = Een koningin die op tijd opzij stapt, kost je tegenstander alle zetten die aan haar besteed zijn.

exercise-beetle-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Eén stap in elke richting: over de grond, of boven op een buur.
    .solved = Slechts één stap, maar geen stuk staat hem in de weg.

exercise-beetle-2 = Klim op { $piece_the }.
    .hint = Je kever gaat één veld. Staat een van je kevers er direct naast?
    .solved = Wat onder een kever ligt, kan niet bewegen. En het veld heeft nu jouw kleur.

exercise-beetle-3 = Je kever staat bovenop. Zoek alle velden waar { $piece_the } heen kan.
    .hint = Van daarboven mag hij op elke buur stappen en in elk gat omlaag.
    .solved = Bovenop zit hij nooit vast, en hij komt omlaag waar hij wil.

exercise-beetle-4 = Het laatste vrije veld naast de vijandelijke koningin is zo ingebouwd dat er niets in kan schuiven. Win toch.
    .hint = Wie kan van boven in een gat komen?
    .solved = Een kever boven op de korf vult gaten waar niemand anders in komt.

exercise-grasshopper-1 = Zoek alle velden waar { $piece_the } heen kan springen.
    .hint = Recht over een rij stukken, naar het eerste lege veld erachter.
    .solved = Eén sprong voor elke richting waarin hij een buur heeft.

exercise-grasshopper-2 = Zoek alle velden waar { $piece_the } heen kan springen. Pas op voor gaten.
    .hint = De sprong eindigt op het eerste lege veld, ook als daarachter nog stukken volgen.
    .solved = Hij komt neer in het eerste gat en springt er nooit overheen.

exercise-grasshopper-3 = Win met een sprong.
    .hint = Kijk vanaf het laatste vrije veld naast de vijandelijke koningin langs de rechte rijen.
    .solved = Geen nauwe doorgang houdt een sprinkhaan tegen: hij komt zelfs in een gesloten gat neer.

exercise-spider-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Precies drie stappen langs de rand van de korf, linksom of rechtsom.
    .solved = Nooit twee stappen, nooit vier: een spin doet er altijd drie.

exercise-spider-2 = Zoek alle velden waar { $piece_the } heen kan. Er is meer dan één weg.
    .hint = Bij elke stap mag hij een andere kant op, maar hij komt op geen veld twee keer en laat de korf nooit los.
    .solved = Waar de korf een inham heeft, vindt een spin wegen die je makkelijk over het hoofd ziet.

exercise-spider-3 = Win met een spin.
    .hint = Tel drie stappen terug vanaf het laatste vrije veld naast de vijandelijke koningin.
    .solved = Drie stappen, precies afgeteld. Daarvoor moet een spin op tijd klaarliggen.

exercise-ant-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Hij schuift om de korf zo ver als hij wil. Welke velden liggen achter een nauwe doorgang?
    .solved = Een mier komt bijna overal. Alleen nauwe doorgangen houden hem tegen.

exercise-ant-2 = Zet { $piece_the } vast met je mier.
    .hint = Ga naar een veld waar je mier { $piece_the } raakt en verder niets.
    .solved = Eén mier voor één stuk is een goede ruil als dat stuk gevaarlijker was.

exercise-ladybug-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Omhoog, bovenlangs, omlaag: twee stappen boven op andere stukken, dan één naar een leeg veld.
    .solved = Het loopt altijd twee velden bovenop en komt met de derde stap omlaag.

exercise-ladybug-2 = Win met je lieveheersbeestje.
    .hint = Welke twee stukken vormen een brug naar het laatste vrije veld naast de vijandelijke koningin?
    .solved = Het lieveheersbeestje komt in gaten waar niets in kan schuiven.

exercise-mosquito-1 = Zoek alle velden waar { $piece_the } heen kan.
    .hint = Hij beweegt als elk insect dat hij nu raakt, van welke kleur ook.
    .solved = Hij heeft van elk van zijn buren geleerd.

exercise-mosquito-2 = Verplaats je mug zoals een sprinkhaan dat doet.
    .hint = Hij raakt een sprinkhaan, dus hij kan net zo springen.
    .solved = Wie hij raakt, doet hij na. Na de zet heeft hij andere buren, en andere talenten.

exercise-mosquito-3 = Je mug staat boven op de korf. Zoek alle velden waar { $piece_the } heen kan.
    .hint = Bovenop is hij een kever, wat hij ook raakt.
    .solved = Zolang hij daarboven is, beweegt hij als een kever en niet anders.

exercise-mosquito-4 = Win met je mug. Welk insect moet hij nadoen?
    .hint = Kijk naar elk insect dat hij raakt: zou dat vanaf hier het laatste vrije veld bereiken?
    .solved = Dezelfde mug kan lopen, springen of klimmen. Kijk altijd wie hij raakt.

## Exercises: the Pillbug

exercise-pillbug-1 = Je pissebed kan { $piece_the } werpen. Zoek alle velden waar de worp kan eindigen.
    .hint = Omhoog op de pissebed, en weer omlaag naar een leeg veld naast de pissebed.
    .solved = Een worp gaat van de ene kant van de pissebed naar een andere.

exercise-pillbug-2 = Wijs alle stukken aan die je pissebed nu kan werpen, van welke kleur ook.
    .hint = Geen stuk in een stapel, geen stuk dat de korf bijeenhoudt, geen stuk dat net verplaatst is.
    .solved = Wat vastzit, in een stapel staat of in de vorige beurt verplaatst is, is veilig voor de pissebed.

exercise-pillbug-3 = Je koningin is bijna omsingeld. Haal haar eruit, zodat hoogstens { $most } van de 6 velden om haar heen bezet zijn.
    .hint = Schuiven kan ze niet meer. Wie staat er naast haar en kan haar optillen?
    .solved = Een pissebed naast je koningin is haar beste wacht.

exercise-pillbug-4 = Win met een worp.
    .hint = Een van de stukken naast je pissebed kan op het laatste vrije veld worden neergezet. Of is het de koningin zelf die verplaatst moet worden?
    .solved = De pissebed valt ook aan: hij verplaatst elk stuk naast zich, van welke kleur ook.

exercise-pillbug-5 = Je tegenstander staat op het punt te winnen. Voorkom het.
    .hint = Welk stuk gaat het laatste veld bezetten? Of kan je koningin dan ergens anders zijn?
    .solved = Een worp is je hele beurt, maar hier redt hij de partij.

exercise-pillbug-6 = Werp { $piece_the } naar het gemarkeerde veld.
    .hint = Je pissebed kan het niet. Wie raakt de pissebed en kan zijn gave lenen?
    .solved = Een mug naast een pissebed werpt net zo, ook als die pissebed er zelf niet bij kan.

## Exercises: how games end

exercise-passing-1 = Bekijk je stukken en je voorraad. Wat kun je spelen?
    .hint = Als je niets kunt plaatsen en niets kunt verplaatsen, blijft er maar één ding over.
    .solved = Je past als er niets anders is, en alleen dan.

exercise-passing-2 = Laat je tegenstander geen enkele zet.
    .hint = Welk stuk van de tegenstander kan nog iets doen? Neem dat weg.
    .solved = Je tegenstander moet passen, en jij speelt twee keer achter elkaar.

exercise-ending-1 = Niet elke zet naar het laatste veld naast de vijandelijke koningin wint. Zoek er een die dat wel doet.
    .hint = Kijk voor je zet even naar je eigen koningin.
    .solved = Kijk altijd naar beide koninginnen. Worden ze allebei door dezelfde zet omsingeld, dan wint niemand.

exercise-ending-2 = Je tegenstander wint met de volgende zet als je niets doet. Voorkom het.
    .hint = Zoek de zet die je bedreigt. Kun je het stuk vastzetten of bedekken, of je koningin weghalen?
    .solved = Vraag je voor elke aanval af wat je tegenstander daarna zou spelen.

exercise-draws-1 = Je tegenstander dreigt te winnen, en jij kunt niet eerder winnen. Red wat er te redden valt: maak er remise van.
    .hint = Eén veld ligt naast beide koninginnen.
    .solved = Beide koninginnen zijn door dezelfde zet omsingeld, dus niemand wint.

exercise-corners-1 = Je tegenstander heeft net een van je stukken geworpen. Wijs al je stukken aan die kunnen bewegen.
    .hint = Een stuk dat geworpen is, rust één beurt.
    .solved = In je volgende beurt mag het weer bewegen.

exercise-corners-2 = Zoek alle velden waar { $piece_the } heen kan. Wat ziet hij van de stapel?
    .hint = Van een stapel ziet hij alleen het bovenste stuk.
    .solved = Wat bedekt is, leent de mug niets.

## Exercises: tactics

exercise-tactics-1 = { $piece_thestart } is de beste loper van je tegenstander. Speel zo dat { $piece_he } niet meer kan bewegen.
    .hint = Je kunt dat stuk vastzetten, bedekken of insluiten. Wat kan hier?
    .solved = Een stuk dat niet kan bewegen, doet niet mee aan de aanval.

exercise-tactics-2 = Je tegenstander dreigt met de volgende zet te winnen. Zoek een zet die standhoudt.
    .hint = Welk stuk zou het laatste veld bezetten? Zet het vast, of maak ruimte voor je koningin.
    .solved = Eerst de dreiging stoppen, dan verdergaan met je eigen plan.

exercise-tactics-3 = { $moves ->
    [one] Win in één zet.
   *[other] Win in { $moves } zetten, wat je tegenstander ook doet.
}
    .hint = Zoek een zet die twee dingen tegelijk dreigt, of die de koningin haar laatste uitweg ontneemt.
    .solved = Wat het antwoord ook was, er bleef een weg om het af te maken.

exercise-tactics-4 = { $moves ->
    [one] Win in één zet.
   *[other] Win in { $moves } zetten. Je kever baant de weg.
}
    .hint = Staat je kever eenmaal op haar, dan is haar veld van jou, en mogen er nieuwe stukken naast haar komen.
    .solved = Een kever op de koningin legt haar lam en laat je voorraad binnen. Dat is een van de sterkste aanvallen die er zijn.

exercise-tactics-5 = { $moves ->
    [one] Win in één zet.
   *[other] Win in { $moves } zetten. Gun je tegenstander geen goed antwoord.
}
    .hint = Zoek een zet waarna je tegenstander niets meer tegen de volgende kan doen.
    .solved = De sterkste dreigingen zijn die waar geen enkel stuk iets tegen kan doen.

exercise-tactics-6 = { $moves ->
    [one] Win in één zet.
   *[other] Win in { $moves } zetten. Dit is de moeilijkste.
}
    .hint = Denk van achteren naar voren: wie kan het laatste veld bezetten, wie dat daarvoor? Begin met het veld dat het moeilijkst te bereiken is.
    .solved = Een plan van een paar zetten slaagt als geen ervan je tegenstander lucht geeft.

## The coach of the first game

coach-first = Begin met een insect, behalve de koningin. Een spin of een sprinkhaan is een goed eerste stuk: aan mieren heb je later meer.
coach-second = Vanaf nu raken je nieuwe stukken alleen je eigen kleur. Leg ze achter je eerste stuk, weg van je tegenstander.
coach-queen-soon = Denk aan je koningin: uiterlijk in je vierde beurt moet ze worden geplaatst, en tot dan mag geen van je stukken bewegen.
coach-queen-due = Dit is je vierde beurt: nu moet de koningin worden geplaatst.
coach-queen-where = Kies een rustig veld voor haar, met weinig buren.
coach-can-move = Je koningin ligt op het bord, dus je stukken mogen nu bewegen. Elke beurt plaats je een stuk of verplaats je er een.
coach-win-now = Met deze zet kun je winnen! Zoek het laatste vrije veld naast de vijandelijke koningin.
coach-stop-them = Let op: je tegenstander kan met de volgende zet winnen. Voorkom dat nu.
coach-your-queen = { $taken } van de 6 velden om je koningin { $taken ->
    [one] is bezet
   *[other] zijn bezet
}. Maak ruimte voor haar, of zet vast wat haar aanvalt.
coach-their-queen = { $taken } van de 6 velden om de vijandelijke koningin zijn bezet. Ga zo door!
coach-pinned = { $cut_off_count ->
    [0] { $piece_yours } zit vast, houdt de korf bijeen en moet voorlopig blijven.
   *[other] { $piece_yours } zit vast, houdt { $cut_off_the } aan de korf en moet voorlopig blijven.
}
coach-queen-pinned = Je koningin houdt de korf bijeen en kan niet bewegen. Geef de korf een andere verbinding, zodat ze weg kan als het moet.
coach-beetle = { $piece_yours } kan op een stuk van je tegenstander klimmen, dat dan niet meer kan bewegen.
coach-cover-queen = { $piece_yours } kan op de vijandelijke koningin klimmen. Dan kan ze niet weg, en mag je nieuwe stukken direct naast haar plaatsen.
coach-pass = Je kunt niets plaatsen en niets verplaatsen, dus moet je passen.
coach-plan-ants = Een goed plan: breng { $piece_the } in het spel. Een mier kan bijna overal heen lopen en stukken van je tegenstander vastzetten.
coach-plan-attack = Een goed plan: bezet een veld naast de vijandelijke koningin, bijvoorbeeld zo: { $move }. Zes bezette velden winnen.
coach-plan-place = Een goed plan: plaats nu nog een stuk, en val aan als je meer stukken in het spel hebt dan je tegenstander.
coach-plan-free = Een goed plan: houd { $piece_the } vrij. Een stuk dat de korf bijeenhoudt, kan niet aanvallen.
coach-plan-pin = Een goed plan: zet { $enemy_the } vast met { $piece_the }, door naar een veld te gaan dat verder niets raakt.
coach-plan-near = Een goed plan: verplaats { $piece_the } naar een veld vanwaar dit stuk met zijn volgende zet de vijandelijke koningin bereikt.
coach-won = Je hebt gewonnen: alle zes velden om de vijandelijke koningin zijn bezet.
coach-lost = Je koningin is omsingeld, dus deze partij is verloren. Houd de volgende keer een weg voor haar open, en stop haar aanvallers op tijd.
coach-drawn-both = Eén zet heeft beide koninginnen omsingeld: remise.
coach-drawn-repetition = Dezelfde stelling is er voor de derde keer: remise.
coach-next-level = Probeer hetzelfde nog eens, of een sterkere tegenstander.
coach-next-lessons = De lessen over tactiek laten zien hoe je aanvalt en hoe je verdedigt.

## Pages: the coach beside the board

coach-wait = Kijk wat je tegenstander speelt.
# Buttons at the end of the first game.
coach-level = Tegen niveau { $level } spelen
coach-lessons = Naar de lessen
