## campaign

campaign-battle = Bataille { $number } : victoire pour { $seat }.
campaign-heading = { $title }, bataille { $number } sur { $length } : { $battle }
campaign-points = Points de campagne : { $points }.
campaign-undecided = { $title } : pas encore décidé, { $fought } batailles livrées sur { $length }.
campaign-won = { $title } : victoire pour { $seat }.

## compiling: while rules are compiled, on the terminal

compiling-now = Compilation des règles, une seule fois sur cet ordinateur : { $functions } { $functions ->
    [one] fonction
   *[other] fonctions
}, { $seconds } s
compiling-done = Compilation de { $functions } { $functions ->
    [one] fonction
   *[other] fonctions
} en { $seconds } s

## event

event-flagged = { $seat } : temps écoulé.
event-resigned = { $seat } { $seat ->
    [one] abandonne
   *[other] abandonnent
 }.

## mark: where a rule comes from

mark-book = livret
mark-known = connu
mark-likely = probable
mark-implied = implicite
mark-ruling = décision
mark-picture = image
mark-order = ordre
mark-end = fin

## name

name-last-choice = le dernier choix

## study: the page of `holotable lab`

study-title = Équilibre de { $game }
study-played-by = Joué par { $players } ; première graine { $seed }.
study-games = Les parties
study-seats = Places
study-players = Joueurs
study-scenarios = Scénarios
study-first-move = Décider en premier
study-first = la place qui décide en premier
study-endings = Comment les parties sont gagnées
study-lengths = Quand les parties se terminent
study-tension = La tension
study-losses = Pertes
study-cards = Ce qui est joué
study-plan = L'étude
study-all = Tout afficher
study-nobody = personne
study-luck-here = Part de la chance : { $share } de ce qui décide une partie ne s'explique ni par le joueur ni par la place.
study-first-always = Décide en premier celui à qui l'on demande la toute première décision, mise en place comprise. Dans ces parties, c'est toujours le même camp au sein d'un scénario : on ne peut donc pas distinguer l'effet de commencer de celui du camp.
study-fact-length = décisions au plus dans la moitié des parties (une sur dix en compte plus de { $most })
study-fact-first = de victoires pour la place qui décide en premier
study-fact-luck = part de la chance : ce que n'expliquent ni le joueur, ni la place, ni le scénario
study-fact-unfinished = parties abandonnées car trop longues
study-fact-leads = changements de meneur par partie
study-fact-tension = tension : 100 % quand tous les camps restent à égalité
study-fact-decided = de la partie est passée quand le vainqueur prend l'avantage pour de bon
study-fact-comebacks = des parties sont gagnées par un camp qui a eu moins de la moitié d'une chance équitable
study-head-games = parties
study-head-wins = victoires
study-head-interval = intervalle à 95 %
study-head-share = de toutes les parties
study-head-turn = tour où la moitié d'entre elles sont finies
study-head-any = dans tant de parties au moins une fois
study-axis-wins = part des victoires, intervalle à 95 %
study-axis-games = part des parties
study-axis-turns = tours par partie
study-axis-passed = part de la partie écoulée
study-axis-chance = chances du futur vainqueur
study-axis-a-game = fois par partie
study-legend-winner = gagnée par
study-legend-half = la moitié centrale des parties
study-legend-middle = une moitié des parties au-dessus, l'autre au-dessous

## table

table-accept = Accepter ? (y/n)
table-agreed = D'accord : { $seats }.
table-away = { $seat } { $seat ->
    [one] n'est plus là
   *[other] ne sont plus là
 } : { $what }. La place reste gardée pendant une heure.
table-back = { $seat } { $seat ->
    [one] est de retour et reprend
   *[other] sont de retour et reprennent
 } la partie.
table-came = { $seat } { $seat ->
    [one] est là
   *[other] sont là
 }.
table-computer = l'ordinateur continue la partie
table-declines = { $seat } { $seat ->
    [one] continue
   *[other] continuent
 } à jouer.
table-disagrees = { $seat } { $seat ->
    [one] refuse
   *[other] refusent
 } l'annulation.
table-handed = { $seat } : { $what }.
table-hopes = { $seat } { $seat ->
    [one] voit de nouveau un moyen de gagner et continue
   *[other] voient de nouveau un moyen de gagner et continuent
 } à jouer.
table-last_choices = les { $count } derniers choix
table-offers = { $seat } { $seat ->
    [one] ne voit plus aucun moyen de gagner et propose
   *[other] ne voient plus aucun moyen de gagner et proposent
 } d'abandonner.
table-onlooker = Spectateur
table-open = la place est ouverte à qui a son lien
table-over = La partie est finie.
table-person = une personne continue la partie
table-plays_on = L'ordinateur joue à cette place.
table-practice = À partir d'ici, c'est un entraînement.
table-rematch = { $seat } { $seat ->
    [one] a ouvert
   *[other] ont ouvert
 } une nouvelle table pour une revanche.
