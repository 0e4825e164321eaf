## game

game-name = Endor
game-tagline = La flotte, le bouclier et le duel à la fois. Trois ordres secrets à chaque manche.

## name

name-rebels = la Rébellion
    .gender = f
    .de = de la Rébellion
    .bare = Rébellion
name-empire = l'Empire
    .gender = m
    .de = de l'Empire
    .bare = Empire
name-rebels-1 = le premier Rebelle
    .gender = m
    .bare = premier Rebelle
name-rebels-2 = le second Rebelle
    .gender = m
    .bare = second Rebelle
name-empire-1 = le premier Impérial
    .gender = m
    .bare = premier Impérial
name-empire-2 = le second Impérial
    .gender = m
    .bare = second Impérial
name-x-wing = X-Wing
    .gender = m
    .le = le X-Wing
    .du = de X-Wing
name-y-wing = Y-Wing
    .gender = m
    .le = le Y-Wing
    .du = de Y-Wing
name-b-wing = B-Wing
    .gender = m
    .le = le B-Wing
    .du = de B-Wing
name-tie = chasseur TIE
    .gender = m
    .le = le chasseur TIE
    .du = de chasseur TIE
name-falcon = Millennium Falcon
    .gender = m
    .le = le Millennium Falcon
    .du = de Millennium Falcon
name-executor = Executor
    .gender = m
    .le = l'Executor
    .du = d'Executor
name-marker = marqueur Flotte
    .gender = m
    .le = le marqueur Flotte
    .du = de marqueur Flotte
name-shield = assaut du bouclier
name-luke = Luke Skywalker
    .fixed = yes
name-redeem = rédemption de Vador
name-death-star = Étoile de la Mort
    .gender = f
    .le = l'Étoile de la Mort
    .du = d'Étoile de la Mort
name-ambush = embuscade au bouclier
name-vader = Dark Vador
    .fixed = yes
name-emperor = Empereur
    .le = l'Empereur
name-reserve = le hangar de l'Executor
name-F1 = flotte F1
    .le = la flotte F1
name-F2 = flotte F2
    .le = la flotte F2
name-F3 = flotte F3
    .le = la flotte F3
name-F4 = flotte F4
    .le = la flotte F4
name-F5 = flotte F5
    .le = la flotte F5
name-F6 = flotte F6
    .le = la flotte F6
name-copy-1 = { " " }(la première)
name-copy-2 = { " " }(la deuxième)
name-copy-3 = { " " }(la troisième)
name-killed = est abattu
name-redeemed = revient à la lumière et met fin à l'Empereur
name-won-death-star = L'Étoile de la Mort explose. La Rébellion a gagné !
name-won-fleet = Le dernier vaisseau rebelle a disparu. L'Empire a gagné !
name-won-round-limit = Le temps est écoulé et la station tient. L'Empire a gagné !
name-one-die = 1 dé
name-2-dice = 2 dés
name-3-dice = 3 dés
name-4-dice = 4 dés
name-5-dice = 5 dés

## area

area-reach = accessible d'ici
area-fire = attaquable d'ici
area-order = recevrait un ordre

## note

note-ship = { $ship } : { $dice }, se déplace de { $count } { $count ->
    [one] secteur
   *[other] secteurs
 }, touché sur { $need } ou plus

## choice

choice-pick = Une carte avec { $orders }{ $copy }
choice-order = Ordre : { $order }
choice-no_order = Ne donner aucun ordre
choice-deploy = Lancer { $count } { $count ->
    [one] chasseur
   *[other] chasseurs
 } TIE en { $there }
choice-move = { $ship } : aller de { NAME($origin, form: "le") } vers { NAME($to, form: "le") }
choice-stay = Rester sur place
choice-attack = { $ship } : attaquer { NAME($to, form: "le") } depuis { NAME($origin, form: "le") } avec { $dice }
choice-attack_death_star = { $ship } : attaquer l'Étoile de la Mort depuis { NAME($origin, form: "le") } avec { $dice }
choice-no_attack = Ne pas attaquer
choice-assign = Utiliser un { $die } contre { NAME($target, form: "le") }
choice-fire = Tirer sur { NAME($target, form: "le") }
choice-advance = Utiliser un { $die } pour entrer sur la case { $space }
choice-done = Laisser les autres dés

## event

event-picked = Une carte rejoint la pile : { $orders }.
event-turned_up = { $side } retourne une carte : { $orders }.
event-ordered = Ordre : { $order }.
event-passed = Aucun ordre n'est donné.
event-deployed = { $count } { $count ->
    [one] chasseur TIE lancé
   *[other] chasseurs TIE lancés
 } en { $to }.
event-moved = { $count } × { $ship } de { NAME($origin, form: "le") } vers { NAME($to, form: "le") }.
event-attacked = Attaque contre { NAME($to, form: "le") } depuis { NAME($origin, form: "le") } : { $dice }.
event-fired = L'Étoile de la Mort tire sur { NAME($target, form: "le") } : { $dice }.
event-hit = { NAME($ship, form: "le") } est touché.
event-destroyed = Pertes ({ $at }) : { $count } × { $ship }.
event-extra_orders = { $seat } reçoit { $count } { $count ->
    [one] ordre supplémentaire
   *[other] ordres supplémentaires
 }.
