## brick

brick-about-base-empire = Un'unità ribelle che vi entra vince la partita.
brick-about-base-rebels = Un'unità imperiale che vi entra vince la partita.
brick-action1 = Prima azione
brick-action2 = Seconda azione
brick-at = { $unit } in { $space }
brick-at-at = AT-AT
brick-at-at-2 = Secondo AT-AT
brick-at-st = AT-ST
brick-base-empire = Base imperiale
brick-base-rebels = Base ribelle
brick-boba-fett = Boba Fett
brick-can-gun = Spara due volte per turno se resta ferma.
brick-can-infantry = { "" }
brick-can-vehicle = Si muove di un passo lungo un collegamento.
brick-chewbacca = Chewbacca
brick-han = Han Solo
brick-imperial-gun = Postazione imperiale
brick-kind-gun = Postazione armata.
brick-kind-infantry = Fanteria.
brick-kind-vehicle = Veicolo.
brick-leader = Un colpo con la Forza di { $leader } distrugge qualunque bersaglio.
brick-line-diagonal = in diagonale
brick-line-straight = in linea retta
brick-luke = Luke Skywalker
brick-next = Attacca lo spazio vicino { $line }.
brick-phase-deploy = Piazza
brick-phase-guns = Postazioni
brick-phase-heroes = Eroi
brick-phase-play = Gioco
brick-reach = Spara fino a { $range } spazi { $line }.
brick-rebel-gun = Postazione ribelle
brick-shop-board = Tabellone
brick-shop-close = Chiudi uno spazio
brick-shop-how = Trascina da uno spazio al vicino per posare o togliere un collegamento; oppure scegli il collegamento e fai clic sui due spazi. Le unità cominciano dove le posi; lo stesso clic le toglie.
brick-shop-link = Collegamento
brick-shop-start = Spazi iniziali
brick-snowspeeder = Snowspeeder
brick-snowspeeder-2 = Secondo Snowspeeder
brick-snowtroopers = Snowtrooper
brick-tauntaun = Tauntaun
brick-troopers = Soldati
brick-vader = Darth Vader
brick-veers = Veers

## opt

opt-double_move = Doppio movimento
opt-guns = Postazioni armate
opt-heroes = Eroi
opt-layout = Tabellone
opt-reinforcement = Rinforzi
opt-secret_deployment = Piazzamento segreto

## setup

setup-about-hoth = Crepacci nel ghiaccio e molte vie per passare. Ogni turno due azioni: un passo o un attacco. Vince chi entra per primo nella base nemica.
setup-about-two-passes = Due passi stretti e un lungo giro. Ogni turno due azioni: un passo o un attacco. Vince chi entra per primo nella base nemica.
