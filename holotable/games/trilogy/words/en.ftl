## game

game-name = Trilogy
game-tagline = Forty-two planets, three factions, one hidden Emperor.

## name

name-orange = Orange
name-yellow = Yellow
name-grey = Grey
name-white = White
name-rebels = the Rebels
    .number = plural
name-empire = the Empire
name-hutts = the Hutts
    .number = plural
name-rebels-orange = the orange Rebels
    .number = plural
name-rebels-yellow = the yellow Rebels
    .number = plural
name-empire-grey = the grey Empire
name-empire-white = the white Empire
name-fighter = fighter
name-bomber = bomber
name-destroyer = destroyer
name-death-star = the Death Star
name-empty = an empty base
name-emperor = the Emperor
name-marker-empty = an empty marker
name-marker-emperor = the Emperor's marker
name-no-ships = no ships
name-the-base = the base
name-tatooine = Tatooine
name-wayland = Wayland
name-toprawa = Toprawa
name-dathomir = Dathomir
name-yavin-4 = Yavin 4
name-dantooine = Dantooine
name-ord-mantell = Ord Mantell
name-mon-calamari = Mon Calamari
name-kashyyyk = Kashyyyk
name-kessel = Kessel
name-da-soocha-v = Da Soocha V
name-ylesia = Ylesia
name-toydaria = Toydaria
name-nar-shaddaa = Nar Shaddaa
name-bothawui = Bothawui
name-gamorr = Gamorr
name-kothlis = Kothlis
name-rodia = Rodia
name-falleen = Falleen
name-omwat = Omwat
name-arbra = Arbra
name-excarga = Excarga
name-elom = Elom
name-endor = Endor
name-bespin = Bespin
name-hoth = Hoth
name-bakura = Bakura
name-sullust = Sullust
name-eriadu = Eriadu
name-sluis-van = Sluis Van
name-derilyn = Derilyn
name-bpfassh = Bpfassh
name-dagobah = Dagobah
name-coruscant = Coruscant
name-corellia = Corellia
name-byss = Byss
name-mimban = Mimban
name-alderaan = Alderaan
name-hapes = Hapes
name-kuat = Kuat
name-balmorra = Balmorra
name-duro = Duro
name-mid-rim = the Mid Rim
name-core-worlds = the Core Worlds
name-outer-rim = the Outer Rim
name-elrood-sector = the Elrood Sector
name-ison-corridor = the Ison Corridor
name-wild-space = the Wild Space
name-empire-fire-core-wild = Fire the Death Star (Core Worlds / Wild Space)
name-empire-fire-mid-ison = Fire the Death Star (Mid Rim / Ison Corridor)
name-empire-fire-outer-elrood = Fire the Death Star (Outer Rim / Elrood Sector)
name-empire-new-death-star-n = New Death Star { $n }
name-empire-pull-of-the-dark-side-n = Pull of the Dark Side { $n }
name-empire-shipyard-attack = Shipyard Attack
name-empire-vader-leads-the-assault = Vader Leads the Assault
name-empire-field-officer-n = Field Officer { $n }
name-empire-governor-on-site = Governor on Site
name-empire-emergency-garrison-n = Emergency Garrison { $n }
name-empire-orbital-bombardment-n = Orbital Bombardment { $n }
name-empire-conscripts = Conscripts
name-empire-fortress-crews = Fortress Crews
name-empire-probe-droids = Probe Droids
name-empire-rapid-redeployment = Rapid Redeployment
name-empire-jamming-field = Jamming Field
name-empire-upgraded-station-drive = Upgraded Station Drive
name-empire-secret-transfer = Secret Transfer
name-empire-walker-assault = Walker Assault
name-empire-screening-fighters = Screening Fighters
name-empire-price-on-their-heads = Price on Their Heads
name-rebels-trust-in-the-force-n = Trust in the Force { $n }
name-rebels-shipyard-attack = Shipyard Attack
name-rebels-a-critical-error = A Critical Error
name-rebels-trench-run = Trench Run
name-rebels-weak-point = Weak Point
name-rebels-never-mind-the-odds = Never Mind the Odds
name-rebels-hero-of-the-fleet-n = Hero of the Fleet { $n }
name-rebels-squad-leaders-n = Squad Leaders { $n }
name-rebels-local-volunteers-n = Local Volunteers { $n }
name-rebels-ambush = Ambush
name-rebels-sabotage = Sabotage
name-rebels-spy-network = Spy Network
name-rebels-evacuation = Evacuation
name-rebels-uprising = Uprising
name-rebels-recruits = Recruits
name-rebels-hidden-cells = Hidden Cells
name-rebels-fast-transports = Fast Transports
name-rebels-planetary-shield = Planetary Shield
name-rebels-lucky-gambit = Lucky Gambit
name-rebels-hidden-route = Hidden Route
name-rebels-inside-help = Inside Help
name-hutts-slaves-n = Slaves { $n }
name-hutts-mercenaries-n = Mercenaries { $n }
name-hutts-bounty-hunter-n = Bounty Hunter { $n }
name-hutts-most-feared-hunter-n = Most Feared Hunter { $n }
name-hutts-hired-guns-n = Hired Guns { $n }
name-hutts-palace-guard-n = Palace Guard { $n }
name-hutts-ruthless-raid-n = Ruthless Raid { $n }
name-hutts-frozen-cargo = Frozen Cargo
name-hutts-bribe = Bribe
name-hutts-black-market = Black Market
name-hutts-stolen-plans = Stolen Plans
name-hutts-smuggling-route = Smuggling Route
name-hutts-secret-lane = Secret Lane
name-hutts-into-the-pit = Into the Pit
name-hutts-unleash-the-beast = Unleash the Beast
name-hutts-protection-money = Protection Money
name-hutts-rush-order = Rush Order
name-hutts-rival-squeeze = Rival Squeeze
name-dice-1 = one die
name-forces-1 = one force
name-dice-2 = two dice
name-forces-2 = two forces
name-dice-3 = three dice
name-forces-3 = three forces
name-fighter-1 = one fighter
name-fighter-2 = two fighters
name-fighter-3 = three fighters
name-fighter-4 = four fighters
name-fighter-5 = five fighters
name-fighter-6 = six fighters
name-bomber-1 = one bomber
name-bomber-2 = two bombers
name-bomber-3 = three bombers
name-bomber-4 = four bombers
name-bomber-5 = five bombers
name-bomber-6 = six bombers
name-destroyer-1 = one destroyer
name-destroyer-2 = two destroyers
name-destroyer-3 = three destroyers
name-destroyer-4 = four destroyers
name-destroyer-5 = five destroyers
name-destroyer-6 = six destroyers
name-done-window = Play no card now
name-done-card = That is enough
name-done-cards = Done with cards
name-done-place = Done placing
name-done-invade = End the invasions
name-done-fortify = End fortifying
name-done-fortify_ships = End moving ships
name-done-take_over = Ask for no planet
name-done-death_star = The Death Star does no more
name-done-draw = Draw now
name-force--3 = the darkest space
name-force--2 = the second dark space
name-force--1 = the first dark space
name-force-0 = balance
name-force-1 = the first light space
name-force-2 = the second light space
name-force-3 = the brightest space
name-won-all-planets = all planets are theirs
name-won-no-rebels = the Rebellion is wiped out
name-won-no-empire = the Empire is wiped out
name-won-emperor = the Emperor is found
name-won-resources = ten resource planets are theirs
name-won-turn-limit = most planets at the last turn
name-repeated = an attack

