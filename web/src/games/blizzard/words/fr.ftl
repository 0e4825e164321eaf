## blz

blz-about-generators = Ce que l'Empire est venu chercher.
blz-about-ice = Seules les unités aériennes peuvent la traverser.
blz-armor = Blindage
blz-at = { $unit } en { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = endommagé
blz-can-AGILE = Agile : se déplace de tous les côtés.
blz-can-HARPOON = Harponne les marcheurs.
blz-can-HEAVY-ARMOR = Blindage lourd.
blz-can-HERO = Héros : tire avec un bonus.
blz-can-LUMBERING = Tourne lentement.
blz-can-MARCH = Avance d'une case gratuite à chaque tour.
blz-can-MAX-POWER = Peut tirer à pleine puissance.
blz-can-RALLY = Se rallie s'il est endommagé.
blz-can-SELF-DESTRUCT = Peut s'autodétruire avec l'infanterie de sa case.
blz-can-STRAFE = Tire de tous les côtés, sauf droit derrière.
blz-can-TURRET = Tire de tous les côtés.
blz-damaged = endommagé
blz-dir-N = nord
blz-dir-NE = nord-est
blz-dir-NW = nord-ouest
blz-dir-S = sud
blz-dir-SE = sud-est
blz-dir-SW = sud-ouest
blz-echo-trooper = Soldat d'Echo
blz-event1 = Tir d'exception : une unité adverse tombe.
blz-event2 = { $points } points de commandement.
blz-event3 = L'infanterie se rallie et continue sa marche.
blz-event4 = Pas de riposte ce tour.
blz-event5 = { $units } { $units ->
    [one] unité d'infanterie arrive
   *[other] unités d'infanterie arrivent
 }.
blz-event6 = Vos tirs ont un bonus.
blz-face = Orienter : { $facing }
blz-facing = orienté : { $facing }
blz-facingFact = Orientation
blz-fire = Feu
blz-front = intact
blz-generators = Générateurs de bouclier
blz-han = Han Solo
blz-hero = héros
blz-key = Sur la carte
blz-keyFacing = orientation
blz-keyZone = zone de déploiement
blz-laser-battery = Batterie laser
blz-lost = perdu
blz-lostList = Pertes
blz-luke = Luke Skywalker
blz-out = Sorti, à l'abri
blz-points = Points de commandement
blz-probe-droid = Droïde sonde
blz-scout = Éclaireur
blz-snowspeeder = Snowspeeder
blz-snowtrooper = Snowtrooper
blz-speed = Vitesse
blz-step-commands = Commandement
blz-step-fire = Tir
blz-step-march = Marche
blz-step-play = Jeu
blz-step-return = Riposte
blz-step-setup = Mise en place
blz-toPlace = À placer
blz-turnIn = { $mission }, tour { $n }
blz-turnOf = { $mission }, tour { $n } sur { $of }
blz-type-air = Aérien.
blz-type-infantry = Infanterie.
blz-type-vehicle = Véhicule.
blz-veers = AT-AT de Veers
blz-waiting = En attente
blz-pointsLeft = { $n } { $n ->
    [one] point
   *[other] points
 } de commandement
blz-turn = Tour
blz-turns = Tour { $n }
blz-turnsOf = Tour { $n } sur { $of }
blz-ice = Glace
blz-keyIce = glace : seuls les aériens y vont
blz-mission = Mission { $mission }
blz-own = Une mission à vous
blz-shop-about-alliance = L'Alliance fait sortir des unités par le bord impérial ; l'Empire l'en empêche.
blz-shop-about-empire = L'Empire fait sortir des unités par le bord de l'Alliance ; l'Alliance l'en empêche.
blz-shop-about-none = L'Alliance tient bon ce nombre de tours ; s'il y a des générateurs sur la carte, elle doit les garder.
blz-shop-aim-alliance = Fuite
blz-shop-aim-empire = Percée
blz-shop-aim-none = Tenir bon
blz-shop-anywhere = Placement sur toute la carte
blz-shop-apart = Distance entre unités d'un même type
blz-shop-clear = Distance aux ennemis
blz-shop-exits = Unités à faire sortir pour gagner
blz-shop-forces = Les unités de départ sont placées dans la zone par leur joueur, sauf celles posées sur la carte. Celles qui attendent arrivent pour un point de commandement chacune.
blz-shop-ground = Terrain
blz-shop-hexes = placement sur { $n } { $n ->
    [one] case
   *[other] cases
 }
blz-shop-limit = Limite de tours
blz-shop-losses = Pertes de l'Alliance pour la défaite
blz-shop-middle = Générateurs au milieu du bord
blz-shop-movesFirst = Joue en premier
blz-shop-nearRows = placement sur { $n } { $n ->
    [one] rangée
   *[other] rangées
 } à son bord
blz-shop-noLosses = Zéro : les pertes ne comptent pas
blz-shop-noRoom = Sans place libre, une unité
blz-shop-objective = Enjeu de la bataille
blz-shop-painted = Zone de { $n } { $n ->
    [one] case
   *[other] cases
 }
blz-shop-placesFirst = Place en premier
blz-shop-room-out = reste dehors
blz-shop-room-waits = attend
blz-shop-rows = Zone : rangées au bord de son camp
blz-shop-turn = Tourner une unité
blz-shop-turns = Tours de l'Alliance à tenir
blz-shop-units = Au départ
blz-shop-useRows = Utiliser des rangées
blz-shop-waits = en attente : { $units }
blz-shop-zone = Zone : { $side }

## opt

opt-mission = Mission
opt-mission-1 = À travers les droïdes
opt-mission-2 = L'arrivée des marcheurs
opt-mission-3 = Les générateurs
opt-mission-campaign = Les trois à la suite
opt-reinforcements = Renforts
opt-reinforcements-any = Tout pion libre
opt-reinforcements-lost = Perdus ou en attente
opt-survivors = Survivants
opt-warned = Alliance avertie

## setup

setup-about-1 = Han et ses éclaireurs se glissent à travers un rideau de droïdes sondes.
setup-about-2 = Les marcheurs franchissent la crête. Combien passeront ?
setup-about-3 = Les générateurs doivent tenir jusqu'à la fin des tours.
setup-about-campaign = Les trois missions à la suite ; ce qui arrive dans l'une pèse sur la suivante.
setup-mission3 = Mission 3 seule : qui a passé la mission 2
