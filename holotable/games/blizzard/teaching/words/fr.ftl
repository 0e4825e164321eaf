## reference

reference = Aide-mémoire
reference-missions = Les trois missions
reference-units = Unités
reference-abilities = Capacités
reference-events = Événements d'un double
reference-order = La formation habituelle. Place en premier : { $first }, joue en premier : { $moves }.
reference-rows = à { $rows } { $rows ->
    [one] rangée
   *[other] rangées
 } au plus de son bord
reference-apart = partout, à { $apart } cases les unes des autres et à { $clear } de l'ennemi
reference-head-side = camp
reference-head-units = unités
reference-head-place = placement
reference-head-unit = unité
reference-head-type = type d'unité
reference-head-front = vitesse/blindage/puissance de feu
reference-head-back = endommagé
reference-head-abilities = capacités
reference-head-ability = capacité
reference-head-does = effet
reference-head-owners = qui l'a
reference-head-doubles = résultat double
reference-head-event = événement
reference-head-rule = règle

## mission

mission-1 = 1. Se glisser entre les droïdes sondes
mission-1-goal = L'Alliance gagne avec { $exits_to_win } unités sorties par le bord impérial, l'Empire en en détruisant { $losses_to_lose } (BLZ-50).
mission-2 = 2. Retenir l'avant-garde
mission-2-goal = Elle finit quand aucune unité impériale n'est plus sur la carte ; l'Empire gagne avec { $exits_to_win } unités ou plus sorties par le bord de l'Alliance (BLZ-51).
mission-3 = 3. Sauver les générateurs
mission-3-goal = L'Empire gagne quand les générateurs sont détruits, l'Alliance s'ils tiennent après son tour { $turns } (BLZ-52).

## unit

unit-echo-trooper = soldat d'Echo
unit-scout = éclaireur
unit-han = Han
unit-snowspeeder = snowspeeder
unit-luke = Luke
unit-laser-battery = batterie laser
unit-generators = générateurs
unit-snowtrooper = snowtrooper
unit-probe-droid = droïde sonde
unit-at-st = AT-ST
unit-at-at = AT-AT
unit-veers = général Veers (AT-AT)

## type

type-infantry = infanterie
type-vehicle = véhicule
type-air = aérien

## ability

ability-MARCH = marche
ability-MARCH-does = Peut avancer d'une case droit devant, gratuitement, avant le lancer de commandement (BLZ-10).
ability-RALLY = ralliement
ability-RALLY-does = Un point de commandement le remet en état (BLZ-25).
ability-HERO = héros
ability-HERO-does = Un bonus à tous ses tirs (BLZ-33).
ability-AGILE = agilité
ability-AGILE-does = Chaque pas peut aller dans n'importe quelle case adjacente (BLZ-22).
ability-HARPOON = harpon
ability-HARPOON-does = Détruit un AT-AT dans sa propre case à la riposte, sans lancer, et le suit (BLZ-27, BLZ-36).
ability-STRAFE = mitraillage
ability-STRAFE-does = Tire partout sauf droit derrière (BLZ-7).
ability-TURRET = tourelle
ability-TURRET-does = N'a pas d'orientation et tire partout (BLZ-7).
ability-SELF-DESTRUCT = autodestruction
ability-SELF-DESTRUCT-does = Se détruit avec une infanterie de sa propre case à la riposte, sans lancer (BLZ-27, BLZ-36).
ability-LUMBERING = lourdeur
ability-LUMBERING-does = Tourne d'un côté par point (BLZ-21).
ability-HEAVY-ARMOR = blindage lourd
ability-HEAVY-ARMOR-does = Un malus à tous les tirs contre lui (BLZ-33).
ability-MAX-POWER = pleine puissance
ability-MAX-POWER-does = Peut tirer avec un seul dé puissant au lieu de plusieurs (BLZ-35).

## event

event-1 = Tir d'exception : détruisez une unité ennemie proche d'une des vôtres.
event-2 = Plan rusé : 7 points de commandement au lieu de 2.
event-3 = À la charge : l'infanterie endommagée se rallie, puis l'infanterie marche encore une fois.
event-4 = Pas de riposte ce tour.
event-5 = Jusqu'à 2 unités d'infanterie reviennent par votre bord.
event-6 = Visée sûre : un bonus à tous vos tirs de ce tour.

## lesson

