## game

game-name = Command
game-tagline = Carte, esagoni e acciaio gelido: 17 battaglie per un pianeta di ghiaccio.

## name

name-rebels = i Ribelli
    .number = plural
    .gen = dei Ribelli
    .dat = ai Ribelli
    .bare = Ribelli
name-empire = l'Impero
    .gender = m
    .gen = dell'Impero
    .dat = all'Impero
    .bare = Impero
name-rebels-1 = il primo giocatore ribelle
    .gender = m
    .bare = primo giocatore ribelle
name-rebels-2 = il secondo giocatore ribelle
    .gender = m
    .bare = secondo giocatore ribelle
name-empire-1 = il primo giocatore imperiale
    .gender = m
    .bare = primo giocatore imperiale
name-empire-2 = il secondo giocatore imperiale
    .gender = m
    .bare = secondo giocatore imperiale
name-troopers = Soldati
name-speeders = Snowspeeder
name-artillery = Artiglieria
name-snowtroopers = Snowtrooper
name-at-at = AT-AT
name-droids = Droidi sonda
name-troopers-n = Soldati { $n }
name-speeders-n = Snowspeeder { $n }
name-artillery-n = Artiglieria { $n }
name-snowtroopers-n = Snowtrooper { $n }
name-at-at-n = AT-AT { $n }
name-droids-n = Droidi sonda { $n }
name-generator-n = Generatore di scudo { $n }
name-ion-cannon = il cannone ionico
    .gender = m
    .bare = cannone ionico
name-recon-left = Ricognizione a sinistra
name-recon-centre = Ricognizione al centro
name-recon-right = Ricognizione a destra
name-raid-left = Raid a sinistra
name-raid-centre = Raid al centro
name-raid-right = Raid a destra
name-assault-left = Assalto a sinistra
name-assault-centre = Assalto al centro
name-assault-right = Assalto a destra
name-recon-in-force = Ricognizione in forze
name-direct-from-hq = Ordini dal quartier generale
name-trooper-assault = Assalto della fanteria
name-speeder-assault = Assalto degli speeder
name-artillery-barrage = Sbarramento d'artiglieria
name-defensive-position = Posizione difensiva
name-rebel-spearhead = Punta di lancia ribelle
name-leia-orders = Ordini della Principessa
name-leia-assistance = Soccorso
name-leia-last-hope = L'ultima speranza
name-luke-in-formation = In formazione
name-luke-tactical-assault = Assalto tattico
name-luke-ready = Pronti alla battaglia
name-han-diversion = Diversivo
name-han-here-they-come = Eccoli che arrivano
name-han-support = L'aiuto di una canaglia
name-vader-force = Poteri della Forza
name-vader-determination = Determinazione
name-vader-discipline = Disciplina imperiale
name-veers-walkers = Attacco dei camminatori
name-veers-landings = Sbarchi riusciti
name-veers-concentrated = Fuoco concentrato
name-piett-reinforcements = Rinforzi
name-piett-fleet = Schierate la flotta!
name-piett-orbital = Attacco orbitale
name-pincer-move = Manovra a tenaglia
name-imperial-assault = Assalto imperiale
name-precision-fire = Fuoco di precisione
name-search-and-destroy = Cerca e distruggi
name-pressing-forward = Avanti senza sosta
name-combat-experience = Esperienza di combattimento
name-air-support = Supporto aereo
name-finish-this = Facciamola finita
name-reserve-forces = Forze di riserva
name-desperate-stand = Resistenza disperata
name-special-orders = Ordini speciali
name-incursion = Incursione
name-scout = Esploratore
name-final-assault = Assalto finale
name-rout = Rotta
name-left = settore sinistro
name-centre = settore centrale
name-right = settore destro
name-face-infantry = fanteria
name-face-vehicle = veicolo
name-face-explosion = esplosione
name-face-retreat = ritirata
name-face-cross = mancato
name-assault = truppe d'assalto
name-scouts = esploratori
name-elite = truppe scelte
name-elite-squadron = squadriglia scelta
name-e-web = E-Web
name-guns-and-wings = nessuna tua artiglieria né unità di Snowspeeder distrutta
name-walker-down = un AT-AT distrutto
name-behind-their-lines = un'unità ribelle sulla fila 0 o 1 alla fine di un turno qualsiasi
name-clear-win = battaglia vinta con l'Impero a 2 medaglie al massimo
name-walkers-whole = nessun tuo AT-AT distrutto
name-eyes-open = tutti i droidi sonda iniziali intatti; in uno scenario senza droidi, almeno 6 unità imperiali in campo
name-baseline = un'unità imperiale sulla fila 6
name-close-quarters = 3 unità ribelli distrutte in combattimento ravvicinato
name-leia = Principessa Leia
name-luke = Luke Skywalker
name-han = Han Solo
name-vader = Darth Vader
name-veers = Generale Veers
name-piett = Ammiraglio Piett
name-a-card = una carta
name-from-a-card = Il colpo
name-note-no-attack = , poi non attacca
name-won-rebels = I Ribelli vincono la battaglia
name-won-empire = L'Impero vince la battaglia
name-won-nobody = Nessuno vince la battaglia
name-reason-medals = medaglie raggiunte
name-reason-no-units = il nemico non ha più unità
name-reason-turn-limit = il tempo è scaduto
name-reason-officer-left = l'ufficiale è in salvo
name-reason-officer-taken = l'ufficiale è catturato
name-reason-hold-objectives = tutti gli obiettivi sono occupati
name-reason-generators-destroyed = entrambi i generatori sono distrutti
name-reason-at-ats-destroyed = tutti gli AT-AT sono distrutti
name-reason-infantry-left = la fanteria ha raggiunto la base
name-reason-ion-cannon-destroyed = il cannone ionico è distrutto
name-reason-infantry-destroyed = troppa fanteria ribelle è perduta
name-done-order = Basta ordini
name-done-move = Termina i movimenti
name-done-attack = Termina gli attacchi
name-done-move_after = Basta movimenti
name-done-strike = Non colpire altre unità
name-done-go-on = Avanti senza carta supporto
name-done-discard = Non scartare altre carte
name-done-take = Pesca una carta come al solito
name-done-deploy = Ora non piazzare nulla
name-done-incursion-move = Non muoverti una seconda volta
name-done-incursion-attack = Non attaccare una seconda volta
name-confirmed = Il colpo vale.
name-not-confirmed = Il colpo non vale: nessuna esplosione.
name-either = entrambi gli schieramenti
    .fixed = yes
