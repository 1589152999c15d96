# The rulebook: titles of chapters, rules by their numbers, captions of diagrams, and the words of `skep rules`.
#
# A blank line within a message begins a new paragraph. "(R3.3)" becomes a link to that rule: keep such numbers as they are.
# What a caption counts comes as an argument, worked out by the rules: never type such a number in.

## Chapters: the title, and what it is about in one short line

chapter-goal = Het doel
    .about = De vijandelijke koningin omsingelen
chapter-setup = Stukken en tafel
    .about = Wat je nodig hebt en wie begint
chapter-placing = Plaatsen
    .about = Waar een nieuw stuk mag komen
chapter-queen-turns = De vier beurten van de koningin
    .about = Ze moet op tijd komen
chapter-opening = De toernooiopening
    .about = Waarom de koningin niet als eerste komt
chapter-moving = Bewegen
    .about = Wanneer je stukken mogen bewegen
chapter-one-hive = Eén korf
    .about = De korf valt nooit uiteen
chapter-freedom = Bewegingsvrijheid
    .about = Openingen die te smal zijn
chapter-queen = De koningin
    .about = Eén stap, en alles draait om haar
chapter-beetle = De kever
    .about = Klimt op anderen
chapter-grasshopper = De sprinkhaan
    .about = Springt in een rechte lijn
chapter-spider = De spin
    .about = Precies drie stappen
chapter-ant = De mier
    .about = Loopt zo ver als hij wil
chapter-ladybug = Het lieveheersbeestje
    .about = Omhoog, verder en omlaag
chapter-mosquito = De mug
    .about = Beweegt als zijn buren
chapter-pillbug = De pissebed
    .about = Werpt zijn buren over zich heen
chapter-passing = Passen
    .about = Als er niets meer kan
chapter-ending = Het einde van de partij
    .about = Hoe je wint en verliest
chapter-draws = Remise
    .about = Als niemand wint
chapter-corners = Lastige gevallen
    .about = Zeldzaam, maar precies geregeld
chapter-tactics = Eerste ideeën
    .about = Hoe je goed leert spelen

## The goal

text-goal =
    Hive is een spel voor twee. De een heeft de witte insecten, de ander de zwarte, en allebei hebben jullie een koningin.

    Je wint als alle zes velden om de vijandelijke koningin bezet zijn. Door wie, maakt niet uit: jouw stukken tellen, en die van je tegenstander ook.
text-goal-turn =
    Jullie zijn om de beurt aan zet. In elke beurt doe je één ding: je plaatst een nieuw stuk, of je verplaatst een stuk dat er al ligt. Alle stukken samen zijn de korf.
diagram-goal = { $black_ring } van de zes velden om de zwarte koningin zijn bezet. Wit is aan zet: bezet met { $piece_the } het laatste en win.

## Pieces and table

rule-1-1 =
    Beide kanten hebben dezelfde 11 stukken: 1 koningin, 2 spinnen, 2 kevers, 3 sprinkhanen en 3 mieren.

    Er kunnen nog drie insecten meedoen, elk afzonderlijk of samen met andere: 1 mug, 1 lieveheersbeestje en 1 pissebed per kant. Met alle drie heeft ieder 14 stukken.
diagram-insects = Alle acht insecten, van elk één wit stuk. Pak er een op en kijk waar het heen kan.
rule-1-2 =
    Wit begint. Spreek af wie wit heeft, of laat het toeval beslissen.
rule-1-3 =
    Er is geen bord dat vol kan raken: elke tafel is goed. De stukken zelf zijn het bord, en de korf mag in alle richtingen groeien en zwerven, zo ver hij wil.
diagram-no-edge = De korf is een lange rij geworden en mag verder groeien: er is geen rand. { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} lopen, ook voorbij het andere einde.
rule-1-4 =
    Er wordt nooit iets geslagen. Een stuk dat op het bord ligt, blijft tot het einde in het spel. Je hoeft niet al je stukken te plaatsen: wat je niet gebruikt, blijft in je voorraad.
