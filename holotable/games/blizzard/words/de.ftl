## game

game-name = Blizzard
game-tagline = Drei Missionen im Schnee: die Suchdroiden, die Vorhut und der große Angriff.

## name

name-alliance = die Allianz
    .gender = f
    .acc = die Allianz
    .dat = der Allianz
    .gen = der Allianz
name-empire = das Imperium
    .gender = n
    .acc = das Imperium
    .dat = dem Imperium
    .gen = des Imperiums
name-han = Han
    .gender = m
    .fixed = yes
name-luke = Luke
    .gender = m
    .fixed = yes
name-veers = General Veers
    .gender = m
    .fixed = yes
name-generators = die Generatoren
    .number = plural
    .acc = die Generatoren
    .dat = den Generatoren
name-echo-trooper-n = Echo-Soldat { $n }
    .gender = m
    .fixed = yes
name-scout-n = Späher { $n }
    .gender = m
    .fixed = yes
name-snowspeeder-n = Snowspeeder { $n }
    .gender = m
    .fixed = yes
name-laser-battery-n = Laserbatterie { $n }
    .gender = f
    .fixed = yes
name-snowtrooper-n = Schneetruppler { $n }
    .gender = m
    .fixed = yes
name-probe-droid-n = Suchdroide { $n }
    .gender = m
    .fixed = yes
name-at-st-n = AT-ST { $n }
    .gender = m
    .fixed = yes
name-at-at-n = AT-AT { $n }
    .gender = m
    .fixed = yes
name-N = Norden
name-NE = Nordosten
name-SE = Südosten
name-S = Süden
name-SW = Südwesten
name-NW = Nordwesten
name-off = vom Plan
name-max-power = { " " }mit voller Kraft in einem Schuss
name-plain-power = { "" }
name-as-before = , wie bisher
name-step-march = Marsch beenden
name-step-hold = Alle bleiben stehen
name-step-event = Ereignis beenden
name-step-commands = Befehle beenden
name-step-fire = Feuer beenden
name-step-return = Gegenfeuer beenden
name-event-0 = { "" }
name-event-1 = { " " }Pasch: ein Meisterschuss!
name-event-2 = { " " }Pasch: ein kluger Plan!
name-event-3 = { " " }Pasch: Sturmlauf!
name-event-4 = { " " }Pasch: kein Gegenfeuer in diesem Zug!
name-event-5 = { " " }Pasch: neue Infanterie!
name-event-6 = { " " }Pasch: ruhige Hand in diesem Zug!
name-why-through = genug Einheiten sind durch
name-why-blocked = zu wenige imperiale Einheiten sind durch
name-why-generators = die Generatoren sind zerstört
name-why-escaped = genug Einheiten sind entkommen
name-why-losses = genug Einheiten der Allianz sind zerstört
name-why-wiped-out = der Gegner hat keine Einheit mehr
name-why-time = die Züge sind vorbei
name-campaign = Die Schlacht von Hoth
name-mission-1 = Durch die Droiden
name-mission-2 = Die Läufer kommen
name-mission-3 = Die Generatoren

## choice

choice-march = { $unit }: Marsch { $to ->
    [off] vom Plan
   *[other] nach { $to }
 }
choice-turn = { $unit }: nach { $facing } drehen, 1 Punkt
choice-move = { $unit }: von { $origin } { $to ->
    [off] vom Plan
   *[other] nach { $to }
 }, 1 Punkt
choice-step = { $unit }: weiter { $to ->
    [off] vom Plan
   *[other] nach { $to }
 }
choice-face = { $unit }: Blick nach { $facing }{ $how }
choice-rally = { $unit }: sammeln, 1 Punkt
choice-reinforce = { $unit }: auf { $hex } ins Spiel, 1 Punkt
choice-place = { $unit }: auf { $hex } aufstellen
choice-pushed = { $unit }: nach { $hex } ausweichen
choice-follow = { $unit }: nach { $to } folgen
choice-stay = { $unit }: stehen bleiben
choice-great_shot = Meisterschuss: { NAME($target, form: "acc") } auf { $there } zerstören
choice-shoot = { $unit }: auf { NAME($target, form: "acc") } ({ $there }) schießen{ $how }
choice-harpoon = { $unit }: Harpune auf { NAME($target, form: "acc") }
choice-self_destruct = { $unit }: Selbstzerstörung, samt { NAME($target, form: "dat") }
choice-done = { $step }

