## game

game-name = Command
game-tagline = Karten, Sechseckfelder und kalter Stahl: 17 Schlachten um einen Eisplaneten.

## name

name-rebels = die Rebellen
    .number = plural
    .acc = die Rebellen
    .dat = den Rebellen
    .gen = der Rebellen
name-empire = das Imperium
    .gender = n
    .acc = das Imperium
    .dat = dem Imperium
    .gen = des Imperiums
name-rebels-1 = Rebellen 1
    .number = plural
name-rebels-2 = Rebellen 2
    .number = plural
name-empire-1 = Imperium 1
    .gender = n
name-empire-2 = Imperium 2
    .gender = n
name-troopers = Soldaten
    .number = plural
    .fixed = yes
name-speeders = Snowspeeder
    .gender = m
    .fixed = yes
name-artillery = Artillerie
    .gender = f
    .fixed = yes
name-snowtroopers = Schneetruppen
    .number = plural
    .fixed = yes
name-at-at = AT-AT
    .gender = m
    .fixed = yes
name-droids = Suchdroiden
    .number = plural
    .fixed = yes
name-troopers-n = Soldaten { $n }
    .number = plural
    .fixed = yes
name-speeders-n = Snowspeeder { $n }
    .gender = m
    .fixed = yes
name-artillery-n = Artillerie { $n }
    .gender = f
    .fixed = yes
name-snowtroopers-n = Schneetruppen { $n }
    .number = plural
    .fixed = yes
name-at-at-n = AT-AT { $n }
    .gender = m
    .fixed = yes
name-droids-n = Suchdroiden { $n }
    .number = plural
    .fixed = yes
name-generator-n = Schildgenerator { $n }
    .gender = m
    .fixed = yes
name-ion-cannon = die Ionenkanone
    .gender = f
    .acc = die Ionenkanone
    .dat = der Ionenkanone
name-recon-left = Erkundung links
name-recon-centre = Erkundung Mitte
name-recon-right = Erkundung rechts
name-raid-left = Überfall links
name-raid-centre = Überfall Mitte
name-raid-right = Überfall rechts
name-assault-left = Sturmangriff links
name-assault-centre = Sturmangriff Mitte
name-assault-right = Sturmangriff rechts
name-recon-in-force = Gewaltsame Erkundung
name-direct-from-hq = Direkt vom Hauptquartier
name-trooper-assault = Infanterieangriff
name-speeder-assault = Speeder-Angriff
name-artillery-barrage = Sperrfeuer
name-defensive-position = Verteidigungsstellung
name-rebel-spearhead = Speerspitze der Rebellen
name-leia-orders = Befehle der Prinzessin
name-leia-assistance = Beistand
name-leia-last-hope = Unsere letzte Hoffnung
name-luke-in-formation = In Formation
name-luke-tactical-assault = Taktischer Angriff
name-luke-ready = Kampfbereit
name-han-diversion = Ablenkung
name-han-here-they-come = Sie kommen
name-han-support = Hilfe vom Schurken
name-vader-force = Kräfte der Macht
name-vader-determination = Entschlossenheit
name-vader-discipline = Imperiale Disziplin
name-veers-walkers = Angriff der Läufer
name-veers-landings = Geglückte Landung
name-veers-concentrated = Konzentriertes Feuer
name-piett-reinforcements = Verstärkung
name-piett-fleet = Flotte einsetzen!
name-piett-orbital = Orbitalschlag
name-pincer-move = Zangenbewegung
name-imperial-assault = Imperialer Angriff
name-precision-fire = Präzisionsfeuer
name-search-and-destroy = Suchen und zerstören
name-pressing-forward = Vormarsch
name-combat-experience = Kampferfahrung
name-air-support = Luftunterstützung
name-finish-this = Bringen wir es zu Ende
name-reserve-forces = Reserven
name-desperate-stand = Letztes Aufbäumen
name-special-orders = Sonderbefehle
name-incursion = Einfall
name-scout = Kundschafter
name-final-assault = Letzter Angriff
name-rout = Wilde Flucht
name-left = linker Abschnitt
name-centre = mittlerer Abschnitt
name-right = rechter Abschnitt
name-face-infantry = Infanterie
name-face-vehicle = Fahrzeug
name-face-explosion = Explosion
name-face-retreat = Rückzug
name-face-cross = Fehlschlag
name-assault = Stoßtrupp
name-scouts = Späher
name-elite = Elitetruppen
name-elite-squadron = Elitestaffel
name-e-web = E-Web
name-guns-and-wings = keine eigene Artillerie- oder Snowspeeder-Einheit zerstört
name-walker-down = ein AT-AT zerstört
name-behind-their-lines = am Ende eines Zuges einer der beiden Seiten steht eine Rebellen-Einheit in Reihe 0 oder 1
name-clear-win = Schlacht gewonnen, während das Imperium höchstens 2 Medaillen hat
name-walkers-whole = kein eigener AT-AT zerstört
name-eyes-open = jede Suchdroiden-Einheit der Aufstellung lebt; in einem Szenario ohne Suchdroiden 6 oder mehr imperiale Einheiten auf dem Schlachtfeld
name-baseline = eine imperiale Einheit steht in Reihe 6
name-close-quarters = 3 Rebellen-Einheiten im Nahkampf zerstört
name-leia = Prinzessin Leia
name-luke = Luke Skywalker
name-han = Han Solo
name-vader = Darth Vader
name-veers = General Veers
name-piett = Admiral Piett
name-a-card = eine Karte
name-from-a-card = Der Schlag
name-note-no-attack = , dann ohne Angriff
name-won-rebels = Die Rebellen gewinnen die Schlacht
name-won-empire = Das Imperium gewinnt die Schlacht
name-won-nobody = Niemand gewinnt die Schlacht
name-reason-medals = Medaillen
name-reason-no-units = der Gegner hat keine Einheiten mehr
name-reason-turn-limit = die Zeit ist um
name-reason-officer-left = der Offizier ist in Sicherheit
name-reason-officer-taken = der Offizier ist gefangen
name-reason-hold-objectives = alle Zielfelder sind besetzt
name-reason-generators-destroyed = beide Generatoren sind zerstört
name-reason-at-ats-destroyed = alle AT-ATs sind zerstört
name-reason-infantry-left = die Infanterie hat die Basis erreicht
name-reason-ion-cannon-destroyed = die Ionenkanone ist zerstört
name-reason-infantry-destroyed = zu viel Rebellen-Infanterie ist verloren
name-done-order = Keine Befehle mehr geben
name-done-move = Bewegungen beenden
name-done-attack = Angriffe beenden
name-done-move_after = Nicht weiterziehen
name-done-strike = Keine Einheit mehr beschießen
name-done-go-on = Ohne Unterstützungskarte weiter
name-done-discard = Keine Karten mehr abwerfen
name-done-take = Wie üblich eine Karte ziehen
name-done-deploy = Jetzt nichts aufstellen
name-done-incursion-move = Kein zweites Mal bewegen
name-done-incursion-attack = Kein zweites Mal angreifen
name-confirmed = Der Treffer zählt.
name-not-confirmed = Der Treffer zählt nicht: keine Explosion.
name-either = beide Seiten
    .number = plural
    .acc = beide Seiten
    .dat = beiden Seiten
