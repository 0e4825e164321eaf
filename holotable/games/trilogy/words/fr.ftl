## game

game-name = Trilogie
game-tagline = Quarante-deux planètes, trois factions, un Empereur caché.

## name

name-orange = Orange
name-yellow = Jaune
name-grey = Gris
name-white = Blanc
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
name-hutts = les Hutts
    .number = plural
    .de = des Hutts
    .a = aux Hutts
    .bare = Hutts
name-rebels-orange = les Rebelles orange
    .number = plural
    .de = des Rebelles orange
    .a = aux Rebelles orange
    .bare = Rebelles orange
name-rebels-yellow = les Rebelles jaunes
    .number = plural
    .de = des Rebelles jaunes
    .a = aux Rebelles jaunes
    .bare = Rebelles jaunes
name-empire-grey = l'Empire gris
    .gender = m
    .de = de l'Empire gris
    .a = à l'Empire gris
    .bare = Empire gris
name-empire-white = l'Empire blanc
    .gender = m
    .de = de l'Empire blanc
    .a = à l'Empire blanc
    .bare = Empire blanc
name-fighter = chasseur
    .gender = m
name-bomber = bombardier
    .gender = m
name-destroyer = destroyer
    .gender = m
name-death-star = l'Étoile de la Mort
    .gender = f
    .bare = Étoile de la Mort
name-empty = une base vide
name-emperor = l'Empereur
    .bare = Empereur
name-marker-empty = un marqueur vide
name-marker-emperor = le marqueur de l'Empereur
name-no-ships = aucun
name-the-base = la base
name-tatooine = Tatooine
    .de = de Tatooine
name-wayland = Wayland
    .de = de Wayland
name-toprawa = Toprawa
    .de = de Toprawa
name-dathomir = Dathomir
    .de = de Dathomir
name-yavin-4 = Yavin 4
    .de = de Yavin 4
name-dantooine = Dantooine
    .de = de Dantooine
name-ord-mantell = Ord Mantell
    .de = d'Ord Mantell
name-mon-calamari = Mon Calamari
    .de = de Mon Calamari
name-kashyyyk = Kashyyyk
    .de = de Kashyyyk
name-kessel = Kessel
    .de = de Kessel
name-da-soocha-v = Da Soocha V
    .de = de Da Soocha V
name-ylesia = Ylesia
    .de = d'Ylesia
name-toydaria = Toydaria
    .de = de Toydaria
name-nar-shaddaa = Nar Shaddaa
    .de = de Nar Shaddaa
name-bothawui = Bothawui
    .de = de Bothawui
name-gamorr = Gamorr
    .de = de Gamorr
name-kothlis = Kothlis
    .de = de Kothlis
name-rodia = Rodia
    .de = de Rodia
name-falleen = Falleen
    .de = de Falleen
name-omwat = Omwat
    .de = d'Omwat
name-arbra = Arbra
    .de = d'Arbra
name-excarga = Excarga
    .de = d'Excarga
name-elom = Elom
    .de = d'Elom
name-endor = Endor
    .de = d'Endor
name-bespin = Bespin
    .de = de Bespin
name-hoth = Hoth
    .de = de Hoth
name-bakura = Bakura
    .de = de Bakura
name-sullust = Sullust
    .de = de Sullust
name-eriadu = Eriadu
    .de = d'Eriadu
name-sluis-van = Sluis Van
    .de = de Sluis Van
name-derilyn = Derilyn
    .de = de Derilyn
name-bpfassh = Bpfassh
    .de = de Bpfassh
name-dagobah = Dagobah
    .de = de Dagobah
name-coruscant = Coruscant
    .de = de Coruscant
name-corellia = Corellia
    .de = de Corellia
name-byss = Byss
    .de = de Byss
name-mimban = Mimban
    .de = de Mimban
name-alderaan = Alderaan
    .de = d'Alderaan
name-hapes = Hapes
    .de = de Hapes
name-kuat = Kuat
    .de = de Kuat
name-balmorra = Balmorra
    .de = de Balmorra
name-duro = Duro
    .de = de Duro
name-mid-rim = la Bordure médiane
    .bare = Bordure médiane
name-core-worlds = les Mondes du Noyau
    .number = plural
    .bare = Mondes du Noyau
name-outer-rim = la Bordure extérieure
    .bare = Bordure extérieure
name-elrood-sector = le Secteur Elrood
    .bare = Secteur Elrood
name-ison-corridor = le Corridor d'Ison
    .bare = Corridor d'Ison
name-wild-space = l'Espace sauvage
    .bare = Espace sauvage
