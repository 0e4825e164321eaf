## end

end-about-deathStar = Abbattuto lo scudo, si può attaccare da un settore vicino.
end-about-lost = Questo segnalino flotta è perso, con tutti i suoi caccia.
end-about-marker = Un segnalino flotta senza caccia.
end-aside = da parte fino a fine round
end-b-wing = B-Wing
end-b-wings = B-Wing
end-bunker = bunker, { $n }+
end-card = Carta ordine
end-deathStar = Morte Nera
end-duel = Il duello
end-empireNote = { $n } TIE, { $reserve } in riserva
end-executor = Executor
end-extra = { $n } extra
end-falcon = Falcon
end-first = 1º
end-gone = fuori gioco
end-hangar = { $n } TIE nell'hangar
end-left = restano { $n } su { $of }
end-lost = perso
end-lostShips = { $n } { $n ->
    [one] nave
   *[other] navi
 }
end-luke = Luke
end-marker = Flotta { $id }
end-next = prossimo
end-order-ambush = imboscata
end-order-b-wing = B-Wing
end-order-death-star = Morte Nera
end-order-emperor = Imperatore
end-order-executor = Executor
end-order-falcon = Falcon
end-order-luke = Luke
end-order-redeem = redenzione
end-order-shield = assalto allo scudo
end-order-tie = caccia TIE
end-order-vader = Vader
end-order-x-wing = X-Wing
end-order-y-wing = Y-Wing
end-orders = Ordini
end-pick = Scegli i tuoi ordini
end-picked = { $n } { $n ->
    [one] scelto
   *[other] scelti
 }, il primo sta in cima
end-pile = La tua pila di ordini
end-piles = Pile di ordini
end-prepare = Preparazione
end-rebelNote = { $n } caccia, { $fleets } { $fleets ->
    [one] flotta
   *[other] flotte
 }
end-redeemable = Redimibile a { $spaces }
end-redeemed = Redento
end-second = 2º
end-shield = Assalto allo scudo
end-shieldAt = Spazio { $n } di { $of }, lo scudo è attivo
end-shieldDown = Lo scudo è abbattuto
end-ships = Navi
end-short-ambush = Imboscata
end-short-b-wing = B-Wing
end-short-death-star = Stazione
end-short-emperor = Imperatore
end-short-executor = Executor
end-short-falcon = Falcon
end-short-luke = Luke
end-short-redeem = Redenzione
end-short-shield = Scudo
end-short-tie = TIE
end-short-vader = Vader
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Avanza
end-step-assign = Assegna
end-step-attack = Attacco
end-step-fire = Fuoco
end-step-move = Muovi
end-step-order = Ordine
end-then = poi
end-third = 3º
end-tie = Caccia TIE
end-ties = Caccia TIE
end-toCome = { $n } in arrivo
end-turnedUp = scoperta
end-vader = Vader
end-x-wing = X-Wing
end-x-wings = X-Wing
end-y-wing = Y-Wing
end-y-wings = Y-Wing
end-shop-ahead = Gli assaltatori stanno in spazi davanti alla squadra.
end-shop-assault = Squadra d'assalto nello spazio
end-shop-battle = La battaglia
end-shop-board = Il tabellone
end-shop-deal = Pesca questa mano invece
end-shop-dealt = { $n } carte, pescate
end-shop-empty = Togli tutte le navi
end-shop-handOf = Mano: { $seat }
end-shop-hands = Mani
end-shop-hint = Scegli una nave, poi fai clic sui luoghi: ogni clic ne posa una in più. Trascina per spostare tutto il gruppo, Canc per svuotare.
end-shop-hits = Colpi subiti
end-shop-less = Una nave in meno
end-shop-marker = Segnalino flotta attivo o perso
end-shop-named = { $n } { $n ->
    [one] carta indicata
   *[other] carte indicate
 }
end-shop-redeemed = Vader è redento
end-shop-reserve = TIE nell'hangar
end-shop-ships = Navi
end-shop-space = Assaltatore nello spazio { $n }
end-shop-stormtroopers = Assaltatori

## opt

opt-round_limit = Limite di round

## setup

setup-about-2 = La flotta, lo scudo e il duello insieme, con ordini segreti.
setup-about-4 = Due squadre di due, ogni giocatore con i suoi ordini.
