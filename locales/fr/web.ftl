# The page of a game, and what all pages share. The pages around it are in pages.ftl, the game itself in game.ftl.

# What the page is called on a home screen, and in a sentence.
manifest-name = skep : jouer à Hive
manifest-description = Le jeu de société Hive, avec des adversaires qui habitent votre propre ordinateur.

web-unreachable = Le serveur ne répond pas. skep est-il encore en marche ?
web-strange-answer = Le serveur a donné une réponse que cette page ne comprend pas (statut { $status }).

## Connection

connection-lost = Pas de connexion. Vos coups sont gardés et seront envoyés dès qu’elle sera rétablie.
connection-back = Connexion rétablie.
connection-connecting = Connexion…

## The page that is not there

missing-title = Rien ici
missing-text = Il n’y a pas de page à cette adresse.
missing-game = Cette partie n’existe pas
missing-home = Retour à l’accueil

## The game around the board

play-title = { $white } contre { $black }
play-title-turn = À vous de jouer : { $white } contre { $black }
play-loading = Chargement de la partie…
play-board = Plateau
play-reserve = { $color ->
    [white] Réserve des Blancs
   *[black] Réserve des Noirs
  }
play-side = { $color ->
    [white] Blancs
   *[black] Noirs
  }
play-clock = { $color ->
    [white] Temps des Blancs
   *[black] Temps des Noirs
  }
play-thinking = réfléchit
play-thinking-long = Calcul à { $depth } { $depth ->
    [one] demi-coup
   *[other] demi-coups
  }
thought-score = Évaluation { $score }.
thought-win = { $moves ->
    [one] Il voit un gain en un coup.
   *[other] Il voit un gain en { $moves } coups.
}
thought-loss = { $moves ->
    [one] Il voit une défaite en un coup.
   *[other] Il voit une défaite en { $moves } coups.
}
thought-line = Il prévoit { $line }.
play-to-move = au trait
play-winner = victoire

turn-yours = À vous de jouer.
turn = { $color ->
    [white] Aux Blancs de jouer.
   *[black] Aux Noirs de jouer.
  }
turn-queen-due = La Reine doit entrer en jeu maintenant.
turn-first = Prenez un insecte dans votre réserve et placez-le sur le plateau.
turn-sending = Le coup sera envoyé dès que la connexion sera rétablie.
turn-thinking = Le moteur réfléchit.

play-past = Coup { $ply } sur { $plies }
play-past-start = Avant le premier coup
play-to-latest = Au dernier coup

## Moves

moves-title = Coups
moves-none = Aucun coup pour l’instant
moves-number = { $number }.
moves-pass = passe
moves-repeated = Cette position s’est déjà présentée
moves-first = Début
moves-back = Précédent
moves-forward = Suivant
moves-last = Dernier

## What one can do

do-takeback = Reprendre
do-hint = Indice
do-move-now = Jouer tout de suite
do-draw = Proposer la nulle
do-draw-short = Nulle
do-resign = Abandonner
do-abort = Interrompre
do-rematch = Rejouer
do-new = Nouvelle partie
do-rotate = Tourner le plateau
do-rotate-short = Tourner
do-swap = Intervertir les camps
do-fit = Voir toute la ruche
do-fan = Déployer les piles
do-more = Plus
do-copy = Copier la partie (GameString)
do-link = Copier un lien vers ce coup
do-pgn = Télécharger en PGN
do-sgf = Télécharger en SGF
do-play-on = Continuer à partir d’ici
do-play-on-short = Continuer
do-text = Position et coups en texte
do-text-hide = Masquer le texte
do-keys = Touches
do-record = À propos de l’enregistrement
done-copied = Copié.
done-link = Le lien est copié.
done-not-copied = Le navigateur ne permet pas la copie ici. Voici le texte :

draw-title = Proposer la nulle ?
draw-text = Si votre adversaire accepte, la partie se termine aussitôt, sans vainqueur.
draw-yes = Proposer

resign-title = Abandonner ?
resign-text = La partie se termine aussitôt et votre adversaire gagne.
resign-text-shared = { $color ->
    [white] Les Blancs abandonnent et les Noirs gagnent.
   *[black] Les Noirs abandonnent et les Blancs gagnent.
  }
