## blz

blz-about-generators = Ihretwegen ist das Imperium gekommen.
blz-about-ice = Nur Lufteinheiten kommen hinüber.
blz-armor = Panzerung
blz-at = { $unit } auf { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = beschädigt
blz-can-AGILE = Wendig: zieht nach allen Seiten.
blz-can-HARPOON = Harpuniert Läufer.
blz-can-HEAVY-ARMOR = Schwere Panzerung.
blz-can-HERO = Ein Held: schießt mit Bonus.
blz-can-LUMBERING = Dreht sich langsam.
blz-can-MARCH = Marschiert jeden Zug kostenlos ein Feld.
blz-can-MAX-POWER = Darf mit voller Kraft feuern.
blz-can-RALLY = Sammelt sich, wenn beschädigt.
blz-can-SELF-DESTRUCT = Darf sich und die Infanterie im selben Feld zerstören.
blz-can-STRAFE = Schießt überallhin, nur nicht direkt nach hinten.
blz-can-TURRET = Schießt nach allen Seiten.
blz-damaged = beschädigt
blz-dir-N = Norden
blz-dir-NE = Nordosten
blz-dir-NW = Nordwesten
blz-dir-S = Süden
blz-dir-SE = Südosten
blz-dir-SW = Südwesten
blz-echo-trooper = Echo-Soldat
blz-event1 = Ein Meisterschuss: Eine gegnerische Einheit fällt.
blz-event2 = { $points } Befehlspunkte.
blz-event3 = Die Infanterie sammelt sich und marschiert weiter.
blz-event4 = Kein Gegenfeuer in diesem Zug.
blz-event5 = { $units } { $units ->
    [one] Infanterie-Einheit kommt
   *[other] Infanterie-Einheiten kommen
 } ins Spiel.
blz-event6 = Eigene Schüsse haben einen Bonus.
blz-face = Blick nach { $facing }
blz-facing = Blick nach { $facing }
blz-facingFact = Blickrichtung
blz-fire = Feuerkraft
blz-front = heil
blz-generators = Schildgeneratoren
blz-han = Han Solo
blz-hero = Held
blz-key = Auf dem Plan
blz-keyFacing = Blickrichtung
blz-keyZone = Aufstellungszone
blz-laser-battery = Laserbatterie
blz-lost = verloren
blz-lostList = Verloren
blz-luke = Luke Skywalker
blz-out = Hinaus, in Sicherheit
blz-points = Befehlspunkte
blz-probe-droid = Suchdroide
blz-scout = Späher
blz-snowspeeder = Snowspeeder
blz-snowtrooper = Schneetruppler
blz-speed = Tempo
blz-step-commands = Befehle
blz-step-fire = Feuer
blz-step-march = Marsch
blz-step-play = Spiel
blz-step-return = Gegenfeuer
blz-step-setup = Aufstellung
blz-toPlace = Aufzustellen
blz-turnIn = { $mission }, Zug { $n }
blz-turnOf = { $mission }, Zug { $n } von { $of }
blz-type-air = Luft.
blz-type-infantry = Infanterie.
blz-type-vehicle = Fahrzeug.
blz-veers = AT-AT von Veers
blz-waiting = Wartet
blz-pointsLeft = { $n } { $n ->
    [one] Befehlspunkt
   *[other] Befehlspunkte
 }
blz-turn = Zug
blz-turns = Zug { $n }
blz-turnsOf = Zug { $n } von { $of }
blz-ice = Eis
blz-keyIce = Eis: nur für Lufteinheiten
blz-mission = Mission { $mission }
blz-own = Eine eigene Mission
blz-shop-about-alliance = Die Allianz bringt Einheiten über den imperialen Rand hinaus; das Imperium hält sie auf.
blz-shop-about-empire = Das Imperium bringt Einheiten über den Rand der Allianz hinaus; die Allianz hält es auf.
blz-shop-about-none = Die Allianz hält so viele Züge lang stand; mit Generatoren auf dem Plan muss sie diese behalten.
blz-shop-aim-alliance = Entkommen
blz-shop-aim-empire = Durchbrechen
blz-shop-aim-none = Standhalten
blz-shop-anywhere = Stellt auf dem ganzen Plan auf
blz-shop-apart = Abstand zwischen Einheiten einer Art
blz-shop-clear = Abstand zu Gegnern
blz-shop-exits = Einheiten hinaus zum Sieg
blz-shop-forces = Einheiten vom Anfang stellt ihre Seite in der Zone auf, außer denen, die schon auf dem Plan liegen. Wartende kommen für je einen Befehlspunkt.
blz-shop-ground = Boden
blz-shop-hexes = stellt auf { $n } { $n ->
    [one] Feld auf
   *[other] Feldern auf
 }
blz-shop-limit = Zuglimit
blz-shop-losses = Verluste der Allianz zur Niederlage
blz-shop-middle = Generatoren in der Mitte des Randes
blz-shop-movesFirst = Zieht zuerst
blz-shop-nearRows = stellt in { $n } { $n ->
    [one] Reihe
   *[other] Reihen
 } am eigenen Rand auf
blz-shop-noLosses = Null: Verluste zählen nicht
blz-shop-noRoom = Ohne Platz
blz-shop-objective = Worum gekämpft wird
blz-shop-painted = Zone mit { $n } { $n ->
    [one] Feld
   *[other] Feldern
 }
blz-shop-placesFirst = Stellt zuerst auf
blz-shop-room-out = bleibt eine Einheit draußen
blz-shop-room-waits = wartet eine Einheit
blz-shop-rows = Zone: Reihen am eigenen Rand
blz-shop-turn = Einheit drehen
blz-shop-turns = Züge der Allianz zum Standhalten
blz-shop-units = Am Anfang
blz-shop-useRows = Reihen nutzen
blz-shop-waits = wartend: { $units }
blz-shop-zone = Zone: { $side }

## opt

opt-mission = Mission
opt-mission-1 = Durch die Droiden
opt-mission-2 = Die Läufer kommen
opt-mission-3 = Die Generatoren
opt-mission-campaign = Alle drei nacheinander
opt-reinforcements = Verstärkung
opt-reinforcements-any = Jedes freie Plättchen
opt-reinforcements-lost = Verlorene oder wartende
opt-survivors = Überlebende
opt-warned = Gewarnte Allianz

## setup

setup-about-1 = Han und seine Späher schlüpfen durch eine Kette von Suchdroiden.
setup-about-2 = Die Läufer kommen über den Kamm. Wie viele kommen durch?
setup-about-3 = Die Generatoren müssen stehen, wenn die Züge vorbei sind.
setup-about-campaign = Alle drei Missionen nacheinander; was in einer geschieht, wirkt in der nächsten nach.
setup-mission3 = Mission 3 allein: wer durch Mission 2 kam
