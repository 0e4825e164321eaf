## game

game-name = Blizzard
game-tagline = Tre missioni nella neve: i droidi sonda, l'avanguardia e il grande assalto.

## name

name-alliance = l'Alleanza
    .gender = f
    .gen = dell'Alleanza
    .bare = Alleanza
name-empire = l'Impero
    .gender = m
    .gen = dell'Impero
    .bare = Impero
name-han = Han
    .gender = m
    .fixed = yes
name-luke = Luke
    .gender = m
    .fixed = yes
name-veers = Generale Veers
    .gender = m
    .def = il Generale Veers
name-generators = i generatori
    .number = plural
    .def = i generatori
    .bare = generatori
name-echo-trooper-n = soldato Echo { $n }
    .gender = m
    .def = il soldato Echo { $n }
name-scout-n = esploratore { $n }
    .gender = m
    .def = l'esploratore { $n }
name-snowspeeder-n = Snowspeeder { $n }
    .gender = m
    .def = lo Snowspeeder { $n }
name-laser-battery-n = batteria laser { $n }
    .gender = f
    .def = la batteria laser { $n }
name-snowtrooper-n = Snowtrooper { $n }
    .gender = m
    .def = lo Snowtrooper { $n }
name-probe-droid-n = droide sonda { $n }
    .gender = m
    .def = il droide sonda { $n }
name-at-st-n = AT-ST { $n }
    .gender = m
    .def = l'AT-ST { $n }
name-at-at-n = AT-AT { $n }
    .gender = m
    .def = l'AT-AT { $n }
name-N = nord
name-NE = nord-est
name-SE = sud-est
name-S = sud
name-SW = sud-ovest
name-NW = nord-ovest
name-off = fuori dalla mappa
name-max-power = { " " }con tutta la potenza in un solo colpo
name-plain-power = { "" }
name-as-before = , come prima
name-step-march = Termina la marcia
name-step-hold = Tutti fermi
name-step-event = Termina l'evento
name-step-commands = Termina i comandi
name-step-fire = Termina il fuoco
name-step-return = Termina il fuoco di risposta
name-event-0 = { "" }
name-event-1 = { " " }Doppio: un gran colpo!
name-event-2 = { " " }Doppio: un piano astuto!
name-event-3 = { " " }Doppio: alla carica!
name-event-4 = { " " }Doppio: nessun fuoco di risposta in questo turno!
name-event-5 = { " " }Doppio: nuova fanteria!
name-event-6 = { " " }Doppio: mira ferma in questo turno!
name-why-through = sono passate abbastanza unità
name-why-blocked = sono passate troppo poche unità imperiali
name-why-generators = i generatori sono distrutti
name-why-escaped = sono fuggite abbastanza unità
name-why-losses = sono distrutte abbastanza unità dell'Alleanza
name-why-wiped-out = il nemico non ha più unità
name-why-time = i turni sono finiti
name-campaign = La battaglia di Hoth
name-mission-1 = Oltre i droidi
name-mission-2 = Arrivano i camminatori
name-mission-3 = I generatori

## choice

choice-march = { $unit }: marcia { $to ->
    [off] fuori dalla mappa
   *[other] a { $to }
 }
choice-turn = { $unit }: gira verso { $facing }, 1 punto
choice-move = { $unit }: muovi da { $origin } { $to ->
    [off] fuori dalla mappa
   *[other] a { $to }
 }, 1 punto
choice-step = { $unit }: prosegui { $to ->
    [off] fuori dalla mappa
   *[other] a { $to }
 }
choice-face = { $unit }: guarda verso { $facing }{ $how }
choice-rally = { $unit }: riorganizza, 1 punto
choice-reinforce = { $unit }: entra in { $hex }, 1 punto
choice-place = { $unit }: piazza in { $hex }
choice-pushed = { $unit }: scansati in { $hex }
choice-follow = { $unit }: segui a { $to }
choice-stay = { $unit }: resta dov'è
choice-great_shot = Gran colpo: distruggi { NAME($target, form: "def") } in { $there }
choice-shoot = { $unit }: spara contro { NAME($target, form: "def") } in { $there }{ $how }
choice-harpoon = { $unit }: arpiona { NAME($target, form: "def") }
choice-self_destruct = { $unit }: autodistruggiti e porta con te { NAME($target, form: "def") }
choice-done = { $step }

