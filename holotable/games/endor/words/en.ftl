## game

game-name = Endor
game-tagline = Fleet, shield and duel at once. Three secret orders every round.

## name

name-rebels = the Rebellion
name-empire = the Empire
name-rebels-1 = the first Rebel
name-rebels-2 = the second Rebel
name-empire-1 = the first Imperial
name-empire-2 = the second Imperial
name-x-wing = X-Wing
name-y-wing = Y-Wing
name-b-wing = B-Wing
name-tie = TIE fighter
name-falcon = Millennium Falcon
name-executor = Executor
name-marker = fleet marker
name-shield = shield assault
name-luke = Luke Skywalker
name-redeem = redemption of Vader
name-death-star = Death Star
name-ambush = shield ambush
name-vader = Darth Vader
name-emperor = Emperor
name-reserve = the Executor's hangar
name-F1 = fleet F1
name-F2 = fleet F2
name-F3 = fleet F3
name-F4 = fleet F4
name-F5 = fleet F5
name-F6 = fleet F6
name-copy-1 = { " " }(the first of these)
name-copy-2 = { " " }(the second of these)
name-copy-3 = { " " }(the third of these)
name-killed = is struck down
name-redeemed = turns back to the light and ends the Emperor
name-won-death-star = The Death Star explodes. The Rebellion has won!
name-won-fleet = The last Rebel ship is gone. The Empire has won!
name-won-round-limit = The time is up and the station stands. The Empire has won!
name-one-die = 1 die
name-2-dice = 2 dice
name-3-dice = 3 dice
name-4-dice = 4 dice
name-5-dice = 5 dice

## area

area-reach = can be reached from here
area-fire = can be attacked from here
area-order = would be ordered

## note

note-ship = { $ship }: { $dice }, moves { $count } { $count ->
    [one] sector
   *[other] sectors
 }, is hit on { $need } or more

## choice

choice-pick = A card with { $orders }{ $copy }
choice-order = Order: { $order }
choice-no_order = Give no order
choice-deploy = Launch { $count } TIE { $count ->
    [one] fighter
   *[other] fighters
 } at { $there }
choice-move = { $ship }: move from { $origin } to { $to }
choice-stay = Stay where you are
choice-attack = { $ship }: attack { $to } from { $origin } with { $dice }
choice-attack_death_star = { $ship }: attack the Death Star from { $origin } with { $dice }
choice-no_attack = Do not attack
choice-assign = Use a { $die } on the { $target }
choice-fire = Fire at { $target }
choice-advance = Use a { $die } to enter space { $space }
choice-done = Leave the other dice

## event

event-picked = A card joins the pile: { $orders }.
event-turned_up = { $side } turns up a card: { $orders }.
event-ordered = Order: { $order }.
event-passed = No order is given.
event-deployed = { $count } TIE { $count ->
    [one] fighter
   *[other] fighters
 } launched at { $to }.
event-moved = { $count } × { $ship } from { $origin } to { $to }.
event-attacked = Attack from { $origin } on { $to }: { $dice }.
event-fired = The Death Star fires at { $target }: { $dice }.
event-hit = { $ship } is hit.
event-destroyed = { $count } × { $ship } destroyed at { $at }.
event-extra_orders = { $seat } gets { $count } extra { $count ->
    [one] order
   *[other] orders
 }.
event-rolled = { $order }: { $dice }.
event-advanced = The assault team uses a { $die } and reaches space { $to }.
event-ambushed = Stormtroopers on the track: { $spaces }.
event-shield_down = The shield is down!
event-duelist_lost = { $who } { $how }.
event-discarded = A card is discarded: { $orders }.
event-drew = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
 }.
event-reshuffled = { $side }: the discards are shuffled into a new deck.
event-won = { $sentence }

## ask

ask-pick = Pick your orders in secret, the first one on top: { $left } to go.
ask-order = Which order do you give: { $orders }?
ask-move = { $ship }: move, or stay?
ask-deploy = TIE fighters: launch new ones, move, or stay?
ask-amount = How many?
ask-attack = { $ship }: attack, or not?
ask-assign = Your dice: { $dice }. Which die hits what?
ask-fire = The Death Star: which target?
ask-advance = Your dice: { $dice }. The next space needs { $need } or more.

## no

no-card = that card is not in your hand
no-card_pile = that card lies in your pile and is turned up when its turn comes
no-card_aside = that card is set aside for this round; cards are picked when the next one begins
no-other_order = the card shows { $shown }, not the order { $order }
no-unusable = the order { $order } can do nothing now
no-not_there = there is no { $ship } in { $origin }
no-not_next = { $to } is out of reach from { $origin }
no-enemies = enemy ships hold { $to }, or the only way there
no-marker = { $ship } cannot enter { $to }
no-face_down = { $to } is out of the game
no-bound = after the move the attack must come from { $bound }
no-nothing = there is nothing to attack in { $to }
no-shield = the shield still protects the Death Star
no-far = { $origin } is not next to the Death Star
no-no_die = no unused die shows { $die }
no-too_low = a { $die } is too low to hit the { $target }; it takes { $need }
no-no_target = there is no { $target } to hit
no-markers_first = while a fleet marker is face up the Death Star fires at markers only
no-no_rebels = there is nothing to destroy in { $target }
no-too_low_space = a { $die } is too low for the next space; it takes { $need }

## shortcut

shortcut-assign = Best use of all dice
shortcut-advance = Advance as far as the dice reach

## odds

