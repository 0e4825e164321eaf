## brick

brick-about-base-empire = Een rebelleneenheid die er binnenkomt, wint de partij.
brick-about-base-rebels = Een keizerlijke eenheid die er binnenkomt, wint de partij.
brick-action1 = Eerste actie
brick-action2 = Tweede actie
brick-at = { $unit } op { $space }
brick-at-at = AT-AT
brick-at-at-2 = Tweede AT-AT
brick-at-st = AT-ST
brick-base-empire = Keizerlijke basis
brick-base-rebels = Rebellenbasis
brick-boba-fett = Boba Fett
brick-can-gun = Schiet twee keer per beurt als het stilstaat.
brick-can-infantry = { "" }
brick-can-vehicle = Gaat één verbonden stap.
brick-chewbacca = Chewbacca
brick-han = Han Solo
brick-imperial-gun = Keizerlijk superwapen
brick-kind-gun = Superwapen.
brick-kind-infantry = Grondtroepen.
brick-kind-vehicle = Voertuig.
brick-leader = Raak met de Kracht van { $leader } vernietigt elk doelwit.
brick-line-diagonal = in een schuine lijn
brick-line-straight = in een rechte lijn
brick-luke = Luke Skywalker
brick-next = Valt het aangrenzende veld aan, { $line }.
brick-phase-deploy = Opstelling
brick-phase-guns = Superwapens
brick-phase-heroes = Helden
brick-phase-play = Spel
brick-reach = Schiet tot { $range } velden ver, { $line }.
brick-rebel-gun = Superwapen van de Rebellen
brick-shop-board = Speelveld
brick-shop-close = Een veld sluiten
brick-shop-how = Sleep van een veld naar het volgende om een verbinding te leggen of weg te halen; of kies de verbinding en klik beide velden aan. Eenheden beginnen waar je ze neerlegt; nog eens dezelfde klik haalt ze weg.
brick-shop-link = Verbinding
brick-shop-start = Beginopstelling
brick-snowspeeder = Snowspeeder
brick-snowspeeder-2 = Tweede snowspeeder
brick-snowtroopers = Sneeuwtroepen
brick-tauntaun = Tauntaun
brick-troopers = Rebellentroepen
brick-vader = Darth Vader
brick-veers = Veers

## opt

opt-double_move = Dubbele verplaatsing
opt-guns = Superwapens
opt-heroes = Helden
opt-layout = Speelveld
opt-reinforcement = Versterkingen
opt-secret_deployment = Geheime opstelling

## setup

setup-about-hoth = Gaten in het ijs, en veel wegen erdoor. Elke beurt twee acties: een stap of een schot. Wie het eerst in de vijandelijke basis staat, wint.
setup-about-two-passes = Twee smalle passen en een lange omweg. Elke beurt twee acties: een stap of een schot. Wie het eerst in de vijandelijke basis staat, wint.
