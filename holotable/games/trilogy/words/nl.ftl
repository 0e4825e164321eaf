## game

game-name = Trilogy
game-tagline = Tweeënveertig planeten, drie facties, één verborgen Keizer.

## name

name-orange = Oranje
name-yellow = Geel
name-grey = Grijs
name-white = Wit
name-rebels = de Rebellen
    .number = plural
    .bare = Rebellen
name-empire = het Keizerrijk
    .bare = Keizerrijk
name-hutts = de Hutts
    .number = plural
    .bare = Hutts
name-rebels-orange = de oranje Rebellen
    .number = plural
name-rebels-yellow = de gele Rebellen
    .number = plural
name-empire-grey = het grijze Keizerrijk
name-empire-white = het witte Keizerrijk
name-fighter = jager
name-bomber = bommenwerper
name-destroyer = vernietiger
name-death-star = de Death Star
name-empty = een lege basis
name-emperor = de Keizer
name-marker-empty = een leeg fiche
name-marker-emperor = het fiche van de Keizer
name-no-ships = geen schepen
name-the-base = de basis
name-tatooine = Tatooine
name-wayland = Wayland
name-toprawa = Toprawa
name-dathomir = Dathomir
name-yavin-4 = Yavin 4
name-dantooine = Dantooine
name-ord-mantell = Ord Mantell
name-mon-calamari = Mon Calamari
name-kashyyyk = Kashyyyk
name-kessel = Kessel
name-da-soocha-v = Da Soocha V
name-ylesia = Ylesia
name-toydaria = Toydaria
name-nar-shaddaa = Nar Shaddaa
name-bothawui = Bothawui
name-gamorr = Gamorr
name-kothlis = Kothlis
name-rodia = Rodia
name-falleen = Falleen
name-omwat = Omwat
name-arbra = Arbra
name-excarga = Excarga
name-elom = Elom
name-endor = Endor
name-bespin = Bespin
name-hoth = Hoth
name-bakura = Bakura
name-sullust = Sullust
name-eriadu = Eriadu
name-sluis-van = Sluis Van
name-derilyn = Derilyn
name-bpfassh = Bpfassh
name-dagobah = Dagobah
name-coruscant = Coruscant
name-corellia = Corellia
name-byss = Byss
name-mimban = Mimban
name-alderaan = Alderaan
name-hapes = Hapes
name-kuat = Kuat
name-balmorra = Balmorra
name-duro = Duro
name-mid-rim = de Middenrand
name-core-worlds = de Kernwerelden
    .number = plural
