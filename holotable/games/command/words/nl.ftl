## game

game-name = Command
game-tagline = Kaarten, zeshoeken en koud staal: 17 veldslagen om een ijsplaneet.

## name

name-rebels = de Rebellen
    .number = plural
    .bare = Rebellen
name-empire = het Keizerrijk
    .bare = Keizerrijk
name-rebels-1 = de eerste Rebellenspeler
name-rebels-2 = de tweede Rebellenspeler
name-empire-1 = de eerste keizerlijke speler
name-empire-2 = de tweede keizerlijke speler
name-troopers = Rebellentroepen
    .number = plural
name-speeders = Snowspeeders
    .number = plural
name-artillery = Artillerie
name-snowtroopers = Sneeuwtroepen
    .number = plural
name-at-at = AT-AT
name-droids = Sondedroids
    .number = plural
name-troopers-n = Rebellentroepen { $n }
    .number = plural
name-speeders-n = Snowspeeders { $n }
    .number = plural
name-artillery-n = Artillerie { $n }
name-snowtroopers-n = Sneeuwtroepen { $n }
    .number = plural
name-at-at-n = AT-AT { $n }
name-droids-n = Sondedroids { $n }
    .number = plural
name-generator-n = schildgenerator { $n }
name-ion-cannon = het ionenkanon
name-recon-left = Verkenning links
name-recon-centre = Verkenning centrum
name-recon-right = Verkenning rechts
name-raid-left = Overval links
name-raid-centre = Overval centrum
name-raid-right = Overval rechts
name-assault-left = Stormaanval links
name-assault-centre = Stormaanval centrum
name-assault-right = Stormaanval rechts
name-recon-in-force = Gewapende verkenning
name-direct-from-hq = Rechtstreeks uit het hoofdkwartier
name-trooper-assault = Infanterieaanval
name-speeder-assault = Speederaanval
name-artillery-barrage = Spervuur
name-defensive-position = Verdedigende stelling
name-rebel-spearhead = Speerpunt van de Rebellen
name-leia-orders = Orders van de prinses
name-leia-assistance = Bijstand
name-leia-last-hope = Onze laatste hoop
name-luke-in-formation = In formatie
name-luke-tactical-assault = Tactische aanval
name-luke-ready = Klaar voor de strijd
name-han-diversion = Afleidingsmanoeuvre
name-han-here-they-come = Daar komen ze
name-han-support = Steun van een schurk
name-vader-force = Gaven van de Kracht
name-vader-determination = Vastberadenheid
name-vader-discipline = Keizerlijke discipline
name-veers-walkers = Walkeraanval
name-veers-landings = Geslaagde landingen
name-veers-concentrated = Geconcentreerd vuur
name-piett-reinforcements = Versterkingen
name-piett-fleet = Zet de vloot in!
name-piett-orbital = Bombardement uit de ruimte
name-pincer-move = Tangbeweging
name-imperial-assault = Keizerlijke aanval
name-precision-fire = Precisievuur
name-search-and-destroy = Zoek en vernietig
name-pressing-forward = Opmars
name-combat-experience = Gevechtservaring
name-air-support = Luchtsteun
name-finish-this = Maak er een einde aan
name-reserve-forces = Reservetroepen
name-desperate-stand = Wanhopige verdediging
name-special-orders = Bijzondere orders
name-incursion = Inval
name-scout = Verkenner
name-final-assault = Genadeslag
name-rout = Op de vlucht
name-left = linkerflank
    .def = de linkerflank
name-centre = centrum
    .def = het centrum
name-right = rechterflank
    .def = de rechterflank
name-face-infantry = infanterie
name-face-vehicle = voertuig
name-face-explosion = explosie
name-face-retreat = terugtocht
name-face-cross = mis
name-assault = stormtroep
name-scouts = verkenners
name-elite = elitetroepen
name-elite-squadron = elite-eskader
name-e-web = E-Web
name-guns-and-wings = geen eigen artillerie of speeders vernietigd
name-walker-down = een AT-AT vernietigd
name-behind-their-lines = een Rebelleneenheid staat op rij 0 of 1 aan het einde van een beurt van een van beide kanten
name-clear-win = de slag gewonnen terwijl het Keizerrijk hoogstens 2 medailles heeft
name-walkers-whole = geen eigen AT-AT vernietigd
name-eyes-open = alle sondedroids van de opstelling leven nog; in een scenario zonder droids: 6 of meer keizerlijke eenheden op het slagveld
name-baseline = een keizerlijke eenheid staat op rij 6
name-close-quarters = 3 Rebelleneenheden vernietigd in nabijgevechten
name-leia = Prinses Leia
name-luke = Luke Skywalker
name-han = Han Solo
name-vader = Darth Vader
name-veers = Generaal Veers
name-piett = Admiraal Piett
name-a-card = een kaart
name-from-a-card = Het bombardement
name-note-no-attack = , maar dan geen aanval
name-won-rebels = De Rebellen winnen de slag
name-won-empire = Het Keizerrijk wint de slag
name-won-nobody = Niemand wint de slag
name-reason-medals = medailles
name-reason-no-units = de vijand heeft geen eenheden meer
name-reason-turn-limit = de tijd is op
name-reason-officer-left = de officier is in veiligheid
name-reason-officer-taken = de officier is gevangen
name-reason-hold-objectives = alle doelvelden zijn bezet
name-reason-generators-destroyed = beide generatoren zijn vernietigd
name-reason-at-ats-destroyed = alle AT-AT's zijn vernietigd
name-reason-infantry-left = de infanterie heeft de basis bereikt
name-reason-ion-cannon-destroyed = het ionenkanon is vernietigd
name-reason-infantry-destroyed = te veel infanterie van de Rebellen is verloren
name-done-order = Geen orders meer geven
name-done-move = Verplaatsen beëindigen
name-done-attack = Aanvallen beëindigen
name-done-move_after = Niet meer verplaatsen
name-done-strike = Geen eenheden meer beschieten
name-done-go-on = Verder zonder steunkaart
name-done-discard = Geen kaarten meer afleggen
name-done-take = Gewoon een kaart trekken
name-done-deploy = Nu niets plaatsen
name-done-incursion-move = Niet nog eens verplaatsen
name-done-incursion-attack = Niet nog eens aanvallen
name-confirmed = De treffer telt.
name-not-confirmed = De treffer telt niet: er is geen explosie.
name-either = een van beide kanten
name-infantry = infanterie
name-any = elke eenheid
name-officer = wie de officier draagt

