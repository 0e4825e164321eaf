## game

game-name = Brick
game-tagline = Zwei Aktionen pro Zug, ein Würfel, ein Weg nach Hause.

## name

name-empire = das Imperium
    .gender = n
    .acc = das Imperium
    .dat = dem Imperium
    .gen = des Imperiums
name-rebels = die Rebellen
    .number = plural
    .acc = die Rebellen
    .dat = den Rebellen
    .gen = der Rebellen
name-vader = Vader
    .gender = m
    .fixed = yes
name-snowtroopers = Schneetruppen
    .number = plural
    .nom = die Schneetruppen
    .acc = die Schneetruppen
    .dat = den Schneetruppen
name-at-at = AT-AT
    .gender = m
    .nom = der AT-AT
    .acc = den AT-AT
    .dat = dem AT-AT
name-at-st = AT-ST
    .gender = m
    .nom = der AT-ST
    .acc = den AT-ST
    .dat = dem AT-ST
name-at-at-2 = Zweiter AT-AT
    .gender = m
    .nom = der zweite AT-AT
    .acc = den zweiten AT-AT
    .dat = dem zweiten AT-AT
name-imperial-gun = Imperiales Geschütz
    .gender = n
    .nom = das imperiale Geschütz
    .acc = das imperiale Geschütz
    .dat = dem imperialen Geschütz
name-luke = Luke
    .gender = m
    .fixed = yes
name-troopers = Rebellentrupp
    .gender = m
    .nom = der Rebellentrupp
    .acc = den Rebellentrupp
    .dat = dem Rebellentrupp
name-snowspeeder = Snowspeeder
    .gender = m
    .nom = der Snowspeeder
    .acc = den Snowspeeder
    .dat = dem Snowspeeder
name-tauntaun = Tauntaun
    .gender = n
    .nom = das Tauntaun
    .acc = das Tauntaun
    .dat = dem Tauntaun
name-snowspeeder-2 = Zweiter Snowspeeder
    .gender = m
    .nom = der zweite Snowspeeder
    .acc = den zweiten Snowspeeder
    .dat = dem zweiten Snowspeeder
name-rebel-gun = Rebellengeschütz
    .gender = n
    .nom = das Rebellengeschütz
    .acc = das Rebellengeschütz
    .dat = dem Rebellengeschütz
name-trooper = Soldat
    .gender = m
    .nom = ein Soldat
    .acc = einen Soldaten
name-pilot = Pilot
    .gender = m
    .nom = ein Pilot
    .acc = einen Piloten
name-han = Han Solo
    .gender = m
    .fixed = yes
name-chewbacca = Chewbacca
    .gender = m
    .fixed = yes
name-boba-fett = Boba Fett
    .gender = m
    .fixed = yes
name-veers = General Veers
    .gender = m
    .fixed = yes
name-why-base = eine Einheit steht in der gegnerischen Basis
name-why-destroyed = der Gegner hat keine Einheit mehr
name-die-hit = Treffer
name-die-force = Machttreffer
name-die-miss = Fehlschlag
name-face-hit = Treffer
name-face-force = Machttreffer
name-face-miss = Fehlschlag

## choice

choice-move = { $unit }: von { $origin } nach { $to }
choice-attack = { $unit }: { NAME($target, form: "acc") } auf { $there } angreifen
choice-remove = { $unit }: { NAME($figure, form: "acc") } verlieren
choice-double_move = { $unit }: Doppelzug von { $origin } über { $via } nach { $to }
choice-reinforce = { $unit }: als Verstärkung auf { $there }, der ganze Zug
choice-swap_gun = { $unit }: gegen das Geschütz tauschen
choice-deploy = { $unit }: auf { $to } aufstellen
choice-add_hero = { $figure }: schließt sich { NAME($unit, form: "dat") } an
choice-end_turn = Zug beenden

## event

event-moved = { NAME($unit, form: "nom") } { $unit ->
    [one] zieht
   *[other] ziehen
 } von { $origin } nach { $to }.
event-attacked = { NAME($unit, form: "nom") } { $unit ->
    [one] greift
   *[other] greifen
 } { NAME($target, form: "acc") } an: { $face }.
event-figure_removed = { NAME($unit, form: "nom") } { $unit ->
    [one] verliert
   *[other] verlieren
 } { NAME($figure, form: "acc") }.
event-destroyed = { NAME($unit, form: "nom") } { $unit ->
    [one] ist
   *[other] sind
 } zerstört!
event-reinforced = Verstärkung: { NAME($unit, form: "nom") } { $unit ->
    [one] kommt
   *[other] kommen
 } auf { $to } ins Spiel.
event-deployed = { NAME($unit, form: "nom") } { $unit ->
    [one] steht
   *[other] stehen
 } auf { $to }.
