# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Sluiten
part-cancel = Annuleren
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Home
    [End] End
    [PageUp] Page up
    [PageDown] Page down
    [Enter] Enter
    [Space] Spatie
    [Escape] Esc
    [Shift] Shift
   *[other] { $key }
}

## Frame

frame-skip = Direct naar de inhoud
frame-home = skep: startpagina
frame-pages = Pagina’s
frame-start = Start
frame-new = Nieuwe partij
frame-learn = Leren
frame-games = Partijen
frame-help = Hulp
frame-settings = Instellingen
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Donkere kleuren
   *[light] Lichte kleuren
}

## First page

start-title = Hive spelen
start-heading = Een rustige plek om Hive te spelen
start-lead = Omsingel de vijandelijke koningin voordat die van jou omsingeld is. Geen account, geen wachttijd: je tegenstander woont gewoon hier.
start-play = Nu spelen
start-play-note = Je hebt wit, tegen niveau { $level }.
start-learn = Het spel leren
start-new = Andere partij
start-open = Partij openen
start-insects = Of kies het insect dat als eerste komt:
# $bug is one of the eight kinds.
start-insect = Met { bug.the } beginnen
start-games = Lopende partijen
start-all-games = Alle partijen

## Who plays, and how a game stands

player-you = Jij
player-engine = Niveau { $level }
player-named = { $name }
player-side = { $color ->
    [white] Wit
   *[black] Zwart
}

standing-your-turn = Jouw beurt
standing-their-turn = Je tegenstander denkt na
standing-to-move = { $color ->
    [white] Wit aan zet
   *[black] Zwart aan zet
}
standing-imported = Geopende partij
standing-aborted = Afgebroken
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Remise: beide koninginnen omsingeld
    [repetition] Remise door herhaling
    [agreement] Remise overeengekomen
   *[other] Remise
}
standing-won = { $reason ->
    [surrounded] Gewonnen: de vijandelijke koningin is omsingeld
    [resignation] Gewonnen: je tegenstander gaf op
    [time] Gewonnen op tijd
   *[other] Gewonnen
}
standing-lost = { $reason ->
    [surrounded] Verloren: je koningin is omsingeld
    [resignation] Je hebt opgegeven
    [time] Verloren op tijd
   *[other] Verloren
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Wit won: zwarte koningin omsingeld
       *[black] Zwart won: witte koningin omsingeld
    }
    [resignation] { $color ->
        [white] Wit won: zwart gaf op
       *[black] Zwart won: wit gaf op
    }
    [time] { $color ->
        [white] Wit won op tijd
       *[black] Zwart won op tijd
    }
   *[other] { $color ->
        [white] Wit won
       *[black] Zwart won
    }
}

card-title = { $white } tegen { $black }
card-plies = { $count ->
    [0] niet begonnen
    [one] { $count } zet
   *[other] { $count } zetten
}
card-menu = Meer over { $title }

## New game

new-title = Nieuwe partij
new-opponent = Tegenstander
new-opponent-name = { $opponent ->
    [engine] De engine
    [person] Iemand hier
   *[watch] Twee engines
}
new-level = Niveau van de engine
new-level-white = Niveau van wit
new-level-black = Niveau van zwart
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Niveau { $level }. { $about }
new-side = Jouw kant
new-side-name = { $side ->
    [white] Wit
    [black] Zwart
   *[random] Willekeurig
}
new-insects = Insecten
new-insects-note = De koningin, mieren, spinnen, sprinkhanen en kevers doen altijd mee. Deze kunnen erbij:
new-expansion = { $expansion ->
    [M] Mug
    [L] Lieveheersbeestje
   *[P] Pissebed
}
new-expansion-note = { $expansion ->
    [M] Beweegt als elk insect dat hij raakt.
    [L] Loopt over de korf: twee velden bovenop, één omlaag.
   *[P] Werpt zijn buren over zich heen.
}
new-rules = Regels
new-opening = Eerste zet
new-opening-name = { $opening ->
    [tournament] Niet met de koningin
   *[printed] Met elk insect
}
new-takebacks = Zetten terugnemen
new-takebacks-name = { $takebacks ->
    [free] Altijd
    [asked] Als het mag
   *[never] Nooit
}
new-time = Tijd
new-clock = Met klok spelen
new-clock-note = Wie door zijn tijd heen is, verliest.
new-minutes = Tijd per kant
new-minutes-count = { $count } min
new-increment = Erbij na elke zet
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Beginnen en kijken
   *[other] Beginnen
}

## Games