resign-yes = Abandonner
abort-title = Interrompre ?
abort-text = La partie vient à peine de commencer. Elle se termine sans vainqueur.
abort-yes = Interrompre

## Offers, hints and news

offer-draw = { $color ->
    [white] Les Blancs proposent la nulle.
   *[black] Les Noirs proposent la nulle.
  }
offer-draw-accept = Accepter
offer-draw-decline = Refuser
offer-draw-made = Vous avez proposé la nulle.
offer-takeback = { $color ->
    [white] Les Blancs demandent à reprendre un coup.
   *[black] Les Noirs demandent à reprendre un coup.
  }
offer-takeback-allow = Permettre
offer-takeback-refuse = Refuser
offer-takeback-made = Vous avez demandé à reprendre votre coup.

confirm-move = Jouer { $move } ?
confirm-yes = Jouer
confirm-no = Pas encore

advice-asked = Recherche d’un bon coup…
advice-move = Essayez ceci : { $move }.
advice-play = Jouer ce coup

news-pass = { $color ->
    [white] Les Blancs ne peuvent pas jouer et passent.
   *[black] Les Noirs ne peuvent pas jouer et passent.
  }
news-draw-declined = La nulle est refusée.
news-takeback-refused = La reprise du coup est refusée.
notice-close = Fermer

## The end

result-you-win = Vous gagnez !
result-you-lose = Vous perdez.
result-wins = { $color ->
    [white] Les Blancs gagnent.
   *[black] Les Noirs gagnent.
  }
result-draw = Partie nulle.
result-abort = Partie interrompue.
# $loser is white, black, or you.
end-surrounded = { $loser ->
    [you] Votre Reine est encerclée.
    [white] La Reine blanche est encerclée.
   *[black] La Reine noire est encerclée.
  }
end-both-surrounded = Les deux Reines sont encerclées.
end-repetition = La même position s’est présentée trois fois.
end-resignation = { $loser ->
    [you] Vous avez abandonné.
    [white] Les Blancs ont abandonné.
   *[black] Les Noirs ont abandonné.
  }
end-time = { $loser ->
    [you] Votre temps est écoulé.
    [white] Le temps des Blancs est écoulé.
   *[black] Le temps des Noirs est écoulé.
  }
end-agreement = Les deux camps en sont convenus.
end-abort = Elle venait à peine de commencer.
end-adjudication = Selon l’enregistrement.

## What is said to those who do not see the board

said-move = { $color ->
    [white] Les Blancs jouent { $move }.
   *[black] Les Noirs jouent { $move }.
  }
said-thrown = C’est un lancer { $piece_of }.
said-taken-back = { $plies ->
    [one] Un coup est repris.
   *[other] { $plies } coups sont repris.
  }
said-draw-offered = { $color ->
    [white] Les Blancs proposent la nulle.
   *[black] Les Noirs proposent la nulle.
  }
said-takeback-asked = { $color ->
    [white] Les Blancs demandent à reprendre un coup.
   *[black] Les Noirs demandent à reprendre un coup.
  }
said-picked = En main : { $piece }, { $targets ->
    [one] { $targets } destination
   *[other] { $targets } destinations
  }.
said-hint = Un bon coup : { $move }. { $reasons }
said-ply = Coup { $ply } sur { $plies }. { $move }
said-start = Avant le premier coup.
said-time-left = Il reste { $seconds } secondes.
said-clocks = Temps des Blancs : { $white }, temps des Noirs : { $black }.

# With the article, to follow « jouent »: « la Fourmi blanche 1 à droite de la Reine noire ».
move-words = { $piece_the } { $spot }
move-first = { $piece_the } comme première pièce
move-pass = passer
spot = { $direction ->
    [right] à droite { $anchor_of }
    [lower-right] en bas à droite { $anchor_of }
    [lower-left] en bas à gauche { $anchor_of }
    [left] à gauche { $anchor_of }
    [upper-left] en haut à gauche { $anchor_of }
    [upper-right] en haut à droite { $anchor_of }
    [up] juste au-dessus { $anchor_of }
    [down] juste au-dessous { $anchor_of }
   *[top] sur { $anchor_the }
  }
