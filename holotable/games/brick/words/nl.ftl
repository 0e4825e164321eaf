## game

game-name = Brick
game-tagline = Twee acties per beurt, één dobbelsteen, één weg naar huis.

## name

name-empire = het Keizerrijk
    .bare = Keizerrijk
name-rebels = de Rebellen
    .number = plural
    .bare = Rebellen
name-vader = Vader
    .fixed = yes
name-snowtroopers = sneeuwtroepen
    .number = plural
    .def = de sneeuwtroepen
name-at-at = AT-AT
    .def = de AT-AT
name-at-st = AT-ST
    .def = de AT-ST
name-at-at-2 = tweede AT-AT
    .def = de tweede AT-AT
name-imperial-gun = keizerlijk superwapen
    .def = het keizerlijke superwapen
name-luke = Luke
    .fixed = yes
name-troopers = rebellentroepen
    .number = plural
    .def = de rebellentroepen
name-snowspeeder = snowspeeder
    .def = de snowspeeder
name-tauntaun = tauntaun
    .def = de tauntaun
name-snowspeeder-2 = tweede snowspeeder
    .def = de tweede snowspeeder
name-rebel-gun = superwapen van de Rebellen
    .def = het superwapen van de Rebellen
name-trooper = soldaat
    .def = een soldaat
name-pilot = piloot
    .def = een piloot
name-han = Han Solo
    .fixed = yes
name-chewbacca = Chewbacca
    .fixed = yes
name-boba-fett = Boba Fett
    .fixed = yes
name-veers = generaal Veers
    .fixed = yes
name-why-base = een eenheid staat in de vijandelijke basis
name-why-destroyed = de vijand heeft geen eenheid meer
name-die-hit = raak
name-die-force = raak met de Kracht
name-die-miss = mis
name-face-hit = Raak
name-face-force = Raak met de Kracht
name-face-miss = Mis

## choice

choice-move = { $unit }: van { $origin } naar { $to }
choice-attack = { $unit }: { $target } op { $there } aanvallen
choice-remove = { $unit }: { $figure } verwijderen
choice-double_move = { $unit }: van { $origin } via { $via } naar { $to }, de hele beurt
choice-reinforce = { $unit }: als versterking op { $there } inzetten, de hele beurt
choice-swap_gun = { $unit }: vervangen door het superwapen
choice-deploy = { $unit }: op { $to } zetten
choice-add_hero = { $figure }: bij { NAME($unit, form: "def") } zetten
choice-end_turn = Beurt beëindigen

## event

event-moved = { NAME($unit, form: "def") } { $unit ->
    [one] gaat
   *[other] gaan
 } van { $origin } naar { $to }.
event-attacked = { NAME($unit, form: "def") } { $unit ->
    [one] valt
   *[other] vallen
 } { NAME($target, form: "def") } aan: { $face }.
event-figure_removed = { $unit }: { NAME($figure, form: "def") } is verloren.
event-destroyed = { NAME($unit, form: "def") } { $unit ->
    [one] is
   *[other] zijn
 } verslagen!
event-reinforced = { NAME($unit, form: "def") } { $unit ->
    [one] komt
   *[other] komen
 } als versterking op { $to }.
event-deployed = { NAME($unit, form: "def") } { $unit ->
    [one] staat
   *[other] staan
 } op { $to }.
event-gun_swapped = { NAME($unit, form: "def") } { $unit ->
    [one] maakt
   *[other] maken
 } plaats voor het superwapen.
event-hero_added = { $figure } gaat mee met { NAME($unit, form: "def") }.
event-turn_ended = { $seat } { $seat ->
    [one] beëindigt
   *[other] beëindigen
 } de beurt.
event-won = { $by } { $by ->
    [one] wint
   *[other] winnen
 } de slag: { $why }.
event-drawn = De slag eindigt gelijk: de beurten zijn op.

## ask