name-empire-fire-core-wild = Feu de l'Étoile de la Mort (Mondes du Noyau / Espace sauvage)
name-empire-fire-mid-ison = Feu de l'Étoile de la Mort (Bordure médiane / Corridor d'Ison)
name-empire-fire-outer-elrood = Feu de l'Étoile de la Mort (Bordure extérieure / Secteur Elrood)
name-empire-new-death-star-n = Nouvelle Étoile de la Mort { $n }
name-empire-pull-of-the-dark-side-n = L'appel du côté obscur { $n }
name-empire-shipyard-attack = Attaque du chantier naval
name-empire-vader-leads-the-assault = Vador mène l'assaut
name-empire-field-officer-n = Officier de terrain { $n }
name-empire-governor-on-site = Gouverneur sur place
name-empire-emergency-garrison-n = Garnison d'urgence { $n }
name-empire-orbital-bombardment-n = Bombardement orbital { $n }
name-empire-conscripts = Conscrits
name-empire-fortress-crews = Équipages de forteresse
name-empire-probe-droids = Droïdes sondes
name-empire-rapid-redeployment = Redéploiement rapide
name-empire-jamming-field = Champ de brouillage
name-empire-upgraded-station-drive = Propulsion améliorée
name-empire-secret-transfer = Transfert secret
name-empire-walker-assault = Assaut des marcheurs
name-empire-screening-fighters = Écran de chasseurs
name-empire-price-on-their-heads = Tête mise à prix
name-rebels-trust-in-the-force-n = Confiance en la Force { $n }
name-rebels-shipyard-attack = Attaque du chantier naval
name-rebels-a-critical-error = Une erreur fatale
name-rebels-trench-run = L'attaque de la tranchée
name-rebels-weak-point = Point faible
name-rebels-never-mind-the-odds = Au diable les probabilités
name-rebels-hero-of-the-fleet-n = Héros de la flotte { $n }
name-rebels-squad-leaders-n = Chefs d'escouade { $n }
name-rebels-local-volunteers-n = Volontaires locaux { $n }
name-rebels-ambush = Embuscade
name-rebels-sabotage = Acte de sabotage
name-rebels-spy-network = Réseau d'espions
name-rebels-evacuation = Évacuation
name-rebels-uprising = Soulèvement
name-rebels-recruits = Recrues
name-rebels-hidden-cells = Cellules cachées
name-rebels-fast-transports = Transports rapides
name-rebels-planetary-shield = Bouclier planétaire
name-rebels-lucky-gambit = Coup de chance
name-rebels-hidden-route = Route cachée
name-rebels-inside-help = Complice sur place
name-hutts-slaves-n = Esclaves { $n }
name-hutts-mercenaries-n = Mercenaires { $n }
name-hutts-bounty-hunter-n = Chasseur de primes { $n }
name-hutts-most-feared-hunter-n = Le chasseur le plus redouté { $n }
name-hutts-hired-guns-n = Hommes de main { $n }
name-hutts-palace-guard-n = Garde du palais { $n }
name-hutts-ruthless-raid-n = Raid impitoyable { $n }
name-hutts-frozen-cargo = Cargaison gelée
name-hutts-bribe = Pot-de-vin
name-hutts-black-market = Marché noir
name-hutts-stolen-plans = Plans volés
name-hutts-smuggling-route = Route de contrebande
name-hutts-secret-lane = Voie secrète
name-hutts-into-the-pit = Dans la fosse
name-hutts-unleash-the-beast = Lâchez la bête
name-hutts-protection-money = Racket
name-hutts-rush-order = Commande urgente
name-hutts-rival-squeeze = Pression sur les rivaux
name-dice-1 = un dé
name-forces-1 = une troupe
name-dice-2 = deux dés
name-forces-2 = deux troupes
name-dice-3 = trois dés
name-forces-3 = trois troupes
name-fighter-1 = un chasseur
name-fighter-2 = deux chasseurs
name-fighter-3 = trois chasseurs
name-fighter-4 = quatre chasseurs
name-fighter-5 = cinq chasseurs
name-fighter-6 = six chasseurs
name-bomber-1 = un bombardier
name-bomber-2 = deux bombardiers
name-bomber-3 = trois bombardiers
name-bomber-4 = quatre bombardiers
name-bomber-5 = cinq bombardiers
name-bomber-6 = six bombardiers
name-destroyer-1 = un destroyer
name-destroyer-2 = deux destroyers
name-destroyer-3 = trois destroyers
name-destroyer-4 = quatre destroyers
name-destroyer-5 = cinq destroyers
name-destroyer-6 = six destroyers
name-done-window = Ne pas jouer de carte maintenant
name-done-card = Cela suffit
name-done-cards = Finir les cartes
name-done-place = Finir le placement
name-done-invade = Finir les invasions
name-done-fortify = Finir la manœuvre
name-done-fortify_ships = Finir le mouvement des vaisseaux
name-done-take_over = Ne demander aucune planète
name-done-death_star = L'Étoile de la Mort ne fait plus rien
name-done-draw = Piocher maintenant
name-force--3 = la case la plus obscure
name-force--2 = la deuxième case obscure
name-force--1 = la première case obscure
name-force-0 = la case d'équilibre
name-force-1 = la première case lumineuse
name-force-2 = la deuxième case lumineuse
name-force-3 = la case la plus lumineuse
name-won-all-planets = toutes les planètes sont conquises
name-won-no-rebels = la Rébellion est anéantie
name-won-no-empire = l'Empire est anéanti
name-won-emperor = l'Empereur est trouvé
name-won-resources = dix planètes à ressources sont tenues
name-won-turn-limit = le plus de planètes au dernier tour
name-repeated = une attaque

