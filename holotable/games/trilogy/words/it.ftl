## game

game-name = Trilogy
game-tagline = Quarantadue pianeti, tre fazioni, un Imperatore nascosto.

## name

name-orange = Arancione
    .fixed = yes
name-yellow = Giallo
    .fixed = yes
name-grey = Grigio
    .fixed = yes
name-white = Bianco
    .fixed = yes
name-rebels = i Ribelli
    .number = plural
    .gen = dei Ribelli
    .bare = Ribelli
name-empire = l'Impero
    .gender = m
    .gen = dell'Impero
    .bare = Impero
name-hutts = gli Hutt
    .number = plural
    .gen = degli Hutt
    .bare = Hutt
name-rebels-orange = i Ribelli arancioni
    .number = plural
    .gen = dei Ribelli arancioni
    .bare = Ribelli arancioni
name-rebels-yellow = i Ribelli gialli
    .number = plural
    .gen = dei Ribelli gialli
    .bare = Ribelli gialli
name-empire-grey = l'Impero grigio
    .gender = m
    .gen = dell'Impero grigio
    .bare = Impero grigio
name-empire-white = l'Impero bianco
    .gender = m
    .gen = dell'Impero bianco
    .bare = Impero bianco
name-fighter = caccia
    .gender = m
    .def = il caccia
name-bomber = bombardiere
    .gender = m
    .def = il bombardiere
name-destroyer = incrociatore
    .gender = m
    .def = l'incrociatore
name-death-star = la Morte Nera
    .gender = f
    .bare = Morte Nera
name-empty = una base vuota
name-emperor = l'Imperatore
name-marker-empty = un segnalino vuoto
name-marker-emperor = il segnalino dell'Imperatore
name-no-ships = nessuna nave
name-the-base = la base
name-tatooine = Tatooine
name-wayland = Wayland
name-toprawa = Toprawa
name-dathomir = Dathomir
name-yavin-4 = Yavin 4
name-dantooine = Dantooine
name-ord-mantell = Ord Mantell
name-mon-calamari = Mon Calamari
name-kashyyyk = Kashyyyk
name-kessel = Kessel
name-da-soocha-v = Da Soocha V
name-ylesia = Ylesia
name-toydaria = Toydaria
name-nar-shaddaa = Nar Shaddaa
name-bothawui = Bothawui
name-gamorr = Gamorr
name-kothlis = Kothlis
name-rodia = Rodia
name-falleen = Falleen
name-omwat = Omwat
name-arbra = Arbra
name-excarga = Excarga
name-elom = Elom
name-endor = Endor
name-bespin = Bespin
name-hoth = Hoth
name-bakura = Bakura
name-sullust = Sullust
name-eriadu = Eriadu
name-sluis-van = Sluis Van
name-derilyn = Derilyn
name-bpfassh = Bpfassh
name-dagobah = Dagobah
name-coruscant = Coruscant
name-corellia = Corellia
name-byss = Byss
name-mimban = Mimban
name-alderaan = Alderaan
name-hapes = Hapes
name-kuat = Kuat
name-balmorra = Balmorra
name-duro = Duro
name-mid-rim = l'Orlo Mediano
    .bare = Orlo Mediano
name-core-worlds = i Mondi del Nucleo
    .number = plural
    .bare = Mondi del Nucleo
name-outer-rim = l'Orlo Esterno
    .bare = Orlo Esterno
name-elrood-sector = il Settore Elrood
    .bare = Settore Elrood
name-ison-corridor = il Corridoio di Ison
    .bare = Corridoio di Ison
name-wild-space = lo Spazio Selvaggio
    .bare = Spazio Selvaggio
