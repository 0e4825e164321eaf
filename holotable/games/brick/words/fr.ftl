## game

game-name = Briques
game-tagline = Deux actions par tour, un seul dé, un seul chemin vers la base.

## name

name-empire = l'Empire
    .gender = m
    .de = de l'Empire
    .bare = Empire
name-rebels = les Rebelles
    .number = plural
    .de = des Rebelles
    .bare = Rebelles
name-vader = Vador
    .gender = m
    .fixed = yes
name-snowtroopers = escouade de snowtroopers
    .gender = f
    .le = l'escouade de snowtroopers
name-at-at = AT-AT
    .gender = m
    .le = l'AT-AT
name-at-st = AT-ST
    .gender = m
    .le = l'AT-ST
name-at-at-2 = second AT-AT
    .gender = m
    .le = le second AT-AT
name-imperial-gun = canon impérial
    .gender = m
    .le = le canon impérial
name-luke = Luke
    .gender = m
    .fixed = yes
name-troopers = escouade de soldats rebelles
    .gender = f
    .le = l'escouade de soldats rebelles
name-snowspeeder = snowspeeder
    .gender = m
    .le = le snowspeeder
name-tauntaun = tauntaun
    .gender = m
    .le = le tauntaun
name-snowspeeder-2 = second snowspeeder
    .gender = m
    .le = le second snowspeeder
name-rebel-gun = canon rebelle
    .gender = m
    .le = le canon rebelle
name-trooper = soldat
    .gender = m
    .le = un soldat
name-pilot = pilote
    .gender = m
    .le = le pilote
name-han = Han Solo
    .gender = m
    .fixed = yes
name-chewbacca = Chewbacca
    .gender = m
    .fixed = yes
name-boba-fett = Boba Fett
    .gender = m
    .fixed = yes
name-veers = général Veers
    .gender = m
    .le = le général Veers
name-why-base = une unité est dans la base adverse
name-why-destroyed = l'adversaire n'a plus d'unité
name-die-hit = touché
name-die-force = touché par la Force
name-die-miss = manqué
name-face-hit = Touché
name-face-force = Touché par la Force
name-face-miss = Manqué

## choice

choice-move = { $unit } : se déplacer de { $origin } en { $to }
choice-attack = { $unit } : attaquer { NAME($target, form: "le") } en { $there }
choice-remove = { $unit } : perdre { NAME($figure, form: "le") }
choice-double_move = { $unit } : de { $origin } en { $to } par { $via }, tout le tour
choice-reinforce = { $unit } : faire entrer de la réserve en { $there }, tout le tour
choice-swap_gun = { $unit } : remplacer par le canon
choice-deploy = { $unit } : placer en { $to }
choice-add_hero = { $figure } : rejoindre { NAME($unit, form: "le") }
choice-end_turn = Finir le tour

## event

event-moved = { NAME($unit, form: "le") } se déplace de { $origin } en { $to }.
event-attacked = { NAME($unit, form: "le") } attaque { NAME($target, form: "le") } : { $face }.
event-figure_removed = { NAME($unit, form: "le") } perd { NAME($figure, form: "le") }.
event-destroyed = { NAME($unit, form: "le") } est { GENDER($unit) ->
    [f] détruite
   *[m] détruit
 } !
event-reinforced = { NAME($unit, form: "le") } sort de la réserve en { $to }.
event-deployed = { NAME($unit, form: "le") } est { GENDER($unit) ->
    [f] placée
   *[m] placé
 } en { $to }.
event-gun_swapped = { NAME($unit, form: "le") } laisse la place au canon.
event-hero_added = { NAME($figure, form: "le") } rejoint { NAME($unit, form: "le") }.
event-turn_ended = { $seat } { $seat ->
    [one] finit son tour
   *[other] finissent leur tour
 }.
event-won = { $by } { $by ->
    [one] gagne
   *[other] gagnent
 } la bataille : { $why }.
event-drawn = Match nul : tous les tours sont joués.

## ask

ask-deploy = Choisissez une unité et une case de votre base ; encore { $left } à placer, à l'insu de l'adversaire.
ask-guns = Quelle unité laisse la place à votre canon ?
ask-heroes = Quel héros rejoint quelle unité ?
ask-remove = { $unit } : touché. Quelle figurine est perdue ?
ask-play-2 = Deux actions : se déplacer ou attaquer, l'une après l'autre.
ask-play-1 = Encore une action : se déplacer, attaquer ou finir le tour.
ask-must_reinforce = Aucune unité sur le plateau : faites-en entrer une de la réserve.

## odds

odds-attack = { $unit } contre { $target }
odds-one = Perd une figurine
odds-two = Perd deux figurines
odds-destroyed = Détruit
odds-figures = Figurines actuelles

## no

no-moved = { NAME($unit, form: "le") } s'est déjà { GENDER($unit) ->
    [f] déplacée
   *[m] déplacé
 } ce tour ; la même action deux fois demande deux unités
no-attacked = { NAME($unit, form: "le") } a déjà attaqué ce tour ; la même action deux fois demande deux unités
no-absent = { NAME($unit, form: "le") } n'est pas sur le plateau
no-other_side = { NAME($unit, form: "le") } n'est pas à vous
no-occupied = { $to } est occupée
no-far = { $to } n'est pas voisine de { $origin }
no-gap = il y a un vide entre { $origin } et { $to }
no-range = { NAME($target, form: "le") } est hors de portée pour { NAME($unit, form: "le") }
no-blocked = une autre unité se trouve entre { NAME($unit, form: "le") } et { NAME($target, form: "le") }
no-friend = { NAME($target, form: "le") } est dans votre camp

## area

area-reach = peut venir ici
area-fire = peut toucher ici

## note

note-moved = a bougé ce tour
note-attacked = a attaqué ce tour