## standing

standing-deal = Distribuer le reste des planètes et des troupes
standing-deal-start = Distribuer planètes et troupes de départ
standing-defend = Toujours défendre avec tous les dés

## choice

choice-claim = Prendre { $planet }
choice-claim_neutral = Prendre { $planet } pour les Hutts neutres
choice-death_star = Mettre l'Étoile de la Mort sur { $planet }
choice-reinforce = Ajouter une troupe sur { $planet }
choice-reinforce_neutral = Ajouter une troupe hutt sur { $planet }
choice-base = Mettre { $marker } sur { $planet }
choice-trade = Jouer la série { $cards } pour { $forces } { $forces ->
    [one] troupe
   *[other] troupes
 }
choice-pick = Ajouter « { $card } » à la série
choice-build = Construire un { $ship } avec « { $card } »
choice-place = Placer des troupes sur { $planet }
choice-place_ship = Placer le { $ship } sur { $planet }
choice-attack = Attaquer { $to } depuis { $origin } avec { $sent }
choice-attack_death_star = Attaquer l'Étoile de la Mort depuis { $origin } avec { $sent }
choice-escort = Vaisseaux emmenés : { $ships }
choice-defend = Défendre avec { $sent }
choice-move_in = Occuper la planète
choice-fortify = Déplacer des troupes { NAME($origin, form: "de") } vers { $to }
choice-fortify_ship = Déplacer un { $ship } { NAME($origin, form: "de") } vers { $to }
choice-take_over = Demander à reprendre { $planet }
choice-agree = Accepter de la céder
choice-refuse = Refuser de la céder
choice-roll_death_star = Lancer le dé pour déplacer l'Étoile de la Mort
choice-move_death_star = Déplacer l'Étoile de la Mort vers { $to }
choice-fire = Tirer avec l'Étoile de la Mort : « { $card } »
choice-play_card = Jouer « { $play } »
choice-argument = Viser { $value }
choice-discard = Défausser « { $card } »
choice-card_force = Ajouter une troupe par carte sur { $planet }
choice-decline = Garder « { $card } » et ne plus demander ce tour
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = Un tour commence : { $seat }.
event-rolled = { $seat } { $seat ->
    [one] obtient
   *[other] obtiennent
 } { $dice }.
event-rerolled = { $seat } { $seat ->
    [one] relance
   *[other] relancent
 } : { $dice }.
event-attacked = { $seat } { $seat ->
    [one] attaque
   *[other] attaquent
 } { $to } depuis { $origin } avec { $sent }.
event-defended = { $seat } { $seat ->
    [one] défend
   *[other] défendent
 } { $planet } avec { $sent }.
event-called_off = Le combat pour { $planet } est annulé.
event-lost = { $planet } perd { $count } { $count ->
    [one] troupe
   *[other] troupes
 }.
event-taken = { $seat } { $seat ->
    [one] prend
   *[other] prennent
 } { $planet }.
event-counted = { $seat } { $seat ->
    [one] reçoit
   *[other] reçoivent
 } { $count } { $count ->
    [one] troupe
   *[other] troupes
 }.
event-placed = { $seat } { $seat ->
    [one] place
   *[other] placent
 } { $count } { $count ->
    [one] troupe
   *[other] troupes
 } sur { $planet }.
event-moved = { $count } { $count ->
    [one] troupe va
   *[other] troupes vont
 } { NAME($origin, form: "de") } vers { $to }.
event-traded = { $seat } { $seat ->
    [one] joue
   *[other] jouent
 } la série { $first }, { $second }, { $third } pour { $count } { $count ->
    [one] troupe
   *[other] troupes
 }.
event-built = { $seat } { $seat ->
    [one] construit
   *[other] construisent
 } un { $ship } avec « { $card } ».
