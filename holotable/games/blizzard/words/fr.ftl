## game

game-name = Blizzard
game-tagline = Trois missions dans la neige : les droïdes sondes, l'avant-garde et le grand assaut.

## name

name-alliance = l'Alliance
    .gender = f
    .de = de l'Alliance
    .a = à l'Alliance
    .bare = Alliance
name-empire = l'Empire
    .gender = m
    .de = de l'Empire
    .a = à l'Empire
    .bare = Empire
name-han = Han
    .gender = m
    .fixed = yes
name-luke = Luke
    .gender = m
    .fixed = yes
name-veers = général Veers
    .gender = m
    .le = le général Veers
name-generators = générateurs
    .number = plural
    .le = les générateurs
name-echo-trooper-n = soldat d'Echo { $n }
    .gender = m
    .le = le soldat d'Echo { $n }
name-scout-n = éclaireur { $n }
    .gender = m
    .le = l'éclaireur { $n }
name-snowspeeder-n = snowspeeder { $n }
    .gender = m
    .le = le snowspeeder { $n }
name-laser-battery-n = batterie laser { $n }
    .gender = f
    .le = la batterie laser { $n }
name-snowtrooper-n = snowtrooper { $n }
    .gender = m
    .le = le snowtrooper { $n }
name-probe-droid-n = droïde sonde { $n }
    .gender = m
    .le = le droïde sonde { $n }
name-at-st-n = AT-ST { $n }
    .gender = m
    .le = l'AT-ST { $n }
name-at-at-n = AT-AT { $n }
    .gender = m
    .le = l'AT-AT { $n }
name-N = nord
name-NE = nord-est
name-SE = sud-est
name-S = sud
name-SW = sud-ouest
name-NW = nord-ouest
name-off = hors de la carte
name-max-power = { " " }avec toute la puissance en un tir
name-plain-power = { "" }
name-as-before = , comme avant
name-step-march = Finir la marche
name-step-hold = Tous restent sur place
name-step-event = Finir l'événement
name-step-commands = Finir le commandement
name-step-fire = Finir le tir
name-step-return = Finir la riposte
name-event-0 = { "" }
name-event-1 = { " " }Double : tir d'exception !
name-event-2 = { " " }Double : plan rusé !
name-event-3 = { " " }Double : à la charge !
name-event-4 = { " " }Double : pas de riposte ce tour !
name-event-5 = { " " }Double : nouvelle infanterie !
name-event-6 = { " " }Double : visée sûre ce tour !
name-why-through = assez d'unités sont passées
name-why-blocked = trop peu d'unités impériales sont passées
name-why-generators = les générateurs sont détruits
name-why-escaped = assez d'unités se sont échappées
name-why-losses = assez d'unités de l'Alliance sont détruites
name-why-wiped-out = l'adversaire n'a plus d'unité
name-why-time = les tours sont écoulés
name-campaign = La bataille de Hoth
name-mission-1 = À travers les droïdes
name-mission-2 = L'arrivée des marcheurs
name-mission-3 = Les générateurs

## choice

choice-march = { $unit } : marcher { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }
choice-turn = { $unit } : tourner ({ $facing }), 1 point
choice-move = { $unit } : aller de { $origin } { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }, 1 point
choice-step = { $unit } : continuer { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }
choice-face = { $unit } : orienter ({ $facing }){ $how }
choice-rally = { $unit } : rallier, 1 point
choice-reinforce = { $unit } : faire entrer en { $hex }, 1 point
choice-place = { $unit } : placer en { $hex }
choice-pushed = { $unit } : s'écarter en { $hex }
choice-follow = { $unit } : suivre en { $to }
choice-stay = { $unit } : rester sur place
choice-great_shot = Tir d'exception : détruire { NAME($target, form: "le") } en { $there }
choice-shoot = { $unit } : tirer sur { NAME($target, form: "le") } en { $there }{ $how }
choice-harpoon = { $unit } : harponner { NAME($target, form: "le") }
choice-self_destruct = { $unit } : s'autodétruire et emporter { NAME($target, form: "le") }
choice-done = { $step }