ask-deploy = Kies een eenheid en een veld van je basis; nog { $left } te zetten, ongezien door de vijand.
ask-guns = Welke eenheid maakt plaats voor je superwapen?
ask-heroes = Welke held gaat met welke eenheid mee?
ask-remove = { NAME($unit, form: "def") } { $unit ->
    [one] is
   *[other] zijn
 } geraakt. Welke figuur gaat weg?
ask-play-2 = Twee acties: verplaatsen of aanvallen, na elkaar.
ask-play-1 = Nog één actie: verplaatsen, aanvallen of de beurt beëindigen.
ask-must_reinforce = Geen eenheid op het bord: zet er een in als versterking.

## odds

odds-attack = { $unit } tegen { $target }
odds-one = Verliest een figuur
odds-two = Verliest twee figuren
odds-destroyed = Wordt verslagen
odds-figures = Figuren nu

## no

no-moved = { NAME($unit, form: "def") } { $unit ->
    [one] is
   *[other] zijn
 } deze beurt al verplaatst; dezelfde actie twee keer kan alleen met twee eenheden
no-attacked = { NAME($unit, form: "def") } { $unit ->
    [one] heeft
   *[other] hebben
 } deze beurt al aangevallen; dezelfde actie twee keer kan alleen met twee eenheden
no-absent = { NAME($unit, form: "def") } { $unit ->
    [one] staat
   *[other] staan
 } niet op het bord
no-other_side = { NAME($unit, form: "def") } { $unit ->
    [one] is
   *[other] zijn
 } niet van jou
no-occupied = { $to } is bezet
no-far = { $to } grenst niet aan { $origin }
no-gap = tussen { $origin } en { $to } zit een gat
no-range = { NAME($target, form: "def") } { $target ->
    [one] is
   *[other] zijn
 } buiten bereik van { NAME($unit, form: "def") }
no-blocked = tussen { NAME($unit, form: "def") } en { NAME($target, form: "def") } staat een andere eenheid
no-friend = { NAME($target, form: "def") } { $target ->
    [one] hoort
   *[other] horen
 } bij je eigen kant

## area

area-reach = kan hierheen
area-fire = kan hier raken

## note

note-moved = heeft deze beurt al bewogen
note-attacked = heeft deze beurt aangevallen

## goal

goal-base-empire = Breng een eenheid in de Rebellenbasis
goal-base-empire-short = { $done } van { $of } rijen
goal-base-rebels = Breng een eenheid in de keizerlijke basis
goal-base-rebels-short = { $done } van { $of } rijen
goal-destroy-empire = Of versla alle eenheden van de Rebellen
goal-destroy-rebels = Of versla alle keizerlijke eenheden
goal-limit = Gelijkspel na { $limit } beurten

## error