games-title = Partijen
games-which = Welke partijen
games-filter = { $filter ->
    [live] Lopend
    [over] Afgelopen
   *[all] Alle
}
games-open = Partij openen
games-none = { $filter ->
    [live] Er is geen partij aan de gang.
    [over] Er is nog geen partij afgelopen.
   *[all] Nog geen partijen.
}
games-none-new = Nieuwe partij
games-more = Meer tonen
games-again = Opnieuw proberen
games-resume = Verder spelen
games-review = Bekijken
games-copy = GameString kopiëren
games-download = { $format } downloaden
games-delete = Verwijderen
games-delete-title = Deze partij verwijderen?
games-delete-text = Ze is dan voorgoed weg, met al haar zetten.
games-deleted = De partij is verwijderd.

## Records

record-title = Partij openen
record-label = Plak hier een partij of een stelling
record-formats = GameString, PGN, SGF van BoardSpace of een stelling als tekst; ook veel tegelijk als zip of tar. Je kunt een partij ook op elke pagina plakken, of er een bestand op slepen.
record-choose = Bestand kiezen…
record-open = Openen
record-drop = Laat los om de partij te openen
record-counts = Partijen toegevoegd: { $added }. Stonden er al: { $known }.
record-others = { $count ->
    [one] Het bestand bevat nog één partij. Die staat in de lijst met partijen.
   *[other] Het bestand bevat nog { $count } partijen. Die staan in de lijst met partijen.
}
# $note is a sentence.
record-note = { $game ->
    [0] Over dit bestand: { $note }
    [1] Over deze partij: { $note }
   *[other] Over partij { $game } uit dit bestand: { $note }
}

## Settings

settings-title = Instellingen
settings-theme = Kleuren
settings-theme-name = { $theme ->
    [light] Dag
    [dark] Nacht
   *[auto] Systeem
}
settings-tile-set = Stukken
settings-tile-set-name = { $set ->
    [classic] Klassiek
    [flat] Vlak
   *[contrast] Hoog contrast
}
settings-board = Bord
settings-orientation = Stukken staan op
settings-orientation-name = { $orientation ->
    [pointy] een punt
   *[flat] een zijde
}
settings-rotation = Gedraaid over
settings-rotation-by = { $degrees }°
settings-numbers = Nummers op de stukken
settings-numbers-note = Houdt mier 1 en mier 2 uit elkaar, net als de notatie.
settings-dim-immobile = Onbeweeglijke stukken dimmen
settings-dim-immobile-note = Stukken die vastzitten, bedekt zijn of rusten, zijn bleker.
settings-animate = Animaties
settings-animate-note = Stukken glijden. Nooit als je systeem om minder beweging vraagt.
settings-play = Spelen
settings-sound = Geluid
settings-sound-note = Een zachte klik bij een zet, een akkoord aan het eind.
settings-confirm-moves = Zetten bevestigen
settings-confirm-moves-note = Een zet telt pas als je hem hebt bevestigd.
settings-hearing = Lezen en luisteren
settings-text-view = Stelling als tekst
settings-text-view-note = Lijsten van stukken en zetten, om te lezen of mee te spelen.
settings-announce = Elke zet melden
settings-announce-note = Voor schermlezers: zetten, beurten en krappe tijd.
settings-language = Taal
settings-language-auto = Zoals de browser vraagt
settings-reset = Alles zoals in het begin

## Help

help-title = Hulp
help-contents = Op deze pagina
help-section = { $section ->
    [game] Het spel
    [insects] De insecten
    [playing] Muis en vingers
    [keyboard] Toetsenbord
    [hearing] Spelen op het gehoor
    [notation] Notatie
    [records] Partijen bewaren
   *[about] Over skep
}

help-rule-aim = Je wint als er aan alle zes zijden van de vijandelijke koningin een stuk ligt, van wie dan ook. Zijn beide koninginnen tegelijk omsingeld, dan is het remise.
help-rule-turn = Wit begint. In elke beurt plaats je een nieuw stuk of verplaats je een stuk dat al op het bord ligt.
help-rule-place = Een nieuw stuk raakt minstens één eigen stuk en geen enkel stuk van de ander. Alleen het eerste stuk van zwart raakt dat van wit.
help-rule-queen = Je koningin moet in je eerste vier beurten worden geplaatst, en voordat ze er ligt, mag geen van je stukken bewegen. In toernooien, en hier als je niets anders kiest, is ze niet het allereerste stuk.
help-rule-move = Een speelbord is er niet: de stukken zijn het bord. Het mag zwerven en groeien waarheen het wil.
help-rule-one-hive = De korf blijft één geheel, ook terwijl een stuk onderweg is. Een stuk dat de korf bijeenhoudt, kan niet weg.
help-rule-gap = Stukken schuiven. Waar de opening tussen twee stukken daarvoor te smal is, komt alleen langs wie springt of klimt.
help-rule-pass = Kun je niets plaatsen en niets verplaatsen, dan wordt er vanzelf gepast. Komt dezelfde stelling voor de derde keer voor, dan is het remise.