## standing

standing-deal = Deal the rest of the planets and forces
standing-deal-start = Deal planets and start forces
standing-defend = Always defend with all dice

## choice

choice-claim = Claim { $planet }
choice-claim_neutral = Claim { $planet } for the neutral Hutts
choice-death_star = Put the Death Star on { $planet }
choice-reinforce = Add a force to { $planet }
choice-reinforce_neutral = Add a Hutt force to { $planet }
choice-base = Put { $marker } on { $planet }
choice-trade = Play the set { $cards } for { $forces } { $forces ->
    [one] force
   *[other] forces
 }
choice-pick = Add { $card } to the set
choice-build = Build a { $ship } with { $card }
choice-place = Place forces on { $planet }
choice-place_ship = Place the { $ship } on { $planet }
choice-attack = Attack { $to } from { $origin } with { $sent }
choice-attack_death_star = Attack the Death Star from { $origin } with { $sent }
choice-escort = Take along { $ships }
choice-defend = Defend with { $sent }
choice-move_in = Move forces in
choice-fortify = Move forces from { $origin } to { $to }
choice-fortify_ship = Move a { $ship } from { $origin } to { $to }
choice-take_over = Ask to take over { $planet }
choice-agree = Agree to hand it over
choice-refuse = Refuse to hand it over
choice-roll_death_star = Roll to move the Death Star
choice-move_death_star = Move the Death Star to { $to }
choice-fire = Fire the Death Star with { $card }
choice-play_card = Play { $play }
choice-argument = Aim it at { $value }
choice-discard = Throw away { $card }
choice-card_force = Add a force by card to { $planet }
choice-decline = Keep { $card } and do not ask again this turn
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = The turn of { $seat } begins.
event-rolled = { $seat } rolled { $dice }.
event-rerolled = { $seat } rolled again: { $dice }.
event-attacked = { $seat } attacked { $to } from { $origin } with { $sent }.
event-defended = { $seat } defended { $planet } with { $sent }.
event-called_off = The battle for { $planet } is called off.
event-lost = { $planet } loses { $count } { $count ->
    [one] force
   *[other] forces
 }.