diagram-not-captured = { $piece_thestart } staat op een zwarte mier. De mier is bedekt, niet geslagen: is de kever weg, dan kan de mier weer lopen.
diagram-start = Zo begint elke partij: een lege tafel, en alle stukken in de voorraad. Wit plaatst het eerste stuk.

## Placing

rule-2-1 =
    Het eerste stuk van wit opent de partij. Waar het ligt, maakt niet uit. Het eerste stuk van zwart komt er direct naast, aan een zijde naar keuze. Daarna mag een nieuw stuk nooit meer een stuk van de andere kleur raken.
diagram-first-reply = Het eerste stuk van zwart mag op { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
} rond het witte.
rule-2-2 =
    Vanaf je tweede beurt moet een nieuw stuk minstens één eigen stuk raken en geen enkel stuk van je tegenstander.

    Een stapel heeft de kleur van zijn bovenste stuk. Wat eronder ligt, telt niet.
diagram-placing = Wit mag een nieuw stuk plaatsen op { $cells ->
    [one] { $cells } veld, het gemarkeerde
   *[other] { $cells } velden, de gemarkeerde
}. Op de doorgekruiste velden zou het een zwart stuk raken, of geen wit stuk.
diagram-placing-stack = Een witte kever staat op een zwart stuk, dus dat veld is nu wit, en ook daarnaast mogen nieuwe witte stukken komen. In totaal { $cells ->
    [one] is er { $cells } veld
   *[other] zijn er { $cells } velden
} voor.
rule-2-3 =
    Een nieuw stuk begint op een leeg veld, beneden op de grond. Dat geldt ook voor kevers en muggen: klimmen doen ze later.
diagram-placing-ground = { $piece_thestart } zou graag boven op de korf beginnen, maar moet op de grond beginnen, net als alle andere.
rule-2-4 =
    Een nieuw stuk komt van boven en hoeft niet naar binnen te schuiven. Het mag dus ook in een gat waar geen stuk in kan schuiven.
diagram-placing-hole = In het gat tussen de witte stukken kan geen stuk schuiven. { $piece_thestart } komt uit de voorraad en mag daar worden geplaatst.
rule-2-7 =
    Stukken van één soort zijn gelijk. De nummers dienen alleen om ze in genoteerde zetten uit elkaar te houden, en daarom komen ze op volgorde: eerst mier 1, dan mier 2, dan mier 3.
diagram-placing-order = De mieren komen op volgorde van hun nummers. Eerst is een andere aan de beurt, dus { $piece_the } moet nog in de voorraad wachten.

## The Queen’s four turns

rule-2-5 =
    Je moet je koningin in een van je eerste vier beurten plaatsen. Ligt ze in de vierde nog in je voorraad, dan mag er niets anders: je plaatst haar nu.
diagram-queen-due = De vierde beurt van wit, en de koningin ligt nog in de voorraad. Nu moet ze komen, op { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}. Geen ander stuk mag worden geplaatst.

## The tournament opening

rule-2-6 =
    In toernooien mag je koningin niet het allereerste stuk zijn dat je plaatst. Vanaf je tweede beurt mag ze komen.

    Zo speelt skep ook, tenzij je voor een nieuwe partij iets anders kiest: volgens de gedrukte regels mag de koningin als eerste komen.
diagram-opening = De eerste beurt van zwart. Elk insect mag komen, behalve de koningin: zij moet één beurt wachten.
diagram-opening-printed = Dezelfde beurt volgens de gedrukte regels: de koningin mag meteen komen, op { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}.

## Moving

rule-3-1 =
    Je stukken mogen bewegen zodra je eigen koningin op het bord ligt. De koningin van je tegenstander doet daarbij niet ter zake.

    Vanaf dan kies je in elke beurt: een nieuw stuk plaatsen, of een stuk verplaatsen dat op het bord ligt.