## goal

goal-base-empire = Amener une unité dans la base rebelle
goal-base-empire-short = { $done } rangées sur { $of }
goal-base-rebels = Amener une unité dans la base impériale
goal-base-rebels-short = { $done } rangées sur { $of }
goal-destroy-empire = Ou détruire toutes les unités rebelles
goal-destroy-rebels = Ou détruire toutes les unités impériales
goal-limit = Partie nulle après { $limit } tours

## error

error-actions_left_nothing_pending = actions_left vaut 0 et rien n'est en attente : personne n'a de décision à prendre.
error-attack_pending_so_actions = une attaque est en attente : actions_left vaut donc 0 ou 1.
error-both_sides_have_deployed = les deux camps sont déployés : la phase est finie.
error-brick = brick : { $reason }
error-brick_belongs_base_cannot = brick : { $what } fait partie d'une base et ne peut pas être fermée.
error-brick_layout_name_or = brick : un plateau est un nom ou { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick : le passage { $text } est donné deux fois.
error-brick_link_leads_which = brick : le passage { $text } mène à { $what }, qui est fermée.
error-brick_links_closed_spaces = brick : les passages et les cases fermées d'un plateau sont des listes de textes.
error-brick_no_layout_layouts = brick : il n'y a pas de plateau { $layout } ; les plateaux sont { $known }, ou vos propres passages.
error-brick_no_link_link = brick : { $text } n'est pas un passage ; un passage s'écrit a1-b1.
error-brick_no_space_spaces = brick : il n'y a pas de case { $text } ; les cases vont de a1 à d7.
error-brick_not_neighbours_so = brick : { $what } et { $what_2 } ne sont pas voisines : aucun passage ne peut les relier.
error-brick_position_needs_units = une position de brick demande units : { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = une position de brick est un objet avec au moins units.
error-brick_positions_have_no = les positions de brick n'ont pas { $map } ; elles ont { $keys }.
error-cannot_reserve_on_board = { $name } ne peut pas être en réserve : l'unité est sur le plateau, nommée deux fois ou encore à déployer.
error-cannot_ride_with_other = { $figure } ne peut pas accompagner { $name } de l'autre camp.
error-deployed_outside_base = { $what } est déployé hors de sa base.
error-figures_list = les figurines ({ $name }) sont une liste.
error-has_at_most = { $name } a au plus { $what } de { $what_2 }.
error-has_no_hero_left = { $what } n'a plus de héros à ajouter.
error-has_still_swap_gun = { $what } doit encore échanger son canon, qui est déjà sur le plateau.
error-holds_figures = { $name } contient { $figure } ; les figurines sont { $figures }.
error-holds_twice = { $name } contient deux fois { $figure }.
error-holds_two_heroes = { $name } contient deux héros.
error-infantry_cannot_stand_without = { $name } est de l'infanterie et ne peut pas rester sans figurines.
error-layout_position_stands_beside = le plateau d'une position se trouve à côté de ses options, pas dedans.
error-list_units = { $what } est une liste d'unités.
error-needs_two_units_on = { $what } a besoin de deux unités sur le plateau pour y ajouter ses héros.
error-never_holds = { $name } ne contient jamais { $figure }.
error-on_board_but_option = { $figure } est sur le plateau, mais l'option heroes est désactivée.
error-options_object = options est un objet.
error-pending_asks_which_figure = pending demande quelle figurine part, mais les figurines de la cible sont toutes pareilles.
error-pending_must_name_attacker = pending doit nommer un attaquant de la place au trait et une cible adverse.
error-pending_names_unit_not = pending nomme une unité qui n'est pas sur le plateau.
error-pending_null_or_attacker = pending vaut null ou { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = la phase est { $phase }, mais son option est désactivée.
error-reserve_but_option_reinforcement = il y a une réserve, mais l'option reinforcement est désactivée.
error-reserve_list_units = reserve est une liste d'unités.
error-stands_on_spaces_d = { $name } se trouve en { $at } ; les cases vont de a1 à d7.
error-stands_on_which_closed = { $name } se trouve en { $at }, qui est fermée.
error-start_object = les cases de départ d'un plateau (start) sont un objet : { "{" }unité: case{ "}" }.
error-start_no_unit = il n'y a pas d'unité { $unit } ; les unités sont { $units }.
error-start_enemy_base = { $name } commence en { $at }, dans la base ennemie.
error-start_nobody = aucune unité { NAME($side, form: "de") } ne commence sur le plateau.
error-start_gun = { $unit } commence déjà sur le plateau : l'option guns n'a rien à échanger.
error-two_units = { $figure } est dans deux unités.
error-two_units_stand_on = deux unités se trouvent en { $at }.
error-written_at_figures = { $name } s'écrit { "{" }at, figures{ "}" }.
error-base_rows_linked = les rangées des bases doivent être entièrement reliées ; il manque { $link }.
error-bases_apart = ce plateau sépare les bases ; au moins un chemin de passages doit relier la rangée 1 à la rangée 7.

## suggest

suggest-start = Une unité de plus au départ : { $unit } en { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = Une unité peut consacrer tout le tour à deux pas, ou sauter par-dessus une unité amie.
text-option-guns = Chaque camp remplace une unité de départ par son canon.
text-option-secret_deployment = Choisissez en secret quatre de vos six unités et placez-les à votre guise.
text-option-reinforcement = Les deux unités écartées attendent en réserve.
text-option-heroes = Han, Chewbacca, Boba Fett et Veers rejoignent la bataille.
text-option-layout = Les passages du plateau : hoth, two-passes, ou les vôtres.
text-option-turn_limit = Partie nulle après ce nombre de tours de joueur.
text-option-layout-hoth = Hoth
text-option-layout-two-passes = Deux passes
