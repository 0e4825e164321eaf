## end

end-about-deathStar = Once the shield is down, it can be attacked from a sector beside it.
end-about-lost = This fleet marker is lost, and every fighter on it.
end-about-marker = A fleet marker without fighters.
end-aside = set aside until the round ends
end-b-wing = B-Wing
end-b-wings = B-Wings
end-bunker = bunker, { $n }+
end-card = Order card
end-deathStar = Death Star
end-duel = The duel
end-empireNote = { $n } TIEs, { $reserve } in reserve
end-executor = Executor
end-extra = { $n } extra
end-falcon = Falcon
end-first = 1st
end-gone = gone
end-hangar = { $n } { $n ->
    [one] TIE
   *[other] TIEs
 } in the hangar
end-left = { $n } left of { $of }
end-lost = lost
end-lostShips = { $n } { $n ->
    [one] ship
   *[other] ships
 }
end-luke = Luke
end-marker = Fleet { $id }
end-next = next
end-order-ambush = ambush
end-order-b-wing = B-Wings
end-order-death-star = Death Star
end-order-emperor = Emperor
end-order-executor = Executor
end-order-falcon = Falcon
end-order-luke = Luke
end-order-redeem = redemption
end-order-shield = shield assault
end-order-tie = TIE fighters
end-order-vader = Vader
end-order-x-wing = X-Wings
end-order-y-wing = Y-Wings
end-orders = Orders
end-pick = Pick your orders
end-picked = { $n } picked, the first lies on top
end-pile = Your order pile
end-piles = Order piles
end-prepare = Prepare
end-rebelNote = { $n } fighters, { $fleets } { $fleets ->
    [one] fleet
   *[other] fleets
 }
end-redeemable = Redeemable at { $spaces }
end-redeemed = Redeemed
end-second = 2nd
end-shield = Shield assault
end-shieldAt = Space { $n } of { $of }, the shield is up
end-shieldDown = The shield is down
end-ships = Ships
end-short-ambush = Ambush
end-short-b-wing = B-Wing
end-short-death-star = Station
end-short-emperor = Emperor
end-short-executor = Executor
end-short-falcon = Falcon
end-short-luke = Luke
end-short-redeem = Redeem
end-short-shield = Shield
end-short-tie = TIE
end-short-vader = Vader
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Advance
end-step-assign = Assign dice
end-step-attack = Attack
end-step-fire = Fire
end-step-move = Move
end-step-order = Order
end-then = then
end-third = 3rd
end-tie = TIE fighter
end-ties = TIE fighters
end-toCome = { $n } to come
end-turnedUp = turned up
end-vader = Vader
end-x-wing = X-Wing
end-x-wings = X-Wings
end-y-wing = Y-Wing
end-y-wings = Y-Wings
end-shop-ahead = Stormtroopers stand on spaces ahead of the team.
end-shop-assault = Assault team on space
end-shop-battle = The battle
end-shop-board = The board
end-shop-deal = Deal this hand instead
end-shop-dealt = { $n } cards, dealt
end-shop-empty = Take all ships away
end-shop-handOf = Hand of { $seat }
end-shop-hands = Hands
end-shop-hint = Pick a ship, then click places: each click lays one more. Drag to move a whole stack, Delete to clear it.
end-shop-hits = Hits so far
end-shop-less = One ship less
end-shop-marker = Fleet marker up or lost
end-shop-named = { $n } { $n ->
    [one] card
   *[other] cards
 }, named
end-shop-redeemed = Vader is redeemed
end-shop-reserve = TIEs in the hangar
end-shop-ships = Ships
end-shop-space = Stormtrooper on space { $n }
end-shop-stormtroopers = Stormtroopers

## opt

opt-round_limit = Round limit

## setup

setup-about-2 = The fleet, the shield and the duel at once, by secret orders.
setup-about-4 = Two teams of two, each player with orders of their own.