## event

event-placed = { NAME($unit, form: "def") } { $unit ->
    [one] va
   *[other] vanno
 } in { $hex }.
event-marched = { NAME($unit, form: "def") } marcia { $to ->
    [off] fuori dalla mappa
   *[other] a { $to }
 }.
event-rolled = Lancio di comando { $dice }; punti comando: { $points }.{ $what }
event-moved = { NAME($unit, form: "def") } si muove da { $origin } { $to ->
    [off] fuori dalla mappa
   *[other] a { $to }
 }.
event-turned = { NAME($unit, form: "def") } gira verso { $facing }.
event-overrun = { NAME($by, form: "def") } travolge { NAME($unit, form: "def") }.
event-followed = { NAME($unit, form: "def") } segue a { $to }.
event-rallied = { NAME($unit, form: "def") } si riorganizza.
event-reinforced = { NAME($unit, form: "def") } entra in { $hex }.
event-shot = { NAME($unit, form: "def") } { $unit ->
    [one] spara
   *[other] sparano
 } contro { NAME($target, form: "def") }: { $dice }; { $hits } { $hits ->
    [one] colpo
   *[other] colpi
 }, danni: { $damage }.
event-damaged = { NAME($unit, form: "def") } { GENDER($unit) ->
    [f] è danneggiata
    [plural] sono danneggiati
   *[m] è danneggiato
 }.
event-destroyed = { NAME($unit, form: "def") } { GENDER($unit) ->
    [f] è distrutta
    [plural] sono distrutti
   *[m] è distrutto
 }!
event-self_destructed = { NAME($unit, form: "def") } si autodistrugge e porta con sé { NAME($target, form: "def") }.
event-harpooned = { NAME($unit, form: "def") } arpiona { NAME($target, form: "def") } e lo abbatte.
event-great_shot = Un gran colpo raggiunge { NAME($target, form: "def") }.
event-no_dodge = { NAME($unit, form: "def") } non ha dove scansarsi: unità distrutta!
event-no_target = Nessun nemico è abbastanza vicino per un gran colpo.
event-nobody_fresh = Non resta fanteria da far entrare.
event-left = { NAME($unit, form: "def") } lascia la mappa.
event-turn_ended = { $seat } { $seat ->
    [one] termina
   *[other] terminano
 } il turno.
event-mission_ended = Missione { $mission }, vittoria: { NAME($by, form: "bare") }.
event-won = { $by } { $by ->
    [one] vince
   *[other] vincono
 }: { $why }.

## row

row-to_hit = per colpire
row-again = di nuovo
row-damage = danno

## odds

odds-title = { $unit } contro { NAME($target, form: "bare") }
odds-nothing = nessun danno
odds-damaged = danneggiata
odds-destroyed = distrutta
odds-dice = dadi
odds-rerolls = rilanci dei mancati
odds-penalties = rilanci dei colpi
odds-needs = per il danno serve
odds-at_least = { $die } o più
odds-never = mai

## route

route = { $unit }: vai a { $to }, punti comando: { $cost }

## shortcut

shortcut-march_all = Marciano tutti
shortcut-formation = Piazza gli altri nella formazione solita

## ask

ask-pushed = { NAME($unit, form: "def") } è travolto. Dove si scansa?
ask-follow = { NAME($unit, form: "def") } segue a { $to }?
ask-face = Verso dove guarda { NAME($unit, form: "def") }?
ask-step = { NAME($unit, form: "def") } è in movimento: esagoni rimasti { $left }. Prosegui, o termina scegliendo l'orientamento.
ask-last_face = { NAME($unit, form: "def") } ha mosso. Verso dove guarda?
ask-setup = Dove va { NAME($unit, form: "def") }? Ancora da piazzare: { $left }.
ask-march = Marcia: quale unità avanza gratis di un esagono?
ask-commands = Punti comando rimasti: { $points }. Muovi, riorganizza o fai entrare un'unità.
ask-fire = Fuoco: quale unità spara?
ask-return = Fuoco di risposta: quale unità risponde?
ask-event-1 = Gran colpo: quale nemico vicino alle tue unità viene distrutto?
ask-event-3 = Alla carica: quale fanteria marcia ancora una volta?
ask-event-5 = Nuova fanteria: fino a due unità entrano dal tuo bordo della mappa.