## choice

choice-play_card = speel ‘{ $card }’: { $effect }
choice-section = { NAME($section, form: "def") }
choice-order = order voor { $unit } op { $origin }
choice-move = { $unit }: van { $origin } naar { $to }{ $note }
choice-leave = { $unit }: verlaat het slagveld vanaf { $origin }
choice-attack = { $unit } op { $origin }: val { $target } op { $there } aan met { $count } { $count ->
    [one] dobbelsteen
   *[other] dobbelstenen
 }
choice-reroll = gooi opnieuw: { $faces }
choice-keep_dice = laat de dobbelstenen liggen
choice-retreat = { $unit }: trek terug van { $origin } naar { $to }
choice-ignore_retreat = gebruik de loopgraaf: negeer één terugtocht
choice-take_retreat = verlaat de loopgraaf: voer elke terugtocht uit
choice-break_through = { $unit }: breek door naar { $there }
choice-hold = { $unit }: blijf staan
choice-move_after = { $unit }: ga verder van { $origin } naar { $to }
choice-discard = leg ‘{ $card }’ af: { $effect }
choice-take = neem ‘{ $card }’ terug: { $effect }
choice-support = steunkaart ‘{ $card }’: { $effect }
choice-pick = kies { $target } op { $there }
choice-deploy = { $unit }: plaats op { $to }
choice-done = { $what }

## event

event-turn_began = Beurt { $turn } van { $seat }.
event-card_played = Gespeeld door { $seat }: ‘{ $card }’.
event-ordered = { $unit } { $unit ->
    [one] krijgt
   *[other] krijgen
 } een order.
event-moved = { $unit } { $unit ->
    [one] gaat
   *[other] gaan
 } van { $origin } naar { $to }.
event-attacked = { $who } { $who ->
    [one] valt
   *[other] vallen
 } { $target } aan: { $faces }.
event-rerolled = Na de nieuwe worp: { $faces }.
event-confirmed = De tweede worp tegen de AT-AT: { $faces }. { $outcome }
event-figure_lost = { $unit }: { $count } { $count ->
    [one] figuur
   *[other] figuren
 } verloren.
event-no_way_back = { $unit } { $unit ->
    [one] kan
   *[other] kunnen
 } zich niet terugtrekken: in plaats daarvan { $count } { $count ->
    [one] figuur
   *[other] figuren
 } verloren.
event-no_room = Er komt geen nieuwe eenheid: er is er geen meer, of er is geen veld vrij.
event-retreated = { $unit } { $unit ->
    [one] trekt
   *[other] trekken
 } zich terug van { $origin } naar { $to }.
event-destroyed = { $target }: vernietigd!
event-broke_through = { $unit } { $unit ->
    [one] breekt
   *[other] breken
 } door van { $origin } naar { $to }.
event-medal = { $side } { $side ->
    [one] krijgt
   *[other] krijgen
 } { $count } { $count ->
    [one] medaille
   *[other] medailles
 }.
event-left = { $unit } { $unit ->
    [one] verlaat
   *[other] verlaten
 } het slagveld vanaf { $origin }.
event-deployed = { $unit } { $unit ->
    [one] komt
   *[other] komen
 } aan op { $to }.
event-restored = { $unit }: { $count } { $count ->
    [one] figuur
   *[other] figuren
 } terug.
event-discarded = Afgelegd door { $seat }: ‘{ $card }’.
event-drew = Getrokken door { $seat }: { $what }.
event-taken = Teruggenomen door { $seat }: ‘{ $card }’.
event-goal_met = Geheim doel van { $side } gehaald: { $goal }.
event-won = { $winner }: { $how }.

## row

row-again = opnieuw
row-confirm = bevestig

## ask

ask-deploy = Een nieuwe eenheid plaatsen, of wachten?
ask-reserve = Waar komt de nieuwe eenheid aan?
ask-play = Speel een commandokaart.
ask-section = Welke sector?
ask-order = ‘{ $card }’: welke eenheid krijgt een order?
ask-move = Verplaats je eenheden met een order, een voor een.
ask-attack = Val aan met je eenheden met een order, een voor een.
ask-move_after = Je eenheden mogen zich nog één keer verplaatsen.
ask-reroll = Je gooide { $faces }. Dobbelstenen opnieuw gooien?
ask-trench = { $target } in de loopgraaf: één terugtocht van { $left } negeren?
ask-retreat = { $target } { $target ->
    [one] moet
   *[other] moeten
 } nog { $left } { $left ->
    [one] veld
   *[other] velden
 } terug. Waarheen?
ask-break_through = De aanval is voorbij. Wat { $unit ->
    [one] doet
   *[other] doen
 } { $unit } nu?
ask-second = { $unit } { $unit ->
    [one] is doorgebroken en mag
   *[other] zijn doorgebroken en mogen
 } nog eens aanvallen.
ask-discard = Leg nog hoogstens { $left } { $left ->
    [one] kaart
   *[other] kaarten
 } af.
ask-owed = Het kaartveld is verlaten: leg een kaart af.
ask-take = Vóór het trekken: in plaats daarvan een kaart terugnemen?
ask-pick-orbit = Welke vijandelijke eenheid wordt uit de ruimte beschoten?
ask-pick-air = Welke vijandelijke eenheid valt de luchtsteun aan?
ask-pick-reserve = Welke eenheid komt weer op volle sterkte?
ask-pick-desperate = Welke eenheid verdedigt zich wanhopig?
ask-pick-incursion = Welke eenheid handelt een tweede keer?
ask-pick-rout = Welke eenheid negeert de dekking van haar doelwit?
ask-pick-heal = Welke eenheid krijgt een figuur terug?
ask-pick-scout = Welke infanterie-eenheid krijgt ook een order?

## price

price-no_attack = Deze zet kost de aanval (COM-15a).

## area

area-reach = kan hierheen
area-fire = binnen bereik en in zicht
area-order = zou een order krijgen

## note

note-ordered = heeft een order
note-moved = heeft zich verplaatst
note-no_attack = valt deze beurt niet aan
note-attacked = heeft aangevallen

## terrain