## event

event-placed = { $unit } { $unit ->
    [one] steht
   *[other] stehen
 } auf { $hex }.
event-marched = { $unit } marschiert { $to ->
    [off] vom Plan
   *[other] nach { $to }
 }.
event-rolled = Befehlswurf { $dice }; Befehlspunkte: { $points }.{ $what }
event-moved = { $unit } zieht von { $origin } { $to ->
    [off] vom Plan
   *[other] nach { $to }
 }.
event-turned = { $unit } dreht sich nach { $facing }.
event-overrun = { $unit } wird von { $by } überrollt.
event-followed = { $unit } folgt nach { $to }.
event-rallied = { $unit } sammelt sich.
event-reinforced = { $unit } kommt auf { $hex } ins Spiel.
event-shot = { $unit } { $unit ->
    [one] schießt
   *[other] schießen
 } auf { NAME($target, form: "acc") }: { $dice }; { $hits } { $hits ->
    [one] Treffer
   *[other] Treffer
 }, { $damage } Schaden.
event-damaged = { $unit } { $unit ->
    [one] ist
   *[other] sind
 } beschädigt.
event-destroyed = { $unit } { $unit ->
    [one] ist
   *[other] sind
 } zerstört!
event-self_destructed = { $unit } zerstört sich selbst und reißt { NAME($target, form: "acc") } mit.
event-harpooned = { $unit } harpuniert { NAME($target, form: "acc") } und bringt den Läufer zu Fall.
event-great_shot = Ein Meisterschuss trifft { NAME($target, form: "acc") }.
event-no_dodge = { $unit } kann nirgendwohin ausweichen und ist zerstört!
event-no_target = Kein Gegner steht nah genug für einen Meisterschuss.
event-nobody_fresh = Keine Infanterie ist übrig, die kommen könnte.
event-left = { $unit } verlässt den Plan.
event-turn_ended = { $seat } { $seat ->
    [one] beendet
   *[other] beenden
 } den Zug.
event-mission_ended = Mission { $mission } geht an { NAME($by, form: "acc") }.
event-won = Sieg für { NAME($by, form: "acc") }: { $why }.

## row

row-to_hit = Treffer
row-again = nochmals
row-damage = Schaden

## odds

odds-title = { $unit } gegen { NAME($target, form: "acc") }
odds-nothing = kein Schaden
odds-damaged = beschädigt
odds-destroyed = zerstört
odds-dice = Würfel
odds-rerolls = Neuwürfe von Fehlschlägen
odds-penalties = Neuwürfe von Treffern
odds-needs = Schaden ab
odds-at_least = { $die } oder mehr
odds-never = nie

## route

route = { $unit }: { $to ->
    [off] vom Plan
   *[other] nach { $to }
 } gehen, Befehlspunkte: { $cost }

## shortcut

shortcut-march_all = Alle marschieren
shortcut-formation = Den Rest in der üblichen Aufstellung

## ask

ask-pushed = { $unit } wird überrollt. Wohin ausweichen?
ask-follow = Folgt { $unit } nach { $to }?
ask-face = Wohin blickt { $unit }?
ask-step = { $unit } ist unterwegs: noch { $left ->
    [one] ein Feld
   *[other] { $left } Felder
 }. Weiterziehen oder mit einer Blickrichtung enden.
ask-last_face = { $unit } ist gezogen. Welche Blickrichtung?
ask-setup = Wo { $unit ->
    [one] steht
   *[other] stehen
 } { $unit }? Noch aufzustellen: { $left }.
ask-march = Marsch: Welche Einheit geht kostenlos ein Feld voran?
ask-commands = Noch { $points ->
    [one] ein Befehlspunkt
   *[other] { $points } Befehlspunkte
 }. Bewege, sammle oder hol eine Einheit ins Spiel.
ask-fire = Feuer: Welche Einheit schießt?
ask-return = Gegenfeuer: Welche Einheit antwortet?
ask-event-1 = Meisterschuss: Welcher Gegner nahe deinen Einheiten wird zerstört?
ask-event-3 = Sturmlauf: Welche Infanterie marschiert noch einmal?
ask-event-5 = Frische Infanterie: Bis zu zwei kommen an deinem Rand des Plans ins Spiel.

