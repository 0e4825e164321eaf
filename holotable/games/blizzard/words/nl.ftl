## game

game-name = Blizzard
game-tagline = Drie missies in de sneeuw: de sondedroids, de voorhoede en de grote aanval.

## name

name-alliance = de Alliantie
    .bare = Alliantie
name-empire = het Keizerrijk
    .bare = Keizerrijk
name-han = Han
name-luke = Luke
name-veers = generaal Veers
name-generators = de generatoren
    .number = plural
name-echo-trooper-n = echosoldaat { $n }
name-scout-n = verkenner { $n }
name-snowspeeder-n = snowspeeder { $n }
name-laser-battery-n = laserbatterij { $n }
name-snowtrooper-n = sneeuwsoldaat { $n }
name-probe-droid-n = sondedroid { $n }
name-at-st-n = AT-ST { $n }
name-at-at-n = AT-AT { $n }
name-N = noorden
name-NE = noordoosten
name-SE = zuidoosten
name-S = zuiden
name-SW = zuidwesten
name-NW = noordwesten
name-off = buiten de kaart
name-max-power = { " " }met alle kracht in één schot
name-plain-power = { "" }
name-as-before = , zoals nu
name-step-march = Mars beëindigen
name-step-hold = Niemand marcheert
name-step-event = Gebeurtenis beëindigen
name-step-commands = Commando's beëindigen
name-step-fire = Vuren beëindigen
name-step-return = Tegenvuur beëindigen
name-event-0 = { "" }
name-event-1 = { " " }Dubbel: een meesterschot!
name-event-2 = { " " }Dubbel: een listig plan!
name-event-3 = { " " }Dubbel: ten aanval!
name-event-4 = { " " }Dubbel: geen tegenvuur deze beurt!
name-event-5 = { " " }Dubbel: nieuwe infanterie!
name-event-6 = { " " }Dubbel: vaste hand deze beurt!
name-why-through = genoeg eenheden zijn erdoor
name-why-blocked = te weinig keizerlijke eenheden zijn erdoor
name-why-generators = de generatoren zijn vernietigd
name-why-escaped = genoeg eenheden zijn ontsnapt
name-why-losses = genoeg eenheden van de Alliantie zijn vernietigd
name-why-wiped-out = de vijand heeft geen eenheid meer
name-why-time = de beurten zijn op
name-campaign = De slag om Hoth
name-mission-1 = Langs de droids
name-mission-2 = De walkers komen
name-mission-3 = De generatoren

## choice

choice-march = { $unit }: marcheer { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }
choice-turn = { $unit }: draai naar het { $facing }, 1 punt
choice-move = { $unit }: van { $origin } { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }, 1 punt
choice-step = { $unit }: ga verder { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }
choice-face = { $unit }: kijk naar het { $facing }{ $how }
choice-rally = { $unit }: hergroepeer, 1 punt
choice-reinforce = { $unit }: kom binnen op { $hex }, 1 punt
choice-place = { $unit }: zet op { $hex }
choice-pushed = { $unit }: wijk uit naar { $hex }
choice-follow = { $unit }: ga mee naar { $to }
choice-stay = { $unit }: blijf staan
choice-great_shot = Meesterschot: vernietig { $target } op { $there }
choice-shoot = { $unit }: schiet op { $target } op { $there }{ $how }
choice-harpoon = { $unit }: harpoeneer { $target }
choice-self_destruct = { $unit }: vernietig jezelf en neem { $target } mee
choice-done = { $step }

## event

event-placed = { $unit } staat op { $hex }.
event-marched = { $unit } marcheert { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }.
event-rolled = Commandoworp { $dice }; commandopunten: { $points }.{ $what }
event-moved = { $unit } gaat van { $origin } { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }.
event-turned = { $unit } draait naar het { $facing }.
event-overrun = { $unit } wordt overreden door { $by }.
event-followed = { $unit } gaat mee naar { $to }.
event-rallied = { $unit } hergroepeert.
event-reinforced = { $unit } komt binnen op { $hex }.
event-shot = { $unit } { $unit ->
    [one] schiet
   *[other] schieten
 } op { $target }: { $dice }; { $hits } { $hits ->
    [one] treffer
   *[other] treffers
 }, { $damage } schade.
event-damaged = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } beschadigd.
event-destroyed = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } vernietigd!
event-self_destructed = { $unit } vernietigt zichzelf en neemt { $target } mee.
event-harpooned = { $unit } harpoeneert { $target }: die gaat neer.
event-great_shot = Een meesterschot treft { $target }.
event-no_dodge = { $unit } kan nergens heen en is vernietigd!
event-no_target = Geen vijand staat dichtbij genoeg voor een meesterschot.
event-nobody_fresh = Er is geen infanterie meer om binnen te komen.
event-left = { $unit } verlaat de kaart.
event-turn_ended = { $seat } { $seat ->
    [one] beëindigt
   *[other] beëindigen
 } de beurt.