## event

event-placed = { NAME($unit, form: "le") } est { GENDER($unit) ->
    [f] placée
    [plural] placés
   *[m] placé
 } en { $hex }.
event-marched = { NAME($unit, form: "le") } marche { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }.
event-rolled = Lancer de commandement { $dice } ; points de commandement : { $points }.{ $what }
event-moved = { NAME($unit, form: "le") } va de { $origin } { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }.
event-turned = { NAME($unit, form: "le") } se tourne : { $facing }.
event-overrun = { NAME($by, form: "le") } écrase { NAME($unit, form: "le") }.
event-followed = { NAME($unit, form: "le") } suit en { $to }.
event-rallied = { NAME($unit, form: "le") } se rallie.
event-reinforced = { NAME($unit, form: "le") } entre en { $hex }.
event-shot = { NAME($unit, form: "le") } { $unit ->
    [one] tire
   *[other] tirent
 } sur { NAME($target, form: "le") } : { $dice } ; { $hits } { $hits ->
    [one] touche
   *[other] touches
 }, { $damage } { $damage ->
    [one] dégât
   *[other] dégâts
 }.
event-damaged = { NAME($unit, form: "le") } { $unit ->
    [one] est
   *[other] sont
 } { GENDER($unit) ->
    [f] endommagée
    [plural] endommagés
   *[m] endommagé
 }.
event-destroyed = { NAME($unit, form: "le") } { $unit ->
    [one] est
   *[other] sont
 } { GENDER($unit) ->
    [f] détruite
    [plural] détruits
   *[m] détruit
 } !
event-self_destructed = { NAME($unit, form: "le") } s'autodétruit et emporte { NAME($target, form: "le") }.
event-harpooned = { NAME($unit, form: "le") } harponne { NAME($target, form: "le") } et l'abat.
event-great_shot = Un tir d'exception atteint { NAME($target, form: "le") }.
event-no_dodge = { NAME($unit, form: "le") } ne peut s'écarter nulle part et est { GENDER($unit) ->
    [f] détruite
   *[m] détruit
 } !
event-no_target = Aucun ennemi n'est assez près pour un tir d'exception.
event-nobody_fresh = Il ne reste aucune infanterie à faire entrer.
event-left = { NAME($unit, form: "le") } quitte la carte.
event-turn_ended = { $seat } { $seat ->
    [one] finit son tour
   *[other] finissent leur tour
 }.
event-mission_ended = La mission { $mission } est gagnée par { $by }.
event-won = { $by } a gagné : { $why }.

## row

row-to_hit = pour toucher
row-again = relance
row-damage = dégâts

## odds

odds-title = { $unit } contre { $target }
odds-nothing = aucun dégât
odds-damaged = endommagé
odds-destroyed = détruit
odds-dice = dés
odds-rerolls = relances des dés manqués
odds-penalties = relances des dés touchés
odds-needs = dégât sur
odds-at_least = { $die } ou plus
odds-never = jamais

## route

route = { $unit } : aller { $to ->
    [off] hors de la carte
   *[other] en { $to }
 }, points de commandement : { $cost }

## shortcut

shortcut-march_all = Faire marcher tout le monde
shortcut-formation = Placer le reste en formation habituelle

## ask

ask-pushed = Un véhicule écrase { NAME($unit, form: "le") }. Où s'écarter ?
ask-follow = { NAME($unit, form: "le") } suit-{ GENDER($unit) ->
    [f] elle
   *[m] il
 } en { $to } ?
ask-face = Quelle orientation pour { NAME($unit, form: "le") } ?
ask-step = { NAME($unit, form: "le") } est en route : cases restantes { $left }. Continuez, ou finissez par une orientation.
ask-last_face = { NAME($unit, form: "le") } s'est { GENDER($unit) ->
    [f] déplacée
   *[m] déplacé
 }. Quelle orientation ?
