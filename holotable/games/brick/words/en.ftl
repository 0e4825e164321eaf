## game

game-name = Brick
game-tagline = Two actions a turn, one die, one way home.

## name

name-empire = the Empire
name-rebels = the Rebels
    .number = plural
name-vader = Vader
name-snowtroopers = snowtrooper squad
name-at-at = AT-AT
name-at-st = AT-ST
name-at-at-2 = second AT-AT
name-imperial-gun = Imperial gun
name-luke = Luke
name-troopers = trooper squad
name-snowspeeder = snowspeeder
name-tauntaun = tauntaun
name-snowspeeder-2 = second snowspeeder
name-rebel-gun = Rebel gun
name-trooper = trooper
name-pilot = pilot
name-han = Han Solo
name-chewbacca = Chewbacca
name-boba-fett = Boba Fett
name-veers = General Veers
name-why-base = a unit is in the enemy base
name-why-destroyed = the enemy has no unit left
name-die-hit = a hit
name-die-force = a Force Hit
name-die-miss = a miss
name-face-hit = Hit
name-face-force = Force Hit
name-face-miss = Miss

## choice

choice-move = { $unit }: move from { $origin } to { $to }
choice-attack = { $unit }: attack { $target } at { $there }
choice-remove = { $unit }: lose { $figure }
choice-double_move = { $unit }: from { $origin } by way of { $via } to { $to }, the whole turn
choice-reinforce = { $unit }: bring in from reserve to { $there }, the whole turn
choice-swap_gun = { $unit }: swap for the gun
choice-deploy = { $unit }: place on { $to }
choice-add_hero = { $figure }: join { $unit }
choice-end_turn = End the turn

## event

event-moved = { $unit } moves from { $origin } to { $to }.
event-attacked = { $unit } attacks { $target }: { $face }.
event-figure_removed = { $unit }: { $figure } is lost.
event-destroyed = { $unit }: destroyed!
event-reinforced = { $unit } comes in from reserve at { $to }.
event-deployed = { $unit } is placed on { $to }.
event-gun_swapped = { $unit } makes way for the gun.
event-hero_added = { $figure } joins { $unit }.
event-turn_ended = { $seat } { $seat ->
    [one] ends
   *[other] end
 } the turn.
event-won = { $by } { $by ->
    [one] wins
   *[other] win
 } the battle: { $why }.
event-drawn = The battle is a draw: the turns are over.

## ask

ask-deploy = Pick a unit and a space of your base; { $left } still to place, unseen by the enemy.
ask-guns = Which unit makes way for your gun?
ask-heroes = Which hero joins which unit?
ask-remove = { $unit } was hit. Which figure is lost?
ask-play-2 = Two actions: move or attack, one after the other.
ask-play-1 = One action left: move, attack, or end the turn.
ask-must_reinforce = No unit on the board: bring one in from reserve.

## odds

odds-attack = { $unit } at { $target }
odds-one = Loses a figure
odds-two = Loses two figures
odds-destroyed = Is destroyed
odds-figures = Figures now

## no

no-moved = { $unit } has moved this turn; the same action twice needs two units
no-attacked = { $unit } has attacked this turn; the same action twice needs two units
no-absent = { $unit } is not on the board
no-other_side = { $unit } is not yours
no-occupied = { $to } is taken
no-far = { $to } is not next to { $origin }
no-gap = there is a gap between { $origin } and { $to }
no-range = { $target } is out of range of { $unit }
no-blocked = another unit stands between { $unit } and { $target }
no-friend = { $target } is on your own side

## area

area-reach = can go here
area-fire = can hit here

## note

note-moved = has moved this turn
note-attacked = has attacked this turn

## goal

goal-base-empire = Move a unit into the Rebel base
goal-base-empire-short = { $done } of { $of } rows
goal-base-rebels = Move a unit into the Imperial base
goal-base-rebels-short = { $done } of { $of } rows
goal-destroy-empire = Or destroy every Rebel unit
goal-destroy-rebels = Or destroy every Imperial unit
goal-limit = A draw after { $limit } turns

## error

