## opt

opt-mode = Spel
opt-mode-standard = Standaard
opt-mode-trilogy = Originele trilogie

## setup

setup-about-standard = Het oude spel op de kaart van de melkweg: verover alle planeten.
setup-about-trilogy = Rebellen, Keizerrijk en Hutts hebben elk een eigen doel: de Keizer vinden, de Rebellen verdrijven of genoeg grondstofplaneten bezetten.

## tri

tri-about-asteroids = Van niemand: niet aan te vallen, te bezetten of over te steken.
tri-about-deathStar = Een keizerlijke planeet eronder is niet aan te vallen. Rebellen en Hutts mogen het station zelf aanvallen.
tri-asteroids = Asteroïdenveld
tri-balance = Evenwicht
tri-base = Keizerlijke basis
tri-bomber = Bommenwerper
tri-dark = Donker { $n }
tri-darkToLight = van donker naar licht
tri-deathStar = Death Star
tri-deathStarAt = Death Star bij { $planet }
tri-destroyer = Vernietiger
tri-diceFewer = { $n } { $n ->
    [one] dobbelsteen
   *[other] dobbelstenen
 } minder tegen de Death Star
tri-diceMore = { $n } { $n ->
    [one] dobbelsteen
   *[other] dobbelstenen
 } meer tegen de Death Star
tri-empireDraws = het Keizerrijk trekt er { $n } meer
tri-fact-forces = Legers
tri-fighter = Jager
tri-force = De Kracht
tri-forces = { $n } { $n ->
    [one] leger
   *[other] legers
 }
tri-free = vrij
tri-hidden = gedekt
tri-huttResources = Grondstoffen van de Hutts
tri-in = { $region }, { $bonus } waard in één hand.
tri-key-base = keizerlijke basis, gedekt
tri-key-lane = hyperruimtebaan
tri-key-resource = grondstofplaneet
tri-light = Licht { $n }
tri-marker-emperor = de Keizer
tri-marker-empty = leeg
tri-planets = { $n } { $n ->
    [one] planeet
   *[other] planeten
 }
tri-rebelsDraw = de Rebellen trekken er { $n } meer
tri-resource = Een grondstofplaneet.
tri-sets = sets: 3 jagers { $fighters }, 3 bommenwerpers { $bombers }, 3 vernietigers { $destroyers }, van elk één { $each }
tri-standard = Standaard
tri-step-base = Basis
tri-step-cards = Kaarten
tri-step-claim = Bezetten
tri-step-death_star = Station
tri-step-death_star_setup = Death Star
tri-step-draw = Trekken
tri-step-fortify = Verplaatsen
tri-step-fortify_ships = Schepen
tri-step-invade = Invasie
tri-step-place = Plaatsen
tri-step-reinforce = Versterken
tri-step-take_over = Overnemen
tri-taken = veroverd
tri-shop-base-emperor = De basis van de Keizer
tri-shop-base-empty = Lege basis
tri-shop-base-hidden = Basis, inhoud door het lot
tri-shop-bases = Keizerlijke bases
tri-shop-galaxy = Melkweg
tri-shop-game = Het spel
tri-shop-handOf = Hand van { $seat }
tri-shop-hands = Handkaarten
tri-shop-handsHelp = Tot { $n } kaarten elk; waar niets genoemd is, begint de hand leeg.
tri-shop-hint = Kies een eigenaar en klik dan op planeten: elke klik legt een leger meer. Sleep om alles van een planeet te verplaatsen, Delete om haar leeg te maken.
tri-shop-less = Eén leger minder
tri-shop-limit = Beurtenlimiet
tri-shop-noLimit = 0 is geen limiet
tri-shop-owners = Eigenaars en legers
tri-shop-share = Verdeel { $n } { $n ->
    [one] planeet
   *[other] planeten
 } door het lot
tri-shop-ships = Schepen
tri-shop-supply-asteroids = Asteroïdenvelden
tri-shop-supply-bases = Basisfiches
tri-shop-supply-planets = Bezette planeten
tri-shop-toPlace = Te plaatsen legers
tri-shop-toPlaceHelp = Planeten van niemand worden eerst bezet, met elk een leger; wat over is, wordt om de beurt geplaatst.