diagram-queen-first = De witte koningin ligt nog in de voorraad, dus { $piece_the } mag nog niet bewegen. Wit kan alleen een stuk plaatsen.
rule-3-5 =
    In een stapel kan alleen het bovenste stuk iets doen. Alles eronder moet wachten tot het weg is.
diagram-covered = Er staat iets op { $piece_the }. Zolang dat daar blijft, kan { $piece_the } niet bewegen.
rule-3-6 =
    Een zet moet iets veranderen: geen stuk eindigt zijn zet op het veld waar het begon.
diagram-no-change = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} lopen. Eén keer om de korf en terug naar het eigen veld is geen zet: er zou niets veranderd zijn.

## One hive

rule-3-2 =
    Alle stukken samen zijn één korf, en die moet altijd één geheel blijven, ook terwijl een stuk onderweg is.

    Om dat na te gaan, til je het stuk in gedachten op. Valt de rest uiteen, dan zit het stuk vast: het mag niet weg, en geen pissebed mag het werpen. Dat geldt ook als de delen weer verbonden zouden zijn op de plek waar het terechtkomt.

    Een stuk dat op een ander stuk staat, zit nooit vast. Wat eronder ligt, houdt de korf bijeen.
diagram-one-hive = Til { $piece_the } op en de korf valt uiteen: hij raakt { $cut_off_the } kwijt. Dit stuk zit dus vast en moet blijven.
diagram-one-hive-on-the-way = Op het doorgekruiste veld zou { $piece_the } weer beide helften van de korf raken. Maar onderweg zouden de helften elkaar niet raken, dus die zet mag niet.
diagram-one-hive-ring = De stukken vormen een ring. Haal er één uit, en de andere hangen nog samen: { $piece_the } zit niet vast en kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-one-hive-top = Het onderste stuk is de enige verbinding tussen twee helften. Toch mag { $piece_the } erbovenop weg, naar { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}: de verbinding blijft waar ze is.

## Freedom to move

rule-3-3 =
    Op de grond schuift een stuk van veld naar veld. Kijk bij elke stap naar de twee velden die zowel het begin als het eind ervan raken. Precies één daarvan moet bezet zijn.

    Zijn ze allebei bezet, dan is de opening te smal. Is geen van beide bezet, dan zou het stuk de korf onderweg loslaten. Het veld waar het vandaan komt, geldt als leeg, tenzij er nog iets onder lag.
diagram-boxed-in = Naast { $piece_the } is een veld leeg. Maar de opening is te smal om eruit te schuiven.
diagram-hole = Het gat in het midden is maar aan één kant open. Door zo’n smalle opening kan niets schuiven, zelfs { $piece_the } niet.
diagram-contact = Het doorgekruiste veld lijkt dichtbij, maar langs de weg erheen ligt niets. { $piece_thestart } zou de korf loslaten en moet dus omlopen.
rule-3-4 =
    Ook klimmen vraagt ruimte. Kijk hoe hoog het veld is waarop wordt gestapt, en wat er achterblijft op het veld dat wordt verlaten. Neem de grootste hoogte van die twee. Zijn de stapels aan beide kanten van de weg hoger, dan is de opening te smal.

    Meer wordt er niet gevraagd van een stap omhoog, omlaag of bovenlangs. Voor een stap van grond naar grond geldt R3.3.
diagram-gate = De weg van { $piece_the } loopt tussen twee stapels door die allebei hoger zijn dan het begin en het doel. Die opening is te smal.

## The Queen

rule-4-1 =
    De koningin schuift één veld.

    Ze is langzaam, en de hele partij draait om haar. Laat haar een uitweg zolang je kunt.
diagram-queen = { $piece_thestart } kan langs de korf naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} schuiven.

## The Beetle

rule-4-2 =
    De kever gaat één veld, in elke richting. Op de grond schuift hij als de koningin. Hij kan ook op de stukken naast zich klimmen, boven over de korf verder lopen en weer naar beneden komen, zelfs in een gat waar niets in kan schuiven.

    Wat onder een kever ligt, kan niets doen, en het veld heeft de kleur van de kever. Kevers en muggen mogen op elkaar staan, zo hoog ze willen. Alleen een opening tussen hogere stapels houdt ze tegen (R3.4).

    Hij is langzaam, maar moeilijk te stoppen: niets is voor een koningin lastiger dan een kever op haar rug.