ask-setup = Où se place { NAME($unit, form: "le") } ? Encore à placer : { $left }.
ask-march = Marche : quelle unité avance d'une case, gratuitement ?
ask-commands = Points de commandement restants : { $points }. Déplacez, ralliez ou faites entrer une unité.
ask-fire = Tir : quelle unité tire ?
ask-return = Riposte : quelle unité répond ?
ask-event-1 = Tir d'exception : quel ennemi près de vos unités est détruit ?
ask-event-3 = À la charge : quelle infanterie marche encore une fois ?
ask-event-5 = Nouvelle infanterie : jusqu'à deux unités entrent par votre bord de la carte.

## area

area-reach = atteint en un déplacement
area-fire = dans son arc et à portée

## note

note-may_march = peut avancer d'une case, gratuitement
note-no_march = ne peut pas marcher maintenant
note-shot = a tiré à cette étape
note-may_rally = est endommagé ; un ralliement le remet en état
note-damaged = est endommagé

## no

no-other_side = { NAME($unit, form: "le") } n'est pas à vous
no-question = une autre question attend d'abord
no-absent = { NAME($unit, form: "le") } n'est pas sur la carte
no-points = il ne reste aucun point de commandement
no-step-march = la marche se fait à la première étape de votre tour
no-step-turn = on tourne à l'étape de commandement
no-step-move = on se déplace à l'étape de commandement
no-step-step = on se déplace à l'étape de commandement
no-step-rally = on rallie à l'étape de commandement
no-step-reinforce = les renforts entrent à l'étape de commandement
no-step-place = les unités se placent à la mise en place et par l'événement du double cinq
no-step-shoot = on tire aux étapes de tir et de riposte
no-step-harpoon = on harponne à la riposte
no-step-self_destruct = l'autodestruction se fait à la riposte
no-order = { NAME($unit, form: "le") } n'est pas la prochaine unité à placer
no-taken = { $hex } n'est pas vide
no-zone = { $hex } est hors de votre zone de déploiement
no-near = { $hex } est trop près de l'ennemi ou d'une autre unité du même type
no-not_waiting = { NAME($unit, form: "le") } n'attend pas comme renfort
no-marched = { NAME($unit, form: "le") } a déjà marché
no-march = { NAME($unit, form: "le") } ne peut pas avancer
no-speed = { NAME($unit, form: "le") } n'a pas de vitesse
no-off = { NAME($unit, form: "le") } ne peut pas quitter la carte par là
no-far = { $to } n'est pas voisine de { $origin }
no-stacking = { NAME($unit, form: "le") } ne peut pas entrer en { $to } avec ce qui s'y trouve
no-ahead = { NAME($unit, form: "le") } va droit devant, et { $to } n'est pas devant
no-facing = { NAME($unit, form: "le") } n'a pas d'orientation
no-same_facing = { NAME($unit, form: "le") } : orientation déjà prise ({ $facing })
no-lumbering = { NAME($unit, form: "le") } ne tourne que d'un cran par point
no-rally = { NAME($unit, form: "le") } n'est pas une infanterie endommagée
no-friend = { NAME($target, form: "le") } est de votre camp
no-shot = { NAME($unit, form: "le") } a fait son unique action de cette étape
no-firepower = { NAME($unit, form: "le") } n'a pas de puissance de feu
no-same_hex = { NAME($target, form: "le") } est dans la même case
no-arc = { NAME($target, form: "le") } est hors de portée ou hors de l'arc de tir ({ $unit })
no-max_power = { NAME($unit, form: "le") } ne peut pas réunir sa puissance en un tir

## goal

goal-escape = Faire sortir { $of } unités par le bord impérial
goal-escape-short = { $done } sorties sur { $of }
goal-destroy = Ou ne laisser aucune unité à l'adversaire
goal-destroy-only = Ne laisser aucune unité à l'adversaire
goal-stop = Détruire { $of } unités de l'Alliance
goal-stop-short = { $done } détruites sur { $of }
goal-hold_time = Ou les retenir { $of } tours
goal-break_through = Faire sortir { $of } unités par le bord de l'Alliance
goal-break_through-short = { $done } passées sur { $of }
goal-block = Laisser passer moins de { $through } unités impériales en { $limit } tours
goal-block-short = tour { $done } sur { $of }
goal-generators = Détruire les générateurs
goal-generators-short = { $done } générateurs sur { $of }
goal-defend = Garder les générateurs pendant { $of } tours de l'Alliance
goal-defend-short = tour { $done } sur { $of }
goal-campaign = Mission { $number } sur { $count } de la campagne

