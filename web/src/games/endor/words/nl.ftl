## end

end-about-deathStar = Is het schild uit, dan kan hij vanuit een sector ernaast worden aangevallen.
end-about-lost = Deze vlootfiche is verloren, met elke jager erop.
end-about-marker = Een vlootfiche zonder jagers.
end-aside = apart gelegd tot het einde van de ronde
end-b-wing = B-Wing
end-b-wings = B-Wings
end-bunker = bunker, { $n }+
end-card = Orderkaart
end-deathStar = Death Star
end-duel = Het duel
end-empireNote = { $n } TIE's, { $reserve } in reserve
end-executor = Executor
end-extra = { $n } extra
end-falcon = Falcon
end-first = 1e
end-gone = weg
end-hangar = { $n } { $n ->
    [one] TIE
   *[other] TIE's
 } in de hangar
end-left = nog { $n } van { $of }
end-lost = verloren
end-lostShips = { $n } { $n ->
    [one] schip
   *[other] schepen
 }
end-luke = Luke
end-marker = Vloot { $id }
end-next = volgende
end-order-ambush = hinderlaag
end-order-b-wing = B-Wings
end-order-death-star = Death Star
end-order-emperor = Keizer
end-order-executor = Executor
end-order-falcon = Falcon
end-order-luke = Luke
end-order-redeem = verlossing
end-order-shield = schildaanval
end-order-tie = TIE-jagers
end-order-vader = Vader
end-order-x-wing = X-Wings
end-order-y-wing = Y-Wings
end-orders = Orders
end-pick = Kies je orders
end-picked = { $n } gekozen, de eerste ligt bovenop
end-pile = Je orderstapel
end-piles = Orderstapels
end-prepare = Voorbereiding
end-rebelNote = { $n } jagers, { $fleets } { $fleets ->
    [one] vloot
   *[other] vloten
 }
end-redeemable = Te verlossen op { $spaces }
end-redeemed = Verlost
end-second = 2e
end-shield = Schildaanval
end-shieldAt = Veld { $n } van { $of }, het schild is aan
end-shieldDown = Het schild is uit
end-ships = Schepen
end-short-ambush = Hinderlaag
end-short-b-wing = B-Wing
end-short-death-star = Station
end-short-emperor = Keizer
end-short-executor = Executor
end-short-falcon = Falcon
end-short-luke = Luke
end-short-redeem = Verlossing
end-short-shield = Schild
end-short-tie = TIE
end-short-vader = Vader
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Oprukken
end-step-assign = Dobbelstenen verdelen
end-step-attack = Aanval
end-step-fire = Vuren
end-step-move = Verplaatsing
end-step-order = Order
end-then = daarna
end-third = 3e
end-tie = TIE-jager
end-ties = TIE-jagers
end-toCome = nog { $n }
end-turnedUp = ligt open
end-vader = Vader
end-x-wing = X-Wing
end-x-wings = X-Wings
end-y-wing = Y-Wing
end-y-wings = Y-Wings
end-shop-ahead = Stormtroopers staan op velden vóór het team.
end-shop-assault = Aanvalsteam op veld
end-shop-battle = De slag
end-shop-board = Het bord
end-shop-deal = Deze hand laten delen
end-shop-dealt = { $n } kaarten, gedeeld
end-shop-empty = Alle schepen weghalen
end-shop-handOf = Hand van { $seat }
end-shop-hands = Handkaarten
end-shop-hint = Kies een schip en klik dan op plekken: elke klik legt er een bij. Sleep om een hele stapel te verplaatsen, Delete om hem weg te halen.
end-shop-hits = Treffers tot nu toe
end-shop-less = Eén schip minder
end-shop-marker = Vlootfiche open of verloren
end-shop-named = { $n } { $n ->
    [one] kaart
   *[other] kaarten
 }, gekozen
end-shop-redeemed = Vader is verlost
end-shop-reserve = TIE's in de hangar
end-shop-ships = Schepen
end-shop-space = Stormtrooper op veld { $n }
end-shop-stormtroopers = Stormtroopers

## opt

opt-round_limit = Rondelimiet

## setup

setup-about-2 = De vloot, het schild en het duel tegelijk, met geheime orders.
setup-about-4 = Twee teams van twee, elke speler met eigen orders.
