## reference

reference = Übersicht
reference-missions = Die drei Missionen
reference-units = Einheiten
reference-abilities = Fähigkeiten
reference-events = Ereignisse beim Pasch
reference-order = Die übliche Aufstellung. Zuerst stellt auf: { $first }. Zuerst zieht: { $moves }.
reference-rows = innerhalb von { $rows } { $rows ->
    [one] Reihe
   *[other] Reihen
 } ab dem eigenen Rand
reference-apart = überall, { $apart } Felder voneinander und { $clear } vom Gegner entfernt
reference-head-side = Seite
reference-head-units = Einheiten
reference-head-place = stellt auf
reference-head-unit = Einheit
reference-head-type = Art
reference-head-front = Tempo/Panzerung/Feuerkraft
reference-head-back = beschädigt
reference-head-abilities = Fähigkeiten
reference-head-ability = Fähigkeit
reference-head-does = was sie bewirkt
reference-head-owners = wer sie hat
reference-head-doubles = Pasch
reference-head-event = Ereignis
reference-head-rule = Regel

## mission

mission-1 = 1. Vorbei an den Suchdroiden
mission-1-goal = Die Allianz gewinnt mit { $exits_to_win } Einheiten über den imperialen Rand hinaus, das Imperium, wenn es { $losses_to_lose } zerstört (BLZ-50).
mission-2 = 2. Die Vorhut aufhalten
mission-2-goal = Sie endet, wenn keine imperiale Einheit mehr auf dem Plan ist; das Imperium gewinnt mit { $exits_to_win } oder mehr Einheiten über den Rand der Allianz hinaus (BLZ-51).
mission-3 = 3. Die Generatoren retten
mission-3-goal = Das Imperium gewinnt, wenn die Generatoren zerstört sind, die Allianz, wenn sie nach ihrem Zug { $turns } noch stehen (BLZ-52).

## unit

unit-echo-trooper = Echo-Soldat
unit-scout = Späher
unit-han = Han
unit-snowspeeder = Snowspeeder
unit-luke = Luke
unit-laser-battery = Laserbatterie
unit-generators = Generatoren
unit-snowtrooper = Schneetruppler
unit-probe-droid = Suchdroide
unit-at-st = AT-ST
unit-at-at = AT-AT
unit-veers = General Veers (AT-AT)

## type

type-infantry = Infanterie
type-vehicle = Fahrzeug
type-air = Luft

## ability

ability-MARCH = Marsch
ability-MARCH-does = Darf vor dem Befehlswurf kostenlos ein Feld geradeaus gehen (BLZ-10).
ability-RALLY = Sammeln
ability-RALLY-does = Ein Befehlspunkt macht die Einheit wieder heil (BLZ-25).
ability-HERO = Held
ability-HERO-does = Ein Bonus auf alle Schüsse (BLZ-33).
ability-AGILE = Wendig
ability-AGILE-does = Jeder Schritt darf in jedes angrenzende Feld gehen (BLZ-22).
ability-HARPOON = Harpune
ability-HARPOON-does = Zerstört im Gegenfeuer ohne Wurf einen AT-AT im selben Feld und folgt ihm (BLZ-27, BLZ-36).
ability-STRAFE = Rundumfeuer
ability-STRAFE-does = Schießt überallhin, nur nicht direkt nach hinten (BLZ-7).
ability-TURRET = Geschützturm
ability-TURRET-does = Hat keine Blickrichtung und schießt überallhin (BLZ-7).
ability-SELF-DESTRUCT = Selbstzerstörung
ability-SELF-DESTRUCT-does = Zerstört im Gegenfeuer ohne Wurf sich selbst und Infanterie im selben Feld (BLZ-27, BLZ-36).
ability-LUMBERING = Schwerfällig
ability-LUMBERING-does = Dreht sich pro Punkt um eine Seite (BLZ-21).
ability-HEAVY-ARMOR = Schwere Panzerung
ability-HEAVY-ARMOR-does = Ein Malus auf alle Schüsse gegen die Einheit (BLZ-33).
ability-MAX-POWER = Volle Kraft
ability-MAX-POWER-does = Darf mit einem starken Würfel statt mit mehreren schießen (BLZ-35).

## event

