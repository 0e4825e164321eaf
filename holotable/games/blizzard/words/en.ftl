## game

game-name = Blizzard
game-tagline = Three missions in the snow: the probe droids, the vanguard, and the great assault.

## name

name-alliance = the Alliance
name-empire = the Empire
name-han = Han
name-luke = Luke
name-veers = General Veers
name-generators = the generators
    .number = plural
name-echo-trooper-n = echo trooper { $n }
name-scout-n = scout { $n }
name-snowspeeder-n = snowspeeder { $n }
name-laser-battery-n = laser battery { $n }
name-snowtrooper-n = snowtrooper { $n }
name-probe-droid-n = probe droid { $n }
name-at-st-n = AT-ST { $n }
name-at-at-n = AT-AT { $n }
name-N = north
name-NE = north-east
name-SE = south-east
name-S = south
name-SW = south-west
name-NW = north-west
name-off = off the map
name-max-power = { " " }with all power in one shot
name-plain-power = { "" }
name-as-before = , as before
name-step-march = End the march
name-step-hold = All hold
name-step-event = End the event
name-step-commands = End the commands
name-step-fire = End the fire
name-step-return = End the return fire
name-event-0 = { "" }
name-event-1 = { " " }Doubles: a great shot!
name-event-2 = { " " }Doubles: a cunning plan!
name-event-3 = { " " }Doubles: charge!
name-event-4 = { " " }Doubles: no return fire this turn!
name-event-5 = { " " }Doubles: fresh infantry!
name-event-6 = { " " }Doubles: steady aim this turn!
name-why-through = enough units got through
name-why-blocked = too few Imperial units got through
name-why-generators = the generators are destroyed
name-why-escaped = enough units escaped
name-why-losses = enough Alliance units are destroyed
name-why-wiped-out = the enemy has no unit left
name-why-time = the turns are over
name-campaign = The Battle of Hoth
name-mission-1 = Through the droids
name-mission-2 = The walkers come
name-mission-3 = The generators

## choice

choice-march = { $unit }: march to { $to }
choice-turn = { $unit }: turn { $facing }, 1 point
choice-move = { $unit }: move from { $origin } to { $to }, 1 point
choice-step = { $unit }: go on to { $to }
choice-face = { $unit }: face { $facing }{ $how }
choice-rally = { $unit }: rally, 1 point
choice-reinforce = { $unit }: bring in at { $hex }, 1 point
choice-place = { $unit }: place on { $hex }
choice-pushed = { $unit }: dodge to { $hex }
choice-follow = { $unit }: follow to { $to }
choice-stay = { $unit }: stay where it is
choice-great_shot = Great shot: destroy { $target } at { $there }
choice-shoot = { $unit }: shoot at { $target } at { $there }{ $how }
choice-harpoon = { $unit }: harpoon { $target }
choice-self_destruct = { $unit }: self-destruct and take { $target } along
choice-done = { $step }

## event

event-placed = { $unit } is placed on { $hex }.
event-marched = { $unit } marches to { $to }.
event-rolled = Command roll { $dice }; command points: { $points }.{ $what }
event-moved = { $unit } moves from { $origin } to { $to }.
event-turned = { $unit } turns { $facing }.
event-overrun = { $unit } is overrun by { $by }.
event-followed = { $unit } follows to { $to }.
event-rallied = { $unit } rallies.
event-reinforced = { $unit } comes in at { $hex }.
event-shot = { $unit } { $unit ->
    [one] shoots
   *[other] shoot
 } at { $target }: { $dice }; { $hits } { $hits ->
    [one] hit
   *[other] hits
 }, { $damage } damage.
event-damaged = { $unit } { $unit ->
    [one] is
   *[other] are
 } damaged.
event-destroyed = { $unit } { $unit ->
    [one] is
   *[other] are
 } destroyed!
event-self_destructed = { $unit } destroys itself and takes { $target } along.
event-harpooned = { $unit } harpoons { $target } and brings it down.
event-great_shot = A great shot finds { $target }.
event-no_dodge = { $unit } has nowhere to dodge and is destroyed!
event-no_target = No enemy stands near enough for a great shot.
event-nobody_fresh = No infantry is left to come in.
event-left = { $unit } leaves the map.
event-turn_ended = { $seat } { $seat ->
    [one] ends
   *[other] end
 } the turn.
event-mission_ended = Mission { $mission } goes to { $by }.
event-won = { $by } won: { $why }.

## row

row-to_hit = to hit
row-again = again
row-damage = damage

## odds

odds-title = { $unit } at { $target }
odds-nothing = no damage
odds-damaged = damaged
odds-destroyed = destroyed
odds-dice = dice
odds-rerolls = re-rolls of misses
odds-penalties = re-rolls of hits
odds-needs = damage needs
odds-at_least = { $die } or more
odds-never = never

## route

route = { $unit }: go to { $to }, command points: { $cost }

## shortcut

shortcut-march_all = March all
shortcut-formation = Place the rest in the usual formation

## ask

