# The pages around the game: first page, new game, list of games, help, settings, and the frame of them all.

## Parts that pages share

part-close = Schließen
part-cancel = Doch nicht
# The name on a key of the keyboard.
part-key = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Home] Pos1
    [End] Ende
    [PageUp] Bild ↑
    [PageDown] Bild ↓
    [Enter] Eingabe
    [Space] Leertaste
    [Escape] Esc
    [Shift] Umschalt
   *[other] { $key }
}

## Frame

frame-skip = Zum Inhalt springen
frame-home = skep: Startseite
frame-pages = Seiten
frame-start = Start
frame-new = Neue Partie
frame-learn = Lernen
frame-games = Partien
frame-help = Hilfe
frame-settings = Einstellungen
# $theme is the one that the button changes to.
frame-theme = { $theme ->
    [dark] Dunkle Farben
   *[light] Helle Farben
}

## First page

start-title = Hive spielen
start-heading = Ein ruhiger Ort für Hive
start-lead = Umzingle die gegnerische Königin, bevor deine umzingelt ist. Kein Konto, kein Warten: Dein Gegner wohnt gleich hier.
start-play = Jetzt spielen
start-play-note = Du hast Weiß, gegen Stufe { $level }.
start-learn = Das Spiel lernen
start-new = Andere Partie
start-open = Aufzeichnung öffnen
start-insects = Oder wähle das Insekt, das den Anfang macht:
# $bug is one of the eight kinds.
start-insect = Mit { bug.dative } beginnen
start-games = Laufende Partien
start-all-games = Alle Partien

## Who plays, and how a game stands

player-you = Du
player-engine = Stufe { $level }
player-named = { $name }
player-side = { $color ->
    [white] Weiß
   *[black] Schwarz
}