name-infantry = Infanterie
name-any = jede Einheit
name-officer = wer den Offizier trägt

## choice

choice-play_card = „{ $card }“ spielen: { $effect }
choice-section = { $section }
choice-order = Befehl für { $unit } auf { $origin }
choice-move = { $unit }: von { $origin } nach { $to }{ $note }
choice-leave = { $unit }: von { $origin } aus das Schlachtfeld verlassen
choice-attack = { $unit } auf { $origin }: { $target } auf { $there } angreifen, { $count } { $count ->
    [one] Würfel
   *[other] Würfel
 }
choice-reroll = Neu würfeln: { $faces }
choice-keep_dice = Würfel behalten
choice-retreat = { $unit }: Rückzug von { $origin } nach { $to }
choice-ignore_retreat = Graben nutzen: einen Rückzug ignorieren
choice-take_retreat = Graben verlassen: jeden Rückzug ausführen
choice-break_through = { $unit }: Durchbruch nach { $there }
choice-hold = { $unit }: stehen bleiben
choice-move_after = { $unit }: von { $origin } weiter nach { $to }
choice-discard = „{ $card }“ abwerfen: { $effect }
choice-take = „{ $card }“ zurücknehmen: { $effect }
choice-support = Unterstützungskarte „{ $card }“: { $effect }
choice-pick = { $target } auf { $there } wählen
choice-deploy = { $unit }: auf { $to } aufstellen
choice-done = { $what }

## event

event-turn_began = Zug { $turn }: { $seat }.
event-card_played = { $seat } { $seat ->
    [one] spielt
   *[other] spielen
 } „{ $card }“.
event-ordered = { $unit } { $unit ->
    [one] erhält
   *[other] erhalten
 } einen Befehl.
event-moved = { $unit } { $unit ->
    [one] zieht
   *[other] ziehen
 } von { $origin } nach { $to }.
event-attacked = { $who } { $who ->
    [one] greift
   *[other] greifen
 } { NAME($target, form: "acc") } an: { $faces }.
event-rerolled = Nach dem neuen Wurf: { $faces }.
event-confirmed = Der zweite Wurf gegen den AT-AT: { $faces }. { $outcome }
event-figure_lost = { $unit } { $unit ->
    [one] verliert
   *[other] verlieren
 } { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 }.
event-no_way_back = { $unit } { $unit ->
    [one] kann
   *[other] können
 } nicht zurück: stattdessen { $count ->
    [one] ist eine Figur
   *[other] sind { $count } Figuren
 } verloren.
event-no_room = Keine neue Einheit trifft ein: Keine ist übrig, oder kein Feld ist frei.
event-retreated = { $unit } { $unit ->
    [one] zieht
   *[other] ziehen
 } sich von { $origin } nach { $to } zurück.
event-destroyed = { $target } { $target ->
    [one] ist
   *[other] sind
 } zerstört!
event-broke_through = { $unit } { $unit ->
    [one] bricht
   *[other] brechen
 } von { $origin } nach { $to } durch.
event-medal = { $side } { $side ->
    [one] erhält
   *[other] erhalten
 } { $count ->
    [one] eine Medaille
   *[other] { $count } Medaillen
 }.
event-left = { $unit } { $unit ->
    [one] verlässt
   *[other] verlassen
 } von { $origin } aus das Schlachtfeld.
event-deployed = { $unit } { $unit ->
    [one] trifft
   *[other] treffen
 } auf { $to } ein.
event-restored = { $unit } { $unit ->
    [one] bekommt
   *[other] bekommen
 } { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } zurück.
event-discarded = { $seat } { $seat ->
    [one] wirft
   *[other] werfen
 } „{ $card }“ ab.
event-drew = { $seat } { $seat ->
    [one] zieht
   *[other] ziehen
 } { $what ->
    [a-card] eine Karte
   *[other] „{ $what }“
 }.
event-taken = { $seat } { $seat ->
    [one] nimmt
   *[other] nehmen
 } „{ $card }“ zurück.
event-goal_met = { $side } { $side ->
    [one] erfüllt das
   *[other] erfüllen das
 } geheime Ziel: { $goal }.
event-won = { $winner }: { $how }.

## row

row-again = nochmals
row-confirm = bestätigen

## ask

ask-deploy = Frische Einheit aufstellen oder warten?
ask-reserve = Wo trifft die neue Einheit ein?
ask-play = Spiel eine Befehlskarte.
ask-section = Welcher Abschnitt?
ask-order = „{ $card }“: Welche Einheit erhält einen Befehl?
ask-move = Bewege deine Einheiten mit Befehl, eine nach der anderen.
ask-attack = Lass deine Einheiten mit Befehl angreifen, eine nach der anderen.
ask-move_after = Deine Einheiten dürfen sich noch einmal bewegen.
ask-reroll = Gewürfelt: { $faces }. Einige Würfel neu würfeln?
ask-trench = { $target } im Graben: { $left ->
    [one] Der Rückzug
   *[other] Einer von { $left } Rückzügen
 } darf ignoriert werden.
ask-retreat = { $target }: noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
 } Rückzug. Wohin?
ask-break_through = Der Angriff ist vorbei. Was { $unit ->
    [one] macht
   *[other] machen
 } { $unit } jetzt?
ask-second = { $unit } { $unit ->
    [one] ist durchgebrochen und darf
   *[other] sind durchgebrochen und dürfen
 } noch einmal angreifen.
ask-discard = Wirf noch bis zu { $left ->
    [one] eine Karte
   *[other] { $left } Karten
 } ab.
ask-owed = Das Kartenfeld ist verlassen: Wirf eine Karte ab.
ask-take = Vor dem Ziehen: stattdessen eine Karte zurücknehmen?
ask-pick-orbit = Welche gegnerische Einheit wird aus dem Orbit beschossen?
ask-pick-air = Welche gegnerische Einheit greift die Luftunterstützung an?
ask-pick-reserve = Welche Einheit wird wieder vollzählig?
ask-pick-desperate = Welche Einheit bäumt sich ein letztes Mal auf?
ask-pick-incursion = Welche Einheit handelt ein zweites Mal?
ask-pick-rout = Wessen Ziel verliert seine Deckung?
ask-pick-heal = Welche Einheit bekommt eine Figur zurück?
ask-pick-scout = Welche Infanterie-Einheit erhält zusätzlich einen Befehl?

## price

price-no_attack = Diese Bewegung kostet den Angriff (COM-15a).

## area

area-reach = hierher möglich
area-fire = in Reichweite und Sicht
area-order = bekäme einen Befehl

## note

note-ordered = hat einen Befehl
note-moved = hat sich bewegt
note-no_attack = greift in diesem Zug nicht an
note-attacked = hat angegriffen

