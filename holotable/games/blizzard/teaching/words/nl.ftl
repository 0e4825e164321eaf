## reference

reference = Overzicht
reference-missions = De drie missies
reference-units = Eenheden
reference-abilities = Vaardigheden
reference-events = Gebeurtenissen bij een dubbel
reference-order = De gewone opstelling. Eerst zet neer: { $first }, eerst aan de beurt: { $moves }.
reference-rows = binnen { $rows } { $rows ->
    [one] rij
   *[other] rijen
 } van de eigen rand
reference-apart = overal, { $apart } velden van elkaar en { $clear } van de vijand
reference-head-side = kant
reference-head-units = eenheden
reference-head-place = zet neer
reference-head-unit = eenheid
reference-head-type = soort
reference-head-front = snelheid/pantser/vuurkracht
reference-head-back = beschadigd
reference-head-abilities = vaardigheden
reference-head-ability = vaardigheid
reference-head-does = wat ze doet
reference-head-owners = wie haar heeft
reference-head-doubles = dubbel
reference-head-event = gebeurtenis
reference-head-rule = regel

## mission

mission-1 = 1. Langs de sondedroids
mission-1-goal = De Alliantie wint met { $exits_to_win } eenheden over de keizerlijke rand, het Keizerrijk door er { $losses_to_lose } te vernietigen (BLZ-50).
mission-2 = 2. Houd de voorhoede op
mission-2-goal = Ze eindigt als er geen keizerlijke eenheid meer op de kaart is; het Keizerrijk wint met { $exits_to_win } of meer eenheden over de rand van de Alliantie (BLZ-51).
mission-3 = 3. Red de generatoren
mission-3-goal = Het Keizerrijk wint als de generatoren vernietigd zijn, de Alliantie als ze na haar beurt { $turns } nog staan (BLZ-52).

## unit

unit-echo-trooper = echosoldaat
unit-scout = verkenner
unit-han = Han
unit-snowspeeder = snowspeeder
unit-luke = Luke
unit-laser-battery = laserbatterij
unit-generators = generatoren
unit-snowtrooper = sneeuwsoldaat
unit-probe-droid = sondedroid
unit-at-st = AT-ST
unit-at-at = AT-AT
unit-veers = generaal Veers (AT-AT)

## type

type-infantry = infanterie
type-vehicle = voertuig
type-air = lucht

## ability

ability-MARCH = mars
ability-MARCH-does = Mag gratis één veld recht vooruit, vóór de commandoworp (BLZ-10).
ability-RALLY = hergroeperen
ability-RALLY-does = Eén commandopunt maakt de eenheid weer heel (BLZ-25).
ability-HERO = held
ability-HERO-does = Een bonus op al zijn schoten (BLZ-33).
ability-AGILE = wendbaar
ability-AGILE-does = Elke stap mag naar elk aangrenzend veld (BLZ-22).
ability-HARPOON = harpoen
ability-HARPOON-does = Vernietigt in het tegenvuur een AT-AT op het eigen veld, zonder worp, en gaat ermee mee (BLZ-27, BLZ-36).
ability-STRAFE = rondomvuur
ability-STRAFE-does = Schiet overal heen behalve recht achteruit (BLZ-7).
ability-TURRET = koepel
ability-TURRET-does = Heeft geen kijkrichting en schiet overal heen (BLZ-7).
ability-SELF-DESTRUCT = zelfvernietiging
ability-SELF-DESTRUCT-does = Vernietigt in het tegenvuur zichzelf en infanterie op het eigen veld, zonder worp (BLZ-27, BLZ-36).
ability-LUMBERING = log
ability-LUMBERING-does = Draait één zijde per punt (BLZ-21).
ability-HEAVY-ARMOR = zwaar pantser
ability-HEAVY-ARMOR-does = Een nadeel voor alle schoten erop (BLZ-33).
ability-MAX-POWER = volle kracht
ability-MAX-POWER-does = Mag met één sterke dobbelsteen schieten in plaats van met meer (BLZ-35).