terrain-ridge = Verboden voor AT-AT's. Van lager terrein af gaat een aanval op een eenheid erop met 1 dobbelsteen minder. Blokkeert het zicht.
terrain-rocks = Beëindigt de verplaatsing en verbiedt de aanval. Een aanval op een eenheid erop gaat met 1 dobbelsteen minder, van voertuigen met 2 minder. Blokkeren het zicht.
terrain-building = Zoals rotsen; een voertuig erop valt met 2 dobbelstenen minder aan.
terrain-wreckage = Zoals rotsen; een voertuig erop valt met 2 dobbelstenen minder aan.
terrain-serac = Verboden voor iedereen. Blokkeert altijd het zicht.
terrain-trench = Infanterie erin wordt met 1 dobbelsteen minder aangevallen en mag één terugtocht negeren.
terrain-crevasse = Verboden voor alles wat niet vliegt. Blokkeert het zicht niet.

## no

no-other_side = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } niet van jou
no-absent = { $unit } { $unit ->
    [one] staat
   *[other] staan
 } niet op het slagveld
no-absent_target = { $target } { $target ->
    [one] staat
   *[other] staan
 } niet op het slagveld
no-step = dit is er nu niet het moment voor
no-ordered = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } al een order
no-type = ‘{ $card }’ geeft zulke eenheden geen order
no-place = ‘{ $card }’ heeft geen order over voor { $unit } op die plek
no-order = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } geen order
no-moved = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } al verplaatst
no-occupied = { $to } is bezet
no-impassable = { $unit } { $unit ->
    [one] kan
   *[other] kunnen
 } niet op { $to } komen
no-far = { $unit } { $unit ->
    [one] kan
   *[other] kunnen
 } { $to } niet bereiken vanaf { $origin }
no-may_not_attack = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } te ver of op lastig terrein gegaan om aan te vallen
no-attacked = { $unit } { $unit ->
    [one] mag
   *[other] mogen
 } niet meer aanvallen
no-range = { $target } { $target ->
    [one] is
   *[other] zijn
 } buiten bereik van { $unit }
no-sight = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } geen zicht op { $target }
no-dice = door de dekking { $unit ->
    [one] heeft
   *[other] hebben
 } { $unit } geen dobbelstenen tegen { $target }
no-card_step = een commandokaart speel je aan het begin van je beurt, vóór de orders
no-card_support = ‘{ $card }’ is een steunkaart: ze wordt aangeboden als haar moment komt

## odds

odds-attack = { $unit } tegen { $target }
odds-pick = beschieting van { $target }
odds-dice = Dobbelstenen
odds-figures = Figuren van het doelwit
odds-hits = Treffers: { $count }
odds-retreats = Terugtochten: { $count }
odds-destroyed = Vernietigd
odds-hurt = Verliest figuren

## goal

goal-medals = Haal { $of } medailles; elke vernietigde eenheid geeft er een
goal-medals-short = { $done } van { $of } medailles
goal-medals-no-kills = Haal { $of } medailles; vernietigde eenheden geven er geen
goal-medals-no-kills-short = { $done } van { $of } medailles
goal-officer-left = Breng de officier via een uitgang van het slagveld
goal-officer-taken = Bereik de officier waar die ligt
goal-hold-objectives = Sta tegelijk op alle { $of } doelvelden
goal-hold-objectives-short = { $done } van { $of } doelvelden
goal-generators-destroyed = Vernietig de { $of } schildgeneratoren
goal-generators-destroyed-short = { $done } van { $of } generatoren
goal-at-ats-destroyed = Vernietig alle AT-AT's
goal-at-ats-destroyed-short = { $done } van { $of } AT-AT's
goal-infantry-left = Breng { $of } infanterie-eenheden via de uitgangen van het slagveld
goal-infantry-left-short = { $done } van { $of } eruit
goal-ion-cannon-destroyed = Vernietig het ionenkanon
goal-infantry-destroyed = Vernietig { $of } infanterie-eenheden
goal-infantry-destroyed-short = { $done } van { $of } infanterie
goal-no-units = Of laat de vijand geen eenheid over
goal-no-units-only = Laat de vijand geen eenheid over
goal-secret = Geheim doel: { $goal }
goal-limit = Geen winnaar na { $limit } beurten van elke kant
goal-rule-kill-medals = { $unit } vernietigd: medailles voor { $side }: { $count }
goal-rule-leave = Mag via de eigen uitgangen weg: { $side }, { $units }
goal-rule-leave-medals = Elke eenheid die via een uitgang weggaat, geeft { $side } een medaille: { $units }
goal-rule-retreat-home = { $side }: terugtocht naar de dichtstbijzijnde rand
goal-rule-retreat-away = { $side }: terugtocht van de aanvaller weg
goal-rule-data = { $side }: { $units } op { $at } aan het begin van de beurt levert een blijvende medaille op
goal-rule-war-machine = { $side }: gevallen infanterie wordt vervangen op de achterste rij, tot { $most } eenheden op het slagveld
goal-rule-reinforcements = { $side }: vanaf beurt { $from_turn } mogen er { $number } nieuwe eenheden komen: { $unit }
goal-rule-landing = { $side }: vanaf beurt { $from_turn } elke beurt een nieuwe eenheid { $unit }, naast { $next_to }
goal-rule-charge = { $side }: het ionenkanon krijgt elke beurt een lading; { $full } ladingen geven een medaille
goal-rule-steep-ridges = Een heuvelrug op gaan kost { $cost } stappen
goal-rule-card-hex = { $at }: wie erop komt trekt een kaart, weggaan kost er een
goal-rule-temporary-medal = Medailles zolang er een eenheid staat: { $count } op { $at } ({ $side })
goal-rule-temporary-medal-together = Medailles zolang er een eenheid staat op een van { $at }: samen { $count } ({ $side })
goal-rule-permanent-medal = Blijvende medailles voor de eerste eenheid daar: { $count } op { $at } ({ $side })

## suggest

suggest-medals = Laat { $side } winnen met { $count } medailles.
suggest-hand = Geef { $side } { $count } kaarten om mee te beginnen.

## campaign

campaign-about = Vijf veldslagen. Wie er een wint, bepaalt waar de volgende gestreden wordt. Steunkaarten gaan mee, en in elke slag heeft elke kant een geheim doel.
campaign-medals = Medailles: { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] heeft
   *[other] hebben
 } { $side ->
    [one] zijn
   *[other] hun
 } geheime doel gehaald: { $goal }.