name-infantry = fanteria
name-any = qualunque unità
name-officer = chi porta l'ufficiale

## choice

choice-play_card = gioca «{ $card }»: { $effect }
choice-section = { $section }
choice-order = dai ordini a { $unit } in { $origin }
choice-move = { $unit }: muovi da { $origin } a { $to }{ $note }
choice-leave = { $unit }: esci dal campo da { $origin }
choice-attack = { $unit } in { $origin }: attacca { $target } in { $there } con { $count } { $count ->
    [one] dado
   *[other] dadi
 }
choice-reroll = rilancia i dadi: { $faces }
choice-keep_dice = tieni i dadi
choice-retreat = { $unit }: ritirata da { $origin } a { $to }
choice-ignore_retreat = usa la trincea: ignora una ritirata
choice-take_retreat = lascia la trincea: subisci ogni ritirata
choice-break_through = { $unit }: sfonda fino a { $there }
choice-hold = { $unit }: resta
choice-move_after = { $unit }: prosegui da { $origin } a { $to }
choice-discard = scarta «{ $card }»: { $effect }
choice-take = riprendi «{ $card }»: { $effect }
choice-support = carta supporto «{ $card }»: { $effect }
choice-pick = scegli { $target } in { $there }
choice-deploy = { $unit }: piazza in { $to }
choice-done = { $what }

## event

event-turn_began = Turno { $turn }: { NAME($seat, form: "bare") }.
event-card_played = Carta giocata ({ NAME($seat, form: "bare") }): «{ $card }».
event-ordered = Ordini: { $unit }.
event-moved = { $unit }: da { $origin } a { $to }.
event-attacked = { $who } contro { $target }: { $faces }.
event-rerolled = Dopo il rilancio: { $faces }.
event-confirmed = Il secondo lancio contro l'AT-AT: { $faces }. { $outcome }
event-figure_lost = { $unit }: { $count } { $count ->
    [one] miniatura persa
   *[other] miniature perse
 }.
event-no_way_back = { $unit }: ritirata impossibile, { $count } { $count ->
    [one] miniatura persa
   *[other] miniature perse
 }.
event-no_room = Nessuna nuova unità arriva: non ne restano, o nessun esagono è libero.
event-retreated = { $unit }: ritirata da { $origin } a { $to }.
event-destroyed = { $target }: unità distrutta!
event-broke_through = { $unit }: sfondamento da { $origin } a { $to }.
event-medal = { $side } { $side ->
    [one] prende
   *[other] prendono
 } { $count } { $count ->
    [one] medaglia
   *[other] medaglie
 }.
event-left = { $unit }: uscita dal campo da { $origin }.
event-deployed = { $unit }: arrivo in { $to }.
event-restored = { $unit }: { $count } { $count ->
    [one] miniatura recuperata
   *[other] miniature recuperate
 }.
event-discarded = Carta scartata ({ NAME($seat, form: "bare") }): «{ $card }».
event-drew = Pescata ({ NAME($seat, form: "bare") }): { $what }.
event-taken = Carta ripresa ({ NAME($seat, form: "bare") }): «{ $card }».
event-goal_met = Obiettivo segreto raggiunto ({ NAME($side, form: "bare") }): { $goal }.
event-won = { $winner }: { $how }.

## row

row-again = di nuovo
row-confirm = conferma

## ask

ask-deploy = Piazzare una nuova unità, o aspettare?
ask-reserve = Dove arriva la nuova unità?
ask-play = Gioca una carta comando.
ask-section = Quale settore?
ask-order = «{ $card }»: a quale unità dai ordini?
ask-move = Muovi le unità con ordine, una dopo l'altra.
ask-attack = Attacca con le unità con ordine, una dopo l'altra.
ask-move_after = Le tue unità possono muoversi ancora una volta.
ask-reroll = Hai ottenuto { $faces }. Rilanci qualche dado?
ask-trench = { $target }, in trincea: si può ignorare una ritirata su { $left }.
ask-retreat = { $target }: ritirata, ancora { $left }. Dove?
ask-break_through = L'attacco è finito. Che cosa fa ora { $unit }?
ask-second = { $unit }: sfondamento riuscito, si può attaccare di nuovo.
ask-discard = Carte che puoi ancora scartare: { $left }.
ask-owed = L'esagono della carta è stato lasciato: scarta una carta.
ask-take = Prima di pescare: riprendi invece una carta?
ask-pick-orbit = Quale unità nemica viene colpita dall'orbita?
ask-pick-air = Quale unità nemica attacca il supporto aereo?
ask-pick-reserve = Quale unità torna a pieno organico?
ask-pick-desperate = Quale unità resiste fino all'ultimo?
ask-pick-incursion = Quale unità agisce una seconda volta?
ask-pick-rout = Il bersaglio di quale unità perde la copertura?
ask-pick-heal = Quale unità recupera una miniatura?
ask-pick-scout = A quale fanteria dai ordini in più?

## price

price-no_attack = Con questo movimento rinunci all'attacco (COM-15a).

## area

area-reach = può muoversi qui
area-fire = a tiro e in vista
area-order = riceverebbe ordini

## note

note-ordered = ha ricevuto ordini
note-moved = ha mosso
note-no_attack = non attacca in questo turno
note-attacked = ha attaccato

## terrain

