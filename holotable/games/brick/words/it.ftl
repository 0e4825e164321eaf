## game

game-name = Brick
game-tagline = Due azioni per turno, un dado, una sola via verso la base.

## name

name-empire = l'Impero
    .gender = m
    .gen = dell'Impero
    .bare = Impero
name-rebels = i Ribelli
    .number = plural
    .gen = dei Ribelli
    .bare = Ribelli
name-vader = Vader
    .gender = m
    .def = Vader
    .dat = a Vader
name-snowtroopers = squadra di Snowtrooper
    .gender = f
    .def = la squadra di Snowtrooper
    .dat = alla squadra di Snowtrooper
name-at-at = AT-AT
    .gender = m
    .def = l'AT-AT
    .dat = all'AT-AT
name-at-st = AT-ST
    .gender = m
    .def = l'AT-ST
    .dat = all'AT-ST
name-at-at-2 = secondo AT-AT
    .gender = m
    .def = il secondo AT-AT
    .dat = al secondo AT-AT
name-imperial-gun = postazione armata imperiale
    .gender = f
    .def = la postazione armata imperiale
    .dat = alla postazione armata imperiale
name-luke = Luke
    .gender = m
    .def = Luke
    .dat = a Luke
name-troopers = squadra di soldati
    .gender = f
    .def = la squadra di soldati
    .dat = alla squadra di soldati
name-snowspeeder = Snowspeeder
    .gender = m
    .def = lo Snowspeeder
    .dat = allo Snowspeeder
name-tauntaun = Tauntaun
    .gender = m
    .def = il Tauntaun
    .dat = al Tauntaun
name-snowspeeder-2 = secondo Snowspeeder
    .gender = m
    .def = il secondo Snowspeeder
    .dat = al secondo Snowspeeder
name-rebel-gun = postazione armata ribelle
    .gender = f
    .def = la postazione armata ribelle
    .dat = alla postazione armata ribelle
name-trooper = soldato
    .gender = m
    .def = un soldato
name-pilot = pilota
    .gender = m
    .def = il pilota
    .dat = al pilota
name-han = Han Solo
    .fixed = yes
name-chewbacca = Chewbacca
    .fixed = yes
name-boba-fett = Boba Fett
    .fixed = yes
name-veers = Generale Veers
    .gender = m
    .def = il Generale Veers
    .dat = al Generale Veers
name-why-base = un'unità è nella base nemica
name-why-destroyed = il nemico non ha più unità
name-die-hit = colpito
name-die-force = colpito con la Forza
name-die-miss = mancato
name-face-hit = Colpito
name-face-force = Colpito con la Forza
name-face-miss = Mancato

## choice

choice-move = { $unit }: muovi da { $origin } a { $to }
choice-attack = { $unit }: attacca { NAME($target, form: "def") } in { $there }
choice-remove = { $unit }: perdi { NAME($figure, form: "def") }
choice-double_move = { $unit }: da { $origin } a { $to } passando per { $via }, l'intero turno
choice-reinforce = { $unit }: entra dalla riserva in { $there }, l'intero turno
choice-swap_gun = { $unit }: sostituisci con la postazione armata
choice-deploy = { $unit }: piazza in { $to }
choice-add_hero = { $figure }: si unisce { NAME($unit, form: "dat") }
choice-end_turn = Termina il turno

## event

event-moved = { NAME($unit, form: "def") } si muove da { $origin } a { $to }.
event-attacked = { NAME($unit, form: "def") } attacca { NAME($target, form: "def") }: { $face }.
event-figure_removed = { NAME($unit, form: "def") } perde { NAME($figure, form: "def") }.
event-destroyed = { $unit }: unità distrutta!
event-reinforced = { NAME($unit, form: "def") } entra dalla riserva in { $to }.
event-deployed = { NAME($unit, form: "def") } va in { $to }.
event-gun_swapped = { NAME($unit, form: "def") } lascia il posto alla postazione armata.
event-hero_added = { NAME($figure, form: "def") } si unisce { NAME($unit, form: "dat") }.
event-turn_ended = { $seat } { $seat ->
    [one] termina
   *[other] terminano
 } il turno.