name-empire-fire-core-wild = Fuoco della Morte Nera (Mondi del Nucleo / Spazio Selvaggio)
name-empire-fire-mid-ison = Fuoco della Morte Nera (Orlo Mediano / Corridoio di Ison)
name-empire-fire-outer-elrood = Fuoco della Morte Nera (Orlo Esterno / Settore Elrood)
name-empire-new-death-star-n = Nuova Morte Nera { $n }
name-empire-pull-of-the-dark-side-n = Richiamo del Lato Oscuro { $n }
name-empire-shipyard-attack = Attacco ai cantieri
name-empire-vader-leads-the-assault = Vader guida l'assalto
name-empire-field-officer-n = Ufficiale sul campo { $n }
name-empire-governor-on-site = Governatore sul posto
name-empire-emergency-garrison-n = Guarnigione d'emergenza { $n }
name-empire-orbital-bombardment-n = Bombardamento orbitale { $n }
name-empire-conscripts = Coscritti
name-empire-fortress-crews = Presidi delle fortezze
name-empire-probe-droids = Droidi sonda
name-empire-rapid-redeployment = Rapido riposizionamento
name-empire-jamming-field = Campo di disturbo
name-empire-upgraded-station-drive = Motori potenziati
name-empire-secret-transfer = Trasferimento segreto
name-empire-walker-assault = Assalto dei camminatori
name-empire-screening-fighters = Schermo di caccia
name-empire-price-on-their-heads = Taglia sulla testa
name-rebels-trust-in-the-force-n = Fiducia nella Forza { $n }
name-rebels-shipyard-attack = Attacco ai cantieri
name-rebels-a-critical-error = Un errore fatale
name-rebels-trench-run = Corsa nel canale
name-rebels-weak-point = Punto debole
name-rebels-never-mind-the-odds = Contro ogni probabilità
name-rebels-hero-of-the-fleet-n = Eroe della flotta { $n }
name-rebels-squad-leaders-n = Capisquadra { $n }
name-rebels-local-volunteers-n = Volontari locali { $n }
name-rebels-ambush = Imboscata
name-rebels-sabotage = Sabotaggio
name-rebels-spy-network = Rete di spie
name-rebels-evacuation = Evacuazione
name-rebels-uprising = Rivolta
name-rebels-recruits = Reclute
name-rebels-hidden-cells = Cellule nascoste
name-rebels-fast-transports = Trasporti veloci
name-rebels-planetary-shield = Scudo planetario
name-rebels-lucky-gambit = Azzardo fortunato
name-rebels-hidden-route = Rotta nascosta
name-rebels-inside-help = Aiuto dall'interno
name-hutts-slaves-n = Schiavi { $n }
name-hutts-mercenaries-n = Mercenari { $n }
name-hutts-bounty-hunter-n = Cacciatore di taglie { $n }
name-hutts-most-feared-hunter-n = Il cacciatore più temuto { $n }
name-hutts-hired-guns-n = Pistoleri a pagamento { $n }
name-hutts-palace-guard-n = Guardia del palazzo { $n }
name-hutts-ruthless-raid-n = Razzia spietata { $n }
name-hutts-frozen-cargo = Carico congelato
name-hutts-bribe = Corruzione
name-hutts-black-market = Mercato nero
name-hutts-stolen-plans = Piani rubati
name-hutts-smuggling-route = Rotta dei contrabbandieri
name-hutts-secret-lane = Via segreta
name-hutts-into-the-pit = Giù nella fossa
name-hutts-unleash-the-beast = Liberate la belva
name-hutts-protection-money = Soldi della protezione
name-hutts-rush-order = Ordine urgente
name-hutts-rival-squeeze = Stretta sui rivali
name-dice-1 = un dado
name-forces-1 = un'armata
name-dice-2 = due dadi
name-forces-2 = due armate
name-dice-3 = tre dadi
name-forces-3 = tre armate
name-fighter-1 = un caccia
name-fighter-2 = due caccia
name-fighter-3 = tre caccia
name-fighter-4 = quattro caccia
name-fighter-5 = cinque caccia
name-fighter-6 = sei caccia
name-bomber-1 = un bombardiere
name-bomber-2 = due bombardieri
name-bomber-3 = tre bombardieri
name-bomber-4 = quattro bombardieri
name-bomber-5 = cinque bombardieri
name-bomber-6 = sei bombardieri
name-destroyer-1 = un incrociatore
name-destroyer-2 = due incrociatori
name-destroyer-3 = tre incrociatori
name-destroyer-4 = quattro incrociatori
name-destroyer-5 = cinque incrociatori
name-destroyer-6 = sei incrociatori
name-done-window = Nessuna carta ora
name-done-card = Basta così
name-done-cards = Basta carte
name-done-place = Basta piazzare
name-done-invade = Termina le invasioni
name-done-fortify = Termina gli spostamenti
name-done-fortify_ships = Termina gli spostamenti delle navi
name-done-take_over = Non chiedere pianeti
name-done-death_star = La Morte Nera ha finito
name-done-draw = Pesca ora
name-force--3 = la casella più oscura
name-force--2 = la seconda casella oscura
name-force--1 = la prima casella oscura
name-force-0 = equilibrio
name-force-1 = la prima casella chiara
name-force-2 = la seconda casella chiara
name-force-3 = la casella più chiara
name-won-all-planets = tutti i pianeti conquistati
name-won-no-rebels = la Ribellione è annientata
name-won-no-empire = l'Impero è annientato
name-won-emperor = l'Imperatore è stato trovato
name-won-resources = dieci pianeti risorsa conquistati
name-won-turn-limit = più pianeti all'ultimo turno
name-repeated = un attacco