event-ship_placed = Un { $ship } est placé sur { $planet }.
event-ships_moved = Des vaisseaux vont { NAME($origin, form: "de") } vers { $to } : { $ships }.
event-ships_lost = Vaisseaux perdus sur { $planet } : { $ships }.
event-marker_taken = Le prochain marqueur Base est { $marker }.
event-base_placed = Une base est construite sur { $planet }.
event-base_moved = Une base passe { NAME($origin, form: "de") } à { $to }.
event-base_shown = La base sur { $planet } est retournée : { $marker }.
event-base_seen = Vos espions ont regardé sous la base { NAME($planet, form: "de") } : { $marker }.
event-force = La Force passe sur { $side }.
event-death_star_moved = L'Étoile de la Mort est sur { $to }.
event-death_star_attacked = { $seat } { $seat ->
    [one] attaque
   *[other] attaquent
 } l'Étoile de la Mort depuis { $origin } avec { $sent }.
event-death_star_total = L'attaque contre l'Étoile de la Mort fait { $total }.
event-death_star_destroyed = { $seat } { $seat ->
    [one] a
   *[other] ont
 } détruit l'Étoile de la Mort !
event-fired = L'Étoile de la Mort tire : { $planet } n'est plus qu'un champ d'astéroïdes.
event-card_played = { $seat } { $seat ->
    [one] joue
   *[other] jouent
 } « { $card } ».
event-discarded = { $seat } { $seat ->
    [one] perd
   *[other] perdent
 } la carte « { $card } ».
event-hand_shown = { $seat } { $seat ->
    [one] a
   *[other] ont
 } en main « { $card } ».
event-drew = { $seat } { $seat ->
    [one] pioche
   *[other] piochent
 } { $count } { $count ->
    [one] carte
   *[other] cartes
 }.
event-received = { $seat } { $seat ->
    [one] pioche
   *[other] piochent
 } « { $card } ».
event-cards_taken = { $seat } { $seat ->
    [one] prend
   *[other] prennent
 } { $count } { $count ->
    [one] carte
   *[other] cartes
 } ({ $loser }).
event-asked_for = { $seat } { $seat ->
    [one] demande
   *[other] demandent
 } à reprendre { $planet }.
event-taken_over = { $seat } { $seat ->
    [one] reprend
   *[other] reprennent
 } { $planet }.
event-refused = { $planet } n'est pas cédée.
event-eliminated = { $seat } { $seat ->
    [one] quitte
   *[other] quittent
 } la partie : plus aucune planète.
event-won = { $faction } { $faction ->
    [one] gagne
   *[other] gagnent
 } : { $why } !

## row

row-by = { NAME($seat, form: "bare") }
row-again = { NAME($seat, form: "bare") }, relance

## ask

ask-claim = Prenez une planète libre.
ask-claim_neutral = Prenez une planète pour les Hutts neutres.
ask-death_star_setup = Où commence l'Étoile de la Mort ?
ask-reinforce = Ajoutez une troupe sur une de vos planètes ; encore { $left }.
ask-reinforce_neutral = Ajoutez une troupe hutt neutre sur une de leurs planètes.
ask-base = Où va la nouvelle base ?
ask-rescue_base = Les Hutts ont pris { $to }. Où va sa base ?
ask-cards = Jouez des cartes, ou continuez.
ask-must_trade = Cinq cartes ou plus : jouez une série.
ask-place = Placez vos troupes ; encore { $left }.
ask-place_ship = Placez votre vaisseau.
ask-place_cards = Jouez une carte, ou continuez.
ask-invade = Attaquez, ou finissez les invasions.
ask-fortify = Déplacez une fois des troupes par vos propres planètes, ou continuez.
ask-fortify_ships = Déplacez une fois des vaisseaux par vos propres planètes, ou continuez.
ask-take_over = Demandez une planète à votre partenaire, ou continuez.
ask-death_star = L'Étoile de la Mort : lancer le dé, tirer, ou continuer.
ask-move_death_star = Vous avez obtenu { $roll } : déplacez l'Étoile de la Mort d'autant de planètes au plus.
ask-draw = Jouez une carte avant de piocher, ou piochez.
ask-escort = Quels vaisseaux { NAME($origin, form: "de") } partent avec ?
ask-defend = { $to } est attaquée. Avec combien de dés la défendez-vous ?
ask-move_in = { $to } est prise. Combien de troupes l'occupent ?
ask-agree = { NAME($other, form: "bare") } : puis-je reprendre { $planet } ?
ask-discard = Vous voyez cette main : { NAME($other, form: "bare") }. Que défausser ? Encore { $left }.
ask-card_force = Où va la troupe suivante ?
ask-window-attack-declared-attacker = Vous attaquez { $to }. Une carte ?
ask-window-attack-declared-defender = { $to } est attaquée. Une carte ?
ask-window-before-dice = Avant les dés pour { $to } : une carte ?
ask-window-after-dice = Les dés pour { $to } sont lancés : une carte ?
ask-window-death-star-before-dice = Avant les dés contre l'Étoile de la Mort : une carte ?
ask-window-death-star-after-dice = Les dés contre l'Étoile de la Mort sont lancés : une carte ?

