## act

act-askBack = Demander à annuler
act-playNow = Jouer maintenant
act-takeBack = Annuler le coup
act-takeBackPractice = Le même choix donnera les mêmes dés ; dès maintenant, la partie compte comme entraînement.

## ago

ago-now = à l'instant

## analysis

analysis-better = Mieux : { $choice }
analysis-busy = L'ordinateur revoit la partie
analysis-failed = L'ordinateur n'a pas pu revoir cette partie.
analysis-help = coup par coup
analysis-label = Chances de victoire ({ $name }), de { $first } au début à { $last } à la fin
analysis-none = Aucun autre choix n'aurait beaucoup changé les chances.
analysis-now = { $name } { $chance }
analysis-ply = coup { $n }
analysis-progress = { $done } coups revus sur { $of }
analysis-swing = Écart
analysis-title = Chances de victoire

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Des jeux de plateau Star Wars sur une même table : contre l'ordinateur, côte à côte ou en ligne par un lien.
app-needsScript = Holotable a besoin de JavaScript pour dessiner ses plateaux.

## asked

asked-help = La question vous est posée parce qu'une carte pourrait être jouée ici.
asked-isOff = { $name } : plus de question sur les cartes en combat. La table passe à { $n ->
    [one] sa
   *[other] leur
 } place, toujours après le même délai.
asked-off = Ne plus me demander
asked-on = Me redemander

## auto

auto-soon = Une seule réponse possible : elle est donnée d'office.
auto-wait = Attendre

## campaign

campaign-back = Vers la campagne
campaign-on = Continuer la campagne

## cancel

cancel = Annuler

## card

card-shown = Carte jouée : { $card }

## cards

cards = { $n } { $n ->
    [one] carte
   *[other] cartes
 }

## chat

chat-empty = Pas encore de message.
chat-say = Écrire un message
chat-send = Envoyer
chat-title = Discussion

## choices

choices-best = meilleur
choices-hint = Conseil
choices-hinting = Réflexion
choices-legal = { $n } permis
choices-n = { $n } choix
choices-others = Autres
choices-title = Choix
choices-undone = { $n } { $n ->
    [one] pièce peut
   *[other] pièces peuvent
 } encore agir. Appuyez encore sur E pour terminer.
choices-upTo = jusqu'à { $n }
choices-below = { $n } de plus en dessous

## clock

clock-amount = Minutes pour la partie
clock-days = { $n } { $n ->
    [one] jour
   *[other] jours
 }
clock-daysLeft = { $d } j { $h } h
clock-increment = Ajout par tour
clock-kindDays = Jours par tour
clock-kindLive = En direct
clock-label = Temps restant
clock-live = { $n } min + { $s } s
clock-none = Aucune
clock-perTurn = { $n } { $n ->
    [one] jour
   *[other] jours
 } par tour
clock-plain = { $n } min
clock-plus = +{ $n } s par tour
clock-title = Pendule

## close

close = Fermer

## consent

consent-no = Non
consent-title = Une question de la table
consent-yes = Oui, d'accord

## count

count-figures = { $n } { $n ->
    [one] figurine
   *[other] figurines
 }
count-units = { $n } { $n ->
    [one] unité
   *[other] unités
 }

## curtain

curtain-ready = Prêt
curtain-text = La suite est réservée à une seule place : { $name }. Passez l'écran avant de regarder.
curtain-title = À vous : { $name }

## dice

dice-ago = il y a { $n } { $n ->
    [one] étape
   *[other] étapes
 }
dice-last = Dernier lancer
dice-none = Pas encore de dé.
dice-now = Ce lancer
dice-sealed = Dés scellés { $seal }
dice-title = Dés

## die

die-again = manqué, relancé
die-cancelled = touché, relancé
die-force = touché
die-hit = touché
die-miss = manqué
die-points = compte
die-ready = à utiliser
die-retreat = fait reculer

## dock

dock-cards = Cartes
dock-piece = Pièce
dock-title = Parties de la table

## error