## campaign

campaign-about = Trois missions à la suite. Qui gagne la première décide qui est prêt pour la deuxième, qui passe la deuxième combat dans la troisième, et la troisième décide de la guerre.
campaign-warned = L'Alliance est avertie : toutes ses unités sont prêtes pour la mission suivante.
campaign-unwarned = L'Alliance est prise par surprise : seuls ses éclaireurs sont prêts pour la mission suivante, les autres arrivent plus tard.
campaign-survivors = Remis en état pour la mission suivante : { $units }.
campaign-no_survivors = Il ne reste aucune unité impériale pour la mission suivante.

## workshop

goal-hold_out = Tenir pendant { $of } tours de l'Alliance
goal-hold_out-short = tour { $done } sur { $of }
suggest-turns = Faire durer la mission { $count } tours.
suggest-exits = Se contenter de { $count } unités sorties de la carte.
suggest-stop = Exiger { $count } unités sorties de la carte.
suggest-unit = Une unité de plus pour { $side } : { $unit }.
name-echo-trooper = soldat d'Echo
    .gender = m
name-scout = éclaireur
    .gender = m
name-snowspeeder = snowspeeder
    .gender = m
name-laser-battery = batterie laser
    .gender = f
name-snowtrooper = snowtrooper
    .gender = m
name-probe-droid = droïde sonde
    .gender = m
name-at-st = AT-ST
    .gender = m
name-at-at = AT-AT
    .gender = m
name-mission-campaign = Les trois à la suite

## error