## area

area-fire = attaquable d'ici
area-order = la carte peut viser ici

## note

note-may_leave = { $count } { $count ->
    [one] troupe peut
   *[other] troupes peuvent
 } partir ; une reste
note-protected = est sous l'Étoile de la Mort et ne peut pas être attaquée

## no

no-not_yours = { $origin } n'est pas à vous
no-not_yours_to = { $to } n'est pas à vous
no-field = { $to } est un champ d'astéroïdes
no-friend = { $to } est de votre camp
no-last_force = la dernière troupe { NAME($origin, form: "de") } doit rester
no-far = { $to } n'est pas voisine { NAME($origin, form: "de") }
no-protected = { $to } est sous l'Étoile de la Mort
no-cut_off = aucun chemin par vos planètes ne mène { NAME($origin, form: "de") } à { $to }
no-card_set = les cartes se jouent ici par séries, quand vous comptez vos troupes
no-card_declined = vous avez renoncé à « { $card } » pour ce tour
no-card_nothing = « { $card } » ne changerait rien maintenant
no-card_moment = ce n'est pas le moment de « { $card } » : la carte est proposée quand il vient

## repeat

repeat-spent = { $origin } a trop peu de troupes pour attaquer et en garder { $keep }.

## goal

goal-no_rebels = Ne laisser aucune planète aux Rebelles ; ils en tiennent { $left }
goal-no_rebels-short = Planètes rebelles : { $left }
goal-no_empire = Ne laisser aucune planète à l'Empire ; il en tient { $left }
goal-no_empire-short = Planètes impériales : { $left }
goal-emperor = Ou trouver l'Empereur sous une base impériale
goal-resources = Tenir { $of } planètes à ressources
goal-resources-short = { $done } ressources sur { $of }
goal-all_planets = Tenir toutes les planètes
goal-all_planets-short = { $done } planètes sur { $of }
goal-limit = Après { $limit } tours, le plus de planètes gagne

## odds

odds-attack = { $origin } attaque { $to }
odds-taken = La planète est prise en allant jusqu'au bout
odds-once = Ce combat : vous perdez { $lost }, l'adversaire { $hits }
odds-star = { $origin } attaque l'Étoile de la Mort
odds-star_destroyed = L'Étoile de la Mort est détruite
odds-dice = Dés

## workshop

suggest-forces = Donner { $count } troupes à placer au départ ({ NAME($side, form: "bare") }).

## error

