## reference

reference = Consultazione
reference-missions = Le tre missioni
reference-units = Unità
reference-abilities = Abilità
reference-events = Eventi di un doppio
reference-order = La formazione solita. Piazza per primo: { $first }. Muove per primo: { $moves }.
reference-rows = entro { $rows } { $rows ->
    [one] fila
   *[other] file
 } dal suo bordo
reference-apart = ovunque, a { $apart } esagoni l'una dall'altra e { $clear } dal nemico
reference-head-side = schieramento
reference-head-units = unità
reference-head-place = piazza
reference-head-unit = unità
reference-head-type = tipo
reference-head-front = velocità/corazza/fuoco
reference-head-back = danneggiata
reference-head-abilities = abilità
reference-head-ability = abilità
reference-head-does = che cosa fa
reference-head-owners = chi ce l'ha
reference-head-doubles = doppio
reference-head-event = evento
reference-head-rule = regola

## mission

mission-1 = 1. Sfuggi ai droidi sonda
mission-1-goal = L'Alleanza vince con { $exits_to_win } unità fuori dal bordo imperiale, l'Impero distruggendone { $losses_to_lose } (BLZ-50).
mission-2 = 2. Trattieni l'avanguardia
mission-2-goal = Finisce quando nessuna unità imperiale è sulla mappa; l'Impero vince con { $exits_to_win } o più unità fuori dal bordo dell'Alleanza (BLZ-51).
mission-3 = 3. Salva i generatori
mission-3-goal = L'Impero vince quando i generatori sono distrutti, l'Alleanza se sono in piedi dopo il suo turno { $turns } (BLZ-52).

## unit

unit-echo-trooper = soldato Echo
unit-scout = esploratore
unit-han = Han
unit-snowspeeder = Snowspeeder
unit-luke = Luke
unit-laser-battery = batteria laser
unit-generators = generatori
unit-snowtrooper = Snowtrooper
unit-probe-droid = droide sonda
unit-at-st = AT-ST
unit-at-at = AT-AT
unit-veers = Generale Veers (AT-AT)

## type

type-infantry = fanteria
type-vehicle = veicolo
type-air = aerea

## ability

ability-MARCH = marcia
ability-MARCH-does = Può avanzare gratis di un esagono prima del lancio di comando (BLZ-10).
ability-RALLY = riorganizzazione
ability-RALLY-does = Un punto comando la fa tornare intera (BLZ-25).
ability-HERO = eroe
ability-HERO-does = Un bonus a tutti i suoi spari (BLZ-33).
ability-AGILE = agile
ability-AGILE-does = Ogni passo può andare in qualunque esagono adiacente (BLZ-22).
ability-HARPOON = arpione
ability-HARPOON-does = Distrugge un AT-AT nel proprio esagono nel fuoco di risposta, senza lancio, e lo segue (BLZ-27, BLZ-36).
ability-STRAFE = mitragliamento
ability-STRAFE-does = Spara ovunque tranne dritto dietro (BLZ-7).
ability-TURRET = torretta
ability-TURRET-does = Non ha orientamento e spara ovunque (BLZ-7).
ability-SELF-DESTRUCT = autodistruzione
ability-SELF-DESTRUCT-does = Distrugge sé stessa e la fanteria nel proprio esagono nel fuoco di risposta, senza lancio (BLZ-27, BLZ-36).
ability-LUMBERING = lentezza
ability-LUMBERING-does = Gira di un lato per ogni punto (BLZ-21).
ability-HEAVY-ARMOR = corazza pesante
ability-HEAVY-ARMOR-does = Una penalità a tutti gli spari contro di essa (BLZ-33).
ability-MAX-POWER = massima potenza
ability-MAX-POWER-does = Può sparare con un solo dado forte invece di diversi (BLZ-35).

## event

event-1 = Un gran colpo: distruggi un'unità nemica vicina a una delle tue.
event-2 = Un piano astuto: 7 punti comando invece di 2.
event-3 = Alla carica: la fanteria danneggiata si riorganizza, poi la fanteria marcia ancora una volta.
event-4 = Nessun fuoco di risposta in questo turno.
event-5 = Fino a 2 unità di fanteria rientrano dal tuo bordo.
event-6 = Mira ferma: un bonus a tutti i tuoi spari in questo turno.

## lesson