## standing

standing-deal = Distribuisci il resto dei pianeti e delle armate
standing-deal-start = Distribuisci pianeti e armate iniziali
standing-defend = Difendi sempre con tutti i dadi

## choice

choice-claim = Occupa { $planet }
choice-claim_neutral = Occupa { $planet } per gli Hutt neutrali
choice-death_star = Metti la Morte Nera su { $planet }
choice-reinforce = Aggiungi un'armata su { $planet }
choice-reinforce_neutral = Aggiungi un'armata Hutt su { $planet }
choice-base = Metti { $marker } su { $planet }
choice-trade = Gioca la combinazione { $cards } per { $forces } { $forces ->
    [one] armata
   *[other] armate
 }
choice-pick = Aggiungi «{ $card }» alla combinazione
choice-build = Costruisci un { $ship } con «{ $card }»
choice-place = Piazza armate su { $planet }
choice-place_ship = Piazza { NAME($ship, form: "def") } su { $planet }
choice-attack = Attacca { $to } da { $origin } con { $sent }
choice-attack_death_star = Attacca la Morte Nera da { $origin } con { $sent }
choice-escort = Navi al seguito: { $ships }
choice-defend = Difendi con { $sent }
choice-move_in = Fai entrare le armate
choice-fortify = Sposta armate da { $origin } a { $to }
choice-fortify_ship = Sposta un { $ship } da { $origin } a { $to }
choice-take_over = Chiedi di prendere { $planet }
choice-agree = Accetta di cederlo
choice-refuse = Rifiuta di cederlo
choice-roll_death_star = Lancia per muovere la Morte Nera
choice-move_death_star = Muovi la Morte Nera a { $to }
choice-fire = Fai fuoco con la Morte Nera: «{ $card }»
choice-play_card = Gioca «{ $play }»
choice-argument = Bersaglio: { $value }
choice-discard = Scarta «{ $card }»
choice-card_force = Aggiungi un'armata con la carta su { $planet }
choice-decline = Tieni «{ $card }» e non chiedere più in questo turno
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = Comincia il turno: { NAME($seat, form: "bare") }.
event-rolled = { $seat } { $seat ->
    [one] lancia
   *[other] lanciano
 } i dadi: { $dice }.
event-rerolled = { $seat } { $seat ->
    [one] rilancia
   *[other] rilanciano
 }: { $dice }.
event-attacked = { $seat } { $seat ->
    [one] attacca
   *[other] attaccano
 } { $to } da { $origin } con { $sent }.
event-defended = { $seat } { $seat ->
    [one] difende
   *[other] difendono
 } { $planet } con { $sent }.
event-called_off = La battaglia per { $planet } è annullata.
event-lost = { $planet } perde { $count } { $count ->
    [one] armata
   *[other] armate
 }.
event-taken = { $planet } conquistato: { NAME($seat, form: "bare") }.
event-counted = { $seat } { $seat ->
    [one] riceve
   *[other] ricevono
 } { $count } { $count ->
    [one] armata
   *[other] armate
 }.
event-placed = { $seat } { $seat ->
    [one] piazza
   *[other] piazzano
 } { $count } { $count ->
    [one] armata
   *[other] armate
 } su { $planet }.
event-moved = { $count } { $count ->
    [one] armata si sposta
   *[other] armate si spostano
 } da { $origin } a { $to }.
event-traded = { $seat } { $seat ->
    [one] gioca
   *[other] giocano
 } la combinazione { $first }, { $second }, { $third } per { $count } { $count ->
    [one] armata
   *[other] armate
 }.
event-built = { $seat } { $seat ->
    [one] costruisce
   *[other] costruiscono
 } un { $ship } con «{ $card }».
event-ship_placed = { NAME($ship, form: "def") } va su { $planet }.
event-ships_moved = Navi da { $origin } a { $to }: { $ships }.
event-ships_lost = Navi perse su { $planet }: { $ships }.
event-marker_taken = Il prossimo segnalino base è { $marker }.
event-base_placed = Su { $planet } sorge una base.
event-base_moved = Una base si sposta da { $origin } a { $to }.
event-base_shown = La base su { $planet } viene scoperta: { $marker }.
event-base_seen = Le tue spie hanno guardato sotto la base su { $planet }: { $marker }.
event-force = La Forza si sposta: { $side }.
event-death_star_moved = La Morte Nera è a { $to }.
event-death_star_attacked = { $seat } { $seat ->
    [one] attacca
   *[other] attaccano
 } la Morte Nera da { $origin } con { $sent }.
