# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: Hive spelen
manifest-description = Het bordspel Hive, met tegenstanders die op je eigen computer wonen.

web-unreachable = De server antwoordt niet. Draait skep nog?
web-strange-answer = De server gaf een antwoord dat deze pagina niet begrijpt (status { $status }).

## Connection

connection-lost = Geen verbinding. Je zetten worden bewaard en verstuurd zodra die er weer is.
connection-back = Weer verbonden.
connection-connecting = Bezig met verbinden…

## The page that is not there

missing-title = Hier is niets
missing-text = Er is geen pagina op dit adres.
missing-game = Die partij bestaat niet
missing-home = Naar de startpagina

## The game around the board

play-title = { $white } tegen { $black }
play-title-turn = Jouw beurt: { $white } tegen { $black }
play-loading = De partij wordt geladen…
play-board = Bord
play-reserve = { $color ->
    [white] Voorraad van wit
   *[black] Voorraad van zwart
  }
play-side = { $color ->
    [white] Wit
   *[black] Zwart
  }
play-clock = { $color ->
    [white] Tijd van wit
   *[black] Tijd van zwart
  }
play-thinking = denkt na
play-thinking-long = { $depth } { $depth ->
    [one] halve zet
   *[other] halve zetten
  } vooruitgekeken
thought-score = Waardering { $score }.
thought-win = { $moves ->
    [one] Hij ziet winst in één zet.
   *[other] Hij ziet winst in { $moves } zetten.
}
thought-loss = { $moves ->
    [one] Hij ziet verlies in één zet.
   *[other] Hij ziet verlies in { $moves } zetten.
}
thought-line = Hij verwacht { $line }.
play-to-move = aan zet
play-winner = gewonnen

turn-yours = Jij bent aan zet.
turn = { $color ->
    [white] Wit is aan zet.
   *[black] Zwart is aan zet.
  }
turn-queen-due = Nu moet de koningin worden geplaatst.
turn-first = Kies een insect uit je voorraad en leg het op het bord.
turn-sending = De zet wordt verstuurd zodra er verbinding is.
turn-thinking = De engine denkt na.

play-past = Zet { $ply } van { $plies }
play-past-start = Voor de eerste zet
play-to-latest = Naar de laatste zet

## Moves

moves-title = Zetten
moves-none = Nog geen zet
moves-number = { $number }.
moves-pass = past
moves-repeated = Deze stelling is er al eens geweest
moves-first = Begin
moves-back = Terug
moves-forward = Vooruit
moves-last = Einde

## What one can do

do-takeback = Terugnemen
do-hint = Hint
do-move-now = Nu zetten
do-draw = Remise aanbieden
do-draw-short = Remise
do-resign = Opgeven
do-abort = Afbreken
do-rematch = Opnieuw
do-new = Nieuwe partij
do-rotate = Bord draaien
do-rotate-short = Draaien
do-swap = Kanten omwisselen
do-fit = Hele korf tonen
do-fan = Stapels uitwaaieren
do-more = Meer
do-copy = Partij kopiëren (GameString)
do-link = Link naar deze zet kopiëren
do-pgn = Downloaden als PGN
do-sgf = Downloaden als SGF
do-play-on = Vanaf hier spelen
do-play-on-short = Vanaf hier
do-text = Stelling en zetten als tekst
do-text-hide = Tekst verbergen
do-keys = Toetsen
do-record = Over deze partij
done-copied = Gekopieerd.
done-link = De link is gekopieerd.
done-not-copied = De browser staat kopiëren hier niet toe. Dit is de tekst:

draw-title = Remise aanbieden?
draw-text = Als je tegenstander aanneemt, is de partij meteen afgelopen en wint niemand.
draw-yes = Aanbieden

resign-title = Opgeven?
resign-text = De partij is meteen afgelopen, en je tegenstander wint.
resign-text-shared = { $color ->
    [white] Wit geeft op, en zwart wint.
   *[black] Zwart geeft op, en wit wint.
  }
