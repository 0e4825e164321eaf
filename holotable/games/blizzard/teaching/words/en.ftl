## reference

reference = Reference
reference-missions = The three missions
reference-units = Units
reference-abilities = Abilities
reference-events = Events of a double
reference-order = The usual formation. First places { $first }, first moves { $moves }.
reference-rows = within { $rows } { $rows ->
    [one] row
   *[other] rows
 } of its edge
reference-apart = anywhere, { $apart } hexes from each other and { $clear } from the enemy
reference-head-side = side
reference-head-units = units
reference-head-place = places
reference-head-unit = unit
reference-head-type = type
reference-head-front = speed/armor/firepower
reference-head-back = damaged
reference-head-abilities = abilities
reference-head-ability = ability
reference-head-does = what it does
reference-head-owners = who has it
reference-head-doubles = double
reference-head-event = event
reference-head-rule = rule

## mission

mission-1 = 1. Slip past the probe droids
mission-1-goal = The Alliance wins with { $exits_to_win } units off the Imperial edge, the Empire by destroying { $losses_to_lose } (BLZ-50).
mission-2 = 2. Hold up the vanguard
mission-2-goal = It ends when no Imperial unit is on the map; the Empire wins with { $exits_to_win } units or more off the Alliance edge (BLZ-51).
mission-3 = 3. Save the generators
mission-3-goal = The Empire wins when the generators are destroyed, the Alliance if they stand after its turn { $turns } (BLZ-52).

## unit

unit-echo-trooper = echo trooper
unit-scout = scout
unit-han = Han
unit-snowspeeder = snowspeeder
unit-luke = Luke
unit-laser-battery = laser battery
unit-generators = generators
unit-snowtrooper = snowtrooper
unit-probe-droid = probe droid
unit-at-st = AT-ST
unit-at-at = AT-AT
unit-veers = General Veers (AT-AT)

## type

type-infantry = infantry
type-vehicle = vehicle
type-air = air

## ability

ability-MARCH = march
ability-MARCH-does = May go one hex straight ahead, free, before the command roll (BLZ-10).
ability-RALLY = rally
ability-RALLY-does = A command point makes it whole again (BLZ-25).
ability-HERO = hero
ability-HERO-does = A bonus to all its shots (BLZ-33).
ability-AGILE = agile
ability-AGILE-does = Each step may go into any adjacent hex (BLZ-22).
ability-HARPOON = harpoon
ability-HARPOON-does = Destroys an AT-AT in its own hex in the return fire, without a roll, and follows it (BLZ-27, BLZ-36).
ability-STRAFE = strafe
ability-STRAFE-does = Shoots everywhere but straight behind (BLZ-7).
ability-TURRET = turret
ability-TURRET-does = Has no facing and shoots everywhere (BLZ-7).
ability-SELF-DESTRUCT = self-destruct
ability-SELF-DESTRUCT-does = Destroys itself and infantry in its own hex in the return fire, without a roll (BLZ-27, BLZ-36).
ability-LUMBERING = lumbering
ability-LUMBERING-does = Turns by one side for each point (BLZ-21).
ability-HEAVY-ARMOR = heavy armor
ability-HEAVY-ARMOR-does = A penalty to all shots at it (BLZ-33).
ability-MAX-POWER = max power
ability-MAX-POWER-does = May shoot with one strong die instead of several (BLZ-35).

## event

event-1 = A great shot: destroy one enemy unit near one of yours.
event-2 = A cunning plan: 7 command points instead of 2.
event-3 = Charge: damaged infantry rallies, then infantry marches once more.
event-4 = No return fire this turn.
event-5 = Up to 2 infantry units come back at your edge.
event-6 = Steady aim: a bonus to all your shots this turn.

## lesson

