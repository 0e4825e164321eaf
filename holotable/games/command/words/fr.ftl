## game

game-name = Commandement
game-tagline = Des cartes, des cases et le froid : 17 batailles pour une planète de glace.

## name

name-rebels = les Rebelles
    .number = plural
    .de = des Rebelles
    .a = aux Rebelles
    .bare = Rebelles
name-empire = l'Empire
    .gender = m
    .de = de l'Empire
    .a = à l'Empire
    .bare = Empire
name-rebels-1 = le premier joueur rebelle
    .gender = m
    .de = du premier joueur rebelle
    .a = au premier joueur rebelle
    .bare = premier joueur rebelle
name-rebels-2 = le second joueur rebelle
    .gender = m
    .de = du second joueur rebelle
    .a = au second joueur rebelle
    .bare = second joueur rebelle
name-empire-1 = le premier joueur impérial
    .gender = m
    .de = du premier joueur impérial
    .a = au premier joueur impérial
    .bare = premier joueur impérial
name-empire-2 = le second joueur impérial
    .gender = m
    .de = du second joueur impérial
    .a = au second joueur impérial
    .bare = second joueur impérial
name-troopers = Soldats
    .number = plural
    .fixed = yes
name-speeders = Snowspeeders
    .number = plural
    .fixed = yes
name-artillery = Artillerie
    .gender = f
    .fixed = yes
name-snowtroopers = Snowtroopers
    .number = plural
    .fixed = yes
name-at-at = AT-AT
    .gender = m
    .fixed = yes
name-droids = Droïdes sondes
    .number = plural
    .fixed = yes
name-troopers-n = Soldats { $n }
    .number = plural
    .fixed = yes
name-speeders-n = Snowspeeders { $n }
    .number = plural
    .fixed = yes
name-artillery-n = Artillerie { $n }
    .gender = f
    .fixed = yes
name-snowtroopers-n = Snowtroopers { $n }
    .number = plural
    .fixed = yes
name-at-at-n = AT-AT { $n }
    .gender = m
    .fixed = yes
name-droids-n = Droïdes sondes { $n }
    .number = plural
    .fixed = yes
name-generator-n = générateur de bouclier { $n }
    .gender = m
    .fixed = yes
name-ion-cannon = le canon à ions
    .gender = m
    .bare = canon à ions
name-recon-left = Reconnaissance à gauche
name-recon-centre = Reconnaissance au centre
name-recon-right = Reconnaissance à droite
name-raid-left = Raid à gauche
name-raid-centre = Raid au centre
name-raid-right = Raid à droite
name-assault-left = Assaut à gauche
name-assault-centre = Assaut au centre
name-assault-right = Assaut à droite
name-recon-in-force = Reconnaissance en force
name-direct-from-hq = Ordre du QG
name-trooper-assault = Assaut des soldats
name-speeder-assault = Assaut des speeders
name-artillery-barrage = Tir de barrage
name-defensive-position = Position défensive
name-rebel-spearhead = Fer de lance rebelle
name-leia-orders = Ordres de la princesse
name-leia-assistance = Assistance médicale
name-leia-last-hope = Notre dernier espoir
name-luke-in-formation = En formation
name-luke-tactical-assault = Assaut tactique
name-luke-ready = Parés au combat
name-han-diversion = Manœuvre de diversion
name-han-here-they-come = Les voilà
name-han-support = L'appui du vaurien
name-vader-force = Pouvoirs de la Force
name-vader-determination = Détermination
name-vader-discipline = Discipline impériale
name-veers-walkers = Attaque des marcheurs
name-veers-landings = Débarquements réussis
name-veers-concentrated = Tir concentré
name-piett-reinforcements = Renforts
name-piett-fleet = Déployez la flotte !
name-piett-orbital = Frappe orbitale
name-pincer-move = Manœuvre en tenaille
name-imperial-assault = Assaut impérial
name-precision-fire = Tir de précision
name-search-and-destroy = Chercher et détruire
name-pressing-forward = Marche forcée
name-combat-experience = Expérience du combat
name-air-support = Soutien aérien
name-finish-this = Finissons-en
name-reserve-forces = Forces de réserve
name-desperate-stand = Résistance désespérée
name-special-orders = Ordres spéciaux
name-incursion = Incursion éclair
name-scout = Éclaireur
name-final-assault = Assaut final
name-rout = Déroute
name-left = section gauche
name-centre = section centrale
name-right = section droite
name-face-infantry = infanterie
name-face-vehicle = véhicule
name-face-explosion = explosion
name-face-retreat = retraite
name-face-cross = manqué
name-assault = troupes d'assaut
name-scouts = éclaireurs
name-elite = troupes d'élite
name-elite-squadron = escadron d'élite
name-e-web = E-Web
name-guns-and-wings = aucune unité amie d'artillerie ou de speeders détruite
name-walker-down = un AT-AT détruit
name-behind-their-lines = une unité rebelle se trouve sur la rangée 0 ou 1 à la fin d'un tour de l'un ou l'autre camp
name-clear-win = bataille gagnée alors que l'Empire a au plus 2 médailles
name-walkers-whole = aucun AT-AT ami détruit
name-eyes-open = toutes les unités de droïdes de la mise en place sont en vie ; dans un scénario sans droïdes, 6 unités impériales ou plus sur le champ de bataille
name-baseline = une unité impériale se trouve sur la rangée 6
name-close-quarters = 3 unités rebelles détruites en combat rapproché
name-leia = Princesse Leia
    .le = la princesse Leia
name-luke = Luke Skywalker
name-han = Han Solo
name-vader = Dark Vador
name-veers = Général Veers
    .le = le général Veers
name-piett = Amiral Piett
    .le = l'amiral Piett
name-a-card = une carte
name-from-a-card = la frappe
    .gender = f