diagram-beetle = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}: langs de korf of boven op een stuk.
diagram-beetle-top = Van daarboven kan { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}, bovenlangs of omlaag, ook in het gat waar niets in kan schuiven.
diagram-beetle-covers = Een witte kever zit op { $piece_the }. Ze kan niet bewegen, en wit mag nieuwe stukken naast haar plaatsen.
diagram-beetle-tower = Op de mier staan al een kever en een mug. { $piece_thestart } kan er in één stap bovenop klimmen: geen stapel is te hoog.

## The Grasshopper

rule-4-3 =
    De sprinkhaan springt in een rechte lijn over een of meer stukken en komt neer op het eerste lege veld erachter. De rij waar hij overheen springt, begint direct naast hem en heeft geen gaten. Over een stapel springt hij als over één stuk.

    Hij schuift niet, dus geen opening is hem te smal: hij komt uit elke krappe hoek en in gesloten gaten.
diagram-grasshopper = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} springen, maar niet naar het doorgekruiste: in die rij zit een gat, en een sprong eindigt op het eerste lege veld.
diagram-grasshopper-stack = { $piece_thestart } springt over een stapel als over één stuk en kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}. Naar het doorgekruiste veld direct ernaast kan niet: daar is niets om overheen te springen.
diagram-grasshopper-out = Hier kan niets uit schuiven. In plaats daarvan springt { $piece_the }, naar { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}.

## The Spider

rule-4-4 =
    De spin schuift precies drie velden, nooit minder en nooit meer. Onderweg komt hij op geen veld twee keer, en hij keert niet terug naar waar hij begon.

    Hij is kieskeurig, maar waar zijn drie stappen passen, komt hij als een verrassing: tel ze af, voor jouw spinnen en voor de andere.
diagram-spider = Drie stappen brengen { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}. Het doorgekruiste veld ligt er direct naast, maar voor een eerste stap die kant op is de opening te smal.

## The Ant

rule-4-5 =
    De mier schuift langs de rand van de korf zo ver als hij wil, minstens één veld. Elke stap vraagt ruimte, dus in een nauwe plek komt hij niet.

    Hij is de beste loper van allemaal: in één beurt komt hij van het andere eind van de korf naar waar hij nodig is, om een stuk vast te zetten of een veld naast een koningin te bezetten.
diagram-ant = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} rondom de korf lopen. Alleen het doorgekruiste veld in het midden is afgesloten: de opening is te smal.

## The Ladybug

rule-4-6 =
    Het lieveheersbeestje doet precies drie stappen: omhoog op de korf, bovenlangs verder, en omlaag naar een leeg veld. Het blijft nooit boven, en het komt niet neer waar het begon. Elke stap vraagt ruimte, zoals R3.4 zegt.

    Het komt over muren en in gaten, en zo dicht bij een koningin die zich veilig waant.
diagram-ladybug = Twee stappen bovenop en één omlaag: { $piece_the } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-ladybug-hole = Het gat is aan alle kanten gesloten. { $piece_thestart } komt er van boven in.

## The Mosquito

rule-4-7 =
    De mug heeft geen eigen manier van bewegen. Hij beweegt als een van de stukken die hij raakt wanneer je beurt begint, van welke kleur ook. Van een stapel ziet hij alleen het bovenste stuk. Raakt hij niets dan muggen, dan kan hij niet bewegen.

    Als kever kan hij klimmen. Daarboven is hij een kever, wat hij ook raakt, tot hij weer naar beneden komt. Naast een pissebed mag hij werpen (R5.7).

    Hij is zoveel waard als zijn buren: naast een mier loopt hij, naast een kever klimt hij.