event-death_star_total = L'attacco alla Morte Nera fa { $total }.
event-death_star_destroyed = { $seat } { $seat ->
    [one] distrugge
   *[other] distruggono
 } la Morte Nera!
event-fired = La Morte Nera fa fuoco: { $planet } è un campo di asteroidi.
event-card_played = { $seat } { $seat ->
    [one] gioca
   *[other] giocano
 } «{ $card }».
event-discarded = { $seat } { $seat ->
    [one] perde
   *[other] perdono
 } la carta «{ $card }».
event-hand_shown = { $seat } { $seat ->
    [one] ha
   *[other] hanno
 } in mano «{ $card }».
event-drew = { $seat } { $seat ->
    [one] pesca
   *[other] pescano
 } { $count } { $count ->
    [one] carta
   *[other] carte
 }.
event-received = { $seat } { $seat ->
    [one] pesca
   *[other] pescano
 } «{ $card }».
event-cards_taken = { $seat } { $seat ->
    [one] prende
   *[other] prendono
 } { $count } { $count ->
    [one] carta
   *[other] carte
 }, tolte a: { NAME($loser, form: "bare") }.
event-asked_for = { $seat } { $seat ->
    [one] chiede
   *[other] chiedono
 } di prendere { $planet }.
event-taken_over = { $seat } { $seat ->
    [one] prende
   *[other] prendono
 } { $planet } dal compagno.
event-refused = { $planet } non viene ceduto.
event-eliminated = { $seat } { $seat ->
    [one] è
   *[other] sono
 } fuori dal gioco.
event-won = { $faction } { $faction ->
    [one] vince
   *[other] vincono
 }: { $why }!

## row

row-by = { $seat }
row-again = { $seat }, di nuovo

## ask

ask-claim = Occupa un pianeta libero.
ask-claim_neutral = Occupa un pianeta per gli Hutt neutrali.
ask-death_star_setup = Dove comincia la Morte Nera?
ask-reinforce = Aggiungi un'armata a un tuo pianeta; rimaste: { $left }.
ask-reinforce_neutral = Aggiungi un'armata neutrale a un pianeta degli Hutt.
ask-base = Dove va la nuova base?
ask-rescue_base = Gli Hutt hanno preso { $to }. Dove va la sua base?
ask-cards = Gioca carte, o vai avanti.
ask-must_trade = Cinque carte o più: gioca una combinazione.
ask-place = Piazza le tue armate; rimaste: { $left }.
ask-place_ship = Piazza la tua nave.
ask-place_cards = Gioca una carta, o vai avanti.
ask-invade = Attacca, o termina le invasioni.
ask-fortify = Sposta armate una volta attraverso i tuoi pianeti, o vai avanti.
ask-fortify_ships = Sposta navi una volta attraverso i tuoi pianeti, o vai avanti.
ask-take_over = Chiedi un pianeta al compagno, o vai avanti.
ask-death_star = La Morte Nera: lancia, fai fuoco, o vai avanti.
ask-move_death_star = Hai ottenuto { $roll }: muovi la Morte Nera al massimo di altrettanti pianeti.
ask-draw = Gioca una carta prima di pescare, o pesca.
ask-escort = Quali navi di { $origin } partecipano?
ask-defend = { $to } è sotto attacco. Con quanti dadi difendi?
ask-move_in = { $to } è conquistato. Quante armate entrano?
ask-agree = { NAME($other, form: "bare") }: posso prendere { $planet }?
ask-discard = Vedi la mano: { NAME($other, form: "bare") }. Che cosa si scarta? Ancora: { $left }.
ask-card_force = Dove va la prossima armata?
ask-window-attack-declared-attacker = Attacchi { $to }. Una carta?
ask-window-attack-declared-defender = { $to } è sotto attacco. Una carta?
ask-window-before-dice = Prima dei dadi per { $to }: una carta?
ask-window-after-dice = I dadi per { $to } sono lanciati: una carta?
ask-window-death-star-before-dice = Prima dei dadi contro la Morte Nera: una carta?
ask-window-death-star-after-dice = I dadi contro la Morte Nera sono lanciati: una carta?

## area

