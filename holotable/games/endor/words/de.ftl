## game

game-name = Endor
game-tagline = Flotte, Schild und Duell zugleich. Drei geheime Befehle in jeder Runde.

## name

name-rebels = die Rebellion
    .gender = f
    .acc = die Rebellion
    .dat = der Rebellion
    .gen = der Rebellion
name-empire = das Imperium
    .gender = n
    .acc = das Imperium
    .dat = dem Imperium
    .gen = des Imperiums
name-rebels-1 = Rebellen 1
    .number = plural
name-rebels-2 = Rebellen 2
    .number = plural
name-empire-1 = Imperium 1
    .gender = n
name-empire-2 = Imperium 2
    .gender = n
name-x-wing = X-Wing
    .gender = m
    .nom = der X-Wing
    .acc = den X-Wing
name-y-wing = Y-Wing
    .gender = m
    .nom = der Y-Wing
    .acc = den Y-Wing
name-b-wing = B-Wing
    .gender = m
    .nom = der B-Wing
    .acc = den B-Wing
name-tie = TIE-Jäger
    .gender = m
    .nom = der TIE-Jäger
    .acc = den TIE-Jäger
name-falcon = Millennium Falke
    .gender = m
    .nom = der Millennium Falke
    .acc = den Millennium Falken
name-executor = Executor
    .gender = f
    .nom = die Executor
    .acc = die Executor
name-marker = Flottenmarker
    .gender = m
    .nom = der Flottenmarker
    .acc = den Flottenmarker
name-shield = Schildangriff
name-luke = Luke Skywalker
    .gender = m
    .fixed = yes
name-redeem = Vaders Läuterung
name-death-star = Todesstern
    .gender = m
    .nom = der Todesstern
    .acc = den Todesstern
name-ambush = Hinterhalt am Schild
name-vader = Darth Vader
    .gender = m
    .fixed = yes
name-emperor = Imperator
    .gender = m
    .nom = der Imperator
    .acc = den Imperator
name-reserve = Hangar der Executor
name-F1 = Flotte F1
    .fixed = yes
name-F2 = Flotte F2
    .fixed = yes
name-F3 = Flotte F3
    .fixed = yes
name-F4 = Flotte F4
    .fixed = yes
name-F5 = Flotte F5
    .fixed = yes
name-F6 = Flotte F6
    .fixed = yes
name-copy-1 = { " " }(die erste davon)
name-copy-2 = { " " }(die zweite davon)
name-copy-3 = { " " }(die dritte davon)
name-killed = ist besiegt
name-redeemed = kehrt zur hellen Seite zurück und stürzt den Imperator
name-won-death-star = Der Todesstern explodiert. Die Rebellion hat gewonnen!
name-won-fleet = Das letzte Schiff der Rebellen ist dahin. Das Imperium hat gewonnen!
name-won-round-limit = Die Zeit ist um, und die Station steht. Das Imperium hat gewonnen!
name-one-die = 1 Würfel
    .dat = 1 Würfel
name-2-dice = 2 Würfel
    .dat = 2 Würfeln
name-3-dice = 3 Würfel
    .dat = 3 Würfeln
name-4-dice = 4 Würfel
    .dat = 4 Würfeln
name-5-dice = 5 Würfel
    .dat = 5 Würfeln

## area

area-reach = von hier aus erreichbar
area-fire = von hier aus angreifbar
area-order = bekäme einen Befehl

## note

note-ship = { $ship }: { $dice }, zieht { $count } { $count ->
    [one] Sektor
   *[other] Sektoren
 } weit, wird ab { $need } getroffen

## choice

choice-pick = Karte mit { $orders }{ $copy }
choice-order = Befehl: { $order }
choice-no_order = Keinen Befehl geben
choice-deploy = { $count } TIE-{ $count ->
    [one] Jäger
   *[other] Jäger
 } bei { $there } starten