ask-pushed = { $unit } is overrun. Where does it dodge to?
ask-follow = Does { $unit } follow to { $to }?
ask-face = Which way does { $unit } face?
ask-step = { $unit } is on the move: hexes left { $left }. Go on, or end the move with a facing.
ask-last_face = { $unit } has moved. Which way does it face?
ask-setup = Where does { $unit } stand? Still to place: { $left }.
ask-march = March: which unit goes one hex forward, free?
ask-commands = Command points left: { $points }. Move, rally or bring in a unit.
ask-fire = Fire: which unit shoots?
ask-return = Return fire: which unit answers?
ask-event-1 = Great shot: which enemy near your units is destroyed?
ask-event-3 = Charge: which infantry marches once more?
ask-event-5 = Fresh infantry: up to two come in on your edge of the map.

## area

area-reach = reached by one move
area-fire = in its arc and range

## note

note-may_march = may march one hex ahead, free
note-no_march = cannot march now
note-shot = has shot in this step
note-may_rally = is damaged; a rally makes it whole
note-damaged = is damaged

## no

no-other_side = { $unit } is not yours
no-question = another question is open first
no-absent = { $unit } is not on the map
no-points = there are no command points left
no-step-march = marching is for the first step of your turn
no-step-turn = turning is for the step in which you issue commands
no-step-move = moving is for the step in which you issue commands
no-step-step = moving is for the step in which you issue commands
no-step-rally = rallying is for the step in which you issue commands
no-step-reinforce = reinforcements come in the step in which you issue commands
no-step-place = units are placed at the set-up and by the event of two fives
no-step-shoot = shooting is for the fire and the return fire
no-step-harpoon = harpoons are for the return fire
no-step-self_destruct = self-destruction is for the return fire
no-order = { $unit } is not the next unit to place
no-taken = { $hex } is not empty
no-zone = { $hex } is outside your deployment zone
no-near = { $hex } is too near to the enemy or to another unit of the kind
no-not_waiting = { $unit } is not waiting as a reinforcement
no-marched = { $unit } has marched already
no-march = { $unit } cannot march ahead
no-speed = { $unit } has no speed
no-off = { $unit } may not leave the map there
no-far = { $to } is not next to { $origin }
no-stacking = { $unit } may not enter { $to } with what stands there
no-ahead = { $unit } moves straight ahead, and { $to } is not ahead
no-facing = { $unit } has no facing
no-same_facing = { $unit } faces { $facing } already
no-lumbering = { $unit } turns by one side only for each point
no-rally = { $unit } is no damaged infantry
no-friend = { $target } is on your own side
no-shot = { $unit } has used its one act of this step
no-firepower = { $unit } has no firepower
no-same_hex = { $target } is in the same hex
no-arc = { $target } is out of range or out of the fire arc of { $unit }
no-max_power = { $unit } cannot gather its power into one shot

## goal

goal-escape = Get { $of } units off the Imperial edge
goal-escape-short = { $done } of { $of } out
goal-destroy = Or leave the enemy no unit
goal-destroy-only = Leave the enemy no unit
goal-stop = Destroy { $of } Alliance units
goal-stop-short = { $done } of { $of } destroyed
goal-hold_time = Or hold them for { $of } turns
goal-break_through = Get { $of } units off the Alliance edge
goal-break_through-short = { $done } of { $of } through
goal-block = Let fewer than { $through } Imperial units through in { $limit } turns
goal-block-short = turn { $done } of { $of }
goal-generators = Destroy the generators
goal-generators-short = { $done } of { $of } generators
goal-defend = Keep the generators for { $of } Alliance turns
goal-defend-short = turn { $done } of { $of }
goal-campaign = Mission { $number } of { $count } in the campaign

## campaign

campaign-about = Three missions in a row. Who wins the first decides who is ready for the second, whoever gets through the second fights in the third, and the third decides the war.
campaign-warned = The Alliance is warned: all its units stand ready for the next mission.
campaign-unwarned = The Alliance is taken by surprise: only its scouts stand ready for the next mission, and the others come later.
campaign-survivors = On to the next mission, whole again: { $units }.
campaign-no_survivors = No Imperial unit is left to join the next mission.

## workshop

goal-hold_out = Hold out for { $of } Alliance turns
goal-hold_out-short = turn { $done } of { $of }
suggest-turns = Let the mission last { $count } turns.
suggest-exits = Let { $count } units off the map be enough.
suggest-stop = Ask for { $count } units off the map.
suggest-unit = Give { $side } one { $unit } more.
name-echo-trooper = echo trooper
name-scout = scout
name-snowspeeder = snowspeeder
name-laser-battery = laser battery
name-snowtrooper = snowtrooper
name-probe-droid = probe droid
name-at-st = AT-ST
name-at-at = AT-AT
name-mission-campaign = All three in a row

## error