## area

area-reach = mit einer Bewegung erreichbar
area-fire = in Feuerwinkel und Reichweite

## note

note-may_march = darf kostenlos ein Feld voran marschieren
note-no_march = kann jetzt nicht marschieren
note-shot = hat in diesem Schritt geschossen
note-may_rally = ist beschädigt; Sammeln macht die Einheit heil
note-damaged = ist beschädigt

## no

no-other_side = { $unit } { $unit ->
    [one] gehört
   *[other] gehören
 } dir nicht
no-question = erst ist eine andere Frage offen
no-absent = { $unit } { $unit ->
    [one] ist
   *[other] sind
 } nicht auf dem Plan
no-points = es sind keine Befehlspunkte mehr da
no-step-march = marschiert wird im ersten Schritt deines Zuges
no-step-turn = gedreht wird im Schritt der Befehle
no-step-move = bewegt wird im Schritt der Befehle
no-step-step = bewegt wird im Schritt der Befehle
no-step-rally = gesammelt wird im Schritt der Befehle
no-step-reinforce = Verstärkung kommt im Schritt der Befehle
no-step-place = aufgestellt wird zu Beginn und beim Ereignis des Fünferpaschs
no-step-shoot = geschossen wird im Feuer und im Gegenfeuer
no-step-harpoon = Harpunen gibt es nur im Gegenfeuer
no-step-self_destruct = Selbstzerstörung gibt es nur im Gegenfeuer
no-order = { $unit } { $unit ->
    [one] ist
   *[other] sind
 } nicht als Nächstes aufzustellen
no-taken = { $hex } ist nicht leer
no-zone = { $hex } liegt außerhalb deiner Aufstellungszone
no-near = { $hex } ist zu nah am Gegner oder an einer Einheit derselben Art
no-not_waiting = { $unit } wartet nicht als Verstärkung
no-marched = { $unit } ist schon marschiert
no-march = { $unit } kann nicht geradeaus marschieren
no-speed = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } kein Tempo
no-off = { $unit } darf den Plan dort nicht verlassen
no-far = { $to } grenzt nicht an { $origin }
no-stacking = { $unit } darf { $to } nicht betreten, so wie es besetzt ist
no-ahead = { $unit } zieht geradeaus, und { $to } liegt nicht voraus
no-facing = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } keine Blickrichtung
no-same_facing = { $unit } blickt schon nach { $facing }
no-lumbering = { $unit } dreht sich pro Punkt nur um eine Seite
no-rally = { $unit } ist keine beschädigte Infanterie
no-friend = { $target } { $target ->
    [one] ist
   *[other] sind
 } auf deiner eigenen Seite
no-shot = { $unit } hat in diesem Schritt schon gehandelt
no-firepower = { $unit } { $unit ->
    [one] hat
   *[other] haben
 } keine Feuerkraft
no-same_hex = { $target } { $target ->
    [one] ist
   *[other] sind
 } im selben Feld
no-arc = { $target } { $target ->
    [one] ist
   *[other] sind
 } außer Reichweite oder Feuerwinkel: { $unit }
no-max_power = { $unit } kann nicht alle Kraft in einen Schuss legen

## goal

goal-escape = Bring { $of } Einheiten über den imperialen Rand hinaus
goal-escape-short = { $done } von { $of } draußen
goal-destroy = Oder lass dem Gegner keine Einheit
goal-destroy-only = Lass dem Gegner keine Einheit
goal-stop = Zerstöre { $of } Einheiten der Allianz
goal-stop-short = { $done } von { $of } zerstört
goal-hold_time = Oder halte sie { $of } Züge lang auf
goal-break_through = Bring { $of } Einheiten über den Rand der Allianz hinaus
goal-break_through-short = { $done } von { $of } durch
goal-block = Lass in { $limit } Zügen weniger als { $through } imperiale Einheiten durch
goal-block-short = Zug { $done } von { $of }
goal-generators = Zerstöre die Generatoren
goal-generators-short = { $done } von { $of } Generatoren
goal-defend = Halte die Generatoren { $of } Züge der Allianz lang
goal-defend-short = Zug { $done } von { $of }
goal-campaign = Mission { $number } von { $count } des Feldzugs

