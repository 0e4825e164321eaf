## end

end-about-deathStar = Une fois le bouclier désactivé, on peut l'attaquer depuis un secteur voisin.
end-about-lost = Ce marqueur Flotte est perdu, avec tous ses chasseurs.
end-about-marker = Un marqueur Flotte sans chasseurs.
end-aside = de côté jusqu'à la fin de la manche
end-b-wing = B-Wing
end-b-wings = B-Wings
end-bunker = bunker, { $n } ou plus
end-card = Carte d'ordre
end-deathStar = Étoile de la Mort
end-duel = Le duel
end-empireNote = { $n } chasseurs TIE, { $reserve } en réserve
end-executor = Executor
end-extra = { $n } en plus
end-falcon = Falcon
end-first = 1er
end-gone = disparu
end-hangar = { $n } { $n ->
    [one] chasseur TIE
   *[other] chasseurs TIE
 } au hangar
end-left = encore { $n } sur { $of }
end-lost = perdu
end-lostShips = { $n } { $n ->
    [one] vaisseau
   *[other] vaisseaux
 }
end-luke = Luke
end-marker = Flotte { $id }
end-next = suivant
end-order-ambush = embuscade
end-order-b-wing = B-Wings
end-order-death-star = Étoile de la Mort
end-order-emperor = Empereur
end-order-executor = Executor
end-order-falcon = Falcon
end-order-luke = Luke
end-order-redeem = rédemption
end-order-shield = assaut du bouclier
end-order-tie = chasseurs TIE
end-order-vader = Vador
end-order-x-wing = X-Wings
end-order-y-wing = Y-Wings
end-orders = Ordres
end-pick = Choisissez vos ordres
end-picked = { $n } choisis, le premier est au-dessus
end-pile = Votre pile d'ordres
end-piles = Piles d'ordres
end-prepare = Préparation
end-rebelNote = { $n } chasseurs, { $fleets } { $fleets ->
    [one] flotte
   *[other] flottes
 }
end-redeemable = Rédemption possible à { $spaces }
end-redeemed = Racheté
end-second = 2e
end-shield = Assaut du bouclier
end-shieldAt = Case { $n } sur { $of }, le bouclier tient
end-shieldDown = Le bouclier est désactivé
end-ships = Vaisseaux
end-short-ambush = Embuscade
end-short-b-wing = B-Wing
end-short-death-star = Étoile
end-short-emperor = Empereur
end-short-executor = Executor
end-short-falcon = Falcon
end-short-luke = Luke
end-short-redeem = Rachat
end-short-shield = Bouclier
end-short-tie = TIE
end-short-vader = Vador
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Avancer
end-step-assign = Répartir les dés
end-step-attack = Attaquer
end-step-fire = Tirer
end-step-move = Déplacer
end-step-order = Ordre
end-then = puis
end-third = 3e
end-tie = Chasseur TIE
end-ties = Chasseurs TIE
end-toCome = { $n } à venir
end-turnedUp = retournée
end-vader = Vador
end-x-wing = X-Wing
end-x-wings = X-Wings
end-y-wing = Y-Wing
end-y-wings = Y-Wings
end-shop-ahead = Les stormtroopers se placent sur les cases devant l'équipe.
end-shop-assault = Équipe d'assaut sur la case
end-shop-battle = La bataille
end-shop-board = Le plateau
end-shop-deal = Distribuer plutôt cette main
end-shop-dealt = { $n } cartes, distribuées
end-shop-empty = Enlever tous les vaisseaux
end-shop-handOf = Main : { $seat }
end-shop-hands = Mains
end-shop-hint = Choisissez un vaisseau, puis cliquez sur des secteurs : chaque clic en pose un de plus. Glissez pour déplacer toute une pile, Suppr pour l'effacer.
end-shop-hits = Touches jusqu'ici
end-shop-less = Un vaisseau de moins
end-shop-marker = Marqueur Flotte visible ou perdu
end-shop-named = { $n } { $n ->
    [one] carte nommée
   *[other] cartes nommées
 }
end-shop-redeemed = Vador est racheté
end-shop-reserve = Chasseurs TIE au hangar
end-shop-ships = Vaisseaux
end-shop-space = Stormtrooper sur la case { $n }
end-shop-stormtroopers = Stormtroopers

## opt

opt-round_limit = Limite de manches

## setup

setup-about-2 = La flotte, le bouclier et le duel à la fois, par ordres secrets.
setup-about-4 = Deux équipes de deux, chacun avec ses propres ordres.