error-server = Le serveur a répondu { $status }.

## fact

fact-at = Position
fact-attacked = A attaqué
fact-figures = Figurines
fact-moved = A bougé
fact-of = { $n } sur { $of }
fact-owner = Camp

## fair

fair-measured = Mesuré : { $n } parties entre ordinateurs ({ $level }).
fair-share = { $seat } : { $share } de victoires, entre { $low } et { $high }.
fair-title = Qui gagne et combien de fois

## fatal

fatal-gone = Cette table n'existe pas, ou ce lien n'est pas celui d'une de ses places.
fatal-home = Vers l'accueil
fatal-title = Impossible d'ouvrir cette table

## fight

fight-all = Tous
fight-ask = Demander
fight-end = Jusqu'au bout
fight-keep = Garder
fight-least = Le minimum
fight-moveIn = Occuper
fight-once = Un combat
fight-title = Un clic sur une cible

## goals

goals-more = Aussi dans cette bataille
goals-of = { $done } sur { $of }
goals-title = Objectifs

## hand

hand-aside = De côté jusqu'à la fin de la manche
hand-empty = Aucune carte en main.
hand-now = jouable maintenant
hand-yours = Votre main

## hint

hint-best = Meilleur : { $choice }
hint-close = à peine mieux que le suivant
hint-equal = Tous les choix semblent se valoir.
hint-gain = { $n } { $n ->
    [one] point
   *[other] points
 } de mieux que le suivant
hint-win = { $chance } de chances de gagner
hint-toWin = victoire

## home

home-badLink = Ce n'est pas un lien d'invitation de ce serveur. Il doit ressembler à …/t/table#place.
home-choose = Choisissez une bataille
home-continue = Continuer
home-forget = Oublier { $title }
home-join = Rejoindre
home-minutes = { $n } min
home-offline = Le serveur ne répond pas. Nouvel essai à votre prochain clic.
home-open = Ouvrir une table
home-openCount = { $n } { $n ->
    [one] ouverte
   *[other] ouvertes
 }
home-opening = Ouverture
home-paste = Coller un lien d'invitation
home-pitch = Hoth, Endor et toute la galaxie. Affrontez l'ordinateur, partagez un écran ou envoyez un lien à un ami. Sans compte.
home-playNow = Jouer
home-players = { $n } joueurs
home-proof = Des règles écrites par nous ; chaque dé est scellé avant la partie et vérifiable après.
home-sameScreen = sur un seul écran
home-setUp = Préparer
home-tables = Vos tables
home-theirs = En attente
home-title = De grandes batailles, une seule table.
home-turnOf = À jouer : { $name }
home-weight = Difficulté { $n } sur 5

## invite

invite-came = Un invité est arrivé : { $name }
invite-code = Code
invite-codeFor = Code à scanner : { $seat }
invite-copied = Copié
invite-copy = Copier
invite-help = Qui ouvre un lien s'assied à cette place. Les spectateurs voient le plateau, mais aucune carte cachée.
invite-here = Ces liens ne s'ouvrent que sur cette machine. Lancez le serveur avec --host 0.0.0.0 pour laisser entrer les autres.
invite-link = Lien d'invitation
invite-none = Il n'y a plus personne à inviter à cette table.
invite-title = Inviter
invite-watch = Spectateurs

## join

join-text = Collez le lien que vous avez reçu. Il contient votre place.
join-title = Rejoindre une table

## keys