diagram-mosquito = { $piece_thestart } raakt een kever en een spin en kan als de een of de ander naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-mosquito-alone = { $piece_thestart } raakt alleen een andere mug. Er valt niets te lenen, dus bewegen kan niet.
diagram-mosquito-top = Boven op de korf is { $piece_the } een kever en kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}. Aan de mier ernaast heeft hij niets: het doorgekruiste veld is niet te bereiken.

## The Pillbug

rule-4-8 =
    De pissebed schuift één veld, net als de koningin. Of hij blijft waar hij is en werpt een buur (R5.1).

    Hij is de beste vriend van een koningin: van naast haar kan hij haar uit het gedrang werpen.
diagram-pillbug = Zelf kan { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} schuiven, net als een koningin.
rule-5-1 =
    In plaats van te bewegen mag de pissebed werpen. Hij neemt een stuk naast zich, van jou of van je tegenstander, boven op zich en zet het neer op een ander leeg veld naast zich. Dat is je beurt.
diagram-throw = De witte pissebed kan { $piece_the } over zich heen werpen, naar { $cells ->
    [one] { $cells } veld
   *[other] een van { $cells } velden
}.
rule-5-2 =
    Het stuk dat geworpen wordt, moet alleen op zijn veld zijn, met niets erop en niets eronder. En op de pissebed mag niets staan.
diagram-throw-stack = { $piece_thestart } staat op een ander stuk en is dus deel van een stapel. Daarom kan de witte pissebed { $piece_it } niet werpen.
diagram-throw-covered = Op de witte pissebed staat een zwarte kever. Zolang die daar blijft, kan de pissebed niets werpen, ook { $piece_the } ernaast niet.
rule-5-3 =
    De korf mag niet uiteenvallen (R3.2): een stuk dat vastzit, kan niet worden geworpen.
diagram-throw-pinned = { $piece_thestart } ligt naast de witte pissebed, maar houdt { $cut_off_the } aan de korf en kan daarom niet worden geworpen.
rule-5-4 =
    Beide helften van de worp vragen ruimte, de weg omhoog en de weg omlaag (R3.4). Tussen twee stapels die allebei hoger zijn dan de pissebed, kan niets worden geworpen.
diagram-throw-gate = Langs de weg naar het doorgekruiste veld staan twee stapels, te dicht bij elkaar voor { $piece_the }. Wel mogelijk is een worp naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-throw-gate-up = Op de weg omhoog naar de witte pissebed zou { $piece_the } tussen twee stapels door moeten die allebei hoger zijn dan de pissebed. Een worp is dus helemaal niet mogelijk.
rule-5-5 =
    Wat je tegenstander net heeft verplaatst, geplaatst of geworpen, laat je met rust: in de beurt direct daarna mag je het niet werpen.
diagram-throw-just-moved = { $piece_thestart } is hier net aangekomen. Wit mag { $piece_it } later werpen, maar niet meteen.
rule-5-6 =
    Een stuk dat geworpen is, rust de volgende beurt, van wie het ook is. Het mag niet bewegen en niet nog eens geworpen worden. Is het een pissebed, of een mug die als pissebed zou werpen, dan mag het ook niet werpen.

    De pissebed die geworpen heeft, is niet verplaatst en hoeft niet te rusten. Past de volgende speler, dan is de rust voorbij.
diagram-throw-rest = De witte pissebed heeft net { $piece_the } geworpen. Dit stuk rust één beurt: zwart kan het nu niet verplaatsen.
diagram-throw-again = De zwarte pissebed heeft net { $piece_the } naast de witte pissebed geworpen. Wit mag dit stuk niet meteen nog eens werpen.
diagram-throw-rest-pillbug = De zwarte pissebed heeft net de witte geworpen. Zolang de witte rust, kan hij niet werpen, dus { $piece_the } blijft liggen.
diagram-throw-thrower = { $piece_thestart } heeft net de zwarte mier geworpen, die nu rust. De pissebed zelf is niet verplaatst: de zwarte pissebed kan hem naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} werpen.
rule-5-7 =
    Een mug op de grond die een pissebed raakt, mag ook werpen, met zichzelf in het midden. Dat mag zelfs als die pissebed vastzit, ingesloten is of rust. Maar een pissebed onder een ander stuk ziet hij niet.