event-mission_ended = Missie { $mission } gaat naar { $by }.
event-won = { $by } heeft gewonnen: { $why }.

## row

row-to_hit = raken
row-again = opnieuw
row-damage = schade

## odds

odds-title = { $unit } tegen { $target }
odds-nothing = geen schade
odds-damaged = beschadigd
odds-destroyed = vernietigd
odds-dice = dobbelstenen
odds-rerolls = missers opnieuw
odds-penalties = treffers opnieuw
odds-needs = schade vraagt
odds-at_least = { $die } of meer
odds-never = nooit

## route

route = { $unit }: ga { $to ->
    [off] de kaart af
   *[other] naar { $to }
 }, commandopunten: { $cost }

## shortcut

shortcut-march_all = Allemaal marcheren
shortcut-formation = Zet de rest in de gewone opstelling

## ask

ask-pushed = { $unit } wordt overreden. Waarheen uitwijken?
ask-follow = Gaat { $unit } mee naar { $to }?
ask-face = Welke kant kijkt { $unit } op?
ask-step = { $unit } is onderweg: nog { $left } { $left ->
    [one] veld
   *[other] velden
 }. Ga verder, of eindig met een kijkrichting.
ask-last_face = { $unit } is op zijn plaats. In welke kijkrichting?
ask-setup = Waar staat { $unit }? Nog te zetten: { $left }.
ask-march = Mars: welke eenheid gaat gratis één veld vooruit?
ask-commands = Commandopunten over: { $points }. Verplaats of hergroepeer een eenheid, of breng er een binnen.
ask-fire = Vuren: welke eenheid schiet?
ask-return = Tegenvuur: welke eenheid schiet terug?
ask-event-1 = Meesterschot: welke vijand bij je eenheden wordt vernietigd?
ask-event-3 = Ten aanval: welke infanterie marcheert nog eens?
ask-event-5 = Verse infanterie: tot twee komen binnen op jouw rand van de kaart.

## area

area-reach = in één zet te bereiken
area-fire = in vuurhoek en bereik

## note

note-may_march = mag gratis één veld vooruit marcheren
note-no_march = kan nu niet marcheren
note-shot = heeft in deze stap geschoten
note-may_rally = is beschadigd; hergroeperen maakt weer heel
note-damaged = is beschadigd

## no

no-other_side = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } niet van jou
no-question = eerst staat er een andere vraag open
no-absent = { $unit } { $unit ->
    [one] staat
   *[other] staan
 } niet op de kaart
no-points = er zijn geen commandopunten meer
no-step-march = marcheren hoort bij de eerste stap van je beurt
no-step-turn = draaien hoort bij de stap waarin je commando's geeft
no-step-move = bewegen hoort bij de stap waarin je commando's geeft
no-step-step = bewegen hoort bij de stap waarin je commando's geeft
no-step-rally = hergroeperen hoort bij de stap waarin je commando's geeft
no-step-reinforce = versterkingen komen in de stap waarin je commando's geeft
no-step-place = eenheden worden neergezet bij de opstelling en door de gebeurtenis van twee vijven
no-step-shoot = schieten hoort bij het vuren en het tegenvuur
no-step-harpoon = harpoenen horen bij het tegenvuur
no-step-self_destruct = zelfvernietiging hoort bij het tegenvuur
no-order = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } niet de volgende om neer te zetten
no-taken = { $hex } is niet leeg
no-zone = { $hex } ligt buiten jouw opstelzone
no-near = { $hex } is te dicht bij de vijand of bij een andere eenheid van die soort
no-not_waiting = { $unit } { $unit ->
    [one] wacht
   *[other] wachten
 } niet als versterking
no-marched = { $unit } heeft al gemarcheerd
no-march = { $unit } kan niet vooruit marcheren
no-speed = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } geen snelheid
no-off = { $unit } mag daar niet van de kaart af
no-far = { $to } grenst niet aan { $origin }
no-stacking = { $unit } mag niet op { $to } bij wat daar staat
no-ahead = { $unit } gaat recht vooruit, en { $to } ligt niet recht vooruit
no-facing = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } geen kijkrichting
no-same_facing = { $unit } kijkt al naar het { $facing }
no-lumbering = { $unit } draait per punt maar één zijde
no-rally = { $unit } { $unit ->
    [one] is
   *[other] zijn
 } geen beschadigde infanterie
no-friend = { $target } { $target ->
    [one] is
   *[other] zijn
 } van je eigen kant
