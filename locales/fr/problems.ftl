# What the server cannot do, and what to do instead. In problem-unreadable-record and in the notes, $expected and $reason
# are from readers.ftl, and close the sentence; what is expected of a request or a message is said in English.

## What is asked for

problem-no-such-address = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s’interroge pas de cette façon : voyez le manuel de l’interface.
problem-no-such-game = Cette partie n’existe pas, ou n’existe plus.
problem-no-such-chapter = Le livret de règles n’a pas de tel chapitre.
problem-no-such-exercise = Cet exercice n’existe pas.
problem-unreadable-position = Ce n’est pas une position : { $expected }
problem-too-many-moves = On peut essayer au plus { $limit } coups à partir d’une position.
problem-unreadable-query = « { $text } » n’est pas une valeur possible pour « { $name } ».
problem-unreadable-body = La requête est illisible : { $expected }.
problem-body-too-large = La requête est trop volumineuse : la limite est de { $kilobytes } ko.
problem-too-slow = La requête a pris trop de temps. Recommencez.
problem-not-a-socket = Cette adresse est réservée aux web sockets.
problem-unreadable-record = Impossible de lire ceci comme une partie : { $expected }
problem-unreadable-archive = L’archive est illisible : { $reason }.
problem-no-game-string = Cette partie commence avec des pièces sur le plateau, ce qu’une GameString ne peut pas dire : choisissez PGN ou SGF.

## What is said about a record that was opened

note-unknown-format = il faut une GameString, un PGN, un SGF de BoardSpace ou une chaîne de position.
note-read-up-to = La partie a été lue jusqu’ici : { $reason }
note-unreadable-game = Cette partie est illisible : { $reason }
note-printed-opening = Coup { $ply } : la Reine est placée en premier, comme le permettent les règles imprimées.
note-past-draw = Coup { $ply } : la position apparaît pour la troisième fois, et pourtant la partie continue.
note-after-end = Le coup { $ply } a été omis, car la partie se termine avant.
note-bare-done = Coup { $ply } : rien n’a été déplacé ; cela a été pris pour une passe.
note-idle-done = Coup { $ply } : rien n’a été déplacé, alors qu’il n’était pas permis de passer ; cela a été omis.
note-grid-taken = Coup { $ply } : la colonne et la rangée désignent une autre case que la pièce voisine ; la colonne et la rangée ont été retenues.
note-reference-taken = Coup { $ply } : la colonne et la rangée désignent une autre case que la pièce voisine ; la pièce a été retenue.
note-variation-as-comment = Coup { $ply } : une variante est illisible, elle est conservée comme commentaire.
note-result-differs = L’enregistrement dit { $stated }, les règles disent { $by_rules }.
note-tag-left-out = Une étiquette a été omise, car il y en a trop.
note-text-cleaned = Des noms ou des commentaires contenaient des caractères de contrôle ou invisibles, qui ont été omis.
note-more = Il y aurait plus à signaler que ce qui est dit ici.
note-games-left-out = { $count ->
    [one] Seule la première partie a été ouverte.
   *[other] Seules les { $count } premières parties ont été ouvertes.
}
note-variations-left-out = { $count ->
    [one] Un coup d’une variante a été omis.
   *[other] { $count } coups de variantes ont été omis.
}

## A game to be made

problem-unknown-game-type = « { $text } » n’est pas un type de partie : il faut Base, ou Base+ et des lettres parmi M, L, P.
problem-unknown-level = Il n’y a pas de niveau { $level } : choisissez de 1 à 10.
problem-unusable-clock = Une telle pendule ne peut pas être réglée : il faut plus que zéro et au plus { $hours } heures, et au plus une heure par coup.
problem-key-too-long = Une clé ou le nom d’une commande compte de 1 à { $characters } caractères, tous imprimables.
problem-unusable-name = Un nom ne contient ni saut de ligne, ni caractère de contrôle, ni caractère invisible.
problem-no-such-ply = { $plies ->
    [0] La partie n’a encore aucun coup : il n’y a pas de coup { $ply }.
    [one] La partie n’a qu’un coup : il n’y a pas de coup { $ply }.
   *[other] La partie n’a que { $plies } coups : il n’y a pas de coup { $ply }.
}

## An engine at a table

problem-not-thinking = Aucun moteur ne réfléchit à un coup en ce moment.

## Limits

problem-too-many-games = Le serveur garde { $limit } parties et n’a plus de place : supprimez-en d’abord.
problem-too-many-tables = { $limit } parties sont en cours et le serveur n’a plus de place : réessayez dans une minute.
problem-too-many-sockets = { $limit } connexions sont ouvertes et le serveur n’a plus de place : réessayez dans une minute.
problem-too-many-sockets-here = { $limit } connexions sont déjà ouvertes depuis votre adresse : fermez-en d’abord une.
problem-too-many-requests = Trop de requêtes viennent de votre adresse : réessayez dans { $seconds } s.
problem-too-many-new-games = Beaucoup de parties ont été créées depuis votre adresse en peu de temps : la prochaine sera possible dans { $seconds } s.
problem-too-many-imports = Beaucoup d’enregistrements ont été ouverts depuis votre adresse en peu de temps : le prochain sera possible dans { $seconds } s.
problem-too-many-searches = Les moteurs ont été très sollicités depuis votre adresse : redemandez dans { $seconds } s.
problem-too-many-watched = Une connexion suit au plus { $limit } parties : cessez d’abord d’en suivre une.
problem-engines-busy = Les moteurs sont débordés : réessayez dans une minute.
problem-table-busy = Trop de demandes à la fois pour cette partie : réessayez dans un instant.

## The socket

problem-unreadable-message = Le message est illisible : { $expected }.
problem-not-text = Le message est illisible : du texte était attendu, ce sont des octets.
problem-message-too-long = Le message est trop long : la limite est de { $kilobytes } ko.
problem-too-fast = Vos messages arrivent trop vite : attendez un instant.

## Who asks

problem-foreign-host = « { $host } » n’est pas un nom de ce serveur : ouvrez-le par sa propre adresse, ou faites-le démarrer avec --public et ce nom.
problem-foreign-origin = Les pages de « { $origin } » ne sont pas autorisées à utiliser ce serveur.

## What is wrong with us

problem-store = La partie n’a pas pu être enregistrée, donc rien n’a changé : réessayez, et voyez la raison dans le journal du serveur.
problem-unknown-outcome = La base de données s’est interrompue au dernier moment, on ne sait donc pas si cela a été enregistré : réessayez, rien n’est fait deux fois.
problem-contended = Un autre programme modifie sans cesse cette partie, donc rien n’a changé : réessayez dans un instant.
problem-store-unavailable = La base de données n’enregistre rien pour le moment : voyez la raison dans le journal du serveur.
problem-damaged = Ce qui est enregistré de cette partie est endommagé : voyez dans le journal du serveur ce qui ne va pas.
problem-closing = Le serveur s’arrête.
problem-no-web = Les pages ne sont pas incluses dans ce skep : lancez cargo xtask play, ou npm ci et npm run build dans web/, puis recompilez.