area-fire = attaccabile da qui
area-order = la carta può mirare qui

## note

note-may_leave = { $count } { $count ->
    [one] armata può
   *[other] armate possono
 } partire; una resta
note-protected = è sotto la Morte Nera e non si può attaccare

## no

no-not_yours = { $origin } non è tuo
no-not_yours_to = { $to } non è tuo
no-field = { $to } è un campo di asteroidi
no-friend = { $to } è dalla tua parte
no-last_force = l'ultima armata di { $origin } deve restare
no-far = { $to } non è adiacente a { $origin }
no-protected = { $to } è sotto la Morte Nera
no-cut_off = nessuna via attraverso i tuoi pianeti porta da { $origin } a { $to }
no-card_set = qui le carte si giocano in combinazioni, quando conti le tue armate
no-card_declined = per questo turno hai rinunciato a «{ $card }»
no-card_nothing = «{ $card }» ora non cambierebbe nulla
no-card_moment = non è il momento di «{ $card }»: la carta ti viene proposta quando arriva

## repeat

repeat-spent = { $origin } ha troppo poche armate per attaccare e tenerne { $keep }.

## goal

goal-no_rebels = Non lasciare pianeti ai Ribelli; ne hanno { $left }
goal-no_rebels-short = Pianeti ribelli: { $left }
goal-no_empire = Non lasciare pianeti all'Impero; ne ha { $left }
goal-no_empire-short = Pianeti imperiali: { $left }
goal-emperor = Oppure trova l'Imperatore sotto una base imperiale
goal-resources = Controlla { $of } pianeti risorsa
goal-resources-short = { $done } risorse su { $of }
goal-all_planets = Controlla tutti i pianeti
goal-all_planets-short = { $done } pianeti su { $of }
goal-limit = Dopo { $limit } turni vince chi ha più pianeti

## odds

odds-attack = { $origin } attacca { $to }
odds-taken = Il pianeta è preso, combattendo fino in fondo
odds-once = Questa battaglia: perdi { $lost }, perdono { $hits }
odds-star = { $origin } attacca la Morte Nera
odds-star_destroyed = La Morte Nera è distrutta
odds-dice = Dadi

## workshop

suggest-forces = { $count } armate da piazzare all'inizio per: { NAME($side, form: "bare") }.

## error

