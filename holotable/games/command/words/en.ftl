## game

game-name = Command
game-tagline = Cards, hexes and cold steel: 17 battles for an ice planet.

## name

name-rebels = the Rebels
    .number = plural
name-empire = the Empire
name-rebels-1 = the first Rebel player
name-rebels-2 = the second Rebel player
name-empire-1 = the first Imperial player
name-empire-2 = the second Imperial player
name-troopers = Troopers
name-speeders = Snowspeeders
name-artillery = Artillery
name-snowtroopers = Snowtroopers
name-at-at = AT-AT
name-droids = Probe droids
name-troopers-n = Troopers { $n }
name-speeders-n = Snowspeeders { $n }
name-artillery-n = Artillery { $n }
name-snowtroopers-n = Snowtroopers { $n }
name-at-at-n = AT-AT { $n }
name-droids-n = Probe droids { $n }
name-generator-n = shield generator { $n }
name-ion-cannon = the ion cannon
name-recon-left = Recon Left
name-recon-centre = Recon Centre
name-recon-right = Recon Right
name-raid-left = Raid Left
name-raid-centre = Raid Centre
name-raid-right = Raid Right
name-assault-left = Assault Left
name-assault-centre = Assault Centre
name-assault-right = Assault Right
name-recon-in-force = Recon in Force
name-direct-from-hq = Direct from HQ
name-trooper-assault = Trooper Assault
name-speeder-assault = Speeder Assault
name-artillery-barrage = Artillery Barrage
name-defensive-position = Defensive Position
name-rebel-spearhead = Rebel Spearhead
name-leia-orders = Orders from the Princess
name-leia-assistance = Assistance
name-leia-last-hope = Our Last Hope
name-luke-in-formation = In Formation
name-luke-tactical-assault = Tactical Assault
name-luke-ready = Ready for Battle
name-han-diversion = Diversion
name-han-here-they-come = Here They Come
name-han-support = Scoundrel's Support
name-vader-force = Force Powers
name-vader-determination = Determination
name-vader-discipline = Imperial Discipline
name-veers-walkers = Walker Attack
name-veers-landings = Successful Landings
name-veers-concentrated = Concentrated Fire
name-piett-reinforcements = Reinforcements
name-piett-fleet = Deploy the Fleet!
name-piett-orbital = Orbital Strike
name-pincer-move = Pincer Move
name-imperial-assault = Imperial Assault
name-precision-fire = Precision Fire
name-search-and-destroy = Search and Destroy
name-pressing-forward = Pressing Forward
name-combat-experience = Combat Experience
name-air-support = Air Support
name-finish-this = Let's Finish This
name-reserve-forces = Reserve Forces
name-desperate-stand = Desperate Stand
name-special-orders = Special Orders
name-incursion = Incursion
name-scout = Scout
name-final-assault = Final Assault
name-rout = Rout
name-left = left section
name-centre = centre section
name-right = right section
name-face-infantry = infantry
name-face-vehicle = vehicle
name-face-explosion = explosion
name-face-retreat = retreat
name-face-cross = miss
name-assault = assault troops
name-scouts = scouts
name-elite = elite troops
name-elite-squadron = elite squadron
name-e-web = E-Web
name-guns-and-wings = no own artillery or speeders unit destroyed
name-walker-down = an AT-AT destroyed
name-behind-their-lines = a Rebel unit stands on row 0 or 1 at the end of a turn of either side
name-clear-win = battle won while the Empire has at most 2 medals
name-walkers-whole = no own AT-AT destroyed
name-eyes-open = every droids unit of the set-up alive; in a scenario without droids, 6 or more Imperial units on the field
name-baseline = an Imperial unit stands on row 6
name-close-quarters = 3 Rebel units destroyed in close combat
name-leia = Princess Leia
name-luke = Luke Skywalker
name-han = Han Solo
name-vader = Darth Vader
name-veers = General Veers
name-piett = Admiral Piett
name-a-card = a card
name-from-a-card = The strike
name-note-no-attack = , then it will not attack
name-won-rebels = The Rebels win the battle
name-won-empire = The Empire wins the battle
name-won-nobody = Nobody wins the battle
name-reason-medals = medals
name-reason-no-units = the enemy has no units left
name-reason-turn-limit = time has run out
name-reason-officer-left = the officer is safe
name-reason-officer-taken = the officer is captured
name-reason-hold-objectives = all objectives are held
name-reason-generators-destroyed = both generators are destroyed
name-reason-at-ats-destroyed = all AT-ATs are destroyed
name-reason-infantry-left = the infantry has reached the base
name-reason-ion-cannon-destroyed = the ion cannon is destroyed
name-reason-infantry-destroyed = too much Rebel infantry is lost
name-done-order = Give no more orders
name-done-move = End the moves
name-done-attack = End the attacks
name-done-move_after = Make no more moves
name-done-strike = Strike no more units
name-done-go-on = Go on without a support card
name-done-discard = Discard no more cards
name-done-take = Draw a card as usual
name-done-deploy = Place nothing now
name-done-incursion-move = Do not move a second time
name-done-incursion-attack = Do not attack a second time
name-confirmed = The hit counts.
name-not-confirmed = The hit does not count: there is no explosion.
name-either = either side
name-infantry = infantry
name-any = any unit
name-officer = the officer's carrier