event-rolled = { $order } : { $dice }.
event-advanced = L'équipe d'assaut utilise un { $die } et atteint la case { $to }.
event-ambushed = Stormtroopers sur la piste : { $spaces }.
event-shield_down = Le bouclier est désactivé !
event-duelist_lost = { $who } { $how }.
event-discarded = Une carte est défaussée : { $orders }.
event-drew = { $seat } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
event-reshuffled = { NAME($side, form: "bare") } : la défausse est mélangée pour former une nouvelle pioche.
event-won = { $sentence }

## ask

ask-pick = Choisissez vos ordres en secret, le premier au-dessus : encore { $left }.
ask-order = Quel ordre donnez-vous : { $orders } ?
ask-move = { $ship } : se déplacer ou rester ?
ask-deploy = Chasseurs TIE : en lancer, se déplacer ou rester ?
ask-amount = Combien ?
ask-attack = { $ship } : attaquer ou non ?
ask-assign = Vos dés : { $dice }. Quel dé touche quoi ?
ask-fire = L'Étoile de la Mort : quelle cible ?
ask-advance = Vos dés : { $dice }. La case suivante demande { $need } ou plus.

## no

no-card = cette carte n'est pas dans votre main
no-card_pile = cette carte est dans votre pile et sera retournée à son tour
no-card_aside = cette carte est mise de côté pour cette manche ; on choisit au début de la suivante
no-other_order = la carte montre { $shown }, pas l'ordre « { $order } »
no-unusable = l'ordre « { $order } » n'a aucun effet maintenant
no-not_there = il n'y a pas { NAME($ship, form: "du") } ({ $origin })
no-not_next = { NAME($to, form: "le") } est hors d'atteinte depuis { NAME($origin, form: "le") }
no-enemies = des vaisseaux ennemis tiennent { NAME($to, form: "le") }, ou le seul chemin qui y mène
no-marker = { NAME($ship, form: "le") } ne peut pas entrer là ({ $to })
no-face_down = { NAME($to, form: "le") } est hors du jeu
no-bound = après le déplacement, l'attaque doit partir de { NAME($bound, form: "le") }
no-nothing = il n'y a rien à attaquer là ({ $to })
no-shield = le bouclier protège encore l'Étoile de la Mort
no-far = { NAME($origin, form: "le") } n'est pas à côté de l'Étoile de la Mort
no-no_die = aucun dé libre ne montre { $die }
no-too_low = un { $die } est trop faible pour toucher { NAME($target, form: "le") } ; il faut { $need }
no-no_target = il n'y a pas { NAME($target, form: "du") } à toucher
no-markers_first = tant qu'un marqueur Flotte est face visible, l'Étoile de la Mort ne tire que sur les marqueurs
no-no_rebels = il n'y a rien à détruire là ({ $target })
no-too_low_space = un { $die } est trop faible pour la case suivante ; il faut { $need }

## shortcut

shortcut-assign = Meilleur usage de tous les dés
shortcut-advance = Avancer autant que les dés le permettent

## odds

odds-attack = L'attaque
odds-death_star = L'attaque contre l'Étoile de la Mort
odds-death_star_destroyed = L'Étoile de la Mort est détruite
odds-laser = Le tir
odds-target_destroyed = La cible est détruite
odds-assault = L'assaut
odds-advance = L'équipe avance
odds-duel = Le duel
odds-hit = Au moins une touche
odds-dice = Dés
odds-average = Touches en moyenne
odds-clear = Plus aucun vaisseau là-bas
odds-marker = Le marqueur Flotte est détruit
odds-falcon = Le Millennium Falcon est détruit
odds-executor = L'Executor est détruit
odds-luke = Luke tombe
odds-vader = Vador tombe
odds-spaces = Cases en moyenne
odds-shield_down = Le bouclier tombe
odds-exactly = Exactement { $spaces }

## goal

goal-shield = Endor : mener l'équipe à la dernière case, et le bouclier tombe
goal-shield-short = bouclier { $done } sur { $of }
goal-death_star = Orbite : détruire l'Étoile de la Mort une fois le bouclier désactivé
goal-death_star-open = Orbite : un 6 depuis un secteur voisin détruit maintenant l'Étoile de la Mort
goal-fleet = Détruire tous les chasseurs rebelles, les marqueurs Flotte et le Falcon
goal-fleet-short = { $done } détruits sur { $of }
goal-rounds = Ou garder l'Étoile de la Mort { $limit } manches
goal-duel-vader = Salle du trône : si Vador est tué, les Rebelles reçoivent { $orders } ordres supplémentaires ; s'il est racheté, { $more }
goal-duel-luke = Salle du trône : si Luke est tué, l'Empire reçoit { $orders } ordres supplémentaires
goal-duel-redeemed = Salle du trône : Vador est racheté et l'Empereur n'est plus

## workshop

