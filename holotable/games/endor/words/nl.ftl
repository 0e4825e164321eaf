## game

game-name = Endor
game-tagline = Vloot, schild en duel tegelijk. Elke ronde drie geheime orders.

## name

name-rebels = de Rebellie
    .bare = Rebellie
name-empire = het Keizerrijk
    .bare = Keizerrijk
name-rebels-1 = de eerste Rebel
name-rebels-2 = de tweede Rebel
name-empire-1 = de eerste keizerlijke speler
name-empire-2 = de tweede keizerlijke speler
name-x-wing = X-Wing
    .def = de X-Wing
name-y-wing = Y-Wing
    .def = de Y-Wing
name-b-wing = B-Wing
    .def = de B-Wing
name-tie = TIE-jager
    .def = de TIE-jager
name-falcon = Millennium Falcon
    .def = de Millennium Falcon
name-executor = Executor
    .def = de Executor
name-marker = vlootfiche
    .def = het vlootfiche
name-shield = schildaanval
name-luke = Luke Skywalker
    .fixed = yes
name-redeem = verlossing van Vader
name-death-star = Death Star
    .def = de Death Star
name-ambush = hinderlaag bij het schild
name-vader = Darth Vader
    .fixed = yes
name-emperor = Keizer
    .def = de Keizer
name-reserve = de hangar van de Executor
name-F1 = vloot F1
name-F2 = vloot F2
name-F3 = vloot F3
name-F4 = vloot F4
name-F5 = vloot F5
name-F6 = vloot F6
name-copy-1 = { " " }(de eerste hiervan)
name-copy-2 = { " " }(de tweede hiervan)
name-copy-3 = { " " }(de derde hiervan)
name-killed = is verslagen
name-redeemed = keert terug naar het licht en maakt een einde aan de Keizer
name-won-death-star = De Death Star ontploft. De Rebellie heeft gewonnen!
name-won-fleet = Het laatste Rebellenschip is verloren. Het Keizerrijk heeft gewonnen!
name-won-round-limit = De tijd is op en het station staat er nog. Het Keizerrijk heeft gewonnen!
name-one-die = 1 dobbelsteen
name-2-dice = 2 dobbelstenen
name-3-dice = 3 dobbelstenen
name-4-dice = 4 dobbelstenen
name-5-dice = 5 dobbelstenen

## area

area-reach = is van hier te bereiken
area-fire = is van hier aan te vallen
area-order = zou een order krijgen

## note

note-ship = { $ship }: { $dice }, gaat { $count } { $count ->
    [one] sector
   *[other] sectoren
 } ver, wordt geraakt met { $need } of meer

## choice

choice-pick = Een kaart met { $orders }{ $copy }
choice-order = Order: { $order }
choice-no_order = Geen order geven
choice-deploy = Lanceer { $count } { $count ->
    [one] TIE-jager
   *[other] TIE-jagers
 } bij { $there }
choice-move = { $ship }: van { $origin } naar { $to }
choice-stay = Blijven staan
choice-attack = { $ship }: val { $to } aan vanuit { $origin } met { $dice }
choice-attack_death_star = { $ship }: val de Death Star aan vanuit { $origin } met { $dice }
choice-no_attack = Niet aanvallen
choice-assign = Gebruik een { $die } tegen { NAME($target, form: "def") }
choice-fire = Vuur op { $target }
choice-advance = Gebruik een { $die } voor veld { $space }
choice-done = De andere dobbelstenen laten liggen

## event

event-picked = Een kaart komt op de stapel: { $orders }.
event-turned_up = { $side } draait een kaart om: { $orders }.
event-ordered = Order: { $order }.
event-passed = Er wordt geen order gegeven.
event-deployed = { $count } { $count ->
    [one] TIE-jager
   *[other] TIE-jagers
 } gelanceerd bij { $to }.
event-moved = { $count } × { $ship } van { $origin } naar { $to }.
event-attacked = Aanval vanuit { $origin } op { $to }: { $dice }.
event-fired = De Death Star vuurt op { $target }: { $dice }.
event-hit = { NAME($ship, form: "def") } is geraakt.
event-destroyed = { $count } × { $ship } vernietigd bij { $at }.
event-extra_orders = { $seat } krijgt { $count } extra { $count ->
    [one] order
   *[other] orders
 }.
