## end

end-about-deathStar = Ist der Schild unten, kann man ihn aus einem Sektor neben ihm angreifen.
end-about-lost = Dieser Flottenmarker ist verloren und jeder Jäger darauf.
end-about-marker = Ein Flottenmarker ohne Jäger.
end-aside = beiseitegelegt, bis die Runde endet
end-b-wing = B-Wing
end-b-wings = B-Wings
end-bunker = Bunker, { $n }+
end-card = Befehlskarte
end-deathStar = Todesstern
end-duel = Das Duell
end-empireNote = { $n } TIEs, { $reserve } in Reserve
end-executor = Executor
end-extra = { $n } zusätzlich
end-falcon = Falke
end-first = 1.
end-gone = weg
end-hangar = { $n } { $n ->
    [one] TIE
   *[other] TIEs
 } im Hangar
end-left = noch { $n } von { $of }
end-lost = verloren
end-lostShips = { $n } { $n ->
    [one] Schiff
   *[other] Schiffe
 }
end-luke = Luke
end-marker = Flotte { $id }
end-next = als Nächstes
end-order-ambush = Hinterhalt
end-order-b-wing = B-Wings
end-order-death-star = Todesstern
end-order-emperor = Imperator
end-order-executor = Executor
end-order-falcon = Falke
end-order-luke = Luke
end-order-redeem = Läuterung
end-order-shield = Schildangriff
end-order-tie = TIE-Jäger
end-order-vader = Vader
end-order-x-wing = X-Wings
end-order-y-wing = Y-Wings
end-orders = Befehle
end-pick = Wähle deine Befehle
end-picked = { $n } gewählt, der erste liegt oben
end-pile = Dein Befehlsstapel
end-piles = Befehlsstapel
end-prepare = Vorbereiten
end-rebelNote = { $n } Jäger, { $fleets } { $fleets ->
    [one] Flotte
   *[other] Flotten
 }
end-redeemable = Läuterung bei { $spaces }
end-redeemed = Geläutert
end-second = 2.
end-shield = Schildangriff
end-shieldAt = Feld { $n } von { $of }, der Schild ist oben
end-shieldDown = Der Schild ist unten
end-ships = Schiffe
end-short-ambush = Hinterhalt
end-short-b-wing = B-Wing
end-short-death-star = Station
end-short-emperor = Imperator
end-short-executor = Executor
end-short-falcon = Falke
end-short-luke = Luke
end-short-redeem = Läuterung
end-short-shield = Schild
end-short-tie = TIE
end-short-vader = Vader
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Vorrücken
end-step-assign = Würfel einsetzen
end-step-attack = Angriff
end-step-fire = Feuern
end-step-move = Bewegung
end-step-order = Befehl
end-then = dann
end-third = 3.
end-tie = TIE-Jäger
end-ties = TIE-Jäger
end-toCome = noch { $n }
end-turnedUp = aufgedeckt
end-vader = Vader
end-x-wing = X-Wing
end-x-wings = X-Wings
end-y-wing = Y-Wing
end-y-wings = Y-Wings
end-shop-ahead = Sturmtruppen stehen auf Feldern vor dem Team.
end-shop-assault = Angriffsteam auf Feld
end-shop-battle = Die Schlacht
end-shop-board = Der Plan
end-shop-deal = Diese Hand stattdessen austeilen
end-shop-dealt = { $n } Karten, ausgeteilt
end-shop-empty = Alle Schiffe wegnehmen
end-shop-handOf = Hand: { $seat }
end-shop-hands = Hände
end-shop-hint = Wähle ein Schiff und klick auf Plätze: Jeder Klick legt eines mehr. Ziehen verschiebt den ganzen Stapel, Entf räumt ihn ab.
end-shop-hits = Treffer bisher
end-shop-less = Ein Schiff weniger
end-shop-marker = Flottenmarker offen oder verloren
end-shop-named = { $n } { $n ->
    [one] Karte
   *[other] Karten
 }, genannt
end-shop-redeemed = Vader ist geläutert
end-shop-reserve = TIEs im Hangar
end-shop-ships = Schiffe
end-shop-space = Sturmtruppe auf Feld { $n }
end-shop-stormtroopers = Sturmtruppen

## opt

opt-round_limit = Rundenlimit

## setup

setup-about-2 = Flotte, Schild und Duell zugleich, durch geheime Befehle.
setup-about-4 = Zwei Zweierteams, alle mit eigenen Befehlen.