help-insect = { $bug ->
    [queen] Eén stap langs de korf. Raak je haar kwijt, dan verlies je de partij.
    [beetle] Eén stap in elke richting, ook boven op andere stukken. Wat eronder ligt, kan niet bewegen.
    [grasshopper] Springt in een rechte lijn over een of meer stukken, naar het eerste lege veld erachter.
    [spider] Precies drie stappen langs de korf, zonder om te keren.
    [ant] Zo ver als hij wil, langs de buitenkant van de korf.
    [mosquito] Beweegt als een stuk dat hij raakt. Boven op de korf is hij een kever.
    [ladybug] Twee stappen boven over de korf, dan één omlaag naar een leeg veld.
   *[pillbug] Eén stap langs de korf. Of hij pakt een buur van welke kleur ook, tilt die over zich heen en zet hem neer aan een andere lege zijde. Wat net verplaatst is, laat hij met rust.
}

help-pointing-pick = Klik of tik op een stuk en dan op het veld waar het heen moet; of sleep het daarheen. Dat werkt vanuit de voorraad en op het bord.
help-pointing-throws = Een worp speel je met het stuk dat geworpen wordt: pak het op, en de velden waar het heen geworpen kan worden, zijn anders gemarkeerd dan de velden die het zelf bereikt.
help-pointing-stack = Om te zien wat er in een stapel ligt, houd je hem ingedrukt, klik je erop met de rechterknop of druk je op X.
help-pointing-view = Sleep de ondergrond om het bord te verschuiven; zoom met het muiswiel of met twee vingers. ‘Hele korf tonen’ in het menu van de partij brengt alles weer in beeld.
help-pointing-history = Loop door de partij met de pijlknoppen, door op een zet te klikken, of door over de knoppenbalk te vegen.
help-pointing-illegal = Als iets niet mag, schudt het stuk en lees je waarom.

help-keyboard-text = Druk op Tab tot het bord de focus heeft. Loop dan van veld naar veld met de pijlen, of met zes letters midden op het toetsenbord: E en R gaan omhoog, D en F opzij, C en V omlaag.
help-keys-page = Overal op de pagina van een partij

help-hearing-text = Kies ‘Stelling en zetten als tekst’ in het menu van een partij, of ‘Stelling als tekst’ in de instellingen. De partij heeft dan een lijst van alle stukken met hun buren, van de voorraden, en van de zetten die je kunt doen.
help-hearing-type = Kies een stuk uit de lijst en dan waar het heen gaat, of typ een zet in de notatie hieronder en druk op Enter.
help-hearing-announce = Elke zet, wie er aan zet is, gedwongen passen, krappe tijd en het einde van de partij worden gemeld zodra ze zich voordoen.
help-hearing-board = Over het bord kun je met het toetsenbord lopen: elk veld zegt wat er staat, en of het stuk dat je vasthoudt daarheen mag.

help-notation-text = Elke zet noemt een stuk en waar het heen gaat, gezien vanuit een ander stuk. w en b zijn wit en zwart, de letter is het insect, het cijfer houdt gelijke stukken uit elkaar. Het teken zegt aan welke kant: vóór de naam ligt het links, erachter rechts.
help-notation-1 = De eerste zet: de eerste mier van wit, waar dan ook.
help-notation-2 = De eerste mier van wit gaat rechts naast de zwarte koningin liggen.
help-notation-3 = … links boven haar. De schuine streep wijst naar waar de mier ligt.
help-notation-4 = De eerste kever van wit klimt op de zwarte koningin.
help-notation-5 = Er is geen zet mogelijk.

help-records-text = Elke partij kun je kopiëren als GameString of bewaren als PGN of SGF, op haar eigen pagina of in de lijst met partijen. Om een partij te openen, plak je haar op een willekeurige pagina, sleep je er een bestand op, of kies je ‘Partij openen’. Het adres van een partij kan een zet bevatten: open het, en je ziet de partij bij die zet.

help-about-text = skep is vrije software: een engine, een server en deze pagina in één programma. Je partijen blijven op de computer waarop het draait. Een ‘skep’ is in het Engels een bijenkorf van stro.
help-about-hive = Hive is een spel van John Yianni, uitgegeven door Gen42 Games. skep heeft niets met hen te maken; alle tekeningen zijn van onszelf.