diagram-throw-mosquito = De witte mug raakt een pissebed en kan net zo werpen: { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-throw-mosquito-pinned = De zwarte pissebed zit vast. De witte mug ernaast kan toch net zo werpen: { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-throw-mosquito-resting = De witte pissebed is net geworpen en rust. De witte mug ernaast hoeft niet te rusten: die kan { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} werpen.
diagram-throw-mosquito-covered = Op de zwarte pissebed staat een kever, en de mug ernaast ziet alleen de kever. Daarom kan hij { $piece_the } niet werpen.
rule-5-8 =
    Om te werpen heeft de pissebed zelf geen vrijheid nodig: hij mag ook werpen als hij vastzit. Maar je koningin moet op het bord liggen, zoals bij elke zet (R3.1).
diagram-throw-while-pinned = De witte pissebed houdt de korf bijeen en kan niet weg. Werpen kan hij wel: { $piece_the } naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
diagram-throw-queen-first = De witte koningin ligt nog in de voorraad. Daarom mag de witte pissebed nog niet werpen, en { $piece_the } moet blijven.

## Passing

rule-6-1 =
    Kun je niets plaatsen en niets verplaatsen, dan pas je, en is je tegenstander weer aan zet. Dan moet je passen, en anders mag het niet. Zo gaat het door tot je weer kunt spelen of de partij afgelopen is.
diagram-pass = Zwart kan niets plaatsen, want elk vrij veld naast een zwart stuk raakt ook een wit stuk. En geen zwart stuk kan bewegen. Zwart moet dus passen.

## The end of the game

rule-6-2 =
    De partij is afgelopen zodra alle zes velden om een koningin bezet zijn, door stukken van welke kleur ook. Haar eigenaar heeft verloren, wie ook de laatste zet deed. Dat er iets op haar staat, helpt niet.
diagram-surrounded = Alle { $black_ring } velden om de zwarte koningin zijn bezet, sommige door zwarte stukken. Wit heeft gewonnen.
rule-6-5 =
    Je mag remise aanbieden; neemt je tegenstander aan, dan is de partij remise. Je mag opgeven, en dan verlies je. Speel je met klok, dan verlies je als je tijd op is.

## Draws

rule-6-3 =
    Bezet één zet het laatste veld om beide koninginnen, dan wint niemand: het is remise.
diagram-both = { $white_ring } velden om de witte koningin en { $black_ring } om de zwarte zijn bezet, en het laatste veld is voor beide hetzelfde. Gaat { $piece_the } daarheen, dan is het remise.
rule-6-4 =
    Is dezelfde stelling er voor de derde keer, dan is de partij meteen remise.

    Ze is dezelfde als dezelfde insecten van dezelfde kleur op dezelfde manier liggen, dezelfde speler aan zet is en dezelfde zetten heeft. Welk van meerdere gelijke stukken waar ligt, maakt niet uit, en ook niet of de korf gezworven heeft, gedraaid of gespiegeld is.
diagram-repetition = Laat beide koninginnen een stap opzij en weer terug doen, en dan nog een keer. Nu is deze stelling er voor de derde keer, en de partij is remise.

## Tricky corners

text-corners =
    Deze gevallen komen zelden voor. Ze volgen allemaal uit de regels, maar mensen en programma’s hebben zich erin vergist.
rule-8-1 =
    Een stuk dat een ander onder zich achterlaat, splitst de korf niet, en het veld dat het verlaat, wordt niet leeg. Een kever mag dus naar een veld omlaag dat niets raakt behalve de stapel waar hij vandaan komt.
diagram-corner-stack = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}, ook naar de velden die alleen het stuk eronder raken.
rule-8-2 =
    Een opening tussen twee hogere stapels houdt een kever tegen, een lieveheersbeestje, een klimmende mug en beide helften van een worp. Een sprinkhaan wordt er nooit door tegengehouden.
diagram-corner-gate = Langs de weg staan twee stapels. Een kever kan er niet door, maar { $piece_the } springt.
diagram-corner-gate-mosquito = { $piece_thestart } kan klimmen als de kevers ernaast. Maar de weg naar het doorgekruiste veld loopt tussen twee hogere stapels door: die opening is ook voor een mug te smal.
diagram-corner-gate-ladybug = Om op het doorgekruiste veld te komen, zou { $piece_the } tussen twee hogere stapels omlaag moeten, en die opening is te smal. Wel mogelijk is de weg naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}.
rule-8-3 =
    Een spin die met zijn drie stappen weer bij zijn begin zou uitkomen, mag die weg niet gaan. In een inham mag hij rondlopen, zolang hij op geen veld twee keer komt.