campaign-lent = { $leader } leidt { $side } in de volgende slag.
campaign-draws = { $side } { $side ->
    [one] trekt
   *[other] trekken
 } een steunkaart.
campaign-extra = { $side } { $side ->
    [one] begint
   *[other] beginnen
 } de volgende slag met een commandokaart meer.
campaign-tally-battle = Slagpunten
campaign-tally-goals = Punten voor doelen
campaign-tally-medals = Medailles

## error

error-at_most = er zijn hoogstens { $most } van { $kind }.
error-at_most_dice = er zijn hoogstens { $most_dice } dobbelstenen.
error-attacked_names_unit_not = attacked noemt een eenheid die niet van de handelende kant is.
error-attacked_too_long = attacked is te lang.
error-badge_does_not_fit = het insigne { $badge } past niet bij { $name }.
error-badge_does_not_fit_2 = het insigne { $name } past niet bij { $what } op { $what_2 }.
error-badge_on_lies_beside = het insigne { $name } op { $what } ligt bij geen eenheid.
error-belongs_one_side = { $kind } hoort bij één kant.
error-both_stand_on = { $unit } en { $get } staan allebei op { $text }.
error-cannot_carry_officer = { $officer } kan de officier niet dragen.
error-card_known_hand_not = een kaart die in de hand van { $what } bekend is, zit er niet in.
error-command_belongs_campaign_which = command: { $what } hoort bij een veldtocht, en die is voor 2 spelers.
error-command_leader_needs_two = command: { $prefix }_leader_2 vraagt twee spelers aan de kant van { $what }.
error-command_partners_take_different = command: partners nemen verschillende leiders, niet allebei { $one }.
error-command_position_object = een stelling van command is een object.
error-command_positions_have_no = stellingen van command hebben geen { $unknown }; ze hebben { $keys }.
error-command_scenario_must_whole = command: scenario moet een geheel getal van 1 tot { $scenarios } of { $own } zijn, niet { $value }.
error-command_support_cards_list = command: de steunkaarten van { $side } zijn een lijst van verschillende kaarten uit { $cards }.
error-does_not_say = { $key } staat er niet in.
error-e_web_set_or = de e_web van { $name } is set of moving.
error-faulty_scenario = Fout in het scenario: { $reason }
error-has_more_than_permanent = het heeft meer dan { $marker_room } blijvende medailles.
error-has_more_than_temporary = het heeft meer dan { $marker_room } tijdelijke medailles.
error-has_two_kinds_terrain = { $what } heeft twee soorten terrein, { $what_2 } en { $name }.
error-has_units_room_for = het heeft { $hexes } eenheden van { $name }; er is ruimte voor { $room }.
error-has_unknown_badge = { $name } heeft een onbekend insigne { $badge }; er zijn { $what }.
error-have_all_their_medals = { $name }: al vóór de slag zijn alle medailles binnen.
error-officer_lies_under_enemy = de officier ligt al vóór de slag onder een eenheid van { $name }.
error-have_no_way_win = { $what }: er is geen manier om te winnen.
error-hold_all_objectives_before = { $name }: al vóór de slag zijn alle doelvelden bezet.
error-holds_which_lies_elsewhere = { $where } bevat { $what }, maar die ligt ergens anders of is geen kaart van die kant.
error-kill_medals_destroy_no = kill-medals: { $what } kan geen { $unit } vernietigen.
error-landing_places_infantry = de landing plaatst infanterie.
error-leaders_list_up_two = de leiders van { $side } zijn een lijst van hoogstens twee.
error-list_hexes = { $name } is een lijst van velden.
error-markers_list = markers is een lijst.
error-names_hex_twice = { $what } noemt een veld twee keer.
error-names_hex_which_off = { $what } noemt het veld { $value }, dat niet op het slagveld ligt.
error-names_unit_not_acting = { $key } noemt een eenheid die niet van de handelende kant is.
error-names_which_does_not = { $what } noemt { $value }, en dat bestaat niet.
error-needs_list_hexes = { $what } heeft een lijst van velden nodig.
error-no_e_web = { $name } is geen E-Web.
error-no_marker_markers = er is geen fiche { $kind }; de fiches zijn { $marker_kinds }.
error-no_special_rule_rules = er is geen speciale regel { $rule }; de regels zijn { $values }.
error-no_terrain = er is geen terrein { $kind }.
error-not_at_figures = { $name } is niet { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } is een object met { $sides }.
error-object_with_seats = { $key } is een object met de plaatsen { $seats }.
error-officer_lies_on_impassable = de officier ligt op onbegaanbaar terrein op { $what }.
error-on_has_two_badges = { $what } op { $what_2 } heeft twee insignes.
error-on_stands_on_serac = { $kind } op { $what } staat op een serac.
error-one_officer_on_one = er is één officier op één veld.
error-options_object = options is een object.
error-over_winner_reason = over is { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending bevat iets onbekends; erin mag { $known } staan.
error-pending_names_step = pending noemt de stap { $inner }.
error-pending_object = pending is een object.
error-places_which_no_units = { $rule } plaatst { $unit }, maar dat zijn geen eenheden van { $what }.
error-rule_does_not_say = de regel { $rule } zegt niets over { $value }.
error-rule_needs_marker = de regel { $rule } heeft een fiche { $wanted } nodig.
error-scenario_has_no = het scenario heeft geen { $name }.
error-scenario_has_no_officer = het scenario heeft geen officier.
error-scenario_leaders_support_cards = het scenario, de leiders, steunkaarten en doelen van een stelling staan naast de opties, niet erin.
error-seen_known_rebuilt = seen is { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] de Rebellen hebben nog geen eenheden.
   *[empire] het Keizerrijk heeft nog geen eenheden.
 }