## terrain

terrain-ridge = Gesperrt für AT-ATs. Angriffe von tiefer gelegenen Feldern auf eine Einheit darauf: 1 Würfel weniger. Versperrt die Sicht.
terrain-rocks = Beenden die Bewegung und verbieten den Angriff. Angriffe auf eine Einheit darauf: 1 Würfel weniger, von Fahrzeugen 2 weniger. Versperren die Sicht.
terrain-building = Wie Felsen; ein Fahrzeug darauf greift mit 2 Würfeln weniger an.
terrain-wreckage = Wie Felsen; ein Fahrzeug darauf greift mit 2 Würfeln weniger an.
terrain-serac = Für alle gesperrt. Versperrt immer die Sicht.
terrain-trench = Infanterie darin wird mit 1 Würfel weniger angegriffen und darf einen Rückzug ignorieren.
terrain-crevasse = Für alle außer fliegenden Einheiten gesperrt. Versperrt die Sicht nicht.

## no

no-other_side = { $unit } { $unit ->
    [one] gehört
   *[other] gehören
 } dir nicht
no-absent = { $unit } { $unit ->
    [one] ist
   *[other] sind
 } nicht auf dem Schlachtfeld
no-absent_target = { $target } { $target ->
    [one] ist
   *[other] sind
 } nicht auf dem Schlachtfeld
no-step = das geht in diesem Moment nicht
no-ordered = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } schon einen Befehl
no-type = „{ $card }“ gilt nicht für solche Einheiten
no-place = „{ $card }“ hat dort keinen Befehl mehr für { $unit }
no-order = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } keinen Befehl
no-moved = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } sich schon bewegt
no-occupied = { $to } ist besetzt
no-impassable = { $unit } { $unit ->
    [one] kann
   *[other] können
 } { $to } nicht betreten
no-far = { $unit } { $unit ->
    [one] kommt
   *[other] kommen
 } von { $origin } nicht bis { $to }
no-may_not_attack = { $unit } { $unit ->
    [one] ist zu weit oder auf hinderliches Gelände gezogen, um anzugreifen
   *[other] sind zu weit oder auf hinderliches Gelände gezogen, um anzugreifen
 }
no-attacked = { $unit } { $unit ->
    [one] darf
   *[other] dürfen
 } nicht mehr angreifen
no-range = { $target } { $target ->
    [one] ist
   *[other] sind
 } außer Reichweite für { $unit }
no-sight = { $unit } { $unit ->
    [one] sieht
   *[other] sehen
 } { NAME($target, form: "acc") } nicht
no-dice = die Deckung lässt { $unit } keinen Würfel gegen { NAME($target, form: "acc") }
no-card_step = eine Befehlskarte spielst du zu Beginn deines Zuges, vor den Befehlen
no-card_support = „{ $card }“ ist eine Unterstützungskarte: sie wird angeboten, wenn ihr Moment kommt

## odds

odds-attack = { $unit } gegen { NAME($target, form: "acc") }
odds-pick = Schlag gegen { NAME($target, form: "acc") }
odds-dice = Würfel
odds-figures = Figuren des Ziels
odds-hits = Treffer: { $count }
odds-retreats = Rückzüge: { $count }
odds-destroyed = Zerstört
odds-hurt = Verliert Figuren

## goal

goal-medals = Sammle { $of } Medaillen; jede zerstörte Einheit bringt eine
goal-medals-short = { $done } von { $of } Medaillen
goal-medals-no-kills = Sammle { $of } Medaillen; zerstörte Einheiten bringen keine
goal-medals-no-kills-short = { $done } von { $of } Medaillen
goal-officer-left = Bring den Offizier über einen Ausgang vom Schlachtfeld
goal-officer-taken = Erreiche den Offizier, wo er liegt
goal-hold-objectives = Besetze alle { $of } Zielfelder zugleich
goal-hold-objectives-short = { $done } von { $of } Zielfeldern
goal-generators-destroyed = Zerstöre die { $of } Schildgeneratoren
goal-generators-destroyed-short = { $done } von { $of } Generatoren
goal-at-ats-destroyed = Zerstöre alle AT-ATs
goal-at-ats-destroyed-short = { $done } von { $of } AT-ATs
goal-infantry-left = Bring { $of } Infanterie-Einheiten über die Ausgänge vom Schlachtfeld
goal-infantry-left-short = { $done } von { $of } draußen
goal-ion-cannon-destroyed = Zerstöre die Ionenkanone
goal-infantry-destroyed = Zerstöre { $of } Infanterie-Einheiten
goal-infantry-destroyed-short = { $done } von { $of } Infanterie
goal-no-units = Oder lass dem Gegner keine Einheit
goal-no-units-only = Lass dem Gegner keine Einheit
goal-secret = Geheimes Ziel: { $goal }
goal-limit = Kein Sieg nach { $limit } Zügen jeder Seite
goal-rule-kill-medals = { $unit } zerstört: Medaillen für { NAME($side, form: "acc") }: { $count }
goal-rule-leave = Darf über die Ausgänge hinaus: { $side }, { $units }
goal-rule-leave-medals = Jede Einheit, die über einen Ausgang hinausgeht, bringt eine Medaille: { $side }, { $units }
goal-rule-retreat-home = { $side }: Rückzüge gehen zum nächsten Rand
goal-rule-retreat-away = { $side }: Rückzüge gehen vom Angreifer weg
goal-rule-data = { $side }: { $units } auf { $at } zu Beginn des Zuges: eine dauerhafte Medaille
goal-rule-war-machine = { $side }: Gefallene Infanterie kommt an der Grundlinie zurück, bis zu { $most } Einheiten auf dem Schlachtfeld
goal-rule-reinforcements = { $side }: ab Zug { $from_turn } treffen ein: { $number } × { $unit }
goal-rule-landing = { $side }: ab Zug { $from_turn } jeden Zug eine neue Einheit ({ $unit }) neben: { $next_to }
goal-rule-charge = { $side }: Die Ionenkanone lädt jeden Zug eine Ladung; { $full } Ladungen ergeben eine Medaille
goal-rule-steep-ridges = Eine Anhöhe zu betreten kostet { $cost } Felder Bewegung
goal-rule-card-hex = { $at }: Betreten bringt eine Karte, Verlassen kostet eine
goal-rule-temporary-medal = Medaillen, solange dort eine Einheit steht: { $count } auf { $at } ({ $side })
goal-rule-temporary-medal-together = Medaillen, solange auf einem der Felder { $at } eine Einheit steht: insgesamt { $count } ({ $side })
goal-rule-permanent-medal = Dauerhafte Medaillen für die erste Einheit dort: { $count } auf { $at } ({ $side })

## suggest

suggest-medals = Lass { NAME($side, form: "acc") } mit { $count } Medaillen gewinnen.
suggest-hand = Gib { NAME($side, form: "dat") } zu Beginn { $count } Karten.

## campaign