terrain-ridge = Vietata agli AT-AT. Dal basso, chi attacca un'unità che vi si trova ha 1 dado in meno. Blocca la vista.
terrain-rocks = Fermano il movimento e impediscono l'attacco. Chi attacca un'unità che vi si trova ha 1 dado in meno, i veicoli 2. Bloccano la vista.
terrain-building = Come le rocce; un veicolo che vi si trova attacca con 2 dadi in meno.
terrain-wreckage = Come le rocce; un veicolo che vi si trova attacca con 2 dadi in meno.
terrain-serac = Vietato a tutti. Blocca sempre la vista.
terrain-trench = Chi attacca la fanteria che vi si trova ha 1 dado in meno; la fanteria può ignorare una ritirata.
terrain-crevasse = Vietato a tutti tranne le unità volanti. Non blocca la vista.

## no

no-other_side = { $unit }: non è una tua unità
no-absent = { $unit }: non è in campo
no-absent_target = { $target }: non è in campo
no-step = non è il momento giusto
no-ordered = { $unit }: ha già i suoi ordini
no-type = «{ $card }» non dà ordini a unità di questo tipo
no-place = «{ $card }» non ha più ordini per { $unit } in questa posizione
no-order = { $unit }: non ha ordini
no-moved = { $unit }: movimento già fatto
no-occupied = { $to } è occupato
no-impassable = { $unit }: non può entrare in { $to }
no-far = { $unit }: da { $origin } non può raggiungere { $to }
no-may_not_attack = { $unit }: troppo movimento, o terreno che impedisce l'attacco
no-attacked = { $unit }: non può più attaccare
no-range = { $target }: fuori tiro per { $unit }
no-sight = { $target }: non in vista per { $unit }
no-dice = la copertura non lascia dadi a { $unit } contro { $target }
no-card_step = una carta comando si gioca all'inizio del tuo turno, prima degli ordini
no-card_support = «{ $card }» è una carta supporto: ti viene proposta quando arriva il suo momento

## odds

odds-attack = { $unit } contro { $target }
odds-pick = un colpo contro { $target }
odds-dice = Dadi
odds-figures = Miniature del bersaglio
odds-hits = Colpi: { $count }
odds-retreats = Ritirate: { $count }
odds-destroyed = Distrutta
odds-hurt = Perde miniature

## goal

goal-medals = Prendi { $of } medaglie; ogni unità distrutta ne dà una
goal-medals-short = { $done } medaglie su { $of }
goal-medals-no-kills = Prendi { $of } medaglie; le unità distrutte non ne danno
goal-medals-no-kills-short = { $done } medaglie su { $of }
goal-officer-left = Porta l'ufficiale fuori dal campo da un'uscita
goal-officer-taken = Raggiungi l'ufficiale dove si trova
goal-hold-objectives = Occupa insieme tutti i { $of } esagoni obiettivo
goal-hold-objectives-short = { $done } obiettivi su { $of }
goal-generators-destroyed = Distruggi i { $of } generatori di scudo
goal-generators-destroyed-short = { $done } generatori su { $of }
goal-at-ats-destroyed = Distruggi tutti gli AT-AT
goal-at-ats-destroyed-short = { $done } AT-AT su { $of }
goal-infantry-left = Porta { $of } unità di fanteria fuori dal campo dalle uscite
goal-infantry-left-short = { $done } fuori su { $of }
goal-ion-cannon-destroyed = Distruggi il cannone ionico
goal-infantry-destroyed = Distruggi { $of } unità di fanteria
goal-infantry-destroyed-short = fanteria: { $done } su { $of }
goal-no-units = Oppure non lasciare unità al nemico
goal-no-units-only = Non lasciare unità al nemico
goal-secret = Obiettivo segreto: { $goal }
goal-limit = Nessun vincitore dopo { $limit } turni per schieramento
goal-rule-kill-medals = Distruzione di { $unit }: { $count } { $count ->
    [one] medaglia
   *[other] medaglie
 } ({ NAME($side, form: "bare") })
goal-rule-leave = Uscita dal campo consentita: { NAME($side, form: "bare") }, { $units }
goal-rule-leave-medals = Ogni unità che esce da un'uscita dà una medaglia ({ NAME($side, form: "bare") }): { $units }
goal-rule-retreat-home = { NAME($side, form: "bare") }: ritirata verso il bordo più vicino
goal-rule-retreat-away = { NAME($side, form: "bare") }: ritirata lontano dall'attaccante
goal-rule-data = { NAME($side, form: "bare") }: { $units } in { $at } a inizio turno vale una medaglia permanente
goal-rule-war-machine = { NAME($side, form: "bare") }: la fanteria caduta rientra sulla fila di base, fino a { $most } unità in campo
goal-rule-reinforcements = { NAME($side, form: "bare") }: dal turno { $from_turn } possono arrivare { $number } unità fresche ({ $unit })
goal-rule-landing = { NAME($side, form: "bare") }: dal turno { $from_turn } una nuova unità per turno ({ $unit }), accanto a: { $next_to }
goal-rule-charge = { NAME($side, form: "bare") }: il cannone ionico accumula una carica per turno; { $full } cariche fanno una medaglia
goal-rule-steep-ridges = Salire su una cresta costa { $cost } punti movimento
goal-rule-card-hex = { $at }: chi entra pesca una carta, chi esce ne scarta una
goal-rule-temporary-medal = Medaglie finché un'unità resta lì: { $count } in { $at } ({ NAME($side, form: "bare") })
goal-rule-temporary-medal-together = Medaglie finché un'unità resta in uno qualsiasi di { $at }: { $count } in tutto ({ NAME($side, form: "bare") })
goal-rule-permanent-medal = Medaglie permanenti per la prima unità lì: { $count } in { $at } ({ NAME($side, form: "bare") })

## suggest

suggest-medals = Vittoria con { $count } medaglie per: { NAME($side, form: "bare") }.
suggest-hand = { $count } carte iniziali per: { NAME($side, form: "bare") }.

## campaign

campaign-about = Cinque battaglie. Chi ne vince una decide dove si combatte la successiva. Le carte supporto restano con te, e in ogni battaglia ciascuno ha un obiettivo segreto.
campaign-medals = Medaglie: { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] ha
   *[other] hanno
 } raggiunto { $side ->
    [one] il suo
   *[other] il loro
 } obiettivo segreto: { $goal }.