name-note-no-attack = , puis pas d'attaque
name-won-rebels = Les Rebelles gagnent la bataille
name-won-empire = L'Empire gagne la bataille
name-won-nobody = Personne ne gagne la bataille
name-reason-medals = médailles
name-reason-no-units = l'adversaire n'a plus d'unité
name-reason-turn-limit = le temps est écoulé
name-reason-officer-left = l'officier est sauf
name-reason-officer-taken = l'officier est capturé
name-reason-hold-objectives = tous les objectifs sont tenus
name-reason-generators-destroyed = les deux générateurs sont détruits
name-reason-at-ats-destroyed = tous les AT-AT sont détruits
name-reason-infantry-left = l'infanterie a atteint la base
name-reason-ion-cannon-destroyed = le canon à ions est détruit
name-reason-infantry-destroyed = trop d'infanterie rebelle est perdue
name-done-order = Ne plus donner d'ordre
name-done-move = Finir les déplacements
name-done-attack = Finir les attaques
name-done-move_after = Ne plus se déplacer
name-done-strike = Ne plus frapper d'unité
name-done-go-on = Continuer sans carte de soutien
name-done-discard = Ne plus défausser de carte
name-done-take = Piocher une carte comme d'habitude
name-done-deploy = Ne rien placer maintenant
name-done-incursion-move = Ne pas se déplacer une seconde fois
name-done-incursion-attack = Ne pas attaquer une seconde fois
name-confirmed = La touche compte.
name-not-confirmed = La touche ne compte pas : il n'y a pas d'explosion.
name-either = l'un ou l'autre camp
    .bare = l'un ou l'autre camp
    .de = de l'un ou l'autre camp
    .a = à l'un ou l'autre camp
name-infantry = infanterie
name-any = toute unité
name-officer = le porteur de l'officier

## choice

choice-play_card = jouer « { $card } » : { $effect }
choice-section = la { $section }
choice-order = activer { $unit } en { $origin }
choice-move = { NAME($unit, form: "bare") } : aller de { $origin } en { $to }{ $note }
choice-leave = { NAME($unit, form: "bare") } : quitter le champ de bataille depuis { $origin }
choice-attack = { NAME($unit, form: "bare") } en { $origin } : attaquer { $target } en { $there } avec { $count } { $count ->
    [one] dé
   *[other] dés
 }
choice-reroll = relancer les dés : { $faces }
choice-keep_dice = garder les dés
choice-retreat = { NAME($unit, form: "bare") } : retraite de { $origin } en { $to }
choice-ignore_retreat = utiliser la tranchée : ignorer une retraite
choice-take_retreat = quitter la tranchée : subir toutes les retraites
choice-break_through = { NAME($unit, form: "bare") } : percée en { $there }
choice-hold = { NAME($unit, form: "bare") } : tenir la position
choice-move_after = { NAME($unit, form: "bare") } : aller encore de { $origin } en { $to }
choice-discard = défausser « { $card } » : { $effect }
choice-take = reprendre « { $card } » : { $effect }
choice-support = carte de soutien « { $card } » : { $effect }
choice-pick = choisir { $target } en { $there }
choice-deploy = { NAME($unit, form: "bare") } : placer en { $to }
choice-done = { $what }

## event

event-turn_began = Tour { $turn } : { $seat }.
event-card_played = { $seat } { $seat ->
    [one] joue
   *[other] jouent
 } « { $card } ».
event-ordered = { NAME($unit, form: "bare") } : { GENDER($unit) ->
    [f] activée
    [plural] activés
   *[m] activé
 }.
event-moved = { $unit } { $unit ->
    [one] va
   *[other] vont
 } de { $origin } en { $to }.
event-attacked = { $who } { $who ->
    [one] attaque
   *[other] attaquent
 } { $target } : { $faces }.
event-rerolled = Après la relance : { $faces }.
event-confirmed = Le second lancer contre l'AT-AT : { $faces }. { $outcome }
event-figure_lost = { NAME($unit, form: "bare") } : { $count } { $count ->
    [one] figurine perdue
   *[other] figurines perdues
 }.
event-no_way_back = { NAME($unit, form: "bare") } : retraite impossible, { $count } { $count ->
    [one] figurine perdue
   *[other] figurines perdues
 } à la place.
event-no_room = Aucune nouvelle unité n'arrive : il n'en reste plus, ou aucune case n'est libre.
event-retreated = { $unit } { $unit ->
    [one] recule
   *[other] reculent
 } de { $origin } en { $to }.
event-destroyed = { NAME($target, form: "bare") } : { GENDER($target) ->
    [f] détruite
    [plural] détruits
   *[m] détruit
 } !
event-broke_through = { $unit } { $unit ->
    [one] perce
   *[other] percent
 } de { $origin } en { $to }.
event-medal = { $side } { $side ->
    [one] gagne
   *[other] gagnent
 } { $count } { $count ->
    [one] médaille
   *[other] médailles
 }.
event-left = { $unit } { $unit ->
    [one] quitte
   *[other] quittent
 } le champ de bataille depuis { $origin }.
event-deployed = { $unit } { $unit ->
    [one] arrive
   *[other] arrivent
 } en { $to }.
event-restored = { NAME($unit, form: "bare") } : { $count } { $count ->
    [one] figurine regagnée
   *[other] figurines regagnées
 }.
event-discarded = { $seat } { $seat ->
    [one] défausse
   *[other] défaussent
 } « { $card } ».
event-drew = { $seat } { $seat ->
    [one] pioche
   *[other] piochent
 } { $what }.
event-taken = { $seat } { $seat ->
    [one] reprend
   *[other] reprennent
 } « { $card } ».
event-goal_met = Objectif secret { NAME($side, form: "de") } atteint : { $goal }.
event-won = { $winner } : { $how }.

## row

row-again = relance
row-confirm = confirmation

## ask

ask-deploy = Placer une nouvelle unité, ou attendre ?
ask-reserve = Où arrive la nouvelle unité ?
ask-play = Jouez une carte de commandement.
ask-section = Quelle section ?
ask-order = « { $card } » : quelle unité est activée ?
ask-move = Déplacez vos unités activées, l'une après l'autre.
ask-attack = Attaquez avec vos unités activées, l'une après l'autre.
ask-move_after = Vos unités peuvent se déplacer encore une fois.
ask-reroll = Vous avez obtenu { $faces }. Relancer des dés ?
ask-trench = { $target }, dans la tranchée, { $target ->
    [one] peut
   *[other] peuvent
 } ignorer une retraite sur { $left }.
ask-retreat = { $target } { $target ->
    [one] doit
   *[other] doivent
 } encore reculer de { $left }. Vers où ?
ask-break_through = L'attaque est finie. Que { $unit ->
    [one] fait
   *[other] font
 } maintenant { $unit } ?