table-takes_back = { $seat } { $seat ->
    [one] annule
   *[other] annulent
 } { $what }.
table-waiting = En attente : { LIST($seats) }.
table-whole = Toute la partie a été sauvegardée, dés compris. À partir d'ici, c'est un entraînement.
table-wishes = { $seat } { $seat ->
    [one] demande
   *[other] demandent
 } à annuler { $what }.

## playthrough: a whole game in lines

playthrough-rules = { $title }, version { $version } des règles
playthrough-won = Vainqueur : { $winners }
playthrough-nobody = personne
playthrough-undecided = pas encore décidé

## text: the levels of the computer

text-level-cadet = Cadet
text-level-cadet-about = Joue vite et sans rigueur : sait ce qui est utile, mais l'oublie de temps en temps.
text-level-officer = Officier
text-level-officer-about = Regarde un coup plus loin et prend ce qui paraît le mieux ensuite.
text-level-commander = Commandant
text-level-commander-about = Joue beaucoup de parties dans sa tête avant d'agir, pendant une demi-seconde environ.
text-level-admiral = Amiral
text-level-admiral-about = Joue dans sa tête bien plus de parties que le commandant, pendant trois secondes environ.
text-level-grand-admiral = Grand Amiral
text-level-grand-admiral-about = Cherche avec un réseau qui a appris de millions de parties, quand le jeu en a un ; pendant quatre secondes environ.
text-player-guest = Un joueur venu d'ailleurs.
text-player-net = Un réseau qui a appris le jeu et joue sans aucune recherche.

## terminal

terminal-cannot_written = { $what } ne peut pas être écrit : { $strerror }.
terminal-choice_enter_next = choix { $ply } sur { $lines }.  Entrée suivant   b retour   NOMBRE y aller   q quitter
terminal-game_over = La partie est finie : { $what }.
terminal-hand_over_then = { $name_of } : à vous de jouer. Passez l'écran, puis appuyez sur Entrée.{ " " }
terminal-must_whole_number = { $name } doit être un nombre entier de { $least } à { $most }.
terminal-next_dice_will = Les prochains dés seront { $rest }.
terminal-no_choice_they = Il n'y a pas de choix { $number } ; ils vont de 1 à { $choices }.
terminal-no_command_type = { $word } n'est pas une commande : tapez un nombre de 1 à { $choices }, ou ? pour l'aide.
terminal-no_shortcut_now = Il n'y a pas de raccourci *{ $number } ; il y en a { $offered } pour l'instant.
terminal-nothing_repeated = Rien ne se répète dans { $title }.
terminal-nothing_take_back = Il n'y a rien à annuler.
terminal-number_play_u = nombre pour jouer, { $again }u annuler, d dés, l journal, s sauvegarder, ? aide, q quitter
terminal-only_repeated = Seul ceci peut se répéter, { $what_repeats } : { $allowed }.
terminal-saved_as = Sauvegardé sous { $what }.
terminal-say_where_s = Dites où : s hoth.json
terminal-thinking = Réflexion en cours : { $name }...
terminal-time_up = { $name_of } : temps écoulé.
terminal-type_dice_as = Tapez les dés en chiffres : d 3 6
terminal-you_left_table = Vous avez quitté la table. La partie n'était pas finie.
terminal-help = Un nombre joue ce choix (suivi d'une quantité si elle est demandée : '3 5').  *1 joue un raccourci   b 3 répète le choix 3 jusqu'à la décision, b 3 2 jusqu'à ce qu'il en reste 2   u annuler   l tout le journal   d 3 6 lancer ces dés la prochaine fois   s FICHIER sauvegarder   r règles des choix   ? cette aide   q quitter
terminal-draw = partie nulle
terminal-range = { $least } à { $most }
terminal-of = { $done } sur { $of }
terminal-repeat_these = tapez b et son numéro, de { $least } à { $most }
terminal-repeat_none = il n'y en a pas pour l'instant
terminal-ply = coup { $ply }
terminal-log = journal
terminal-goals = objectifs
terminal-repeat_hint = b nombre pour répéter { $what },{ " " }
terminal-yes = y o oui yes
terminal-next_battle = Entrée pour la bataille suivante, q pour partir :{ " " }

## text: fixed sentences of the server

text-set-up-again = Un incident s'est produit à cette table ; elle est remise en place d'après ce qui a été noté.
text-computer-failed = L'ordinateur n'a pas su répondre ; dites-lui de jouer maintenant, ou prenez sa place.
text-memory = Cela demande plus de mémoire que le serveur n'en accorde.
text-nothing-here = Il n'y a rien à cette adresse.
text-proof-no-secret = Cette sauvegarde ne contient pas de dés scellés : il y manque le secret et le sceau.
text-proof-other-secret = Le secret ne correspond pas au sceau montré avant la partie.
text-proof-typed-in = Certains dés de cette partie ont été saisis à la main ; ils ne peuvent donc pas être vérifiés.
text-proof-other-result = Les choix se rejouent, mais donnent un autre résultat que celui de la sauvegarde.