campaign-lent = { $leader } viene a guidare { $side } nella prossima battaglia.
campaign-draws = { $side } { $side ->
    [one] pesca
   *[other] pescano
 } una carta supporto.
campaign-extra = { $side } { $side ->
    [one] comincia
   *[other] cominciano
 } la prossima battaglia con una carta comando in più.
campaign-tally-battle = Punti di battaglia
campaign-tally-goals = Punti obiettivo
campaign-tally-medals = Medaglie

## error

error-at_most = ci sono al massimo { $most } di { $kind }.
error-at_most_dice = ci sono al massimo { $most_dice } dadi.
error-attacked_names_unit_not = attacked nomina un'unità che non è dello schieramento attivo.
error-attacked_too_long = attacked è troppo lungo.
error-badge_does_not_fit = il distintivo { $badge } non va bene per { $name }.
error-badge_does_not_fit_2 = il distintivo { $name } non va bene per { $what } in { $what_2 }.
error-badge_on_lies_beside = il distintivo { $name } in { $what } non è accanto a nessuna unità.
error-belongs_one_side = { $kind }: appartiene a un solo schieramento.
error-both_stand_on = { $unit } e { $get } stanno entrambe in { $text }.
error-cannot_carry_officer = { $officer } non può portare l'ufficiale.
error-card_known_hand_not = una carta nota nella mano di { $what } non è lì.
error-command_belongs_campaign_which = command: { $what } fa parte di una campagna, che è per 2 giocatori.
error-command_leader_needs_two = command: { $prefix }_leader_2 richiede due giocatori dalla parte di { $what }.
error-command_partners_take_different = command: i compagni prendono comandanti diversi, non tutti e due { $one }.
error-command_position_object = una posizione di command è un oggetto.
error-command_positions_have_no = le posizioni di command non hanno { $unknown }; hanno { $keys }.
error-command_scenario_must_whole = command: scenario deve essere un numero intero da 1 a { $scenarios } o { $own }, non { $value }.
error-command_support_cards_list = command: le carte supporto di { $side } sono una lista di carte diverse fra { $cards }.
error-does_not_say = manca { $key }.
error-e_web_set_or = e_web di { $name } è set o moving.
error-faulty_scenario = Scenario errato: { $reason }
error-has_more_than_permanent = ha più di { $marker_room } medaglie permanenti.
error-has_more_than_temporary = ha più di { $marker_room } medaglie temporanee.
error-has_two_kinds_terrain = { $what } ha due tipi di terreno, { $what_2 } e { $name }.
error-has_units_room_for = ha { $hexes } unità di { $name }; c'è posto per { $room }.
error-has_unknown_badge = { $name } ha un distintivo sconosciuto, { $badge }; ci sono { $what }.
error-have_all_their_medals = { $name }: tutte le medaglie sono già prese prima dell'inizio della battaglia.
error-officer_lies_under_enemy = l'ufficiale si trova sotto un'unità di { $name } prima dell'inizio della battaglia.
error-have_no_way_win = { $what }: non c'è modo di vincere.
error-hold_all_objectives_before = { $name }: tutti gli obiettivi sono già occupati prima dell'inizio della battaglia.
error-holds_which_lies_elsewhere = { $where } contiene { $what }, che è altrove o non è una carta di quello schieramento.
error-kill_medals_destroy_no = kill-medals: { $what } non distrugge { $unit }.
error-landing_places_infantry = lo sbarco piazza fanteria.
error-leaders_list_up_two = i comandanti di { $side } sono una lista di due al massimo.
error-list_hexes = { $name } è una lista di esagoni.
error-markers_list = markers è una lista.
error-names_hex_twice = { $what } nomina un esagono due volte.
error-names_hex_which_off = { $what } nomina l'esagono { $value }, che è fuori dal campo.
error-names_unit_not_acting = { $key } nomina un'unità che non è dello schieramento attivo.
error-names_which_does_not = { $what } nomina { $value }, che non esiste.
error-needs_list_hexes = { $what } richiede una lista di esagoni.
error-no_e_web = { $name } non è un E-Web.
error-no_marker_markers = il segnalino { $kind } non esiste; i segnalini sono { $marker_kinds }.
error-no_special_rule_rules = la regola speciale { $rule } non esiste; le regole sono { $values }.
error-no_terrain = il terreno { $kind } non esiste.
error-not_at_figures = { $name } non è { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } è un oggetto con { $sides }.
error-object_with_seats = { $key } è un oggetto con i posti { $seats }.
error-officer_lies_on_impassable = l'ufficiale si trova su terreno impraticabile in { $what }.
error-on_has_two_badges = { $what } in { $what_2 } ha due distintivi.
error-on_stands_on_serac = { $kind } in { $what } sta su un seracco.
error-one_officer_on_one = c'è un solo ufficiale, in un solo esagono.
error-options_object = options è un oggetto.
error-over_winner_reason = over è { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending contiene qualcosa di sconosciuto; può contenere { $known }.
error-pending_names_step = pending nomina la fase { $inner }.
error-pending_object = pending è un oggetto.
error-places_which_no_units = { $rule } piazza { $unit }, che non è un'unità di { $what }.
error-rule_does_not_say = nella regola { $rule } manca { $value }.
error-rule_needs_marker = la regola { $rule } richiede un segnalino { $wanted }.
error-scenario_has_no = lo scenario non ha { $name }.
error-scenario_has_no_officer = lo scenario non ha un ufficiale.
error-scenario_leaders_support_cards = scenario, comandanti, carte supporto e obiettivi di una posizione stanno accanto alle sue opzioni, non dentro.
error-seen_known_rebuilt = seen è { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] i Ribelli non hanno ancora unità.
   *[empire] l'Impero non ha ancora unità.
 }