name-outer-rim = de Buitenrand
name-elrood-sector = de Elroodsector
name-ison-corridor = de Isoncorridor
name-wild-space = de Wilde Ruimte
name-empire-fire-core-wild = Vuur met de Death Star (Kernwerelden / Wilde Ruimte)
name-empire-fire-mid-ison = Vuur met de Death Star (Middenrand / Isoncorridor)
name-empire-fire-outer-elrood = Vuur met de Death Star (Buitenrand / Elroodsector)
name-empire-new-death-star-n = Nieuwe Death Star { $n }
name-empire-pull-of-the-dark-side-n = Lokroep van de duistere kant { $n }
name-empire-shipyard-attack = Aanval op de werf
name-empire-vader-leads-the-assault = Vader leidt de aanval
name-empire-field-officer-n = Veldofficier { $n }
name-empire-governor-on-site = Gouverneur ter plaatse
name-empire-emergency-garrison-n = Noodgarnizoen { $n }
name-empire-orbital-bombardment-n = Bombardement uit de ruimte { $n }
name-empire-conscripts = Dienstplichtigen
name-empire-fortress-crews = Vestingbezetting
name-empire-probe-droids = Sondedroids
name-empire-rapid-redeployment = Snelle verplaatsing
name-empire-jamming-field = Stoorveld
name-empire-upgraded-station-drive = Verbeterde aandrijving
name-empire-secret-transfer = Geheime verhuizing
name-empire-walker-assault = Walkeraanval
name-empire-screening-fighters = Jagerscherm
name-empire-price-on-their-heads = Prijs op hun hoofd
name-rebels-trust-in-the-force-n = Vertrouw op de Kracht { $n }
name-rebels-shipyard-attack = Aanval op de werf
name-rebels-a-critical-error = Een kritieke fout
name-rebels-trench-run = Vlucht door de sleuf
name-rebels-weak-point = Zwakke plek
name-rebels-never-mind-the-odds = Vergeet de kansen
name-rebels-hero-of-the-fleet-n = Held van de vloot { $n }
name-rebels-squad-leaders-n = Groepsleiders { $n }
name-rebels-local-volunteers-n = Plaatselijke vrijwilligers { $n }
name-rebels-ambush = Hinderlaag
name-rebels-sabotage = Sabotage
name-rebels-spy-network = Spionagenetwerk
name-rebels-evacuation = Evacuatie
name-rebels-uprising = Opstand
name-rebels-recruits = Rekruten
name-rebels-hidden-cells = Verborgen cellen
name-rebels-fast-transports = Snelle transporten
name-rebels-planetary-shield = Planeetschild
name-rebels-lucky-gambit = Gelukkige gok
name-rebels-hidden-route = Verborgen route
name-rebels-inside-help = Hulp van binnenuit
name-hutts-slaves-n = Slaven { $n }
name-hutts-mercenaries-n = Huurlingen { $n }
name-hutts-bounty-hunter-n = Premiejager { $n }
name-hutts-most-feared-hunter-n = Meest gevreesde jager { $n }
name-hutts-hired-guns-n = Gehuurde schutters { $n }
name-hutts-palace-guard-n = Paleiswacht { $n }
name-hutts-ruthless-raid-n = Meedogenloze overval { $n }
name-hutts-frozen-cargo = Bevroren lading
name-hutts-bribe = Omkoping
name-hutts-black-market = Zwarte markt
name-hutts-stolen-plans = Gestolen plannen
name-hutts-smuggling-route = Smokkelroute
name-hutts-secret-lane = Geheime baan
name-hutts-into-the-pit = De kuil in
name-hutts-unleash-the-beast = Laat het beest los
name-hutts-protection-money = Beschermgeld
name-hutts-rush-order = Spoedbestelling
name-hutts-rival-squeeze = Klem tussen rivalen
name-dice-1 = één dobbelsteen
name-forces-1 = één leger
name-dice-2 = twee dobbelstenen
name-forces-2 = twee legers
name-dice-3 = drie dobbelstenen
name-forces-3 = drie legers
name-fighter-1 = één jager
name-fighter-2 = twee jagers
name-fighter-3 = drie jagers
name-fighter-4 = vier jagers
name-fighter-5 = vijf jagers
name-fighter-6 = zes jagers
name-bomber-1 = één bommenwerper
name-bomber-2 = twee bommenwerpers
name-bomber-3 = drie bommenwerpers
name-bomber-4 = vier bommenwerpers
name-bomber-5 = vijf bommenwerpers
name-bomber-6 = zes bommenwerpers
name-destroyer-1 = één vernietiger
name-destroyer-2 = twee vernietigers
name-destroyer-3 = drie vernietigers
name-destroyer-4 = vier vernietigers
name-destroyer-5 = vijf vernietigers
name-destroyer-6 = zes vernietigers
name-done-window = Nu geen kaart spelen
name-done-card = Dat is genoeg
name-done-cards = Klaar met kaarten
name-done-place = Klaar met plaatsen
name-done-invade = Invasies beëindigen
name-done-fortify = Verplaatsen beëindigen
name-done-fortify_ships = Schepen verplaatsen beëindigen
name-done-take_over = Om geen planeet vragen
name-done-death_star = De Death Star doet niets meer
name-done-draw = Nu trekken
name-force--3 = het donkerste veld
name-force--2 = het tweede donkere veld
name-force--1 = het eerste donkere veld
name-force-0 = evenwicht
name-force-1 = het eerste lichte veld
name-force-2 = het tweede lichte veld
name-force-3 = het lichtste veld
name-won-all-planets = alle planeten veroverd
name-won-no-rebels = de Rebellie is uitgeroeid
name-won-no-empire = het Keizerrijk is uitgeroeid
name-won-emperor = de Keizer is gevonden
name-won-resources = tien grondstofplaneten veroverd
name-won-turn-limit = de meeste planeten in de laatste beurt
name-repeated = een aanval

## standing

standing-deal = Verdeel de rest van de planeten en legers
standing-deal-start = Verdeel planeten en beginlegers
standing-defend = Altijd met alle dobbelstenen verdedigen

## choice