event-taken = { $planet } goes to { $seat }.
event-counted = { $seat } received { $count } { $count ->
    [one] force
   *[other] forces
 }.
event-placed = { $seat } placed { $count } { $count ->
    [one] force
   *[other] forces
 } on { $planet }.
event-moved = { $count } { $count ->
    [one] force moves
   *[other] forces move
 } from { $origin } to { $to }.
event-traded = { $seat } played the set { $first }, { $second }, { $third } for { $count } { $count ->
    [one] force
   *[other] forces
 }.
event-built = { $seat } built a { $ship } with { $card }.
event-ship_placed = A { $ship } is placed on { $planet }.
event-ships_moved = Ships move from { $origin } to { $to }: { $ships }.
event-ships_lost = Ships are lost on { $planet }: { $ships }.
event-marker_taken = The next base marker is { $marker }.
event-base_placed = A base is built on { $planet }.
event-base_moved = A base moves from { $origin } to { $to }.
event-base_shown = The base on { $planet } is turned up: { $marker }.
event-base_seen = Your spies looked under the base on { $planet }: { $marker }.
event-force = The Force moves to { $side }.
event-death_star_moved = The Death Star is at { $to }.
event-death_star_attacked = { $seat } attacked the Death Star from { $origin } with { $sent }.
event-death_star_total = The attack on the Death Star makes { $total }.
event-death_star_destroyed = { $seat } destroyed the Death Star!
event-fired = The Death Star fires: { $planet } is an asteroid field.
event-card_played = { $seat } played { $card }.
event-discarded = { $seat } lost the card { $card }.
event-hand_shown = { $seat } holds { $card }.
event-drew = { $seat } drew { $count } { $count ->
    [one] card
   *[other] cards
 }.
event-received = { $seat } drew { $card }.
event-cards_taken = { $seat } took { $count } { $count ->
    [one] card
   *[other] cards
 } from { $loser }.
event-asked_for = { $seat } asked to take { $planet } over.
event-taken_over = { $seat } took { $planet } over.
event-refused = { $planet } is not handed over.
event-eliminated = { $seat } { $seat ->
    [one] is
   *[other] are
 } out of the game.
event-won = { $faction } { $faction ->
    [one] wins
   *[other] win
 }: { $why }!

## row

row-by = { $seat }
row-again = { $seat }, again

## ask