error-arrives_but_turn = { $name } arrive, mais ce n'est pas son tour ({ $what }).
error-arrives_while_another_question = { $name } arrive alors qu'une autre question est ouverte.
error-asked_about_but_not = une question porte sur { $what }, mais l'unité n'est pas sur la carte.
error-asked_follow_but_has = { $name } doit dire s'il suit, mais n'a ni HARPOON ni SELF-DESTRUCT.
error-asked_for_facing_but = l'orientation de { $name } est demandée, mais c'est le tour de { $what }.
error-asked_for_facing_but_2 = l'orientation de { $name } est demandée, mais rien n'est placé à l'étape { $what }.
error-asked_pushed_but_no = { $what } doit s'écarter, mais n'est pas une infanterie sous un véhicule.
error-blizzard_position_needs_units = une position de blizzard demande units : { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = les positions de blizzard n'ont pas { $unknown } ; elles ont { $keys }.
error-blizzard_survivors_list_each = blizzard : survivors est une liste de { $survivors }, chacun une fois au plus, pas { $value }.
error-cannot_come_now = { $name } ne peut pas entrer maintenant.
error-cannot_follow_which_not = { $name } ne peut pas suivre en { $what }, qui n'est pas voisine.
error-damaged_true_or_false = damaged de { $name } est true ou false, pas { $damaged }.
error-event_has_no_step = l'événement { $event } n'a pas d'étape à lui.
error-event_has_step_own = l'événement 1 n'a une étape à lui que s'il y a une unité à choisir.
error-has_no_facing = { $what } n'a pas d'orientation.
error-has_no_facing_ask = { $name } n'a pas d'orientation à demander.
error-moving_null_or_unit = moving vaut null ou { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } nomme la case { $value } ; les cases vont de 0,0 à { $last }.
error-names_unit_twice = { $what } nomme deux fois une unité.
error-names_which_no_unit = { $what } nomme { $value }, qui n'est pas une unité ; { $like }.
error-nobody_shoots_or_returns = personne ne tire ni ne riposte à l'étape { $what } : shot doit être vide.
error-on_move_but_no = { $name } est en route, mais n'est pas une unité de { $what } sur la carte.
error-only_first_question_can = seule la première question peut être pushed.
error-only_one_unit_at = l'orientation n'est demandée qu'à une unité à la fois.
error-options_object = options est un objet.
error-options_say_mission_but = les options disent mission { $mission }, mais la mission est { $mission_2 }.
error-pending_question_ask_unit = une question en attente est { "{" }ask, unit, to{ "}" }, et son ask est l'un de { $readers }.
error-placing_but_next = { $what } place, mais c'est à { $what_2 }.
error-question_out_order = la question à { $name } n'est pas dans l'ordre.
error-question_written = la question { $ask } s'écrit { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = à la mise en place, une unité est à placer ou son orientation est demandée.
error-side_places_all_units = un camp place toutes ses unités avant que l'autre commence.
error-stand_before_anything_placed = { $what } se trouve là avant que rien ne soit placé.
error-stand_together_on = { $what } et { $what_2 } se trouvent ensemble en { $what_3 }.
error-two_places_one_them = { $what } est à deux endroits, dont { $what_2 }.
error-unit_on_move_only = une unité n'est en route qu'à l'étape commands.
error-units_pushed_or_followed = des unités s'écartent ou suivent, mais rien ne bouge à l'étape { $step }.
error-units_unplaced_only_set = des unités ne sont à placer qu'à la mise en place.
error-written_at_facing_damaged = { $name } s'écrit { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } se trouve en { $hex }, qui est de la glace.
error-no_such_mission = blizzard : mission doit être l'un de { $known }, ou une mission à vous sous forme d'objet, pas { $value }.
error-has_begun = blizzard : une mission commencée ne peut être poursuivie que depuis sa position.
error-title_letters = le titre est un texte de { $most } lettres au plus.
error-too_few_counters = il y a { $count } × { $kind }, mais seulement { $most } pions.
error-in_the_middle = seuls { $unit } peuvent se trouver au milieu du bord, et ils font alors partie des unités.
error-stands_not_listed = { $name } se trouve en { $hex }, mais ne fait pas partie des unités de { $seat }.
error-stands_but_waits = { $name } se trouve en { $hex }, mais attend.
error-both_stand_on = { $other } et { $name } se trouvent tous deux en { $hex }.
error-stands_no_facing = { $name } n'a pas d'orientation.
error-turns_of_its_own = seule une mission que personne ne quitte a ses propres tours ; une autre a l'option turn_limit.
error-losses_of_whom = seule une Alliance qui peut sortir perd par ses pertes.
error-too_many_hexes = { $what } nomme plus de cases que les { $most } de la carte.
error-hex_not_on_map = { $what } nomme la case { $value }, qui n'est pas sur la carte.
error-no_units = { $seat } : aucune unité au départ.
error-no_room_in_zone = { $seat } : des unités à placer, mais aucune case libre dans la zone.
error-too_many_exits = { $seat } : victoire avec { $exits } unités sorties, mais il n'y en a que { $units }.
error-mission_no_option = une mission à vous n'a pas d'option { $option }.
error-of_own = blizzard : { $reason }

## draw: the table in a terminal

draw-status = { $mission }, tour { $turn }, { $seat } : { $step }
draw-own = Mission personnelle
draw-points = points de commandement { $points }
draw-unplaced = À placer : { $units }
draw-waiting = En attente : { $units }
draw-exited = Sortis, à l'abri : { $units }
draw-destroyed = Pertes : { $units }
draw-step_setup = mise en place
draw-step_march = marche
draw-step_event = événement
draw-step_commands = commandement
draw-step_fire = tir
draw-step_return = riposte

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Mission 1, 2 ou 3, les trois en campagne, ou une à vous.
text-option-turn_limit = Tours de chaque camp dans les missions 1 et 2.
text-option-warned = Mission 2 seule : l'Alliance a gagné la mission 1 et n'est pas surprise.
text-option-survivors = Mission 3 seule : les unités impériales qui ont passé la mission 2.
text-option-reinforcements = Ce qu'apporte l'événement 5 : l'infanterie perdue ou en attente, ou tout pion d'infanterie libre.