keys-arrows = vers la case voisine dans cette direction
keys-board = vers le plateau
keys-end = terminer l'étape
keys-enter = choisir la case
keys-escape = un pas en arrière
keys-labels = noms sur le plateau
keys-numbers = prendre un des neuf premiers choix
keys-tab = case suivante où l'on peut agir
keys-title = Touches
keys-undo = annuler le coup
keys-zoom = zoom avant, arrière, plateau entier
keys-near = ce qui entoure cette case
keys-list = vers la liste des choix ; ↑ et ↓ la parcourent
keys-quick = plusieurs choix à la fois, quand c'est proposé
keys-hand = vers la main de cartes
keys-hint = conseil
keys-fight = un combat, ou se battre jusqu'au bout
keys-playNow = l'ordinateur joue maintenant
keys-now = dire qui joue et ce qui est demandé
keys-dice = dire les derniers dés
keys-goals = objectifs
keys-log = vers le journal
keys-steps = revoir un pas en arrière, un pas en avant
keys-rules = règles
keys-chat = vers la discussion
keys-invite = inviter
keys-settings = réglages
keys-sound = son activé ou coupé
keys-theme = nuit ou jour
keys-menu = menu : sauvegarder, abandonner, quitter
keys-keys = ces touches
keys-onBoard = Sur le plateau
keys-toChoose = Pour choisir
keys-toKnow = Pour savoir
keys-table = À la table
keys-on = Touches d'un seul caractère
keys-onHelp = Désactivez-les si ce que vous dictez ou tapez les déclenche.

## learn

learn-begin = Apprendre maintenant
learn-done = Fait :
learn-first = C'est votre première partie de ce jeu. La leçon prend dix minutes.
learn-goOn = Continuer
learn-leave = Quitter la leçon
learn-lessonOf = Leçon { $n } sur { $of }
learn-lessons = Leçons
learn-more = Énigmes et leçons
learn-next = Leçon suivante
learn-nextPuzzle = Énigme suivante
learn-offer = { $lessons } { $lessons ->
    [one] leçon
   *[other] leçons
 }, { $puzzles } { $puzzles ->
    [one] énigme
   *[other] énigmes
 }
learn-pick = Une première partie guidée de chaque jeu, sur la vraie table, en dix minutes environ.
learn-pitch = Une première partie guidée sur la vraie table : de courtes leçons qui demandent chacune une seule chose. Sans lire de règles.
learn-play = Jouer votre première partie
learn-progress = Étapes faites
learn-puzzleOf = { $n } sur { $of }
learn-puzzles = Énigmes
learn-puzzlesText = Des moments de vraies parties où un choix est nettement le meilleur. Trouvez le coup.
learn-show = Montrer la réponse
learn-title = Apprendre
learn-as = Votre camp : { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] leçon
   *[other] leçons
 }

## line

line-lost = Non connecté
line-notNow = La connexion est coupée. Elle revient d'elle-même ; réessayez alors.
line-waiting = Connexion perdue. Nouvel essai en cours.

## loading

loading = Chargement

## lobby

lobby-help = Des tables qui attendent quelqu'un et des parties à regarder.
lobby-join = Rejoindre : { $seat }
lobby-list = Afficher au salon
lobby-listHelp = Tout le monde sur ce serveur peut rejoindre et regarder.
lobby-playing = coup { $n }
lobby-title = Salon
lobby-waits = pas commencée
lobby-watch = Regarder
lobby-yours = Vers votre table

## log

log-empty = Rien ne s'est encore passé.
log-newest = le plus récent d'abord
log-rule = Règle { $clause }
log-title = Journal

## lost

lost-text = Cette adresse ne mène nulle part.
lost-title = Rien ici

## luck

luck-name = Chance
luck-title = Vos dés jusqu'ici, comparés à la moyenne attendue

## menu

menu-leave = Quitter la table
menu-title = Menu

## nav

nav-play = Jouer
nav-replay = Revoir
nav-rules = Règles
nav-title = Navigation principale
nav-campaigns = Campagnes
nav-workshop = Atelier
nav-menu = Menu

## no

no = non

## now

now-back = Retour en arrière
now-of = À jouer : { $name }
now-open = { $name } : place encore libre. Envoyez le lien d'invitation.
now-over = La partie est finie
now-quiet = Un choix que votre place ne voit pas.
now-start = Le début de la partie.
now-thinking = { $name } { $n ->
    [one] réfléchit
   *[other] réfléchissent
 }.
now-waiting = En attente : { $name }.
now-yours = À vous de jouer

## offer