choice-claim = Bezet { $planet }
choice-claim_neutral = Bezet { $planet } voor de neutrale Hutts
choice-death_star = Zet de Death Star op { $planet }
choice-reinforce = Zet een leger bij op { $planet }
choice-reinforce_neutral = Zet een leger van de Hutts bij op { $planet }
choice-base = Leg { $marker } op { $planet }
choice-trade = Speel de set { $cards } voor { $forces } { $forces ->
    [one] leger
   *[other] legers
 }
choice-pick = Voeg ‘{ $card }’ toe aan de set
choice-build = Bouw een { $ship } met ‘{ $card }’
choice-place = Plaats legers op { $planet }
choice-place_ship = Plaats de { $ship } op { $planet }
choice-attack = Val { $to } aan vanaf { $origin } met { $sent }
choice-attack_death_star = Val de Death Star aan vanaf { $origin } met { $sent }
choice-escort = Neem mee: { $ships }
choice-defend = Verdedig met { $sent }
choice-move_in = Trek binnen met legers
choice-fortify = Verplaats legers van { $origin } naar { $to }
choice-fortify_ship = Verplaats een { $ship } van { $origin } naar { $to }
choice-take_over = Vraag om { $planet } over te nemen
choice-agree = Sta de planeet af
choice-refuse = Weiger de planeet af te staan
choice-roll_death_star = Gooi om de Death Star te verplaatsen
choice-move_death_star = Verplaats de Death Star naar { $to }
choice-fire = Vuur de Death Star af met ‘{ $card }’
choice-play_card = Speel ‘{ $play }’
choice-argument = Richt op { $value }
choice-discard = Leg ‘{ $card }’ af
choice-card_force = Zet door de kaart een leger bij op { $planet }
choice-decline = Houd ‘{ $card }’ en vraag het deze beurt niet meer
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = De beurt van { $seat } begint.
event-rolled = { $seat } { $seat ->
    [one] gooit
   *[other] gooien
 } { $dice }.
event-rerolled = { $seat } { $seat ->
    [one] gooit
   *[other] gooien
 } opnieuw: { $dice }.
event-attacked = { $seat } { $seat ->
    [one] valt
   *[other] vallen
 } { $to } aan vanaf { $origin } met { $sent }.
event-defended = { $seat } { $seat ->
    [one] verdedigt
   *[other] verdedigen
 } { $planet } met { $sent }.
event-called_off = Het gevecht om { $planet } gaat niet door.
event-lost = { $planet } verliest { $count } { $count ->
    [one] leger
   *[other] legers
 }.
event-taken = { $planet } gaat naar { $seat }.
event-counted = { $seat } { $seat ->
    [one] krijgt
   *[other] krijgen
 } { $count } { $count ->
    [one] leger
   *[other] legers
 }.
event-placed = { $seat } { $seat ->
    [one] plaatst
   *[other] plaatsen
 } { $count } { $count ->
    [one] leger
   *[other] legers
 } op { $planet }.
event-moved = { $count } { $count ->
    [one] leger gaat
   *[other] legers gaan
 } van { $origin } naar { $to }.
event-traded = { $seat } { $seat ->
    [one] speelt
   *[other] spelen
 } de set { $first }, { $second }, { $third } voor { $count } { $count ->
    [one] leger
   *[other] legers
 }.
event-built = { $seat } { $seat ->
    [one] bouwt
   *[other] bouwen
 } een { $ship } met ‘{ $card }’.
event-ship_placed = Op { $planet } komt een { $ship }.
event-ships_moved = Schepen gaan van { $origin } naar { $to }: { $ships }.
event-ships_lost = Schepen verloren op { $planet }: { $ships }.
event-marker_taken = Het volgende basisfiche is { $marker }.
event-base_placed = Op { $planet } wordt een basis gebouwd.
event-base_moved = Een basis verhuist van { $origin } naar { $to }.
event-base_shown = De basis op { $planet } wordt omgedraaid: { $marker }.
event-base_seen = Je spionnen keken onder de basis op { $planet }: { $marker }.
event-force = De Kracht gaat naar { $side }.
event-death_star_moved = De Death Star is bij { $to }.
event-death_star_attacked = { $seat } { $seat ->
    [one] valt
   *[other] vallen
 } de Death Star aan vanaf { $origin } met { $sent }.
event-death_star_total = De aanval op de Death Star komt op { $total }.
event-death_star_destroyed = { $seat } { $seat ->
    [one] vernietigt
   *[other] vernietigen
 } de Death Star!
event-fired = De Death Star vuurt: { $planet } is een asteroïdenveld.
event-card_played = { $seat } { $seat ->
    [one] speelt
   *[other] spelen
 } ‘{ $card }’.
