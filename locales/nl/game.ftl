# The words of the game itself: pieces, levels, why a move or a wish is refused. Server, terminal and web use them.

## Pieces

# $color is white or black.
color = { $color ->
    [white] wit
   *[black] zwart
}
    .full = { $color ->
        [white] witte
       *[black] zwarte
    }
    .upper = { $color ->
        [white] Wit
       *[black] Zwart
    }
    .upperfull = { $color ->
        [white] Witte
       *[black] Zwarte
    }

# $bug is one of the eight kinds. Alone it is a heading; in sentences it is plain.
bug = { $bug ->
    [queen] Koningin
    [spider] Spin
    [beetle] Kever
    [grasshopper] Sprinkhaan
    [ant] Mier
    [mosquito] Mug
    [ladybug] Lieveheersbeestje
   *[pillbug] Pissebed
}
    .plain = { $bug ->
        [queen] koningin
        [spider] spin
        [beetle] kever
        [grasshopper] sprinkhaan
        [ant] mier
        [mosquito] mug
        [ladybug] lieveheersbeestje
       *[pillbug] pissebed
    }
    .the = { $bug ->
        [ladybug] het { bug.plain }
       *[other] de { bug.plain }
    }

# "witte mier 1"; $number is 0 if the side has only one of the kind. With article: the, thestart (capital); with
# possessive: yours. Pronouns: who (relative), he (subject), it (object).
piece = { $bug ->
    [ladybug] { color } { piece.name }
   *[other] { color.full } { piece.name }
}
    .name = { $number ->
        [0] { bug.plain }
       *[other] { bug.plain } { $number }
    }
    .start = { $bug ->
        [ladybug] { color.upper } { piece.name }
       *[other] { color.upperfull } { piece.name }
    }
    .the = { $bug ->
        [ladybug] het { color.full } { piece.name }
       *[other] de { color.full } { piece.name }
    }
    .thestart = { $bug ->
        [ladybug] Het { color.full } { piece.name }
       *[other] De { color.full } { piece.name }
    }
    .yours = Je { color.full } { piece.name }
    .who = { $bug ->
        [ladybug] dat
       *[other] die
    }
    .he = { $bug ->
        [ladybug] het
        [queen] ze
       *[other] hij
    }
    .it = { $bug ->
        [ladybug] het
        [queen] haar
       *[other] hem
    }

# Several things in a row: "a en b", "a, b en c". $row is what stands there already.
list-two = { $row } en { $next }
list-next = { $row }, { $next }
list-last = { $row } en { $next }

## Levels of the engine

# What a level plays like, in a sentence. $level is 1 to 10.
level-about = { $level ->
    [1] Weet hoe de stukken bewegen en rent op je koningin af. Voor een eerste partij.
    [2] Valt slimmer aan, maar vergeet nog te verdedigen.
    [3] Houdt tegen dat je met de volgende zet wint, maar plant niets.
    [4] Gaat in op dreigingen, maar ziet veel worpen over het hoofd.
    [5] Ziet korte combinaties en weet wat stukken waard zijn.
    [6] Speelt als een clubspeler: ziet weinig over het hoofd en plant een beetje.
    [7] Moet je echt overspelen; wachten op fouten is niet genoeg.
    [8] Moeilijk te verslaan: ziet alleen kleinigheden over het hoofd.
    [9] Bijna alles wat erin zit, met een enkele misser.
   *[10] Volle sterkte, zolang je bedenktijd geeft.
}

## Why a move is not legal