## area

area-reach = raggiungibile con un movimento
area-fire = nel suo arco e a tiro

## note

note-may_march = può marciare gratis di un esagono
note-no_march = ora non può marciare
note-shot = ha sparato in questa fase
note-may_rally = è danneggiata; riorganizzandosi torna intera
note-damaged = è danneggiata

## no

no-other_side = { NAME($unit, form: "def") } non è dei tuoi
no-question = prima c'è un'altra domanda aperta
no-absent = { NAME($unit, form: "def") } non è sulla mappa
no-points = non restano punti comando
no-step-march = si marcia nella prima fase del turno
no-step-turn = si gira nella fase dei comandi
no-step-move = ci si muove nella fase dei comandi
no-step-step = ci si muove nella fase dei comandi
no-step-rally = ci si riorganizza nella fase dei comandi
no-step-reinforce = i rinforzi entrano nella fase dei comandi
no-step-place = le unità si piazzano nella preparazione e con l'evento del doppio cinque
no-step-shoot = si spara nel fuoco e nel fuoco di risposta
no-step-harpoon = gli arpioni si usano nel fuoco di risposta
no-step-self_destruct = ci si autodistrugge nel fuoco di risposta
no-order = { NAME($unit, form: "def") } non è la prossima unità da piazzare
no-taken = { $hex } non è vuoto
no-zone = { $hex } è fuori dalla tua zona di piazzamento
no-near = { $hex } è troppo vicino al nemico o a un'altra unità dello stesso tipo
no-not_waiting = { NAME($unit, form: "def") } non aspetta come rinforzo
no-marched = { NAME($unit, form: "def") } ha già marciato
no-march = { NAME($unit, form: "def") } non può marciare in avanti
no-speed = { NAME($unit, form: "def") } non ha velocità
no-off = { NAME($unit, form: "def") } non può lasciare la mappa da lì
no-far = { $to } non è accanto a { $origin }
no-stacking = { NAME($unit, form: "def") } non può entrare in { $to } con ciò che vi si trova
no-ahead = { NAME($unit, form: "def") } va dritto in avanti, e { $to } non è davanti
no-facing = { NAME($unit, form: "def") } non ha orientamento
no-same_facing = { NAME($unit, form: "def") } guarda già verso { $facing }
no-lumbering = { NAME($unit, form: "def") } gira di un solo lato per punto
no-rally = { NAME($unit, form: "def") } non è fanteria danneggiata
no-friend = { NAME($target, form: "def") } { $target ->
    [one] è
   *[other] sono
 } dalla tua parte
no-shot = { NAME($unit, form: "def") } ha già agito in questa fase
no-firepower = { NAME($unit, form: "def") } non ha potenza di fuoco
no-same_hex = { NAME($target, form: "def") } { $target ->
    [one] è
   *[other] sono
 } nello stesso esagono
no-arc = { NAME($target, form: "def") } { $target ->
    [one] è
   *[other] sono
 } fuori tiro o fuori dall'arco di fuoco ({ $unit })
no-max_power = { NAME($unit, form: "def") } non può concentrare la potenza in un solo colpo

## goal

goal-escape = Porta { $of } unità fuori dal bordo imperiale
goal-escape-short = { $done } fuori su { $of }
goal-destroy = Oppure non lasciare unità al nemico
goal-destroy-only = Non lasciare unità al nemico
goal-stop = Distruggi { $of } unità dell'Alleanza
goal-stop-short = { $done } distrutte su { $of }
goal-hold_time = Oppure trattienile per { $of } turni
goal-break_through = Porta { $of } unità fuori dal bordo dell'Alleanza
goal-break_through-short = { $done } passate su { $of }
goal-block = Fai passare meno di { $through } unità imperiali in { $limit } turni
goal-block-short = turno { $done } di { $of }
goal-generators = Distruggi i generatori
goal-generators-short = { $done } generatori su { $of }
goal-defend = Difendi i generatori per { $of } turni dell'Alleanza
goal-defend-short = turno { $done } di { $of }
goal-campaign = Missione { $number } di { $count } della campagna

