## brick

brick-about-base-empire = Une unité rebelle qui y entre gagne la partie.
brick-about-base-rebels = Une unité impériale qui y entre gagne la partie.
brick-action1 = Première action
brick-action2 = Seconde action
brick-at = { $unit } en { $space }
brick-at-at = AT-AT
brick-at-at-2 = Second AT-AT
brick-at-st = AT-ST
brick-base-empire = Base impériale
brick-base-rebels = Base rebelle
brick-boba-fett = Boba Fett
brick-can-gun = Tire deux fois par tour s'il reste sur place.
brick-can-infantry = { "" }
brick-can-vehicle = Se déplace d'un passage.
brick-chewbacca = Chewbacca
brick-han = Han Solo
brick-imperial-gun = Canon impérial
brick-kind-gun = Canon.
brick-kind-infantry = Infanterie.
brick-kind-vehicle = Véhicule.
brick-leader = Touché par la Force : { $leader } détruit tout ce qu'il vise.
brick-line-diagonal = en diagonale
brick-line-straight = en ligne droite
brick-luke = Luke Skywalker
brick-next = Attaque la case voisine { $line }.
brick-phase-deploy = Déploiement
brick-phase-guns = Canons
brick-phase-heroes = Héros
brick-phase-play = Jeu
brick-reach = Tire jusqu'à { $range } cases { $line }.
brick-rebel-gun = Canon rebelle
brick-shop-board = Plateau
brick-shop-close = Fermer une case
brick-shop-how = Glissez d'une case à la voisine pour poser un passage ou l'enlever ; ou choisissez le passage et cliquez sur les deux cases. Les unités commencent là où vous les posez ; le même clic encore une fois les enlève.
brick-shop-link = Passage
brick-shop-start = Cases de départ
brick-snowspeeder = Snowspeeder
brick-snowspeeder-2 = Second snowspeeder
brick-snowtroopers = Snowtroopers
brick-tauntaun = Tauntaun
brick-troopers = Soldats
brick-vader = Dark Vador
brick-veers = Veers

## opt

opt-double_move = Double déplacement
opt-guns = Canons
opt-heroes = Héros
opt-layout = Plateau
opt-reinforcement = Renforts
opt-secret_deployment = Déploiement secret

## setup

setup-about-hoth = Des vides dans la glace et bien des chemins. Deux actions par tour : avancer ou tirer. Le premier dans la base adverse gagne.
setup-about-two-passes = Deux passes étroites et un long détour. Deux actions par tour : avancer ou tirer. Le premier dans la base adverse gagne.