event-gun_swapped = { NAME($unit, form: "nom") } { $unit ->
    [one] macht
   *[other] machen
 } dem Geschütz Platz.
event-hero_added = { $figure } schließt sich { NAME($unit, form: "dat") } an.
event-turn_ended = { $seat } { $seat ->
    [one] beendet
   *[other] beenden
 } den Zug.
event-won = { $by } { $by ->
    [one] gewinnt
   *[other] gewinnen
 } die Schlacht: { $why }.
event-drawn = Die Schlacht endet unentschieden: Alle Züge sind gespielt.

## ask

ask-deploy = Wähle eine Einheit und ein Feld deiner Basis, der Gegner sieht nichts davon; noch { $left } aufzustellen.
ask-guns = Welche Einheit macht deinem Geschütz Platz?
ask-heroes = Welcher Held kommt zu welcher Einheit?
ask-remove = { $unit }: getroffen. Welche Figur geht verloren?
ask-play-2 = Zwei Aktionen: Bewegung oder Angriff, eine nach der anderen.
ask-play-1 = Noch eine Aktion: bewegen, angreifen oder den Zug beenden.
ask-must_reinforce = Keine Einheit auf dem Spielfeld: Hol eine Verstärkung.

## odds

odds-attack = { $unit } gegen { NAME($target, form: "acc") }
odds-one = Verliert eine Figur
odds-two = Verliert zwei Figuren
odds-destroyed = Wird zerstört
odds-figures = Figuren jetzt

## no

no-moved = { NAME($unit, form: "nom") } { $unit ->
    [one] hat
   *[other] haben
 } in diesem Zug schon gezogen; zweimal dieselbe Aktion braucht zwei Einheiten
no-attacked = { NAME($unit, form: "nom") } { $unit ->
    [one] hat
   *[other] haben
 } in diesem Zug schon angegriffen; zweimal dieselbe Aktion braucht zwei Einheiten
no-absent = { NAME($unit, form: "nom") } { $unit ->
    [one] ist
   *[other] sind
 } nicht auf dem Spielfeld
no-other_side = { NAME($unit, form: "nom") } { $unit ->
    [one] gehört
   *[other] gehören
 } dir nicht
no-occupied = { $to } ist besetzt
no-far = { $to } grenzt nicht an { $origin }
no-gap = zwischen { $origin } und { $to } liegt ein Abgrund
no-range = { NAME($target, form: "nom") } { $target ->
    [one] ist
   *[other] sind
 } außer Reichweite für { NAME($unit, form: "acc") }
no-blocked = zwischen { NAME($unit, form: "dat") } und { NAME($target, form: "dat") } steht eine andere Einheit
no-friend = { NAME($target, form: "nom") } { $target ->
    [one] ist
   *[other] sind
 } auf deiner eigenen Seite

## area

area-reach = hierher möglich
area-fire = kann hierher schießen

## note

note-moved = ist in diesem Zug gezogen
note-attacked = hat in diesem Zug angegriffen

## goal

goal-base-empire = Zieh mit einer Einheit in die Basis der Rebellen
goal-base-empire-short = { $done } von { $of } Reihen
goal-base-rebels = Zieh mit einer Einheit in die Basis des Imperiums
goal-base-rebels-short = { $done } von { $of } Reihen
goal-destroy-empire = Oder zerstöre alle Einheiten der Rebellen
goal-destroy-rebels = Oder zerstöre alle Einheiten des Imperiums
goal-limit = Unentschieden nach { $limit } Zügen

## error