error-special_list = special è una lista.
error-special_rule_object = una regola speciale è un oggetto.
error-stands_on_where_structure = { $name } sta in { $what }, dove c'è una struttura.
error-stands_on_which_impassable = { $name } sta in { $what }, che è { $what_2 }: per lei impraticabile.
error-stands_on_which_off = { $name } sta in { $h }, che è fuori dal campo.
error-step_but_no_card = la fase è { $step }, ma nessuna carta è in gioco.
error-step_must_one_not = step deve essere uno fra { $position_steps }, non { $step }.
error-structures = le strutture sono { $structures }.
error-sudden_death_list = sudden_death è una lista.
error-sudden_death_needs = la vittoria immediata { $death } di { $what } richiede { $what_2 }.
error-targets_attacked_differ_length = targets e attacked hanno lunghezze diverse.
error-terrain_object_hex_kind = terrain è un oggetto: da esagono a tipo.
error-terrain_object_lists_hexes = terrain è un oggetto di liste di esagoni.
error-title_text_up_letters = il titolo è un testo di { $title_room } lettere al massimo.
error-together_true_or_false = together è true o false.
error-turn_not_turn = il turno { $what } di { $what_2 } non è il turno di { $what_3 }.
error-two_permanent_medals_lie = ci sono due medaglie permanenti in { $what }.
error-two_structures_stand_on = ci sono due strutture in { $what }.
error-two_units_stand_on = ci sono due unità in { $h }.
error-unit_both_left_lost = un'unità è sia uscita sia perduta.
error-unit_left_or_lost = un'unità uscita o perduta è in campo.
error-units_object_id_at = units è un oggetto: da id a { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units e together valgono per le medaglie temporanee, non per { $kind }.
error-war_machine_places_infantry = la macchina da guerra piazza fanteria.
error-all_in_scenario = una battaglia tua sta tutta nel suo scenario; non ha l'opzione { $option }.
error-scenario_no_object = lo scenario è un oggetto JSON, non { $scenario }.
error-too_many_badges = ha { $used } distintivi; { $boxes ->
    [one] la scatola ne contiene
   *[other] due scatole ne contengono
 } { $most }.
error-too_many_tiles = ha { $used } tessere terreno; { $boxes ->
    [one] la scatola ne contiene
   *[other] due scatole ne contengono
 } { $most }.
error-too_many_figures = servono { $used } miniature di { $kind }; { $boxes ->
    [one] la scatola ne contiene
   *[other] due scatole ne contengono
 } { $most }.

## draw: the table in a terminal

draw-temporary-medal = medaglia finché ci resti
draw-permanent-medal = medaglia permanente
draw-objective = obiettivo
draw-exit = uscita
draw-officer = ufficiale
draw-charges = Cariche del cannone ionico: { $count }
draw-side = { $seat }: medaglie { $medals } di { $wanted }, turno { $turn }
draw-side_open = { $seat }: medaglie { $medals }, turno { $turn }
draw-hand = { $seat }, mano: { $cards }
draw-support = Supporto: { $cards }
draw-no_card = nessuna carta

## text: what cards do, battles, options; as the game's data write it

text-recon-left = dai ordini a 1 unità nel settore sinistro
text-recon-centre = dai ordini a 1 unità nel settore centrale
text-recon-right = dai ordini a 1 unità nel settore destro
text-raid-left = dai ordini a 2 unità nel settore sinistro
text-raid-centre = dai ordini a 2 unità nel settore centrale
text-raid-right = dai ordini a 2 unità nel settore destro
text-assault-left = dai ordini a tutte le unità nel settore sinistro
text-assault-centre = dai ordini a tutte le unità nel settore centrale
text-assault-right = dai ordini a tutte le unità nel settore destro
text-recon-in-force = dai ordini a 1 unità in ciascuno dei tre settori
text-direct-from-hq = dai ordini a 3 unità qualsiasi
text-trooper-assault = dai ordini a tutta la fanteria di un settore a scelta; +1 dado ciascuna
text-speeder-assault = dai ordini a 2 veicoli; ciascuno può muoversi di 1 esagono dopo l'attacco
text-artillery-barrage = dai ordini a 1 artiglieria; attacca due volte, +1 dado ogni volta
text-defensive-position = dai ordini a 3 unità; non possono muoversi; +1 dado ciascuna
text-rebel-spearhead = dai ordini a 2 unità; ignorano i limiti del terreno su movimento e attacco
text-pincer-move = dai ordini a 2 unità su ciascun fianco
text-trooper-assault-2 = dai ordini a tutta la fanteria di un settore a scelta
text-imperial-assault = dai ordini a 3 unità dello stesso tipo; +1 esagono ciascuna
text-precision-fire = dai ordini a 1 veicolo; +1 esagono e +1 dado
text-search-and-destroy = dai ordini a 2 unità; dopo l'attacco ciascuna può muoversi fino a 2 esagoni
text-pressing-forward = dai ordini a 2 unità; +2 esagoni, nessun attacco
text-leia-orders = dai ordini a 2 unità a scelta; +1 dado ciascuna
text-leia-assistance = ogni tua unità ridotta recupera 1 miniatura; poi dai ordini a 1 unità
text-leia-last-hope = dai ordini a 1 fanteria; +1 esagono, +1 dado
text-luke-in-formation = dai ordini a 2 unità; +1 esagono ciascuna
text-luke-tactical-assault = dai ordini a 1 veicolo; +1 esagono, +1 dado
text-luke-ready = tutte le unità possono attaccare, nessuna può muoversi
text-han-diversion = dai ordini a 2 unità in settori diversi; +1 dado ciascuna
text-han-here-they-come = dai ordini a 1 fanteria; +2 esagoni, +1 dado, ignora i limiti del terreno
text-han-support = dai ordini a 1 fanteria; +1 dado per ogni unità amica adiacente
text-vader-force = dai ordini a 2 unità a scelta; le ritirate valgono come esplosioni
text-vader-determination = un'unità riceve ordini due volte in questo turno
text-vader-discipline = dai ordini a tutte le unità; -1 dado ciascuna
text-veers-walkers = dai ordini a 3 veicoli; +1 dado in combattimento ravvicinato
text-veers-landings = dai ordini a 3 unità; ciascuna può muoversi di 1 esagono dopo l'attacco
text-veers-concentrated = dai ordini a 3 unità; la 2ª che attacca lo stesso bersaglio +1 dado, la 3ª +2
text-piett-reinforcements = 1 fanteria torna a pieno organico e riceve ordini con +1 dado
text-piett-fleet = scarta fino a 3 carte, pescane altrettante +1, poi gioca un'altra carta
text-piett-orbital = nessun ordine; 1 dado contro ciascuna di 3 unità nemiche; il loro simbolo, esplosione o ritirata è un colpo
text-combat-experience = dai ordini a tutte le unità; +1 dado in combattimento ravvicinato
text-combat-experience-when = fase degli ordini, prima del primo ordine; poi tutte le tue unità ricevono ordini
text-air-support = 2 dadi contro un'unità nemica qualsiasi, copertura ignorata
text-air-support-when = tua fase di attacco, prima o fra gli attacchi; scegli un'unità nemica, 2 dadi, da nessuna unità, vista e copertura ignorate, le ritirate valgono, un AT-AT va confermato
text-finish-this = rilancia quanti dadi vuoi di un attacco, non di una conferma
text-finish-this-when = dopo il lancio di un tuo attacco, prima del secondo lancio contro l'AT-AT; rilancia una volta i dadi che vuoi, anche quelli già rilanciati da un E-Web
text-reserve-forces = 1 unità torna a pieno organico
text-reserve-forces-when = tua fase degli ordini; scegli una tua unità in campo con meno miniature che all'inizio
text-desperate-stand = 1 fanteria con una sola miniatura: +2 dadi
text-desperate-stand-when = tua fase di attacco; scegli una fanteria con ordine, con 1 miniatura, che non ha attaccato; vale per i suoi attacchi del turno
text-special-orders = invece di pescare, prendi una carta a scelta dai tuoi scarti
text-special-orders-when = finita la fase di attacco, prima di pescare; prendi una carta dai tuoi scarti, esclusa quella appena giocata; non peschi altre carte
text-incursion = 1 unità di fanteria agisce subito una seconda volta
text-incursion-when = tua fase di attacco, fra gli attacchi; scegli una fanteria con ordine che ha attaccato; può subito muoversi e attaccare una seconda volta con lo stesso bonus della carta
text-scout = 1 unità di fanteria in più riceve ordini, senza il bonus della carta
text-scout-when = tua fase degli ordini; dai ordini a una fanteria in più, ovunque
text-final-assault = quando un'unità nemica si ritira: 2 dadi contro di essa
text-final-assault-when = tua fase di attacco, subito dopo che un'unità nemica si è ritirata e prima di uno sfondamento; 2 dadi
text-rout = 1 unità che attacca ignora la copertura
text-rout-when = tua fase di attacco, prima che un'unità con ordine attacchi; scegli quell'unità; il terreno del bersaglio non toglie dadi ai suoi attacchi del turno
text-battle-1 = Missione esplorativa imperiale
text-battle-1-special-1 = Ogni unità di droidi distrutta dà 2 medaglie ai Ribelli.
text-battle-2 = Contrattacco degli Snowspeeder
text-battle-3 = Nemico avvistato
text-battle-3-special-1 = Se l'AT-AT viene distrutto, i Ribelli ricevono 2 medaglie invece di 1.
text-battle-4 = Sbarchi riusciti
text-battle-4-special-1 = Chi ha un'unità in 5,5 tiene 1 medaglia temporanea; all'inizio è dei Ribelli.
text-battle-5 = Difesa di Collina Alfa
text-battle-5-special-1 = Chi ha un'unità in 4,3 tiene 2 medaglie temporanee; all'inizio sono dei Ribelli.
text-battle-6 = Recupero di dati imperiali
text-battle-6-special-1 = All'inizio di ogni turno ribelle con fanteria ribelle in 2,3 i Ribelli prendono 1 medaglia permanente.
text-battle-6-special-2 = Alla fine di ogni turno imperiale l'Impero piazza una nuova unità di Snowtrooper in un esagono libero della fila 0 per ogni fanteria imperiale distrutta dalla fine del suo turno precedente. I Ribelli tengono le medaglie per quelle distrutte.
text-battle-7 = Attacco all'avamposto
text-battle-7-special-1 = La prima unità imperiale che entra in 5,4 prende 1 medaglia permanente.
text-battle-7-special-2 = Una volta, all'inizio del loro 6º turno o di uno successivo, i Ribelli possono piazzare due nuove unità di Snowspeeder in esagoni liberi della fila 6. In quel turno entrambe ricevono ordini oltre alle unità della carta, senza il suo bonus.
text-battle-8 = Soccorso medico!
text-battle-8-special-1 = Un'unità ribelle che termina un movimento o una ritirata nell'esagono dell'ufficiale lo raccoglie gratis e lo porta con sé; se viene distrutta, l'ufficiale resta nel suo esagono. Qualunque unità ribelle può portarlo.
text-battle-8-special-2 = Solo l'unità che porta l'ufficiale può uscire, da 0,2 o 0,6 (COM-93).
text-battle-8-rebels-1 = L'unità ribelle che porta l'ufficiale esce dal campo da un'uscita.
text-battle-8-empire-1 = Un'unità imperiale sta nell'esagono dove si trova l'ufficiale.
text-battle-9 = Conquista delle posizioni difensive
text-battle-9-rebels-1 = Unità ribelli stanno in tutti e tre gli esagoni obiettivo; la battaglia finisce in quel momento (COM-50), non alla fine del turno.
text-battle-10 = Bersaglio: i generatori di scudo
text-battle-10-special-1 = L'Impero non riceve medaglie per le unità ribelli distrutte.
text-battle-10-special-2 = Ogni generatore si attacca con le regole normali e viene distrutto da un'esplosione.
text-battle-10-empire-1 = Entrambi i generatori di scudo sono distrutti.
text-battle-11 = Sortita ribelle
text-battle-11-special-1 = Ogni unità ribelle che esce dalla fila 0 (COM-93) dà 1 medaglia ai Ribelli.
text-battle-11-special-2 = L'unità di droidi distrutta dà 1 medaglia ai Ribelli.
text-battle-11-special-3 = Salire su una cresta costa 2 punti movimento. La fanteria normale che vi sale quindi non attacca in questo turno, quella scelta può farlo; un'unità d'assalto può sfondare su una cresta ma non attacca di nuovo. Le ritirate e Punta di lancia ribelle non sono rallentate.
text-battle-12 = Sotto assedio
text-battle-12-special-1 = Finché c'è fanteria imperiale in almeno uno dei cinque esagoni l'Impero tiene 1 medaglia temporanea, mai di più.
text-battle-12-special-2 = Le unità imperiali si ritirano verso la fila 0 o il bordo destro, secondo quale è più vicino.
text-battle-12-special-3 = Le unità ribelli si ritirano verso 0,6, 1,6 e 2,6.
text-battle-13 = Dentro la Base Echo
text-battle-13-special-1 = La fanteria imperiale può uscire da 2,6 e 7,6 (COM-93). Sono entrambi edifici: un'unità che vi entra esce in un turno successivo.
text-battle-13-special-3 = All'inizio di ogni turno imperiale dal secondo in poi l'Impero può piazzare 1 nuova unità di Snowtrooper in un esagono libero accanto a un AT-AT, dove la fanteria può entrare, finché ha in campo meno di 8 unità di fanteria. La carta può darle subito ordini.
text-battle-13-rebels-1 = Tutti e tre gli AT-AT sono distrutti.
text-battle-13-empire-1 = Tre unità di fanteria imperiale hanno lasciato il campo dalle uscite.
text-battle-14 = Proteggere i trasporti ribelli
text-battle-14-special-1 = Nessuno riceve medaglie per le unità distrutte.
text-battle-14-special-2 = All'inizio di ogni turno ribelle: se sul cannone ci sono 3 cariche, si tolgono e i Ribelli prendono 1 medaglia; altrimenti si aggiunge 1 carica. Le medaglie arrivano quindi nei turni ribelli 4, 8 e 12. Avviene da sé.
text-battle-14-special-3 = Il cannone si attacca con le regole normali, con la copertura della sua cresta, e viene distrutto da un'esplosione.
text-battle-14-empire-1 = Il cannone ionico è distrutto.
text-battle-15 = Ritirata dal Cancello Sud
text-battle-15-special-1 = Ogni unità di fanteria ribelle che esce da 4,6 o 5,6 (COM-93) dà 1 medaglia ai Ribelli. Sono entrambi edifici: un'unità che vi entra esce in un turno successivo.
text-battle-15-special-2 = I Ribelli non ricevono medaglie per le unità imperiali distrutte.
text-battle-15-empire-1 = Quattro unità di fanteria ribelle sono distrutte.
text-battle-16 = Evacuazione della Base Echo
text-battle-16-special-2 = Chi entra con un'unità in 2,3 pesca subito 1 carta, e la sua mano cresce di una; quando quell'unità lascia l'esagono per qualunque motivo, scarta subito 1 carta a scelta dalla mano, prima di ogni altra cosa.
text-battle-17 = Ultima resistenza
text-battle-17-special-1 = La prima unità imperiale che entra in 4,3 prende 2 medaglie permanenti.
text-battle-17-special-2 = Ogni unità ribelle che esce da 0,6 (COM-93) dà 1 medaglia ai Ribelli.
text-battle-17-special-3 = Le unità imperiali si ritirano verso il bordo del campo più vicino.
text-battle-17-special-4 = Le unità ribelli si ritirano lontano dall'attaccante.
text-campaign-1 = La cresta e i generatori
text-campaign-2 = L'ultimo trasporto
text-ruling-C1 = le carte Ricognizione non fanno pescare carte in più
text-ruling-C2 = gli esagoni in più si aggiungono a entrambi i limiti della fanteria: con +1 si muove di 0-2 e attacca o 3 senza attaccare, con +2 0-3 e attacca o 4 senza; la fanteria scelta con +1 0-3 e attacca; Snowspeeder +1 0-4, AT-AT +1 0-2, droidi +1 0-3. L'artiglieria non si muove mai (book).
text-ruling-C3 = i dadi in più si contano prima di togliere quelli del terreno; un totale di 0 o meno = nessun lancio.
text-ruling-C4 = solo le carte che nominano un settore vi sono limitate; le carte "qualsiasi" e "tutte le unità" valgono su tutto il tabellone. Gli esagoni condivisi contano per entrambi i settori; un'unità riceve ordini una volta sola (book).
text-ruling-C5 = Diversivo: un'unità su un esagono condiviso conta per quello dei suoi due settori che conviene.
text-ruling-C6 = Soccorso: ogni unità amica con perdite recupera esattamente 1 miniatura, mai oltre il numero iniziale; le unità distrutte non tornano. Se chi possiede il gioco legge "una sola unità ridotta", si cambia un'impostazione. AT-AT e artiglieria (1 miniatura) non contano mai.
text-ruling-C7 = il movimento dopo l'attacco è una fase a sé dopo tutti gli attacchi: ogni unità con ordine può muoversi ancora una volta, una dopo l'altra, con le normali regole di movimento, fino agli esagoni indicati; si ferma sul terreno che ferma; non segue alcun attacco; vale anche per le unità che non hanno attaccato, non per l'artiglieria.
text-ruling-C8 = Determinazione: dai ordini a 1 unità; si muove e attacca, poi si muove e attacca di nuovo (fasi movimento, attacco, movimento, attacco); ogni volta le regole di movimento e attacco ricominciano da capo; il segnalino E-Web segue il secondo movimento; un'unità d'assalto sfonda al massimo una volta nel turno. Si potrebbe anche farla muovere una volta e attaccare due.
text-ruling-C9 = Sbarramento d'artiglieria: due attacchi separati, i bersagli possono essere diversi, il secondo si decide quando il primo è finito.
text-ruling-C10 = Attacco orbitale: scegli un'unità nemica, lancia, poi scegli la successiva, fino a 3 diverse (unità, non strutture), o done(); raggio, vista e copertura sono ignorati; la trincea non aiuta (qui la ritirata è un colpo) e nessuno si ritira; medaglie come al solito; l'artiglieria è colpita da esplosione o ritirata. Non seguono ordini, movimenti o attacchi.
text-ruling-C11 = Poteri della Forza: le ritirate diventano esplosioni e non respingono più.
text-ruling-C12 = Schierate la flotta!: scarta una carta dopo l'altra, fino a 3, o done(); pescane altrettante più 1; in squadra poi tocca al compagno (COM-83); poi gioca un'altra carta come in COM-11, con le sue fasi. Alla fine si scartano entrambe le carte e se ne pesca una: la mano torna come prima.
text-ruling-C13 = se il mazzo finisce, rimescola gli scarti (book).
text-ruling-C14 = Assalto imperiale: la prima unità che riceve ordini fissa il tipo (fanteria, veicolo o speciale); non è una carta che nomina un tipo, COM-14 non si applica.
text-ruling-C15 = le carte con il campo `needs` nominano un tipo di unità (COM-14). `needs` artillery indica unità di artiglieria, non droidi.
text-ruling-C16 = ignorare i limiti del terreno (Punta di lancia ribelle, Eccoli che arrivano): nessuna fermata, nessuna perdita dell'attacco e nessuna penalità del proprio esagono (edificio, relitti), nessun costo extra delle creste ripide. L'impraticabile resta impraticabile, gli AT-AT restano fuori dalle creste, e la copertura del bersaglio conta.
text-ruling-C17 = Pronti alla battaglia e Posizione difensiva: le unità ricevono ordini, non c'è fase di movimento; un E-Web diventa 'set'. Si potrebbe anche lasciar muovere le unità che rinunciano al dado in più.
text-ruling-C18 = Soccorso e Rinforzi non superano mai il numero iniziale; Rinforzi ripristina l'unità nel momento in cui riceve ordini, al completo o no.
text-ruling-C19 = L'aiuto di una canaglia: si conta al momento dell'attacco; ogni altra tua unità in un esagono adiacente, artiglieria compresa.
text-ruling-C20 = Fuoco concentrato: +1 dado per ogni altra unità con ordine che ha già attaccato lo stesso bersaglio in questo turno (quindi +1, poi +2); anche le strutture sono bersagli.
text-ruling-C21 = Disciplina imperiale: il dado in meno conta come il terreno; un attacco rimasto senza dadi non viene offerto.
text-ruling-C22 = Attacco dei camminatori ed Esperienza di combattimento: il dado vale solo a distanza 1.
text-ruling-C23 = Determinazione, Incursione e un secondo sbarramento sono attacchi nuovi: rilanci dell'E-Web, esploratori e copertura si applicano da capo.
text-ruling-C24 = l'esempio del libro gioca una carta che dà ordini a 3 unità al centro; nell'elenco noto non c'è, e Assalto dà ordini a tutte le unità del suo settore. Si potrebbe anche leggere l'esempio come la carta; resta com'è noto.
text-ruling-S1 = Esperienza di combattimento: si gioca con una carta comando; dà ordini a tutte le unità e +1 dado in combattimento ravvicinato
text-ruling-S2 = le carte supporto giocate restano da parte finché il loro mazzo è vuoto, poi si mescolano in un nuovo mazzo
text-ruling-S3 = Assalto finale si lancia dopo la ritirata, da nessuna unità, vista e copertura ignorate; le sue ritirate valgono
text-ruling-S4 = `when` indica il momento di ogni carta; `support(card)` viene offerta allora, e solo se ha qualche effetto; al massimo una per turno (book)
text-ruling-S5 = Assalto finale e Supporto aereo distruggono unità e danno medaglie come gli attacchi; un'unità che fanno ritirare o distruggono non dà sfondamento
text-campaign-rule-1 = chi perde una battaglia pesca 1 carta supporto; chi ha raggiunto il suo obiettivo segreto ne pesca 1
text-campaign-rule-2 = chi ha perso per 3 o più medaglie, come stanno alla fine e comprese quelle temporanee, comincia la battaglia successiva con 1 carta in più
text-campaign-rule-3 = una battaglia senza vincitore (COM-53) vale come vinta da chi non doveva vincere solo con la vittoria immediata, altrimenti da chi ha più medaglie, altrimenti dai Ribelli
text-campaign-rule-4 = punti: battaglie 1-3 uno ciascuna, la 4 due, la 5 tre; +1 per ogni obiettivo segreto raggiunto, al massimo 2 in tutto; vince chi ha più punti, a parità chi ha vinto la battaglia 5
text-campaign-rule-5 = ciascuno pesca uno dei suoi 4 obiettivi segreti per battaglia, mostrato quando è raggiunto; un obiettivo su unità che lo scenario non ha si rimette via e se ne pesca un altro
text-campaign-rule-6 = gli obiettivi con `when` end si giudicano a battaglia finita, vinta o persa; quelli con `when` once sono raggiunti la prima volta che risultano veri
text-option-scenario = La battaglia: da 1 a 17, o uno scenario tuo.
text-option-players = Due giocatori, o squadre di due.
text-option-team = In tre: lo schieramento con due giocatori.
text-option-rebel_leader = Il comandante ribelle le cui tre carte entrano nel mazzo.
text-option-rebel_leader_2 = Il comandante del secondo giocatore ribelle.
text-option-rebel_support = Carte supporto ribelli in mano, per una campagna.
text-option-rebel_goal = L'obiettivo segreto dei Ribelli, per una campagna.
text-option-rebel_extra = Carte pescate oltre alla mano dello scenario.
text-option-empire_leader = Il comandante imperiale le cui tre carte entrano nel mazzo.
text-option-empire_leader_2 = Il comandante del secondo giocatore imperiale.
text-option-empire_support = Carte supporto imperiali in mano, per una campagna.
text-option-empire_goal = L'obiettivo segreto dell'Impero, per una campagna.
text-option-turn_limit = La battaglia finisce senza vincitore dopo questo numero di turni per schieramento.