ask-claim = Claim a free planet.
ask-claim_neutral = Claim a planet for the neutral Hutts.
ask-death_star_setup = Where does the Death Star begin?
ask-reinforce = Add a force to a planet of yours; { $left } left.
ask-reinforce_neutral = Add a neutral Hutt force to one of their planets.
ask-base = Where does the new base go?
ask-rescue_base = The Hutts took { $to }. Where does its base go?
ask-cards = Play cards, or go on.
ask-must_trade = Five cards or more: play a set.
ask-place = Place your forces; { $left } left.
ask-place_ship = Place your ship.
ask-place_cards = Play a card, or go on.
ask-invade = Attack, or end the invasions.
ask-fortify = Move forces once over your own planets, or go on.
ask-fortify_ships = Move ships once over your own planets, or go on.
ask-take_over = Ask your partner for a planet, or go on.
ask-death_star = The Death Star: roll, fire, or go on.
ask-move_death_star = You rolled { $roll }: move the Death Star up to so many planets.
ask-draw = Play a card before you draw, or draw.
ask-escort = Which ships of { $origin } go along?
ask-defend = { $to } is attacked. With how many dice do you defend it?
ask-move_in = { $to } is taken. How many forces move in?
ask-agree = { $other }: may I take over { $planet }?
ask-discard = You see the hand of { $other }. What is thrown away? { $left } left.
ask-card_force = Where does the next force go?
ask-window-attack-declared-attacker = You attack { $to }. A card?
ask-window-attack-declared-defender = { $to } is attacked. A card?
ask-window-before-dice = Before the dice for { $to }: a card?
ask-window-after-dice = The dice for { $to } are rolled: a card?
ask-window-death-star-before-dice = Before the dice against the Death Star: a card?
ask-window-death-star-after-dice = The dice against the Death Star are rolled: a card?

## area

area-fire = can be attacked from here
area-order = the card can be aimed here

## note

note-may_leave = { $count } { $count ->
    [one] force
   *[other] forces
 } may leave; one stays
note-protected = lies under the Death Star and cannot be attacked

## no

no-not_yours = { $origin } is not yours
no-not_yours_to = { $to } is not yours
no-field = { $to } is an asteroid field
no-friend = { $to } is on your own side
no-last_force = the last force of { $origin } must stay
no-far = { $to } is not next to { $origin }
no-protected = { $to } lies under the Death Star
no-cut_off = no way over own planets leads from { $origin } to { $to }
no-card_set = cards are played in sets here, when you count your forces
no-card_declined = you have passed on { $card } for this turn
no-card_nothing = { $card } would change nothing now
no-card_moment = this is not the moment of { $card }: it is offered when that comes

## repeat

repeat-spent = { $origin } has too few forces to attack and keep { $keep }.

## goal

goal-no_rebels = Leave the Rebels no planet; they hold { $left }
goal-no_rebels-short = Rebel planets: { $left }
goal-no_empire = Leave the Empire no planet; it holds { $left }
goal-no_empire-short = Imperial planets: { $left }
goal-emperor = Or find the Emperor under an Imperial base
goal-resources = Hold { $of } resource planets
goal-resources-short = { $done } of { $of } resources
goal-all_planets = Hold every planet
goal-all_planets-short = { $done } of { $of } planets
goal-limit = After { $limit } turns most planets win

## odds

odds-attack = { $origin } attacks { $to }
odds-taken = The planet is taken, fighting on
odds-once = This battle: you lose { $lost }, they lose { $hits }
odds-star = { $origin } attacks the Death Star
odds-star_destroyed = The Death Star is destroyed
odds-dice = Dice

## workshop

suggest-forces = Give { $side } { $count } forces to place at the start.

## error