neighbour = { $direction ->
    [right] à droite : { $piece }
    [lower-right] en bas à droite : { $piece }
    [lower-left] en bas à gauche : { $piece }
    [left] à gauche : { $piece }
    [upper-left] en haut à gauche : { $piece }
    [up] au-dessus : { $piece }
    [down] au-dessous : { $piece }
   *[upper-right] en haut à droite : { $piece }
  }
neighbour-none = aucune pièce voisine

cell-empty = Case vide
cell-empty-beside = Case vide, { $spot }
cell-on = { $above } sur { $below_the }
cell-target = Destination possible.
cell-target-thrown = Destination possible par un lancer { $throwers_of }.
cell-target-both = Destination possible, aussi par un lancer { $throwers_of }.

target-first = Comme première pièce
target-touching = { $spot }, au contact { $pieces_of }

## The position and the moves as text

text-title = La partie en texte
text-turn = À qui de jouer
text-position = Sur le plateau
text-position-none = Il n’y a encore rien sur le plateau.
text-stack = { $stack } ({ $neighbours })
text-reserve = { $color ->
    [white] Dans la réserve des Blancs : { $pieces }.
   *[black] Dans la réserve des Noirs : { $pieces }.
  }
text-reserve-none = { $color ->
    [white] La réserve des Blancs est vide.
   *[black] La réserve des Noirs est vide.
  }
text-last = Dernier coup
text-last-none = Aucun coup n’a été joué.
text-moves = Ce que vous pouvez jouer
text-moves-none = Il n’y a rien à jouer maintenant.
text-moves-intro = Choisissez une pièce, puis sa destination.
text-piece = { $piece }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
text-back = Choisir une autre pièce
text-where = Où va { $piece_the } ?
text-thrown = { $target }, par un lancer { $throwers_of }
text-stuck = Ce qui ne peut pas bouger
text-type = Saisir un coup
text-type-note = En notation, par exemple wA1 bQ- pour la Fourmi blanche 1 à droite de la Reine noire, ou pass.
text-type-turned = Le plateau est tourné. Saisissez les directions telles que vous les y voyez.
text-type-flat = Les hexagones ont un côté plat en haut : ce qui se nomme droite s’y trouve en bas à droite, et ainsi de suite.
text-type-play = Jouer

## Keys

keys-title = Touches
keys-page = Sur cette page
keys-board = Quand le plateau a le focus
keys-history = Un coup en arrière ou en avant ; les flèches aussi, hors du plateau
keys-ends = Au premier ou au dernier coup
keys-takeback = Reprendre un coup
keys-hint = Indice
keys-turn = Tourner le plateau
keys-read = Dire à qui est le tour et quel était le dernier coup
keys-focus = Vers le plateau
keys-type = Vers le texte, pour choisir ou saisir un coup
keys-help = Cette liste
keys-more = Jouer au clavier et à l’oreille

key-walk-left = Aller à gauche
key-walk-right = Aller à droite
key-walk-up = Aller en haut
key-walk-down = Aller en bas
key-walk-up-left = Aller en haut à gauche
key-walk-up-right = Aller en haut à droite
key-walk-down-left = Aller en bas à gauche
key-walk-down-right = Aller en bas à droite
key-jump-to-insect = Sauter à un insecte du plateau ; encore une fois pour le suivant
key-pick-from-reserve = Prendre un insecte dans votre réserve
key-act = Prendre et poser
key-next-target = Destination suivante
key-previous-target = Destination précédente
key-let-go = Lâcher
key-look-into = Regarder dans une pile
key-zoom-in = S’approcher
key-zoom-out = S’éloigner
key-fit = Voir toute la ruche

## Playing on from a position

on-title = Continuer à partir d’ici
on-text = Une nouvelle partie commence par cette position. L’ancienne reste telle quelle.
on-opponent = Contre
on-engine = Le moteur
on-person = Une personne devant cet écran
on-level = Niveau
on-side = Votre camp
on-begin = Commencer