## choice

choice-play_card = play { $card }: { $effect }
choice-section = the { $section }
choice-order = order { $unit } on { $origin }
choice-move = { $unit }: move from { $origin } to { $to }{ $note }
choice-leave = { $unit }: leave the field from { $origin }
choice-attack = { $unit } on { $origin }: attack { $target } on { $there } with { $count } { $count ->
    [one] die
   *[other] dice
 }
choice-reroll = roll again: dice { $faces }
choice-keep_dice = keep the dice
choice-retreat = { $unit }: retreat from { $origin } to { $to }
choice-ignore_retreat = use the trench: ignore one retreat
choice-take_retreat = leave the trench: take every retreat
choice-break_through = { $unit }: break through to { $there }
choice-hold = { $unit }: hold
choice-move_after = { $unit }: move on from { $origin } to { $to }
choice-discard = discard { $card }: { $effect }
choice-take = take back { $card }: { $effect }
choice-support = support card { $card }: { $effect }
choice-pick = choose { $target } on { $there }
choice-deploy = { $unit }: place on { $to }
choice-done = { $what }

## event

event-turn_began = Turn { $turn } of { $seat }.
event-card_played = Played by { $seat }: { $card }.
event-ordered = { $unit } ordered.
event-moved = { $unit } moves from { $origin } to { $to }.
event-attacked = { $who } attacks { $target }: { $faces }.
event-rerolled = After the re-roll: { $faces }.
event-confirmed = The second roll at the AT-AT: { $faces }. { $outcome }
event-figure_lost = { $unit }: { $count } { $count ->
    [one] figure
   *[other] figures
 } lost.
event-no_way_back = { $unit } cannot retreat: { $count } { $count ->
    [one] figure
   *[other] figures
 } lost instead.
event-no_room = No fresh unit arrives: none is left, or no hex is free.
event-retreated = { $unit } retreats from { $origin } to { $to }.
event-destroyed = { $target }: destroyed!
event-broke_through = { $unit } breaks through from { $origin } to { $to }.
event-medal = { $side } { $side ->
    [one] takes
   *[other] take
 } { $count } { $count ->
    [one] medal
   *[other] medals
 }.
event-left = { $unit } leaves the field from { $origin }.
event-deployed = { $unit } arrives on { $to }.
event-restored = { $unit }: { $count } { $count ->
    [one] figure
   *[other] figures
 } regained.
event-discarded = Discarded by { $seat }: { $card }.
event-drew = Drawn by { $seat }: { $what }.
event-taken = Taken back by { $seat }: { $card }.
event-goal_met = Secret goal of { $side } met: { $goal }.
event-won = { $winner }: { $how }.

## row

row-again = again
row-confirm = confirm

## ask

ask-deploy = Place a fresh unit, or wait?
ask-reserve = Where does the fresh unit arrive?
ask-play = Play a command card.
ask-section = Which section?
ask-order = { $card }: which unit is ordered?
ask-move = Move your ordered units, one after another.
ask-attack = Attack with your ordered units, one after another.
ask-move_after = Your units may move once more.
ask-reroll = You rolled { $faces }. Roll some dice again?
ask-trench = { $target } in the trench may ignore one retreat of { $left }.
ask-retreat = { $target } must retreat { $left } more. Where to?
ask-break_through = The attack is over. What does { $unit } do now?
ask-second = { $unit } has broken through and may attack again.
ask-discard = Discard up to { $left } more cards.
ask-owed = The card hex is left: discard a card.
ask-take = Before the draw: take a card back instead?
ask-pick-orbit = Which enemy unit is struck from orbit?
ask-pick-air = Which enemy unit does the air support attack?
ask-pick-reserve = Which unit is brought back to full strength?
ask-pick-desperate = Which unit makes a desperate stand?
ask-pick-incursion = Which unit acts a second time?
ask-pick-rout = Whose target loses its cover?
ask-pick-heal = Which unit regains a figure?
ask-pick-scout = Which infantry unit is ordered as well?

## price

price-no_attack = This move gives up the attack (COM-15a).

## area

area-reach = can move here
area-fire = in range and sight
area-order = would be ordered

## note

note-ordered = is ordered
note-moved = has moved
note-no_attack = will not attack this turn
note-attacked = has attacked

## terrain