diagram-corner-spider-back = Drie stappen hierbinnen zouden { $piece_the } terugbrengen naar het begin, en dat mag niet. Een andere weg is er niet, dus bewegen kan niet.
diagram-corner-spider = { $piece_thestart } kan naar { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
} komen. Een daarvan ligt er direct naast: de weg erheen loopt rond door de inham en kost drie stappen.
rule-8-4 =
    Een mug boven op de korf is een kever, ook naast een pissebed of een mier. Een mug naast een stapel ziet alleen het bovenste stuk.
diagram-corner-mosquito-top = De witte mug raakt een pissebed, maar staat boven op de korf. Daar is hij een kever en kan hij { $piece_the } niet werpen.
diagram-corner-mosquito = De mier naast { $piece_the } ligt onder een kever. Daarom kan { $piece_the } klimmen als een kever, maar niet lopen als een mier.
rule-8-5 =
    Een pissebed die geworpen is, mag in de volgende beurt niet werpen, en een geworpen mug naast een pissebed ook niet. Na een keer passen mag het wel.
diagram-corner-thrown = De zwarte pissebed heeft net { $piece_the } geworpen. Dit stuk rust nu en kan niet bewegen en niet werpen.
diagram-corner-thrown-mosquito = De zwarte pissebed heeft net de witte mug geworpen. De mug raakt een pissebed, maar zolang hij rust, kan hij { $piece_the } niet werpen.
diagram-corner-after-pass = De witte pissebed heeft net { $piece_the } geworpen, die nu rust. Verder kan zwart niets doen, dus zwart moet passen. Daarmee is de rust voorbij: de witte pissebed mag dit stuk weer werpen.
rule-8-6 =
    Kan een stuk een veld zelf bereiken en er ook heen geworpen worden, dan is dat een en dezelfde zet.
diagram-corner-both-ways = Er is een veld waar { $piece_the } heen kan schuiven en ook heen geworpen kan worden. Dat komt op hetzelfde neer: één zet.
rule-8-7 =
    Een speler moet soms een paar keer achter elkaar passen. En als je koningin in je vierde beurt moet komen maar er geen veld voor haar is, pas je.
diagram-corner-passes = Alles wat zwart op het bord heeft, ligt onder witte kevers. Zolang die daar blijven, moet zwart elke keer passen. Probeer het: verplaats { $piece_the } steeds opnieuw.
diagram-corner-no-cell = De vierde beurt van wit: { $piece_the } moet nu komen. Maar elk vrij veld naast een wit stuk raakt ook een zwart stuk, dus wit moet passen.
rule-8-8 =
    Een omsingelde koningin kan onder een stapel liggen. Je mag je eigen koningin omsingelen, en dan verlies je. Omsingelt een zet beide koninginnen, dan is het remise, wie hem ook deed.
diagram-corner-under = { $white_ring } velden om de witte koningin zijn bezet, en er staat een kever op haar. Bezet { $piece_the } het laatste veld, dan heeft wit verloren: onder een stapel liggen redt haar niet.
diagram-corner-own-queen = De witte pissebed kan { $piece_the } ook in het gat werpen. Maar daar zijn alle zes velden om haar heen bezet: met die worp verliest wit meteen.
rule-8-9 =
    Bij herhaling tellen stellingen, niet zetten: de drie keren hoeven niet op elkaar te volgen. Een geplaatst stuk verandert de stelling voorgoed, en dan begint het tellen opnieuw.