campaign-about = Fünf Schlachten. Wer eine gewinnt, bestimmt, wo die nächste stattfindet. Unterstützungskarten begleiten dich, und in jeder Schlacht hat jede Seite ein geheimes Ziel.
campaign-medals = Medaillen: { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] hat das
   *[other] haben das
 } geheime Ziel { $side ->
    [one] erfüllt
   *[other] erfüllt
 }: { $goal }.
campaign-lent = { $leader } führt in der nächsten Schlacht { NAME($side, form: "acc") } an.
campaign-draws = { $side } { $side ->
    [one] zieht
   *[other] ziehen
 } eine Unterstützungskarte.
campaign-extra = { $side } { $side ->
    [one] beginnt
   *[other] beginnen
 } die nächste Schlacht mit einer Befehlskarte mehr.
campaign-tally-battle = Schlachtpunkte
campaign-tally-goals = Zielpunkte
campaign-tally-medals = Medaillen

## error

error-at_most = es gibt höchstens { $most } von { $kind }.
error-at_most_dice = es gibt höchstens { $most_dice } Würfel.
error-attacked_names_unit_not = attacked nennt eine Einheit, die nicht zur handelnden Seite gehört.
error-attacked_too_long = attacked ist zu lang.
error-badge_does_not_fit = das Abzeichen { $badge } passt nicht zu { $name }.
error-badge_does_not_fit_2 = das Abzeichen { $name } passt nicht zu { $what } auf { $what_2 }.
error-badge_on_lies_beside = das Abzeichen { $name } auf { $what } liegt bei keiner Einheit.
error-belongs_one_side = { $kind } gehört zu einer Seite.
error-both_stand_on = { $unit } und { $get } stehen beide auf { $text }.
error-cannot_carry_officer = { $officer } kann den Offizier nicht tragen.
error-card_known_hand_not = eine Karte, die in der Hand von { $what } bekannt ist, ist dort nicht.
error-command_belongs_campaign_which = command: { $what } gehört zu einem Feldzug, und den spielt man zu zweit.
error-command_leader_needs_two = command: { $prefix }_leader_2 braucht zwei Personen auf der Seite { $what }.
error-command_partners_take_different = command: Partner nehmen verschiedene Anführer, nicht beide { $one }.
error-command_position_object = eine Stellung von command ist ein Objekt.
error-command_positions_have_no = Stellungen von command haben kein { $unknown }; sie haben { $keys }.
error-command_scenario_must_whole = command: scenario muss eine ganze Zahl von 1 bis { $scenarios } oder { $own } sein, nicht { $value }.
error-command_support_cards_list = command: Die Unterstützungskarten der Seite { $side } sind eine Liste verschiedener Karten aus { $cards }.
error-does_not_say = { $key } fehlt.
error-e_web_set_or = e_web von { $name } ist set oder moving.
error-faulty_scenario = Fehlerhaftes Szenario: { $reason }
error-has_more_than_permanent = es hat mehr als { $marker_room } dauerhafte Medaillen.
error-has_more_than_temporary = es hat mehr als { $marker_room } zeitweilige Medaillen.
error-has_two_kinds_terrain = { $what } hat zwei Arten von Gelände, { $what_2 } und { $name }.
error-has_units_room_for = es hat { $hexes } Einheiten von { $name }; Platz ist für { $room }.
error-has_unknown_badge = { $name } hat ein unbekanntes Abzeichen { $badge }; es gibt { $what }.
error-have_all_their_medals = { $name } hat alle Medaillen, bevor die Schlacht beginnt.
error-officer_lies_under_enemy = der Offizier liegt vor Beginn der Schlacht unter einer Einheit der Seite { $name }.
error-have_no_way_win = die Seite { $what } hat keinen Weg zum Sieg.
error-hold_all_objectives_before = { $name } hält vor Beginn der Schlacht alle Zielfelder.
error-holds_which_lies_elsewhere = { $where } enthält { $what }; die Karte liegt anderswo oder gehört nicht zu dieser Seite.
error-kill_medals_destroy_no = kill-medals: { $what } zerstört keine Einheit { $unit }.
error-landing_places_infantry = die Landung (landing) stellt Infanterie auf.
error-leaders_list_up_two = die Anführer von { $side } sind eine Liste mit bis zu zwei Einträgen.
error-list_hexes = { $name } ist eine Liste von Feldern.
error-markers_list = markers ist eine Liste.
error-names_hex_twice = { $what } nennt ein Feld zweimal.
error-names_hex_which_off = { $what } nennt das Feld { $value }, das außerhalb liegt.
error-names_unit_not_acting = { $key } nennt eine Einheit, die nicht zur handelnden Seite gehört.
error-names_which_does_not = { $what } nennt { $value }, das es nicht gibt.
error-needs_list_hexes = { $what } braucht eine Liste von Feldern.
error-no_e_web = { $name } ist kein E-Web.
error-no_marker_markers = es gibt keinen Marker { $kind }; es gibt { $marker_kinds }.
error-no_special_rule_rules = es gibt keine Sonderregel { $rule }; es gibt { $values }.
error-no_terrain = es gibt kein Gelände { $kind }.
error-not_at_figures = { $name } ist nicht { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } ist ein Objekt mit { $sides }.
error-object_with_seats = { $key } ist ein Objekt mit den Plätzen { $seats }.
error-officer_lies_on_impassable = der Offizier liegt auf { $what }, unpassierbarem Gelände.
error-on_has_two_badges = { $what } auf { $what_2 } hat zwei Abzeichen.
error-on_stands_on_serac = { $kind } auf { $what } steht auf einem Eisturm (serac).
error-one_officer_on_one = es gibt einen Offizier auf einem Feld.
error-options_object = options ist ein Objekt.
error-over_winner_reason = over ist { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending enthält etwas Unbekanntes; erlaubt ist { $known }.
error-pending_names_step = pending nennt den Schritt { $inner }.
error-pending_object = pending ist ein Objekt.
error-places_which_no_units = { $rule } stellt { $unit } auf; solche Einheiten hat die Seite { $what } nicht.
error-rule_does_not_say = in der Regel { $rule } fehlt { $value }.
error-rule_needs_marker = die Regel { $rule } braucht einen Marker { $wanted }.
error-scenario_has_no = im Szenario fehlt { $name }.
error-scenario_has_no_officer = das Szenario hat keinen Offizier.
error-scenario_leaders_support_cards = Szenario, Anführer, Unterstützungskarten und Ziele einer Stellung stehen neben ihren Optionen, nicht darin.
error-seen_known_rebuilt = seen ist { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] die Rebellen haben noch keine Einheiten.
   *[empire] das Imperium hat noch keine Einheiten.
 }