no-shot = { $unit } heeft in deze stap al gehandeld
no-firepower = { $unit } { $unit ->
    [one] heeft
   *[other] hebben
 } geen vuurkracht
no-same_hex = { $target } { $target ->
    [one] staat
   *[other] staan
 } op hetzelfde veld
no-arc = { $target } { $target ->
    [one] is
   *[other] zijn
 } buiten bereik of buiten de vuurhoek van { $unit }
no-max_power = { $unit } kan niet alle kracht in één schot leggen

## goal

goal-escape = Breng { $of } eenheden over de keizerlijke rand
goal-escape-short = { $done } van { $of } eruit
goal-destroy = Of laat de vijand geen eenheid over
goal-destroy-only = Laat de vijand geen eenheid over
goal-stop = Vernietig { $of } eenheden van de Alliantie
goal-stop-short = { $done } van { $of } vernietigd
goal-hold_time = Of houd ze { $of } beurten tegen
goal-break_through = Breng { $of } eenheden over de rand van de Alliantie
goal-break_through-short = { $done } van { $of } erdoor
goal-block = Laat in { $limit } beurten minder dan { $through } keizerlijke eenheden door
goal-block-short = beurt { $done } van { $of }
goal-generators = Vernietig de generatoren
goal-generators-short = { $done } van { $of } generatoren
goal-defend = Behoud de generatoren { $of } beurten van de Alliantie lang
goal-defend-short = beurt { $done } van { $of }
goal-campaign = Missie { $number } van { $count } van de veldtocht

## campaign

campaign-about = Drie missies achter elkaar. Wie de eerste wint, bepaalt wie klaarstaat voor de tweede; wie door de tweede komt, vecht in de derde; en de derde beslist de oorlog.
campaign-warned = De Alliantie is gewaarschuwd: al haar eenheden staan klaar voor de volgende missie.
campaign-unwarned = De Alliantie wordt verrast: alleen haar verkenners staan klaar voor de volgende missie, de anderen komen later.
campaign-survivors = Door naar de volgende missie, weer heel: { $units }.
campaign-no_survivors = Geen keizerlijke eenheid is over voor de volgende missie.

## workshop

goal-hold_out = Houd { $of } beurten van de Alliantie stand
goal-hold_out-short = beurt { $done } van { $of }
suggest-turns = Laat de missie { $count } beurten duren.
suggest-exits = Laat { $count } eenheden van de kaart genoeg zijn.
suggest-stop = Vraag { $count } eenheden van de kaart.
suggest-unit = Geef { $side } één { $unit } meer.
name-echo-trooper = echosoldaat
name-scout = verkenner
name-snowspeeder = snowspeeder
name-laser-battery = laserbatterij
name-snowtrooper = sneeuwsoldaat
name-probe-droid = sondedroid
name-at-st = AT-ST
name-at-at = AT-AT
name-mission-campaign = Alle drie achter elkaar

## error