## campaign

campaign-about = Tre missioni di fila. Chi vince la prima decide chi è pronto per la seconda, chi passa nella seconda combatte nella terza, e la terza decide la guerra.
campaign-warned = L'Alleanza è avvisata: tutte le sue unità sono pronte per la prossima missione.
campaign-unwarned = L'Alleanza è colta di sorpresa: solo i suoi esploratori sono pronti per la prossima missione, gli altri arrivano dopo.
campaign-survivors = Alla prossima missione, di nuovo intere: { $units }.
campaign-no_survivors = Nessuna unità imperiale resta per la prossima missione.

## workshop

goal-hold_out = Resisti per { $of } turni dell'Alleanza
goal-hold_out-short = turno { $done } di { $of }
suggest-turns = La missione dura { $count } turni.
suggest-exits = Bastano { $count } unità fuori dalla mappa.
suggest-stop = Servono { $count } unità fuori dalla mappa.
suggest-unit = Un'unità in più ({ $unit }) per: { NAME($side, form: "bare") }.
name-echo-trooper = soldato Echo
    .gender = m
name-scout = esploratore
    .gender = m
name-snowspeeder = Snowspeeder
    .gender = m
name-laser-battery = batteria laser
    .gender = f
name-snowtrooper = Snowtrooper
    .gender = m
name-probe-droid = droide sonda
    .gender = m
name-at-st = AT-ST
    .gender = m
name-at-at = AT-AT
    .gender = m
name-mission-campaign = Tutte e tre di fila

## error