terrain-ridge = Closed to AT-ATs. From lower ground, attacks at a unit on it have 1 die less. Blocks sight.
terrain-rocks = Ends a move and forbids the attack. Attacks at a unit on it have 1 die less, vehicles' 2 less. Block sight.
terrain-building = Like rocks; a vehicle on it attacks with 2 dice less.
terrain-wreckage = Like rocks; a vehicle on it attacks with 2 dice less.
terrain-serac = Closed to everybody. Always blocks sight.
terrain-trench = Infantry in it is attacked with 1 die less and may ignore one retreat.
terrain-crevasse = Closed to all but flying units. Does not block sight.

## no

no-other_side = { $unit } is not yours
no-absent = { $unit } is not on the field
no-absent_target = { $target } is not on the field
no-step = this is not the moment for it
no-ordered = { $unit } has its order already
no-type = { $card } does not order such units
no-place = { $card } has no order left for { $unit } where it stands
no-order = { $unit } has no order
no-moved = { $unit } has moved
no-occupied = { $to } is taken
no-impassable = { $unit } cannot enter { $to }
no-far = { $unit } cannot reach { $to } from { $origin }
no-may_not_attack = { $unit } has moved too far or onto hindering ground to attack
no-attacked = { $unit } may not attack any more
no-range = { $target } is out of range of { $unit }
no-sight = { $unit } cannot see { $target }
no-dice = cover leaves { $unit } no dice against { $target }
no-card_step = a command card is played at the start of your turn, before the orders
no-card_support = { $card } is a support card: it is offered when its own moment comes

## odds

odds-attack = { $unit } attacks { $target }
odds-pick = a strike at { $target }
odds-dice = Dice
odds-figures = Figures of the target
odds-hits = Hits: { $count }
odds-retreats = Retreats: { $count }
odds-destroyed = Destroyed
odds-hurt = Loses figures

## goal

goal-medals = Take { $of } medals; each unit destroyed gives one
goal-medals-short = { $done } of { $of } medals
goal-medals-no-kills = Take { $of } medals; destroyed units give none
goal-medals-no-kills-short = { $done } of { $of } medals
goal-officer-left = Bring the officer off the field by an exit
goal-officer-taken = Reach the officer where it lies
goal-hold-objectives = Stand on all { $of } objective hexes at once
goal-hold-objectives-short = { $done } of { $of } objectives
goal-generators-destroyed = Destroy the { $of } shield generators
goal-generators-destroyed-short = { $done } of { $of } generators
goal-at-ats-destroyed = Destroy all AT-ATs
goal-at-ats-destroyed-short = { $done } of { $of } AT-ATs
goal-infantry-left = Get { $of } infantry units off the field by the exits
goal-infantry-left-short = { $done } of { $of } out
goal-ion-cannon-destroyed = Destroy the ion cannon
goal-infantry-destroyed = Destroy { $of } infantry units
goal-infantry-destroyed-short = { $done } of { $of } infantry
goal-no-units = Or leave the enemy no unit
goal-no-units-only = Leave the enemy no unit
goal-secret = Secret goal: { $goal }
goal-limit = No winner after { $limit } turns of each side
goal-rule-kill-medals = { $unit } destroyed: medals for { $side }: { $count }
goal-rule-leave = May leave by its exits: { $side }, { $units }
goal-rule-leave-medals = Each unit that leaves by an exit gives { $side } a medal: { $units }
goal-rule-retreat-home = { $side }: retreats go toward the nearest edge
goal-rule-retreat-away = { $side }: retreats go away from the attacker
goal-rule-data = { $side }: { $units } on { $at } at the start of the turn takes a medal for good
goal-rule-war-machine = { $side }: fallen infantry is replaced on the baseline, up to { $most } units on the field
goal-rule-reinforcements = { $side }: { $number } fresh { $unit } may arrive from turn { $from_turn } on
goal-rule-landing = { $side }: a fresh unit of { $unit } each turn from turn { $from_turn } on, next to { $next_to }
goal-rule-charge = { $side }: the ion cannon gathers a charge each turn; { $full } charges make a medal
goal-rule-steep-ridges = Entering a ridge costs { $cost } movement
goal-rule-card-hex = { $at }: entering it draws a card, leaving it costs one
goal-rule-temporary-medal = Medals while a unit stands there: { $count } on { $at } ({ $side })
goal-rule-temporary-medal-together = Medals while a unit stands on any of { $at }: { $count } in all ({ $side })
goal-rule-permanent-medal = Medals for good for the first unit there: { $count } on { $at } ({ $side })

## suggest

suggest-medals = Let { $side } win with { $count } medals.
suggest-hand = Give { $side } { $count } cards to begin with.

## campaign