## campaign

campaign-about = Drei Missionen nacheinander. Wer die erste gewinnt, bestimmt, wer für die zweite bereit ist; wer durch die zweite kommt, kämpft in der dritten; und die dritte entscheidet den Krieg.
campaign-warned = Die Allianz ist gewarnt: Alle ihre Einheiten stehen für die nächste Mission bereit.
campaign-unwarned = Die Allianz wird überrascht: Nur ihre Späher stehen für die nächste Mission bereit, die anderen kommen später.
campaign-survivors = Weiter zur nächsten Mission, wieder heil: { $units }.
campaign-no_survivors = Keine imperiale Einheit ist übrig für die nächste Mission.

## workshop

goal-hold_out = Halte { $of } Züge der Allianz lang stand
goal-hold_out-short = Zug { $done } von { $of }
suggest-turns = Lass die Mission { $count } Züge dauern.
suggest-exits = Es genügt, { $count } Einheiten vom Plan zu führen.
suggest-stop = Es müssen { $count } Einheiten den Plan verlassen.
suggest-unit = Gib { NAME($side, form: "dat") } eine Einheit mehr: { $unit }.
name-echo-trooper = Echo-Soldat
    .gender = m
name-scout = Späher
    .gender = m
name-snowspeeder = Snowspeeder
    .gender = m
name-laser-battery = Laserbatterie
    .gender = f
name-snowtrooper = Schneetruppler
    .gender = m
name-probe-droid = Suchdroide
    .gender = m
name-at-st = AT-ST
    .gender = m
name-at-at = AT-AT
    .gender = m
name-mission-campaign = Alle drei nacheinander

## error