error-arrives_but_turn = { $name } arriva, ma è il turno di { $what }.
error-arrives_while_another_question = { $name } arriva mentre un'altra domanda è aperta.
error-asked_about_but_not = si chiede di { $what }, che però non è sulla mappa.
error-asked_follow_but_has = si chiede a { $name } di seguire, ma non ha né HARPOON né SELF-DESTRUCT.
error-asked_for_facing_but = si chiede l'orientamento a { $name }, ma è il turno di { $what }.
error-asked_for_facing_but_2 = si chiede l'orientamento a { $name }, ma nella fase { $what } non si piazza nulla.
error-asked_pushed_but_no = si chiede di scansare { $what }, che però non è fanteria sotto un veicolo.
error-blizzard_position_needs_units = una posizione di blizzard richiede units: { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = le posizioni di blizzard non hanno { $unknown }; hanno { $keys }.
error-blizzard_survivors_list_each = blizzard: survivors è una lista di { $survivors }, ciascuno al massimo una volta, non { $value }.
error-cannot_come_now = { $name } ora non può entrare.
error-cannot_follow_which_not = { $name } non può seguire in { $what }, che non è accanto.
error-damaged_true_or_false = damaged di { $name } è true o false, non { $damaged }.
error-event_has_no_step = l'evento { $event } non ha una fase propria.
error-event_has_step_own = l'evento 1 ha una fase propria solo se c'è un'unità da scegliere.
error-has_no_facing = { $what } non ha orientamento.
error-has_no_facing_ask = { $name } non ha un orientamento da chiedere.
error-moving_null_or_unit = moving è null o { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } nomina l'esagono { $value }; gli esagoni vanno da 0,0 a { $last }.
error-names_unit_twice = { $what } nomina un'unità due volte.
error-names_which_no_unit = { $what } nomina { $value }, che non è un'unità; { $like }.
error-nobody_shoots_or_returns = nella fase { $what } nessuno spara o risponde, quindi shot deve essere vuoto.
error-on_move_but_no = { $name } è in movimento, ma non è un'unità di { $what } sulla mappa.
error-only_first_question_can = solo la prima domanda può essere pushed.
error-only_one_unit_at = l'orientamento si chiede a una sola unità per volta.
error-options_object = options è un oggetto.
error-options_say_mission_but = options indica la missione { $mission }, ma la missione è { $mission_2 }.
error-pending_question_ask_unit = una domanda in sospeso è { "{" }ask, unit, to{ "}" }, con ask uno fra { $readers }.
error-placing_but_next = { $what } sta piazzando, ma tocca a { $what_2 }.
error-question_out_order = la domanda a { $name } è fuori ordine.
error-question_written = la domanda { $ask } si scrive { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = nella preparazione un'unità è da piazzare o le si chiede l'orientamento.
error-side_places_all_units = uno schieramento piazza tutte le sue unità prima che l'altro cominci.
error-stand_before_anything_placed = { $what } è in campo prima che si piazzi qualcosa.
error-stand_together_on = { $what } e { $what_2 } stanno insieme in { $what_3 }.
error-two_places_one_them = { $what } è in due posti, uno dei quali è { $what_2 }.
error-unit_on_move_only = un'unità è in movimento solo nella fase commands.
error-units_pushed_or_followed = delle unità si scansano o seguono, ma nella fase { $step } nulla si muove.
error-units_unplaced_only_set = le unità sono da piazzare solo nella preparazione.
error-written_at_facing_damaged = { $name } si scrive { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } sta in { $hex }, che è ghiaccio.
error-no_such_mission = blizzard: mission deve essere uno fra { $known }, o una missione tua come oggetto, non { $value }.
error-has_begun = blizzard: una missione già cominciata si può continuare solo dalla sua posizione.
error-title_letters = il titolo è un testo di { $most } lettere al massimo.
error-too_few_counters = ci sono { $count } di { $kind }, ma solo { $most } pedine.
error-in_the_middle = solo { $unit } può stare a metà del bordo, e allora fa parte delle unità.
error-stands_not_listed = { $name } sta in { $hex }, ma non è fra le unità di { $seat }.
error-stands_but_waits = { $name } sta in { $hex }, ma è in attesa.
error-both_stand_on = { $other } e { $name } stanno entrambi in { $hex }.
error-stands_no_facing = { $name } non ha orientamento.
error-turns_of_its_own = solo una missione da cui nessuno esce ha turni propri; le altre hanno l'opzione turn_limit.
error-losses_of_whom = solo un'Alleanza che può uscire perde per le sue perdite.
error-too_many_hexes = { $what } nomina più dei { $most } esagoni della mappa.
error-hex_not_on_map = { $what } nomina l'esagono { $value }, che non è sulla mappa.
error-no_units = { $seat }: nessuna unità per cominciare.
error-no_room_in_zone = { $seat }: ci sono unità da piazzare, ma nessun esagono libero nella zona.
error-too_many_exits = { $seat }: si vince con { $exits } unità fuori dalla mappa, ma ce ne sono solo { $units }.
error-mission_no_option = una missione tua non ha l'opzione { $option }.
error-of_own = blizzard: { $reason }

## draw: the table in a terminal

draw-status = { $mission }, turno { $turn }, { $seat }: { $step }
draw-own = Missione propria
draw-points = punti comando { $points }
draw-unplaced = Da piazzare: { $units }
draw-waiting = In attesa: { $units }
draw-exited = Fuori, in salvo: { $units }
draw-destroyed = Perse: { $units }
draw-step_setup = piazzamento
draw-step_march = marcia
draw-step_event = evento
draw-step_commands = comandi
draw-step_fire = fuoco
draw-step_return = fuoco di risposta

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Missione 1, 2 o 3, tutte e tre come campagna, o una tua.
text-option-turn_limit = Turni per ciascuno nelle missioni 1 e 2.
text-option-warned = Solo missione 2: l'Alleanza ha vinto la missione 1 e non è colta di sorpresa.
text-option-survivors = Solo missione 3: le unità imperiali che hanno superato la missione 2.
text-option-reinforcements = Che cosa porta l'evento 5: fanteria persa o in attesa, o qualunque pedina di fanteria libera.