standing-your-turn = Du bist am Zug
standing-their-turn = Dein Gegner denkt nach
standing-to-move = { $color ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
standing-imported = Aufzeichnung
standing-aborted = Abgebrochen
# $reason is how the game ended.
standing-drawn = { $reason ->
    [both_surrounded] Remis: beide Königinnen umzingelt
    [repetition] Remis durch Wiederholung
    [agreement] Remis vereinbart
   *[other] Remis
}
standing-won = { $reason ->
    [surrounded] Gewonnen: gegnerische Königin umzingelt
    [resignation] Gewonnen: Gegner hat aufgegeben
    [time] Gewonnen: Zeit des Gegners abgelaufen
   *[other] Gewonnen
}
standing-lost = { $reason ->
    [surrounded] Verloren: deine Königin ist umzingelt
    [resignation] Du hast aufgegeben
    [time] Verloren: deine Zeit ist abgelaufen
   *[other] Verloren
}
standing-winner = { $reason ->
    [surrounded] { $color ->
        [white] Weiß gewann: schwarze Königin umzingelt
       *[black] Schwarz gewann: weiße Königin umzingelt
    }
    [resignation] { $color ->
        [white] Weiß gewann: Schwarz gab auf
       *[black] Schwarz gewann: Weiß gab auf
    }
    [time] { $color ->
        [white] Weiß gewann auf Zeit
       *[black] Schwarz gewann auf Zeit
    }
   *[other] { $color ->
        [white] Weiß gewann
       *[black] Schwarz gewann
    }
}

card-title = { $white } gegen { $black }
card-plies = { $count ->
    [0] nicht begonnen
    [one] { $count } Zug
   *[other] { $count } Züge
}
card-menu = Mehr zu { $title }

## New game

new-title = Neue Partie
new-opponent = Gegner
new-opponent-name = { $opponent ->
    [engine] Die Engine
    [person] Jemand hier
   *[watch] Zwei Engines
}
new-level = Ihre Stufe
new-level-white = Stufe von Weiß
new-level-black = Stufe von Schwarz
# What is read aloud for the number of a level. $about is a sentence.
new-level-spoken = Stufe { $level }. { $about }
new-side = Deine Seite
new-side-name = { $side ->
    [white] Weiß
    [black] Schwarz
   *[random] Zufall
}
new-insects = Insekten
new-insects-note = Königin, Ameisen, Spinnen, Grashüpfer und Käfer sind immer dabei. Dazu können kommen:
new-expansion = { $expansion ->
    [M] Moskito
    [L] Marienkäfer
   *[P] Assel
}
new-expansion-note = { $expansion ->
    [M] Zieht wie jedes Insekt, das er berührt.
    [L] Läuft über den Schwarm: zwei Felder oben, eines hinunter.
   *[P] Wirft ihre Nachbarn über sich hinweg.
}
new-rules = Regeln
new-opening = Erster Zug
new-opening-name = { $opening ->
    [tournament] Nicht mit der Königin
   *[printed] Mit jedem Insekt
}
new-takebacks = Züge zurücknehmen
new-takebacks-name = { $takebacks ->
    [free] Immer
    [asked] Wenn erlaubt
   *[never] Nie
}
new-time = Zeit
new-clock = Mit Uhr spielen
new-clock-note = Wessen Zeit abläuft, der verliert.
new-minutes = Zeit für jede Seite
new-minutes-count = { $count } min
new-increment = Zugabe nach jedem Zug
new-increment-count = { $count } s
new-begin = { $opponent ->
    [watch] Beginnen und zusehen
   *[other] Beginnen
}

## Games

games-title = Partien
games-which = Welche Partien
games-filter = { $filter ->
    [live] Laufend
    [over] Beendet
   *[all] Alle
}
games-open = Aufzeichnung öffnen
games-none = { $filter ->
    [live] Zurzeit läuft keine Partie.
    [over] Noch ist keine Partie beendet.
   *[all] Noch keine Partien.
}
games-none-new = Neue Partie
games-more = Mehr zeigen
games-again = Noch einmal versuchen
games-resume = Weiterspielen
games-review = Ansehen
games-copy = GameString kopieren
games-download = { $format } herunterladen
games-delete = Löschen
games-delete-title = Diese Partie löschen?
games-delete-text = Sie ist dann für immer weg, mit all ihren Zügen.
games-deleted = Die Partie ist gelöscht.

## Records

record-title = Aufzeichnung öffnen
record-label = Füge hier eine Partie oder Stellung ein
record-formats = GameString, PGN, SGF von BoardSpace oder eine Stellung als Text; auch viele auf einmal als zip oder tar. Du kannst eine Aufzeichnung auch auf jeder Seite einfügen oder eine Datei dort ablegen.
record-choose = Datei wählen …
record-open = Öffnen
record-drop = Loslassen, um die Aufzeichnung zu öffnen
record-counts = Partien hinzugefügt: { $added }. Schon vorhanden: { $known }.
record-others = { $count ->
    [one] Die Datei enthält noch eine Partie. Sie steht in der Liste der Partien.
   *[other] Die Datei enthält noch { $count } Partien. Sie stehen in der Liste der Partien.
}
# $note is a sentence.
record-note = { $game ->
    [0] Zu dieser Aufzeichnung: { $note }
    [1] Zu dieser Partie: { $note }
   *[other] Zu Partie { $game } dieser Aufzeichnung: { $note }
}

## Settings

settings-title = Einstellungen
settings-theme = Farben
settings-theme-name = { $theme ->
    [light] Tag
    [dark] Nacht
   *[auto] System
}
settings-tile-set = Steine
settings-tile-set-name = { $set ->
    [classic] Klassisch
    [flat] Schlicht
   *[contrast] Kontrastreich
}
settings-board = Brett
settings-orientation = Steine stehen auf
settings-orientation-name = { $orientation ->
    [pointy] einer Ecke
   *[flat] einer Kante
}
settings-rotation = Gedreht um
settings-rotation-by = { $degrees }°
settings-numbers = Nummern auf den Steinen
settings-numbers-note = Unterscheidet Ameise 1 von Ameise 2, wie die Notation.
settings-dim-immobile = Unbewegliches abblenden
settings-dim-immobile-note = Steine, die gefesselt oder verdeckt sind oder ruhen, erscheinen blasser.
settings-animate = Bewegung zeigen
settings-animate-note = Steine gleiten. Nie, wenn dein System weniger Bewegung wünscht.
settings-play = Spielen
settings-sound = Töne
settings-sound-note = Ein leises Klicken beim Zug, ein Akkord am Ende.
settings-confirm-moves = Züge bestätigen
settings-confirm-moves-note = Ein Zug gilt erst, wenn du ihn bestätigt hast.
settings-hearing = Lesen und Hören
settings-text-view = Stellung als Text
settings-text-view-note = Listen der Steine und Züge, zum Lesen oder Spielen.
settings-announce = Jeden Zug ansagen
settings-announce-note = Für Screenreader: Züge, wer dran ist, knappe Zeit.
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-reset = Alles auf Anfang

## Help

help-title = Hilfe
help-contents = Auf dieser Seite
help-section = { $section ->
    [game] Das Spiel
    [insects] Die Insekten
    [playing] Maus und Finger
    [keyboard] Tastatur
    [hearing] Spielen nach Gehör
    [notation] Notation
    [records] Aufzeichnungen
   *[about] Über skep
}

help-rule-aim = Du gewinnst, wenn an allen sechs Seiten der gegnerischen Königin ein Stein liegt, gleich wem er gehört. Sind beide Königinnen auf einmal umzingelt, ist es Remis.
help-rule-turn = Weiß beginnt. In jedem Zug setzt du einen neuen Stein ein oder bewegst einen, der schon auf dem Brett liegt.
help-rule-place = Ein neuer Stein berührt mindestens einen eigenen und keinen gegnerischen. Nur der erste schwarze Stein berührt den weißen.
help-rule-queen = Deine Königin muss in deinen ersten vier Zügen eingesetzt werden, und vorher darf keiner deiner Steine ziehen. Bei Turnieren, und hier, wenn du nichts anderes wählst, ist sie nicht der allererste Stein.
help-rule-move = Ein Spielbrett gibt es nicht, die Steine sind das Brett. Es darf wandern und wachsen, wohin es will.
help-rule-one-hive = Der Schwarm bleibt in einem Stück, auch während ein Stein unterwegs ist. Ein Stein, der ihn zusammenhält, kann nicht ziehen.
help-rule-gap = Steine gleiten. Wo die Lücke zwischen zwei Steinen dafür zu eng ist, kommt nur vorbei, wer springt oder klettert.
help-rule-pass = Kannst du nichts einsetzen und nichts ziehen, wird von selbst gepasst. Entsteht dieselbe Stellung zum dritten Mal, ist es Remis.

help-insect = { $bug ->
    [queen] Ein Schritt am Schwarm entlang. Verlierst du sie, verlierst du die Partie.
    [beetle] Ein Schritt in jede Richtung, auch auf andere Steine hinauf. Was unter ihm liegt, kann nicht ziehen.
    [grasshopper] Springt geradeaus über einen oder mehrere Steine auf das erste leere Feld dahinter.
    [spider] Genau drei Schritte am Schwarm entlang, ohne umzukehren.
    [ant] Außen um den Schwarm herum, so weit sie will.
    [mosquito] Zieht wie ein Stein, den er berührt. Oben auf dem Schwarm ist er ein Käfer.
    [ladybug] Zwei Schritte oben auf dem Schwarm, dann einer hinunter auf ein leeres Feld.
   *[pillbug] Ein Schritt am Schwarm entlang. Oder sie nimmt einen Nachbarn, gleich welcher Farbe, hebt ihn über sich und setzt ihn an einer anderen freien Seite ab. Was gerade erst gezogen hat, lässt sie in Ruhe.
}

help-pointing-pick = Klicke oder tippe auf einen Stein und dann auf das Feld, auf das er soll; oder zieh ihn dorthin. Das geht aus dem Vorrat und auf dem Brett.
help-pointing-throws = Einen Wurf spielst du mit dem Stein, der geworfen wird: Nimm ihn auf, dann sind die Felder, auf die er geworfen werden kann, anders markiert als die, die er selbst erreicht.
help-pointing-stack = Um zu sehen, was in einem Stapel liegt, halte ihn gedrückt, klicke ihn mit der rechten Taste an oder drücke X.
help-pointing-view = Zieh am Untergrund, um das Brett zu verschieben; zoome mit dem Mausrad oder mit zwei Fingern. „Ganzen Schwarm zeigen“ im Menü der Partie holt alles wieder ins Bild.
help-pointing-history = Geh durch die Partie mit den Pfeilknöpfen, mit einem Klick auf einen Zug oder indem du über die Knopfleiste wischst.
help-pointing-illegal = Ist etwas nicht erlaubt, wackelt der Stein, und der Grund wird genannt.

help-keyboard-text = Drücke Tab, bis das Brett den Fokus hat. Dann geh von Feld zu Feld, mit den Pfeilen oder mit sechs Buchstaben in der Mitte der Tastatur: E und R führen nach oben, D und F zur Seite, C und V nach unten.
help-keys-page = Überall auf der Seite einer Partie

help-hearing-text = Wähle „Stellung und Züge als Text“ im Menü einer Partie oder „Stellung als Text“ in den Einstellungen. Zur Partie gehört dann eine Liste aller Steine mit ihren Nachbarn, der Vorräte und der Züge, die du machen kannst.
help-hearing-type = Wähle einen Stein aus der Liste und dann sein Ziel, oder tippe einen Zug in der Notation unten ein und drücke die Eingabetaste.
help-hearing-announce = Jeder Zug, wer am Zug ist, erzwungenes Passen, knappe Zeit und das Ende der Partie werden angesagt, sobald sie eintreten.
help-hearing-board = Auf dem Brett kannst du mit der Tastatur umhergehen: Jedes Feld sagt, was dort steht und ob der Stein, den du hältst, dorthin darf.

help-notation-text = Jeder Zug nennt einen Stein und sein Ziel, von einem anderen Stein aus gesehen. w und b sind Weiß und Schwarz, der Buchstabe ist das Insekt, die Zahl unterscheidet gleiche Steine. Das Zeichen sagt, auf welcher Seite: Vor dem Namen liegt das Ziel links, dahinter rechts.
help-notation-1 = Der erste Zug: die erste Ameise von Weiß, irgendwohin.
help-notation-2 = Die erste Ameise von Weiß geht rechts neben die schwarze Königin.
help-notation-3 = … links oberhalb von ihr. Der Schrägstrich zeigt dorthin, wo die Ameise liegt.
help-notation-4 = Der erste Käfer von Weiß klettert auf die schwarze Königin.
help-notation-5 = Kein Zug ist möglich.

help-records-text = Jede Partie lässt sich als GameString kopieren oder als PGN oder SGF sichern, auf ihrer eigenen Seite oder in der Liste der Partien. Um eine Aufzeichnung zu öffnen, füge sie auf irgendeiner Seite ein, leg eine Datei dort ab oder wähle „Aufzeichnung öffnen“. Die Adresse einer Partie kann einen Zug nennen: Öffne sie, und die Partie erscheint bei diesem Zug.

help-about-text = skep ist freie Software: eine Engine, ein Server und diese Seite in einem Programm. Deine Partien bleiben auf dem Rechner, auf dem es läuft. „Skep“ ist das englische Wort für einen Bienenkorb aus Stroh.
help-about-hive = Hive ist ein Spiel von John Yianni, erschienen bei Gen42 Games. skep steht mit ihnen in keiner Verbindung; alle Zeichnungen sind unsere eigenen.
