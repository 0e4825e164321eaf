## blz

blz-about-generators = L'Impero è venuto per questi.
blz-about-ice = Solo le unità aeree possono attraversarlo.
blz-armor = Corazza
blz-at = { $unit } in { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = danneggiata
blz-can-AGILE = Agile: passa in ogni direzione.
blz-can-HARPOON = Arpiona i camminatori.
blz-can-HEAVY-ARMOR = Corazza pesante.
blz-can-HERO = Un eroe: spara con un bonus.
blz-can-LUMBERING = Gira lentamente.
blz-can-MARCH = Marcia gratis di un esagono per turno.
blz-can-MAX-POWER = Può sparare a piena potenza.
blz-can-RALLY = Si riorganizza se danneggiata.
blz-can-SELF-DESTRUCT = Può autodistruggersi con la fanteria nel suo esagono.
blz-can-STRAFE = Spara ovunque tranne dritto dietro.
blz-can-TURRET = Spara in ogni direzione.
blz-damaged = danneggiata
blz-dir-N = nord
blz-dir-NE = nord-est
blz-dir-NW = nord-ovest
blz-dir-S = sud
blz-dir-SE = sud-est
blz-dir-SW = sud-ovest
blz-echo-trooper = Soldato Echo
blz-event1 = Un gran colpo: cade un'unità nemica.
blz-event2 = { $points } punti comando.
blz-event3 = La fanteria si riorganizza e marcia ancora.
blz-event4 = Nessun fuoco di risposta in questo turno.
blz-event5 = { $units ->
    [one] Entra
   *[other] Entrano
 } { $units } unità di fanteria.
blz-event6 = I tuoi spari hanno un bonus.
blz-face = Guarda verso { $facing }
blz-facing = verso { $facing }
blz-facingFact = Orientamento
blz-fire = Fuoco
blz-front = intera
blz-generators = Generatori di scudo
blz-han = Han Solo
blz-hero = eroe
blz-key = Sulla mappa
blz-keyFacing = orientamento
blz-keyZone = zona di piazzamento
blz-laser-battery = Batteria laser
blz-lost = persa
blz-lostList = Perse
blz-luke = Luke Skywalker
blz-out = Fuori, in salvo
blz-points = Punti comando
blz-probe-droid = Droide sonda
blz-scout = Esploratore
blz-snowspeeder = Snowspeeder
blz-snowtrooper = Snowtrooper
blz-speed = Velocità
blz-step-commands = Comandi
blz-step-fire = Fuoco
blz-step-march = Marcia
blz-step-play = Gioco
blz-step-return = Risposta
blz-step-setup = Schiera
blz-toPlace = Da piazzare
blz-turnIn = { $mission }, turno { $n }
blz-turnOf = { $mission }, turno { $n } di { $of }
blz-type-air = Aerea.
blz-type-infantry = Fanteria.
blz-type-vehicle = Veicolo.
blz-veers = AT-AT di Veers
blz-waiting = In attesa
blz-pointsLeft = { $n } { $n ->
    [one] punto
   *[other] punti
 } comando
blz-turn = Turno
blz-turns = Turno { $n }
blz-turnsOf = Turno { $n } di { $of }
blz-ice = Ghiaccio
blz-keyIce = ghiaccio: ci vanno solo le unità aeree
blz-mission = Missione { $mission }
blz-own = Una missione tua
blz-shop-about-alliance = L'Alleanza porta unità fuori dal bordo imperiale; l'Impero la ferma.
blz-shop-about-empire = L'Impero porta unità fuori dal bordo dell'Alleanza; l'Alleanza lo ferma.
blz-shop-about-none = L'Alleanza resiste per un certo numero di turni; se ci sono generatori sulla mappa deve difenderli.
blz-shop-aim-alliance = Fuga
blz-shop-aim-empire = Sfondamento
blz-shop-aim-none = Resistenza
blz-shop-anywhere = Piazza su tutta la mappa
blz-shop-apart = Distanza fra unità dello stesso tipo
blz-shop-clear = Distanza dai nemici
blz-shop-exits = Unità fuori dalla mappa per vincere
blz-shop-forces = Le unità iniziali le piazza il loro giocatore nella zona, tranne quelle già posate sulla mappa. Quelle in attesa entrano per un punto comando ciascuna.
blz-shop-ground = Terreno
blz-shop-hexes = piazza su { $n } { $n ->
    [one] esagono
   *[other] esagoni
 }
blz-shop-limit = Limite di turni
blz-shop-losses = Perdite con cui l'Alleanza è sconfitta
blz-shop-middle = Generatori a metà del bordo
blz-shop-movesFirst = Muove per primo
blz-shop-nearRows = piazza in { $n } { $n ->
    [one] fila
   *[other] file
 } al suo bordo
blz-shop-noLosses = Zero: le perdite non contano
blz-shop-noRoom = Senza spazio un'unità
blz-shop-objective = Per che cosa si combatte
blz-shop-painted = Zona di { $n } { $n ->
    [one] esagono
   *[other] esagoni
 }
blz-shop-placesFirst = Piazza per primo
blz-shop-room-out = resta fuori
blz-shop-room-waits = aspetta
blz-shop-rows = Zona: file al proprio bordo
blz-shop-turn = Gira un'unità
blz-shop-turns = Turni di resistenza dell'Alleanza
blz-shop-units = All'inizio
blz-shop-useRows = Usa le file
blz-shop-waits = in attesa: { $units }
blz-shop-zone = Zona: { $side }

## opt

opt-mission = Missione
opt-mission-1 = Oltre i droidi
opt-mission-2 = Arrivano i camminatori
opt-mission-3 = I generatori
opt-mission-campaign = Tutte e tre di fila
opt-reinforcements = Rinforzi
opt-reinforcements-any = Qualunque pedina libera
opt-reinforcements-lost = Perse o in attesa
opt-survivors = Superstiti
opt-warned = Alleanza avvisata

## setup

setup-about-1 = Han e i suoi esploratori sgusciano fra i droidi sonda.
setup-about-2 = I camminatori superano la cresta. Quanti passeranno?
setup-about-3 = I generatori devono essere in piedi alla fine dei turni.
setup-about-campaign = Tutte e tre le missioni di fila; ciò che accade in una pesa sulla successiva.
setup-mission3 = Solo missione 3: chi ha superato la missione 2