diagram-corner-repetition = Laat beide koninginnen een stap opzij en weer terug doen, en dan nog een keer aan de andere kant van de rij. De zetten zijn anders, maar deze stelling is er voor de derde keer: remise. Wordt er tussendoor een stuk geplaatst, dan begint het tellen opnieuw.

## First ideas

text-tactics =
    De regels ken je nu. Hier staat waar goede spelers het eerst aan denken.
text-tactics-queen =
    Houd je koningin vrij. Een koningin die opzij kan stappen, is moeilijk te omsingelen. Bouw haar niet in met je eigen stukken: die tellen voor je tegenstander.
text-tactics-pin =
    Zet vast wat gevaarlijk is. Een mier die de korf bijeen moet houden, loopt nergens heen. Vaak is het genoeg om een van je stukken erachter te leggen, zodat hij de enige verbinding wordt.
diagram-tactics-pin = Sinds er aan de andere kant een wit stuk ligt, zit { $piece_the } vast: anders zou de korf { $cut_off_the } kwijtraken.
text-tactics-beetle =
    Stuur een kever naar de vijandelijke koningin. Dat kost tijd, maar staat hij eenmaal op haar, dan kan ze niet weg, en misschien kun je nieuwe stukken direct naast haar plaatsen.
diagram-tactics-beetle = Met de kever op de zwarte koningin kan { $piece_the } worden geplaatst op { $cells ->
    [one] { $cells } veld
   *[other] { $cells } velden
}, voor een deel direct naast haar.
text-tactics-places =
    Tel in elke beurt de velden om beide koninginnen. Elke beurt zou bij de ander een veld moeten bezetten of bij jou een veld moeten redden.
text-tactics-last =
    Bewaar de laatste velden voor wie erin kan komen. Vaak blijft er aan het eind een gat over waar niets in kan schuiven. Houd daar een sprinkhaan, een kever of een lieveheersbeestje voor achter de hand, en vul de makkelijke velden met mieren en spinnen.
diagram-tactics-last = Het laatste veld naast de zwarte koningin is voor mieren afgesloten: de opening is te smal. { $piece_thestart } kan erin springen en winnen.
text-tactics-tempo =
    Denk in beurten. Heb jij nog twee beurten nodig om te winnen en je tegenstander drie, val dan aan. Is het andersom, verdedig dan eerst. Een zet die allebei doet, is het meeste waard.

## The words of `skep rules`. Commands and names of chapters in them stay in English.

rules-title = De regels van Hive
rules-how =
    Lees een hoofdstuk met ‘skep rules beetle’, een regel met ‘skep rules R3.3’ en alles met ‘skep rules --all’.
rules-no-chapter = Er is geen hoofdstuk en geen regel ‘{ $text }’.
# $names is a row of names of chapters.
rules-nearest = Bedoelde je { $names }?
rules-see-contents = ‘skep rules’ alleen toont alle hoofdstukken.
rules-no-language = Voor ‘{ $text }’ is er nog geen vertaling, dus dit is Engels.

## Around a drawing in the terminal

picture-white = Wit
picture-black = Zwart
picture-white-to-move = Wit aan zet
picture-black-to-move = Zwart aan zet
picture-turn = beurt { $turn }
picture-white-wins = Wit wint
picture-black-wins = Zwart wint
picture-both-surrounded = Remise: beide koninginnen zijn omsingeld
picture-repetition = Remise door herhaling
picture-all-placed = alles geplaatst
picture-stacks = Stapels, van onder naar boven:
picture-moved-from = komt van
picture-moved-to = gaat naar
picture-selected = gekozen
picture-target = doel
picture-thrown = door worp
picture-pinned = zit vast
picture-refused = mag niet