lesson-march = March and command
lesson-march-1-no-march = That unit too, in a moment. Begin with Han.
lesson-march-1 = You lead the Alliance. In this mission three of your units must leave by the upper edge. A turn begins with a march: units that can, go one hex straight ahead for free. Let **Han** **march**.
lesson-march-1-no = A free step is a free step. Let Han march first.
lesson-march-2 = **Scout 1** may **march** as well.
lesson-march-2-no = Let Scout 1 march, it costs nothing.
lesson-march-3 = The two at the back stay hidden. **End the march**: then the dice are thrown for command points.
lesson-march-3-no = Leave them where they are this time. End the march.
lesson-march-4-no-turn = Turning costs a point as well. Move Scout 1 to 9,7.
lesson-march-4-no-done = Four points would be lost. Move Scout 1 to 9,7.
lesson-march-4 = You rolled a 3 and a 4: the higher one counts, so you have four points. One point moves a unit straight ahead, up to its speed. **Move** **Scout 1** to **9,7**.
lesson-march-4-no = Scout 1 first: move it to 9,7.
lesson-march-5 = Its speed is two. **Go on** to **9,6**.
lesson-march-5-no = It could stop here, but the edge is far. Go on to 9,6.
lesson-march-6 = At the end of a move a unit turns as it likes. It marches and moves the way it faces, so keep facing **north**, **as before**.
lesson-march-6-no = The edge lies north. Face north.
lesson-march-end = March, throw, command: the way a unit faces is the way it goes.
lesson-shoot = Shoot
lesson-shoot-1 = Three droids are near, but Han shoots only at what lies before him, up to three hexes away. He faces north. No more commands now: **end the commands**.
lesson-shoot-1-no = Han looks the right way already. End the commands, and fire.
lesson-shoot-2-no-done = Han has not fired yet. Shoot at probe droid 1.
lesson-shoot-2 = Point at each target and read the odds. Next to him Han shoots best. Let **Han** **shoot** at **probe droid 1**.
lesson-shoot-2-no = It is farther away, and the odds are worse. Shoot at probe droid 1.
lesson-shoot-3 = The first die missed, a bonus threw it again: a hit. Then a second die has to beat the armor. The droid is damaged, once more and it is gone. Nobody else can fire: **end the fire**.
lesson-shoot-3-no = Nothing is left to shoot with. End the fire.
lesson-shoot-end = After your fire the enemy fires back with all that see you. You were lucky: the shot went wide.
lesson-turn = Face the enemy
lesson-turn-1-no-done = You have a point left. Turn Han south-east.
lesson-turn-1 = The damaged droid stands at Han's side, outside his arc. A point turns a unit where it stands. Turn **Han** **south-east**.
lesson-turn-1-no = Another facing, or another unit, does not help. Turn Han south-east.
lesson-turn-2 = That was your last point. **End the commands**.
lesson-turn-2-no = End the commands to begin the fire.
lesson-turn-3 = Now it is in his arc: let **Han** **shoot** at **probe droid 1**.
lesson-turn-3-no = Shoot before it wakes up.
lesson-turn-end = Think of the facing before you think of the hex.
lesson-rally = Rally
lesson-rally-1 = This is the second mission: an Imperial column wants through. One echo trooper is damaged and can do nothing. A point makes damaged infantry whole: let **echo trooper 1** **rally**.
lesson-rally-1-no = First help the one that cannot help itself. Rally echo trooper 1.
lesson-rally-2 = The AT-ST is close. **Move** **echo trooper 2** to **12,10**, nearer to it.
lesson-rally-2-no = Bring echo trooper 2 up to 12,10.
lesson-rally-3 = Face it: **echo trooper 2** **north-west**.
lesson-rally-3-no = The AT-ST is to the north-west. Face that way.
lesson-rally-4 = **End the commands** and fire.
lesson-rally-4-no = There is no point left. End the commands.
lesson-rally-5 = Let **echo trooper 1** **shoot** at **AT-ST 1**.
lesson-rally-5-no = Echo trooper 1 looks straight at it. Shoot with it.
lesson-rally-end = A miss, as most shots at armor. That is why snowspeeders carry harpoons.
lesson-harpoon = The harpoon
lesson-harpoon-1 = Nothing stops an AT-AT like a cable round its legs. Air units enter any hex, and an agile one goes anywhere. **Move** **snowspeeder 1** to **10,6**.
lesson-harpoon-1-no = Fly towards the walker: 10,6.
lesson-harpoon-2 = **Go on** into the walker's own hex, **10,5**.
lesson-harpoon-2-no = You have to be in its hex. Go on to 10,5.
lesson-harpoon-3 = Face **north**, **as before**.
lesson-harpoon-3-no = The facing does not matter now. Face north.
lesson-harpoon-4 = **End the commands**.
lesson-harpoon-4-no = Keep the other point: end the commands.
lesson-harpoon-5 = The harpoon works only in the enemy's turn, when you fire back. **End the fire**.
lesson-harpoon-5-no = Do not waste the surprise. End the fire.
lesson-harpoon-6 = The Empire's turn is over, and now you fire back: **harpoon** the walker, **AT-AT 1**.
lesson-harpoon-6-no = The cable is out. Harpoon the walker!
lesson-harpoon-end = No die, no armor: the walker falls.
lesson-win = Off the map
lesson-win-1 = Two scouts are through already. Han stands at the edge and looks north. Let **Han** **march** off the map.
lesson-win-1-no = The edge is before him. Let Han march.
lesson-win-end = Three are out: the mission is won. The cadet commands the droids of your first game.