event-won = { $by } { $by ->
    [one] vince
   *[other] vincono
 } la battaglia: { $why }.
event-drawn = La battaglia finisce in pareggio: i turni sono esauriti.

## ask

ask-deploy = Scegli un'unità e uno spazio della tua base; ancora { $left } da piazzare, all'insaputa del nemico.
ask-guns = Quale unità lascia il posto alla postazione armata?
ask-heroes = Quale eroe si unisce a quale unità?
ask-remove = Colpito: { $unit }. Quale miniatura si perde?
ask-play-2 = Due azioni: movimento o attacco, una dopo l'altra.
ask-play-1 = Resta un'azione: movimento, attacco, o fine del turno.
ask-must_reinforce = Nessuna unità sul tabellone: falla entrare dalla riserva.

## odds

odds-attack = { $unit } contro { $target }
odds-one = Perde una miniatura
odds-two = Perde due miniature
odds-destroyed = Viene distrutta
odds-figures = Miniature ora

## no

no-moved = { NAME($unit, form: "def") } ha già fatto un movimento in questo turno; per ripetere l'azione servono due unità
no-attacked = { NAME($unit, form: "def") } ha già attaccato in questo turno; per ripetere l'azione servono due unità
no-absent = { NAME($unit, form: "def") } non è sul tabellone
no-other_side = { NAME($unit, form: "def") } non è dei tuoi
no-occupied = { $to } è occupato
no-far = { $to } non è accanto a { $origin }
no-gap = tra { $origin } e { $to } c'è un vuoto
no-range = { NAME($target, form: "def") } è fuori tiro per { NAME($unit, form: "def") }
no-blocked = un'altra unità sta tra { NAME($unit, form: "def") } e { NAME($target, form: "def") }
no-friend = { NAME($target, form: "def") } è dalla tua parte

## area

area-reach = può andare qui
area-fire = può colpire qui

## note

note-moved = ha mosso in questo turno
note-attacked = ha attaccato in questo turno

## goal

goal-base-empire = Porta un'unità nella base ribelle
goal-base-empire-short = { $done } file su { $of }
goal-base-rebels = Porta un'unità nella base imperiale
goal-base-rebels-short = { $done } file su { $of }
goal-destroy-empire = Oppure distruggi tutte le unità ribelli
goal-destroy-rebels = Oppure distruggi tutte le unità imperiali
goal-limit = Pareggio dopo { $limit } turni

## error