error-actions_left_nothing_pending = actions_left is 0 and nothing is pending, so nobody has a decision.
error-attack_pending_so_actions = an attack is pending, so actions_left is 0 or 1.
error-both_sides_have_deployed = both sides have deployed, so the phase is over.
error-brick = brick: { $reason }
error-brick_belongs_base_cannot = brick: { $what } belongs to a base and cannot be closed.
error-brick_layout_name_or = brick: a layout is a name or { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick: the link { $text } is given twice.
error-brick_link_leads_which = brick: the link { $text } leads to { $what }, which is closed.
error-brick_links_closed_spaces = brick: the links and closed spaces of a layout are lists of texts.
error-brick_no_layout_layouts = brick: there is no layout { $layout }; the layouts are { $known }, or your own links.
error-brick_no_link_link = brick: { $text } is no link; a link is written a1-b1.
error-brick_no_space_spaces = brick: there is no space { $text }; spaces are a1 to d7.
error-brick_not_neighbours_so = brick: { $what } and { $what_2 } are not neighbours, so no link can join them.
error-brick_position_needs_units = a brick position needs units: { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = a brick position is an object with at least units.
error-brick_positions_have_no = brick positions have no { $map }; they have { $keys }.
error-cannot_reserve_on_board = { $name } cannot be in reserve: it is on the board, named twice, or still to be deployed.
error-cannot_ride_with_other = { $figure } cannot ride with { $name } of the other side.
error-deployed_outside_base = { $what } is deployed outside its base.
error-figures_list = the figures of { $name } are a list.
error-has_at_most = { $name } has at most { $what } of { $what_2 }.
error-has_no_hero_left = { $what } has no hero left to add.
error-has_still_swap_gun = { $what } has still to swap in its gun, which is on the board.
error-holds_figures = { $name } holds { $figure }; figures are { $figures }.
error-holds_twice = { $name } holds { $figure } twice.
error-holds_two_heroes = { $name } holds two heroes.
error-infantry_cannot_stand_without = { $name } is infantry and cannot stand without figures.
error-layout_position_stands_beside = the layout of a position stands beside its options, not in them.
error-list_units = { $what } is a list of units.
error-needs_two_units_on = { $what } needs two units on the board to add its heroes to.
error-never_holds = { $name } never holds { $figure }.
error-on_board_but_option = { $figure } is on the board, but the option heroes is off.
error-options_object = options is an object.
error-pending_asks_which_figure = pending asks which figure goes, but the target's figures are all alike.
error-pending_must_name_attacker = pending must name an attacker of the seat on turn and an enemy target.
error-pending_names_unit_not = pending names a unit that is not on the board.
error-pending_null_or_attacker = pending is null or { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = the phase is { $phase }, but the option for it is off.
error-reserve_but_option_reinforcement = there is a reserve, but the option reinforcement is off.
error-reserve_list_units = reserve is a list of units.
error-stands_on_spaces_d = { $name } stands on { $at }; spaces are a1 to d7.
error-stands_on_which_closed = { $name } stands on { $at }, which is closed.
error-start_object = the starting places of a layout (start) are an object: { "{" }unit: space{ "}" }.
error-start_no_unit = there is no unit { $unit }; the units are { $units }.
error-start_enemy_base = { $name } starts on { $at }, in the enemy base.
error-start_nobody = no unit of the { $side } starts on the board.
error-start_gun = { $unit } starts on the board, so the option guns has nothing to swap.
error-two_units = { $figure } is in two units.
error-two_units_stand_on = two units stand on { $at }.
error-written_at_figures = { $name } is written { "{" }at, figures{ "}" }.
error-base_rows_linked = the base rows must be fully linked; { $link } is missing.
error-bases_apart = this layout cuts the bases apart; at least one path of links must join row 1 and row 7.

## suggest

suggest-start = One more unit at the start: { $unit } on { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = One unit may spend the whole turn on two steps, or jump over a friend.
text-option-guns = Each side swaps one starting unit for its gun.
text-option-secret_deployment = Pick four of your six units in secret and place them as you like.
text-option-reinforcement = The two units left out wait in reserve.
text-option-heroes = Han, Chewbacca, Boba Fett and Veers join the battle.
text-option-layout = The links of the board: hoth, two-passes, or your own.
text-option-turn_limit = A draw after this many player turns.
text-option-layout-hoth = Hoth
text-option-layout-two-passes = Two passes
