## opt

opt-mode = Spiel
opt-mode-standard = Standard
opt-mode-trilogy = Original-Trilogie

## setup

setup-about-standard = Das alte Spiel auf der Galaxiekarte: Erobere alle Planeten.
setup-about-trilogy = Rebellen, Imperium und Hutten, jede Fraktion mit eigenem Ziel: den Imperator finden, die Rebellen auslöschen, genug Rohstoff-Planeten besetzen.

## tri

tri-about-asteroids = Niemandes Gebiet: Es kann nicht angegriffen, gehalten oder durchquert werden.
tri-about-deathStar = Ein Planet des Imperiums unter ihm kann nicht angegriffen werden. Rebellen und Hutten dürfen die Station selbst angreifen.
tri-asteroids = Asteroidenfeld
tri-balance = Gleichgewicht
tri-base = Imperiale Basis
tri-bomber = Bomber
tri-dark = Dunkel { $n }
tri-darkToLight = dunkel bis hell
tri-deathStar = Todesstern
tri-deathStarAt = Todesstern bei { $planet }
tri-destroyer = Zerstörer
tri-diceFewer = { $n } { $n ->
    [one] Würfel
   *[other] Würfel
 } weniger gegen den Todesstern
tri-diceMore = { $n } { $n ->
    [one] Würfel
   *[other] Würfel
 } mehr gegen den Todesstern
tri-empireDraws = das Imperium zieht { $n } mehr
tri-fact-forces = Streitkräfte
tri-fighter = Jäger
tri-force = Die Macht
tri-forces = { $n } { $n ->
    [one] Streitkraft
   *[other] Streitkräfte
 }
tri-free = frei
tri-hidden = verdeckt
tri-huttResources = Rohstoffe der Hutten
tri-in = { $region }, ganz besetzt { $bonus } wert.
tri-key-base = Imperiale Basis, verdeckt
tri-key-lane = Hyperraum-Verbindung
tri-key-resource = Rohstoff-Planet
tri-light = Hell { $n }
tri-marker-emperor = der Imperator
tri-marker-empty = leer
tri-planets = { $n } { $n ->
    [one] Planet
   *[other] Planeten
 }
tri-rebelsDraw = die Rebellen ziehen { $n } mehr
tri-resource = Ein Rohstoff-Planet.
tri-sets = Sets: 3 Jäger { $fighters }, 3 Bomber { $bombers }, 3 Zerstörer { $destroyers }, je einer { $each }
tri-standard = Standard
tri-step-base = Basis
tri-step-cards = Karten
tri-step-claim = Besetzen
tri-step-death_star = Station
tri-step-death_star_setup = Todesstern
tri-step-draw = Ziehen
tri-step-fortify = Befestigen
tri-step-fortify_ships = Schiffe
tri-step-invade = Invasion
tri-step-place = Platzieren
tri-step-reinforce = Verstärken
tri-step-take_over = Übernehmen
tri-taken = erobert
tri-shop-base-emperor = Basis des Imperators
tri-shop-base-empty = Leere Basis
tri-shop-base-hidden = Basis, Inhalt zufällig
tri-shop-bases = Imperiale Basen
tri-shop-galaxy = Galaxis
tri-shop-game = Das Spiel
tri-shop-handOf = Hand: { $seat }
tri-shop-hands = Handkarten
tri-shop-handsHelp = Bis zu { $n } Karten je Platz; ohne Angabe beginnen Hände leer.
tri-shop-hint = Wähle, wem es gehört, und klick auf Planeten: Jeder Klick legt eine Streitkraft mehr. Ziehen verschiebt alles, was dort steht, Entf räumt ab.
tri-shop-less = Eine Streitkraft weniger
tri-shop-limit = Zuglimit
tri-shop-noLimit = Null: kein Limit
tri-shop-owners = Besitz und Streitkräfte
tri-shop-share = { $n } { $n ->
    [one] Planeten
   *[other] Planeten
 } zufällig verteilen
tri-shop-ships = Schiffe
tri-shop-supply-asteroids = Asteroidenfelder
tri-shop-supply-bases = Basis-Marker
tri-shop-supply-planets = Besetzte Planeten
tri-shop-toPlace = Streitkräfte zum Platzieren
tri-shop-toPlaceHelp = Freie Planeten werden zuerst besetzt, mit je einer Streitkraft; der Rest wird dann reihum platziert.