event-discarded = { $seat } { $seat ->
    [one] verliest
   *[other] verliezen
 } de kaart ‘{ $card }’.
event-hand_shown = { $seat } { $seat ->
    [one] heeft
   *[other] hebben
 } ‘{ $card }’ in de hand.
event-drew = { $seat } { $seat ->
    [one] trekt
   *[other] trekken
 } { $count } { $count ->
    [one] kaart
   *[other] kaarten
 }.
event-received = { $seat } { $seat ->
    [one] trekt
   *[other] trekken
 } ‘{ $card }’.
event-cards_taken = { $seat } { $seat ->
    [one] neemt
   *[other] nemen
 } { $count } { $count ->
    [one] kaart
   *[other] kaarten
 } van { $loser }.
event-asked_for = { $seat } { $seat ->
    [one] vraagt
   *[other] vragen
 } om { $planet } over te nemen.
event-taken_over = { $seat } { $seat ->
    [one] neemt
   *[other] nemen
 } { $planet } over.
event-refused = { $planet } wordt niet afgestaan.
event-eliminated = { $seat } { $seat ->
    [one] ligt
   *[other] liggen
 } uit het spel.
event-won = { $faction } { $faction ->
    [one] wint
   *[other] winnen
 }: { $why }!

## row

row-by = { $seat }
row-again = { $seat }, opnieuw

## ask

ask-claim = Bezet een vrije planeet.
ask-claim_neutral = Bezet een planeet voor de neutrale Hutts.
ask-death_star_setup = Waar begint de Death Star?
ask-reinforce = Zet een leger bij op een planeet van jou; nog { $left }.
ask-reinforce_neutral = Zet een leger van de neutrale Hutts bij op een van hun planeten.
ask-base = Waar komt de nieuwe basis?
ask-rescue_base = De Hutts hebben { $to } veroverd. Waar gaat de basis heen?
ask-cards = Speel kaarten, of ga verder.
ask-must_trade = Vijf kaarten of meer: speel een set.
ask-place = Plaats je legers; nog { $left }.
ask-place_ship = Plaats je schip.
ask-place_cards = Speel een kaart, of ga verder.
ask-invade = Val aan, of beëindig de invasies.
ask-fortify = Verplaats één keer legers over je eigen planeten, of ga verder.
ask-fortify_ships = Verplaats één keer schepen over je eigen planeten, of ga verder.
ask-take_over = Vraag je partner om een planeet, of ga verder.
ask-death_star = De Death Star: gooien, vuren of verder.
ask-move_death_star = Je gooide { $roll }: verplaats de Death Star hoogstens zoveel planeten.
ask-draw = Speel een kaart voordat je trekt, of trek.
ask-escort = Welke schepen van { $origin } gaan mee?
ask-defend = { $to } wordt aangevallen. Met hoeveel dobbelstenen verdedig je?
ask-move_in = { $to } is veroverd. Hoeveel legers trekken binnen?
ask-agree = { $other }: mag ik { $planet } overnemen?
ask-discard = Je ziet de hand van { $other }. Wat wordt afgelegd? Nog { $left }.
ask-card_force = Waar komt het volgende leger?
ask-window-attack-declared-attacker = Je valt { $to } aan. Een kaart?
ask-window-attack-declared-defender = { $to } wordt aangevallen. Een kaart?
ask-window-before-dice = Vóór de worp bij { $to }: een kaart?
ask-window-after-dice = De dobbelstenen bij { $to } zijn gegooid: een kaart?
ask-window-death-star-before-dice = Vóór de worp tegen de Death Star: een kaart?
ask-window-death-star-after-dice = De dobbelstenen tegen de Death Star zijn gegooid: een kaart?

## area

area-fire = is van hier aan te vallen
area-order = hier kan de kaart op gericht worden

## note

note-may_leave = { $count } { $count ->
    [one] leger mag
   *[other] legers mogen
 } weg; één blijft
note-protected = ligt onder de Death Star en kan niet aangevallen worden

## no

no-not_yours = { $origin } is niet van jou
no-not_yours_to = { $to } is niet van jou
no-field = { $to } is een asteroïdenveld
no-friend = { $to } is van je eigen kant
no-last_force = het laatste leger van { $origin } moet blijven
no-far = { $to } grenst niet aan { $origin }
no-protected = { $to } ligt onder de Death Star
no-cut_off = er is geen weg over eigen planeten van { $origin } naar { $to }
no-card_set = kaarten speel je hier in sets, als je je legers telt
no-card_declined = je hebt deze beurt van ‘{ $card }’ afgezien
no-card_nothing = ‘{ $card }’ zou nu niets veranderen
no-card_moment = dit is niet het moment van ‘{ $card }’: de kaart wordt aangeboden als het komt