lesson-march = Marcia e comandi
lesson-march-1-no-march = Anche quell'unità, fra poco. Comincia da Han.
lesson-march-1 = Guidi l'Alleanza. In questa missione tre tue unità devono uscire dal bordo superiore. Il turno comincia con una marcia: chi può avanza gratis di un esagono. Fai partire **Han**: **marcia**.
lesson-march-1-no = Un passo gratis è un passo gratis. Prima fai marciare Han.
lesson-march-2 = Anche **Esploratore 1**: **marcia**.
lesson-march-2-no = Fai marciare Esploratore 1, non costa nulla.
lesson-march-3 = I due in fondo restano nascosti. **Termina la marcia**: poi si lanciano i dadi per i punti comando.
lesson-march-3-no = Stavolta lasciali dove sono. Termina la marcia.
lesson-march-4-no-turn = Anche girarsi costa un punto. Muovi Esploratore 1 in 9,7.
lesson-march-4-no-done = Quattro punti andrebbero persi. Muovi Esploratore 1 in 9,7.
lesson-march-4 = Hai ottenuto un 3 e un 4: conta il più alto, quindi hai quattro punti. Un punto muove un'unità dritto in avanti, fino alla sua velocità. **Muovi** **Esploratore 1** in **9,7**.
lesson-march-4-no = Prima Esploratore 1: muovilo in 9,7.
lesson-march-5 = La sua velocità è due. **Prosegui** in **9,6**.
lesson-march-5-no = Potrebbe fermarsi qui, ma il bordo è lontano. Prosegui in 9,6.
lesson-march-6 = Alla fine di un movimento un'unità si gira come vuole. Marcia e muove nella direzione in cui guarda, quindi guarda ancora verso **nord**, **come prima**.
lesson-march-6-no = Il bordo è a nord. Guarda verso nord.
lesson-march-end = Marcia, lancio, comandi: un'unità va dove guarda.
lesson-shoot = Fuoco
lesson-shoot-1 = Tre droidi sono vicini, ma Han spara solo a ciò che ha davanti, fino a tre esagoni. Guarda a nord. Basta comandi per ora: **termina i comandi**.
lesson-shoot-1-no = Han guarda già dalla parte giusta. Termina i comandi e fai fuoco.
lesson-shoot-2-no-done = Han non ha ancora sparato. Spara contro il droide sonda 1.
lesson-shoot-2 = Indica ogni bersaglio e leggi le probabilità. Da vicino Han spara meglio. **Han**: **spara** contro il **droide sonda 1**.
lesson-shoot-2-no = È più lontano, e le probabilità sono peggiori. Spara contro il droide sonda 1.
lesson-shoot-3 = Il primo dado ha mancato, un bonus l'ha rilanciato: colpito. Poi un secondo dado deve battere la corazza. Il droide è danneggiato, ancora una volta e sparisce. Nessun altro può sparare: **termina il fuoco**.
lesson-shoot-3-no = Non resta nulla con cui sparare. Termina il fuoco.
lesson-shoot-end = Dopo il tuo fuoco il nemico risponde con tutti quelli che ti vedono. Hai avuto fortuna: il colpo è andato a vuoto.
lesson-turn = Guarda il nemico
lesson-turn-1-no-done = Ti resta un punto. Gira Han verso sud-est.
lesson-turn-1 = Il droide danneggiato è al fianco di Han, fuori dal suo arco. Un punto gira un'unità sul posto. Gira **Han** verso **sud-est**.
lesson-turn-1-no = Un'altra direzione, o un'altra unità, non serve. Gira Han verso sud-est.
lesson-turn-2 = Era il tuo ultimo punto. **Termina i comandi**.
lesson-turn-2-no = Termina i comandi per cominciare il fuoco.
lesson-turn-3 = Ora è nel suo arco: **Han** **spara** contro il **droide sonda 1**.
lesson-turn-3-no = Spara prima che si svegli.
lesson-turn-end = Pensa all'orientamento prima che all'esagono.
lesson-rally = Riorganizzazione
lesson-rally-1 = Questa è la seconda missione: una colonna imperiale vuole passare. Il tuo soldato Echo 1 è danneggiato e non può fare nulla. Un punto rimette in sesto la fanteria danneggiata: **soldato Echo 1**, **riorganizza**.
lesson-rally-1-no = Prima aiuta chi non può aiutarsi da solo. Riorganizza il soldato Echo 1.
lesson-rally-2 = L'AT-ST è vicino. **Muovi** il **soldato Echo 2** in **12,10**, più vicino.
lesson-rally-2-no = Porta il soldato Echo 2 in 12,10.
lesson-rally-3 = Giralo verso di lui: **soldato Echo 2** a **nord-ovest**.
lesson-rally-3-no = L'AT-ST è a nord-ovest. Guarda da quella parte.
lesson-rally-4 = **Termina i comandi** e fai fuoco.
lesson-rally-4-no = Non restano punti. Termina i comandi.
lesson-rally-5 = Il **soldato Echo 1** **spara** contro l'**AT-ST 1**.
lesson-rally-5-no = Il soldato Echo 1 lo guarda dritto. Spara con lui.
lesson-rally-end = Mancato, come quasi tutti gli spari contro le corazze. Per questo gli Snowspeeder hanno gli arpioni.
lesson-harpoon = L'arpione
lesson-harpoon-1 = Nulla ferma un AT-AT come un cavo attorno alle zampe. Le unità aeree entrano in ogni esagono, e un'unità agile va ovunque. **Muovi** **Snowspeeder 1** in **10,6**.
lesson-harpoon-1-no = Vola verso il camminatore: 10,6.
lesson-harpoon-2 = **Prosegui** nell'esagono del camminatore, **10,5**.
lesson-harpoon-2-no = Devi essere nel suo esagono. Prosegui in 10,5.
lesson-harpoon-3 = Guarda verso **nord**, **come prima**.
lesson-harpoon-3-no = Ora la direzione non conta. Guarda verso nord.
lesson-harpoon-4 = **Termina i comandi**.
lesson-harpoon-4-no = Tieni l'altro punto: termina i comandi.
lesson-harpoon-5 = L'arpione funziona solo nel turno del nemico, quando rispondi al fuoco. **Termina il fuoco**.
lesson-harpoon-5-no = Non sprecare la sorpresa. Termina il fuoco.
lesson-harpoon-6 = Il turno dell'Impero è finito, e ora rispondi al fuoco: **arpiona** l'**AT-AT 1**.
lesson-harpoon-6-no = Il cavo è fuori. Arpiona il camminatore!
lesson-harpoon-end = Niente dadi, niente corazza: il camminatore cade.
lesson-win = Fuori dalla mappa
lesson-win-1 = Due esploratori sono già passati. Han è al bordo e guarda a nord. Fai uscire **Han** dalla mappa: **marcia**.
lesson-win-1-no = Il bordo è davanti a lui. Fai marciare Han.
lesson-win-end = Tre sono fuori: la missione è vinta. Nella tua prima partita il cadetto comanda i droidi.