## event

event-1 = Een meesterschot: vernietig één vijandelijke eenheid bij een van de jouwe.
event-2 = Een listig plan: 7 commandopunten in plaats van 2.
event-3 = Ten aanval: beschadigde infanterie hergroepeert, daarna marcheert infanterie nog eens.
event-4 = Geen tegenvuur deze beurt.
event-5 = Tot 2 infanterie-eenheden komen terug op jouw rand.
event-6 = Vaste hand: een bonus op al je schoten deze beurt.

## lesson

lesson-march = Mars en commando's
lesson-march-1-no-march = Die eenheid ook, zo meteen. Begin met Han.
lesson-march-1 = Je leidt de Alliantie. In deze missie moeten drie van je eenheden over de bovenrand weg. Een beurt begint met de mars: eenheden die dat kunnen, gaan gratis één veld recht vooruit. **Marcheer** met **Han**.
lesson-march-1-no = Een gratis stap is een gratis stap. Laat eerst Han marcheren.
lesson-march-2 = Ook **Verkenner 1** mag: **marcheer**.
lesson-march-2-no = Laat Verkenner 1 marcheren, het kost niets.
lesson-march-3 = De twee achteraan blijven verborgen. Kies **Mars beëindigen**: dan wordt er om commandopunten gegooid.
lesson-march-3-no = Laat ze deze keer staan. Kies Mars beëindigen.
lesson-march-4-no-turn = Draaien kost ook een punt. Breng Verkenner 1 naar 9,7.
lesson-march-4-no-done = Dan gaan er vier punten verloren. Breng Verkenner 1 naar 9,7.
lesson-march-4 = Je gooide een 3 en een 4: de hoogste telt, dus je hebt vier punten. Eén punt brengt een eenheid recht vooruit, tot haar snelheid. Breng **Verkenner 1** naar **9,7**.
lesson-march-4-no = Eerst Verkenner 1: breng hem naar 9,7.
lesson-march-5 = Zijn snelheid is twee. **Ga verder** naar **9,6**.
lesson-march-5-no = Hij kan hier stoppen, maar de rand is ver. Ga verder naar 9,6.
lesson-march-6 = Aan het einde van een verplaatsing draait een eenheid zoals ze wil. Ze marcheert en gaat waarheen ze kijkt, dus blijf naar het **noorden** kijken, **zoals nu**.
lesson-march-6-no = De rand ligt in het noorden. Kijk naar het noorden.
lesson-march-end = Mars, worp, commando's: een eenheid gaat waarheen ze kijkt.
lesson-shoot = Schieten
lesson-shoot-1 = Er zijn drie droids dichtbij, maar Han schiet alleen op wat voor hem ligt, tot drie velden ver. Hij kijkt naar het noorden. Nu geen commando's meer: kies **Commando's beëindigen**.
lesson-shoot-1-no = Han kijkt al de goede kant op. Kies Commando's beëindigen, en vuur.
lesson-shoot-2-no-done = Han heeft nog niet geschoten. Schiet op sondedroid 1.
lesson-shoot-2 = Wijs elk doelwit aan en lees de kansen. Op wat naast hem staat, schiet Han het best. **Han**: **schiet** op **sondedroid 1**.
lesson-shoot-2-no = Die is verder weg, en de kansen zijn slechter. Schiet op sondedroid 1.
lesson-shoot-3 = De eerste dobbelsteen was mis, een bonus gooide hem opnieuw: raak. Dan moet een tweede dobbelsteen het pantser verslaan. De droid is beschadigd, nog een keer en hij is weg. Niemand anders kan vuren: kies **Vuren beëindigen**.
lesson-shoot-3-no = Er is niets meer om mee te schieten. Kies Vuren beëindigen.
lesson-shoot-end = Na jou vuurt de vijand terug met alles wat je ziet. Je had geluk: het schot ging ernaast.
lesson-turn = Kijk de vijand aan
lesson-turn-1-no-done = Je hebt nog een punt. Draai Han naar het zuidoosten.
lesson-turn-1 = De beschadigde droid staat naast Han, buiten zijn vuurhoek. Eén punt draait een eenheid op haar plaats. Draai **Han** naar het **zuidoosten**.
lesson-turn-1-no = Een andere richting of een andere eenheid helpt niet. Draai Han naar het zuidoosten.
lesson-turn-2 = Dat was je laatste punt. Kies **Commando's beëindigen**.
lesson-turn-2-no = Kies Commando's beëindigen om te gaan vuren.
lesson-turn-3 = Nu is hij in de vuurhoek: **Han** **schiet** op **sondedroid 1**.
lesson-turn-3-no = Schiet voordat hij wakker wordt.
lesson-turn-end = Denk aan de kijkrichting voordat je aan het veld denkt.
lesson-rally = Hergroeperen
lesson-rally-1 = Dit is de tweede missie: een keizerlijke colonne wil erdoor. Je echosoldaat 1 is beschadigd en kan niets doen. Eén punt maakt beschadigde infanterie weer heel: **hergroepeer** **echosoldaat 1**.
lesson-rally-1-no = Help eerst wie zichzelf niet kan helpen. Laat echosoldaat 1 hergroeperen.
lesson-rally-2 = De AT-ST is dichtbij. Breng **echosoldaat 2** naar **12,10**, dichter bij hem.
lesson-rally-2-no = Breng echosoldaat 2 naar 12,10.
lesson-rally-3 = Kijk hem aan: **echosoldaat 2** naar het **noordwesten**.
lesson-rally-3-no = De AT-ST staat in het noordwesten. Kijk die kant op.
lesson-rally-4 = Kies **Commando's beëindigen** en vuur.
lesson-rally-4-no = Er is geen punt meer. Kies Commando's beëindigen.
lesson-rally-5 = **Echosoldaat 1** **schiet** op **AT-ST 1**.
lesson-rally-5-no = Echosoldaat 1 kijkt hem recht aan. Schiet met hem.
lesson-rally-end = Mis, zoals de meeste schoten op pantser. Daarom hebben snowspeeders harpoenen.
lesson-harpoon = De harpoen
lesson-harpoon-1 = Niets stopt een AT-AT zo goed als een kabel om zijn poten. Luchteenheden mogen op elk veld, en een wendbare gaat overal heen. Breng **snowspeeder 1** naar **10,6**.
lesson-harpoon-1-no = Vlieg naar de walker toe: 10,6.
lesson-harpoon-2 = **Ga verder** naar het veld van de walker zelf, **10,5**.
lesson-harpoon-2-no = Je moet op zijn veld zijn. Ga verder naar 10,5.
lesson-harpoon-3 = Kijk naar het **noorden**, **zoals nu**.
lesson-harpoon-3-no = De richting doet er nu niet toe. Kijk naar het noorden.
lesson-harpoon-4 = Kies **Commando's beëindigen**.
lesson-harpoon-4-no = Laat het andere punt: kies Commando's beëindigen.
lesson-harpoon-5 = De harpoen werkt alleen in de beurt van de vijand, als je terugvuurt. Kies **Vuren beëindigen**.
lesson-harpoon-5-no = Verspil de verrassing niet. Kies Vuren beëindigen.
lesson-harpoon-6 = De beurt van het Keizerrijk is voorbij, en nu vuur je terug: **harpoeneer** **AT-AT 1**.
lesson-harpoon-6-no = De kabel is uitgeworpen. Harpoeneer de walker!
lesson-harpoon-end = Geen dobbelsteen, geen pantser: de walker valt.
lesson-win = Van de kaart
lesson-win-1 = Twee verkenners zijn er al door. Han staat aan de rand en kijkt naar het noorden. **Marcheer** met **Han** van de kaart.
lesson-win-1-no = De rand ligt voor hem. Laat Han marcheren.
lesson-win-end = Drie zijn eruit: de missie is gewonnen. In je eerste partij voert de cadet de droids aan.