offer-accept = Accepter
offer-playOn = Continuer
offer-title = L'ordinateur propose d'abandonner

## opt

opt-players = Joueurs
opt-turn_limit = Limite de tours

## outcome

outcome-drawn = Nulle
outcome-ended = Finie
outcome-lost = Perdue
outcome-won = Gagnée

## over

over-draw = Partie nulle.
over-drawn = nulle
over-flagged = temps écoulé
over-losses = Pertes
over-lost = défaite
over-luck = Chance aux dés
over-otherLevel = Autre niveau
over-replay = Revoir
over-resigned = abandon
over-sameSettings = Mêmes réglages
over-save = Sauvegarde
over-title = Résultat
over-turns = Tournants de la partie
over-winner = victoire
over-wins = { $name } { $n ->
    [one] gagne
   *[other] gagnent
 }.
over-won = Vous avez gagné.

## pending

pending-go = Valider

## pick

pick-go = Prendre { $n }
pick-howMany = Combien
pick-less = Un de moins
pick-more = Un de plus
pick-title = Lequel ?

## piece

piece-next = prochaine case où agir
piece-none = Pointez ou choisissez une pièce pour voir ce qu'elle peut faire.
piece-title = Pièce

## queue

queue-showing = Ce qui s'est passé est en train d'être montré.
queue-skip = Passer, encore { $n }

## rail

rail-title = Situation, choix et journal

## rematch

rematch-accept = Revanche avec { $name }
rematch-go = Vers la revanche
rematch-swap = Échanger les camps
rematch-title = Revanche

## replay

replay-bad = Ce fichier n'est pas une sauvegarde de Holotable.
replay-close = Une autre partie
replay-download = Sauvegarde
replay-drop = Déposez ou ouvrez ici un fichier de sauvegarde : une partie finie à revoir, ou une à poursuivre. Il reste entre vous et ce serveur.
replay-everyone = Spectateur
replay-eyes = Point de vue
replay-first = Au début
replay-fromHere = Jouer à partir d'ici
replay-goOn = Poursuivre
replay-last = À la fin
replay-line = Revoir
replay-live = En direct
replay-luck = La chance au fil de la partie
replay-luckHelp = les dés comparés à la moyenne attendue
replay-lucky = chance : { $name }
replay-moment = Moment de la partie
replay-moments = Moments clés
replay-next = Un pas en avant
replay-none = Pas encore de partie finie dans ce navigateur.
replay-openFile = Ouvrir une sauvegarde
replay-over = Finie
replay-pause = Pause
replay-play = Lecture
replay-ply = coup { $n } sur { $of }
replay-prev = Un pas en arrière
replay-roll = Ce lancer
replay-secret = Un choix que ce point de vue ne voit pas.
replay-share = Copier un lien vers ce moment
replay-speed = Vitesse
replay-title = Revoir
replay-toLive = Retour au direct
replay-yours = Vos parties finies

## resign

resign-as = Abandonner ({ $name })
resign-text = La partie s'arrête et l'autre camp gagne.
resign-title = Abandonner
resign-yes = Oui, j'abandonne

## roles

roles-again = { $n } { $n ->
    [one] manqué relancé
   *[other] manqués relancés
 }
roles-cancelled = { $n } { $n ->
    [one] touché relancé
   *[other] touchés relancés
 }
roles-force = { $n } { $n ->
    [one] touché
   *[other] touchés
 } par la Force
roles-hit = { $n } { $n ->
    [one] touché
   *[other] touchés
 }
roles-miss = { $n } { $n ->
    [one] manqué
   *[other] manqués
 }
roles-points = { $n } { $n ->
    [one] compte
   *[other] comptent
 }
roles-ready = { $n } à utiliser
roles-retreat = { $n } { $n ->
    [one] fait
   *[other] font
 } reculer

## round

round = Manche { $n }

## route

route-go = Y aller

## rules

rules-before = Avant.
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-findAll = Chercher dans les règles de tous les jeux
rules-found = { $n } { $n ->
    [one] article
   *[other] articles
 }