lesson-march = Marcher et commander
lesson-march-1-no-march = Cette unité aussi, dans un instant. Commencez par Han.
lesson-march-1 = Vous menez l'Alliance. Dans cette mission, trois de vos unités doivent sortir par le bord du haut. Un tour commence par une marche : les unités qui le peuvent avancent d'une case droit devant, gratuitement. Faites **marcher** **Han**.
lesson-march-1-no = Un pas gratuit ne se refuse pas. Faites d'abord marcher Han.
lesson-march-2 = **Éclaireur 1** peut **marcher** aussi.
lesson-march-2-no = Faites marcher Éclaireur 1, cela ne coûte rien.
lesson-march-3 = Les deux de derrière restent cachés. **Finir la marche** : on lance alors les dés pour les points de commandement.
lesson-march-3-no = Laissez-les où ils sont cette fois. Finissez la marche.
lesson-march-4-no-turn = Tourner coûte aussi un point. Déplacez Éclaireur 1 en 9,7.
lesson-march-4-no-done = Quatre points seraient perdus. Déplacez Éclaireur 1 en 9,7.
lesson-march-4 = Vous avez obtenu 3 et 4 : le plus élevé compte, vous avez donc quatre points. Un point déplace une unité droit devant, jusqu'à sa vitesse. Que l'**éclaireur 1** commence par **aller** en **9,7**.
lesson-march-4-no = D'abord Éclaireur 1 : déplacez-le en 9,7.
lesson-march-5 = Sa vitesse est de deux. **Continuer** en **9,6**.
lesson-march-5-no = Il pourrait s'arrêter, mais le bord est loin. Continuez en 9,6.
lesson-march-6 = À la fin d'un déplacement, une unité s'oriente comme elle veut. Elle marche et se déplace dans ce sens, alors gardez-la vers le **nord**, **comme avant**.
lesson-march-6-no = Le bord est au nord. Orientez-le vers le nord.
lesson-march-end = Marcher, lancer, commander : une unité va là où elle regarde.
lesson-shoot = Tirer
lesson-shoot-1 = Trois droïdes sont proches, mais Han ne tire que sur ce qui est devant lui, jusqu'à trois cases. Il regarde au nord. Plus de commandement maintenant : **finir le commandement**.
lesson-shoot-1-no = Han regarde déjà du bon côté. Finissez le commandement, et tirez.
lesson-shoot-2-no-done = Han n'a pas encore tiré. Tirez sur le droïde sonde 1.
lesson-shoot-2 = Pointez chaque cible et lisez les probabilités. Juste à côté, Han tire le mieux. **Han** : **tirer** sur le **droïde sonde 1**.
lesson-shoot-2-no = Il est plus loin, et les chances sont moindres. Tirez sur le droïde sonde 1.
lesson-shoot-3 = Le premier dé a manqué, un bonus l'a relancé : touché. Un second dé doit ensuite battre le blindage. Le droïde est endommagé ; encore une fois et il disparaît. Personne d'autre ne peut tirer : **finir le tir**.
lesson-shoot-3-no = Il n'y a plus rien avec quoi tirer. Finissez le tir.
lesson-shoot-end = Après votre tir, l'ennemi riposte avec tout ce qui vous voit. Vous avez eu de la chance : le tir est passé à côté.
lesson-turn = Faire face à l'ennemi
lesson-turn-1-no-done = Il vous reste un point. Tournez Han vers le sud-est.
lesson-turn-1 = Le droïde endommagé est à côté de Han, hors de son arc. Un point fait tourner une unité sur place. Il faut **tourner** **Han** vers le **sud-est**.
lesson-turn-1-no = Une autre orientation, ou une autre unité, n'aide pas. Tournez Han vers le sud-est.
lesson-turn-2 = C'était votre dernier point. **Finir le commandement**.
lesson-turn-2-no = Finissez le commandement pour passer au tir.
lesson-turn-3 = Il est maintenant dans son arc : **Han** va **tirer** sur le **droïde sonde 1**.
lesson-turn-3-no = Tirez avant qu'il se réveille.
lesson-turn-end = Pensez à l'orientation avant de penser à la case.
lesson-rally = Rallier
lesson-rally-1 = Voici la deuxième mission : une colonne impériale veut passer. Votre soldat d'Echo 1 est endommagé et ne peut rien faire. Un point remet en état une infanterie endommagée : il faut **rallier** le **soldat d'Echo 1**.
lesson-rally-1-no = Aidez d'abord celui qui ne peut s'aider lui-même. Ralliez le soldat d'Echo 1.
lesson-rally-2 = L'AT-ST est proche. Que le **soldat d'Echo 2** vienne plus près : **aller** en **12,10**.
lesson-rally-2-no = Amenez le soldat d'Echo 2 en 12,10.
lesson-rally-3 = Faites-lui face : **soldat d'Echo 2** au **nord-ouest**.
lesson-rally-3-no = L'AT-ST est au nord-ouest. Orientez-vous de ce côté.
lesson-rally-4 = **Finir le commandement** et tirer.
lesson-rally-4-no = Il ne reste aucun point. Finissez le commandement.
lesson-rally-5 = Le **soldat d'Echo 1** va **tirer** sur **AT-ST 1**.
lesson-rally-5-no = Le soldat d'Echo 1 l'a droit devant lui. Tirez avec lui.
lesson-rally-end = Manqué, comme la plupart des tirs contre un blindage. C'est pourquoi les snowspeeders ont des harpons.
lesson-harpoon = Le harpon
lesson-harpoon-1 = Rien n'arrête un AT-AT comme un câble autour des pattes. Les unités aériennes entrent dans toute case, et une unité agile va partout. Que le **snowspeeder 1** commence par **aller** en **10,6**.
lesson-harpoon-1-no = Volez vers le marcheur : 10,6.
lesson-harpoon-2 = **Continuer** dans la case du marcheur, **10,5**.
lesson-harpoon-2-no = Il faut être dans sa case. Continuez en 10,5.
lesson-harpoon-3 = Orientez-vous au **nord**, **comme avant**.
lesson-harpoon-3-no = L'orientation n'a pas d'importance ici. Orientez-vous au nord.
lesson-harpoon-4 = **Finir le commandement**.
lesson-harpoon-4-no = Gardez l'autre point : finissez le commandement.
lesson-harpoon-5 = Le harpon ne sert qu'au tour de l'ennemi, quand vous ripostez. **Finir le tir**.
lesson-harpoon-5-no = Ne gâchez pas la surprise. Finissez le tir.
lesson-harpoon-6 = Le tour de l'Empire est fini, et c'est à vous de riposter : **harponner** l'**AT-AT 1**.
lesson-harpoon-6-no = Le câble est lancé. Harponnez le marcheur !
lesson-harpoon-end = Pas de dé, pas de blindage : le marcheur tombe.
lesson-win = Hors de la carte
lesson-win-1 = Deux éclaireurs sont déjà passés. Han est au bord et regarde au nord. Faites **marcher** **Han** hors de la carte.
lesson-win-1-no = Le bord est devant lui. Faites marcher Han.
lesson-win-end = Trois sont sortis : la mission est gagnée. Le cadet commande les droïdes de votre première partie.