error-arrives_but_turn = { $name } trifft ein, aber am Zug ist { $what }.
error-arrives_while_another_question = { $name } trifft ein, während eine andere Frage offen ist.
error-asked_about_but_not = nach { $what } wird gefragt, aber die Einheit ist nicht auf dem Plan.
error-asked_follow_but_has = { $name } soll folgen, hat aber weder HARPOON noch SELF-DESTRUCT.
error-asked_for_facing_but = { $name } wird nach der Blickrichtung gefragt, aber am Zug ist { $what }.
error-asked_for_facing_but_2 = { $name } wird nach der Blickrichtung gefragt, aber im Schritt { $what } wird nichts aufgestellt.
error-asked_pushed_but_no = { $what } soll ausweichen, ist aber keine Infanterie unter einem Fahrzeug.
error-blizzard_position_needs_units = eine Stellung von blizzard braucht units: { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = Stellungen von blizzard haben kein { $unknown }; sie haben { $keys }.
error-blizzard_survivors_list_each = blizzard: survivors ist eine Liste aus { $survivors }, jede Einheit höchstens einmal, nicht { $value }.
error-cannot_come_now = { $name } kann jetzt nicht ins Spiel kommen.
error-cannot_follow_which_not = { $name } kann nicht nach { $what } folgen; das Feld grenzt nicht an.
error-damaged_true_or_false = damaged von { $name } ist true oder false, nicht { $damaged }.
error-event_has_no_step = Ereignis { $event } hat keinen eigenen Schritt.
error-event_has_step_own = Ereignis 1 hat nur dann einen eigenen Schritt, wenn es eine Einheit zu wählen gibt.
error-has_no_facing = { $what } hat keine Blickrichtung.
error-has_no_facing_ask = { $name } hat keine Blickrichtung, nach der zu fragen wäre.
error-moving_null_or_unit = moving ist null oder { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } nennt das Feld { $value }; die Felder gehen von 0,0 bis { $last }.
error-names_unit_twice = { $what } nennt eine Einheit zweimal.
error-names_which_no_unit = { $what } nennt { $value }, und das ist keine Einheit; { $like }.
error-nobody_shoots_or_returns = im Schritt { $what } schießt niemand, also muss shot leer sein.
error-on_move_but_no = { $name } ist unterwegs, ist aber keine Einheit von { $what } auf dem Plan.
error-only_first_question_can = nur die erste Frage kann pushed sein.
error-only_one_unit_at = nur eine Einheit zugleich wird nach der Blickrichtung gefragt.
error-options_object = options ist ein Objekt.
error-options_say_mission_but = options nennt Mission { $mission }, aber die Mission ist { $mission_2 }.
error-pending_question_ask_unit = eine offene Frage ist { "{" }ask, unit, to{ "}" }, und ask ist eines von { $readers }.
error-placing_but_next = { $what } stellt auf, aber { $what_2 } ist an der Reihe.
error-question_out_order = die Frage an { $name } steht in falscher Reihenfolge.
error-question_written = die Frage { $ask } schreibt man { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = in der Aufstellung ist eine Einheit noch aufzustellen oder wird nach der Blickrichtung gefragt.
error-side_places_all_units = eine Seite stellt alle ihre Einheiten auf, bevor die andere beginnt.
error-stand_before_anything_placed = { $what } stehen da, bevor etwas aufgestellt ist.
error-stand_together_on = { $what } und { $what_2 } stehen zusammen auf { $what_3 }.
error-two_places_one_them = { $what } ist an zwei Orten, einer davon { $what_2 }.
error-unit_on_move_only = eine Einheit ist nur im Schritt commands unterwegs.
error-units_pushed_or_followed = Einheiten weichen aus oder folgen, aber im Schritt { $step } bewegt sich nichts.
error-units_unplaced_only_set = nur in der Aufstellung sind Einheiten noch aufzustellen.
error-written_at_facing_damaged = { $name } schreibt man { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } steht auf { $hex }, und das ist Eis.
error-no_such_mission = blizzard: mission muss eines von { $known } sein oder eine eigene Mission als Objekt, nicht { $value }.
error-has_begun = blizzard: Eine begonnene Mission geht nur aus ihrer Stellung weiter.
error-title_letters = der Titel ist ein Text mit bis zu { $most } Zeichen.
error-too_few_counters = es sind { $count } von { $kind }, aber nur { $most } Plättchen.
error-in_the_middle = nur { $unit } können in der Mitte des Randes stehen und gehören dann zu den Einheiten.
error-stands_not_listed = { $name } steht auf { $hex }, gehört aber nicht zu den Einheiten von { $seat }.
error-stands_but_waits = { $name } steht auf { $hex }, aber die Einheit wartet.
error-both_stand_on = { $other } und { $name } stehen beide auf { $hex }.
error-stands_no_facing = { $name } hat keine Blickrichtung.
error-turns_of_its_own = nur eine Mission, die niemand verlässt, hat eigene turns; eine andere hat die Option turn_limit.
error-losses_of_whom = nur eine Allianz, die hinausgehen darf, verliert durch ihre Verluste.
error-too_many_hexes = { $what } nennt mehr als die { $most } Felder des Plans.
error-hex_not_on_map = { $what } nennt das Feld { $value }, das nicht auf dem Plan liegt.
error-no_units = { $seat } hat am Anfang keine Einheiten.
error-no_room_in_zone = { $seat } hat Einheiten aufzustellen, aber kein freies Feld in der Zone.
error-too_many_exits = { $seat } gewinnt mit { $exits } Einheiten vom Plan hinaus, hat aber nur { $units }.
error-mission_no_option = eine eigene Mission hat keine Option { $option }.
error-of_own = blizzard: { $reason }

## draw: the table in a terminal

draw-status = { $mission }, Zug { $turn }, { $seat }: { $step }
draw-own = Eigene Mission
draw-points = Befehlspunkte { $points }
draw-unplaced = Aufzustellen: { $units }
draw-waiting = Warten: { $units }
draw-exited = Hinaus, in Sicherheit: { $units }
draw-destroyed = Verloren: { $units }
draw-step_setup = Aufstellung
draw-step_march = Marsch
draw-step_event = Ereignis
draw-step_commands = Befehle
draw-step_fire = Feuer
draw-step_return = Gegenfeuer

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Mission 1, 2 oder 3, alle drei als Feldzug, oder eine eigene.
text-option-turn_limit = Züge für jede Seite in den Missionen 1 und 2.
text-option-warned = Mission 2 allein: Die Allianz hat Mission 1 gewonnen und wird nicht überrascht.
text-option-survivors = Mission 3 allein: die imperialen Einheiten, die durch Mission 2 kamen.
text-option-reinforcements = Was Ereignis 5 bringt: Infanterie, die verloren ist oder wartet, oder jedes freie Infanterie-Plättchen.