rules-legend = Ce que veulent dire les marques
rules-none = Les règles ne peuvent pas être lues pour l'instant.
rules-pick = Les règles de chaque jeu, écrites par nous, chaque article numéroté.
rules-print = Imprimer
rules-printing = Dessin des images...
rules-row = tableau
rules-title = Règles

## seal

seal-bad = Les dés ne correspondent pas à leur sceau.
seal-checking = La partie est rejouée
seal-commitment = Sceau, montré au début
seal-later = Le secret sera révélé à la fin de la partie.
seal-ok = Tous les dés correspondent au sceau.
seal-secret = Secret, révélé à la fin
seal-text = Tous les dés de cette table viennent d'un seul secret. Son empreinte a été fixée avant le premier coup : personne ne peut choisir un lancer ni le prévoir. À la fin de la partie, le secret est révélé et chacun peut relancer toute la partie.
seal-title = Dés scellés
seal-verify = Vérifier

## seat

seat-alliance = Alliance
seat-away = { $n ->
    [one] Plus à la table
   *[other] Plus à la table
 } : { $name }.
seat-deciding = { $n ->
    [one] Décision en cours
   *[other] Décision en cours
 } : { $name }.
seat-empire = Empire
seat-empire-1 = Empire 1
seat-empire-2 = Empire 2
seat-empire-grey = Empire gris
seat-empire-white = Empire blanc
seat-giveBack = Rendre la place
seat-grey = Gris
seat-guest = Invité
seat-hutts = Hutts
seat-isAway = { $n ->
    [one] Absence pour l'instant
   *[other] Absence pour l'instant
 } : { $name }.
seat-isComputer = L'ordinateur joue cette place. { $level }
seat-isHere = { $n ->
    [one] À la table
   *[other] À la table
 } : { $name }.
seat-isOpen = Personne n'est encore assis ici.
seat-nobody = la table
seat-notAsked = pas de question sur les cartes
seat-openSeat = { $name } : personne n'est encore assis ici.
seat-orange = Orange
seat-rebels = Rebelles
seat-rebels-1 = Rebelles 1
seat-rebels-2 = Rebelles 2
seat-rebels-orange = Rebelles orange
seat-rebels-yellow = Rebelles jaunes
seat-takeOver = Laisser jouer l'ordinateur
seat-thinking = Réflexion
seat-thinkingOf = { $name } { $n ->
    [one] réfléchit
   *[other] réfléchissent
 }
seat-toAct = doit jouer
seat-white = Blanc
seat-yellow = Jaune
seat-you = Vous

## settings

settings-askEnd = Demander avant de terminer une étape
settings-askEndHelp = La touche E demande une fois tant qu'il reste beaucoup à faire.
settings-autoPass = Répondre quand il n'y a qu'une réponse
settings-autoPassHelp = Les étapes sans rien à décider passent après un instant ; le journal le montre.
settings-dark = Nuit
settings-fast = Rapide
settings-labels = Noms sur le plateau
settings-labelsHelp = Écrit sur le plateau les numéros des unités et les coordonnées, comme dans la liste. Pointer une case montre toujours son nom.
settings-language = Langue
settings-light = Jour
settings-name = Nom
settings-nameHelp = Comment les autres vous appellent à la table.
settings-namePlace = Invité
settings-normal = Normal
settings-notify = Me prévenir quand c'est à moi
settings-notifyHelp = Une notification du navigateur tant que la page est ouverte quelque part, mais cachée.
settings-odds = Probabilités
settings-oddsHelp = Ce que les dés feront sans doute, avant de vous engager.
settings-off = Immédiat
settings-pace = Rythme
settings-paceHelp = À quelle vitesse sont montrés les coups des autres. Toute touche passe à la suite.
settings-palette = Couleurs distinctes
settings-paletteHelp = Bleu, ambre et violet, faciles à distinguer pour tous.
settings-slow = Lent
settings-sound = Son
settings-system = Comme l'appareil
settings-theme = Thème
settings-title = Réglages
settings-volume = Volume
settings-install = Installer comme application
settings-installHelp = Une icône à part ; les règles et les leçons marchent sans réseau.
settings-installNow = Installer
settings-notifyBlocked = Votre navigateur refuse les notifications de cette page. Ses propres réglages pour cette page permettent de changer cela.