resign-yes = Opgeven
abort-title = Partij afbreken?
abort-text = De partij is nauwelijks begonnen. Ze eindigt zonder winnaar.
abort-yes = Afbreken

## Offers, hints and news

offer-draw = { $color ->
    [white] Wit biedt remise aan.
   *[black] Zwart biedt remise aan.
  }
offer-draw-accept = Aannemen
offer-draw-decline = Afslaan
offer-draw-made = Je hebt remise aangeboden.
offer-takeback = { $color ->
    [white] Wit wil een zet terugnemen.
   *[black] Zwart wil een zet terugnemen.
  }
offer-takeback-allow = Toestaan
offer-takeback-refuse = Weigeren
offer-takeback-made = Je hebt gevraagd of je je zet mag terugnemen.

confirm-move = Deze zet doen: { $move }?
confirm-yes = Zetten
confirm-no = Nog niet

advice-asked = Een goede zet zoeken…
advice-move = Probeer dit: { $move }.
advice-play = Zo zetten

news-pass = { $color ->
    [white] Wit kan niet zetten en past.
   *[black] Zwart kan niet zetten en past.
  }
news-draw-declined = De remise is afgeslagen.
news-takeback-refused = De zet wordt niet teruggenomen.
notice-close = Sluiten

## The end

result-you-win = Je hebt gewonnen!
result-you-lose = Je hebt verloren.
result-wins = { $color ->
    [white] Wit wint.
   *[black] Zwart wint.
  }
result-draw = Remise.
result-abort = Afgebroken.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Je koningin is omsingeld.
    [white] De witte koningin is omsingeld.
   *[black] De zwarte koningin is omsingeld.
  }
end-both-surrounded = Beide koninginnen zijn omsingeld.
end-repetition = Dezelfde stelling kwam drie keer voor.
end-resignation = { $loser ->
    [you] Je hebt opgegeven.
    [white] Wit heeft opgegeven.
   *[black] Zwart heeft opgegeven.
  }
end-time = { $loser ->
    [you] Je tijd is op.
    [white] De tijd van wit is op.
   *[black] De tijd van zwart is op.
  }
end-agreement = Beide kanten werden het daarover eens.
end-abort = De partij was nauwelijks begonnen.
end-adjudication = Zo staat het in de notatie.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Wit zet: { $move }.
   *[black] Zwart zet: { $move }.
  }
said-thrown = Geworpen door { $piece_the }.
said-taken-back = { $plies ->
    [one] Eén zet is teruggenomen.
   *[other] { $plies } zetten zijn teruggenomen.
  }
said-draw-offered = { $color ->
    [white] Wit biedt remise aan.
   *[black] Zwart biedt remise aan.
  }
said-takeback-asked = { $color ->
    [white] Wit wil een zet terugnemen.
   *[black] Zwart wil een zet terugnemen.
  }
said-picked = { $piece_start } opgepakt, { $targets ->
    [one] één doel
   *[other] { $targets } doelen
  }.
said-hint = Een goede zet: { $move }. { $reasons }
said-ply = Zet { $ply } van { $plies }. { $move }
said-start = Voor de eerste zet.
said-time-left = Nog { $seconds } seconden.
said-clocks = Wit heeft { $white }, zwart heeft { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } als eerste stuk
move-pass = passen
spot = { $direction ->
    [right] rechts van { $anchor_the }
    [lower-right] schuin rechts onder { $anchor_the }
    [lower-left] schuin links onder { $anchor_the }
    [left] links van { $anchor_the }
    [upper-left] schuin links boven { $anchor_the }
    [upper-right] schuin rechts boven { $anchor_the }
    [up] recht boven { $anchor_the }
    [down] recht onder { $anchor_the }
   *[top] boven op { $anchor_the }
  }