suggest-assault = Faire commencer l'équipe d'assaut sur la case { $count }.
suggest-reserve = Mettre { $count } chasseurs TIE au hangar.
suggest-luke = Faire commencer Luke avec { $count } touches.

## error

error-both_sides_have_ships = les deux camps ont des vaisseaux en { $both }.
error-but_hits_at_end = { $what } est là, mais ses touches sont au bout de la piste.
error-but_only_exist = il y a { $number } × { $ship }, mais il n'en existe que { $what }.
error-cannot_attacked_from = { $what } ne peut pas être attaqué depuis { $what_2 }.
error-cannot_move_from = { $what } ne peut pas aller de { $what_2 } en { $what_3 }.
error-cannot_stand_on_fleet = { $what } ne peut pas se trouver sur un marqueur Flotte ({ $what_2 }).
error-card_does_not_show = la carte { $card } ne montre pas l'ordre { $order }.
error-card_other_side = { $what } : la carte { $value } est de l'autre camp.
error-card_two_places = la carte { $card_name } est à deux endroits.
error-deck_so_among_fresh = { $card } est dans la pioche, donc parmi les cartes fraîches de { $name }.
error-dice_list_up_numbers = les dés sont une liste de { $most } nombres au plus.
error-endor_position_object_with = une position de endor est un objet avec au moins ships.
error-endor_positions_have_no = les positions de endor n'ont pas { $map } ; elles ont { $keys }.
error-every_rebel_ship_marker = tous les vaisseaux et marqueurs rebelles sont détruits : le vainqueur est empire.
error-everybody_has_picked_so = tout le monde a choisi : personne n'a de décision à prendre.
error-game_over_so_step = la partie est finie : step et order doivent valoir null.
error-has_extra_orders_before = { $name } a des ordres supplémentaires avant que les ordres soient donnés.
error-has_picked_more_than = { $name } a choisi plus de { $what } cartes.
error-marker_must_up_or = le marqueur { $name } doit valoir up ou down, pas { $state }.
error-names_card_which_does = { $what } nomme la carte { $value }, qui n'existe pas.
error-no = { $what } : il n'y en a pas en { $what_2 }.
error-no_dice_lie_on = aucun dé n'est sur la table à l'étape { $step }.
error-no_dice_lie_on_2 = aucun dé n'est sur la table dans la phase prepare.
error-nobody_on_turn_phase = personne ne joue dans la phase prepare : { $key } doit valoir null.
error-origin_does_not_fit = origin ne convient pas à l'étape { $step }.
error-phase_orders_card_turned = dans la phase orders, une carte est retournée.
error-players_must_or_not = players doit valoir 2 ou 4, pas { $players }.
error-redeemed_true_or_false = redeemed est true ou false.
error-ships_cannot_move_from = des vaisseaux ne peuvent pas aller de { $what } en { $what_2 }.
error-stands_on_which_face = { $what } se trouve en { $what_2 }, qui est face cachée.
error-step_amount_move_named = à l'étape amount, un déplacement est nommé, avec origin et target.
error-step_asks_for_no = l'étape { $step } ne demande ici aucune décision.
error-step_does_not_fit = l'étape { $step } ne convient pas à l'ordre { $order }.
error-stormtrooper_on_space_not = le stormtrooper de la case { $number } n'est pas devant l'équipe d'assaut.
error-stormtroopers_up_spaces = stormtroopers contient { $stormtroopers } cases au plus.
error-target_does_not_fit = target ne convient pas à l'étape { $step }.
error-these_cards_nowhere = ces cartes ne sont nulle part : { $missing }.
error-tie_reserve_but_no = il y a une tie_reserve, mais pas d'Executor pour la porter.
error-two_stormtroopers_stand_on = deux stormtroopers se trouvent sur la case { $number }.
error-no_rebel_ship = les Rebelles n'ont ni vaisseau ni marqueur Flotte.
error-opening_object = endor : l'ouverture est un objet JSON, ou null pour celle de la boîte, pas { $value }.
error-hand_named = la main de { $name } a de { $least } à { $most } cartes, ou aucune n'est nommée.
error-opening_no_option = une bataille de endor n'a pas d'option { $option }.
error-of_own = endor : { $reason }

## draw: the table in a terminal

draw-shield = Bouclier
draw-hits = Touches
draw-round = Manche
draw-down = DÉSACTIVÉ
draw-lost = perdu
draw-redeemed = racheté
draw-gone = disparu
draw-hangar = hangar : { $count } T
draw-card = retournée ({ $seat }) : { $orders }
draw-order = ordre : { $order }
draw-dice = dés : { $dice }
draw-hand = main : { $cards }
draw-pile = pile : { $cards }
draw-empty = vide
draw-extra = { $count } en plus

## text: what cards do, battles, options; as the game's data write it

text-option-players = Deux joueurs, ou quatre en deux équipes.
text-option-round_limit = L'Empire gagne quand ce nombre de manches est atteint.
text-option-opening = Flotte, pistes et mains à votre idée au départ ; l'atelier les dessine.
text-known-2 = La bataille d'Endor
text-known-4 = La bataille d'Endor à quatre