odds-attack = The attack
odds-death_star = The attack on the Death Star
odds-death_star_destroyed = The Death Star is destroyed
odds-laser = The shot
odds-target_destroyed = The target is destroyed
odds-assault = The assault
odds-advance = The team advances
odds-duel = The duel
odds-hit = At least one hit
odds-dice = Dice
odds-average = Hits on average
odds-clear = No ship left there
odds-marker = The fleet marker is destroyed
odds-falcon = The Millennium Falcon is destroyed
odds-executor = The Executor is destroyed
odds-luke = Luke falls
odds-vader = Vader falls
odds-spaces = Spaces on average
odds-shield_down = The shield goes down
odds-exactly = Exactly { $spaces }

## goal

goal-shield = Endor: lead the team to the last space, and the shield falls
goal-shield-short = shield { $done } of { $of }
goal-death_star = Orbit: destroy the Death Star once the shield is down
goal-death_star-open = Orbit: a 6 from beside the Death Star destroys it now
goal-fleet = Destroy every Rebel fighter, fleet marker and the Falcon
goal-fleet-short = { $done } of { $of } destroyed
goal-rounds = Or keep the Death Star for { $limit } rounds
goal-duel-vader = Throne room: Vader killed brings the Rebels { $orders } extra orders, redeemed { $more }
goal-duel-luke = Throne room: Luke lost brings the Empire { $orders } extra orders
goal-duel-redeemed = Throne room: Vader is redeemed and the Emperor gone

## workshop

suggest-assault = Let the assault team begin on space { $count }.
suggest-reserve = Put { $count } TIE fighters into the hangar.
suggest-luke = Let Luke begin with { $count } hits.

## error

error-both_sides_have_ships = both sides have ships in { $both }.
error-but_hits_at_end = { $what } is there, but its hits are at the end of the track.
error-but_only_exist = there are { $number } of { $ship }, but only { $what } exist.
error-cannot_attacked_from = { $what } cannot be attacked from { $what_2 }.
error-cannot_move_from = { $what } cannot move from { $what_2 } to { $what_3 }.
error-cannot_stand_on_fleet = { $what } cannot stand on a fleet marker ({ $what_2 }).
error-card_does_not_show = card { $card } does not show the order { $order }.
error-card_other_side = { $what }: the card { $value } is of the other side.
error-card_two_places = the card { $card_name } is in two places.
error-deck_so_among_fresh = { $card } is in the deck, so it is among the fresh cards of { $name }.
error-dice_list_up_numbers = dice are a list of up to { $most } numbers.
error-endor_position_object_with = an endor position is an object with at least ships.
error-endor_positions_have_no = endor positions have no { $map }; they have { $keys }.
error-every_rebel_ship_marker = every Rebel ship and marker is destroyed, so the winner is empire.
error-everybody_has_picked_so = everybody has picked, so nobody has a decision.
error-game_over_so_step = the game is over, so step and order must be null.
error-has_extra_orders_before = { $name } has extra orders before the orders are given.
error-has_picked_more_than = { $name } has picked more than { $what } cards.
error-marker_must_up_or = marker { $name } must be up or down, not { $state }.
error-names_card_which_does = { $what } names the card { $value }, which does not exist.
error-no = there is no { $what } in { $what_2 }.
error-no_dice_lie_on = no dice lie on the table in the step { $step }.
error-no_dice_lie_on_2 = no dice lie on the table in the phase prepare.
error-nobody_on_turn_phase = nobody is on turn in the phase prepare, so { $key } must be null.
error-origin_does_not_fit = origin does not fit the step { $step }.
error-phase_orders_card_turned = in the phase orders a card is turned up.
error-players_must_or_not = players must be 2 or 4, not { $players }.
error-redeemed_true_or_false = redeemed is true or false.
error-ships_cannot_move_from = ships cannot move from { $what } to { $what_2 }.
error-stands_on_which_face = { $what } stands on { $what_2 }, which is face down.
error-step_amount_move_named = in the step amount a move is named, with origin and target.
error-step_asks_for_no = the step { $step } asks for no decision here.
error-step_does_not_fit = the step { $step } does not fit the order { $order }.
error-stormtrooper_on_space_not = the stormtrooper on space { $number } is not ahead of the assault team.
error-stormtroopers_up_spaces = stormtroopers are up to { $stormtroopers } spaces.
error-target_does_not_fit = target does not fit the step { $step }.
error-these_cards_nowhere = these cards are nowhere: { $missing }.
error-tie_reserve_but_no = there is a tie_reserve, but no Executor to carry it.
error-two_stormtroopers_stand_on = two stormtroopers stand on space { $number }.
error-no_rebel_ship = the Rebels have neither a ship nor a fleet marker.
error-opening_object = endor: the opening is a JSON object, or null for that of the box, not { $value }.
error-hand_named = the hand of { $name } has { $least } to { $most } cards, or none are named.
error-opening_no_option = a battle of endor has no option { $option }.
error-of_own = endor: { $reason }

## draw: the table in a terminal

draw-shield = Shield
draw-hits = Hits
draw-round = Round
draw-down = DOWN
draw-lost = lost
draw-redeemed = redeemed
draw-gone = gone
draw-hangar = hangar: { $count } T
draw-card = turned up ({ $seat }): { $orders }
draw-order = order: { $order }
draw-dice = dice: { $dice }
draw-hand = hand: { $cards }
draw-pile = pile: { $cards }
draw-empty = empty
draw-extra = { $count } extra

## text: what cards do, battles, options; as the game's data write it

text-option-players = Two players, or four in two teams.
text-option-round_limit = The Empire wins when this many rounds are complete.
text-option-opening = Fleet, tracks and hands of your own to begin with; the workshop draws them.
text-known-2 = The battle of Endor
text-known-4 = The battle of Endor for four