illegal-game-over = De partij is afgelopen.
illegal-pass-not-forced = Passen mag alleen als je niets kunt plaatsen en niets kunt verplaatsen.
illegal-not-in-game = { $piece_thestart } doet in dit speltype niet mee.
illegal-not-yours = { $piece_thestart } is van je tegenstander: je kunt { $piece_it } niet plaatsen of verplaatsen.
illegal-already-placed = { $piece_thestart } ligt al op het bord.
illegal-not-placed = { $piece_thestart } ligt nog niet op het bord.
illegal-out-of-order = Gelijke stukken komen op volgorde van hun nummer in het spel: nu is { $piece_the } aan de beurt.
illegal-queen-must-wait = De koningin mag niet het eerste stuk zijn dat je plaatst.
illegal-queen-is-due = Dit is je vierde beurt: nu moet de koningin worden geplaatst.
illegal-queen-not-placed = Je stukken mogen pas bewegen als je koningin op het bord ligt.
illegal-occupied = Een nieuw stuk komt op een leeg veld.
illegal-no-friend-beside = Een nieuw stuk moet een eigen stuk raken.
illegal-enemy-beside = Een nieuw stuk mag geen stuk van je tegenstander raken.
illegal-covered = Op { $piece_the } staat een ander stuk.
illegal-pinned = { $cut_off_count ->
    [0] { $piece_thestart } houdt de korf bijeen: zonder dit stuk valt de korf uiteen.
    [one] { $piece_thestart } houdt de korf bijeen: zonder dit stuk raakt { $cut_off_the } los.
   *[other] { $piece_thestart } houdt de korf bijeen: zonder dit stuk raken { $cut_off_the } los.
}
illegal-resting = { $piece_thestart } is zojuist verplaatst en rust deze beurt.
illegal-same-cell = { $piece_thestart } staat daar al: een zet moet iets veranderen.
illegal-thrower-covered = Op { $piece_the } staat een ander stuk, dus { $piece_he } kan niets werpen.
illegal-thrower-resting = { $piece_thestart } is zojuist geworpen en rust, dus { $piece_he } kan niets werpen.
illegal-thrower-powerless = { $piece_thestart } kan alleen op de grond werpen, naast een pissebed waar geen ander stuk op staat.
illegal-not-thrown = { $piece_thestart } is van je tegenstander, en geen pissebed van jou kan { $piece_it } daarheen werpen.
illegal-in-stack = { $piece_thestart } is deel van een stapel. Alleen een stuk dat alleen op zijn veld is, kan worden geworpen.
illegal-throw-too-narrow = De worp gaat tussen twee hogere stapels door: die opening is te smal voor { $piece_the }.
illegal-cannot-climb = Dat veld is bezet: { $piece_the } moet de zet op een leeg veld eindigen.
illegal-too-narrow = Een opening onderweg is te smal: { $piece_the } kan er niet doorheen.
illegal-loses-contact = Langs de weg erheen ligt niets: { $piece_the } zou de korf loslaten.
illegal-mosquito-alone = { $piece_thestart } raakt alleen muggen: er valt niets te lenen, dus bewegen kan niet.
illegal-mosquito-on-top = Boven op de korf is { $piece_the } een kever: die gaat maar één veld ver.
illegal-unreachable = { $piece_bug ->
    [queen] { $piece_thestart } gaat maar één veld ver en schuift daarbij langs de korf.
    [spider] { $piece_thestart } gaat precies drie velden ver en schuift daarbij langs de korf.
    [beetle] { $piece_thestart } gaat maar één veld ver, ook boven op andere stukken.
    [grasshopper] { $piece_thestart } springt in een rechte lijn over een rij stukken naar het eerste lege veld.
    [ant] { $piece_thestart } kan niet langs de buitenkant van de korf naar dat veld schuiven.
    [mosquito] { $piece_thestart } beweegt als een van de stukken die hij raakt, en geen daarvan komt daar.
    [ladybug] { $piece_thestart } gaat twee velden boven over de korf en dan één omlaag.
   *[pillbug] { $piece_thestart } gaat maar één veld ver en schuift daarbij langs de korf.
}

## Why a wish is refused

refusal-not-a-player = Dat mogen alleen de twee spelers.
refusal-not-the-table = Dat mag alleen de server.
refusal-not-allowed = Dat mag je hier niet doen.
refusal-engine-seat = Deze kant wordt door de engine gespeeld.
refusal-imported = Dit is een geopende partij, alleen om te bekijken; speel verder vanuit een van de stellingen.
refusal-not-your-turn = Je tegenstander is aan zet.
refusal-stale = De partij is intussen verdergegaan: kijk nog eens.
refusal-too-late-to-abort = Beide kanten hebben al gezet, dus de partij kan niet meer worden afgebroken; je kunt wel opgeven.
refusal-no-such-offer = Er is geen voorstel om op te antwoorden.
refusal-offered-already = Je hebt het al gevraagd: wacht tot je tegenstander heeft geantwoord of gezet.
refusal-move-before-offer = Doe eerst een zet voordat je weer remise aanbiedt.
refusal-no-takebacks = In deze partij worden geen zetten teruggenomen.
refusal-nothing-to-take-back = Er is geen zet van jou om terug te nemen.
refusal-no-time-to-take-back = Met een zet verdwijnt ook de tijd die hij opleverde, en dan zou een klok aflopen.
refusal-time-left = Er staat nog tijd op de klok.
refusal-far-from-hive = Daar zou het alleen staan: elk insect moet de korf raken.
refusal-first-cell = Het eerste insect komt op het gemarkeerde veld.
refusal-looking-back = Je bekijkt een eerdere zet. Ga naar de laatste om te spelen.
refusal-no-target = { $piece_thestart } kan nergens heen.
# $expected is from readers.ftl, and closes the sentence.
refusal-unreadable = ‘{ $text }’ is niet als zet te lezen: { $expected }