error-special_list = special is een lijst.
error-special_rule_object = een speciale regel is een object.
error-stands_on_where_structure = { $name } staat op { $what }, waar een bouwwerk is.
error-stands_on_which_impassable = { $name } staat op { $what }, en dat is { $what_2 }: daar onbegaanbaar voor.
error-stands_on_which_off = { $name } staat op { $h }, en dat ligt niet op het slagveld.
error-step_but_no_card = de stap is { $step }, maar er is geen kaart in het spel.
error-step_must_one_not = step moet een van { $position_steps } zijn, niet { $step }.
error-structures = de bouwwerken zijn { $structures }.
error-sudden_death_list = sudden_death is een lijst.
error-sudden_death_needs = de directe winst { $death } van { $what } heeft { $what_2 } nodig.
error-targets_attacked_differ_length = targets en attacked zijn niet even lang.
error-terrain_object_hex_kind = terrain is een object: van veld naar soort.
error-terrain_object_lists_hexes = terrain is een object van lijsten van velden.
error-title_text_up_letters = de titel is een tekst van hoogstens { $title_room } letters.
error-together_true_or_false = together is true of false.
error-turn_not_turn = beurt { $what } van { $what_2 } is niet de beurt van { $what_3 }.
error-two_permanent_medals_lie = twee blijvende medailles liggen op { $what }.
error-two_structures_stand_on = twee bouwwerken staan op { $what }.
error-two_units_stand_on = twee eenheden staan op { $h }.
error-unit_both_left_lost = een eenheid is zowel vertrokken als verloren.
error-unit_left_or_lost = een eenheid die vertrokken of verloren is, staat op het slagveld.
error-units_object_id_at = units is een object: van id naar { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units en together zijn voor tijdelijke medailles, niet voor { $kind }.
error-war_machine_places_infantry = de oorlogsmachine plaatst infanterie.
error-all_in_scenario = van een eigen slag staat alles in het scenario; er is geen optie { $option }.
error-scenario_no_object = het scenario is een JSON-object, niet { $scenario }.
error-too_many_badges = het heeft { $used } insignes; { $boxes ->
    [one] in de doos zitten er { $most }
   *[other] in twee dozen zitten er { $most }
 }.
error-too_many_tiles = het heeft { $used } terreintegels; { $boxes ->
    [one] in de doos zitten er { $most }
   *[other] in twee dozen zitten er { $most }
 }.
error-too_many_figures = het heeft { $used } figuren van { $kind } nodig; { $boxes ->
    [one] in de doos zitten er { $most }
   *[other] in twee dozen zitten er { $most }
 }.

## draw: the table in a terminal

draw-temporary-medal = medaille zolang je er staat
draw-permanent-medal = blijvende medaille
draw-objective = doelveld
draw-exit = uitgang
draw-officer = officier
draw-charges = Ladingen van het ionenkanon: { $count }
draw-side = { $seat }: medailles { $medals } van { $wanted }, beurt { $turn }
draw-side_open = { $seat }: medailles { $medals }, beurt { $turn }
draw-hand = { $seat }, hand: { $cards }
draw-support = Steun: { $cards }
draw-no_card = geen kaart

## text: what cards do, battles, options; as the game's data write it

text-recon-left = 1 order voor een eenheid op de linkerflank
text-recon-centre = 1 order voor een eenheid in het centrum
text-recon-right = 1 order voor een eenheid op de rechterflank
text-raid-left = orders voor 2 eenheden op de linkerflank
text-raid-centre = orders voor 2 eenheden in het centrum
text-raid-right = orders voor 2 eenheden op de rechterflank
text-assault-left = orders voor alle eenheden op de linkerflank
text-assault-centre = orders voor alle eenheden in het centrum
text-assault-right = orders voor alle eenheden op de rechterflank
text-recon-in-force = in elk van de drie sectoren een order voor 1 eenheid
text-direct-from-hq = orders voor 3 eenheden naar keuze
text-trooper-assault = orders voor alle infanterie in één sector naar keuze; elk +1 dobbelsteen
text-speeder-assault = orders voor 2 voertuigen; elk mag zich na de aanval 1 veld verplaatsen
text-artillery-barrage = order voor 1 artillerie; ze valt twee keer aan, elke keer +1 dobbelsteen
text-defensive-position = orders voor 3 eenheden; ze mogen zich niet verplaatsen; elk +1 dobbelsteen
text-rebel-spearhead = orders voor 2 eenheden; terrein beperkt hun verplaatsing en aanval niet
text-pincer-move = orders voor 2 eenheden op elke flank
text-trooper-assault-2 = orders voor alle infanterie in één sector naar keuze
text-imperial-assault = orders voor 3 eenheden van één soort; elk +1 veld
text-precision-fire = order voor 1 voertuig; +1 veld en +1 dobbelsteen
text-search-and-destroy = orders voor 2 eenheden; elk mag zich na de aanval tot 2 velden verplaatsen
text-pressing-forward = orders voor 2 eenheden; +2 velden, geen aanval
text-leia-orders = orders voor 2 eenheden naar keuze; elk +1 dobbelsteen
text-leia-assistance = elke eigen eenheid met verliezen krijgt 1 figuur terug; daarna order voor 1 eenheid
text-leia-last-hope = order voor 1 infanterie; +1 veld, +1 dobbelsteen
text-luke-in-formation = orders voor 2 eenheden; elk +1 veld
text-luke-tactical-assault = order voor 1 voertuig; +1 veld, +1 dobbelsteen
text-luke-ready = alle eenheden mogen aanvallen, geen mag zich verplaatsen
text-han-diversion = orders voor 2 eenheden in verschillende sectoren; elk +1 dobbelsteen
text-han-here-they-come = order voor 1 infanterie; +2 velden, +1 dobbelsteen, geen beperking door terrein
text-han-support = order voor 1 infanterie; +1 dobbelsteen per aangrenzende eigen eenheid
text-vader-force = orders voor 2 eenheden naar keuze; terugtochten tellen als explosies
text-vader-determination = één eenheid krijgt deze beurt twee keer een order
text-vader-discipline = orders voor alle eenheden; elk -1 dobbelsteen
text-veers-walkers = orders voor 3 voertuigen; +1 dobbelsteen in nabijgevechten
text-veers-landings = orders voor 3 eenheden; elk mag zich na de aanval 1 veld verplaatsen
text-veers-concentrated = orders voor 3 eenheden; de 2e die hetzelfde doelwit aanvalt +1 dobbelsteen, de 3e +2
text-piett-reinforcements = 1 infanterie komt weer op volle sterkte en krijgt een order met +1 dobbelsteen
text-piett-fleet = leg tot 3 kaarten af, trek er zoveel +1, speel dan een andere kaart
text-piett-orbital = geen orders; 1 dobbelsteen tegen elk van 3 vijandelijke eenheden; eigen symbool, explosie of terugtocht is raak
text-combat-experience = orders voor alle eenheden; +1 dobbelsteen in nabijgevechten
text-combat-experience-when = orderstap, vóór de eerste order; dan krijgen alle eigen eenheden een order
text-air-support = 2 dobbelstenen tegen een vijandelijke eenheid naar keuze, dekking telt niet
text-air-support-when = eigen aanvalsstap, vóór of tussen aanvallen; kies een vijandelijke eenheid, 2 dobbelstenen, van geen eenheid af, zicht en dekking tellen niet, terugtochten tellen, een AT-AT wordt bevestigd
text-finish-this = gooi dobbelstenen naar keuze van één aanval opnieuw, geen bevestiging
text-finish-this-when = na de worp van een eigen aanval, vóór de tweede worp tegen de AT-AT; gooi dobbelstenen naar keuze één keer opnieuw, ook die een E-Web al opnieuw gegooid heeft
text-reserve-forces = 1 eenheid weer op volle sterkte
text-reserve-forces-when = eigen orderstap; kies een eigen eenheid op het slagveld met minder figuren dan aan het begin
text-desperate-stand = 1 infanterie met nog één figuur: +2 dobbelstenen
text-desperate-stand-when = eigen aanvalsstap; kies een infanterie-eenheid met een order en 1 figuur die nog niet heeft aangevallen; voor haar aanvallen van deze beurt
text-special-orders = neem in plaats van te trekken een kaart naar keuze uit de eigen aflegstapel
text-special-orders-when = na de aanvalsstap, vóór het trekken; neem een kaart uit de eigen aflegstapel, behalve de zojuist gespeelde; er wordt geen andere kaart getrokken
text-incursion = 1 infanterie-eenheid handelt meteen een tweede keer
text-incursion-when = eigen aanvalsstap, tussen aanvallen; kies een infanterie-eenheid met een order die heeft aangevallen; ze mag zich meteen een tweede keer verplaatsen en aanvallen met hetzelfde voordeel van de kaart
text-scout = 1 infanterie-eenheid extra krijgt een order, zonder het voordeel van de kaart
text-scout-when = eigen orderstap; nog één infanterie-eenheid krijgt een order, waar dan ook
text-final-assault = als een vijandelijke eenheid zich terugtrekt: 2 dobbelstenen tegen haar
text-final-assault-when = eigen aanvalsstap, meteen nadat een vijandelijke eenheid een stap is teruggetrokken en vóór een doorbraak; 2 dobbelstenen
text-rout = 1 aanvallende eenheid negeert dekking
text-rout-when = eigen aanvalsstap, voordat een eenheid met een order aanvalt; kies die eenheid; het terrein van het doelwit kost haar aanvallen deze beurt geen dobbelstenen
text-battle-1 = Keizerlijke verkenningsmissie
text-battle-1-special-1 = Elke vernietigde eenheid sondedroids geeft de Rebellen 2 medailles.
text-battle-2 = Tegenaanval met snowspeeders
text-battle-3 = Vijand in zicht
text-battle-3-special-1 = Wordt de AT-AT vernietigd, dan krijgen de Rebellen 2 medailles in plaats van 1.
text-battle-4 = Geslaagde landingen
text-battle-4-special-1 = De kant met een eenheid op 5,5 heeft 1 tijdelijke medaille; de Rebellen beginnen ermee.
text-battle-5 = Verdediging van heuvel Alfa
text-battle-5-special-1 = De kant met een eenheid op 4,3 heeft 2 tijdelijke medailles; de Rebellen beginnen ermee.
text-battle-6 = Keizerlijke gegevens ophalen
text-battle-6-special-1 = Aan het begin van elke Rebellenbeurt waarin infanterie van de Rebellen op 2,3 staat, krijgen de Rebellen 1 blijvende medaille.
text-battle-6-special-2 = Aan het einde van elke keizerlijke beurt plaatst het Keizerrijk een nieuwe eenheid sneeuwtroepen op een vrij veld van rij 0 voor elke keizerlijke infanterie-eenheid die sinds het einde van zijn vorige beurt vernietigd is. De Rebellen houden de medailles daarvoor.
text-battle-7 = Aanval op de buitenpost
text-battle-7-special-1 = De eerste keizerlijke eenheid op 5,4 levert 1 blijvende medaille op.
text-battle-7-special-2 = Eén keer, aan het begin van hun 6e of een latere beurt, mogen de Rebellen twee nieuwe eenheden speeders op vrije velden van rij 6 plaatsen. Beide krijgen in die beurt een order naast de eenheden van de kaart, zonder het voordeel van de kaart.
text-battle-8 = Medische evacuatie!
text-battle-8-special-1 = Een Rebelleneenheid die een verplaatsing of terugtocht op het veld van de officier beëindigt, neemt de officier zonder kosten op en draagt die; wordt die eenheid vernietigd, dan ligt de officier op haar veld. Elke Rebelleneenheid mag de officier dragen.
text-battle-8-special-2 = Alleen de eenheid die de officier draagt mag weg, via 0,2 of 0,6 (COM-93).
text-battle-8-rebels-1 = De Rebelleneenheid met de officier verlaat het slagveld via een uitgang.
text-battle-8-empire-1 = Een keizerlijke eenheid staat op het veld waar de officier ligt.
text-battle-9 = Verdedigingsstellingen veiligstellen
text-battle-9-rebels-1 = Rebelleneenheden staan op alle drie de doelvelden; de slag eindigt op dat moment (COM-50), niet aan het einde van de beurt.
text-battle-10 = Doelwit: de schildgeneratoren
text-battle-10-special-1 = Het Keizerrijk krijgt geen medailles voor vernietigde Rebelleneenheden.
text-battle-10-special-2 = Elke generator wordt volgens de gewone regels aangevallen en door een explosie vernietigd.
text-battle-10-empire-1 = Beide schildgeneratoren zijn vernietigd.
text-battle-11 = Uitbraak van de Rebellen
text-battle-11-special-1 = Elke Rebelleneenheid die over rij 0 weggaat (COM-93), geeft de Rebellen 1 medaille.
text-battle-11-special-2 = De vernietigde eenheid sondedroids geeft de Rebellen 1 medaille.
text-battle-11-special-3 = Een heuvelrug op gaan kost 2 stappen. Gewone infanterie die erop klimt valt deze beurt dus niet aan, elite-infanterie mag dat wel; een stormtroep mag erop doorbreken, maar valt dan niet nog eens aan. Terugtochten en Speerpunt van de Rebellen worden niet vertraagd.
text-battle-12 = Belegerd
text-battle-12-special-1 = Zolang keizerlijke infanterie op ten minste een van de vijf velden staat, heeft het Keizerrijk 1 tijdelijke medaille, nooit meer.
text-battle-12-special-2 = Keizerlijke eenheden trekken zich terug naar rij 0 of de rechterrand, wat het dichtst bij is.
text-battle-12-special-3 = Rebelleneenheden trekken zich terug naar 0,6, 1,6 en 2,6.
text-battle-13 = De Echobasis in
text-battle-13-special-1 = Keizerlijke infanterie mag via 2,6 en 7,6 weg (COM-93). Beide zijn gebouwen: een eenheid die erop komt, gaat in een latere beurt weg.
text-battle-13-special-3 = Aan het begin van elke keizerlijke beurt vanaf de tweede mag het Keizerrijk 1 nieuwe eenheid sneeuwtroepen plaatsen op een vrij, voor infanterie begaanbaar veld naast een AT-AT, zolang minder dan 8 van zijn infanterie-eenheden op het slagveld staan. De kaart mag haar meteen een order geven.
text-battle-13-rebels-1 = Alle drie de AT-AT's zijn vernietigd.
text-battle-13-empire-1 = Drie keizerlijke infanterie-eenheden hebben het slagveld via de uitgangen verlaten.
text-battle-14 = Bescherm de transportschepen
text-battle-14-special-1 = Geen van beide kanten krijgt medailles voor vernietigde eenheden.
text-battle-14-special-2 = Aan het begin van elke Rebellenbeurt: liggen er 3 ladingen op het kanon, dan gaan ze weg en krijgen de Rebellen 1 medaille; anders komt er 1 lading bij. Zo komen de medailles in Rebellenbeurt 4, 8 en 12. Dit gebeurt vanzelf.
text-battle-14-special-3 = Het kanon wordt volgens de gewone regels aangevallen, met de dekking van zijn heuvelrug, en door een explosie vernietigd.
text-battle-14-empire-1 = Het ionenkanon is vernietigd.
text-battle-15 = Terugtocht bij de zuidpoort
text-battle-15-special-1 = Elke infanterie-eenheid van de Rebellen die via 4,6 of 5,6 weggaat (COM-93), geeft de Rebellen 1 medaille. Beide zijn gebouwen: een eenheid die erop komt, gaat in een latere beurt weg.
text-battle-15-special-2 = De Rebellen krijgen geen medailles voor vernietigde keizerlijke eenheden.
text-battle-15-empire-1 = Vier infanterie-eenheden van de Rebellen zijn vernietigd.
text-battle-16 = Evacuatie van de Echobasis
text-battle-16-special-2 = Een kant waarvan een eenheid op 2,3 komt, trekt meteen 1 kaart en heeft dan een kaart meer in de hand; gaat die eenheid om welke reden ook van het veld, dan legt die kant meteen 1 handkaart naar keuze af, vóór al het andere.
text-battle-17 = Laatste verzet
text-battle-17-special-1 = De eerste keizerlijke eenheid op 4,3 levert 2 blijvende medailles op.
text-battle-17-special-2 = Elke Rebelleneenheid die via 0,6 weggaat (COM-93), geeft de Rebellen 1 medaille.
text-battle-17-special-3 = Keizerlijke eenheden trekken zich terug naar de dichtstbijzijnde rand van het slagveld.
text-battle-17-special-4 = Rebelleneenheden trekken zich van de aanvaller weg terug.
text-campaign-1 = De heuvelrug en de generatoren
text-campaign-2 = Het laatste transport
text-ruling-C1 = geen extra kaart bij verkenningskaarten
text-ruling-C2 = extra velden komen bij beide afstanden van infanterie: met +1 gaat ze 0-2 en valt aan of 3 zonder aanval, met +2 0-3 en valt aan of 4 zonder; elite-infanterie met +1 0-3 en valt aan; speeders +1 0-4, AT-AT +1 0-2, droids +1 0-3. Artillerie verplaatst zich nooit (book).
text-ruling-C3 = extra dobbelstenen komen vóór de aftrek van terrein; een totaal van 0 of minder = geen worp.
text-ruling-C4 = alleen kaarten die een sector noemen zijn daartoe beperkt; kaarten met "naar keuze" en "alle eenheden" gelden op het hele bord. Gedeelde velden horen bij beide sectoren; een eenheid krijgt één order (book).
text-ruling-C5 = Afleidingsmanoeuvre: een eenheid op een gedeeld veld telt voor welke van haar twee sectoren ook past.
text-ruling-C6 = Bijstand: elke eigen eenheid met verliezen krijgt precies 1 figuur terug, nooit meer dan aan het begin; vernietigde eenheden komen niet terug. Leest een eigenaar van de doos "één eenheid met verliezen", verander dan één instelling. AT-AT en artillerie (1 figuur) komen nooit in aanmerking.
text-ruling-C7 = verplaatsen na de aanval is een eigen stap na alle aanvallen: elke eenheid met een order mag zich nog één keer verplaatsen, een voor een, volgens de gewone regels, tot het genoemde aantal velden; ze stopt op terrein dat stopt; er volgt geen aanval; eenheden die niet aanvielen mogen ook, artillerie niet.
text-ruling-C8 = Vastberadenheid: order voor 1 eenheid; ze verplaatst zich en valt aan, en doet dan beide nog eens (stappen verplaatsen, aanvallen, verplaatsen, aanvallen); alle regels voor verplaatsen en aanvallen beginnen beide keren opnieuw; het E-Web-fiche volgt de latere verplaatsing; een stormtroep breekt hoogstens één keer per beurt door. Je zou haar ook één keer kunnen laten verplaatsen en twee keer aanvallen.
text-ruling-C9 = Spervuur: twee aparte aanvallen, de doelwitten mogen verschillen, over de tweede wordt beslist als de eerste klaar is.
text-ruling-C10 = Bombardement uit de ruimte: kies een vijandelijke eenheid, gooi, kies dan de volgende, tot 3 verschillende (eenheden, geen bouwwerken), of done(); bereik, zicht en dekking tellen niet; een loopgraaf helpt niet (de terugtocht is hier een treffer) en niemand trekt zich terug; medailles zoals gewoonlijk; artillerie wordt geraakt door explosie of terugtocht. Er volgt geen order, verplaatsing of aanval.
text-ruling-C11 = Gaven van de Kracht: terugtochten worden explosies en drijven niet meer terug.
text-ruling-C12 = Zet de vloot in!: leg een voor een tot 3 kaarten af, of done(); trek er zoveel plus 1; in een team daarna de partner (COM-83); speel dan een andere kaart zoals in COM-11, waarvan de stappen volgen. Beide kaarten worden aan het einde afgelegd en er wordt één kaart getrokken: de hand is weer even groot als eerst.
text-ruling-C13 = is de stapel op, schud dan de afgelegde kaarten (book).
text-ruling-C14 = Keizerlijke aanval: de eerste eenheid met een order bepaalt de soort (infanterie, voertuig of speciaal); het is geen kaart die een soort noemt, COM-14 geldt niet.
text-ruling-C15 = de kaarten met een veld `needs` noemen een soort eenheid (COM-14). `needs` artillery betekent artillerie, geen droids.
text-ruling-C16 = geen beperking door terrein (Speerpunt van de Rebellen, Daar komen ze): niet stoppen, geen verlies van de aanval en geen aftrek door het eigen veld (gebouw, wrak), geen extra kosten van steile heuvelruggen. Onbegaanbaar blijft onbegaanbaar, AT-AT's komen niet op heuvelruggen, en de dekking van het doelwit telt.
text-ruling-C17 = Klaar voor de strijd en Verdedigende stelling: de eenheden krijgen een order, er is geen verplaatsingsstap; een E-Web wordt 'set'. Je zou ook eenheden kunnen laten verplaatsen die van de extra dobbelsteen afzien.
text-ruling-C18 = Bijstand en Versterkingen gaan nooit boven het beginaantal; Versterkingen vult de eenheid aan op het moment dat ze haar order krijgt, vol of niet.
text-ruling-C19 = Steun van een schurk: geteld als de aanval gedaan wordt; elke andere eigen eenheid op een aangrenzend veld, ook artillerie.
text-ruling-C20 = Geconcentreerd vuur: +1 dobbelsteen voor elke andere eenheid met een order die deze beurt hetzelfde doelwit al heeft aangevallen (dus +1, dan +2); ook bouwwerken zijn doelwitten.
text-ruling-C21 = Keizerlijke discipline: min 1 dobbelsteen telt zoals terrein; een aanval zonder dobbelstenen wordt niet aangeboden.
text-ruling-C22 = Walkeraanval en Gevechtservaring: de dobbelsteen alleen op afstand 1.
text-ruling-C23 = Vastberadenheid, Inval en een tweede spervuur zijn nieuwe aanvallen: nieuwe worpen van de E-Web, verkenners en dekking tellen opnieuw.
text-ruling-C24 = in het voorbeeld van het boekje geeft een kaart 3 eenheden in het centrum een order; zo'n kaart staat niet in de bekende lijst, waar Stormaanval elke eenheid van haar sector een order geeft. Je zou het voorbeeld ook als de kaart kunnen lezen; hier geldt wat bekend is.
text-ruling-S1 = Gevechtservaring: samen met een commandokaart gespeeld; geeft alle eenheden een order en +1 dobbelsteen in nabijgevechten
text-ruling-S2 = gespeelde steunkaarten liggen apart tot hun stapel op is en worden dan tot een nieuwe stapel geschud
text-ruling-S3 = Genadeslag wordt na de terugtocht gegooid, van geen eenheid af, zicht en dekking tellen niet; de eigen terugtochten tellen
text-ruling-S4 = `when` noemt het moment voor elke kaart; `support(card)` wordt dan aangeboden en alleen als het iets zou doen; hoogstens één per beurt (book)
text-ruling-S5 = Genadeslag en Luchtsteun vernietigen eenheden en geven medailles zoals aanvallen; een eenheid die erdoor terugtrekt of vernietigd wordt, geeft geen doorbraak
text-campaign-rule-1 = de verliezer van een slag trekt 1 steunkaart; een kant die haar geheime doel haalde trekt er 1
text-campaign-rule-2 = een kant die met 3 of meer medailles verschil verloor, zoals ze aan het einde liggen en met de tijdelijke erbij, begint de volgende slag met 1 kaart meer
text-campaign-rule-3 = een slag zonder winnaar (COM-53) telt als gewonnen door de kant die niet alleen door directe winst kon winnen, anders door de kant met meer medailles, anders door de Rebellen
text-campaign-rule-4 = punten: slag 1-3 elk één, 4 twee, 5 drie; +1 per gehaald geheim doel, samen hoogstens 2; de meeste punten winnen, bij gelijke stand de winnaar van slag 5
text-campaign-rule-5 = elke kant trekt per slag een van haar 4 geheime doelen, getoond als het gehaald is; een doel over eenheden die het scenario niet heeft gaat terug en er wordt een ander getrokken
text-campaign-rule-6 = doelen met `when` end worden beoordeeld als de slag voorbij is, gewonnen of verloren; doelen met `when` once zijn gehaald op het eerste moment dat ze waar zijn
text-option-scenario = De slag: 1 tot 17, of een eigen scenario.
text-option-players = Twee spelers, of teams van twee.
text-option-team = Bij drie spelers: de kant van twee.
text-option-rebel_leader = De Rebellenleider wiens drie kaarten bij de stapel komen.
text-option-rebel_leader_2 = De leider van de tweede speler van het Rebellenteam.
text-option-rebel_support = Steunkaarten van de Rebellen in de hand, voor een veldtocht.
text-option-rebel_goal = Het geheime doel van de Rebellen, voor een veldtocht.
text-option-rebel_extra = Kaarten boven de hand van het scenario.
text-option-empire_leader = De keizerlijke leider wiens drie kaarten bij de stapel komen.
text-option-empire_leader_2 = De leider van de tweede speler van het keizerlijke team.
text-option-empire_support = Keizerlijke steunkaarten in de hand, voor een veldtocht.
text-option-empire_goal = Het geheime doel van het Keizerrijk, voor een veldtocht.
text-option-turn_limit = De slag eindigt zonder winnaar na zoveel beurten van elke kant.