error-agree_asked_but_not = agree viene chiesto, ma non a un compagno per un suo pianeta.
error-asked_but_no_battle = { $choice } viene chiesto, ma non c'è battaglia.
error-asteroid_field_cannot_among = { $name } è un campo di asteroidi e non può essere fra i pianeti.
error-at_every_planet_claimed = a { $what } ogni pianeta è occupato.
error-at_most_asteroid_fields = ci sono al massimo { $field_limit } campi di asteroidi.
error-attack_on_death_star = un attacco alla Morte Nera richiede un'origine.
error-attack_on_death_star_2 = l'attacco alla Morte Nera non ha dadi.
error-belongs_owners = { $planet } appartiene a { $owner }; i proprietari sono { $known }.
error-cannot_have_ships = { $name } non può avere navi.
error-cannot_hold_another_faction = { $name } non può tenere { $what } di un'altra fazione.
error-card_force_asked_step = card_force si chiede solo nella fase place del posto di turno.
error-card_window_asked_but = si chiede una carta, ma non c'è battaglia.
error-death_star_attacked_but = la Morte Nera è attaccata, ma non c'è.
error-deck_holds_card_another = il mazzo di { $name } contiene una carta altrui.
error-declined_but_nobody_holds = { $name } è rifiutata, ma nessuno l'ha in mano.
error-does_not_work_beyond = { $what } non ha effetto oltre il momento in cui si gioca.
error-empire_moves_base_but = l'Impero sposta una base, ma gli Hutt non ne hanno presa alcuna.
error-every_planet_claimed_so = ogni pianeta è occupato, quindi la scelta dei pianeti è finita.
error-forces_keep_whole_number = Le armate da tenere sono un numero intero da 1 in su, non { $keep }.
error-forces_move_but_planet = le armate entrano, ma il pianeta non è preso.
error-hand_shown_step_cards = una mano si mostra solo nella fase cards al posto di turno.
error-has_all_arguments = { $name } ha tutti i suoi argomenti.
error-has_base_but_not = { $name } ha una base, ma non è imperiale.
error-has_more_than_ships = { $name } ha più di { $most } navi della classe { $what }.
error-has_no_forces = { $name } non ha armate.
error-has_no_owner = { $name } non ha proprietario.
error-has_no_step = { $what } non ha la fase { $what_2 }.
error-has_not_so_many = { $what } non ha tante armate per attaccare.
error-has_not_so_many_2 = { $what } non ha tante navi della classe { $what_2 } da portare con sé.
error-has_not_so_many_3 = { $what } non ha tante armate per difendere.
error-has_too_many_dice = { $side }: troppi dadi.
error-invasion_but_step_not = c'è un'invasione, ma la fase non è invade.
error-invasion_does_not_start = l'invasione non parte da un pianeta del posto di turno.
error-invasion_not_aimed_at = l'invasione non è diretta a un pianeta nemico.
error-names_which_no_card = { $what } nomina { $value }, che non è una carta.
error-needs_both_owner_forces = { $name } richiede sia proprietario sia armate, o nessuno dei due.
error-no_choice_parts = non c'è una scelta { $choice } in più parti.
error-no_planet_on_map = Il pianeta { $planet } non è sulla mappa; ci sono { $planets }.
error-no_question = non c'è la domanda { $choice }.
error-no_window = non c'è il momento { $window }.
error-nobody_has_decision_position = in questa posizione nessuno deve decidere.
error-not_card = { $what } non è una carta di { $name }.
error-not_hand_seat_asked = { $what } non è nella mano del posto interpellato.
error-on_turn_but_has = { $what } è di turno ma non ha pianeti.
error-only_base_markers = ci sono solo { $marker_count } segnalini base.
error-only_base_markers_2 = ci sono solo { $marker_count } segnalini base.
error-planets_missing_all_listed = mancano i pianeti { $what }; si elencano tutti tranne i campi di asteroidi.
error-rebels_hold_emperor_so = i Ribelli hanno l'Imperatore, quindi la partita è finita.
error-second_emperor = c'è un secondo Imperatore.
error-sent_no_ships_along = { $what } non ha mandato navi: non è dell'attaccante.
error-set_half_made_has = una combinazione incompleta ha una o due carte.
error-standard_games_have_no = le partite standard non hanno navi.
error-standard_games_have_no_2 = le partite standard non hanno basi.
error-standard_games_have_no_3 = le partite standard non hanno { $odd }.
error-trilogy_position_needs_planets = una posizione di trilogy richiede planets: { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = una posizione di trilogy è un oggetto con almeno planets.
error-trilogy_positions_have_no = le posizioni di trilogy non hanno { $unknown }; hanno { $keys }.
error-trilogy_standard_mode_for = trilogy: la modalità standard è per { $standard_players } giocatori, non { $players }.
error-true_or_false_not = { $what } è true o false, non { $value }.
error-two_places = { $what } è in due posti.
error-opening_object = trilogy: l'apertura è un oggetto JSON, o null per quella delle regole, non { $value }.
error-too_few_markers = ci sono solo { $count } segnalini base, troppo pochi per { $name }.
error-second_emperor_on = c'è un secondo Imperatore su { $name }.
error-hand_too_large = la mano di { $name } ha più di { $most } carte.
error-no_planet_left = { $names } non ha pianeti, e non ne restano da occupare.
error-too_few_planets = { $names } non ha pianeti, e i { $free } rimasti da occupare sono troppo pochi per un giro di tutti i posti.
error-star_not_imperial = la Morte Nera è a { $planet }, che non è imperiale.
error-over_before = la partita sarebbe finita prima di cominciare.
error-opening_no_option = una partita di trilogy non ha l'opzione { $option }.
error-of_own = trilogy: { $reason }

## draw: the table in a terminal

draw-free = libero
draw-asteroids = campo di asteroidi
draw-held = pianeti { $planets }, carte { $cards }
draw-turn = turno { $turn }
draw-to_place = da piazzare: { $count }
draw-force = oscuro { $meter } luce   segnalini { $markers }
draw-star = Morte Nera nel campo di { $planet }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Orlo Mediano
text-region-core-worlds = Mondi del Nucleo
text-region-outer-rim = Orlo Esterno
text-region-elrood-sector = Settore Elrood
text-region-ison-corridor = Corridoio di Ison
text-region-wild-space = Spazio Selvaggio
text-empire-fire-core-wild = La Morte Nera fa fuoco (TRI-85) sul pianeta sotto di lei, in una delle regioni indicate: armate e navi spariscono, al suo posto va un campo di asteroidi, la Forza si sposta di 1 verso il Lato Oscuro. Si scrive fire(card).
text-empire-new-death-star-1 = Solo se nessuna Morte Nera è in gioco: mettila sul pianeta indicato, in mano all'Impero (anche di un compagno); la Forza si sposta di 1 verso il Lato Oscuro. In questo turno non si muove e non fa fuoco.
text-empire-new-death-star-1-name = Nuova Morte Nera
text-empire-pull-of-the-dark-side-1 = La Forza si sposta di 1 verso il Lato Oscuro.
text-empire-pull-of-the-dark-side-1-name = Richiamo del Lato Oscuro
text-empire-shipyard-attack = L'avversario indicato perde 2 carte dalla mano, prese a caso (tutte, se ne ha meno).
text-empire-vader-leads-the-assault = Aggiungi 2 a ciascuno dei tuoi dadi in questa battaglia.
text-empire-field-officer-1 = Aggiungi 1 al tuo dado più alto in questa battaglia.
text-empire-field-officer-1-name = Ufficiale sul campo
text-empire-governor-on-site = Aggiungi 2 al tuo dado più alto in questa battaglia.
text-empire-emergency-garrison-1 = Aggiungi 3 armate al pianeta attaccato.
text-empire-emergency-garrison-1-name = Guarnigione d'emergenza
text-empire-orbital-bombardment-1 = Togli 2 armate dal pianeta attaccato; l'ultima armata resta sempre. Servono almeno 2 armate su quel pianeta.
text-empire-orbital-bombardment-1-name = Bombardamento orbitale
text-empire-conscripts = Ricevi altre 3 armate da piazzare in questo turno.
text-empire-fortress-crews = Aggiungi 1 armata a ogni pianeta con una base imperiale, qualunque posto imperiale lo controlli; una per pianeta, per quante basi abbia.
text-empire-probe-droids = Guarda tutta la mano dell'avversario indicato, poi scarta 1 sua carta a tua scelta (tutte, se ne ha meno), ognuna con discard(card).
text-empire-rapid-redeployment = Uno spostamento di armate in più in questa fase, prima o dopo quello normale, con le regole normali.
text-empire-jamming-field = Le navi nemiche non contano in questa battaglia (i loro dadi tornano a sei facce dove solo un incrociatore li aveva cambiati); entrano comunque nel pianeta, o cadono con esso.
text-empire-upgraded-station-drive = Prima del lancio di movimento della Morte Nera di questo turno: quel lancio è la somma di due dadi a sei facce.
text-empire-secret-transfer = Sposta un segnalino base, coperto, dal suo pianeta a un altro pianeta dell'Impero senza base. Se sul pianeta ce ne sono due uguali, quello visto da meno fazioni.
text-empire-walker-assault = Tutti i tuoi dadi di attacco hanno otto facce fino alla fine di questa invasione.
text-empire-screening-fighters = Rilancia una volta tutti i tuoi dadi di questa battaglia, con gli stessi tipi di dadi; i tuoi caccia aiutano di nuovo, le aggiunte restano.
text-empire-price-on-their-heads = Solo se in questo turno hai preso un pianeta ribelle: in questa fase pesca 1 carta in più.
text-rebels-trust-in-the-force-1 = La Forza si sposta di 1 verso il Lato Chiaro.
text-rebels-trust-in-the-force-1-name = Fiducia nella Forza
text-rebels-a-critical-error = Guarda tutta la mano dell'avversario indicato, poi scarta 2 sue carte a tua scelta (tutte, se ne ha meno), ognuna con discard(card). L'avversario deve giocare l'Impero.
text-rebels-trench-run = Lancia 1 dado a sei facce in più in questo attacco alla Morte Nera.
text-rebels-weak-point = Aggiungi 3 al totale di questo attacco alla Morte Nera.
text-rebels-never-mind-the-odds = Indica un campo di asteroidi: fino alla fine del tuo turno tutti i pianeti adiacenti a esso (vecchie rotte comprese) contano come adiacenti fra loro per le tue invasioni e i tuoi spostamenti. Nulla può fermarsi sul campo.
text-rebels-hero-of-the-fleet-1-name = Eroe della flotta
text-rebels-squad-leaders-1 = Aggiungi 1 a ciascuno dei tuoi dadi in questa battaglia.
text-rebels-squad-leaders-1-name = Capisquadra
text-rebels-local-volunteers-1-name = Volontari locali
text-rebels-ambush = Togli 2 armate dal pianeta attaccante; l'ultima armata resta sempre (TRI-135).
text-rebels-sabotage = Distruggi una nave della classe indicata sul pianeta indicato, adiacente a uno dei tuoi. La nave deve essere imperiale.
text-rebels-spy-network = La tua fazione vede, in segreto, un segnalino base sul pianeta indicato che non ha ancora visto (il primo messo lì).
text-rebels-evacuation = Sposta tutte le armate tranne 1, e tutte le navi, dal pianeta attaccato al tuo pianeta adiacente indicato. Servono almeno 2 armate o una nave da spostare.
text-rebels-uprising = Il pianeta indicato di una fazione nemica, adiacente a uno dei tuoi, con esattamente 1 armata e senza navi, base o Morte Nera, diventa tuo: la sua armata è sostituita da una delle tue. Non fa guadagnare carte nella fase di pesca.
text-rebels-hidden-cells = Aggiungi 1 armata a ciascuno di 3 tuoi pianeti diversi al massimo, ognuna con card_force(planet); done() ferma prima.
text-rebels-planetary-shield = In questa battaglia l'attaccante manda solo 1 armata, con 1 dado (TRI-135). Serve un attaccante con 2 o 3 dadi.
text-rebels-hidden-route = Indica un tuo pianeta con almeno 2 armate e un pianeta nemico a esattamente 2 passi, attraverso un pianeta di chiunque che non sia un campo di asteroidi: fino alla fine della fase di invasione i due contano come adiacenti per le tue invasioni (non per gli attacchi alla Morte Nera).
text-rebels-inside-help = Solo contro un pianeta con una base imperiale: fino alla fine di questa invasione la base non dà dadi a otto facce (gli incrociatori del difensore sì).
text-hutts-slaves-1 = Ricevi armate da piazzare in questo turno: metà dei pianeti risorsa che controlli, per difetto, al massimo 5. Servono almeno 2 di questi pianeti.
text-hutts-slaves-1-name = Schiavi
text-hutts-mercenaries-1-name = Mercenari
text-hutts-bounty-hunter-1-name = Cacciatore di taglie
text-hutts-most-feared-hunter-1-name = Il cacciatore più temuto
text-hutts-hired-guns-1-name = Pistoleri a pagamento
text-hutts-palace-guard-1-name = Guardia del palazzo
text-hutts-ruthless-raid-1-name = Razzia spietata
text-hutts-frozen-cargo = Distruggi una nave della classe indicata sul pianeta indicato, adiacente a uno dei tuoi. La nave può essere di qualunque nemico.
text-hutts-bribe = Il pianeta indicato di una fazione nemica, adiacente a uno dei tuoi, con esattamente 1 armata e senza navi, base o Morte Nera, diventa tuo: la sua armata è sostituita da una delle tue. Non fa guadagnare carte nella fase di pesca. Non può essere il tuo decimo pianeta risorsa.
text-hutts-black-market = In una combinazione questa carta vale per qualunque classe; conta la combinazione più ricca che le tre carte possono fare. Si usa con trade(cards), non con play_card; una nave costruita con essa è un caccia.
text-hutts-stolen-plans = L'avversario indicato perde 1 carta dalla mano, presa a caso; tu peschi 1 carta.
text-hutts-into-the-pit = Ogni armata che l'attaccante perde in questa battaglia gliene costa un'altra dal pianeta attaccante; l'ultima armata lì resta sempre.
text-hutts-protection-money = Per ogni regione in cui controlli un pianeta risorsa aggiungi 1 armata a un tuo pianeta in quella regione, ognuna con card_force(planet), in qualsiasi ordine.
text-hutts-rush-order = Costruisci una nave in più in questo turno, con un'altra carta.
text-hutts-rival-squeeze = Solo se in questo turno hai preso pianeti di entrambe le fazioni nemiche: in questa fase pesca 1 carta in più.
text-option-mode = La guerra delle tre fazioni, o il semplice Risiko sulla sua mappa.
text-option-players = Quanti giocano: da 2 a 5, nella modalità standard 3 o 4.
text-option-turn_limit = Dopo questo numero di turni vince chi ha più pianeti; di norma non c'è limite.
text-option-opening = Pianeti, armate e altro a tua scelta per cominciare; si disegnano nell'officina.
text-known-trilogy-2 = Trilogia originale, 2 giocatori
text-known-trilogy-3 = Trilogia originale, 3 giocatori
text-known-trilogy-4 = Trilogia originale, 4 giocatori
text-known-trilogy-5 = Trilogia originale, 5 giocatori
text-known-standard-3 = Standard, 3 giocatori
text-known-standard-4 = Standard, 4 giocatori
