## game

game-name = Endor
game-tagline = Flotta, scudo e duello insieme. Tre ordini segreti a ogni round.

## name

name-rebels = la Ribellione
    .gender = f
    .gen = della Ribellione
    .bare = Ribellione
name-empire = l'Impero
    .gender = m
    .gen = dell'Impero
    .bare = Impero
name-rebels-1 = il primo Ribelle
    .gender = m
    .bare = primo Ribelle
name-rebels-2 = il secondo Ribelle
    .gender = m
    .bare = secondo Ribelle
name-empire-1 = il primo Imperiale
    .gender = m
    .bare = primo Imperiale
name-empire-2 = il secondo Imperiale
    .gender = m
    .bare = secondo Imperiale
name-x-wing = X-Wing
    .gender = m
    .def = l'X-Wing
name-y-wing = Y-Wing
    .gender = m
    .def = l'Y-Wing
name-b-wing = B-Wing
    .gender = m
    .def = il B-Wing
name-tie = caccia TIE
    .gender = m
    .def = il caccia TIE
name-falcon = Millennium Falcon
    .gender = m
    .def = il Millennium Falcon
name-executor = Executor
    .gender = m
    .def = l'Executor
name-marker = segnalino flotta
    .gender = m
    .def = il segnalino flotta
name-shield = assalto allo scudo
    .gender = m
    .def = l'assalto allo scudo
name-luke = Luke Skywalker
    .gender = m
name-redeem = redenzione di Vader
    .gender = f
    .def = la redenzione di Vader
name-death-star = Morte Nera
    .gender = f
    .def = la Morte Nera
name-ambush = imboscata allo scudo
    .gender = f
    .def = l'imboscata allo scudo
name-vader = Darth Vader
name-emperor = Imperatore
    .gender = m
    .def = l'Imperatore
name-reserve = l'hangar dell'Executor
name-F1 = flotta F1
    .gender = f
    .def = la flotta F1
name-F2 = flotta F2
    .gender = f
    .def = la flotta F2
name-F3 = flotta F3
    .gender = f
    .def = la flotta F3
name-F4 = flotta F4
    .gender = f
    .def = la flotta F4
name-F5 = flotta F5
    .gender = f
    .def = la flotta F5
name-F6 = flotta F6
    .gender = f
    .def = la flotta F6
name-copy-1 = { " " }(la prima di queste)
name-copy-2 = { " " }(la seconda di queste)
name-copy-3 = { " " }(la terza di queste)
name-killed = cade in duello
name-redeemed = torna al Lato Chiaro e mette fine all'Imperatore
name-won-death-star = La Morte Nera esplode. La Ribellione ha vinto!
name-won-fleet = L'ultima nave ribelle è perduta. L'Impero ha vinto!
name-won-round-limit = Il tempo è scaduto e la stazione resiste. L'Impero ha vinto!
name-one-die = 1 dado
name-2-dice = 2 dadi
name-3-dice = 3 dadi
name-4-dice = 4 dadi
name-5-dice = 5 dadi

## area

area-reach = raggiungibile da qui
area-fire = attaccabile da qui
area-order = riceverebbe ordini

## note

note-ship = { $ship }: { $dice }, si muove di { $count } { $count ->
    [one] settore
   *[other] settori
 }, colpisce con { $need } o più

## choice

choice-pick = Una carta con { $orders }{ $copy }
choice-order = Ordine: { $order }
choice-no_order = Non dare ordini
choice-deploy = Lancia { $count } caccia TIE in { $there }
choice-move = { $ship }: muovi da { $origin } a { $to }
choice-stay = Resta dove sei
choice-attack = { $ship }: attacca { $to } da { $origin } con { $dice }
choice-attack_death_star = { $ship }: attacca la Morte Nera da { $origin } con { $dice }
choice-no_attack = Non attaccare
choice-assign = Usa un { $die } contro { NAME($target, form: "def") }
choice-fire = Fai fuoco: { $target }
choice-advance = Usa un { $die } per entrare nello spazio { $space }
choice-done = Lascia gli altri dadi

## event

event-picked = Una carta va nella pila: { $orders }.
event-turned_up = { $side } scopre una carta: { $orders }.
event-ordered = Ordine: { $order }.
event-passed = Nessun ordine dato.
event-deployed = { $count } caccia TIE { $count ->
    [one] lanciato
   *[other] lanciati
 } in { $to }.
event-moved = { $count } × { $ship } da { $origin } a { $to }.
event-attacked = Attacco da { $origin } contro { $to }: { $dice }.
event-fired = La Morte Nera fa fuoco ({ $target }): { $dice }.
event-hit = Colpito: { $ship }.
event-destroyed = { $count } × { $ship }: { $count ->
    [one] distrutto
   *[other] distrutti
 } in { $at }.