error-agree_asked_but_not = agree est demandé, mais pas à un partenaire au sujet d'une de ses planètes.
error-asked_but_no_battle = { $choice } est demandé, mais il n'y a pas de combat.
error-asteroid_field_cannot_among = { $name } est un champ d'astéroïdes et ne peut pas figurer parmi les planètes.
error-at_every_planet_claimed = à l'étape { $what }, toutes les planètes sont prises.
error-at_most_asteroid_fields = il y a au plus { $field_limit } champs d'astéroïdes.
error-attack_on_death_star = une attaque contre l'Étoile de la Mort demande une origine.
error-attack_on_death_star_2 = l'attaque contre l'Étoile de la Mort n'a aucun dé.
error-belongs_owners = { $planet } appartient à { $owner } ; les propriétaires possibles sont { $known }.
error-cannot_have_ships = { $name } ne peut pas avoir de vaisseaux.
error-cannot_hold_another_faction = { $name } ne peut pas avoir { $what }, d'une autre faction.
error-card_force_asked_step = card_force n'est demandé qu'à l'étape place, à la place au trait.
error-card_window_asked_but = une fenêtre de cartes est demandée, mais il n'y a pas de combat.
error-death_star_attacked_but = l'Étoile de la Mort est attaquée, mais il n'y en a pas.
error-deck_holds_card_another = la pioche de { $name } contient la carte d'un autre.
error-declined_but_nobody_holds = { $name } est refusée, mais personne ne l'a en main.
error-does_not_work_beyond = { $what } n'agit pas au-delà du moment où la carte est jouée.
error-empire_moves_base_but = l'Empire déplace une base, mais les Hutts n'en ont pris aucune.
error-every_planet_claimed_so = toutes les planètes sont prises : la prise est finie.
error-forces_keep_whole_number = Les troupes à garder sont un nombre entier à partir de 1, pas { $keep }.
error-forces_move_but_planet = des troupes occupent, mais la planète n'est pas prise.
error-hand_shown_step_cards = une main n'est montrée qu'à l'étape cards, à la place au trait.
error-has_all_arguments = { $name } a tous ses arguments.
error-has_base_but_not = { $name } a une base, mais n'est pas impériale.
error-has_more_than_ships = { $name } a plus de { $most } vaisseaux de la classe { $what }.
error-has_no_forces = { $name } n'a pas de troupes.
error-has_no_owner = { $name } n'a pas de propriétaire.
error-has_no_step = { $what } n'a pas d'étape { $what_2 }.
error-has_not_so_many = { $what } n'a pas autant de troupes pour attaquer.
error-has_not_so_many_2 = { $what } n'a pas autant de vaisseaux de la classe { $what_2 } à emmener.
error-has_not_so_many_3 = { $what } n'a pas autant de troupes pour défendre.
error-has_too_many_dice = { $side } a trop de dés.
error-invasion_but_step_not = il y a une invasion, mais l'étape n'est pas invade.
error-invasion_does_not_start = l'invasion ne part pas d'une planète de la place au trait.
error-invasion_not_aimed_at = l'invasion ne vise pas une planète ennemie.
error-names_which_no_card = { $what } nomme { $value }, qui n'est pas une carte.
error-needs_both_owner_forces = { $name } demande un propriétaire et des troupes, ou ni l'un ni l'autre.
error-no_choice_parts = il n'y a pas de choix { $choice } en plusieurs parties.
error-no_planet_on_map = Il n'y a pas de planète { $planet } sur la carte ; il y a { $planets }.
error-no_question = il n'y a pas de question { $choice }.
error-no_window = il n'y a pas de fenêtre { $window }.
error-nobody_has_decision_position = personne n'a de décision à prendre dans cette position.
error-not_card = { $what } n'est pas une carte de { $name }.
error-not_hand_seat_asked = { $what } n'est pas dans la main de la place interrogée.
error-on_turn_but_has = { $what } doit jouer, mais n'a pas de planète.
error-only_base_markers = il n'y a que { $marker_count } marqueurs Base.
error-only_base_markers_2 = il n'y a que { $marker_count } marqueurs Base.
error-planets_missing_all_listed = les planètes { $what } manquent ; toutes sont listées, sauf les champs d'astéroïdes.
error-rebels_hold_emperor_so = les Rebelles tiennent l'Empereur : la partie est finie.
error-second_emperor = il y a un second Empereur.
error-sent_no_ships_along = { $what } n'a pas envoyé de vaisseaux : ce n'est pas une planète de l'attaquant.
error-set_half_made_has = une série commencée a une ou deux cartes.
error-standard_games_have_no = le mode classique n'a pas de vaisseaux.
error-standard_games_have_no_2 = le mode classique n'a pas de bases.
error-standard_games_have_no_3 = le mode classique n'a pas { $odd }.
error-trilogy_position_needs_planets = une position de trilogy demande planets : { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = une position de trilogy est un objet avec au moins planets.
error-trilogy_positions_have_no = les positions de trilogy n'ont pas { $unknown } ; elles ont { $keys }.
error-trilogy_standard_mode_for = trilogy : le mode classique se joue à { $standard_players }, pas à { $players }.
error-true_or_false_not = { $what } est true ou false, pas { $value }.
error-two_places = { $what } est à deux endroits.
error-opening_object = trilogy : l'ouverture est un objet JSON, ou null pour celle des règles, pas { $value }.
error-too_few_markers = il n'y a que { $count } marqueurs Base, trop peu pour { $name }.
error-second_emperor_on = il y a un second Empereur sur { $name }.
error-hand_too_large = la main de { $name } a plus de { $most } cartes.
error-no_planet_left = { $names } n'a pas de planète, et il n'en reste aucune à prendre.
error-too_few_planets = { $names } n'a pas de planète, et les { $free } restantes sont trop peu pour un tour de toutes les places.
error-star_not_imperial = l'Étoile de la Mort est sur { $planet }, qui n'est pas impériale.
error-over_before = la partie serait finie avant de commencer.
error-opening_no_option = une partie de trilogy n'a pas d'option { $option }.
error-of_own = trilogy : { $reason }

## draw: the table in a terminal

draw-free = libre
draw-asteroids = champ d'astéroïdes
draw-held = planètes { $planets }, cartes { $cards }
draw-turn = tour { $turn }
draw-to_place = à placer : { $count }
draw-force = obscur { $meter } lumière   marqueurs { $markers }
draw-star = Étoile de la Mort dans le champ { NAME($planet, form: "de") }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Bordure médiane
text-region-core-worlds = Mondes du Noyau
text-region-outer-rim = Bordure extérieure
text-region-elrood-sector = Secteur Elrood
text-region-ison-corridor = Corridor d'Ison
text-region-wild-space = Espace sauvage
text-empire-fire-core-wild = Tirez avec l'Étoile de la Mort (TRI-85) sur la planète où elle se trouve, dans une des régions nommées : ses troupes et vaisseaux disparaissent, un champ d'astéroïdes la remplace, la Force avance de 1 vers l'obscur. S'écrit fire(card).
text-empire-new-death-star-1 = Seulement s'il n'y a pas d'Étoile de la Mort en jeu : mettez-la sur la planète nommée, tenue par l'Empire (même par un partenaire) ; la Force avance de 1 vers l'obscur. Elle ne bouge ni ne tire ce tour.
text-empire-new-death-star-1-name = Nouvelle Étoile de la Mort
text-empire-pull-of-the-dark-side-1 = La Force avance de 1 vers l'obscur.
text-empire-pull-of-the-dark-side-1-name = L'appel du côté obscur
text-empire-shipyard-attack = L'adversaire nommé perd 2 cartes de sa main, tirées au hasard (toutes, s'il en a moins).
text-empire-vader-leads-the-assault = Ajoutez 2 à chacun de vos dés de ce combat.
text-empire-field-officer-1 = Ajoutez 1 à votre dé le plus élevé de ce combat.
text-empire-field-officer-1-name = Officier de terrain
text-empire-governor-on-site = Ajoutez 2 à votre dé le plus élevé de ce combat.
text-empire-emergency-garrison-1 = Ajoutez 3 troupes sur la planète attaquée.
text-empire-emergency-garrison-1-name = Garnison d'urgence
text-empire-orbital-bombardment-1 = Retirez 2 troupes de la planète attaquée ; la dernière reste toujours. Il en faut au moins 2 là-bas.
text-empire-orbital-bombardment-1-name = Bombardement orbital
text-empire-conscripts = Recevez 3 troupes de plus à placer ce tour.
text-empire-fortress-crews = Ajoutez 1 troupe sur chaque planète avec une base impériale, quelle que soit la place impériale qui la tient ; une par planète, quel que soit le nombre de bases.
text-empire-probe-droids = Regardez toute la main de l'adversaire nommé, puis défaussez 1 de ses cartes de votre choix (toutes, s'il en a moins), un discard(card) chacune.
text-empire-rapid-redeployment = Une manœuvre de troupes de plus à cette étape, avant ou après l'habituelle, selon les règles habituelles.
text-empire-jamming-field = Les vaisseaux ennemis ne comptent pas dans ce combat (ses dés redeviennent à six faces là où seul un destroyer les changeait) ; ils occupent quand même, ou tombent, avec leur planète.
text-empire-upgraded-station-drive = Avant le lancer de déplacement de l'Étoile de la Mort de ce tour : ce lancer est la somme de deux dés à six faces.
text-empire-secret-transfer = Déplacez un marqueur Base, face cachée, de sa planète vers une autre planète de l'Empire sans base. De deux pareils sur la planète, celui que le moins de factions ont vu.
text-empire-walker-assault = Tous vos dés d'attaque sont à huit faces jusqu'à la fin de cette invasion.
text-empire-screening-fighters = Relancez une fois tous vos dés de ce combat, avec les mêmes sortes de dés ; vos chasseurs aident de nouveau, les ajouts restent.
text-empire-price-on-their-heads = Seulement si vous avez pris une planète rebelle ce tour : piochez 1 carte de plus à cette étape.
text-rebels-trust-in-the-force-1 = La Force avance de 1 vers la lumière.
text-rebels-trust-in-the-force-1-name = Confiance en la Force
text-rebels-a-critical-error = Regardez toute la main de l'adversaire nommé, puis défaussez 2 de ses cartes de votre choix (toutes, s'il en a moins), un discard(card) chacune. L'adversaire doit jouer l'Empire.
text-rebels-trench-run = Lancez 1 dé à six faces de plus dans cette attaque contre l'Étoile de la Mort.
text-rebels-weak-point = Ajoutez 3 au total de cette attaque contre l'Étoile de la Mort.
text-rebels-never-mind-the-odds = Nommez un champ d'astéroïdes : jusqu'à la fin de votre tour, toutes les planètes adjacentes à ce champ (ses anciennes voies comprises) comptent comme adjacentes entre elles pour vos invasions et manœuvres. Rien ne peut s'arrêter sur le champ.
text-rebels-hero-of-the-fleet-1-name = Héros de la flotte
text-rebels-squad-leaders-1 = Ajoutez 1 à chacun de vos dés de ce combat.
text-rebels-squad-leaders-1-name = Chefs d'escouade
text-rebels-local-volunteers-1-name = Volontaires locaux
text-rebels-ambush = Retirez 2 troupes de la planète qui attaque ; la dernière reste toujours (TRI-135).
text-rebels-sabotage = Détruisez un vaisseau de la classe nommée sur la planète nommée, adjacente à une des vôtres. Le vaisseau doit être impérial.
text-rebels-spy-network = Votre faction regarde, en secret, un marqueur Base de la planète nommée qu'elle n'a pas encore vu (le premier posé là).
text-rebels-evacuation = Déplacez toutes les troupes sauf 1, et tous les vaisseaux, de la planète attaquée vers la planète adjacente nommée, à vous. Il faut au moins 2 troupes ou un vaisseau à déplacer.
text-rebels-uprising = La planète nommée d'une faction ennemie, adjacente à une des vôtres, avec exactement 1 troupe et sans vaisseau, base ni Étoile de la Mort, devient vôtre : sa troupe est remplacée par une des vôtres. Elle ne donne pas de carte à l'étape de pioche.
text-rebels-hidden-cells = Ajoutez 1 troupe sur chacune de 3 de vos planètes au plus, toutes différentes, un card_force(planet) chacune ; done() arrête avant.
text-rebels-planetary-shield = L'attaquant n'envoie que 1 troupe, avec 1 dé, dans ce combat (TRI-135). Il faut un attaquant avec 2 ou 3 dés.
text-rebels-hidden-route = Nommez une de vos planètes avec au moins 2 troupes et une planète ennemie à exactement 2 pas, par une planète de n'importe qui qui n'est pas un champ d'astéroïdes : jusqu'à la fin de l'étape d'invasion, les deux comptent comme adjacentes pour vos invasions (pas pour attaquer l'Étoile de la Mort).
text-rebels-inside-help = Seulement contre une planète avec une base impériale : jusqu'à la fin de cette invasion, la base ne donne pas de dés à huit faces (les destroyers du défenseur, si).
text-hutts-slaves-1 = Recevez des troupes à placer ce tour : la moitié de vos planètes à ressources, arrondie vers le bas, au plus 5. Il faut au moins 2 de ces planètes.
text-hutts-slaves-1-name = Esclaves
text-hutts-mercenaries-1-name = Mercenaires
text-hutts-bounty-hunter-1-name = Chasseur de primes
text-hutts-most-feared-hunter-1-name = Le chasseur le plus redouté
text-hutts-hired-guns-1-name = Hommes de main
text-hutts-palace-guard-1-name = Garde du palais
text-hutts-ruthless-raid-1-name = Raid impitoyable
text-hutts-frozen-cargo = Détruisez un vaisseau de la classe nommée sur la planète nommée, adjacente à une des vôtres. Le vaisseau peut être de n'importe quel ennemi.
text-hutts-bribe = La planète nommée d'une faction ennemie, adjacente à une des vôtres, avec exactement 1 troupe et sans vaisseau, base ni Étoile de la Mort, devient vôtre : sa troupe est remplacée par une des vôtres. Elle ne donne pas de carte à l'étape de pioche. Elle ne peut pas être votre 10e planète à ressources.
text-hutts-black-market = Dans une série, cette carte vaut n'importe quelle classe ; la série la plus chère que font les trois cartes compte. S'utilise par trade(cards), pas par play_card ; un vaisseau construit avec elle est un chasseur.
text-hutts-stolen-plans = L'adversaire nommé perd 1 carte de sa main, tirée au hasard ; vous piochez 1 carte.
text-hutts-into-the-pit = Chaque troupe que l'attaquant perd dans ce combat lui en coûte une de plus sur la planète qui attaque ; la dernière y reste toujours.
text-hutts-protection-money = Pour chaque région où vous tenez une planète à ressources, ajoutez 1 troupe sur une de vos planètes de cette région, un card_force(planet) chacune, dans n'importe quel ordre.
text-hutts-rush-order = Construisez un vaisseau de plus ce tour, avec une autre carte.
text-hutts-rival-squeeze = Seulement si vous avez pris des planètes aux deux factions ennemies ce tour : piochez 1 carte de plus à cette étape.
text-option-mode = La guerre des trois factions, ou le Risk ordinaire sur sa carte.
text-option-players = Combien jouent : de 2 à 5, en mode classique 3 ou 4.
text-option-turn_limit = Le plus de planètes gagne après ce nombre de tours ; aucune limite par défaut.
text-option-opening = Planètes, troupes et plus encore à votre idée au départ ; l'atelier les dessine.
text-known-trilogy-2 = Trilogie originale, 2 joueurs
text-known-trilogy-3 = Trilogie originale, 3 joueurs
text-known-trilogy-4 = Trilogie originale, 4 joueurs
text-known-trilogy-5 = Trilogie originale, 5 joueurs
text-known-standard-3 = Classique, 3 joueurs
text-known-standard-4 = Classique, 4 joueurs