campaign-about = Five battles. Who wins one decides where the next is fought. Support cards go with you, and in every battle each side has a secret goal.
campaign-medals = Medals: { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] has
   *[other] have
 } met { $side ->
    [one] its
   *[other] their
 } secret goal: { $goal }.
campaign-lent = { $leader } comes to lead { $side } in the next battle.
campaign-draws = { $side } { $side ->
    [one] draws
   *[other] draw
 } a support card.
campaign-extra = { $side } { $side ->
    [one] begins
   *[other] begin
 } the next battle with a command card more.
campaign-tally-battle = Battle points
campaign-tally-goals = Goal points
campaign-tally-medals = Medals

## error

error-at_most = there are at most { $most } of { $kind }.
error-at_most_dice = there are at most { $most_dice } dice.
error-attacked_names_unit_not = attacked names a unit that is not of the acting side.
error-attacked_too_long = attacked is too long.
error-badge_does_not_fit = the badge { $badge } does not fit { $name }.
error-badge_does_not_fit_2 = the badge { $name } does not fit { $what } on { $what_2 }.
error-badge_on_lies_beside = the badge { $name } on { $what } lies beside no unit.
error-belongs_one_side = the { $kind } belongs to one side.
error-both_stand_on = { $unit } and { $get } both stand on { $text }.
error-cannot_carry_officer = { $officer } cannot carry the officer.
error-card_known_hand_not = a card known to be in the hand of { $what } is not there.
error-command_belongs_campaign_which = command: { $what } belongs to a campaign, which is for 2 players.
error-command_leader_needs_two = command: { $prefix }_leader_2 needs two players on the side of the { $what }.
error-command_partners_take_different = command: partners take different leaders, not both { $one }.
error-command_position_object = a command position is an object.
error-command_positions_have_no = command positions have no { $unknown }; they have { $keys }.
error-command_scenario_must_whole = command: scenario must be a whole number from 1 to { $scenarios } or { $own }, not { $value }.
error-command_support_cards_list = command: the support cards of the { $side } are a list of different ones of { $cards }.
error-does_not_say = it does not say { $key }.
error-e_web_set_or = the e_web of { $name } is set or moving.
error-faulty_scenario = Faulty scenario: { $reason }
error-has_more_than_permanent = it has more than { $marker_room } permanent medals.
error-has_more_than_temporary = it has more than { $marker_room } temporary medals.
error-has_two_kinds_terrain = { $what } has two kinds of terrain, { $what_2 } and { $name }.
error-has_units_room_for = it has { $hexes } units of { $name }; there is room for { $room }.
error-has_unknown_badge = { $name } has an unknown badge { $badge }; there are { $what }.
error-have_all_their_medals = the { $name } have all their medals before the battle begins.
error-officer_lies_under_enemy = the officer lies under a unit of the { $name } before the battle begins.
error-have_no_way_win = the { $what } have no way to win.
error-hold_all_objectives_before = the { $name } hold all objectives before the battle begins.
error-holds_which_lies_elsewhere = { $where } holds { $what }, which lies elsewhere or is no card of that side.
error-kill_medals_destroy_no = kill-medals: the { $what } destroy no { $unit }.
error-landing_places_infantry = the landing places infantry.
error-leaders_list_up_two = the leaders of { $side } are a list of up to two.
error-list_hexes = { $name } is a list of hexes.
error-markers_list = markers is a list.
error-names_hex_twice = { $what } names a hex twice.
error-names_hex_which_off = { $what } names the hex { $value }, which is off the field.
error-names_unit_not_acting = { $key } names a unit that is not of the acting side.
error-names_which_does_not = { $what } names { $value }, which does not exist.
error-needs_list_hexes = { $what } needs a list of hexes.
error-no_e_web = { $name } is no E-Web.
error-no_marker_markers = there is no marker { $kind }; the markers are { $marker_kinds }.
error-no_special_rule_rules = there is no special rule { $rule }; the rules are { $values }.
error-no_terrain = there is no terrain { $kind }.
error-not_at_figures = { $name } is not { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } is an object with { $sides }.
error-object_with_seats = { $key } is an object with the seats { $seats }.
error-officer_lies_on_impassable = the officer lies on impassable ground at { $what }.
error-on_has_two_badges = { $what } on { $what_2 } has two badges.
error-on_stands_on_serac = the { $kind } on { $what } stands on a serac.
error-one_officer_on_one = there is one officer on one hex.
error-options_object = options is an object.
error-over_winner_reason = over is { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending holds something unknown; it may hold { $known }.
error-pending_names_step = pending names the step { $inner }.
error-pending_object = pending is an object.
error-places_which_no_units = { $rule } places { $unit }, which are no units of the { $what }.
error-rule_does_not_say = the rule { $rule } does not say { $value }.
error-rule_needs_marker = the rule { $rule } needs a marker { $wanted }.
error-scenario_has_no = the scenario has no { $name }.
error-scenario_has_no_officer = the scenario has no officer.
error-scenario_leaders_support_cards = the scenario, leaders, support cards and goals of a position stand beside its options, not in them.
error-seen_known_rebuilt = seen is { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] the Rebels have no units yet.
   *[empire] the Empire has no units yet.
 }