error-actions_left_nothing_pending = actions_left is 0 en pending is leeg, dus niemand heeft iets te beslissen.
error-attack_pending_so_actions = er loopt een aanval, dus actions_left is 0 of 1.
error-both_sides_have_deployed = beide kanten hebben opgesteld, dus die fase is voorbij.
error-brick = brick: { $reason }
error-brick_belongs_base_cannot = brick: { $what } hoort bij een basis en kan niet gesloten zijn.
error-brick_layout_name_or = brick: een speelveld is een naam of { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick: de verbinding { $text } staat er twee keer.
error-brick_link_leads_which = brick: de verbinding { $text } leidt naar { $what }, en dat veld is gesloten.
error-brick_links_closed_spaces = brick: de verbindingen en gesloten velden van een speelveld zijn lijsten van teksten.
error-brick_no_layout_layouts = brick: er is geen speelveld { $layout }; er zijn { $known }, of je eigen verbindingen.
error-brick_no_link_link = brick: { $text } is geen verbinding; een verbinding schrijf je als a1-b1.
error-brick_no_space_spaces = brick: er is geen veld { $text }; de velden zijn a1 tot d7.
error-brick_not_neighbours_so = brick: { $what } en { $what_2 } grenzen niet aan elkaar, dus er kan geen verbinding tussen liggen.
error-brick_position_needs_units = een stelling van brick heeft units nodig: { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = een stelling van brick is een object met ten minste units.
error-brick_positions_have_no = stellingen van brick hebben geen { $map }; ze hebben { $keys }.
error-cannot_reserve_on_board = { $name } kan niet in reserve staan: die staat op het bord, is twee keer genoemd of moet nog opgesteld worden.
error-cannot_ride_with_other = { $figure } kan niet meerijden met { $name } van de andere kant.
error-deployed_outside_base = { $what } is buiten de eigen basis opgesteld.
error-figures_list = de figuren van { $name } zijn een lijst.
error-has_at_most = { $name } heeft hoogstens { $what } van { $what_2 }.
error-has_no_hero_left = { $what } heeft geen held meer om toe te voegen.
error-has_still_swap_gun = { $what } moet het superwapen nog inwisselen, maar het staat al op het bord.
error-holds_figures = { $name } bevat { $figure }; de figuren zijn { $figures }.
error-holds_twice = { $name } bevat { $figure } twee keer.
error-holds_two_heroes = { $name } bevat twee helden.
error-infantry_cannot_stand_without = { $name } bestaat uit grondtroepen en kan niet zonder figuren staan.
error-layout_position_stands_beside = het speelveld van een stelling staat naast de opties, niet erin.
error-list_units = { $what } is een lijst van eenheden.
error-needs_two_units_on = { $what } heeft twee eenheden op het bord nodig om helden aan toe te voegen.
error-never_holds = { $name } bevat nooit { $figure }.
error-on_board_but_option = { $figure } staat op het bord, maar de optie heroes staat uit.
error-options_object = options is een object.
error-pending_asks_which_figure = pending vraagt welke figuur weggaat, maar de figuren van het doelwit zijn allemaal gelijk.
error-pending_must_name_attacker = pending moet een aanvaller van de speler aan de beurt en een vijandelijk doelwit noemen.
error-pending_names_unit_not = pending noemt een eenheid die niet op het bord staat.
error-pending_null_or_attacker = pending is null of { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = de fase is { $phase }, maar de optie daarvoor staat uit.
error-reserve_but_option_reinforcement = er is een reserve, maar de optie reinforcement staat uit.
error-reserve_list_units = reserve is een lijst van eenheden.
error-stands_on_spaces_d = { $name } staat op { $at }; de velden zijn a1 tot d7.
error-stands_on_which_closed = { $name } staat op { $at }, en dat veld is gesloten.
error-start_object = de beginvelden van een speelveld (start) zijn een object: { "{" }eenheid: veld{ "}" }.
error-start_no_unit = er is geen eenheid { $unit }; de eenheden zijn { $units }.
error-start_enemy_base = { $name } begint op { $at }, in de basis van de vijand.
error-start_nobody = geen eenheid van { $side } begint op het bord.
error-start_gun = { $unit } begint al op het bord, dus de optie guns heeft niets te vervangen.
error-two_units = { $figure } zit in twee eenheden.
error-two_units_stand_on = twee eenheden staan op { $at }.
error-written_at_figures = { $name } schrijf je als { "{" }at, figures{ "}" }.
error-base_rows_linked = de rijen van de bases moeten helemaal verbonden zijn; { $link } ontbreekt.
error-bases_apart = op dit speelveld zijn de bases van elkaar gescheiden; ten minste één pad moet rij 1 met rij 7 verbinden.

## suggest

suggest-start = Aan het begin een eenheid meer: { $unit } op { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = Eén eenheid mag de hele beurt gebruiken voor twee stappen, of over een eigen eenheid springen.
text-option-guns = Elke kant vervangt één beginnende eenheid door het superwapen.
text-option-secret_deployment = Kies in het geheim vier van je zes eenheden en zet ze neer zoals je wilt.
text-option-reinforcement = De twee andere eenheden wachten als versterking.
text-option-heroes = Han, Chewbacca, Boba Fett en Veers doen mee.
text-option-layout = De verbindingen van het speelveld: hoth, two-passes of je eigen.
text-option-turn_limit = Gelijkspel na zoveel spelersbeurten.
text-option-layout-hoth = Hoth
text-option-layout-two-passes = Twee passen