error-actions_left_nothing_pending = actions_left ist 0 und nichts steht aus (pending), also hat niemand etwas zu entscheiden.
error-attack_pending_so_actions = ein Angriff steht aus (pending), also ist actions_left 0 oder 1.
error-both_sides_have_deployed = beide Seiten haben aufgestellt, also ist diese Phase vorbei.
error-brick = brick: { $reason }
error-brick_belongs_base_cannot = brick: { $what } gehört zu einer Basis und kann nicht gesperrt werden.
error-brick_layout_name_or = brick: Ein Spielfeld (layout) ist ein Name oder { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick: Die Verbindung { $text } steht zweimal da.
error-brick_link_leads_which = brick: Die Verbindung { $text } führt zu { $what }, und das ist gesperrt.
error-brick_links_closed_spaces = brick: Verbindungen (links) und gesperrte Felder (closed) eines Spielfelds sind Listen von Texten.
error-brick_no_layout_layouts = brick: Es gibt kein Spielfeld { $layout }; es gibt { $known } oder eigene Verbindungen.
error-brick_no_link_link = brick: { $text } ist keine Verbindung; eine Verbindung schreibt man a1-b1.
error-brick_no_space_spaces = brick: Es gibt kein Feld { $text }; die Felder gehen von a1 bis d7.
error-brick_not_neighbours_so = brick: { $what } und { $what_2 } grenzen nicht aneinander, also kann keine Verbindung sie verknüpfen.
error-brick_position_needs_units = eine Stellung von brick braucht units: { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = eine Stellung von brick ist ein Objekt mit mindestens units.
error-brick_positions_have_no = Stellungen von brick haben kein { $map }; sie haben { $keys }.
error-cannot_reserve_on_board = { $name } kann nicht in Reserve sein: steht auf dem Spielfeld, ist zweimal genannt oder noch aufzustellen.
error-cannot_ride_with_other = { $figure } kann nicht bei { $name } mitfahren: andere Seite.
error-deployed_outside_base = { $what } steht außerhalb der eigenen Basis.
error-figures_list = die Figuren von { $name } sind eine Liste.
error-has_at_most = { $name } hat höchstens { $what } von { $what_2 }.
error-has_no_hero_left = { $what } hat keinen Helden mehr zu vergeben.
error-has_still_swap_gun = { $what } muss das Geschütz noch eintauschen, aber es steht schon auf dem Spielfeld.
error-holds_figures = { $name } enthält { $figure }; Figuren sind { $figures }.
error-holds_twice = { $name } enthält { $figure } zweimal.
error-holds_two_heroes = { $name } enthält zwei Helden.
error-infantry_cannot_stand_without = { $name } ist Infanterie und kann nicht ohne Figuren stehen.
error-layout_position_stands_beside = das Spielfeld (layout) einer Stellung steht neben ihren Optionen, nicht darin.
error-list_units = { $what } ist eine Liste von Einheiten.
error-needs_two_units_on = { $what } braucht zwei Einheiten auf dem Spielfeld, zu denen Helden kommen können.
error-never_holds = { $name } enthält niemals { $figure }.
error-on_board_but_option = { $figure } ist auf dem Spielfeld, aber die Option heroes ist aus.
error-options_object = options ist ein Objekt.
error-pending_asks_which_figure = pending fragt, welche Figur geht, aber die Figuren des Ziels sind alle gleich.
error-pending_must_name_attacker = pending muss einen Angreifer des Platzes am Zug und ein gegnerisches Ziel nennen.
error-pending_names_unit_not = pending nennt eine Einheit, die nicht auf dem Spielfeld ist.
error-pending_null_or_attacker = pending ist null oder { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = die Phase ist { $phase }, aber die Option dafür ist aus.
error-reserve_but_option_reinforcement = es gibt eine Reserve, aber die Option reinforcement ist aus.
error-reserve_list_units = reserve ist eine Liste von Einheiten.
error-stands_on_spaces_d = { $name } steht auf { $at }; die Felder gehen von a1 bis d7.
error-stands_on_which_closed = { $name } steht auf { $at }, und das ist gesperrt.
error-start_object = die Startfelder eines Spielfelds (start) sind ein Objekt: { "{" }Einheit: Feld{ "}" }.
error-start_no_unit = es gibt keine Einheit { $unit }; die Einheiten sind { $units }.
error-start_enemy_base = { $name } beginnt auf { $at }, in der gegnerischen Basis.
error-start_nobody = keine Einheit { NAME($side, form: "gen") } beginnt auf dem Spielfeld.
error-start_gun = { $unit } beginnt schon auf dem Spielfeld, also hat die Option guns nichts zu tauschen.
error-two_units = { $figure } ist in zwei Einheiten.
error-two_units_stand_on = zwei Einheiten stehen auf { $at }.
error-written_at_figures = { $name } schreibt man { "{" }at, figures{ "}" }.
error-base_rows_linked = die Reihen der Basen müssen ganz verbunden sein; { $link } fehlt.
error-bases_apart = dieses Spielfeld trennt die Basen; mindestens ein Weg aus Verbindungen muss Reihe 1 und Reihe 7 verknüpfen.

## suggest

suggest-start = Zu Beginn eine Einheit mehr: { $unit } auf { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = Eine Einheit darf den ganzen Zug für zwei Schritte nutzen oder eine eigene überspringen.
text-option-guns = Jede Seite tauscht eine Starteinheit gegen ihr Geschütz.
text-option-secret_deployment = Wähle geheim vier deiner sechs Einheiten und stell sie auf, wie du willst.
text-option-reinforcement = Die beiden übrigen Einheiten warten als Verstärkung.
text-option-heroes = Han, Chewbacca, Boba Fett und Veers kommen dazu.
text-option-layout = Die Verbindungen des Spielfelds: hoth, two-passes oder eigene.
text-option-turn_limit = Unentschieden nach so vielen Zügen.
text-option-layout-hoth = Hoth
text-option-layout-two-passes = Zwei Pässe