## setup

setup-badJson = Ce n'est pas encore du JSON.
setup-computer = Ordinateur
setup-custom = Votre propre plan
setup-customHelp = Collez son JSON.
setup-go = Ouvrir la table
setup-level = Niveau
setup-minutes = Durée
setup-none = aucun
setup-note = Vous pouvez annuler un coup tant qu'aucun dé n'est lancé et que l'autre camp n'a rien décidé ; ensuite, il faut l'accord des autres.
setup-noteAlone = Vous pouvez tout annuler. Après des dés ou une réponse de l'ordinateur, la partie compte comme entraînement, et le même choix donne les mêmes dés.
setup-onOne = { $n } places sont à vous : passez l'écran quand le rideau tombe.
setup-open = Ouverte par lien
setup-opening = Ouverture
setup-options = Options
setup-players = Joueurs
setup-preview = Le plateau au départ
setup-seats = Places
setup-standing = La table le fait pour tout le monde, et le premier tour commence.
setup-title = Nouvelle table
setup-unlimited = sans limite
setup-watchOnly = Aucune place n'est à vous : vous regarderez jouer les ordinateurs.
setup-you = Vous

## side

side-alliance = Alliance
side-empire = Empire
side-hutts = Hutts
side-rebels = Rebelles

## sound

sound-off = Son coupé
sound-on = Son activé

## spot

spot-can = peut agir
spot-dest = accessible
spot-empty = vide
spot-selected = choisi
spot-target = cible

## stage

stage-fit = Plateau entier
stage-in = Zoom avant
stage-label = Plateau : { $game }
stage-out = Zoom arrière
stage-how = Une carte de { $n } cases. Les flèches vont de case en case, Tab à la prochaine où l'on peut agir, Entrée choisit, W dit ce qui est proche.

## table

table-opening = Ouverture de la table
table-openingText = Le plateau est mis en place.

## theme

theme-toggle = Jour ou nuit

## title

title-yourMove = À vous de jouer

## turn

turn = Tour { $n }

## why

why-nothing = Il n'y a rien à faire là pour l'instant.
why-moving = Des coups sont encore montrés : vous pourrez jouer ensuite.
why-back = C'est un moment passé : revenez au direct pour jouer.
why-noHint = Il n'y a pas de conseil à donner maintenant.
why-noUndo = Il n'y a rien à annuler.
why-noEnd = Il n'y a rien à terminer maintenant.
why-noQuick = Aucun choix groupé n'est proposé maintenant.
why-noChoice = Aucun choix ne porte ce numéro.
why-noHand = Il n'y a pas de main de cartes ici.

## yes

yes = oui

## sheet

sheet-full = Monter le panneau tout en haut
sheet-half = Monter le panneau à mi-hauteur
sheet-low = Baisser le panneau

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = À vous de jouer : { $title }

## offline

offline-alone = Pas de réseau. Vos tables sont montrées dans leur dernier état connu ; règles et leçons marchent. Jouer, préparer, revoir, les campagnes et l'atelier demandent un réseau.
offline-needs = Pas de réseau. Cette page en demande un ; règles et leçons marchent sans.
offline-newer = Une nouvelle version est là.
offline-reload = Recharger

## near

near-here = Ici : { $name }.
near-beside = { $way } : { $name }.
near-far = { $way }, à { $n } { $n ->
    [one] pas
   *[other] pas
 } : { $name }.
near-left = À gauche
near-right = À droite
near-up = En haut
near-down = En bas
near-leftUp = En haut à gauche
near-rightUp = En haut à droite
near-leftDown = En bas à gauche
near-rightDown = En bas à droite

## voice

voice-title = Ce qui se passe
voice-dice = Dés : { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } choix.
