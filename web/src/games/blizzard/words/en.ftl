## blz

blz-about-generators = What the Empire has come for.
blz-about-ice = Only air units may cross it.
blz-armor = Armor
blz-at = { $unit } at { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = damaged
blz-can-AGILE = Agile: steps to any side.
blz-can-HARPOON = Harpoons walkers.
blz-can-HEAVY-ARMOR = Heavy armor.
blz-can-HERO = A hero: shoots with a bonus.
blz-can-LUMBERING = Turns slowly.
blz-can-MARCH = Marches one hex free each turn.
blz-can-MAX-POWER = May fire at full power.
blz-can-RALLY = Rallies when damaged.
blz-can-SELF-DESTRUCT = May destroy itself and the infantry in its hex.
blz-can-STRAFE = Shoots to all sides but straight behind.
blz-can-TURRET = Shoots to all sides.
blz-damaged = damaged
blz-dir-N = north
blz-dir-NE = north-east
blz-dir-NW = north-west
blz-dir-S = south
blz-dir-SE = south-east
blz-dir-SW = south-west
blz-echo-trooper = Echo trooper
blz-event1 = A great shot: one enemy unit falls.
blz-event2 = { $points } command points.
blz-event3 = The infantry rallies and marches on.
blz-event4 = No return fire this turn.
blz-event5 = { $units } { $units ->
    [one] infantry unit comes
   *[other] infantry units come
 } in.
blz-event6 = Own shots have a bonus.
blz-face = Face { $facing }
blz-facing = facing { $facing }
blz-facingFact = Facing
blz-fire = Fire
blz-front = whole
blz-generators = Shield generators
blz-han = Han Solo
blz-hero = hero
blz-key = On the map
blz-keyFacing = facing
blz-keyZone = deployment zone
blz-laser-battery = Laser battery
blz-lost = lost
blz-lostList = Lost
blz-luke = Luke Skywalker
blz-out = Out, safe
blz-points = Command points
blz-probe-droid = Probe droid
blz-scout = Scout
blz-snowspeeder = Snowspeeder
blz-snowtrooper = Snowtrooper
blz-speed = Speed
blz-step-commands = Commands
blz-step-fire = Fire
blz-step-march = March
blz-step-play = Play
blz-step-return = Return fire
blz-step-setup = Set-up
blz-toPlace = To place
blz-turnIn = { $mission }, turn { $n }
blz-turnOf = { $mission }, turn { $n } of { $of }
blz-type-air = Air.
blz-type-infantry = Infantry.
blz-type-vehicle = Vehicle.
blz-veers = Veers's AT-AT
blz-waiting = Waiting
blz-pointsLeft = { $n } command { $n ->
    [one] point
   *[other] points
 }
blz-turn = Turn
blz-turns = Turn { $n }
blz-turnsOf = Turn { $n } of { $of }
blz-ice = Ice
blz-keyIce = ice: only air goes there
blz-mission = Mission { $mission }
blz-own = A mission of your own
blz-shop-about-alliance = The Alliance gets units off the Imperial edge; the Empire stops it.
blz-shop-about-empire = The Empire gets units off the Alliance edge; the Alliance stops it.
blz-shop-about-none = The Alliance holds out for so many turns; with generators on the map it must keep them.
blz-shop-aim-alliance = Escape
blz-shop-aim-empire = Break through
blz-shop-aim-none = Hold out
blz-shop-anywhere = Places on the whole map
blz-shop-apart = Distance between units of a kind
blz-shop-clear = Distance from enemies
blz-shop-exits = Units off the map to win
blz-shop-forces = Units to begin with are placed in the zone by their player, but for those laid on the map. Waiting ones come for a command point each.
blz-shop-ground = Ground
blz-shop-hexes = places on { $n } { $n ->
    [one] hex
   *[other] hexes
 }
blz-shop-limit = Turn limit
blz-shop-losses = Alliance losses to lose
blz-shop-middle = Generators in the middle of the edge
blz-shop-movesFirst = Moves first
blz-shop-nearRows = places in { $n } { $n ->
    [one] row
   *[other] rows
 } at its edge
blz-shop-noLosses = Zero: losses are not counted
blz-shop-noRoom = Without room a unit
blz-shop-objective = What is fought for
blz-shop-painted = Zone of { $n } { $n ->
    [one] hex
   *[other] hexes
 }
blz-shop-placesFirst = Places first
blz-shop-room-out = stays out
blz-shop-room-waits = waits
blz-shop-rows = Zone: rows at the own edge
blz-shop-turn = Turn a unit
blz-shop-turns = Alliance turns to hold out
blz-shop-units = To begin
blz-shop-useRows = Use rows
blz-shop-waits = waiting: { $units }
blz-shop-zone = Zone: { $side }

## opt

opt-mission = Mission
opt-mission-1 = Through the droids
opt-mission-2 = The walkers come
opt-mission-3 = The generators
opt-mission-campaign = All three in a row
opt-reinforcements = Reinforcements
opt-reinforcements-any = Any free counter
opt-reinforcements-lost = Lost or waiting
opt-survivors = Survivors
opt-warned = Warned Alliance

## setup

setup-about-1 = Han and his scouts slip through a screen of probe droids.
setup-about-2 = The walkers come over the ridge. How many get through?
setup-about-3 = The generators must stand when the turns are over.
setup-about-campaign = All three missions in a row; what happens in one is felt in the next.
setup-mission3 = Mission 3 alone: who came through mission 2