choice-move = { $ship }: von { $origin } nach { $to }
choice-stay = Stehen bleiben
choice-attack = { $ship }: { $to } von { $origin } aus angreifen, mit { NAME($dice, form: "dat") }
choice-attack_death_star = { $ship }: Todesstern von { $origin } aus angreifen, mit { NAME($dice, form: "dat") }
choice-no_attack = Nicht angreifen
choice-assign = { $die } einsetzen gegen: { $target }
choice-fire = Feuern auf: { $target }
choice-advance = { $die } einsetzen für Feld { $space }
choice-done = Übrige Würfel liegen lassen

## event

event-picked = Eine Karte kommt auf den Stapel: { $orders }.
event-turned_up = { $side } { $side ->
    [one] deckt
   *[other] decken
 } eine Karte auf: { $orders }.
event-ordered = Befehl: { $order }.
event-passed = Kein Befehl wird gegeben.
event-deployed = { $count } TIE-{ $count ->
    [one] Jäger startet
   *[other] Jäger starten
 } bei { $to }.
event-moved = { $count } × { $ship } von { $origin } nach { $to }.
event-attacked = Angriff von { $origin } auf { $to }: { $dice }.
event-fired = Der Todesstern feuert auf { NAME($target, form: "acc") }: { $dice }.
event-hit = { NAME($ship, form: "nom") } ist getroffen.
event-destroyed = { $count } × { $ship } bei { $at } zerstört.
event-extra_orders = { $seat } { $seat ->
    [one] bekommt
   *[other] bekommen
 } { $count } { $count ->
    [one] zusätzlichen Befehl
   *[other] zusätzliche Befehle
 }.
event-rolled = { $order }: { $dice }.
event-advanced = Das Angriffsteam nutzt eine { $die } und erreicht Feld { $to }.
event-ambushed = Sturmtruppen auf der Leiste: { $spaces }.
event-shield_down = Der Schild ist unten!
event-duelist_lost = { NAME($who, form: "nom") } { $how }.
event-discarded = Eine Karte wird abgelegt: { $orders }.
event-drew = { $seat } { $seat ->
    [one] zieht
   *[other] ziehen
 } { $count } { $count ->
    [one] Karte
   *[other] Karten
 }.
event-reshuffled = { $side }: Der Ablagestapel wird neu gemischt.
event-won = { $sentence }

## ask

ask-pick = Wähle geheim deine Befehle, der erste liegt oben: noch { $left }.
ask-order = Welchen Befehl gibst du: { $orders }?
ask-move = { $ship }: bewegen oder stehen bleiben?
ask-deploy = TIE-Jäger: neue starten, bewegen oder stehen bleiben?
ask-amount = Wie viele?
ask-attack = { $ship }: angreifen oder nicht?
ask-assign = Deine Würfel: { $dice }. Welcher Würfel trifft was?
ask-fire = Der Todesstern: Welches Ziel?
ask-advance = Deine Würfel: { $dice }. Das nächste Feld braucht { $need } oder mehr.

## no

no-card = diese Karte ist nicht auf deiner Hand
no-card_pile = diese Karte liegt in deinem Stapel und wird aufgedeckt, wenn sie an der Reihe ist
no-card_aside = diese Karte liegt in dieser Runde beiseite; gewählt wird zu Beginn der nächsten
no-other_order = die Karte zeigt { $shown }, nicht den Befehl „{ $order }“
no-unusable = der Befehl „{ $order }“ bewirkt jetzt nichts
no-not_there = in { $origin } ist nichts davon: { $ship }
no-not_next = { $to } ist von { $origin } aus nicht erreichbar
no-enemies = gegnerische Schiffe halten { $to } oder den einzigen Weg dorthin
no-marker = { NAME($ship, form: "nom") } darf nicht auf { $to }
no-face_down = { $to } ist aus dem Spiel
no-bound = nach der Bewegung muss der Angriff von { $bound } ausgehen
no-nothing = in { $to } gibt es nichts anzugreifen
no-shield = der Schild schützt den Todesstern noch
no-far = { $origin } grenzt nicht an den Todesstern
no-no_die = kein freier Würfel zeigt { $die }
no-too_low = eine { $die } reicht nicht gegen { NAME($target, form: "acc") }; nötig ist { $need }
no-no_target = nichts zu treffen: { $target }
no-markers_first = solange ein Flottenmarker aufgedeckt liegt, feuert der Todesstern nur auf Marker
no-no_rebels = in { $target } gibt es nichts zu zerstören
no-too_low_space = eine { $die } reicht nicht für das nächste Feld; nötig ist { $need }

