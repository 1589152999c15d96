# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep: graj w Hive
manifest-description = Gra planszowa Hive z przeciwnikami, którzy mieszkają na twoim komputerze.

web-unreachable = Serwer nie odpowiada. Czy skep nadal działa?
web-strange-answer = Serwer dał odpowiedź, której ta strona nie rozumie (status { $status }).

## Connection

connection-lost = Brak połączenia. Twoje ruchy są zachowane i zostaną wysłane, gdy tylko wróci.
connection-back = Połączenie wróciło.
connection-connecting = Łączenie…

## The page that is not there

missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony.
missing-game = Nie ma takiej partii
missing-home = Na stronę główną

## The game around the board

play-title = { $white } – { $black }
play-title-turn = Twoja tura: { $white } – { $black }
play-loading = Partia się wczytuje…
play-board = Plansza
play-reserve = { $color ->
    [white] Zapas białych
   *[black] Zapas czarnych
  }
play-side = { $color ->
    [white] Białe
   *[black] Czarne
  }
play-clock = { $color ->
    [white] Czas białych
   *[black] Czas czarnych
  }
play-thinking = myśli
play-thinking-long = Przewidziano { $depth } { $depth ->
    [one] półruch
    [few] półruchy
    [many] półruchów
   *[other] półruchu
  } naprzód
thought-score = Ocena { $score }.
thought-win = { $moves ->
    [one] Widzi wygraną za { $moves } ruch.
    [few] Widzi wygraną za { $moves } ruchy.
    [many] Widzi wygraną za { $moves } ruchów.
   *[other] Widzi wygraną za { $moves } ruchu.
}
thought-loss = { $moves ->
    [one] Widzi przegraną za { $moves } ruch.
    [few] Widzi przegraną za { $moves } ruchy.
    [many] Widzi przegraną za { $moves } ruchów.
   *[other] Widzi przegraną za { $moves } ruchu.
}
thought-line = Spodziewa się: { $line }.
play-to-move = ruch
play-winner = wygrana

turn-yours = Twoja tura.
turn = { $color ->
    [white] Ruch białych.
   *[black] Ruch czarnych.
  }
turn-queen-due = Teraz trzeba wyłożyć królową.
turn-first = Wybierz owada ze swojego zapasu i połóż go na planszy.
turn-sending = Ruch zostanie wysłany, gdy tylko będzie połączenie.
turn-thinking = Silnik myśli.

play-past = Ruch { $ply } z { $plies }
play-past-start = Przed pierwszym ruchem
play-to-latest = Do ostatniego ruchu

## Moves

moves-title = Ruchy
moves-none = Nie ma jeszcze ruchów
moves-number = { $number }.
moves-pass = pas
moves-repeated = Ta pozycja już była
moves-first = Początek
moves-back = Wstecz
moves-forward = Naprzód
moves-last = Koniec

## What one can do

do-takeback = Cofnij
do-hint = Podpowiedź
do-move-now = Ruch teraz
do-draw = Zaproponuj remis
do-draw-short = Remis
do-resign = Poddaj się
do-abort = Przerwij
do-rematch = Rewanż
do-new = Nowa partia
do-rotate = Obróć planszę
do-rotate-short = Obróć
do-swap = Zamień strony miejscami
do-fit = Pokaż cały rój
do-fan = Rozłóż stosy
do-more = Więcej
do-copy = Kopiuj partię (GameString)
do-link = Kopiuj link do tego ruchu
do-pgn = Pobierz jako PGN
do-sgf = Pobierz jako SGF
do-play-on = Graj dalej stąd
do-play-on-short = Graj dalej
do-text = Pozycja i ruchy jako tekst
do-text-hide = Ukryj tekst
do-keys = Klawisze
do-record = O zapisie
done-copied = Skopiowano.
done-link = Link skopiowano.
done-not-copied = Przeglądarka nie pozwala tu kopiować. Oto tekst:

draw-title = Zaproponować remis?
draw-text = Jeśli przeciwnik się zgodzi, partia od razu się skończy i nikt nie wygra.
draw-yes = Zaproponuj

resign-title = Poddać się?
resign-text = Partia od razu się skończy i przeciwnik wygra.
resign-text-shared = { $color ->
    [white] Białe się poddają, wygrywają czarne.
   *[black] Czarne się poddają, wygrywają białe.
  }