error-arrives_but_turn = { $name } komt binnen, maar het is de beurt van { $what }.
error-arrives_while_another_question = { $name } komt binnen terwijl er een andere vraag openstaat.
error-asked_about_but_not = er is een vraag over { $what }, maar die staat niet op de kaart.
error-asked_follow_but_has = { $name } wordt gevraagd mee te gaan, maar heeft HARPOON noch SELF-DESTRUCT.
error-asked_for_facing_but = { $name } wordt om een kijkrichting gevraagd, maar het is de beurt van { $what }.
error-asked_for_facing_but_2 = { $name } wordt om een kijkrichting gevraagd, maar in de stap { $what } wordt niets neergezet.
error-asked_pushed_but_no = { $what } moet uitwijken, maar is geen infanterie onder een voertuig.
error-blizzard_position_needs_units = een stelling van blizzard heeft units nodig: { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = stellingen van blizzard hebben geen { $unknown }; ze hebben { $keys }.
error-blizzard_survivors_list_each = blizzard: survivors is een lijst van { $survivors }, elk hoogstens één keer, niet { $value }.
error-cannot_come_now = { $name } kan nu niet binnenkomen.
error-cannot_follow_which_not = { $name } kan niet mee naar { $what }, want dat grenst er niet aan.
error-damaged_true_or_false = damaged van { $name } is true of false, niet { $damaged }.
error-event_has_no_step = gebeurtenis { $event } heeft geen eigen stap.
error-event_has_step_own = gebeurtenis 1 heeft alleen een eigen stap als er een eenheid te kiezen is.
error-has_no_facing = { $what } heeft geen kijkrichting.
error-has_no_facing_ask = { $name } heeft geen kijkrichting om naar te vragen.
error-moving_null_or_unit = moving is null of { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } noemt het veld { $value }; velden lopen van 0,0 tot { $last }.
error-names_unit_twice = { $what } noemt een eenheid twee keer.
error-names_which_no_unit = { $what } noemt { $value }, en dat is geen eenheid; { $like }.
error-nobody_shoots_or_returns = in de stap { $what } schiet niemand, dus shot moet leeg zijn.
error-on_move_but_no = { $name } is onderweg, maar is geen eenheid van { $what } op de kaart.
error-only_first_question_can = alleen de eerste vraag kan pushed zijn.
error-only_one_unit_at = er wordt maar één eenheid tegelijk om een kijkrichting gevraagd.
error-options_object = options is een object.
error-options_say_mission_but = options zegt missie { $mission }, maar de missie is { $mission_2 }.
error-pending_question_ask_unit = een open vraag is { "{" }ask, unit, to{ "}" }, waarbij ask een van { $readers } is.
error-placing_but_next = { $what } zet neer, maar { $what_2 } is de volgende.
error-question_out_order = de vraag aan { $name } is niet aan de beurt.
error-question_written = de vraag { $ask } schrijf je als { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = bij de opstelling staat er een eenheid nog niet of wordt om een kijkrichting gevraagd.
error-side_places_all_units = een kant zet al haar eenheden neer voordat de andere begint.
error-stand_before_anything_placed = { $what } staat er al voordat er iets neergezet is.
error-stand_together_on = { $what } en { $what_2 } staan samen op { $what_3 }.
error-two_places_one_them = { $what } is op twee plaatsen, waarvan één { $what_2 }.
error-unit_on_move_only = een eenheid is alleen in de stap commands onderweg.
error-units_pushed_or_followed = er is een vraag over uitwijken of meegaan, maar in de stap { $step } beweegt niets.
error-units_unplaced_only_set = alleen bij de opstelling staan er eenheden nog niet.
error-written_at_facing_damaged = { $name } schrijf je als { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } staat op { $hex }, en dat is ijs.
error-no_such_mission = blizzard: mission moet een van { $known } zijn, of een eigen missie als object, niet { $value }.
error-has_begun = blizzard: een begonnen missie is alleen vanuit haar stelling voort te zetten.
error-title_letters = de titel is een tekst van hoogstens { $most } letters.
error-too_few_counters = er zijn { $count } van { $kind }, maar er zijn maar { $most } fiches.
error-in_the_middle = alleen { $unit } kan midden op de rand staan, en hoort dan bij de eenheden.
error-stands_not_listed = { $name } staat op { $hex }, maar hoort niet bij de eenheden van { $seat }.
error-stands_but_waits = { $name } staat op { $hex }, maar wacht ook.
error-both_stand_on = { $other } en { $name } staan allebei op { $hex }.
error-stands_no_facing = { $name } heeft geen kijkrichting.
error-turns_of_its_own = alleen een missie waarin niemand weggaat heeft eigen beurten; een andere heeft de optie turn_limit.
error-losses_of_whom = alleen een Alliantie die weg mag, verliest door haar verliezen.
error-too_many_hexes = { $what } noemt meer dan de { $most } velden van de kaart.
error-hex_not_on_map = { $what } noemt het veld { $value }, en dat ligt niet op de kaart.
error-no_units = { $seat } heeft geen eenheden om mee te beginnen.
error-no_room_in_zone = { $seat } heeft eenheden neer te zetten, maar geen vrij veld in de eigen zone.
error-too_many_exits = { $seat } wint met { $exits } eenheden van de kaart, maar heeft er maar { $units }.
error-mission_no_option = een eigen missie heeft geen optie { $option }.
error-of_own = blizzard: { $reason }

## draw: the table in a terminal

draw-status = { $mission }, beurt { $turn }, { $seat }: { $step }
draw-own = Eigen missie
draw-points = commandopunten { $points }
draw-unplaced = Nog te zetten: { $units }
draw-waiting = Wachten: { $units }
draw-exited = Eruit, veilig: { $units }
draw-destroyed = Verloren: { $units }
draw-step_setup = opstelling
draw-step_march = mars
draw-step_event = gebeurtenis
draw-step_commands = commando's
draw-step_fire = vuur
draw-step_return = tegenvuur

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Missie 1, 2 of 3, alle drie als veldtocht, of een eigen missie.
text-option-turn_limit = Beurten voor elke kant in missie 1 en 2.
text-option-warned = Alleen missie 2: de Alliantie won missie 1 en wordt niet verrast.
text-option-survivors = Alleen missie 3: de keizerlijke eenheden die door missie 2 kwamen.
text-option-reinforcements = Wat gebeurtenis 5 brengt: verloren of wachtende infanterie, of elk vrij infanteriefiche.