## shortcut

shortcut-assign = Alle Würfel bestens einsetzen
shortcut-advance = So weit vorrücken, wie die Würfel reichen

## odds

odds-attack = Der Angriff
odds-death_star = Der Angriff auf den Todesstern
odds-death_star_destroyed = Der Todesstern wird zerstört
odds-laser = Der Schuss
odds-target_destroyed = Das Ziel wird zerstört
odds-assault = Der Schildangriff
odds-advance = Das Team rückt vor
odds-duel = Das Duell
odds-hit = Mindestens ein Treffer
odds-dice = Würfel
odds-average = Treffer im Schnitt
odds-clear = Kein Schiff bleibt dort
odds-marker = Der Flottenmarker wird zerstört
odds-falcon = Der Millennium Falke wird zerstört
odds-executor = Die Executor wird zerstört
odds-luke = Luke fällt
odds-vader = Vader fällt
odds-spaces = Felder im Schnitt
odds-shield_down = Der Schild fällt
odds-exactly = Genau { $spaces }

## goal

goal-shield = Endor: Führ das Team auf das letzte Feld, dann fällt der Schild
goal-shield-short = Schild { $done } von { $of }
goal-death_star = Orbit: Zerstöre den Todesstern, sobald der Schild unten ist
goal-death_star-open = Orbit: Eine 6 direkt neben dem Todesstern zerstört ihn jetzt
goal-fleet = Zerstöre alle Jäger und Flottenmarker der Rebellen und den Falken
goal-fleet-short = { $done } von { $of } zerstört
goal-rounds = Oder halte den Todesstern { $limit } Runden lang
goal-duel-vader = Thronsaal: Vader besiegt bringt den Rebellen { $orders } zusätzliche Befehle, geläutert { $more }
goal-duel-luke = Thronsaal: Luke besiegt bringt dem Imperium { $orders } zusätzliche Befehle
goal-duel-redeemed = Thronsaal: Vader ist geläutert und der Imperator gestürzt

## workshop

suggest-assault = Lass das Angriffsteam auf Feld { $count } beginnen.
suggest-reserve = Stell { $count } TIE-Jäger in den Hangar.
suggest-luke = Lass Luke mit { $count } Treffern beginnen.

## error