error-actions_left_nothing_pending = actions_left è 0 e nulla è in sospeso, quindi nessuno deve decidere.
error-attack_pending_so_actions = un attacco è in sospeso, quindi actions_left è 0 o 1.
error-both_sides_have_deployed = entrambi gli schieramenti hanno piazzato, quindi la fase è finita.
error-brick = brick: { $reason }
error-brick_belongs_base_cannot = brick: { $what } fa parte di una base e non si può chiudere.
error-brick_layout_name_or = brick: una disposizione è un nome o { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick: il collegamento { $text } è indicato due volte.
error-brick_link_leads_which = brick: il collegamento { $text } porta a { $what }, che è chiuso.
error-brick_links_closed_spaces = brick: i collegamenti e gli spazi chiusi di una disposizione sono liste di testi.
error-brick_no_layout_layouts = brick: la disposizione { $layout } non esiste; ci sono { $known }, o collegamenti tuoi.
error-brick_no_link_link = brick: { $text } non è un collegamento; si scrive a1-b1.
error-brick_no_space_spaces = brick: lo spazio { $text } non esiste; gli spazi vanno da a1 a d7.
error-brick_not_neighbours_so = brick: { $what } e { $what_2 } non sono vicini, quindi nessun collegamento può unirli.
error-brick_position_needs_units = una posizione di brick richiede units: { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = una posizione di brick è un oggetto con almeno units.
error-brick_positions_have_no = le posizioni di brick non hanno { $map }; hanno { $keys }.
error-cannot_reserve_on_board = { $name } non può essere in riserva: è sul tabellone, nominata due volte, o ancora da piazzare.
error-cannot_ride_with_other = { $figure } non può stare con { $name } dell'altro schieramento.
error-deployed_outside_base = { $what } è piazzata fuori dalla sua base.
error-figures_list = le miniature di { $name } sono una lista.
error-has_at_most = { $name } ha al massimo { $what } di { $what_2 }.
error-has_no_hero_left = { $what } non ha più eroi da aggiungere.
error-has_still_swap_gun = { $what } deve ancora far entrare la sua postazione armata, che è già sul tabellone.
error-holds_figures = { $name } contiene { $figure }; le miniature sono { $figures }.
error-holds_twice = { $name } contiene { $figure } due volte.
error-holds_two_heroes = { $name } contiene due eroi.
error-infantry_cannot_stand_without = { $name } è fanteria e non può restare senza miniature.
error-layout_position_stands_beside = la disposizione di una posizione sta accanto alle sue opzioni, non dentro.
error-list_units = { $what } è una lista di unità.
error-needs_two_units_on = { $what } ha bisogno di due unità sul tabellone a cui aggiungere gli eroi.
error-never_holds = { $name } non contiene mai { $figure }.
error-on_board_but_option = { $figure } è sul tabellone, ma l'opzione heroes è disattivata.
error-options_object = options è un oggetto.
error-pending_asks_which_figure = pending chiede quale miniatura si perde, ma quelle del bersaglio sono tutte uguali.
error-pending_must_name_attacker = pending deve nominare un attaccante del posto di turno e un bersaglio nemico.
error-pending_names_unit_not = pending nomina un'unità che non è sul tabellone.
error-pending_null_or_attacker = pending è null o { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = la fase è { $phase }, ma la sua opzione è disattivata.
error-reserve_but_option_reinforcement = c'è una riserva, ma l'opzione reinforcement è disattivata.
error-reserve_list_units = reserve è una lista di unità.
error-stands_on_spaces_d = { $name } sta in { $at }; gli spazi vanno da a1 a d7.
error-stands_on_which_closed = { $name } sta in { $at }, che è chiuso.
error-start_object = gli spazi iniziali di una disposizione (start) sono un oggetto: { "{" }unità: spazio{ "}" }.
error-start_no_unit = l'unità { $unit } non esiste; le unità sono { $units }.
error-start_enemy_base = { $name } comincia in { $at }, nella base nemica.
error-start_nobody = nessuna unità { NAME($side, form: "gen") } comincia sul tabellone.
error-start_gun = { $unit } comincia già sul tabellone, quindi l'opzione guns non ha nulla da sostituire.
error-two_units = { $figure } è in due unità.
error-two_units_stand_on = due unità stanno in { $at }.
error-written_at_figures = { $name } si scrive { "{" }at, figures{ "}" }.
error-base_rows_linked = le file delle basi devono essere tutte collegate; manca { $link }.
error-bases_apart = questa disposizione separa le basi; almeno un percorso di collegamenti deve unire la fila 1 e la fila 7.

## suggest

suggest-start = Un'unità in più all'inizio: { $unit } in { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = Un'unità può usare l'intero turno per due passi, o saltare un'unità amica.
text-option-guns = Ogni schieramento sostituisce un'unità iniziale con la sua postazione armata.
text-option-secret_deployment = Scegli in segreto quattro delle tue sei unità e piazzale come vuoi.
text-option-reinforcement = Le due unità escluse aspettano in riserva.
text-option-heroes = Han, Chewbacca, Boba Fett e Veers si uniscono alla battaglia.
text-option-layout = I collegamenti del tabellone: hoth, two-passes, o i tuoi.
text-option-turn_limit = Pareggio dopo questo numero di turni di gioco.
text-option-layout-hoth = Hoth
text-option-layout-two-passes = Due valichi