error-arrives_but_turn = { $name } arrives, but it is the turn of { $what }.
error-arrives_while_another_question = { $name } arrives while another question is open.
error-asked_about_but_not = { $what } is asked about, but not on the map.
error-asked_follow_but_has = { $name } is asked to follow, but has neither HARPOON nor SELF-DESTRUCT.
error-asked_for_facing_but = { $name } is asked for its facing, but it is the turn of { $what }.
error-asked_for_facing_but_2 = { $name } is asked for its facing, but nothing is placed in the step { $what }.
error-asked_pushed_but_no = { $what } is asked to be pushed, but is no infantry under a vehicle.
error-blizzard_position_needs_units = a blizzard position needs units: { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = blizzard positions have no { $unknown }; they have { $keys }.
error-blizzard_survivors_list_each = blizzard: survivors is a list of { $survivors }, each at most once, not { $value }.
error-cannot_come_now = { $name } cannot come in now.
error-cannot_follow_which_not = { $name } cannot follow to { $what }, which is not next to it.
error-damaged_true_or_false = damaged of { $name } is true or false, not { $damaged }.
error-event_has_no_step = event { $event } has no step of its own.
error-event_has_step_own = event 1 has a step of its own only if there is a unit to choose.
error-has_no_facing = { $what } has no facing.
error-has_no_facing_ask = { $name } has no facing to ask for.
error-moving_null_or_unit = moving is null or { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } names the hex { $value }; hexes go from 0,0 to { $last }.
error-names_unit_twice = { $what } names a unit twice.
error-names_which_no_unit = { $what } names { $value }, which is no unit; { $like }.
error-nobody_shoots_or_returns = nobody shoots or returns in the step { $what }, so shot must be empty.
error-on_move_but_no = { $name } is on the move, but no unit of { $what } on the map.
error-only_first_question_can = only the first question can be pushed.
error-only_one_unit_at = only one unit at a time is asked for its facing.
error-options_object = options is an object.
error-options_say_mission_but = options say mission { $mission }, but the mission is { $mission_2 }.
error-pending_question_ask_unit = a pending question is { "{" }ask, unit, to{ "}" }, its ask being one of { $readers }.
error-placing_but_next = { $what } is placing, but { $what_2 } is next.
error-question_out_order = the question to { $name } is out of order.
error-question_written = the question { $ask } is written { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = in the set-up a unit is unplaced or asked for its facing.
error-side_places_all_units = a side places all its units before the other side begins.
error-stand_before_anything_placed = { $what } stand before anything is placed.
error-stand_together_on = { $what } and { $what_2 } stand together on { $what_3 }.
error-two_places_one_them = { $what } is in two places, one of them { $what_2 }.
error-unit_on_move_only = a unit is on the move only in the step commands.
error-units_pushed_or_followed = units are pushed or followed, but nothing moves in the step { $step }.
error-units_unplaced_only_set = units are unplaced only in the set-up.
error-written_at_facing_damaged = { $name } is written { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } stands on { $hex }, which is ice.
error-no_such_mission = blizzard: mission must be one of { $known }, or a mission of your own as an object, not { $value }.
error-has_begun = blizzard: a mission that has begun can only be gone on with from its position.
error-title_letters = the title is a text of up to { $most } letters.
error-too_few_counters = there are { $count } of { $kind }, but only { $most } counters.
error-in_the_middle = only { $unit } can stand in the middle of the edge, and they are among the units then.
error-stands_not_listed = { $name } stands on { $hex }, but is not among the units of { $seat }.
error-stands_but_waits = { $name } stands on { $hex }, but it waits.
error-both_stand_on = { $other } and { $name } both stand on { $hex }.
error-stands_no_facing = { $name } has no facing.
error-turns_of_its_own = only a mission that nobody leaves has turns of its own; another has the option turn_limit.
error-losses_of_whom = only an Alliance that may leave loses by its losses.
error-too_many_hexes = { $what } names more than the { $most } hexes of the map.
error-hex_not_on_map = { $what } names the hex { $value }, which is not on the map.
error-no_units = the { $seat } has no units to begin with.
error-no_room_in_zone = the { $seat } has units to place, but no free hex in its zone.
error-too_many_exits = the { $seat } wins with { $exits } units off the map, but has only { $units }.
error-mission_no_option = a mission of your own has no option { $option }.
error-of_own = blizzard: { $reason }

## draw: the table in a terminal

draw-status = { $mission }, turn { $turn }, { $seat }: { $step }
draw-own = A mission of one's own
draw-points = command points { $points }
draw-unplaced = To place: { $units }
draw-waiting = Waiting: { $units }
draw-exited = Out, safe: { $units }
draw-destroyed = Lost: { $units }
draw-step_setup = set-up
draw-step_march = march
draw-step_event = event
draw-step_commands = commands
draw-step_fire = fire
draw-step_return = return fire

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Mission 1, 2 or 3, all three as a campaign, or one of your own.
text-option-turn_limit = Turns for each side in missions 1 and 2.
text-option-warned = Mission 2 alone: the Alliance won mission 1 and is not taken by surprise.
text-option-survivors = Mission 3 alone: the Imperial units that came through mission 2.
text-option-reinforcements = What event 5 brings: infantry that was lost or waits, or any infantry counter that is free.
