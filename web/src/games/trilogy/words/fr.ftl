## opt

opt-mode = Jeu
opt-mode-standard = Classique
opt-mode-trilogy = Trilogie originale

## setup

setup-about-standard = Le jeu classique sur la carte de la galaxie : prenez toutes les planètes.
setup-about-trilogy = Rebelles, Empire et Hutts, chacun avec son but : trouver l'Empereur, éliminer les Rebelles, tenir assez de planètes à ressources.

## tri

tri-about-asteroids = À personne : on ne peut ni l'attaquer, ni le tenir, ni le traverser.
tri-about-deathStar = Une planète impériale sous elle ne peut pas être attaquée. Rebelles et Hutts peuvent attaquer la station elle-même.
tri-asteroids = Champ d'astéroïdes
tri-balance = Équilibre
tri-base = Base impériale
tri-bomber = Bombardier
tri-dark = Obscur { $n }
tri-darkToLight = de l'obscur à la lumière
tri-deathStar = Étoile de la Mort
tri-deathStarAt = Étoile de la Mort sur { $planet }
tri-destroyer = Destroyer
tri-diceFewer = { $n } { $n ->
    [one] dé
   *[other] dés
 } de moins contre l'Étoile de la Mort
tri-diceMore = { $n } { $n ->
    [one] dé
   *[other] dés
 } de plus contre l'Étoile de la Mort
tri-empireDraws = l'Empire pioche { $n } de plus
tri-fact-forces = Troupes
tri-fighter = Chasseur
tri-force = La Force
tri-forces = { $n } { $n ->
    [one] troupe
   *[other] troupes
 }
tri-free = libre
tri-hidden = face cachée
tri-huttResources = Ressources des Hutts
tri-in = { $region }, rapporte { $bonus } si tenue en entier.
tri-key-base = base impériale, face cachée
tri-key-lane = voie hyperspatiale
tri-key-resource = planète à ressources
tri-light = Lumière { $n }
tri-marker-emperor = l'Empereur
tri-marker-empty = vide
tri-planets = { $n } { $n ->
    [one] planète
   *[other] planètes
 }
tri-rebelsDraw = les Rebelles piochent { $n } de plus
tri-resource = Une planète à ressources.
tri-sets = séries : 3 chasseurs { $fighters }, 3 bombardiers { $bombers }, 3 destroyers { $destroyers }, un de chaque { $each }
tri-standard = Classique
tri-step-base = Base
tri-step-cards = Cartes
tri-step-claim = Prise
tri-step-death_star = Station
tri-step-death_star_setup = Étoile de la Mort
tri-step-draw = Pioche
tri-step-fortify = Manœuvre
tri-step-fortify_ships = Vaisseaux
tri-step-invade = Invasion
tri-step-place = Placement
tri-step-reinforce = Renforts
tri-step-take_over = Reprise
tri-taken = prise
tri-shop-base-emperor = Base de l'Empereur
tri-shop-base-empty = Base vide
tri-shop-base-hidden = Base, face au hasard
tri-shop-bases = Bases impériales
tri-shop-galaxy = Galaxie
tri-shop-game = La partie
tri-shop-handOf = Main : { $seat }
tri-shop-hands = Cartes en main
tri-shop-handsHelp = Jusqu'à { $n } cartes chacun ; sans carte nommée, la main commence vide.
tri-shop-hint = Choisissez un camp, puis cliquez sur des planètes : chaque clic pose une troupe de plus. Glissez pour déplacer tout ce qui s'y trouve, Suppr pour effacer.
tri-shop-less = Une troupe de moins
tri-shop-limit = Limite de tours
tri-shop-noLimit = Zéro : sans limite
tri-shop-owners = Camps et troupes
tri-shop-share = Répartir { $n } { $n ->
    [one] planète
   *[other] planètes
 } au hasard
tri-shop-ships = Vaisseaux
tri-shop-supply-asteroids = Champs d'astéroïdes
tri-shop-supply-bases = Marqueurs Base
tri-shop-supply-planets = Planètes tenues
tri-shop-toPlace = Troupes à placer
tri-shop-toPlaceHelp = Les planètes libres sont prises d'abord, une troupe chacune ; puis le reste est placé à tour de rôle.