event-rolled = { $order }: { $dice }.
event-advanced = Het aanvalsteam gebruikt een { $die } en bereikt veld { $to }.
event-ambushed = Stormtroopers op het spoor: { $spaces }.
event-shield_down = Het schild is uitgeschakeld!
event-duelist_lost = { $who } { $how }.
event-discarded = Een kaart wordt afgelegd: { $orders }.
event-drew = { $seat } trekt { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
event-reshuffled = { $side }: de afgelegde kaarten worden tot een nieuwe stapel geschud.
event-won = { $sentence }

## ask

ask-pick = Kies in het geheim je orders, de eerste bovenop: nog { $left }.
ask-order = Welke order geef je: { $orders }?
ask-move = { $ship }: verplaatsen of blijven?
ask-deploy = TIE-jagers: nieuwe lanceren, verplaatsen of blijven?
ask-amount = Hoeveel?
ask-attack = { $ship }: aanvallen of niet?
ask-assign = Je dobbelstenen: { $dice }. Welke raakt wat?
ask-fire = De Death Star: welk doelwit?
ask-advance = Je dobbelstenen: { $dice }. Het volgende veld vraagt { $need } of meer.

## no

no-card = die kaart heb je niet in je hand
no-card_pile = die kaart ligt in je stapel en wordt omgedraaid als ze aan de beurt is
no-card_aside = die kaart ligt deze ronde opzij; kiezen doe je aan het begin van de volgende
no-other_order = de kaart toont { $shown }, niet de order ‘{ $order }’
no-unusable = de order ‘{ $order }’ doet nu niets
no-not_there = er is geen { $ship } in { $origin }
no-not_next = { $to } is onbereikbaar vanuit { $origin }
no-enemies = vijandelijke schepen bezetten { $to }, of de enige weg erheen
no-marker = { NAME($ship, form: "def") } mag niet op { $to } komen
no-face_down = { $to } is uit het spel
no-bound = na de verplaatsing moet de aanval uit { $bound } komen
no-nothing = er is niets aan te vallen in { $to }
no-shield = het schild beschermt de Death Star nog
no-far = { $origin } grenst niet aan de Death Star
no-no_die = geen ongebruikte dobbelsteen toont { $die }
no-too_low = een { $die } is te laag om { NAME($target, form: "def") } te raken; er is { $need } nodig
no-no_target = er is geen { $target } om te raken
no-markers_first = zolang er een vlootfiche open ligt, vuurt de Death Star alleen op vlootfiches
no-no_rebels = er is niets te vernietigen in { $target }
no-too_low_space = een { $die } is te laag voor het volgende veld; er is { $need } nodig

## shortcut

shortcut-assign = Alle dobbelstenen zo goed mogelijk
shortcut-advance = Zo ver als de dobbelstenen reiken

## odds

odds-attack = De aanval
odds-death_star = De aanval op de Death Star
odds-death_star_destroyed = De Death Star wordt vernietigd
odds-laser = Het schot
odds-target_destroyed = Het doelwit wordt vernietigd
odds-assault = De schildaanval
odds-advance = Het team rukt op
odds-duel = Het duel
odds-hit = Ten minste één treffer
odds-dice = Dobbelstenen
odds-average = Gemiddeld aantal treffers
odds-clear = Geen schip meer over
odds-marker = Het vlootfiche wordt vernietigd
odds-falcon = De Millennium Falcon wordt vernietigd
odds-executor = De Executor wordt vernietigd
odds-luke = Luke valt
odds-vader = Vader valt
odds-spaces = Gemiddeld aantal velden
odds-shield_down = Het schild valt uit
odds-exactly = Precies { $spaces }

## goal

goal-shield = Endor: breng het team naar het laatste veld, dan valt het schild
goal-shield-short = schild { $done } van { $of }
goal-death_star = Ruimte: vernietig de Death Star als het schild weg is
goal-death_star-open = Ruimte: een 6 van naast de Death Star vernietigt hem nu
goal-fleet = Vernietig alle Rebellenjagers, vlootfiches en de Falcon
goal-fleet-short = { $done } van { $of } vernietigd
goal-rounds = Of houd de Death Star { $limit } rondes heel
goal-duel-vader = Troonzaal: wordt Vader gedood, dan krijgen de Rebellen { $orders } extra orders, bij verlossing { $more }
goal-duel-luke = Troonzaal: valt Luke, dan krijgt het Keizerrijk { $orders } extra orders
goal-duel-redeemed = Troonzaal: Vader is verlost en de Keizer is weg

## workshop

suggest-assault = Laat het aanvalsteam op veld { $count } beginnen.
suggest-reserve = Zet { $count } TIE-jagers in de hangar.
suggest-luke = Laat Luke met { $count } treffers beginnen.

## error

error-both_sides_have_ships = beide kanten hebben schepen in { $both }.
error-but_hits_at_end = { $what } is er nog, maar de treffers staan aan het einde van het spoor.
error-but_only_exist = er zijn { $number } van { $ship }, maar er bestaan er maar { $what }.
error-cannot_attacked_from = { $what } kan niet aangevallen worden vanuit { $what_2 }.
error-cannot_move_from = { $what } kan niet van { $what_2 } naar { $what_3 }.
error-cannot_stand_on_fleet = { $what } kan niet op een vlootfiche staan ({ $what_2 }).
error-card_does_not_show = kaart { $card } toont de order { $order } niet.
error-card_other_side = { $what }: de kaart { $value } is van de andere kant.
error-card_two_places = de kaart { $card_name } is op twee plaatsen.
error-deck_so_among_fresh = { $card } zit in de stapel, dus bij de verse kaarten van { $name }.
error-dice_list_up_numbers = dice is een lijst van hoogstens { $most } getallen.
error-endor_position_object_with = een stelling van endor is een object met ten minste ships.
error-endor_positions_have_no = stellingen van endor hebben geen { $map }; ze hebben { $keys }.
error-every_rebel_ship_marker = elk Rebellenschip en vlootfiche is vernietigd, dus de winnaar is empire.
error-everybody_has_picked_so = iedereen heeft gekozen, dus niemand heeft iets te beslissen.
error-game_over_so_step = de partij is afgelopen, dus step en order moeten null zijn.
error-has_extra_orders_before = { $name } heeft extra orders voordat de orders gegeven worden.
error-has_picked_more_than = { $name } heeft meer dan { $what } kaarten gekozen.
error-marker_must_up_or = fiche { $name } moet up of down zijn, niet { $state }.
error-names_card_which_does = { $what } noemt de kaart { $value }, en die bestaat niet.
error-no = er is geen { $what } in { $what_2 }.
error-no_dice_lie_on = in de stap { $step } liggen er geen dobbelstenen op tafel.
error-no_dice_lie_on_2 = in de fase prepare liggen er geen dobbelstenen op tafel.
error-nobody_on_turn_phase = in de fase prepare is niemand aan de beurt, dus { $key } moet null zijn.
error-origin_does_not_fit = origin past niet bij de stap { $step }.
error-phase_orders_card_turned = in de fase orders ligt er een kaart open.
error-players_must_or_not = players moet 2 of 4 zijn, niet { $players }.
error-redeemed_true_or_false = redeemed is true of false.
error-ships_cannot_move_from = schepen kunnen niet van { $what } naar { $what_2 }.
error-stands_on_which_face = { $what } staat op { $what_2 }, en dat ligt gedekt.
error-step_amount_move_named = in de stap amount wordt een verplaatsing genoemd, met origin en target.
error-step_asks_for_no = in de stap { $step } valt hier niets te beslissen.
error-step_does_not_fit = de stap { $step } past niet bij de order { $order }.
error-stormtrooper_on_space_not = de stormtrooper op veld { $number } staat niet vóór het aanvalsteam.
error-stormtroopers_up_spaces = stormtroopers zijn hoogstens { $stormtroopers } velden.
error-target_does_not_fit = target past niet bij de stap { $step }.
error-these_cards_nowhere = deze kaarten zijn nergens: { $missing }.
error-tie_reserve_but_no = er is een tie_reserve, maar geen Executor om die te dragen.
error-two_stormtroopers_stand_on = twee stormtroopers staan op veld { $number }.
error-no_rebel_ship = de Rebellen hebben geen schip en geen vlootfiche.
error-opening_object = endor: de opening is een JSON-object, of null voor die van de doos, niet { $value }.
error-hand_named = de hand van { $name } heeft { $least } tot { $most } kaarten, of er is geen genoemd.
error-opening_no_option = een slag van endor heeft geen optie { $option }.
error-of_own = endor: { $reason }

## draw: the table in a terminal

draw-shield = Schild
draw-hits = Treffers
draw-round = Ronde
draw-down = UIT
draw-lost = verloren
draw-redeemed = verlost
draw-gone = weg
draw-hangar = hangar: { $count } T
draw-card = opengelegd ({ $seat }): { $orders }
draw-order = order: { $order }
draw-dice = dobbelstenen: { $dice }
draw-hand = hand: { $cards }
draw-pile = stapel: { $cards }
draw-empty = leeg
draw-extra = { $count } extra

## text: what cards do, battles, options; as the game's data write it

text-option-players = Twee spelers, of vier in twee teams.
text-option-round_limit = Het Keizerrijk wint als zoveel rondes voorbij zijn.
text-option-opening = Eigen vloot, sporen en handkaarten om mee te beginnen; in de werkplaats teken je ze.
text-known-2 = De slag om Endor
text-known-4 = De slag om Endor met vier spelers