event-extra_orders = { $seat } riceve { $count } { $count ->
    [one] ordine extra
   *[other] ordini extra
 }.
event-rolled = { $order }: { $dice }.
event-advanced = La squadra d'assalto usa un { $die } e raggiunge lo spazio { $to }.
event-ambushed = Assaltatori sul tracciato: { $spaces }.
event-shield_down = Lo scudo è abbattuto!
event-duelist_lost = { $who } { $how }.
event-discarded = Una carta viene scartata: { $orders }.
event-drew = { $seat } pesca { $count } { $count ->
    [one] carta
   *[other] carte
 }.
event-reshuffled = { NAME($side, form: "bare") }: gli scarti si rimescolano in un nuovo mazzo.
event-won = { $sentence }

## ask

ask-pick = Scegli in segreto i tuoi ordini, il primo in cima: ancora { $left }.
ask-order = Quale ordine dai: { $orders }?
ask-move = { $ship }: muoversi o restare?
ask-deploy = Caccia TIE: lanciarne di nuovi, muoversi o restare?
ask-amount = Quanti?
ask-attack = { $ship }: attacchi o no?
ask-assign = I tuoi dadi: { $dice }. Quale dado colpisce che cosa?
ask-fire = La Morte Nera: quale bersaglio?
ask-advance = I tuoi dadi: { $dice }. Il prossimo spazio richiede { $need } o più.

## no

no-card = quella carta non è nella tua mano
no-card_pile = quella carta è nella tua pila e verrà scoperta quando toccherà a lei
no-card_aside = quella carta è da parte per questo round; si sceglie all'inizio del prossimo
no-other_order = la carta mostra { $shown }, non l'ordine «{ $order }»
no-unusable = l'ordine «{ $order }» ora non ha effetto
no-not_there = in { $origin } non c'è: { $ship }
no-not_next = { $to } è fuori portata da { $origin }
no-enemies = navi nemiche occupano { $to }, o l'unica via per arrivarci
no-marker = { $ship }: non può entrare in { $to }
no-face_down = { $to } è fuori gioco
no-bound = dopo il movimento l'attacco deve partire da { $bound }
no-nothing = in { $to } non c'è nulla da attaccare
no-shield = lo scudo protegge ancora la Morte Nera
no-far = { $origin } non è accanto alla Morte Nera
no-no_die = nessun dado libero mostra { $die }
no-too_low = un { $die } è troppo basso contro { NAME($target, form: "def") }; serve { $need }
no-no_target = bersaglio assente: { $target }
no-markers_first = finché un segnalino flotta è scoperto la Morte Nera fa fuoco solo sui segnalini
no-no_rebels = in { $target } non c'è nulla da distruggere
no-too_low_space = un { $die } è troppo basso per il prossimo spazio; serve { $need }

## shortcut

shortcut-assign = Uso migliore di tutti i dadi
shortcut-advance = Avanza quanto permettono i dadi

## odds

odds-attack = L'attacco
odds-death_star = L'attacco alla Morte Nera
odds-death_star_destroyed = La Morte Nera è distrutta
odds-laser = Il colpo
odds-target_destroyed = Il bersaglio è distrutto
odds-assault = L'assalto
odds-advance = La squadra avanza
odds-duel = Il duello
odds-hit = Almeno un colpo
odds-dice = Dadi
odds-average = Colpi in media
odds-clear = Nessuna nave resta lì
odds-marker = Il segnalino flotta è distrutto
odds-falcon = Il Millennium Falcon è distrutto
odds-executor = L'Executor è distrutto
odds-luke = Luke cade
odds-vader = Vader cade
odds-spaces = Spazi in media
odds-shield_down = Lo scudo cade
odds-exactly = Esattamente { $spaces }

## goal

goal-shield = Endor: porta la squadra all'ultimo spazio e lo scudo cade
goal-shield-short = scudo { $done } su { $of }
goal-death_star = Orbita: abbattuto lo scudo, distruggi la Morte Nera
goal-death_star-open = Orbita: accanto alla Morte Nera ora basta un 6 per distruggerla
goal-fleet = Distruggi ogni caccia ribelle, ogni segnalino flotta e il Falcon
goal-fleet-short = { $done } distrutti su { $of }
goal-rounds = Oppure difendi la Morte Nera per { $limit } round
goal-duel-vader = Sala del trono: Vader ucciso dà ai Ribelli { $orders } ordini extra, redento { $more }
goal-duel-luke = Sala del trono: Luke perduto dà all'Impero { $orders } ordini extra
goal-duel-redeemed = Sala del trono: Vader è redento e l'Imperatore non c'è più

## workshop

suggest-assault = La squadra d'assalto comincia nello spazio { $count }.
suggest-reserve = Metti { $count } caccia TIE nell'hangar.
suggest-luke = Luke comincia con { $count } colpi subiti.