resign-yes = Poddaj się
abort-title = Przerwać partię?
abort-text = Partia dopiero się zaczęła. Skończy się bez zwycięzcy.
abort-yes = Przerwij

## Offers, hints and news

offer-draw = { $color ->
    [white] Białe proponują remis.
   *[black] Czarne proponują remis.
  }
offer-draw-accept = Przyjmij
offer-draw-decline = Odrzuć
offer-draw-made = Propozycja remisu wysłana.
offer-takeback = { $color ->
    [white] Białe proszą o cofnięcie ruchu.
   *[black] Czarne proszą o cofnięcie ruchu.
  }
offer-takeback-allow = Pozwól
offer-takeback-refuse = Odmów
offer-takeback-made = Prośba o cofnięcie ruchu wysłana.

confirm-move = Wykonać ruch: { $move }?
confirm-yes = Wykonaj
confirm-no = Jeszcze nie

advice-asked = Szukam dobrego ruchu…
advice-move = Spróbuj tak: { $move }.
advice-play = Zagraj tak

news-pass = { $color ->
    [white] Białe nie mają ruchu i pasują.
   *[black] Czarne nie mają ruchu i pasują.
  }
news-draw-declined = Remis odrzucony.
news-takeback-refused = Ruchu nie cofnięto.
notice-close = Zamknij

## The end

result-you-win = Wygrywasz!
result-you-lose = Przegrywasz.
result-wins = { $color ->
    [white] Wygrywają białe.
   *[black] Wygrywają czarne.
  }
result-draw = Remis.
result-abort = Partia przerwana.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Twoja królowa jest otoczona.
    [white] Biała królowa jest otoczona.
   *[black] Czarna królowa jest otoczona.
  }
end-both-surrounded = Obie królowe są otoczone.
end-repetition = Ta sama pozycja wystąpiła trzy razy.
end-resignation = { $loser ->
    [you] Partia poddana.
    [white] Białe się poddały.
   *[black] Czarne się poddały.
  }
end-time = { $loser ->
    [you] Skończył ci się czas.
    [white] Białym skończył się czas.
   *[black] Czarnym skończył się czas.
  }
end-agreement = Obie strony się zgodziły.
end-abort = Dopiero się zaczęła.
end-adjudication = Tak mówi zapis.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Białe: { $move }.
   *[black] Czarne: { $move }.
  }
said-thrown = Przerzuca { $piece }.
said-taken-back = { $plies ->
    [one] Cofnięto { $plies } ruch.
    [few] Cofnięto { $plies } ruchy.
    [many] Cofnięto { $plies } ruchów.
   *[other] Cofnięto { $plies } ruchu.
  }
said-draw-offered = { $color ->
    [white] Białe proponują remis.
   *[black] Czarne proponują remis.
  }
said-takeback-asked = { $color ->
    [white] Białe proszą o cofnięcie ruchu.
   *[black] Czarne proszą o cofnięcie ruchu.
  }
said-picked = Wybrano: { $piece }, { $targets ->
    [one] { $targets } pole do wyboru
    [few] { $targets } pola do wyboru
    [many] { $targets } pól do wyboru
   *[other] { $targets } pola do wyboru
  }.
said-hint = Dobry ruch: { $move }. { $reasons }
said-ply = Ruch { $ply } z { $plies }. { $move }
said-start = Przed pierwszym ruchem.
said-time-left = { $seconds ->
    [one] Została { $seconds } sekunda.
    [few] Zostały { $seconds } sekundy.
    [many] Zostało { $seconds } sekund.
   *[other] Zostało { $seconds } sekundy.
  }
said-clocks = Białe mają { $white }, czarne mają { $black }.

move-words = { $piece } { $spot }
move-first = { $piece } jako pierwsza płytka
move-pass = pas
spot = { $direction ->
    [right] na prawo od { $anchor_genitive }
    [lower-right] na prawo w dół od { $anchor_genitive }
    [lower-left] na lewo w dół od { $anchor_genitive }
    [left] na lewo od { $anchor_genitive }
    [upper-left] na lewo w górę od { $anchor_genitive }
    [upper-right] na prawo w górę od { $anchor_genitive }
    [up] prosto w górę od { $anchor_genitive }
    [down] prosto w dół od { $anchor_genitive }
   *[top] na { $anchor_locative }
  }