error-both_sides_have_ships = beide Seiten haben Schiffe in { $both }.
error-but_hits_at_end = { $what } ist da, aber die Treffer stehen am Ende der Leiste.
error-but_only_exist = es sind { $number } × { $ship }, aber es gibt nur { $what }.
error-cannot_attacked_from = { $what } kann von { $what_2 } aus nicht angegriffen werden.
error-cannot_move_from = { $what } kann nicht von { $what_2 } nach { $what_3 }.
error-cannot_stand_on_fleet = { $what } kann nicht auf einem Flottenmarker ({ $what_2 }) stehen.
error-card_does_not_show = die Karte { $card } zeigt den Befehl { $order } nicht.
error-card_other_side = { $what }: Die Karte { $value } gehört der anderen Seite.
error-card_two_places = die Karte { $card_name } ist an zwei Orten.
error-deck_so_among_fresh = { $card } ist im Stapel, also unter den frischen Karten von { $name }.
error-dice_list_up_numbers = dice ist eine Liste von bis zu { $most } Zahlen.
error-endor_position_object_with = eine Stellung von endor ist ein Objekt mit mindestens ships.
error-endor_positions_have_no = Stellungen von endor haben kein { $map }; sie haben { $keys }.
error-every_rebel_ship_marker = alle Schiffe und Marker der Rebellen sind zerstört, also ist der Sieger empire.
error-everybody_has_picked_so = alle haben gewählt, also hat niemand etwas zu entscheiden.
error-game_over_so_step = die Partie ist vorbei, also müssen step und order null sein.
error-has_extra_orders_before = { $name } hat zusätzliche Befehle, bevor Befehle gegeben werden.
error-has_picked_more_than = { $name } hat mehr als { $what } Karten gewählt.
error-marker_must_up_or = Marker { $name } muss up oder down sein, nicht { $state }.
error-names_card_which_does = { $what } nennt die Karte { $value }, die es nicht gibt.
error-no = in { $what_2 } fehlt { $what }.
error-no_dice_lie_on = im Schritt { $step } liegen keine Würfel auf dem Tisch.
error-no_dice_lie_on_2 = in der Phase prepare liegen keine Würfel auf dem Tisch.
error-nobody_on_turn_phase = in der Phase prepare ist niemand am Zug, also muss { $key } null sein.
error-origin_does_not_fit = origin passt nicht zum Schritt { $step }.
error-phase_orders_card_turned = in der Phase orders ist eine Karte aufgedeckt.
error-players_must_or_not = players muss 2 oder 4 sein, nicht { $players }.
error-redeemed_true_or_false = redeemed ist true oder false.
error-ships_cannot_move_from = Schiffe können nicht von { $what } nach { $what_2 }.
error-stands_on_which_face = { $what } steht auf { $what_2 }, und das ist verdeckt.
error-step_amount_move_named = im Schritt amount ist eine Bewegung genannt, mit origin und target.
error-step_asks_for_no = der Schritt { $step } verlangt hier keine Entscheidung.
error-step_does_not_fit = der Schritt { $step } passt nicht zum Befehl { $order }.
error-stormtrooper_on_space_not = die Sturmtruppe auf Feld { $number } ist nicht vor dem Angriffsteam.
error-stormtroopers_up_spaces = stormtroopers sind bis zu { $stormtroopers } Felder.
error-target_does_not_fit = target passt nicht zum Schritt { $step }.
error-these_cards_nowhere = diese Karten sind nirgends: { $missing }.
error-tie_reserve_but_no = es gibt eine tie_reserve, aber keine Executor, die sie trägt.
error-two_stormtroopers_stand_on = zwei Sturmtruppen stehen auf Feld { $number }.
error-no_rebel_ship = die Rebellen haben weder ein Schiff noch einen Flottenmarker.
error-opening_object = endor: opening ist ein JSON-Objekt, oder null für den Aufbau der Schachtel, nicht { $value }.
error-hand_named = die Hand von { $name } hat { $least } bis { $most } Karten, oder keine wird genannt.
error-opening_no_option = eine Schlacht von endor hat keine Option { $option }.
error-of_own = endor: { $reason }

## draw: the table in a terminal

draw-shield = Schild
draw-hits = Treffer
draw-round = Runde
draw-down = UNTEN
draw-lost = verloren
draw-redeemed = geläutert
draw-gone = weg
draw-hangar = Hangar: { $count } T
draw-card = aufgedeckt ({ $seat }): { $orders }
draw-order = Befehl: { $order }
draw-dice = Würfel: { $dice }
draw-hand = Hand: { $cards }
draw-pile = Stapel: { $cards }
draw-empty = leer
draw-extra = { $count } zusätzlich

## text: what cards do, battles, options; as the game's data write it

text-option-players = Zu zweit, oder zu viert in zwei Teams.
text-option-round_limit = Das Imperium gewinnt, wenn so viele Runden gespielt sind.
text-option-opening = Eigene Flotte, Leisten und Hände für den Anfang; die Werkstatt zeichnet sie.
text-known-2 = Die Schlacht um Endor
text-known-4 = Die Schlacht um Endor zu viert
