## opt

opt-mode = Gioco
opt-mode-standard = Standard
opt-mode-trilogy = Trilogia originale

## setup

setup-about-standard = Il classico sulla mappa della galassia: conquista tutti i pianeti.
setup-about-trilogy = Ribelli, Impero e Hutt, ognuno con il suo scopo: trovare l'Imperatore, eliminare i Ribelli, controllare abbastanza pianeti risorsa.

## tri

tri-about-asteroids = Di nessuno: non si può attaccare, tenere o attraversare.
tri-about-deathStar = Un pianeta imperiale sotto di essa non può essere attaccato. Ribelli e Hutt possono attaccare la stazione stessa.
tri-asteroids = Campo di asteroidi
tri-balance = Equilibrio
tri-base = Base imperiale
tri-bomber = Bombardiere
tri-dark = Oscuro { $n }
tri-darkToLight = da oscuro a chiaro
tri-deathStar = Morte Nera
tri-deathStarAt = Morte Nera a { $planet }
tri-destroyer = Incrociatore
tri-diceFewer = { $n } { $n ->
    [one] dado
   *[other] dadi
 } in meno contro la Morte Nera
tri-diceMore = { $n } { $n ->
    [one] dado
   *[other] dadi
 } in più contro la Morte Nera
tri-empireDraws = l'Impero pesca { $n } in più
tri-fact-forces = Armate
tri-fighter = Caccia
tri-force = La Forza
tri-forces = { $n } { $n ->
    [one] armata
   *[other] armate
 }
tri-free = libero
tri-hidden = coperta
tri-huttResources = Risorse Hutt
tri-in = { $region }: vale { $bonus } se controllata per intero.
tri-key-base = base imperiale, coperta
tri-key-lane = rotta iperspaziale
tri-key-resource = pianeta risorsa
tri-light = Chiaro { $n }
tri-marker-emperor = l'Imperatore
tri-marker-empty = vuoto
tri-planets = { $n } { $n ->
    [one] pianeta
   *[other] pianeti
 }
tri-rebelsDraw = i Ribelli pescano { $n } in più
tri-resource = Un pianeta risorsa.
tri-sets = combinazioni: 3 caccia { $fighters }, 3 bombardieri { $bombers }, 3 incrociatori { $destroyers }, uno per tipo { $each }
tri-standard = Standard
tri-step-base = Base
tri-step-cards = Carte
tri-step-claim = Occupa
tri-step-death_star = Stazione
tri-step-death_star_setup = Morte Nera
tri-step-draw = Pesca
tri-step-fortify = Sposta
tri-step-fortify_ships = Navi
tri-step-invade = Invadi
tri-step-place = Piazza
tri-step-reinforce = Rinforza
tri-step-take_over = Prendi
tri-taken = preso
tri-shop-base-emperor = Base dell'Imperatore
tri-shop-base-empty = Base vuota
tri-shop-base-hidden = Base, a caso
tri-shop-bases = Basi imperiali
tri-shop-galaxy = Galassia
tri-shop-game = La partita
tri-shop-handOf = Mano: { $seat }
tri-shop-hands = Carte in mano
tri-shop-handsHelp = Fino a { $n } carte ciascuno; dove non ne indichi, la mano comincia vuota.
tri-shop-hint = Scegli un proprietario, poi fai clic sui pianeti: ogni clic posa un'armata in più. Trascina per spostare tutto, Canc per svuotare.
tri-shop-less = Un'armata in meno
tri-shop-limit = Limite di turni
tri-shop-noLimit = Zero: nessun limite
tri-shop-owners = Proprietari e armate
tri-shop-share = Distribuisci a caso { $n } { $n ->
    [one] pianeta
   *[other] pianeti
 }
tri-shop-ships = Navi
tri-shop-supply-asteroids = Campi di asteroidi
tri-shop-supply-bases = Segnalini base
tri-shop-supply-planets = Pianeti occupati
tri-shop-toPlace = Armate da piazzare
tri-shop-toPlaceHelp = Prima si occupano i pianeti liberi, con un'armata ciascuno; poi si piazza a turno ciò che resta.