ask-second = { $unit } { $unit ->
    [one] a fait une percée et peut
   *[other] ont fait une percée et peuvent
 } attaquer de nouveau.
ask-discard = Défaussez encore jusqu'à { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
 }.
ask-owed = La case à carte est quittée : défaussez une carte.
ask-take = Avant la pioche : reprendre plutôt une carte ?
ask-pick-orbit = Quelle unité adverse est frappée depuis l'orbite ?
ask-pick-air = Quelle unité adverse le soutien aérien attaque-t-il ?
ask-pick-reserve = Quelle unité revient à son effectif complet ?
ask-pick-desperate = Quelle unité résiste avec l'énergie du désespoir ?
ask-pick-incursion = Quelle unité agit une seconde fois ?
ask-pick-rout = Contre quel attaquant la cible perd-elle son couvert ?
ask-pick-heal = Quelle unité regagne une figurine ?
ask-pick-scout = Quelle unité d'infanterie est activée en plus ?

## price

price-no_attack = Ce déplacement fait renoncer à l'attaque (COM-15a).

## area

area-reach = peut aller ici
area-fire = à portée et en vue
area-order = serait activé

## note

note-ordered = a un ordre
note-moved = a bougé
note-no_attack = n'attaquera pas ce tour
note-attacked = a attaqué

## terrain

terrain-ridge = Interdite aux AT-AT. D'en bas, on attaque une unité dessus avec 1 dé de moins. Bloque la vue.
terrain-rocks = Arrêtent le déplacement et interdisent l'attaque. On attaque une unité dessus avec 1 dé de moins, 2 de moins pour les véhicules. Bloquent la vue.
terrain-building = Comme les rochers ; un véhicule dessus attaque avec 2 dés de moins.
terrain-wreckage = Comme les rochers ; un véhicule dessus attaque avec 2 dés de moins.
terrain-serac = Interdit à tous. Bloque toujours la vue.
terrain-trench = L'infanterie y est attaquée avec 1 dé de moins et peut ignorer une retraite.
terrain-crevasse = Interdite à tous, sauf aux unités volantes. Ne bloque pas la vue.

## no

no-other_side = { $unit } : cette unité n'est pas à vous
no-absent = { $unit } : hors du champ de bataille
no-absent_target = { $target } : hors du champ de bataille
no-step = ce n'est pas le moment
no-ordered = { $unit } : ordre déjà reçu
no-type = « { $card } » n'active pas ce type d'unité
no-place = « { $card } » n'a plus d'ordre pour { $unit } à cet endroit
no-order = { $unit } : aucun ordre reçu
no-moved = { $unit } : déplacement déjà fait
no-occupied = { $to } est occupée
no-impassable = { $unit } { $unit ->
    [one] ne peut
   *[other] ne peuvent
 } pas entrer en { $to }
no-far = { $unit } { $unit ->
    [one] ne peut
   *[other] ne peuvent
 } pas atteindre { $to } depuis { $origin }
no-may_not_attack = { $unit } : déplacement trop long ou terrain qui interdit d'attaquer
no-attacked = { $unit } { $unit ->
    [one] ne peut
   *[other] ne peuvent
 } plus attaquer
no-range = { $target } : hors de portée pour { $unit }
no-sight = { $unit } { $unit ->
    [one] ne voit
   *[other] ne voient
 } pas { $target }
no-dice = le couvert ne laisse aucun dé ({ $unit } contre { $target })
no-card_step = une carte de commandement se joue au début de votre tour, avant les ordres
no-card_support = « { $card } » est une carte de soutien : elle est proposée quand vient son moment

## odds

odds-attack = { NAME($unit, form: "bare") } contre { NAME($target, form: "bare") }
odds-pick = une frappe sur { $target }
odds-dice = Dés
odds-figures = Figurines de la cible
odds-hits = Touches : { $count }
odds-retreats = Retraites : { $count }
odds-destroyed = Détruite
odds-hurt = Perd des figurines

## goal

goal-medals = Gagner { $of } médailles ; chaque unité détruite en donne une
goal-medals-short = { $done } médailles sur { $of }
goal-medals-no-kills = Gagner { $of } médailles ; les unités détruites n'en donnent pas
goal-medals-no-kills-short = { $done } médailles sur { $of }
goal-officer-left = Faire sortir l'officier du champ de bataille par une sortie
goal-officer-taken = Atteindre l'officier là où il se trouve
goal-hold-objectives = Occuper les { $of } cases d'objectif en même temps
goal-hold-objectives-short = { $done } objectifs sur { $of }
goal-generators-destroyed = Détruire les { $of } générateurs de bouclier
goal-generators-destroyed-short = { $done } générateurs sur { $of }
goal-at-ats-destroyed = Détruire tous les AT-AT
goal-at-ats-destroyed-short = { $done } AT-AT sur { $of }
goal-infantry-left = Faire sortir { $of } unités d'infanterie du champ de bataille par les sorties
goal-infantry-left-short = { $done } sorties sur { $of }
goal-ion-cannon-destroyed = Détruire le canon à ions
goal-infantry-destroyed = Détruire { $of } unités d'infanterie
goal-infantry-destroyed-short = { $done } infanteries sur { $of }
goal-no-units = Ou ne laisser aucune unité à l'adversaire
goal-no-units-only = Ne laisser aucune unité à l'adversaire
goal-secret = Objectif secret : { $goal }
goal-limit = Pas de vainqueur après { $limit } tours de chaque camp
goal-rule-kill-medals = Unité détruite ({ $unit }) : médailles pour { $side } : { $count }
goal-rule-leave = Peuvent quitter le champ de bataille par ses sorties : { NAME($side, form: "bare") }, { $units }
goal-rule-leave-medals = Chaque unité qui quitte le champ de bataille par une sortie donne une médaille ({ NAME($side, form: "bare") }) : { $units }
goal-rule-retreat-home = { NAME($side, form: "bare") } : les retraites vont vers le bord le plus proche
goal-rule-retreat-away = { NAME($side, form: "bare") } : les retraites vont à l'opposé de l'attaquant
goal-rule-data = { NAME($side, form: "bare") } : au début du tour, { $units } en { $at } gagne une médaille définitive
goal-rule-war-machine = { NAME($side, form: "bare") } : l'infanterie tombée est remplacée sur la ligne de fond, jusqu'à { $most } unités sur le champ de bataille
goal-rule-reinforcements = { NAME($side, form: "bare") } : renforts possibles à partir du tour { $from_turn } : { $number } × { $unit }
goal-rule-landing = { NAME($side, form: "bare") } : une nouvelle unité ({ $unit }) à chaque tour à partir du tour { $from_turn }, à côté de : { $next_to }
goal-rule-charge = { NAME($side, form: "bare") } : le canon à ions gagne une charge à chaque tour ; { $full } charges font une médaille
goal-rule-steep-ridges = Entrer sur une crête coûte { $cost } points de déplacement
goal-rule-card-hex = { $at } : y entrer fait piocher une carte, en sortir en coûte une
goal-rule-temporary-medal = Médailles tant qu'une unité s'y trouve : { $count } en { $at } ({ NAME($side, form: "bare") })
goal-rule-temporary-medal-together = Médailles tant qu'une unité se trouve sur l'une des cases { $at } : { $count } en tout ({ NAME($side, form: "bare") })
goal-rule-permanent-medal = Médailles définitives pour la première unité qui y entre : { $count } en { $at } ({ NAME($side, form: "bare") })