## error

error-both_sides_have_ships = entrambi gli schieramenti hanno navi in { $both }.
error-but_hits_at_end = { $what } c'è, ma i suoi colpi sono alla fine del tracciato.
error-but_only_exist = ci sono { $number } di { $ship }, ma ne esistono solo { $what }.
error-cannot_attacked_from = { $what } non si può attaccare da { $what_2 }.
error-cannot_move_from = { $what } non può muoversi da { $what_2 } a { $what_3 }.
error-cannot_stand_on_fleet = { $what } non può stare su un segnalino flotta ({ $what_2 }).
error-card_does_not_show = la carta { $card } non mostra l'ordine { $order }.
error-card_other_side = { $what }: la carta { $value } è dell'altro schieramento.
error-card_two_places = la carta { $card_name } è in due posti.
error-deck_so_among_fresh = { $card } è nel mazzo, quindi è fra le carte fresche di { $name }.
error-dice_list_up_numbers = dice è una lista di { $most } numeri al massimo.
error-endor_position_object_with = una posizione di endor è un oggetto con almeno ships.
error-endor_positions_have_no = le posizioni di endor non hanno { $map }; hanno { $keys }.
error-every_rebel_ship_marker = ogni nave e segnalino ribelle è distrutto, quindi il vincitore è empire.
error-everybody_has_picked_so = tutti hanno scelto, quindi nessuno deve decidere.
error-game_over_so_step = la partita è finita, quindi step e order devono essere null.
error-has_extra_orders_before = { $name } ha ordini extra prima che si diano gli ordini.
error-has_picked_more_than = { $name } ha scelto più di { $what } carte.
error-marker_must_up_or = il segnalino { $name } deve essere up o down, non { $state }.
error-names_card_which_does = { $what } nomina la carta { $value }, che non esiste.
error-no = in { $what_2 } non c'è { $what }.
error-no_dice_lie_on = nella fase { $step } non ci sono dadi sul tavolo.
error-no_dice_lie_on_2 = nella fase prepare non ci sono dadi sul tavolo.
error-nobody_on_turn_phase = nella fase prepare nessuno è di turno, quindi { $key } deve essere null.
error-origin_does_not_fit = origin non va bene per la fase { $step }.
error-phase_orders_card_turned = nella fase orders c'è una carta scoperta.
error-players_must_or_not = players deve essere 2 o 4, non { $players }.
error-redeemed_true_or_false = redeemed è true o false.
error-ships_cannot_move_from = le navi non possono muoversi da { $what } a { $what_2 }.
error-stands_on_which_face = { $what } sta in { $what_2 }, che è coperto.
error-step_amount_move_named = nella fase amount è indicato un movimento, con origine e bersaglio.
error-step_asks_for_no = la fase { $step } qui non chiede decisioni.
error-step_does_not_fit = la fase { $step } non va bene per l'ordine { $order }.
error-stormtrooper_on_space_not = l'assaltatore nello spazio { $number } non è davanti alla squadra d'assalto.
error-stormtroopers_up_spaces = gli assaltatori stanno in { $stormtroopers } spazi al massimo.
error-target_does_not_fit = target non va bene per la fase { $step }.
error-these_cards_nowhere = queste carte non sono da nessuna parte: { $missing }.
error-tie_reserve_but_no = c'è una tie_reserve, ma nessun Executor che la porti.
error-two_stormtroopers_stand_on = due assaltatori stanno nello spazio { $number }.
error-no_rebel_ship = i Ribelli non hanno né navi né segnalini flotta.
error-opening_object = endor: l'apertura è un oggetto JSON, o null per quella della scatola, non { $value }.
error-hand_named = la mano di { $name } ha da { $least } a { $most } carte, o non se ne indica nessuna.
error-opening_no_option = una battaglia di endor non ha l'opzione { $option }.
error-of_own = endor: { $reason }

## draw: the table in a terminal

draw-shield = Scudo
draw-hits = Colpi
draw-round = Round
draw-down = ABBATTUTO
draw-lost = perso
draw-redeemed = redento
draw-gone = perso
draw-hangar = hangar: { $count } T
draw-card = scoperta ({ $seat }): { $orders }
draw-order = ordine: { $order }
draw-dice = dadi: { $dice }
draw-hand = mano: { $cards }
draw-pile = pila: { $cards }
draw-empty = vuota
draw-extra = { $count } extra

## text: what cards do, battles, options; as the game's data write it

text-option-players = Due giocatori, o quattro in due squadre.
text-option-round_limit = L'Impero vince quando questo numero di round è completo.
text-option-opening = Flotta, tracciati e mani a tua scelta per cominciare; si disegnano nell'officina.
text-known-2 = La battaglia di Endor
text-known-4 = La battaglia di Endor in quattro