## repeat

repeat-spent = { $origin } heeft te weinig legers om aan te vallen en er { $keep } te houden.

## goal

goal-no_rebels = Laat de Rebellen geen planeet; ze hebben er { $left }
goal-no_rebels-short = Rebellenplaneten: { $left }
goal-no_empire = Laat het Keizerrijk geen planeet; het heeft er { $left }
goal-no_empire-short = Keizerlijke planeten: { $left }
goal-emperor = Of vind de Keizer onder een keizerlijke basis
goal-resources = Bezit { $of } grondstofplaneten
goal-resources-short = { $done } van { $of } grondstoffen
goal-all_planets = Bezit alle planeten
goal-all_planets-short = { $done } van { $of } planeten
goal-limit = Na { $limit } beurten wint wie de meeste planeten heeft

## odds

odds-attack = { $origin } tegen { $to }
odds-taken = De planeet valt, als je doorvecht
odds-once = Dit gevecht: jij verliest { $lost }, zij verliezen { $hits }
odds-star = { $origin } tegen de Death Star
odds-star_destroyed = De Death Star is vernietigd
odds-dice = Dobbelstenen

## workshop

suggest-forces = Geef { $side } { $count } legers om aan het begin te plaatsen.

## error

error-agree_asked_but_not = agree wordt gevraagd, maar niet van een partner over een eigen planeet.
error-asked_but_no_battle = { $choice } wordt gevraagd, maar er is geen gevecht.
error-asteroid_field_cannot_among = { $name } is een asteroïdenveld en kan niet bij de planeten staan.
error-at_every_planet_claimed = bij { $what } is elke planeet bezet.
error-at_most_asteroid_fields = er zijn hoogstens { $field_limit } asteroïdenvelden.
error-attack_on_death_star = een aanval op de Death Star heeft een vertrekpunt nodig.
error-attack_on_death_star_2 = de aanval op de Death Star heeft geen dobbelsteen.
error-belongs_owners = { $planet } is van { $owner }; de eigenaars zijn { $known }.
error-cannot_have_ships = { $name } kan geen schepen hebben.
error-cannot_hold_another_faction = { $name } kan geen { $what } van een andere factie hebben.
error-card_force_asked_step = card_force wordt alleen in de stap place gevraagd, van wie aan de beurt is.
error-card_window_asked_but = er wordt om een kaart gevraagd, maar er is geen gevecht.
error-death_star_attacked_but = de Death Star wordt aangevallen, maar er is er geen.
error-deck_holds_card_another = in de stapel van { $name } zit een kaart van een ander.
error-declined_but_nobody_holds = { $name } is afgewezen, maar niemand heeft die kaart.
error-does_not_work_beyond = { $what } werkt niet langer dan het moment waarop het gespeeld wordt.
error-empire_moves_base_but = het Keizerrijk verhuist een basis, maar de Hutts hebben er geen veroverd.
error-every_planet_claimed_so = elke planeet is bezet, dus het bezetten is voorbij.
error-forces_keep_whole_number = De legers die blijven zijn een geheel getal vanaf 1, niet { $keep }.
error-forces_move_but_planet = er trekken legers binnen, maar de planeet is niet veroverd.
error-hand_shown_step_cards = een hand wordt alleen in de stap cards getoond, aan wie aan de beurt is.
error-has_all_arguments = { $name } heeft al zijn argumenten.
error-has_base_but_not = { $name } heeft een basis, maar is niet keizerlijk.
error-has_more_than_ships = { $name } heeft meer dan { $most } schepen van de klasse { $what }.
error-has_no_forces = { $name } heeft geen legers.
error-has_no_owner = { $name } heeft geen eigenaar.
error-has_no_step = { $what } heeft geen stap { $what_2 }.
error-has_not_so_many = { $what } heeft niet zoveel legers om mee aan te vallen.
error-has_not_so_many_2 = { $what } heeft niet zoveel schepen van de klasse { $what_2 } om mee te nemen.
error-has_not_so_many_3 = { $what } heeft niet zoveel legers om mee te verdedigen.
error-has_too_many_dice = { $side } heeft te veel dobbelstenen.
error-invasion_but_step_not = er is een invasie, maar de stap is niet invade.
error-invasion_does_not_start = de invasie begint niet op een planeet van wie aan de beurt is.
error-invasion_not_aimed_at = de invasie is niet op een vijandelijke planeet gericht.
error-names_which_no_card = { $what } noemt { $value }, en dat is geen kaart.
error-needs_both_owner_forces = { $name } heeft een eigenaar en legers nodig, of geen van beide.
error-no_choice_parts = er is geen keuze { $choice } in delen.
error-no_planet_on_map = Er is geen planeet { $planet } op de kaart; er zijn { $planets }.
error-no_question = er is geen vraag { $choice }.
error-no_window = er is geen moment { $window }.
error-nobody_has_decision_position = niemand heeft in deze stelling iets te beslissen.
error-not_card = { $what } is geen kaart van { $name }.
error-not_hand_seat_asked = { $what } zit niet in de hand van wie gevraagd wordt.
error-on_turn_but_has = { $what } is aan de beurt, maar heeft geen planeet.
error-only_base_markers = er zijn maar { $marker_count } basisfiches.
error-only_base_markers_2 = er zijn maar { $marker_count } basisfiches.
error-planets_missing_all_listed = de planeten { $what } ontbreken; alle behalve asteroïdenvelden staan in de lijst.
error-rebels_hold_emperor_so = de Rebellen hebben de Keizer, dus de partij is afgelopen.
error-second_emperor = er is een tweede Keizer.
error-sent_no_ships_along = { $what } stuurde geen schepen mee: de planeet is niet van de aanvaller.
error-set_half_made_has = een halve set heeft een of twee kaarten.
error-standard_games_have_no = het standaardspel heeft geen schepen.
error-standard_games_have_no_2 = het standaardspel heeft geen bases.
error-standard_games_have_no_3 = het standaardspel heeft geen { $odd }.
error-trilogy_position_needs_planets = een stelling van trilogy heeft planets nodig: { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = een stelling van trilogy is een object met ten minste planets.
error-trilogy_positions_have_no = stellingen van trilogy hebben geen { $unknown }; ze hebben { $keys }.
error-trilogy_standard_mode_for = trilogy: het standaardspel is voor { $standard_players } spelers, niet { $players }.
error-true_or_false_not = { $what } is true of false, niet { $value }.
error-two_places = { $what } is op twee plaatsen.
error-opening_object = trilogy: de opening is een JSON-object, of null voor die van de regels, niet { $value }.
error-too_few_markers = er zijn maar { $count } basisfiches, te weinig voor { $name }.
error-second_emperor_on = er is een tweede Keizer op { $name }.
error-hand_too_large = de hand van { $name } heeft meer dan { $most } kaarten.
error-no_planet_left = { $names } heeft geen planeet, en er is er geen meer vrij.
error-too_few_planets = { $names } heeft geen planeet, en de { $free } vrije zijn te weinig voor een ronde van alle plaatsen.
error-star_not_imperial = de Death Star staat bij { $planet }, en die is niet keizerlijk.
error-over_before = de partij zou afgelopen zijn voordat het begint.
error-opening_no_option = een partij trilogy heeft geen optie { $option }.
error-of_own = trilogy: { $reason }

## draw: the table in a terminal

draw-free = vrij
draw-asteroids = asteroïdenveld
draw-held = planeten { $planets }, kaarten { $cards }
draw-turn = beurt { $turn }
draw-to_place = te plaatsen: { $count }
draw-force = duister { $meter } licht   fiches { $markers }
draw-star = Death Star in het veld van { $planet }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Middenrand
text-region-core-worlds = Kernwerelden
text-region-outer-rim = Buitenrand
text-region-elrood-sector = Elroodsector
text-region-ison-corridor = Isoncorridor
text-region-wild-space = Wilde Ruimte
text-empire-fire-core-wild = Vuur met de Death Star (TRI-85) op de planeet eronder, in een van de genoemde regio's: haar legers en schepen zijn weg, er komt een asteroïdenveld voor in de plaats, de Kracht gaat 1 naar het donker. Geschreven als fire(card).
text-empire-new-death-star-1 = Alleen als er geen Death Star in het spel is: zet hem op de genoemde planeet van het Keizerrijk (ook van een partner); de Kracht gaat 1 naar het donker. Deze beurt beweegt en vuurt hij niet.
text-empire-new-death-star-1-name = Nieuwe Death Star
text-empire-pull-of-the-dark-side-1 = De Kracht gaat 1 naar het donker.
text-empire-pull-of-the-dark-side-1-name = Lokroep van de duistere kant
text-empire-shipyard-attack = De genoemde tegenstander verliest 2 willekeurige handkaarten (alle, als het er minder zijn).
text-empire-vader-leads-the-assault = Tel 2 op bij elk van je dobbelstenen in dit gevecht.
text-empire-field-officer-1 = Tel 1 op bij je hoogste dobbelsteen in dit gevecht.
text-empire-field-officer-1-name = Veldofficier
text-empire-governor-on-site = Tel 2 op bij je hoogste dobbelsteen in dit gevecht.
text-empire-emergency-garrison-1 = Zet 3 legers bij op de aangevallen planeet.
text-empire-emergency-garrison-1-name = Noodgarnizoen
text-empire-orbital-bombardment-1 = Haal 2 legers van de aangevallen planeet; het laatste leger blijft altijd. Er moeten er ten minste 2 staan.
text-empire-orbital-bombardment-1-name = Bombardement uit de ruimte
text-empire-conscripts = Je krijgt deze beurt 3 legers meer om te plaatsen.
text-empire-fortress-crews = Zet 1 leger bij op elke planeet met een keizerlijke basis, welke keizerlijke speler haar ook heeft; één per planeet, hoeveel bases er ook liggen.
text-empire-probe-droids = Bekijk de hele hand van de genoemde tegenstander en leg dan 1 kaart naar keuze daaruit af (alle, als het er minder zijn), telkens één discard(card).
text-empire-rapid-redeployment = Nog één verplaatsing van legers in deze stap, vóór of na de gewone, volgens de gewone regels.
text-empire-jamming-field = De schepen van de vijand tellen niet in dit gevecht (zijn dobbelstenen worden weer zeszijdig waar alleen een vernietiger ze veranderd had); ze trekken nog wel binnen, of vallen, met hun planeet.
text-empire-upgraded-station-drive = Vóór de verplaatsingsworp van de Death Star in deze beurt: die worp is de som van twee zeszijdige dobbelstenen.
text-empire-secret-transfer = Verhuis één basisfiche, ongezien, van zijn planeet naar een andere planeet van het Keizerrijk zonder basis. Van twee dezelfde op de planeet: dat wat minder facties gezien hebben.
text-empire-walker-assault = Al je aanvalsdobbelstenen zijn achtzijdig tot deze invasie eindigt.
text-empire-screening-fighters = Gooi al je dobbelstenen van dit gevecht één keer opnieuw, met dezelfde soorten dobbelstenen; je jagers helpen weer, wat erbij geteld was blijft.
text-empire-price-on-their-heads = Alleen als je deze beurt een Rebellenplaneet veroverd hebt: trek in deze stap 1 kaart meer.
text-rebels-trust-in-the-force-1 = De Kracht gaat 1 naar het licht.
text-rebels-trust-in-the-force-1-name = Vertrouw op de Kracht
text-rebels-a-critical-error = Bekijk de hele hand van de genoemde tegenstander en leg dan 2 kaarten naar keuze daaruit af (alle, als het er minder zijn), telkens één discard(card). De tegenstander moet het Keizerrijk spelen.
text-rebels-trench-run = Gooi 1 zeszijdige dobbelsteen meer in deze aanval op de Death Star.
text-rebels-weak-point = Tel 3 op bij het totaal van deze aanval op de Death Star.
text-rebels-never-mind-the-odds = Noem een asteroïdenveld: tot het einde van je beurt grenzen alle planeten ernaast (ook over de oude banen) aan elkaar voor je invasies en verplaatsingen. Niets mag op het veld stoppen.
text-rebels-hero-of-the-fleet-1-name = Held van de vloot
text-rebels-squad-leaders-1 = Tel 1 op bij elk van je dobbelstenen in dit gevecht.
text-rebels-squad-leaders-1-name = Groepsleiders
text-rebels-local-volunteers-1-name = Plaatselijke vrijwilligers
text-rebels-ambush = Haal 2 legers van de aanvallende planeet; het laatste leger blijft altijd (TRI-135).
text-rebels-sabotage = Vernietig één schip van de genoemde klasse op de genoemde planeet, die aan een van jouw planeten grenst. Het schip moet keizerlijk zijn.
text-rebels-spy-network = Je factie bekijkt in het geheim één basisfiche op de genoemde planeet dat ze nog niet gezien heeft (het eerst gelegde).
text-rebels-evacuation = Verplaats alle legers op 1 na, en alle schepen, van de aangevallen planeet naar de genoemde aangrenzende planeet van jou. Er moeten ten minste 2 legers of een schip zijn om te verplaatsen.
text-rebels-uprising = De genoemde planeet van een vijandelijke factie, die aan een van jouw planeten grenst, met precies 1 leger en zonder schip, basis of Death Star, wordt van jou: haar leger wordt vervangen door een van jou. Ze levert geen kaart op in de trekstap.
text-rebels-hidden-cells = Zet op tot 3 verschillende planeten van jou telkens 1 leger bij, telkens één card_force(planet); done() stopt eerder.
text-rebels-planetary-shield = De aanvaller stuurt maar 1 leger, met 1 dobbelsteen, in dit gevecht (TRI-135). De aanvaller moet 2 of 3 dobbelstenen hebben.
text-rebels-hidden-route = Noem een eigen planeet met ten minste 2 legers en een vijandelijke planeet precies 2 stappen verder, over een planeet van wie dan ook die geen asteroïdenveld is: tot de invasiestap eindigt grenzen die twee aan elkaar voor je invasies (niet voor aanvallen op de Death Star).
text-rebels-inside-help = Alleen tegen een planeet met een keizerlijke basis: tot deze invasie eindigt geeft de basis geen achtzijdige dobbelstenen (de vernietigers van de verdediger wel).
text-hutts-slaves-1 = Je krijgt deze beurt legers om te plaatsen: half zoveel als je grondstofplaneten, naar beneden afgerond, hoogstens 5. Je moet er ten minste 2 hebben.
text-hutts-slaves-1-name = Slaven
text-hutts-mercenaries-1-name = Huurlingen
text-hutts-bounty-hunter-1-name = Premiejager
text-hutts-most-feared-hunter-1-name = Meest gevreesde jager
text-hutts-hired-guns-1-name = Gehuurde schutters
text-hutts-palace-guard-1-name = Paleiswacht
text-hutts-ruthless-raid-1-name = Meedogenloze overval
text-hutts-frozen-cargo = Vernietig één schip van de genoemde klasse op de genoemde planeet, die aan een van jouw planeten grenst. Het schip mag van elke vijand zijn.
text-hutts-bribe = De genoemde planeet van een vijandelijke factie, die aan een van jouw planeten grenst, met precies 1 leger en zonder schip, basis of Death Star, wordt van jou: haar leger wordt vervangen door een van jou. Ze levert geen kaart op in de trekstap. Het mag niet je 10e grondstofplaneet zijn.
text-hutts-black-market = In een set staat deze kaart voor elke klasse; de duurste set die de drie kaarten kunnen vormen telt. Gebruikt met trade(cards), niet met play_card; een schip dat je ermee bouwt is een jager.
text-hutts-stolen-plans = De genoemde tegenstander verliest 1 willekeurige handkaart; jij trekt 1 kaart.
text-hutts-into-the-pit = Elk leger dat de aanvaller in dit gevecht verliest kost er nog een van de aanvallende planeet; het laatste leger daar blijft altijd.
text-hutts-protection-money = Zet voor elke regio waarin je een grondstofplaneet hebt 1 leger bij op een planeet van jou in die regio, telkens één card_force(planet), in willekeurige volgorde.
text-hutts-rush-order = Bouw deze beurt één schip meer, met een andere kaart.
text-hutts-rival-squeeze = Alleen als je deze beurt planeten van beide vijandelijke facties veroverd hebt: trek in deze stap 1 kaart meer.
text-option-mode = De oorlog van drie facties, of gewoon Risk op deze kaart.
text-option-players = Met hoeveel je speelt: 2 tot 5, in het standaardspel 3 of 4.
text-option-turn_limit = Na zoveel beurten wint wie de meeste planeten heeft; normaal is er geen grens.
text-option-opening = Eigen planeten, legers en meer om mee te beginnen; in de werkplaats teken je ze.
text-known-trilogy-2 = Originele trilogie, 2 spelers
text-known-trilogy-3 = Originele trilogie, 3 spelers
text-known-trilogy-4 = Originele trilogie, 4 spelers
text-known-trilogy-5 = Originele trilogie, 5 spelers
text-known-standard-3 = Standaard, 3 spelers
text-known-standard-4 = Standaard, 4 spelers