## suggest

suggest-medals = Victoire avec { $count } médailles ({ NAME($side, form: "bare") }).
suggest-hand = { $count } cartes au départ ({ NAME($side, form: "bare") }).

## campaign

campaign-about = Cinq batailles. Qui en gagne une décide où se livre la suivante. Les cartes de soutien vous suivent, et chaque camp a un objectif secret à chaque bataille.
campaign-medals = Médailles : { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] a
   *[other] ont
 } atteint { $side ->
    [one] son
   *[other] leur
 } objectif secret : { $goal }.
campaign-lent = { NAME($leader, form: "le") } vient commander à la bataille suivante ({ NAME($side, form: "bare") }).
campaign-draws = { $side } { $side ->
    [one] pioche
   *[other] piochent
 } une carte de soutien.
campaign-extra = { $side } { $side ->
    [one] commence
   *[other] commencent
 } la bataille suivante avec une carte de commandement de plus.
campaign-tally-battle = Points de bataille
campaign-tally-goals = Points d'objectif
campaign-tally-medals = Médailles

## error

error-at_most = il y a au plus { $most } de { $kind }.
error-at_most_dice = il y a au plus { $most_dice } dés.
error-attacked_names_unit_not = attacked nomme une unité qui n'est pas du camp qui joue.
error-attacked_too_long = attacked est trop long.
error-badge_does_not_fit = l'insigne { $badge } ne va pas avec { $name }.
error-badge_does_not_fit_2 = l'insigne { $name } ne va pas avec { $what } en { $what_2 }.
error-badge_on_lies_beside = l'insigne { $name } en { $what } n'est à côté d'aucune unité.
error-belongs_one_side = { $kind } appartient à un seul camp.
error-both_stand_on = { $unit } et { $get } se trouvent tous deux en { $text }.
error-cannot_carry_officer = { $officer } ne peut pas porter l'officier.
error-card_known_hand_not = une carte connue de la main de { $what } n'y est pas.
error-command_belongs_campaign_which = command : { $what } relève d'une campagne, qui se joue à 2.
error-command_leader_needs_two = command : { $prefix }_leader_2 demande deux joueurs dans le camp { $what }.
error-command_partners_take_different = command : deux partenaires prennent des chefs différents, pas tous deux { $one }.
error-command_position_object = une position de command est un objet.
error-command_positions_have_no = les positions de command n'ont pas { $unknown } ; elles ont { $keys }.
error-command_scenario_must_whole = command : scenario doit être un nombre entier de 1 à { $scenarios } ou { $own }, pas { $value }.
error-command_support_cards_list = command : les cartes de soutien du camp { $side } sont une liste de cartes différentes parmi { $cards }.
error-does_not_say = { $key } n'est pas indiqué.
error-e_web_set_or = le e_web de { $name } vaut set ou moving.
error-faulty_scenario = Scénario fautif : { $reason }
error-has_more_than_permanent = il y a plus de { $marker_room } médailles définitives.
error-has_more_than_temporary = il y a plus de { $marker_room } médailles temporaires.
error-has_two_kinds_terrain = { $what } a deux sortes de terrain, { $what_2 } et { $name }.
error-has_units_room_for = il y a { $hexes } unités de { $name } ; il y a de la place pour { $room }.
error-has_unknown_badge = { $name } a un insigne inconnu, { $badge } ; il y a { $what }.
error-have_all_their_medals = toutes les médailles ({ $name }) sont gagnées avant le début de la bataille.
error-officer_lies_under_enemy = l'officier se trouve sous une unité adverse ({ $name }) avant le début de la bataille.
error-have_no_way_win = { $what } : aucun moyen de gagner.
error-hold_all_objectives_before = tous les objectifs sont tenus ({ $name }) avant le début de la bataille.
error-holds_which_lies_elsewhere = { $where } contient { $what }, qui est ailleurs ou n'est pas une carte de ce camp.
error-kill_medals_destroy_no = kill-medals : { $what } ne détruit jamais { $unit }.
error-landing_places_infantry = le débarquement place de l'infanterie.
error-leaders_list_up_two = les chefs ({ NAME($side, form: "bare") }) sont une liste de deux au plus.
error-list_hexes = { $name } est une liste de cases.
error-markers_list = markers est une liste.
error-names_hex_twice = { $what } nomme deux fois une case.
error-names_hex_which_off = { $what } nomme la case { $value }, qui est hors du champ de bataille.
error-names_unit_not_acting = { $key } nomme une unité qui n'est pas du camp qui joue.
error-names_which_does_not = { $what } nomme { $value }, qui n'existe pas.
error-needs_list_hexes = { $what } demande une liste de cases.
error-no_e_web = { $name } n'est pas un E-Web.
error-no_marker_markers = il n'y a pas de marqueur { $kind } ; les marqueurs sont { $marker_kinds }.
error-no_special_rule_rules = il n'y a pas de règle spéciale { $rule } ; les règles sont { $values }.
error-no_terrain = il n'y a pas de terrain { $kind }.
error-not_at_figures = { $name } n'est pas { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } est un objet avec { $sides }.
error-object_with_seats = { $key } est un objet avec les places { $seats }.
error-officer_lies_on_impassable = l'officier se trouve sur un terrain infranchissable en { $what }.
error-on_has_two_badges = { $what } en { $what_2 } a deux insignes.
error-on_stands_on_serac = { $kind } en { $what } se trouve sur un sérac.
error-one_officer_on_one = il y a un seul officier, sur une seule case.
error-options_object = options est un objet.
error-over_winner_reason = over est { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending contient quelque chose d'inconnu ; il peut contenir { $known }.
error-pending_names_step = pending nomme l'étape { $inner }.
error-pending_object = pending est un objet.
error-places_which_no_units = { $rule } place { $unit }, qui ne sont pas des unités du camp { $what }.
error-rule_does_not_say = la règle { $rule } n'indique pas { $value }.
error-rule_needs_marker = la règle { $rule } demande un marqueur { $wanted }.
error-scenario_has_no = le scénario n'a pas { $name }.
error-scenario_has_no_officer = le scénario n'a pas d'officier.
error-scenario_leaders_support_cards = le scénario, les chefs, les cartes de soutien et les objectifs d'une position se trouvent à côté de ses options, pas dedans.
error-seen_known_rebuilt = seen est { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] les Rebelles n'ont pas encore d'unités.
   *[empire] l'Empire n'a pas encore d'unités.
 }