error-agree_asked_but_not = agree is asked, but not of a partner about a planet of its own.
error-asked_but_no_battle = { $choice } is asked, but there is no battle.
error-asteroid_field_cannot_among = { $name } is an asteroid field and cannot be among the planets.
error-at_every_planet_claimed = at { $what } every planet is claimed.
error-at_most_asteroid_fields = there are at most { $field_limit } asteroid fields.
error-attack_on_death_star = an attack on the Death Star needs an origin.
error-attack_on_death_star_2 = the attack on the Death Star has no die.
error-belongs_owners = { $planet } belongs to { $owner }; owners are { $known }.
error-cannot_have_ships = { $name } cannot have ships.
error-cannot_hold_another_faction = { $name } cannot hold { $what } of another faction.
error-card_force_asked_step = card_force is asked in step place of the seat on turn only.
error-card_window_asked_but = a card window is asked, but there is no battle.
error-death_star_attacked_but = the Death Star is attacked, but there is none.
error-deck_holds_card_another = the deck of { $name } holds a card of another.
error-declined_but_nobody_holds = { $name } is declined, but nobody holds it.
error-does_not_work_beyond = { $what } does not work beyond the moment it is played.
error-empire_moves_base_but = the Empire moves a base, but Hutts have taken none.
error-every_planet_claimed_so = every planet is claimed, so claiming is over.
error-forces_keep_whole_number = The forces to keep are a whole number from 1, not { $keep }.
error-forces_move_but_planet = forces move in, but the planet is not taken.
error-hand_shown_step_cards = a hand is shown in step cards to the seat on turn only.
error-has_all_arguments = { $name } has all its arguments.
error-has_base_but_not = { $name } has a base, but it is not Imperial.
error-has_more_than_ships = { $name } has more than { $most } ships of the class { $what }.
error-has_no_forces = { $name } has no forces.
error-has_no_owner = { $name } has no owner.
error-has_no_step = { $what } has no step { $what_2 }.
error-has_not_so_many = { $what } has not so many forces to attack with.
error-has_not_so_many_2 = { $what } has not so many ships of the class { $what_2 } to take along.
error-has_not_so_many_3 = { $what } has not so many forces to defend with.
error-has_too_many_dice = the { $side } has too many dice.
error-invasion_but_step_not = there is an invasion, but the step is not invade.
error-invasion_does_not_start = the invasion does not start from a planet of the seat on turn.
error-invasion_not_aimed_at = the invasion is not aimed at an enemy planet.
error-names_which_no_card = { $what } names { $value }, which is no card.
error-needs_both_owner_forces = { $name } needs both an owner and forces, or neither.
error-no_choice_parts = there is no choice { $choice } in parts.
error-no_planet_on_map = There is no planet { $planet } on the map; there are { $planets }.
error-no_question = there is no question { $choice }.
error-no_window = there is no window { $window }.
error-nobody_has_decision_position = nobody has a decision in this position.
error-not_card = { $what } is not a card of { $name }.
error-not_hand_seat_asked = { $what } is not in the hand of the seat asked.
error-on_turn_but_has = { $what } is on turn but has no planet.
error-only_base_markers = there are only { $marker_count } base markers.
error-only_base_markers_2 = there are only { $marker_count } base markers.
error-planets_missing_all_listed = the planets { $what } are missing; all are listed but asteroid fields.
error-rebels_hold_emperor_so = the Rebels hold the Emperor, so the game is over.
error-second_emperor = there is a second Emperor.
error-sent_no_ships_along = { $what } sent no ships along: it is not the attacker's.
error-set_half_made_has = a set half made has one or two cards.
error-standard_games_have_no = standard games have no ships.
error-standard_games_have_no_2 = standard games have no bases.
error-standard_games_have_no_3 = standard games have no { $odd }.
error-trilogy_position_needs_planets = a trilogy position needs planets: { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = a trilogy position is an object with at least planets.
error-trilogy_positions_have_no = trilogy positions have no { $unknown }; they have { $keys }.
error-trilogy_standard_mode_for = trilogy: standard mode is for { $standard_players } players, not { $players }.
error-true_or_false_not = { $what } is true or false, not { $value }.
error-two_places = { $what } is in two places.
error-opening_object = trilogy: the opening is a JSON object, or null for that of the rules, not { $value }.
error-too_few_markers = there are only { $count } base markers, too few for { $name }.
error-second_emperor_on = there is a second Emperor on { $name }.
error-hand_too_large = the hand of { $name } has more than { $most } cards.
error-no_planet_left = { $names } has no planet, and none is left to claim.
error-too_few_planets = { $names } has no planet, and the { $free } left to claim are too few for a round of all seats.
error-star_not_imperial = the Death Star stands at { $planet }, which is not Imperial.
error-over_before = the game would be over before it begins.
error-opening_no_option = a game of trilogy has no option { $option }.
error-of_own = trilogy: { $reason }

## draw: the table in a terminal

draw-free = free
draw-asteroids = asteroid field
draw-held = planets { $planets }, cards { $cards }
draw-turn = turn { $turn }
draw-to_place = to place: { $count }
draw-force = dark { $meter } light   markers { $markers }
draw-star = Death Star in the field of { $planet }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Mid Rim
text-region-core-worlds = Core Worlds
text-region-outer-rim = Outer Rim
text-region-elrood-sector = Elrood Sector
text-region-ison-corridor = Ison Corridor
text-region-wild-space = Wild Space
text-empire-fire-core-wild = Fire the Death Star (TRI-85) at the planet under it, in one of the named regions: its forces and ships are gone, an asteroid field takes its place, the Force moves 1 to the dark. Spoken as fire(card).
text-empire-new-death-star-1 = Only while no Death Star is in play: put it on the named planet held by the Empire (a partner's too); the Force moves 1 to the dark. It neither moves nor fires this turn.
text-empire-new-death-star-1-name = New Death Star
text-empire-pull-of-the-dark-side-1 = The Force moves 1 to the dark.
text-empire-pull-of-the-dark-side-1-name = Pull of the Dark Side
text-empire-shipyard-attack = The named opponent loses 2 cards from hand, drawn at random (all, if it holds fewer).
text-empire-vader-leads-the-assault = Add 2 to each of your dice of this battle.
text-empire-field-officer-1 = Add 1 to your highest die of this battle.
text-empire-field-officer-1-name = Field Officer
text-empire-governor-on-site = Add 2 to your highest die of this battle.
text-empire-emergency-garrison-1 = Add 3 forces to the attacked planet.
text-empire-emergency-garrison-1-name = Emergency Garrison
text-empire-orbital-bombardment-1 = Remove 2 forces from the attacked planet; its last force always stays. Needs at least 2 forces there.
text-empire-orbital-bombardment-1-name = Orbital Bombardment
text-empire-conscripts = Receive 3 more forces to place this turn.
text-empire-fortress-crews = Add 1 force to every planet with an Imperial base, whichever Imperial seat holds it; one a planet, however many bases it has.
text-empire-probe-droids = See the whole hand of the named opponent, then discard 1 of its cards of your choice (all, if it holds fewer), one discard(card) each.
text-empire-rapid-redeployment = One more fortification of forces in this step, before or after the usual one, under the usual rules.
text-empire-jamming-field = The enemy's ships do not count in this battle (its dice fall back to six-sided where only a destroyer had changed them); they still move in, or fall, with their planet.
text-empire-upgraded-station-drive = Before the Death Star's movement roll of this turn: that roll is the sum of two six-sided dice.
text-empire-secret-transfer = Move one base marker, its face hidden, from its planet to another planet held by the Empire that has no base. Of two alike on the planet, the one fewer factions have seen.
text-empire-walker-assault = All your attack dice are eight-sided until this invasion ends.
text-empire-screening-fighters = Roll all your dice of this battle again, once, with the same kinds of dice; your fighters help again, additions stay.
text-empire-price-on-their-heads = Only if you took a Rebel planet this turn: draw 1 card more in this step.
text-rebels-trust-in-the-force-1 = The Force moves 1 to the light.
text-rebels-trust-in-the-force-1-name = Trust in the Force
text-rebels-a-critical-error = See the whole hand of the named opponent, then discard 2 of its cards of your choice (all, if it holds fewer), one discard(card) each. The opponent must be an Imperial seat.
text-rebels-trench-run = Roll 1 six-sided die more in this attack on the Death Star.
text-rebels-weak-point = Add 3 to the total of this attack on the Death Star.
text-rebels-never-mind-the-odds = Name an asteroid field: until your turn ends, all planets adjacent to it (its old lanes included) count as adjacent to each other for your invasions and fortifications. Nothing may stop on the field.
text-rebels-hero-of-the-fleet-1-name = Hero of the Fleet
text-rebels-squad-leaders-1 = Add 1 to each of your dice of this battle.
text-rebels-squad-leaders-1-name = Squad Leaders
text-rebels-local-volunteers-1-name = Local Volunteers
text-rebels-ambush = Remove 2 forces from the attacking planet; its last force always stays (TRI-135).
text-rebels-sabotage = Destroy one ship of the named class on the named planet, which is adjacent to one of yours. The ship must be Imperial.
text-rebels-spy-network = Your faction sees, in secret, one base marker on the named planet that it has not yet seen (the one put there first).
text-rebels-evacuation = Move all forces but 1, and all ships, from the attacked planet to the named adjacent planet of yours. Needs at least 2 forces or a ship to move.
text-rebels-uprising = The named planet of an enemy faction, adjacent to one of yours, with exactly 1 force and no ship, base or Death Star, becomes yours: its force is replaced by one of yours. It earns no card in the draw step.
text-rebels-hidden-cells = Add 1 force to each of up to 3 different planets of yours, one card_force(planet) each; done() stops early.
text-rebels-planetary-shield = The attacker sends only 1 force, with 1 die, in this battle (TRI-135). Needs an attacker with 2 or 3 dice.
text-rebels-hidden-route = Name an own planet with at least 2 forces and an enemy planet exactly 2 steps away over a planet of any owner that is not an asteroid field: until the invade step ends the two count as adjacent for your invasions (not for attacks on the Death Star).
text-rebels-inside-help = Only against a planet with an Imperial base: until this invasion ends the base gives no eight-sided dice (the defender's destroyers still do).
text-hutts-slaves-1 = Receive forces to place this turn: half the resource planets you hold, rounded down, at most 5. Needs at least 2 such planets.
text-hutts-slaves-1-name = Slaves
text-hutts-mercenaries-1-name = Mercenaries
text-hutts-bounty-hunter-1-name = Bounty Hunter
text-hutts-most-feared-hunter-1-name = Most Feared Hunter
text-hutts-hired-guns-1-name = Hired Guns
text-hutts-palace-guard-1-name = Palace Guard
text-hutts-ruthless-raid-1-name = Ruthless Raid
text-hutts-frozen-cargo = Destroy one ship of the named class on the named planet, which is adjacent to one of yours. The ship may be any enemy's.
text-hutts-bribe = The named planet of an enemy faction, adjacent to one of yours, with exactly 1 force and no ship, base or Death Star, becomes yours: its force is replaced by one of yours. It earns no card in the draw step. It may not be your 10th resource planet.
text-hutts-black-market = In a set this card stands for any class; the dearest set the three cards can make counts. Used by trade(cards), not by play_card; a ship built with it is a fighter.
text-hutts-stolen-plans = The named opponent loses 1 card from hand, drawn at random; you draw 1 card.
text-hutts-into-the-pit = Each force the attacker loses in this battle costs it one more from the attacking planet; the last force there always stays.
text-hutts-protection-money = For every region in which you hold a resource planet add 1 force to a planet of yours in that region, one card_force(planet) each, in any order.
text-hutts-rush-order = Build one ship more this turn, with another card.
text-hutts-rival-squeeze = Only if you took planets of both enemy factions this turn: draw 1 card more in this step.
text-option-mode = The war of three factions, or plain Risk on its map.
text-option-players = How many play: 2 to 5, in standard mode 3 or 4.
text-option-turn_limit = Most planets win after this many turns; none by default.
text-option-opening = Planets, forces and more of your own to begin with; the workshop draws them.
text-known-trilogy-2 = Original Trilogy, 2 players
text-known-trilogy-3 = Original Trilogy, 3 players
text-known-trilogy-4 = Original Trilogy, 4 players
text-known-trilogy-5 = Original Trilogy, 5 players
text-known-standard-3 = Standard, 3 players
text-known-standard-4 = Standard, 4 players
