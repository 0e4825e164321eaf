## opt

opt-mode = Game
opt-mode-standard = Standard
opt-mode-trilogy = Original Trilogy

## setup

setup-about-standard = The old game on the galaxy map: take all the planets.
setup-about-trilogy = Rebels, Empire and Hutts, each with an aim of its own: the Emperor found, the Rebels gone, enough resource planets held.

## tri

tri-about-asteroids = Nobody's: it cannot be attacked, held or crossed.
tri-about-deathStar = An Imperial planet under it cannot be attacked. Rebels and Hutts may attack the station itself.
tri-asteroids = Asteroid field
tri-balance = Balance
tri-base = Imperial base
tri-bomber = Bomber
tri-dark = Dark { $n }
tri-darkToLight = dark to light
tri-deathStar = Death Star
tri-deathStarAt = Death Star at { $planet }
tri-destroyer = Destroyer
tri-diceFewer = { $n } { $n ->
    [one] die
   *[other] dice
 } fewer at the Death Star
tri-diceMore = { $n } { $n ->
    [one] die
   *[other] dice
 } more at the Death Star
tri-empireDraws = the Empire draws { $n } more
tri-fact-forces = Forces
tri-fighter = Fighter
tri-force = The Force
tri-forces = { $n } { $n ->
    [one] force
   *[other] forces
 }
tri-free = unclaimed
tri-hidden = face down
tri-huttResources = Hutt resources
tri-in = { $region }, worth { $bonus } when held whole.
tri-key-base = Imperial base, face down
tri-key-lane = hyperspace lane
tri-key-resource = resource planet
tri-light = Light { $n }
tri-marker-emperor = the Emperor
tri-marker-empty = empty
tri-planets = { $n } { $n ->
    [one] planet
   *[other] planets
 }
tri-rebelsDraw = the Rebels draw { $n } more
tri-resource = A resource planet.
tri-sets = sets: 3 fighters { $fighters }, 3 bombers { $bombers }, 3 destroyers { $destroyers }, one of each { $each }
tri-standard = Standard
tri-step-base = Base
tri-step-cards = Cards
tri-step-claim = Claim
tri-step-death_star = Station
tri-step-death_star_setup = Death Star
tri-step-draw = Draw
tri-step-fortify = Fortify
tri-step-fortify_ships = Ships
tri-step-invade = Invade
tri-step-place = Place
tri-step-reinforce = Reinforce
tri-step-take_over = Take over
tri-taken = taken
tri-shop-base-emperor = The Emperor's base
tri-shop-base-empty = Empty base
tri-shop-base-hidden = Base, face by chance
tri-shop-bases = Imperial bases
tri-shop-galaxy = Galaxy
tri-shop-game = The game
tri-shop-handOf = Hand of { $seat }
tri-shop-hands = Cards in hand
tri-shop-handsHelp = Up to { $n } cards each; hands begin empty where none are named.
tri-shop-hint = Pick an owner, then click planets: each click lays one force more. Drag to move all that stands on one, Delete to clear it.
tri-shop-less = One force less
tri-shop-limit = Turn limit
tri-shop-noLimit = Zero: no limit
tri-shop-owners = Owners and forces
tri-shop-share = Share out { $n } { $n ->
    [one] planet
   *[other] planets
 } by chance
tri-shop-ships = Ships
tri-shop-supply-asteroids = Asteroid fields
tri-shop-supply-bases = Base markers
tri-shop-supply-planets = Planets held
tri-shop-toPlace = Forces to place
tri-shop-toPlaceHelp = Planets that nobody holds are claimed first, a force each; then what is left is placed in turn.