error-special_list = special est une liste.
error-special_rule_object = une règle spéciale est un objet.
error-stands_on_where_structure = { $name } se trouve en { $what }, où il y a une structure.
error-stands_on_which_impassable = { $name } se trouve en { $what }, terrain infranchissable pour l'unité ({ $what_2 }).
error-stands_on_which_off = { $name } se trouve en { $h }, qui est hors du champ de bataille.
error-step_but_no_card = l'étape est { $step }, mais aucune carte n'est en jeu.
error-step_must_one_not = step doit être l'un de { $position_steps }, pas { $step }.
error-structures = les structures sont { $structures }.
error-sudden_death_list = sudden_death est une liste.
error-sudden_death_needs = la victoire immédiate { $death } ({ $what }) demande { $what_2 }.
error-targets_attacked_differ_length = targets et attacked n'ont pas la même longueur.
error-terrain_object_hex_kind = terrain est un objet : de la case au type.
error-terrain_object_lists_hexes = terrain est un objet fait de listes de cases.
error-title_text_up_letters = le titre est un texte de { $title_room } lettres au plus.
error-together_true_or_false = together est true ou false.
error-turn_not_turn = le tour { $what } ({ $what_2 }) n'est pas celui de { $what_3 }.
error-two_permanent_medals_lie = deux médailles définitives se trouvent en { $what }.
error-two_structures_stand_on = deux structures se trouvent en { $what }.
error-two_units_stand_on = deux unités se trouvent en { $h }.
error-unit_both_left_lost = une unité est à la fois sortie et perdue.
error-unit_left_or_lost = une unité sortie ou perdue se trouve sur le champ de bataille.
error-units_object_id_at = units est un objet : de l'id à { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units et together sont pour les médailles temporaires, pas pour { $kind }.
error-war_machine_places_infantry = la machine de guerre place de l'infanterie.
error-all_in_scenario = une bataille à vous est tout entière dans son scénario ; elle n'a pas d'option { $option }.
error-scenario_no_object = le scénario est un objet JSON, pas { $scenario }.
error-too_many_badges = il y a { $used } insignes ; { $boxes ->
    [one] la boîte en contient { $most }
   *[other] deux boîtes en contiennent { $most }
 }.
error-too_many_tiles = il y a { $used } tuiles de terrain ; { $boxes ->
    [one] la boîte en contient { $most }
   *[other] deux boîtes en contiennent { $most }
 }.
error-too_many_figures = il faut { $used } figurines ({ $kind }) ; { $boxes ->
    [one] la boîte en contient { $most }
   *[other] deux boîtes en contiennent { $most }
 }.

## draw: the table in a terminal

draw-temporary-medal = médaille tant que vous y êtes
draw-permanent-medal = médaille définitive
draw-objective = objectif
draw-exit = sortie
draw-officer = officier
draw-charges = Charges du canon à ions : { $count }
draw-side = { $seat } : médailles { $medals } sur { $wanted }, tour { $turn }
draw-side_open = { $seat } : médailles { $medals }, tour { $turn }
draw-hand = { $seat }, main : { $cards }
draw-support = Soutien : { $cards }
draw-no_card = aucune carte

## text: what cards do, battles, options; as the game's data write it