error-special_list = special ist eine Liste.
error-special_rule_object = eine Sonderregel ist ein Objekt.
error-stands_on_where_structure = { $name } steht auf { $what }, wo ein Bauwerk ist.
error-stands_on_which_impassable = { $name } steht auf { $what }; dort ist { $what_2 }, für diese Einheit unpassierbar.
error-stands_on_which_off = { $name } steht auf { $h }, und das liegt außerhalb.
error-step_but_no_card = der Schritt ist { $step }, aber keine Karte ist im Spiel.
error-step_must_one_not = step muss eines von { $position_steps } sein, nicht { $step }.
error-structures = structures sind { $structures }.
error-sudden_death_list = sudden_death ist eine Liste.
error-sudden_death_needs = der Sofortsieg { $death } der Seite { $what } braucht { $what_2 }.
error-targets_attacked_differ_length = targets und attacked sind verschieden lang.
error-terrain_object_hex_kind = terrain ist ein Objekt: Feld zu Art.
error-terrain_object_lists_hexes = terrain ist ein Objekt aus Listen von Feldern.
error-title_text_up_letters = der Titel ist ein Text mit bis zu { $title_room } Zeichen.
error-together_true_or_false = together ist true oder false.
error-turn_not_turn = Zug { $what } der Seite { $what_2 } ist nicht der Zug von { $what_3 }.
error-two_permanent_medals_lie = zwei dauerhafte Medaillen liegen auf { $what }.
error-two_structures_stand_on = zwei Bauwerke stehen auf { $what }.
error-two_units_stand_on = zwei Einheiten stehen auf { $h }.
error-unit_both_left_lost = eine Einheit hat das Schlachtfeld verlassen und ist zugleich verloren.
error-unit_left_or_lost = eine Einheit, die das Schlachtfeld verlassen hat oder verloren ist, steht darauf.
error-units_object_id_at = units ist ein Objekt: id zu { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units und together gelten für zeitweilige Medaillen, nicht für { $kind }.
error-war_machine_places_infantry = die Kriegsmaschinerie (war-machine) stellt Infanterie auf.
error-all_in_scenario = eine eigene Schlacht steht ganz in ihrem Szenario; sie hat keine Option { $option }.
error-scenario_no_object = das Szenario ist ein JSON-Objekt, nicht { $scenario }.
error-too_many_badges = es hat { $used } Abzeichen; { $boxes ->
    [one] die Schachtel enthält { $most }
   *[other] zwei Schachteln enthalten { $most }
 }.
error-too_many_tiles = es hat { $used } Geländeteile; { $boxes ->
    [one] die Schachtel enthält { $most }
   *[other] zwei Schachteln enthalten { $most }
 }.
error-too_many_figures = es braucht { $used } Figuren von { $kind }; { $boxes ->
    [one] die Schachtel enthält { $most }
   *[other] zwei Schachteln enthalten { $most }
 }.

## draw: the table in a terminal

draw-temporary-medal = Medaille, solange du dort stehst
draw-permanent-medal = dauerhafte Medaille
draw-objective = Zielfeld
draw-exit = Ausgang
draw-officer = Offizier
draw-charges = Ladungen der Ionenkanone: { $count }
draw-side = { $seat }: Medaillen { $medals } von { $wanted }, Zug { $turn }
draw-side_open = { $seat }: Medaillen { $medals }, Zug { $turn }
draw-hand = { $seat }, Hand: { $cards }
draw-support = Unterstützung: { $cards }
draw-no_card = keine Karte

## text: what cards do, battles, options; as the game's data write it

text-recon-left = Befehl für 1 Einheit im linken Abschnitt
text-recon-centre = Befehl für 1 Einheit im mittleren Abschnitt
text-recon-right = Befehl für 1 Einheit im rechten Abschnitt
text-raid-left = Befehl für 2 Einheiten im linken Abschnitt
text-raid-centre = Befehl für 2 Einheiten im mittleren Abschnitt
text-raid-right = Befehl für 2 Einheiten im rechten Abschnitt
text-assault-left = Befehl für alle Einheiten im linken Abschnitt
text-assault-centre = Befehl für alle Einheiten im mittleren Abschnitt
text-assault-right = Befehl für alle Einheiten im rechten Abschnitt
text-recon-in-force = Befehl für je 1 Einheit in jedem der drei Abschnitte
text-direct-from-hq = Befehl für 3 beliebige Einheiten
text-trooper-assault = Befehl für alle Infanterie in einem gewählten Abschnitt; je +1 Würfel
text-speeder-assault = Befehl für 2 Fahrzeuge; jedes darf nach dem Angriff 1 Feld ziehen
text-artillery-barrage = Befehl für 1 Artillerie; sie greift zweimal an, jedes Mal +1 Würfel
text-defensive-position = Befehl für 3 Einheiten; sie dürfen sich nicht bewegen; je +1 Würfel
text-rebel-spearhead = Befehl für 2 Einheiten; Gelände hindert sie nicht an Bewegung und Angriff
text-pincer-move = Befehl für je 2 Einheiten an beiden Flanken
text-trooper-assault-2 = Befehl für alle Infanterie in einem gewählten Abschnitt
text-imperial-assault = Befehl für 3 Einheiten einer Art; je +1 Feld
text-precision-fire = Befehl für 1 Fahrzeug; +1 Feld und +1 Würfel
text-search-and-destroy = Befehl für 2 Einheiten; nach dem Angriff darf jede bis zu 2 Felder ziehen
text-pressing-forward = Befehl für 2 Einheiten; +2 Felder, kein Angriff
text-leia-orders = Befehl für 2 beliebige Einheiten; je +1 Würfel
text-leia-assistance = jede geschwächte eigene Einheit bekommt 1 Figur zurück; dann Befehl für 1 Einheit
text-leia-last-hope = Befehl für 1 Infanterie; +1 Feld, +1 Würfel
text-luke-in-formation = Befehl für 2 Einheiten; je +1 Feld
text-luke-tactical-assault = Befehl für 1 Fahrzeug; +1 Feld, +1 Würfel
text-luke-ready = alle Einheiten dürfen angreifen, keine darf sich bewegen
text-han-diversion = Befehl für 2 Einheiten in verschiedenen Abschnitten; je +1 Würfel
text-han-here-they-come = Befehl für 1 Infanterie; +2 Felder, +1 Würfel, Gelände hindert sie nicht
text-han-support = Befehl für 1 Infanterie; +1 Würfel pro angrenzender eigener Einheit
text-vader-force = Befehl für 2 beliebige Einheiten; Rückzüge zählen als Explosionen
text-vader-determination = eine Einheit erhält in diesem Zug zweimal einen Befehl
text-vader-discipline = Befehl für alle Einheiten; je -1 Würfel
text-veers-walkers = Befehl für 3 Fahrzeuge; +1 Würfel im Nahkampf
text-veers-landings = Befehl für 3 Einheiten; jede darf nach dem Angriff 1 Feld ziehen
text-veers-concentrated = Befehl für 3 Einheiten; wer dasselbe Ziel als 2. angreift, +1 Würfel, als 3. +2
text-piett-reinforcements = 1 Infanterie wird vollzählig und erhält einen Befehl mit +1 Würfel
text-piett-fleet = bis zu 3 Karten abwerfen, ebenso viele +1 ziehen, dann eine weitere Karte spielen
text-piett-orbital = Befehl für niemanden; 1 Würfel gegen jede von 3 gegnerischen Einheiten; eigenes Symbol, Explosion oder Rückzug ist ein Treffer
text-combat-experience = Befehl für alle Einheiten; +1 Würfel im Nahkampf
text-combat-experience-when = Befehlsschritt, vor dem ersten Befehl; dann erhalten alle eigenen Einheiten einen Befehl
text-air-support = 2 Würfel gegen eine beliebige gegnerische Einheit, Deckung zählt nicht
text-air-support-when = eigener Angriffsschritt, vor oder zwischen Angriffen; wähle eine gegnerische Einheit, 2 Würfel, von keiner Einheit aus, Sicht und Deckung zählen nicht, Rückzüge zählen, gegen einen AT-AT wird bestätigt
text-finish-this = beliebige Würfel eines Angriffs neu würfeln, nicht den Bestätigungswurf
text-finish-this-when = nach dem Wurf eines eigenen Angriffs, vor dem zweiten Wurf gegen einen AT-AT; beliebige Würfel einmal neu würfeln, auch solche, die ein E-Web schon neu gewürfelt hat
text-reserve-forces = 1 Einheit wird wieder vollzählig
text-reserve-forces-when = eigener Befehlsschritt; wähle eine eigene Einheit auf dem Schlachtfeld, die weniger Figuren hat als am Anfang
text-desperate-stand = 1 Infanterie mit einer letzten Figur: +2 Würfel
text-desperate-stand-when = eigener Angriffsschritt; wähle eine Infanterie-Einheit mit Befehl und 1 Figur, die noch nicht angegriffen hat; gilt für ihre Angriffe in diesem Zug
text-special-orders = statt normal zu ziehen eine Karte nach Wahl vom eigenen Ablagestapel nehmen
text-special-orders-when = nach dem Angriffsschritt, vor dem Ziehen; nimm eine Karte vom eigenen Ablagestapel, außer der eben gespielten; keine andere Karte wird gezogen
text-incursion = 1 Infanterie-Einheit handelt sofort ein zweites Mal
text-incursion-when = eigener Angriffsschritt, zwischen Angriffen; wähle eine Infanterie-Einheit mit Befehl, die angegriffen hat; sie darf sich sofort ein zweites Mal bewegen und angreifen, mit demselben Kartenbonus
text-scout = 1 weitere Infanterie-Einheit erhält einen Befehl, ohne den Bonus der Karte
text-scout-when = eigener Befehlsschritt; Befehl für eine weitere Infanterie-Einheit, egal wo
text-final-assault = wenn eine gegnerische Einheit sich zurückzieht: 2 Würfel gegen sie
text-final-assault-when = eigener Angriffsschritt, gleich nachdem eine gegnerische Einheit einen Rückzugsschritt gemacht hat und vor einem Durchbruch; 2 Würfel
text-rout = 1 angreifende Einheit ignoriert Deckung
text-rout-when = eigener Angriffsschritt, bevor eine Einheit mit Befehl angreift; wähle diese Einheit; das Gelände auf dem Feld des Ziels kostet ihre Angriffe in diesem Zug keine Würfel
text-battle-1 = Imperialer Spähauftrag
text-battle-1-special-1 = Jede zerstörte Suchdroiden-Einheit bringt den Rebellen 2 Medaillen.
text-battle-2 = Gegenangriff der Snowspeeder
text-battle-3 = Feind gesichtet
text-battle-3-special-1 = Wird der AT-AT zerstört, erhalten die Rebellen 2 Medaillen statt 1.
text-battle-4 = Geglückte Landung
text-battle-4-special-1 = Die Seite, deren Einheit auf 5,5 steht, hat 1 zeitweilige Medaille; zu Beginn haben sie die Rebellen.
text-battle-5 = Verteidigung von Hügel Alpha
text-battle-5-special-1 = Die Seite, deren Einheit auf 4,3 steht, hat 2 zeitweilige Medaillen; zu Beginn haben sie die Rebellen.
text-battle-6 = Bergung imperialer Daten
text-battle-6-special-1 = Zu Beginn jedes Rebellenzuges, in dem Rebellen-Infanterie auf 2,3 steht, erhalten die Rebellen 1 dauerhafte Medaille.
text-battle-6-special-2 = Am Ende jedes imperialen Zuges stellt das Imperium für jede imperiale Infanterie-Einheit, die seit dem Ende seines vorigen Zuges zerstört wurde, eine neue Schneetruppen-Einheit auf ein freies Feld der Reihe 0. Die Rebellen behalten die Medaillen für die zerstörten.
text-battle-7 = Angriff auf den Außenposten
text-battle-7-special-1 = Die erste imperiale Einheit, die 5,4 betritt, erhält 1 dauerhafte Medaille.
text-battle-7-special-2 = Einmal, zu Beginn ihres 6. oder eines späteren Zuges, dürfen die Rebellen zwei neue Snowspeeder-Einheiten auf freie Felder der Reihe 6 stellen. Beide erhalten in diesem Zug einen Befehl, zusätzlich zu den Einheiten der Karte und ohne deren Bonus.
text-battle-8 = Rettet den Verwundeten!
text-battle-8-special-1 = Eine Rebellen-Einheit, die eine Bewegung oder einen Rückzug auf dem Feld des Offiziers beendet, nimmt ihn kostenlos auf und trägt ihn; wird diese Einheit zerstört, liegt der Offizier auf ihrem Feld. Jede Rebellen-Einheit darf ihn tragen.
text-battle-8-special-2 = Nur die Einheit mit dem Offizier darf das Schlachtfeld verlassen, über 0,2 oder 0,6 (COM-93).
text-battle-8-rebels-1 = Die Rebellen-Einheit mit dem Offizier verlässt das Schlachtfeld über einen Ausgang.
text-battle-8-empire-1 = Eine imperiale Einheit steht auf dem Feld, auf dem der Offizier liegt.
text-battle-9 = Sicherung der Stellungen
text-battle-9-rebels-1 = Rebellen-Einheiten stehen auf allen drei Zielfeldern; die Schlacht endet in diesem Moment (COM-50), nicht am Ende des Zuges.
text-battle-10 = Ziel: die Schildgeneratoren
text-battle-10-special-1 = Das Imperium erhält keine Medaillen für zerstörte Rebellen-Einheiten.
text-battle-10-special-2 = Jeder Generator wird nach den gewöhnlichen Regeln angegriffen und durch eine Explosion zerstört.
text-battle-10-empire-1 = Beide Schildgeneratoren sind zerstört.
text-battle-11 = Ausbruch der Rebellen
text-battle-11-special-1 = Jede Rebellen-Einheit, die über Reihe 0 das Schlachtfeld verlässt (COM-93), bringt den Rebellen 1 Medaille.
text-battle-11-special-2 = Die zerstörte Suchdroiden-Einheit bringt den Rebellen 1 Medaille.
text-battle-11-special-3 = Eine Anhöhe zu betreten kostet 2 Felder Bewegung. Gewöhnliche Infanterie, die eine erklimmt, greift deshalb in diesem Zug nicht an, Elite-Infanterie darf es; ein Stoßtrupp darf auf eine durchbrechen, greift aber nicht noch einmal an. Rückzüge und die Speerspitze der Rebellen werden nicht gebremst.
text-battle-12 = Belagert
text-battle-12-special-1 = Solange imperiale Infanterie auf mindestens einem der fünf Felder steht, hat das Imperium 1 zeitweilige Medaille, nie mehr.
text-battle-12-special-2 = Imperiale Einheiten ziehen sich zur Reihe 0 oder zum rechten Rand zurück, je nachdem, was näher ist.
text-battle-12-special-3 = Rebellen-Einheiten ziehen sich in Richtung 0,6, 1,6 und 2,6 zurück.
text-battle-13 = Vorstoß in die Echo-Basis
text-battle-13-special-1 = Imperiale Infanterie darf das Schlachtfeld über 2,6 und 7,6 verlassen (COM-93). Beide sind Gebäude: Eine Einheit, die eines betritt, geht erst in einem späteren Zug hinaus.
text-battle-13-special-3 = Zu Beginn jedes imperialen Zuges ab dem zweiten darf das Imperium 1 neue Schneetruppen-Einheit auf ein freies, für Infanterie betretbares Feld neben einem AT-AT stellen, solange weniger als 8 seiner Infanterie-Einheiten auf dem Schlachtfeld sind. Die Karte darf ihr sofort einen Befehl geben.
text-battle-13-rebels-1 = Alle drei AT-ATs sind zerstört.
text-battle-13-empire-1 = Drei imperiale Infanterie-Einheiten haben das Schlachtfeld über die Ausgänge verlassen.
text-battle-14 = Schutz der Rebellentransporter
text-battle-14-special-1 = Keine Seite erhält Medaillen für zerstörte Einheiten.
text-battle-14-special-2 = Zu Beginn jedes Rebellenzuges: Liegen 3 Ladungen auf der Kanone, werden sie entfernt und die Rebellen erhalten 1 Medaille; sonst kommt 1 Ladung hinzu. So kommen die Medaillen in den Rebellenzügen 4, 8 und 12. Das geschieht von selbst.
text-battle-14-special-3 = Die Kanone wird nach den gewöhnlichen Regeln angegriffen, mit der Deckung ihrer Anhöhe, und durch eine Explosion zerstört.
text-battle-14-empire-1 = Die Ionenkanone ist zerstört.
text-battle-15 = Rückzug durchs Südtor
text-battle-15-special-1 = Jede Rebellen-Infanterie-Einheit, die das Schlachtfeld über 4,6 oder 5,6 verlässt (COM-93), bringt den Rebellen 1 Medaille. Beide sind Gebäude: Eine Einheit, die eines betritt, geht erst in einem späteren Zug hinaus.
text-battle-15-special-2 = Die Rebellen erhalten keine Medaillen für zerstörte imperiale Einheiten.
text-battle-15-empire-1 = Vier Rebellen-Infanterie-Einheiten sind zerstört.
text-battle-16 = Räumung der Echo-Basis
text-battle-16-special-2 = Eine Seite, deren Einheit 2,3 betritt, zieht sofort 1 Karte und hat damit eine größere Hand; verlässt die Einheit das Feld, aus welchem Grund auch immer, wirft die Seite sofort, vor allem anderen, 1 Handkarte nach Wahl ab.
text-battle-17 = Letztes Gefecht
text-battle-17-special-1 = Die erste imperiale Einheit, die 4,3 betritt, erhält 2 dauerhafte Medaillen.
text-battle-17-special-2 = Jede Rebellen-Einheit, die das Schlachtfeld über 0,6 verlässt (COM-93), bringt den Rebellen 1 Medaille.
text-battle-17-special-3 = Imperiale Einheiten ziehen sich zum nächsten Rand des Schlachtfelds zurück.
text-battle-17-special-4 = Rebellen-Einheiten ziehen sich vom Angreifer weg zurück.
text-campaign-1 = Die Anhöhe und die Generatoren
text-campaign-2 = Der letzte Transporter
text-ruling-C1 = kein zusätzliches Ziehen bei Erkundungskarten
text-ruling-C2 = zusätzliche Felder gelten für beide Bewegungsweiten der Infanterie: mit +1 zieht sie 0-2 und greift an oder 3 ohne Angriff, mit +2 0-3 und greift an oder 4 ohne; Elite-Infanterie mit +1 0-3 und greift an; Snowspeeder +1 0-4, AT-AT +1 0-2, Suchdroiden +1 0-3. Artillerie bewegt sich nie (book).
text-ruling-C3 = +Würfel kommen vor dem Abzug durch Gelände; 0 oder weniger = kein Wurf.
text-ruling-C4 = nur Karten, die einen Abschnitt nennen, sind darauf beschränkt; Karten für „beliebige“ und „alle Einheiten“ gelten auf dem ganzen Feld. Geteilte Felder zählen zu beiden Abschnitten; eine Einheit erhält nur einen Befehl (book).
text-ruling-C5 = Ablenkung: Eine Einheit auf einem geteilten Feld zählt zu dem ihrer beiden Abschnitte, der gerade passt.
text-ruling-C6 = Beistand: Jede eigene Einheit mit Verlusten bekommt genau 1 Figur zurück, nie über ihre Anfangszahl hinaus; zerstörte Einheiten kehren nicht zurück. Wer auf seiner Karte „eine geschwächte Einheit“ liest, ändert einen Schalter. AT-AT und Artillerie (1 Figur) kommen nie infrage.
text-ruling-C7 = die Bewegung nach dem Angriff ist ein eigener Schritt nach allen Angriffen: Jede Einheit mit Befehl darf sich noch einmal bewegen, eine nach der anderen, nach den normalen Bewegungsregeln, bis zur genannten Zahl von Feldern; sie hält auf bremsendem Gelände; kein Angriff folgt; auch Einheiten, die nicht angegriffen haben, dürfen es, Artillerie nicht.
text-ruling-C8 = Entschlossenheit: Befehl für 1 Einheit; sie bewegt sich und greift an, dann bewegt sie sich und greift noch einmal an (Schritte Bewegung, Angriff, Bewegung, Angriff); beide Male gelten alle Regeln von Bewegung und Angriff neu; der E-Web-Marker folgt der späteren Bewegung; ein Stoßtrupp bricht höchstens einmal im Zug durch. Man könnte sie auch einmal bewegen und zweimal angreifen lassen.
text-ruling-C9 = Sperrfeuer: zwei getrennte Angriffe, die Ziele dürfen verschieden sein, der zweite wird entschieden, wenn der erste fertig ist.
text-ruling-C10 = Orbitalschlag: eine gegnerische Einheit wählen, würfeln, dann die nächste wählen, bis zu 3 verschiedene (Einheiten, keine Bauwerke), oder done(); Reichweite, Sicht und Deckung zählen nicht; ein Graben hilft nicht (der Rückzug ist hier ein Treffer) und niemand zieht sich zurück; Medaillen wie üblich; Artillerie wird durch Explosion oder Rückzug getroffen. Kein Befehl, keine Bewegung, kein Angriff folgt.
text-ruling-C11 = Kräfte der Macht: Rückzüge werden zu Explosionen und drängen nicht mehr zurück.
text-ruling-C12 = Flotte einsetzen!: eine Karte nach der anderen abwerfen, bis zu 3, oder done(); ebenso viele plus 1 ziehen; im Team danach der Partner (COM-83); dann eine weitere Karte spielen wie in COM-11, deren Schritte folgen. Beide Karten werden am Ende abgeworfen und eine Karte wird gezogen: Die Hand ist am Ende so groß wie vorher.
text-ruling-C13 = geht der Stapel aus, wird der Ablagestapel neu gemischt (book).
text-ruling-C14 = Imperialer Angriff: Die erste Einheit mit Befehl legt die Art fest (Infanterie, Fahrzeug oder Sonder); es ist keine Karte, die eine Art nennt, COM-14 gilt nicht.
text-ruling-C15 = die Karten mit einem Feld `needs` nennen eine Art von Einheit (COM-14). `needs` artillery meint Artillerie, keine Suchdroiden.
text-ruling-C16 = Gelände hindert nicht (Speerspitze der Rebellen, Sie kommen): kein Halt, kein Verlust des Angriffs und kein Abzug durch das eigene Feld (Gebäude, Wrack), keine Mehrkosten steiler Anhöhen. Unpassierbares bleibt unpassierbar, AT-ATs bleiben von Anhöhen fern, und die Deckung des Ziels zählt.
text-ruling-C17 = Kampfbereit und Verteidigungsstellung: Die Einheiten erhalten einen Befehl, es gibt keinen Bewegungsschritt; ein E-Web wird „set“. Man könnte auch Einheiten ziehen lassen, die auf den Zusatzwürfel verzichten.
text-ruling-C18 = Beistand und Verstärkung gehen nie über die Anfangszahl hinaus; Verstärkung füllt die Einheit in dem Moment auf, in dem sie den Befehl erhält, ob vollzählig oder nicht.
text-ruling-C19 = Hilfe vom Schurken: Gezählt wird beim Angriff; jede andere eigene Einheit auf einem angrenzenden Feld, Artillerie eingeschlossen.
text-ruling-C20 = Konzentriertes Feuer: +1 Würfel für jede andere Einheit mit Befehl, die dasselbe Ziel in diesem Zug schon angegriffen hat (also +1, dann +2); auch Bauwerke sind Ziele.
text-ruling-C21 = Imperiale Disziplin: minus 1 Würfel zählt wie Gelände; ein Angriff ohne Würfel wird nicht angeboten.
text-ruling-C22 = Angriff der Läufer und Kampferfahrung: der Würfel nur auf Entfernung 1.
text-ruling-C23 = Entschlossenheit, Einfall und ein zweites Sperrfeuer sind neue Angriffe: Neuwürfe des E-Web, Späher und Deckung gelten neu.
text-ruling-C24 = das Beispiel im Regelheft spielt eine Karte mit Befehl für 3 Einheiten in der Mitte; in der bekannten Liste gibt es sie nicht, dort gilt Sturmangriff für jede Einheit des Abschnitts. Man könnte auch das Beispiel als die Karte lesen; es bleibt bei der Liste.
text-ruling-S1 = Kampferfahrung: wird mit einer Befehlskarte gespielt; Befehl für alle Einheiten und +1 Würfel im Nahkampf
text-ruling-S2 = gespielte Unterstützungskarten liegen beiseite, bis ihr Stapel leer ist, dann werden sie zu einem neuen Stapel gemischt
text-ruling-S3 = Letzter Angriff wird nach dem Rückzug gewürfelt, von keiner Einheit aus, Sicht und Deckung zählen nicht; eigene Rückzüge des Wurfs zählen
text-ruling-S4 = `when` nennt den Moment jeder Karte; `support(card)` wird dann angeboten, und nur, wenn es etwas bewirkt; höchstens eine pro Zug (book)
text-ruling-S5 = Letzter Angriff und Luftunterstützung zerstören Einheiten und bringen Medaillen wie Angriffe; eine Einheit, die sie zurückdrängen oder zerstören, erlaubt keinen Durchbruch
text-campaign-rule-1 = wer eine Schlacht verliert, zieht 1 Unterstützungskarte; wer das geheime Ziel erfüllt hat, zieht 1
text-campaign-rule-2 = wer mit 3 oder mehr Medaillen Rückstand verloren hat, nach dem Stand am Ende und mit zeitweiligen Medaillen, beginnt die nächste Schlacht mit 1 Karte mehr
text-campaign-rule-3 = eine Schlacht ohne Sieg (COM-53) zählt als gewonnen für die Seite, die nicht allein durch Sofortsieg gewinnen musste, sonst für die Seite mit mehr Medaillen, sonst für die Rebellen
text-campaign-rule-4 = Punkte: Schlachten 1-3 je einer, 4 zwei, 5 drei; +1 für jedes erfüllte geheime Ziel, insgesamt höchstens 2; wer mehr Punkte hat, gewinnt, bei Gleichstand, wer Schlacht 5 gewonnen hat
text-campaign-rule-5 = jede Seite zieht pro Schlacht eines ihrer 4 geheimen Ziele und zeigt es, wenn es erfüllt ist; ein Ziel über Einheiten, die das Szenario nicht hat, wird zurückgelegt und ein anderes gezogen
text-campaign-rule-6 = Ziele mit `when` end werden beurteilt, wenn die Schlacht vorbei ist, gewonnen oder verloren; Ziele mit `when` once sind erfüllt, sobald sie zum ersten Mal zutreffen
text-option-scenario = Die Schlacht: 1 bis 17, oder ein eigenes Szenario.
text-option-players = Zu zweit oder in Zweierteams.
text-option-team = Zu dritt: die Seite mit zwei Personen.
text-option-rebel_leader = Wer die Rebellen anführt und drei Karten in den Stapel bringt.
text-option-rebel_leader_2 = Wer die zweite Person im Rebellenteam anführt.
text-option-rebel_support = Unterstützungskarten auf der Hand der Rebellen, für einen Feldzug.
text-option-rebel_goal = Das geheime Ziel der Rebellen, für einen Feldzug.
text-option-rebel_extra = Zusätzlich zur Hand des Szenarios gezogene Karten.
text-option-empire_leader = Wer das Imperium anführt und drei Karten in den Stapel bringt.
text-option-empire_leader_2 = Wer die zweite Person im imperialen Team anführt.
text-option-empire_support = Unterstützungskarten auf der Hand des Imperiums, für einen Feldzug.
text-option-empire_goal = Das geheime Ziel des Imperiums, für einen Feldzug.
text-option-turn_limit = Die Schlacht endet ohne Sieg nach so vielen Zügen jeder Seite.