neighbour = { $direction ->
    [right] po prawej: { $piece }
    [lower-right] po prawej u dołu: { $piece }
    [lower-left] po lewej u dołu: { $piece }
    [left] po lewej: { $piece }
    [upper-left] po lewej u góry: { $piece }
    [up] u góry: { $piece }
    [down] u dołu: { $piece }
   *[upper-right] po prawej u góry: { $piece }
  }
neighbour-none = bez sąsiadów

cell-empty = Puste pole
cell-empty-beside = Puste pole { $spot }
cell-on = { $above } na { $below_locative }
cell-target = Można tu pójść.
cell-target-thrown = Można tu przerzucić za pomocą { $throwers_genitive }.
cell-target-both = Można tu pójść albo przerzucić za pomocą { $throwers_genitive }.

target-first = Jako pierwsza płytka
target-touching = { $spot }, dotyka { $pieces_genitive }

## The position and the moves as text

text-title = Partia jako tekst
text-turn = Czyja tura
text-position = Na planszy
text-position-none = Na planszy nie ma jeszcze niczego.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] W zapasie białych: { $pieces }.
   *[black] W zapasie czarnych: { $pieces }.
  }
text-reserve-none = { $color ->
    [white] Zapas białych jest pusty.
   *[black] Zapas czarnych jest pusty.
  }
text-last = Ostatni ruch
text-last-none = Nie było jeszcze ruchów.
text-moves = Twoje możliwe ruchy
text-moves-none = Teraz nie ma czym grać.
text-moves-intro = Wybierz płytkę, a potem miejsce dla niej.
text-piece = { $piece_start }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
text-back = Wybierz inną płytkę
text-where = Dokąd idzie { $piece }?
text-thrown = { $target } (przerzut: { $throwers })
text-stuck = Co nie może się ruszyć
text-type = Wpisz ruch
text-type-note = W notacji, na przykład wA1 bQ- (biała mrówka 1 na prawo od czarnej królowej) albo pass (pas).
text-type-turned = Plansza jest obrócona. Podawaj kierunki tak, jak je tam widzisz.
text-type-flat = Sześciokąty mają bok u góry: to, co nazywa się „na prawo”, leży tam na prawo w dół, i tak dookoła.
text-type-play = Wykonaj

## Keys

keys-title = Klawisze
keys-page = Na tej stronie
keys-board = Gdy plansza ma fokus
keys-history = Ruch wstecz lub naprzód; poza planszą także strzałki
keys-ends = Do pierwszego lub ostatniego ruchu
keys-takeback = Cofnij ruch
keys-hint = Podpowiedź
keys-turn = Obróć planszę
keys-read = Powiedz, czyja tura i co zagrano ostatnio
keys-focus = Do planszy
keys-type = Do tekstu: wybierz lub wpisz ruch
keys-help = Ta lista
keys-more = Jak grać klawiaturą i ze słuchu

key-walk-left = Krok w lewo
key-walk-right = Krok w prawo
key-walk-up = Krok w górę
key-walk-down = Krok w dół
key-walk-up-left = Krok w lewo w górę
key-walk-up-right = Krok w prawo w górę
key-walk-down-left = Krok w lewo w dół
key-walk-down-right = Krok w prawo w dół
key-jump-to-insect = Przejdź do owada na planszy; jeszcze raz – do następnego
key-pick-from-reserve = Weź owada z zapasu
key-act = Weź i połóż
key-next-target = Następne pole, na które można pójść
key-previous-target = Poprzednie takie pole
key-let-go = Puść
key-look-into = Zajrzyj do stosu
key-zoom-in = Bliżej
key-zoom-out = Dalej
key-fit = Pokaż cały rój

## Playing on from a position

on-title = Graj dalej stąd
on-text = Od tej pozycji zacznie się nowa partia. Stara zostanie, jaka była.
on-opponent = Przeciwnik
on-engine = Silnik
on-person = Osoba przy tym ekranie
on-level = Poziom
on-side = Twoja strona
on-begin = Zacznij