text-recon-left = activez 1 unité de la section gauche
text-recon-centre = activez 1 unité de la section centrale
text-recon-right = activez 1 unité de la section droite
text-raid-left = activez 2 unités de la section gauche
text-raid-centre = activez 2 unités de la section centrale
text-raid-right = activez 2 unités de la section droite
text-assault-left = activez toutes les unités de la section gauche
text-assault-centre = activez toutes les unités de la section centrale
text-assault-right = activez toutes les unités de la section droite
text-recon-in-force = activez 1 unité dans chacune des trois sections
text-direct-from-hq = activez 3 unités au choix
text-trooper-assault = activez toute l'infanterie d'une section au choix ; +1 dé chacune
text-speeder-assault = activez 2 véhicules ; chacun peut se déplacer de 1 case après l'attaque
text-artillery-barrage = activez 1 artillerie ; elle attaque deux fois, +1 dé à chaque fois
text-defensive-position = activez 3 unités ; elles ne peuvent pas se déplacer ; +1 dé chacune
text-rebel-spearhead = activez 2 unités ; elles ignorent les limites du terrain au déplacement et à l'attaque
text-pincer-move = activez 2 unités sur chaque flanc
text-trooper-assault-2 = activez toute l'infanterie d'une section au choix
text-imperial-assault = activez 3 unités d'un même type ; +1 case chacune
text-precision-fire = activez 1 véhicule ; +1 case et +1 dé
text-search-and-destroy = activez 2 unités ; après l'attaque, chacune peut se déplacer de 2 cases au plus
text-pressing-forward = activez 2 unités ; +2 cases, pas d'attaque
text-leia-orders = activez 2 unités au choix ; +1 dé chacune
text-leia-assistance = chaque unité amie réduite regagne 1 figurine ; puis activez 1 unité
text-leia-last-hope = activez 1 infanterie ; +1 case, +1 dé
text-luke-in-formation = activez 2 unités ; +1 case chacune
text-luke-tactical-assault = activez 1 véhicule ; +1 case, +1 dé
text-luke-ready = toutes les unités peuvent attaquer, aucune ne peut se déplacer
text-han-diversion = activez 2 unités dans des sections différentes ; +1 dé chacune
text-han-here-they-come = activez 1 infanterie ; +2 cases, +1 dé, ignore les limites du terrain
text-han-support = activez 1 infanterie ; +1 dé par unité amie adjacente
text-vader-force = activez 2 unités au choix ; les retraites comptent comme des explosions
text-vader-determination = une unité est activée deux fois ce tour
text-vader-discipline = activez toutes les unités ; -1 dé chacune
text-veers-walkers = activez 3 véhicules ; +1 dé en combat rapproché
text-veers-landings = activez 3 unités ; chacune peut se déplacer de 1 case après l'attaque
text-veers-concentrated = activez 3 unités ; la 2e à attaquer la même cible a +1 dé, la 3e +2
text-piett-reinforcements = 1 infanterie revient à son effectif complet et est activée avec +1 dé
text-piett-fleet = défaussez jusqu'à 3 cartes, piochez-en autant +1, puis jouez une autre carte
text-piett-orbital = n'active personne ; 1 dé contre chacune de 3 unités adverses ; son symbole, une explosion ou une retraite touche
text-combat-experience = activez toutes les unités ; +1 dé en combat rapproché
text-combat-experience-when = étape des ordres, avant le premier ordre ; toutes les unités amies sont alors activées
text-air-support = 2 dés contre une unité adverse au choix, couvert ignoré
text-air-support-when = son étape d'attaque, avant ou entre les attaques ; choisissez une unité adverse, 2 dés, sans unité attaquante, vue et couvert ignorés, les retraites comptent, un AT-AT se confirme
text-finish-this = relancez des dés au choix d'une attaque, pas d'une confirmation
text-finish-this-when = après le lancer d'une de ses attaques, avant le second lancer contre l'AT-AT ; relancez une fois des dés au choix, même ceux qu'un E-Web a relancés
text-reserve-forces = 1 unité revient à son effectif complet
text-reserve-forces-when = son étape des ordres ; choisissez une unité amie sur le champ de bataille sous son effectif de départ
text-desperate-stand = 1 infanterie réduite à une figurine : +2 dés
text-desperate-stand-when = son étape d'attaque ; choisissez une infanterie activée à 1 figurine qui n'a pas attaqué ; ses attaques de ce tour
text-special-orders = au lieu de la pioche normale, prenez une carte au choix dans votre défausse
text-special-orders-when = quand l'étape d'attaque est finie, avant la pioche ; prenez une carte de votre défausse, sauf celle qui vient d'être jouée ; aucune autre carte n'est piochée
text-incursion = 1 unité d'infanterie agit aussitôt une seconde fois
text-incursion-when = son étape d'attaque, entre les attaques ; choisissez une infanterie activée qui a attaqué ; elle peut aussitôt se déplacer et attaquer une seconde fois avec le même bonus de carte
text-scout = 1 unité d'infanterie de plus est activée, sans le bonus de la carte
text-scout-when = son étape des ordres ; activez une infanterie de plus, n'importe où
text-final-assault = quand une unité adverse recule : 2 dés contre elle
text-final-assault-when = son étape d'attaque, juste après un pas de retraite d'une unité adverse et avant une percée ; 2 dés
text-rout = 1 unité attaquante ignore le couvert
text-rout-when = son étape d'attaque, avant l'attaque d'une unité activée ; choisissez cette unité ; le terrain de la case visée ne retire aucun dé à ses attaques de ce tour
text-battle-1 = Mission de reconnaissance impériale
text-battle-1-special-1 = Chaque unité de droïdes détruite donne 2 médailles aux Rebelles.
text-battle-2 = Contre-attaque des snowspeeders
text-battle-3 = Ennemi en vue
text-battle-3-special-1 = Si l'AT-AT est détruit, les Rebelles reçoivent 2 médailles au lieu de 1.
text-battle-4 = Débarquements réussis
text-battle-4-special-1 = Le camp dont une unité se trouve en 5,5 a 1 médaille temporaire ; les Rebelles l'ont au départ.
text-battle-5 = La défense de la colline Alpha
text-battle-5-special-1 = Le camp dont une unité se trouve en 4,3 a 2 médailles temporaires ; les Rebelles les ont au départ.
text-battle-6 = Récupérer les données impériales
text-battle-6-special-1 = Au début de chaque tour rebelle où de l'infanterie rebelle se trouve en 2,3, les Rebelles gagnent 1 médaille définitive.
text-battle-6-special-2 = À la fin de chaque tour impérial, l'Empire place une nouvelle unité de snowtroopers sur une case libre de la rangée 0 pour chaque infanterie impériale détruite depuis la fin de son tour précédent. Les Rebelles gardent les médailles des unités détruites.
text-battle-7 = L'attaque de l'avant-poste
text-battle-7-special-1 = La première unité impériale qui entre en 5,4 gagne 1 médaille définitive.
text-battle-7-special-2 = Une seule fois, au début de leur 6e tour ou plus tard, les Rebelles peuvent placer deux nouvelles unités de speeders sur des cases libres de la rangée 6. Les deux sont activées ce tour-là en plus des unités de la carte, sans le bonus de la carte.
text-battle-8 = Évacuation médicale !
text-battle-8-special-1 = Une unité rebelle qui finit un déplacement ou une retraite sur la case de l'officier le prend sans coût et le porte ; si elle est détruite, l'officier reste dans sa case. Toute unité rebelle peut le porter.
text-battle-8-special-2 = Seule l'unité qui porte l'officier peut sortir, par 0,2 ou 0,6 (COM-93).
text-battle-8-rebels-1 = L'unité rebelle qui porte l'officier quitte le champ de bataille par une sortie.
text-battle-8-empire-1 = Une unité impériale se trouve sur la case où gît l'officier.
text-battle-9 = Tenir les positions défensives
text-battle-9-rebels-1 = Des unités rebelles se trouvent sur les trois cases d'objectif ; la bataille finit à cet instant (COM-50), pas à la fin du tour.
text-battle-10 = Cible : les générateurs de bouclier
text-battle-10-special-1 = L'Empire ne gagne pas de médaille pour les unités rebelles détruites.
text-battle-10-special-2 = Chaque générateur s'attaque selon les règles ordinaires et une explosion le détruit.
text-battle-10-empire-1 = Les deux générateurs de bouclier sont détruits.
text-battle-11 = La sortie des Rebelles
text-battle-11-special-1 = Chaque unité rebelle qui sort par la rangée 0 (COM-93) donne 1 médaille aux Rebelles.
text-battle-11-special-2 = L'unité de droïdes détruite donne 1 médaille aux Rebelles.
text-battle-11-special-3 = Entrer sur une crête coûte 2 points de déplacement. L'infanterie ordinaire qui en gravit une n'attaque donc pas ce tour, l'infanterie d'élite le peut ; une unité d'assaut peut y faire une percée, mais n'attaque pas de nouveau. Les retraites et Fer de lance rebelle ne sont pas ralentis.
text-battle-12 = Assiégés
text-battle-12-special-1 = Tant que de l'infanterie impériale se trouve sur au moins une des cinq cases, l'Empire a 1 médaille temporaire, jamais plus.
text-battle-12-special-2 = Les unités impériales reculent vers la rangée 0 ou le bord droit, au plus proche.
text-battle-12-special-3 = Les unités rebelles reculent vers 0,6, 1,6 et 2,6.
text-battle-13 = Entrer dans la base Echo
text-battle-13-special-1 = L'infanterie impériale peut sortir par 2,6 et 7,6 (COM-93). Ce sont deux bâtiments : une unité qui y entre sort à un tour suivant.
text-battle-13-special-3 = Au début de chaque tour impérial à partir du deuxième, l'Empire peut placer 1 nouvelle unité de snowtroopers sur une case libre, accessible à l'infanterie, à côté d'un AT-AT, tant que moins de 8 de ses infanteries sont sur le champ de bataille. La carte peut l'activer aussitôt.
text-battle-13-rebels-1 = Les trois AT-AT sont détruits.
text-battle-13-empire-1 = Trois unités d'infanterie impériale ont quitté le champ de bataille par les sorties.
text-battle-14 = Protéger les transports rebelles
text-battle-14-special-1 = Aucun camp ne gagne de médaille pour les unités détruites.
text-battle-14-special-2 = Au début de chaque tour rebelle : s'il y a 3 charges sur le canon, elles sont retirées et les Rebelles gagnent 1 médaille ; sinon, 1 charge est ajoutée. Les médailles viennent donc aux tours rebelles 4, 8 et 12. C'est automatique.
text-battle-14-special-3 = Le canon s'attaque selon les règles ordinaires, avec le couvert de sa crête, et une explosion le détruit.
text-battle-14-empire-1 = Le canon à ions est détruit.
text-battle-15 = Retraite par la porte sud
text-battle-15-special-1 = Chaque infanterie rebelle qui sort par 4,6 ou 5,6 (COM-93) donne 1 médaille aux Rebelles. Ce sont deux bâtiments : une unité qui y entre sort à un tour suivant.
text-battle-15-special-2 = Les Rebelles ne gagnent pas de médaille pour les unités impériales détruites.
text-battle-15-empire-1 = Quatre unités d'infanterie rebelle sont détruites.
text-battle-16 = L'évacuation de la base Echo
text-battle-16-special-2 = Un camp dont une unité entre en 2,3 pioche aussitôt 1 carte, et sa main compte une carte de plus ; quand cette unité quitte la case, quelle qu'en soit la cause, le camp défausse aussitôt 1 carte de son choix, avant toute autre chose.
text-battle-17 = L'ultime résistance
text-battle-17-special-1 = La première unité impériale qui entre en 4,3 gagne 2 médailles définitives.
text-battle-17-special-2 = Chaque unité rebelle qui sort par 0,6 (COM-93) donne 1 médaille aux Rebelles.
text-battle-17-special-3 = Les unités impériales reculent vers le bord du champ de bataille le plus proche.
text-battle-17-special-4 = Les unités rebelles reculent à l'opposé de l'attaquant.
text-campaign-1 = La crête et les générateurs
text-campaign-2 = Le dernier transport
text-ruling-C1 = pas de pioche supplémentaire avec les cartes Reconnaissance
text-ruling-C2 = les cases en plus s'ajoutent aux deux déplacements de l'infanterie : avec +1, elle va de 0 à 2 et attaque, ou 3 sans attaquer ; avec +2, de 0 à 3 et attaque, ou 4 sans ; infanterie d'élite avec +1 : de 0 à 3 et attaque ; speeders +1 : 0-4, AT-AT +1 : 0-2, droïdes +1 : 0-3. L'artillerie ne bouge jamais (book).
text-ruling-C3 = les dés en plus viennent avant la soustraction du terrain ; un total de 0 ou moins = pas de lancer.
text-ruling-C4 = seules les cartes qui nomment une section s'y limitent ; les cartes « au choix » et « toutes les unités » valent pour tout le plateau. Une case partagée compte pour les deux sections ; une unité n'est activée qu'une fois (book).
text-ruling-C5 = Manœuvre de diversion : une unité sur une case partagée compte dans celle de ses deux sections qui convient.
text-ruling-C6 = Assistance médicale : chaque unité amie avec des pertes regagne exactement 1 figurine, jamais au-delà de son nombre de départ ; les unités détruites ne reviennent pas. Si un possesseur lit « une unité réduite », il suffit de changer un drapeau. L'AT-AT et l'artillerie (1 figurine) ne sont jamais concernés.
text-ruling-C7 = le déplacement après l'attaque est une étape à part, après toutes les attaques : chaque unité activée peut se déplacer encore une fois, l'une après l'autre, selon les règles normales, jusqu'au nombre de cases indiqué ; elle s'arrête sur un terrain d'arrêt ; aucune attaque ne suit ; les unités qui n'ont pas attaqué y ont droit aussi, pas l'artillerie.
text-ruling-C8 = Détermination : activez 1 unité ; elle se déplace et attaque, puis se déplace et attaque de nouveau (étapes déplacement, attaque, déplacement, attaque) ; les deux fois, toutes les règles repartent de zéro ; le marqueur E-Web suit le dernier déplacement ; une unité d'assaut fait au plus une percée par tour. On pourrait aussi permettre un déplacement et deux attaques.
text-ruling-C9 = Tir de barrage : deux attaques séparées, les cibles peuvent différer, la seconde se décide une fois la première finie.
text-ruling-C10 = Frappe orbitale : choisissez une unité adverse, lancez, puis choisissez la suivante, jusqu'à 3 différentes (des unités, pas des structures), ou done() ; portée, vue et couvert sont ignorés ; une tranchée n'aide pas (la retraite est ici une touche) et personne ne recule ; médailles comme d'habitude ; l'artillerie est touchée par explosion ou retraite. Aucun ordre, déplacement ni attaque ne suit.
text-ruling-C11 = Pouvoirs de la Force : les retraites deviennent des explosions et ne font plus reculer.
text-ruling-C12 = Déployez la flotte ! : défaussez les cartes une à une, jusqu'à 3, ou done() ; piochez-en autant plus 1 ; en équipe, ensuite le partenaire (COM-83) ; puis jouez une autre carte comme en COM-11, dont les étapes suivent. Les deux cartes sont défaussées à la fin et une carte est piochée : la main retrouve sa taille.
text-ruling-C13 = si la pioche est vide, remélangez la défausse (book).
text-ruling-C14 = Assaut impérial : la première unité activée fixe le type (infanterie, véhicule ou spécial) ; ce n'est pas une carte qui nomme un type, COM-14 ne s'applique pas.
text-ruling-C15 = les cartes avec un champ `needs` nomment un type d'unité (COM-14). `needs` artillery désigne les unités d'artillerie, pas les droïdes.
text-ruling-C16 = ignorer les limites du terrain (Fer de lance rebelle, Les voilà) : pas d'arrêt, pas de perte de l'attaque ni de malus de sa propre case (bâtiment, épave), pas de surcoût des crêtes escarpées. L'infranchissable reste infranchissable, les AT-AT restent hors des crêtes et le couvert de la cible compte.
text-ruling-C17 = Parés au combat et Position défensive : les unités sont activées, il n'y a pas d'étape de déplacement ; un E-Web passe à 'set'. On pourrait aussi laisser bouger les unités qui renoncent au dé en plus.
text-ruling-C18 = Assistance médicale et Renforts ne dépassent jamais le nombre de départ ; Renforts rétablit l'unité au moment où elle est activée, complète ou non.
text-ruling-C19 = L'appui du vaurien : se compte au moment de l'attaque ; toute autre unité amie sur une case adjacente, artillerie comprise.
text-ruling-C20 = Tir concentré : +1 dé pour chaque autre unité activée qui a déjà attaqué la même cible ce tour (donc +1, puis +2) ; les structures sont aussi des cibles.
text-ruling-C21 = Discipline impériale : 1 dé en moins compte comme du terrain ; une attaque sans aucun dé n'est pas proposée.
text-ruling-C22 = Attaque des marcheurs et Expérience du combat : le dé ne vaut qu'à distance 1.
text-ruling-C23 = Détermination, Incursion éclair et un second tir de barrage sont de nouvelles attaques : relances de l'E-Web, éclaireurs et couvert s'appliquent à neuf.
text-ruling-C24 = l'exemple du livret joue une carte qui active 3 unités au centre ; aucune carte connue ne le fait, et Assaut active toutes les unités de sa section. On pourrait aussi prendre l'exemple pour la carte ; la liste connue est gardée.
text-ruling-S1 = Expérience du combat : se joue avec une carte de commandement ; active toutes les unités et leur donne +1 dé en combat rapproché
text-ruling-S2 = les cartes de soutien jouées restent de côté jusqu'à ce que leur pioche soit vide, puis elles forment une nouvelle pioche mélangée
text-ruling-S3 = Assaut final se lance après la retraite, sans unité attaquante, vue et couvert ignorés ; ses propres retraites comptent
text-ruling-S4 = `when` dit le moment de chaque carte ; `support(card)` n'est alors proposé que s'il a un effet ; au plus une par tour (book)
text-ruling-S5 = Assaut final et Soutien aérien détruisent des unités et donnent des médailles comme des attaques ; une unité qu'ils font reculer ou détruisent ne donne pas de percée
text-campaign-rule-1 = le perdant d'une bataille pioche 1 carte de soutien ; un camp qui a atteint son objectif secret en pioche 1
text-campaign-rule-2 = un camp qui a perdu de 3 médailles ou plus, comptées à la fin, temporaires comprises, commence la bataille suivante avec 1 carte de plus
text-campaign-rule-3 = une bataille sans vainqueur (COM-53) compte comme gagnée par le camp qui ne devait pas gagner par la seule victoire immédiate, sinon par celui qui a le plus de médailles, sinon par les Rebelles
text-campaign-rule-4 = points : batailles 1 à 3 un chacune, la 4 deux, la 5 trois ; +1 par objectif secret atteint, au plus 2 en tout ; qui a le plus de points gagne, une égalité va au vainqueur de la bataille 5
text-campaign-rule-5 = chaque camp tire un de ses 4 objectifs secrets par bataille, montré quand il est atteint ; un objectif sur des unités absentes du scénario est remis et un autre tiré
text-campaign-rule-6 = les objectifs avec `when` end se jugent quand la bataille est finie, gagnée ou perdue ; ceux avec `when` once sont atteints au premier instant où ils sont vrais
text-option-scenario = La bataille : de 1 à 17, ou un scénario à vous.
text-option-players = Deux joueurs, ou des équipes de deux.
text-option-team = À trois joueurs : le camp de deux.
text-option-rebel_leader = Le chef rebelle dont les trois cartes rejoignent la pioche.
text-option-rebel_leader_2 = Le chef du second joueur de l'équipe rebelle.
text-option-rebel_support = Cartes de soutien rebelles en main, pour une campagne.
text-option-rebel_goal = L'objectif secret du camp rebelle, pour une campagne.
text-option-rebel_extra = Cartes piochées en plus de la main du scénario.
text-option-empire_leader = Le chef impérial dont les trois cartes rejoignent la pioche.
text-option-empire_leader_2 = Le chef du second joueur de l'équipe impériale.
text-option-empire_support = Cartes de soutien impériales en main, pour une campagne.
text-option-empire_goal = L'objectif secret du camp impérial, pour une campagne.
text-option-turn_limit = La bataille finit sans vainqueur après ce nombre de tours de chaque camp.