error-special_list = special is a list.
error-special_rule_object = a special rule is an object.
error-stands_on_where_structure = { $name } stands on { $what }, where a structure is.
error-stands_on_which_impassable = { $name } stands on { $what }, which is { $what_2 }: impassable for it.
error-stands_on_which_off = { $name } stands on { $h }, which is off the field.
error-step_but_no_card = the step is { $step }, but no card is in play.
error-step_must_one_not = step must be one of { $position_steps }, not { $step }.
error-structures = structures are { $structures }.
error-sudden_death_list = sudden_death is a list.
error-sudden_death_needs = the sudden death { $death } of the { $what } needs { $what_2 }.
error-targets_attacked_differ_length = targets and attacked differ in length.
error-terrain_object_hex_kind = terrain is an object: hex to kind.
error-terrain_object_lists_hexes = terrain is an object of lists of hexes.
error-title_text_up_letters = the title is a text of up to { $title_room } letters.
error-together_true_or_false = together is true or false.
error-turn_not_turn = turn { $what } of the { $what_2 } is not the turn of { $what_3 }.
error-two_permanent_medals_lie = two permanent medals lie on { $what }.
error-two_structures_stand_on = two structures stand on { $what }.
error-two_units_stand_on = two units stand on { $h }.
error-unit_both_left_lost = a unit is both left and lost.
error-unit_left_or_lost = a unit that is left or lost stands on the field.
error-units_object_id_at = units is an object: id to { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units and together are for temporary medals, not for a { $kind }.
error-war_machine_places_infantry = the war machine places infantry.
error-all_in_scenario = a battle of your own is all in its scenario; it has no option { $option }.
error-scenario_no_object = the scenario is a JSON object, not { $scenario }.
error-too_many_badges = it has { $used } badges; { $boxes ->
    [one] the box holds { $most }
   *[other] two boxes hold { $most }
 }.
error-too_many_tiles = it has { $used } terrain tiles; { $boxes ->
    [one] the box holds { $most }
   *[other] two boxes hold { $most }
 }.
error-too_many_figures = it needs { $used } figures of { $kind }; { $boxes ->
    [one] the box holds { $most }
   *[other] two boxes hold { $most }
 }.

## draw: the table in a terminal

draw-temporary-medal = medal while you stand there
draw-permanent-medal = medal for good
draw-objective = objective
draw-exit = exit
draw-officer = officer
draw-charges = Charges of the ion cannon: { $count }
draw-side = { $seat }: medals { $medals } of { $wanted }, turn { $turn }
draw-side_open = { $seat }: medals { $medals }, turn { $turn }
draw-hand = { $seat }, hand: { $cards }
draw-support = Support: { $cards }
draw-no_card = no card

## text: what cards do, battles, options; as the game's data write it

text-recon-left = order 1 unit in the left section
text-recon-centre = order 1 unit in the centre section
text-recon-right = order 1 unit in the right section
text-raid-left = order 2 units in the left section
text-raid-centre = order 2 units in the centre section
text-raid-right = order 2 units in the right section
text-assault-left = order every unit in the left section
text-assault-centre = order every unit in the centre section
text-assault-right = order every unit in the right section
text-recon-in-force = order 1 unit in each of the three sections
text-direct-from-hq = order any 3 units
text-trooper-assault = order all infantry in one chosen section; +1 die each
text-speeder-assault = order 2 vehicles; each may move 1 hex after attacking
text-artillery-barrage = order 1 artillery; it attacks twice, +1 die each time
text-defensive-position = order 3 units; they may not move; +1 die each
text-rebel-spearhead = order 2 units; they ignore terrain limits on moving and attacking
text-pincer-move = order 2 units on each flank
text-trooper-assault-2 = order all infantry in one chosen section
text-imperial-assault = order 3 units of one type; +1 hex each
text-precision-fire = order 1 vehicle; +1 hex and +1 die
text-search-and-destroy = order 2 units; after attacking each may move up to 2 hexes
text-pressing-forward = order 2 units; +2 hexes, no attack
text-leia-orders = order 2 units of choice; +1 die each
text-leia-assistance = every reduced own unit regains 1 figure; then order 1 unit
text-leia-last-hope = order 1 infantry; +1 hex, +1 die
text-luke-in-formation = order 2 units; +1 hex each
text-luke-tactical-assault = order 1 vehicle; +1 hex, +1 die
text-luke-ready = all units may attack, none may move
text-han-diversion = order 2 units in different sections; +1 die each
text-han-here-they-come = order 1 infantry; +2 hexes, +1 die, ignores terrain limits
text-han-support = order 1 infantry; +1 die per adjacent friendly unit
text-vader-force = order 2 units of choice; retreats count as explosions
text-vader-determination = one unit is ordered twice this turn
text-vader-discipline = order all units; -1 die each
text-veers-walkers = order 3 vehicles; +1 die in close combat
text-veers-landings = order 3 units; each may move 1 hex after attacking
text-veers-concentrated = order 3 units; the 2nd to attack the same target +1 die, the 3rd +2
text-piett-reinforcements = 1 infantry back to full strength and ordered with +1 die
text-piett-fleet = discard up to 3, draw that many +1, then play another card
text-piett-orbital = orders nobody; 1 die at each of 3 enemy units; own symbol, explosion or retreat is a hit
text-combat-experience = order all units; +1 die in close combat
text-combat-experience-when = order step, before the first order; then all own units are ordered
text-air-support = 2 dice at any one enemy unit, cover ignored
text-air-support-when = own attack step, before or between attacks; pick one enemy unit, 2 dice, from no unit, sight and cover ignored, retreats count, an AT-AT is confirmed
text-finish-this = re-roll any dice of one attack, not a confirmation
text-finish-this-when = after the roll of an own attack, before the AT-AT's second roll; reroll any dice once, also those an E-Web has re-rolled
text-reserve-forces = 1 unit back to full strength
text-reserve-forces-when = own order step; pick one own unit on the field below its starting figures
text-desperate-stand = 1 infantry with one figure left: +2 dice
text-desperate-stand-when = own attack step; pick an ordered infantry unit with 1 figure that has not attacked; its attacks this turn
text-special-orders = instead of the normal draw take a card of choice from the own discards
text-special-orders-when = when the attack step is over, before the draw; take one card from the own discards, the card just played excepted; no other card is drawn
text-incursion = 1 infantry unit acts a second time at once
text-incursion-when = own attack step, between attacks; pick an ordered infantry unit that has attacked; it may at once move and attack a second time under the same card bonus
text-scout = 1 extra infantry unit is ordered, without the card's bonus
text-scout-when = own order step; order one more infantry unit, anywhere
text-final-assault = when an enemy unit retreats: 2 dice at it
text-final-assault-when = own attack step, right after an enemy unit has made a retreat step and before a break-through; 2 dice
text-rout = 1 attacking unit ignores cover
text-rout-when = own attack step, before an ordered unit attacks; pick that unit; terrain takes no dice from its attacks this turn on account of the target's hex
text-battle-1 = Imperial Scout Mission
text-battle-1-special-1 = Each droids unit destroyed gives the Rebels 2 medals.
text-battle-2 = Snowspeeder Counter-Attack
text-battle-3 = Enemy Spotted
text-battle-3-special-1 = The AT-AT destroyed gives the Rebels 2 medals instead of 1.
text-battle-4 = Successful Landings
text-battle-4-special-1 = The side whose unit stands on 5,5 holds 1 temporary medal; the Rebels start with it.
text-battle-5 = Hill Alpha Defense
text-battle-5-special-1 = The side whose unit stands on 4,3 holds 2 temporary medals; the Rebels start with them.
text-battle-6 = Retrieve Imperial Data
text-battle-6-special-1 = At the start of each Rebel turn in which Rebel infantry stands on 2,3 the Rebels take 1 medal for good.
text-battle-6-special-2 = At the end of each Imperial turn the Empire places one fresh snowtroopers unit on a free hex of row 0 for every Imperial infantry unit destroyed since the end of its turn before. The Rebels keep the medals for those destroyed.
text-battle-7 = Outpost Attack
text-battle-7-special-1 = The first Imperial unit to enter 5,4 takes 1 medal for good.
text-battle-7-special-2 = Once, at the start of their 6th or a later turn, the Rebels may place two fresh speeders units on free hexes of row 6. Both are ordered in that turn beside the units the card orders, without the card's bonus.
text-battle-8 = Medevac!
text-battle-8-special-1 = A Rebel unit that ends a move or a retreat on the officer's hex picks it up at no cost and carries it; if that unit is destroyed, the officer lies in its hex. Any Rebel unit may carry it.
text-battle-8-special-2 = Only the unit carrying the officer may leave, by 0,2 or 0,6 (COM-93).
text-battle-8-rebels-1 = The Rebel unit carrying the officer leaves the field by an exit.
text-battle-8-empire-1 = An Imperial unit stands on the hex where the officer lies.
text-battle-9 = Securing Defensive Positions
text-battle-9-rebels-1 = Rebel units stand on all three objective hexes; the battle ends at that moment (COM-50), not at the end of the turn.
text-battle-10 = Target the Shield Generators
text-battle-10-special-1 = The Empire gets no medals for destroyed Rebel units.
text-battle-10-special-2 = Each generator is attacked by the ordinary rules and destroyed by an explosion.
text-battle-10-empire-1 = Both shield generators are destroyed.
text-battle-11 = Rebel Breakout
text-battle-11-special-1 = Each Rebel unit that leaves over row 0 (COM-93) gives the Rebels 1 medal.
text-battle-11-special-2 = The droids unit destroyed gives the Rebels 1 medal.
text-battle-11-special-3 = Entering a ridge costs 2 movement. Plain infantry that climbs one therefore does not attack this turn, elite infantry may; an assault unit may break through onto one but does not attack again. Retreats and Rebel Spearhead are not slowed.
text-battle-12 = Under Siege
text-battle-12-special-1 = While Imperial infantry stands on at least one of the five hexes the Empire holds 1 temporary medal, never more.
text-battle-12-special-2 = Imperial units retreat toward row 0 or the right edge, whichever is nearer.
text-battle-12-special-3 = Rebel units retreat toward 0,6, 1,6 and 2,6.
text-battle-13 = Enter Echo Base
text-battle-13-special-1 = Imperial infantry may leave by 2,6 and 7,6 (COM-93). Both are buildings: a unit that enters one leaves on a later turn.
text-battle-13-special-3 = At the start of each Imperial turn from the second on the Empire may place 1 fresh snowtroopers unit on a free hex next to an AT-AT that infantry may enter, while fewer than 8 of its infantry units are on the field. The card may order it at once.
text-battle-13-rebels-1 = All three AT-ATs are destroyed.
text-battle-13-empire-1 = Three Imperial infantry units have left by the exits.
text-battle-14 = Protect Rebel Transports
text-battle-14-special-1 = Neither side gets medals for destroyed units.
text-battle-14-special-2 = At the start of each Rebel turn: if 3 charges lie on the cannon, they are removed and the Rebels take 1 medal; otherwise 1 charge is added. So the medals come on Rebel turns 4, 8 and 12. Nothing is asked.
text-battle-14-special-3 = The cannon is attacked by the ordinary rules, with the cover of its ridge, and destroyed by an explosion.
text-battle-14-empire-1 = The ion cannon is destroyed.
text-battle-15 = South Gate Retreat
text-battle-15-special-1 = Each Rebel infantry unit that leaves by 4,6 or 5,6 (COM-93) gives the Rebels 1 medal. Both are buildings: a unit that enters one leaves on a later turn.
text-battle-15-special-2 = The Rebels get no medals for destroyed Imperial units.
text-battle-15-empire-1 = Four Rebel infantry units are destroyed.
text-battle-16 = Echo Base Evacuation
text-battle-16-special-2 = A side whose unit enters 2,3 draws 1 card at once, which makes its hand one larger; when that unit leaves the hex by any cause the side discards 1 card of its choice from the hand at once, before anything else.
text-battle-17 = Last Stand
text-battle-17-special-1 = The first Imperial unit to enter 4,3 takes 2 medals for good.
text-battle-17-special-2 = Each Rebel unit that leaves by 0,6 (COM-93) gives the Rebels 1 medal.
text-battle-17-special-3 = Imperial units retreat toward the nearest edge of the field.
text-battle-17-special-4 = Rebel units retreat away from the attacker.
text-campaign-1 = The Ridge and the Generators
text-campaign-2 = The Last Transport
text-ruling-C1 = no extra draw on Recon cards
text-ruling-C2 = extra hexes are added to both allowances of infantry: with +1 it moves 0-2 and attacks or 3 without, with +2 0-3 and attacks or 4 without; elite infantry with +1 0-3 and attacks; speeders +1 0-4, AT-AT +1 0-2, droids +1 0-3. Artillery never moves (book).
text-ruling-C3 = +dice come before terrain subtraction; a total of 0 or less = no roll.
text-ruling-C4 = only cards that name a section are limited to it; "any" and "all units" cards reach the whole board. Shared hexes count for both sections; a unit is ordered once (book).
text-ruling-C5 = Diversion: a unit on a shared hex counts as whichever of its two sections suits.
text-ruling-C6 = Assistance: every friendly unit with losses regains exactly 1 figure, never above its starting number; destroyed units do not return. If an owner reads "one reduced unit", change one flag. AT-AT and artillery (1 figure) never qualify.
text-ruling-C7 = move-after-attack is a step of its own after all attacks: each ordered unit may move once more, one after another, by the normal movement rules, up to the hexes named; it stops on stop terrain; no attack follows; units that did not attack may take it too, artillery may not.
text-ruling-C8 = Determination: order 1 unit; it moves and attacks, then moves and attacks again (steps move, attack, move, attack); both times all rules of moving and attacking start afresh; the E-Web marker follows the later move; an assault unit breaks through at most once in the turn. One could also let it move once and attack twice.
text-ruling-C9 = Artillery Barrage: two separate attacks, targets may differ, the second is decided after the first is finished.
text-ruling-C10 = Orbital Strike: pick an enemy unit, roll, then pick the next, up to 3 different ones (units, not structures), or done(); range, sight and cover are ignored; a trench does not help (the retreat is a hit here) and nobody retreats; medals as usual; artillery is hit by explosion or retreat. No order, move or attack follows.
text-ruling-C11 = Force Powers: retreats become explosions and no longer push back.
text-ruling-C12 = Deploy the Fleet!: discard one card after another, up to 3, or done(); draw that many plus 1; in a team then the partner (COM-83); then play another card as in COM-11, whose steps follow. Both cards are discarded at the end and one card is drawn: the hand ends at its old size.
text-ruling-C13 = if the deck runs out, reshuffle the discards (book).
text-ruling-C14 = Imperial Assault: the first unit ordered sets the type (infantry, vehicle or special); it is no card that names a type, COM-14 does not apply.
text-ruling-C15 = the cards with a field `needs` name a unit type (COM-14). `needs` artillery means artillery units, not droids.
text-ruling-C16 = ignoring terrain limits (Rebel Spearhead, Here They Come): no stop, no loss of the attack and no penalty of the own hex (building, wreckage), no extra cost of steep ridges. Impassable stays impassable, AT-ATs stay off ridges, and the target's cover counts.
text-ruling-C17 = Ready for Battle and Defensive Position: the units are ordered, there is no move step; an E-Web turns 'set'. One could also let units move that go without the extra die.
text-ruling-C18 = Assistance and Reinforcements never exceed the starting number; Reinforcements restores the unit at the moment it is ordered, full or not.
text-ruling-C19 = Scoundrel's Support: counted when the attack is made; every other own unit on an adjacent hex, artillery included.
text-ruling-C20 = Concentrated Fire: +1 die for each other ordered unit that has already attacked the same target this turn (so +1, then +2); structures are targets too.
text-ruling-C21 = Imperial Discipline: minus 1 die counts like terrain; an attack left with none is not offered.
text-ruling-C22 = Walker Attack and Combat Experience: the die only at distance 1.
text-ruling-C23 = Determination, Incursion and a second barrage are new attacks: E-Web re-rolls, scouts and cover are applied afresh.
text-ruling-C24 = the book's example plays a card that orders 3 units in the centre; no such card is in the known list, where Assault orders every unit of its section. One could also read the example as the card; kept as known.
text-ruling-S1 = Combat Experience: played with a command card; orders all units and gives them +1 die in close combat
text-ruling-S2 = played support cards lie aside until their deck is empty, then they are shuffled into a new deck
text-ruling-S3 = Final Assault is rolled after the retreat, from no unit, sight and cover ignored; its own retreats count
text-ruling-S4 = `when` says the moment for each card; `support(card)` is offered then and only if it would do something; at most one a turn (book)
text-ruling-S5 = Final Assault and Air Support destroy units and give medals as attacks do; a unit they make retreat or destroy gives no break-through
text-campaign-rule-1 = the loser of a battle draws 1 support card; a side that met its secret goal draws 1
text-campaign-rule-2 = a side that lost by 3 or more medals, as they stand at the end and temporary ones included, starts the next battle with 1 card more
text-campaign-rule-3 = a battle that ends without a winner (COM-53) counts as won by the side that did not have to win by sudden death alone, else by the side with more medals, else by the Rebels
text-campaign-rule-4 = points: battles 1-3 one each, 4 two, 5 three; +1 per secret goal met, at most 2 in all; more points wins, a tie goes to the winner of battle 5
text-campaign-rule-5 = each side draws one of its 4 secret goals per battle, shown when met; a goal about units that the scenario does not have is put back and another drawn
text-campaign-rule-6 = goals with `when` end are judged when the battle is over, won or lost; goals with `when` once are met at the first moment they are true
text-option-scenario = The battle: 1 to 17, or a scenario of your own.
text-option-players = Two players, or teams of two.
text-option-team = With three players: the side of two.
text-option-rebel_leader = The Rebel leader whose three cards join the deck.
text-option-rebel_leader_2 = The leader of the Rebel team's second player.
text-option-rebel_support = Rebel support cards in hand, for a campaign.
text-option-rebel_goal = The secret goal of the Rebel side, for a campaign.
text-option-rebel_extra = Cards drawn beyond the scenario's hand.
text-option-empire_leader = The Imperial leader whose three cards join the deck.
text-option-empire_leader_2 = The leader of the Imperial team's second player.
text-option-empire_support = Imperial support cards in hand, for a campaign.
text-option-empire_goal = The secret goal of the Imperial side, for a campaign.
text-option-turn_limit = The battle ends without a winner after so many turns of each side.