neighbour = { $direction ->
    [right] rechts: { $piece }
    [lower-right] rechtsonder: { $piece }
    [lower-left] linksonder: { $piece }
    [left] links: { $piece }
    [upper-left] linksboven: { $piece }
    [up] boven: { $piece }
    [down] onder: { $piece }
   *[upper-right] rechtsboven: { $piece }
  }
neighbour-none = geen buren

cell-empty = Leeg
cell-empty-beside = Leeg, { $spot }
cell-on = { $above } op { $below_the }
cell-target = Kan hierheen.
cell-target-thrown = Kan hierheen worden geworpen door { $throwers_the }.
cell-target-both = Kan hierheen, of hierheen worden geworpen door { $throwers_the }.

target-first = Als eerste stuk
target-touching = { $spot }, raakt { $pieces_the }

## The position and the moves as text

text-title = De partij als tekst
text-turn = Wie er aan zet is
text-position = Op het bord
text-position-none = Er ligt nog niets op het bord.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] In de voorraad van wit: { $pieces }.
   *[black] In de voorraad van zwart: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] De voorraad van wit is leeg.
   *[black] De voorraad van zwart is leeg.
  }
text-last = Laatste zet
text-last-none = Er is nog niet gezet.
text-moves = Wat je kunt zetten
text-moves-none = Er valt nu niets te zetten.
text-moves-intro = Kies een stuk en dan waar het heen gaat.
text-piece = { $piece_start }, { $count ->
    [one] één zet
   *[other] { $count } zetten
  }
text-back = Ander stuk kiezen
text-where = Waar gaat { $piece_the } heen?
text-thrown = { $target }, geworpen door { $throwers_the }
text-stuck = Wat niet kan bewegen
text-type = Een zet typen
text-type-note = In notatie, zoals wA1 bQ- voor witte mier 1 rechts van de zwarte koningin, of pass.
text-type-turned = Het bord is gedraaid. Typ de richtingen zoals je ze daar ziet.
text-type-flat = De zeshoeken hebben een platte bovenkant: wat rechts heet, ligt daar rechtsonder, en zo verder rondom.
text-type-play = Zetten

## Keys

keys-title = Toetsen
keys-page = Op deze pagina
keys-board = Als het bord de focus heeft
keys-history = Eén zet terug of vooruit; buiten het bord ook de pijlen
keys-ends = Naar de eerste of de laatste zet
keys-takeback = Een zet terugnemen
keys-hint = Hint
keys-turn = Bord draaien
keys-read = Zeggen wie er aan zet is en wat er het laatst is gezet
keys-focus = Naar het bord
keys-type = Naar de tekst, om een zet te kiezen of te typen
keys-help = Deze lijst
keys-more = Spelen met het toetsenbord en op het gehoor

key-walk-left = Naar links lopen
key-walk-right = Naar rechts lopen
key-walk-up = Omhoog lopen
key-walk-down = Omlaag lopen
key-walk-up-left = Naar linksboven lopen
key-walk-up-right = Naar rechtsboven lopen
key-walk-down-left = Naar linksonder lopen
key-walk-down-right = Naar rechtsonder lopen
key-jump-to-insect = Naar een insect op het bord springen; nog eens voor het volgende
key-pick-from-reserve = Een insect uit je voorraad pakken
key-act = Oppakken en neerleggen
key-next-target = Volgend veld waar het heen mag
key-previous-target = Vorig veld
key-let-go = Loslaten
key-look-into = In een stapel kijken
key-zoom-in = Dichterbij
key-zoom-out = Verder weg
key-fit = Hele korf tonen

## Playing on from a position

on-title = Vanaf hier spelen
on-text = Met deze stelling begint een nieuwe partij. De oude blijft zoals ze is.
on-opponent = Tegen
on-engine = De engine
on-person = Iemand aan dit scherm
on-level = Niveau
on-side = Jij speelt
on-begin = Beginnen