event-1 = Ein Meisterschuss: Zerstöre eine gegnerische Einheit nahe einer von deinen.
event-2 = Ein kluger Plan: 7 Befehlspunkte statt 2.
event-3 = Sturmlauf: Beschädigte Infanterie sammelt sich, dann marschiert Infanterie noch einmal.
event-4 = Kein Gegenfeuer in diesem Zug.
event-5 = Bis zu 2 Infanterie-Einheiten kommen an deinem Rand zurück.
event-6 = Ruhige Hand: ein Bonus auf alle deine Schüsse in diesem Zug.

## lesson

lesson-march = Marsch und Befehle
lesson-march-1-no-march = Die auch, gleich. Fang mit Han an.
lesson-march-1 = Du führst die Allianz. In dieser Mission müssen drei deiner Einheiten über den oberen Rand hinaus. Ein Zug beginnt mit dem Marsch: Wer kann, geht kostenlos ein Feld geradeaus. Schick **Han** auf den **Marsch**.
lesson-march-1-no = Ein Schritt, der nichts kostet, ist geschenkt. Lass zuerst Han marschieren.
lesson-march-2 = Auch **Späher 1** darf auf den **Marsch**.
lesson-march-2-no = Lass Späher 1 marschieren, es kostet nichts.
lesson-march-3 = Die beiden hinten bleiben versteckt. Wähle **Marsch beenden**: Dann wird um Befehlspunkte gewürfelt.
lesson-march-3-no = Lass sie diesmal, wo sie sind. Beende den Marsch.
lesson-march-4-no-turn = Auch Drehen kostet einen Punkt. Zieh Späher 1 nach 9,7.
lesson-march-4-no-done = Vier Punkte wären verloren. Zieh Späher 1 nach 9,7.
lesson-march-4 = Du hast eine 3 und eine 4 gewürfelt: Die höhere zählt, du hast also vier Punkte. Ein Punkt bewegt eine Einheit geradeaus, so weit ihr Tempo reicht. Zieh **Späher 1** nach **9,7**.
lesson-march-4-no = Zuerst Späher 1: Zieh ihn nach 9,7.
lesson-march-5 = Sein Tempo ist zwei. Zieh **weiter** nach **9,6**.
lesson-march-5-no = Er könnte hier halten, aber der Rand ist weit. Weiter nach 9,6.
lesson-march-6 = Am Ende einer Bewegung dreht sich eine Einheit, wie sie will. Sie marschiert und zieht in Blickrichtung, also weiter nach **Norden**, **wie bisher**.
lesson-march-6-no = Der Rand liegt im Norden. Blick nach Norden.
lesson-march-end = Marschieren, würfeln, befehlen: Wohin eine Einheit blickt, dorthin geht sie.
lesson-shoot = Schießen
lesson-shoot-1 = Drei Droiden sind nah, aber Han schießt nur auf das, was vor ihm liegt, bis zu drei Felder weit. Er blickt nach Norden. Keine Befehle mehr: **Befehle beenden**.
lesson-shoot-1-no = Han blickt schon richtig. Beende die Befehle, dann feuere.
lesson-shoot-2-no-done = Han hat noch nicht geschossen. Schieß auf Suchdroide 1.
lesson-shoot-2 = Zeig auf jedes Ziel und lies die Chancen. Aus nächster Nähe schießt Han am besten. Lass **Han** auf **Suchdroide 1** **schießen**.
lesson-shoot-2-no = Der ist weiter weg, und die Chancen sind schlechter. Schieß auf Suchdroide 1.
lesson-shoot-3 = Der erste Würfel ging daneben, ein Bonus hat ihn noch einmal geworfen: Treffer. Dann muss ein zweiter Würfel die Panzerung schlagen. Der Droide ist beschädigt, noch einmal, und er ist weg. Sonst kann niemand feuern: **Feuer beenden**.
lesson-shoot-3-no = Es gibt nichts mehr zu schießen. Beende das Feuer.
lesson-shoot-end = Nach deinem Feuer schießt der Gegner mit allem zurück, was dich sieht. Du hattest Glück: Der Schuss ging vorbei.
lesson-turn = Dem Gegner ins Auge
lesson-turn-1-no-done = Du hast noch einen Punkt. Dreh Han nach Südosten.
lesson-turn-1 = Der beschädigte Droide steht neben Han, außerhalb seines Feuerwinkels. Ein Punkt dreht eine Einheit auf der Stelle. Lass **Han** sich nach **Südosten** **drehen**.
lesson-turn-1-no = Eine andere Richtung oder eine andere Einheit hilft nicht. Dreh Han nach Südosten.
lesson-turn-2 = Das war dein letzter Punkt. **Befehle beenden**.
lesson-turn-2-no = Beende die Befehle, dann beginnt das Feuer.
lesson-turn-3 = Jetzt liegt er im Feuerwinkel: Lass **Han** auf **Suchdroide 1** **schießen**.
lesson-turn-3-no = Schieß, bevor er aufwacht.
lesson-turn-end = Denk an die Blickrichtung, bevor du an das Feld denkst.
lesson-rally = Sammeln
lesson-rally-1 = Das ist die zweite Mission: Eine imperiale Kolonne will durch. Dein Echo-Soldat 1 ist beschädigt und kann nichts tun. Ein Punkt macht beschädigte Infanterie wieder heil: Lass **Echo-Soldat 1** sich **sammeln**.
lesson-rally-1-no = Hilf zuerst dem, der sich nicht helfen kann. Echo-Soldat 1 soll sich sammeln.
lesson-rally-2 = Der AT-ST ist nah. Zieh **Echo-Soldat 2** näher heran, nach **12,10**.
lesson-rally-2-no = Zieh Echo-Soldat 2 nach 12,10.
lesson-rally-3 = Sieh ihn an: **Echo-Soldat 2** blickt nach **Nordwesten**.
lesson-rally-3-no = Der AT-ST steht im Nordwesten. Blick dorthin.
lesson-rally-4 = **Befehle beenden** und feuern.
lesson-rally-4-no = Kein Punkt ist mehr da. Beende die Befehle.
lesson-rally-5 = Lass **Echo-Soldat 1** auf **AT-ST 1** **schießen**.
lesson-rally-5-no = Echo-Soldat 1 sieht ihn direkt vor sich. Schieß mit ihm.
lesson-rally-end = Daneben, wie die meisten Schüsse auf Panzerung. Darum haben Snowspeeder Harpunen.
lesson-harpoon = Die Harpune
lesson-harpoon-1 = Nichts hält einen AT-AT so auf wie ein Kabel um die Beine. Lufteinheiten dürfen in jedes Feld, und eine wendige zieht in jede Richtung. Zieh **Snowspeeder 1** nach **10,6**.
lesson-harpoon-1-no = Flieg auf den Läufer zu: 10,6.
lesson-harpoon-2 = Flieg **weiter** in das Feld des Läufers selbst, **10,5**.
lesson-harpoon-2-no = Du musst in seinem Feld sein. Weiter nach 10,5.
lesson-harpoon-3 = Blick nach **Norden**, **wie bisher**.
lesson-harpoon-3-no = Die Blickrichtung ist jetzt egal. Blick nach Norden.
lesson-harpoon-4 = **Befehle beenden**.
lesson-harpoon-4-no = Spar dir den anderen Punkt: Beende die Befehle.
lesson-harpoon-5 = Die Harpune wirkt nur im Zug des Gegners, wenn du zurückschießt. **Feuer beenden**.
lesson-harpoon-5-no = Verdirb die Überraschung nicht. Beende das Feuer.
lesson-harpoon-6 = Das Imperium ist fertig, und jetzt schießt du zurück: Schieß die **Harpune** auf **AT-AT 1**.
lesson-harpoon-6-no = Das Kabel ist draußen. Harpuniere den Läufer!
lesson-harpoon-end = Kein Würfel, keine Panzerung: Der Läufer fällt.
lesson-win = Hinaus
lesson-win-1 = Zwei Späher sind schon durch. Han steht am Rand und blickt nach Norden. Schick **Han** auf den **Marsch** hinaus.
lesson-win-1-no = Der Rand liegt vor ihm. Lass Han marschieren.
lesson-win-end = Drei sind draußen: Die Mission ist gewonnen. In deiner ersten Partie befehligt der Kadett die Droiden.
