## blz

blz-about-generators = Hiervoor is het Keizerrijk gekomen.
blz-about-ice = Alleen luchteenheden kunnen eroverheen.
blz-armor = Pantser
blz-at = { $unit } op { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = beschadigd
blz-can-AGILE = Wendbaar: stapt naar elke kant.
blz-can-HARPOON = Harpoeneert walkers.
blz-can-HEAVY-ARMOR = Zwaar pantser.
blz-can-HERO = Een held: schiet met een bonus.
blz-can-LUMBERING = Draait langzaam.
blz-can-MARCH = Marcheert elke beurt gratis één veld.
blz-can-MAX-POWER = Mag op volle kracht vuren.
blz-can-RALLY = Hergroepeert bij schade.
blz-can-SELF-DESTRUCT = Mag zichzelf vernietigen met de infanterie op hetzelfde veld.
blz-can-STRAFE = Schiet naar alle kanten behalve recht achteruit.
blz-can-TURRET = Schiet naar alle kanten.
blz-damaged = beschadigd
blz-dir-N = noorden
blz-dir-NE = noordoosten
blz-dir-NW = noordwesten
blz-dir-S = zuiden
blz-dir-SE = zuidoosten
blz-dir-SW = zuidwesten
blz-echo-trooper = Echosoldaat
blz-event1 = Een meesterschot: één vijandelijke eenheid valt.
blz-event2 = { $points } commandopunten.
blz-event3 = De infanterie hergroepeert en marcheert verder.
blz-event4 = Geen tegenvuur deze beurt.
blz-event5 = { $units } { $units ->
    [one] infanterie-eenheid komt
   *[other] infanterie-eenheden komen
 } binnen.
blz-event6 = Eigen schoten hebben een bonus.
blz-face = Kijk naar het { $facing }
blz-facing = kijkt naar het { $facing }
blz-facingFact = Kijkrichting
blz-fire = Vuren
blz-front = heel
blz-generators = Schildgeneratoren
blz-han = Han Solo
blz-hero = held
blz-key = Op de kaart
blz-keyFacing = kijkrichting
blz-keyZone = opstelzone
blz-laser-battery = Laserbatterij
blz-lost = verloren
blz-lostList = Verloren
blz-luke = Luke Skywalker
blz-out = Eruit, veilig
blz-points = Commandopunten
blz-probe-droid = Sondedroid
blz-scout = Verkenner
blz-snowspeeder = Snowspeeder
blz-snowtrooper = Sneeuwsoldaat
blz-speed = Snelheid
blz-step-commands = Commando's
blz-step-fire = Vuren
blz-step-march = Mars
blz-step-play = Spel
blz-step-return = Tegenvuur
blz-step-setup = Opstelling
blz-toPlace = Nog te zetten
blz-turnIn = { $mission }, beurt { $n }
blz-turnOf = { $mission }, beurt { $n } van { $of }
blz-type-air = Lucht.
blz-type-infantry = Infanterie.
blz-type-vehicle = Voertuig.
blz-veers = AT-AT van Veers
blz-waiting = Wacht
blz-pointsLeft = { $n } { $n ->
    [one] commandopunt
   *[other] commandopunten
 }
blz-turn = Beurt
blz-turns = Beurt { $n }
blz-turnsOf = Beurt { $n } van { $of }
blz-ice = IJs
blz-keyIce = ijs: alleen door de lucht
blz-mission = Missie { $mission }
blz-own = Een eigen missie
blz-shop-about-alliance = De Alliantie brengt eenheden over de keizerlijke rand; het Keizerrijk houdt ze tegen.
blz-shop-about-empire = Het Keizerrijk brengt eenheden over de rand van de Alliantie; de Alliantie houdt ze tegen.
blz-shop-about-none = De Alliantie houdt zoveel beurten stand; met generatoren op de kaart moet ze die behouden.
blz-shop-aim-alliance = Ontsnappen
blz-shop-aim-empire = Doorbreken
blz-shop-aim-none = Standhouden
blz-shop-anywhere = Zet neer op de hele kaart
blz-shop-apart = Afstand tussen eenheden van een soort
blz-shop-clear = Afstand tot vijanden
blz-shop-exits = Eenheden van de kaart om te winnen
blz-shop-forces = Eenheden om mee te beginnen zet hun speler in de zone neer, behalve die al op de kaart liggen. Wachtende komen voor een commandopunt per stuk.
blz-shop-ground = Ondergrond
blz-shop-hexes = zet neer op { $n } { $n ->
    [one] veld
   *[other] velden
 }
blz-shop-limit = Beurtenlimiet
blz-shop-losses = Verliezen waarbij de Alliantie verliest
blz-shop-middle = Generatoren midden op de rand
blz-shop-movesFirst = Begint
blz-shop-nearRows = zet neer in { $n } { $n ->
    [one] rij
   *[other] rijen
 } aan de eigen rand
blz-shop-noLosses = bij 0 tellen ze niet
blz-shop-noRoom = Zonder ruimte zal een eenheid
blz-shop-objective = Waarom het gaat
blz-shop-painted = Zone van { $n } { $n ->
    [one] veld
   *[other] velden
 }
blz-shop-placesFirst = Zet het eerst neer
blz-shop-room-out = wegblijven
blz-shop-room-waits = wachten
blz-shop-rows = Zone: rijen aan de eigen rand
blz-shop-turn = Draai een eenheid
blz-shop-turns = Beurten die de Alliantie standhoudt
blz-shop-units = Aan het begin
blz-shop-useRows = Rijen gebruiken
blz-shop-waits = wacht: { $units }
blz-shop-zone = Zone: { $side }

## opt

opt-mission = Missie
opt-mission-1 = Langs de droids
opt-mission-2 = De walkers komen
opt-mission-3 = De generatoren
opt-mission-campaign = Alle drie achter elkaar
opt-reinforcements = Versterkingen
opt-reinforcements-any = Elk vrij fiche
opt-reinforcements-lost = Verloren of wachtend
opt-survivors = Overlevenden
opt-warned = Gewaarschuwde Alliantie

## setup

setup-about-1 = Han en zijn verkenners glippen door een scherm van sondedroids.
setup-about-2 = De walkers komen over de heuvelrug. Hoeveel komen erdoor?
setup-about-3 = De generatoren moeten er nog staan als de beurten op zijn.
setup-about-campaign = Alle drie de missies achter elkaar; wat in de ene gebeurt, voel je in de volgende.
setup-mission3 = Alleen missie 3: wie door missie 2 kwam
