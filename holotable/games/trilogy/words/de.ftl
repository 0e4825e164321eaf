## game

game-name = Trilogy
game-tagline = Zweiundvierzig Planeten, drei Fraktionen, ein verborgener Imperator.

## name

name-orange = Orange
    .fixed = yes
name-yellow = Gelb
    .fixed = yes
name-grey = Grau
    .fixed = yes
name-white = Weiß
    .fixed = yes
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
name-hutts = die Hutten
    .number = plural
    .acc = die Hutten
    .dat = den Hutten
    .gen = der Hutten
name-rebels-orange = die orangen Rebellen
    .number = plural
    .acc = die orangen Rebellen
    .dat = den orangen Rebellen
    .gen = der orangen Rebellen
name-rebels-yellow = die gelben Rebellen
    .number = plural
    .acc = die gelben Rebellen
    .dat = den gelben Rebellen
    .gen = der gelben Rebellen
name-empire-grey = das graue Imperium
    .gender = n
    .acc = das graue Imperium
    .dat = dem grauen Imperium
    .gen = des grauen Imperiums
name-empire-white = das weiße Imperium
    .gender = n
    .acc = das weiße Imperium
    .dat = dem weißen Imperium
    .gen = des weißen Imperiums
name-fighter = Jäger
    .gender = m
    .nom = ein Jäger
    .acc = einen Jäger
name-bomber = Bomber
    .gender = m
    .nom = ein Bomber
    .acc = einen Bomber
name-destroyer = Zerstörer
    .gender = m
    .nom = ein Zerstörer
    .acc = einen Zerstörer
name-death-star = der Todesstern
    .gender = m
    .acc = den Todesstern
    .dat = dem Todesstern
    .gen = des Todessterns
name-empty = eine leere Basis
name-emperor = der Imperator
    .gender = m
    .acc = den Imperator
    .dat = dem Imperator
name-marker-empty = ein leerer Marker
    .gender = m
    .acc = einen leeren Marker
name-marker-emperor = der Marker des Imperators
    .gender = m
    .acc = den Marker des Imperators
name-no-ships = keine Schiffe
name-the-base = die Basis
    .gender = f
    .acc = die Basis
    .dat = der Basis
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
name-mid-rim = der Mittlere Rand
    .gender = m
name-core-worlds = die Kernwelten
    .number = plural
name-outer-rim = der Äußere Rand
    .gender = m
name-elrood-sector = der Elrood-Sektor
    .gender = m
name-ison-corridor = der Ison-Korridor
    .gender = m
name-wild-space = der Wilde Raum
    .gender = m
name-empire-fire-core-wild = Todesstern abfeuern (Kernwelten / Wilder Raum)
name-empire-fire-mid-ison = Todesstern abfeuern (Mittlerer Rand / Ison-Korridor)
name-empire-fire-outer-elrood = Todesstern abfeuern (Äußerer Rand / Elrood-Sektor)
name-empire-new-death-star-n = Neuer Todesstern { $n }
name-empire-pull-of-the-dark-side-n = Sog der dunklen Seite { $n }
name-empire-shipyard-attack = Angriff auf die Werft
name-empire-vader-leads-the-assault = Vader führt den Angriff
name-empire-field-officer-n = Feldoffizier { $n }
name-empire-governor-on-site = Gouverneur vor Ort
name-empire-emergency-garrison-n = Notgarnison { $n }
name-empire-orbital-bombardment-n = Orbitalbombardement { $n }
name-empire-conscripts = Zwangsrekruten
name-empire-fortress-crews = Festungsbesatzungen
name-empire-probe-droids = Suchdroiden
name-empire-rapid-redeployment = Schnelle Verlegung
name-empire-jamming-field = Störfeld
name-empire-upgraded-station-drive = Stärkerer Stationsantrieb
name-empire-secret-transfer = Geheime Verlegung
name-empire-walker-assault = Angriff der Läufer
name-empire-screening-fighters = Schirmjäger
name-empire-price-on-their-heads = Kopfgeld auf Rebellen
name-rebels-trust-in-the-force-n = Vertrauen in die Macht { $n }
name-rebels-shipyard-attack = Angriff auf die Werft
name-rebels-a-critical-error = Ein schwerer Fehler
name-rebels-trench-run = Flug durch den Graben
name-rebels-weak-point = Schwachstelle
name-rebels-never-mind-the-odds = Pfeif auf die Chancen
name-rebels-hero-of-the-fleet-n = Held der Flotte { $n }
name-rebels-squad-leaders-n = Staffelführer { $n }
name-rebels-local-volunteers-n = Freiwillige vor Ort { $n }
name-rebels-ambush = Hinterhalt
name-rebels-sabotage = Sabotage
name-rebels-spy-network = Spionagenetz
name-rebels-evacuation = Räumung
name-rebels-uprising = Aufstand
name-rebels-recruits = Rekruten
name-rebels-hidden-cells = Geheime Zellen
name-rebels-fast-transports = Schnelle Transporter
name-rebels-planetary-shield = Planetarer Schild
name-rebels-lucky-gambit = Glückliches Wagnis
name-rebels-hidden-route = Verborgene Route
name-rebels-inside-help = Hilfe von innen
name-hutts-slaves-n = Sklaven { $n }
name-hutts-mercenaries-n = Söldner { $n }
name-hutts-bounty-hunter-n = Kopfgeldjäger { $n }
name-hutts-most-feared-hunter-n = Gefürchtetster Jäger { $n }
name-hutts-hired-guns-n = Gekaufte Schützen { $n }
name-hutts-palace-guard-n = Palastwache { $n }
name-hutts-ruthless-raid-n = Gnadenloser Überfall { $n }
name-hutts-frozen-cargo = Eingefrorene Fracht
name-hutts-bribe = Bestechung
name-hutts-black-market = Schwarzmarkt
name-hutts-stolen-plans = Gestohlene Pläne
name-hutts-smuggling-route = Schmuggelroute
name-hutts-secret-lane = Geheime Verbindung
name-hutts-into-the-pit = In die Grube
name-hutts-unleash-the-beast = Entfesselte Bestie
name-hutts-protection-money = Schutzgeld
name-hutts-rush-order = Eilauftrag
name-hutts-rival-squeeze = Rivalen in der Zange
name-dice-1 = ein Würfel
    .dat = einem Würfel
name-forces-1 = eine Streitkraft
    .dat = einer Streitkraft
name-dice-2 = zwei Würfel
    .dat = zwei Würfeln
name-forces-2 = zwei Streitkräfte
    .dat = zwei Streitkräften
name-dice-3 = drei Würfel
    .dat = drei Würfeln
name-forces-3 = drei Streitkräfte
    .dat = drei Streitkräften
name-fighter-1 = ein Jäger
name-fighter-2 = zwei Jäger
name-fighter-3 = drei Jäger
name-fighter-4 = vier Jäger
name-fighter-5 = fünf Jäger
name-fighter-6 = sechs Jäger
name-bomber-1 = ein Bomber
name-bomber-2 = zwei Bomber
name-bomber-3 = drei Bomber
name-bomber-4 = vier Bomber
name-bomber-5 = fünf Bomber
name-bomber-6 = sechs Bomber
name-destroyer-1 = ein Zerstörer
name-destroyer-2 = zwei Zerstörer
name-destroyer-3 = drei Zerstörer
name-destroyer-4 = vier Zerstörer
name-destroyer-5 = fünf Zerstörer
name-destroyer-6 = sechs Zerstörer
name-done-window = Jetzt keine Karte spielen
name-done-card = Das reicht
name-done-cards = Fertig mit Karten
name-done-place = Fertig mit Platzieren
name-done-invade = Invasionen beenden
name-done-fortify = Befestigung beenden
name-done-fortify_ships = Schiffsbewegung beenden
name-done-take_over = Um keinen Planeten bitten
name-done-death_star = Der Todesstern tut nichts mehr
name-done-draw = Jetzt ziehen
name-force--3 = dunkelstes Feld
name-force--2 = zweites dunkles Feld
name-force--1 = erstes dunkles Feld
name-force-0 = Gleichgewicht
name-force-1 = erstes helles Feld
name-force-2 = zweites helles Feld
name-force-3 = hellstes Feld
name-won-all-planets = alle Planeten sind erobert
name-won-no-rebels = die Rebellion ist ausgelöscht
name-won-no-empire = das Imperium ist ausgelöscht
name-won-emperor = der Imperator ist gefunden
name-won-resources = zehn Rohstoff-Planeten sind besetzt
name-won-turn-limit = die meisten Planeten im letzten Zug
name-repeated = ein Angriff

## standing

standing-deal = Restliche Planeten und Streitkräfte austeilen
standing-deal-start = Planeten und Start-Streitkräfte austeilen
standing-defend = Immer mit allen Würfeln verteidigen

## choice

choice-claim = { $planet } besetzen
choice-claim_neutral = { $planet } für die neutralen Hutten besetzen
choice-death_star = Todesstern auf { $planet } platzieren
choice-reinforce = Eine Streitkraft auf { $planet }
choice-reinforce_neutral = Eine Streitkraft der Hutten auf { $planet }
choice-base = { NAME($marker, form: "acc") } auf { $planet } legen
choice-trade = Set { $cards } für { $forces } { $forces ->
    [one] Streitkraft
   *[other] Streitkräfte
 } eintauschen
choice-pick = „{ $card }“ zum Set legen
choice-build = { NAME($ship, form: "acc") } bauen mit „{ $card }“
choice-place = Streitkräfte auf { $planet } platzieren
choice-place_ship = { NAME($ship, form: "acc") } auf { $planet } platzieren
choice-attack = { $to } von { $origin } aus angreifen, mit { NAME($sent, form: "dat") }
choice-attack_death_star = Todesstern von { $origin } aus angreifen, mit { NAME($sent, form: "dat") }
choice-escort = Mitnehmen: { $ships }
choice-defend = Mit { NAME($sent, form: "dat") } verteidigen
choice-move_in = Streitkräfte einrücken lassen
choice-fortify = Streitkräfte von { $origin } nach { $to } bewegen
choice-fortify_ship = { NAME($ship, form: "acc") } von { $origin } nach { $to } bewegen
choice-take_over = Um { $planet } bitten
choice-agree = Planeten übergeben
choice-refuse = Planeten nicht übergeben
choice-roll_death_star = Für die Bewegung des Todessterns würfeln
choice-move_death_star = Todesstern nach { $to } bewegen
choice-fire = Todesstern abfeuern mit „{ $card }“
choice-play_card = Spielen: { $play }
choice-argument = Ziel: { $value }
choice-discard = „{ $card }“ ablegen
choice-card_force = Eine Streitkraft durch die Karte auf { $planet }
choice-decline = „{ $card }“ behalten und in diesem Zug nicht mehr fragen
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = Neuer Zug: { $seat }.
event-rolled = { $seat } { $seat ->
    [one] würfelt
   *[other] würfeln
 } { $dice }.
event-rerolled = { $seat } { $seat ->
    [one] würfelt
   *[other] würfeln
 } neu: { $dice }.
event-attacked = { $seat } { $seat ->
    [one] greift
   *[other] greifen
 } { $to } von { $origin } aus mit { NAME($sent, form: "dat") } an.
event-defended = { $seat } { $seat ->
    [one] verteidigt
   *[other] verteidigen
 } { $planet } mit { NAME($sent, form: "dat") }.
event-called_off = Der Kampf um { $planet } ist abgeblasen.
event-lost = { $planet } verliert { $count } { $count ->
    [one] Streitkraft
   *[other] Streitkräfte
 }.
event-taken = { $planet } geht an { NAME($seat, form: "acc") }.
event-counted = { $seat } { $seat ->
    [one] erhält
   *[other] erhalten
 } { $count } { $count ->
    [one] Streitkraft
   *[other] Streitkräfte
 }.
event-placed = { $seat } { $seat ->
    [one] platziert
   *[other] platzieren
 } { $count } { $count ->
    [one] Streitkraft
   *[other] Streitkräfte
 } auf { $planet }.
event-moved = { $count } { $count ->
    [one] Streitkraft zieht
   *[other] Streitkräfte ziehen
 } von { $origin } nach { $to }.
event-traded = { $seat } { $seat ->
    [one] tauscht
   *[other] tauschen
 } das Set { $first }, { $second }, { $third } gegen { $count } { $count ->
    [one] Streitkraft
   *[other] Streitkräfte
 }.
event-built = { $seat } { $seat ->
    [one] baut
   *[other] bauen
 } { NAME($ship, form: "acc") } mit „{ $card }“.
event-ship_placed = { NAME($ship, form: "nom") } kommt auf { $planet }.
event-ships_moved = Schiffe ziehen von { $origin } nach { $to }: { $ships }.
event-ships_lost = Auf { $planet } zerstörte Schiffe: { $ships }.
event-marker_taken = Der nächste Basis-Marker: { $marker }.
event-base_placed = Auf { $planet } entsteht eine Basis.
event-base_moved = Eine Basis zieht von { $origin } nach { $to }.
event-base_shown = Die Basis auf { $planet } wird aufgedeckt: { $marker }.
event-base_seen = Deine Spione haben unter die Basis auf { $planet } gesehen: { $marker }.
event-force = Macht-Level jetzt: { $side }.
event-death_star_moved = Der Todesstern ist bei { $to }.
event-death_star_attacked = { $seat } { $seat ->
    [one] greift
   *[other] greifen
 } den Todesstern von { $origin } aus mit { NAME($sent, form: "dat") } an.
event-death_star_total = Der Angriff auf den Todesstern ergibt { $total }.
event-death_star_destroyed = { $seat } { $seat ->
    [one] zerstört
   *[other] zerstören
 } den Todesstern!
event-fired = Der Todesstern feuert: { $planet } ist jetzt ein Asteroidenfeld.
event-card_played = { $seat } { $seat ->
    [one] spielt
   *[other] spielen
 } „{ $card }“.
event-discarded = { $seat } { $seat ->
    [one] verliert
   *[other] verlieren
 } die Karte „{ $card }“.
event-hand_shown = { $seat } { $seat ->
    [one] hat
   *[other] haben
 } auf der Hand: „{ $card }“.
event-drew = { $seat } { $seat ->
    [one] zieht
   *[other] ziehen
 } { $count } { $count ->
    [one] Karte
   *[other] Karten
 }.
event-received = { $seat } { $seat ->
    [one] zieht
   *[other] ziehen
 } „{ $card }“.
event-cards_taken = { $seat } { $seat ->
    [one] nimmt
   *[other] nehmen
 } { $count } { $count ->
    [one] Karte
   *[other] Karten
 } von { NAME($loser, form: "dat") }.
event-asked_for = { $seat } { $seat ->
    [one] bittet
   *[other] bitten
 } um { $planet }.
event-taken_over = { $seat } { $seat ->
    [one] übernimmt
   *[other] übernehmen
 } { $planet }.
event-refused = { $planet } wird nicht übergeben.
event-eliminated = { $seat } { $seat ->
    [one] scheidet
   *[other] scheiden
 } aus dem Spiel aus.
event-won = { $faction } { $faction ->
    [one] gewinnt
   *[other] gewinnen
 }: { $why }!

## row

row-by = { $seat }
row-again = { $seat }, neu

## ask

ask-claim = Besetze einen freien Planeten.
ask-claim_neutral = Besetze einen Planeten für die neutralen Hutten.
ask-death_star_setup = Wo beginnt der Todesstern?
ask-reinforce = Setz eine Streitkraft auf einen deiner Planeten; noch { $left }.
ask-reinforce_neutral = Setz eine neutrale Streitkraft der Hutten auf einen ihrer Planeten.
ask-base = Wohin kommt die neue Basis?
ask-rescue_base = Die Hutten haben { $to } erobert. Wohin kommt die Basis?
ask-cards = Spiel Karten, oder weiter.
ask-must_trade = Fünf Karten oder mehr: Tausch ein Set ein.
ask-place = Platziere deine Streitkräfte; noch { $left }.
ask-place_ship = Platziere dein Schiff.
ask-place_cards = Spiel eine Karte, oder weiter.
ask-invade = Greif an, oder beende die Invasionen.
ask-fortify = Bewege einmal Streitkräfte über eigene Planeten, oder weiter.
ask-fortify_ships = Bewege einmal Schiffe über eigene Planeten, oder weiter.
ask-take_over = Bitte deinen Partner um einen Planeten, oder weiter.
ask-death_star = Der Todesstern: würfeln, feuern, oder weiter.
ask-move_death_star = Gewürfelt: { $roll }. Bewege den Todesstern bis zu so viele Planeten weit.
ask-draw = Spiel vor dem Ziehen eine Karte, oder zieh.
ask-escort = Welche Schiffe von { $origin } kommen mit?
ask-defend = { $to } wird angegriffen. Mit wie vielen Würfeln verteidigst du?
ask-move_in = { $to } ist erobert. Wie viele Streitkräfte rücken ein?
ask-agree = { $other }: Darf ich { $planet } übernehmen?
ask-discard = Du siehst die Hand von { NAME($other, form: "dat") }. Was wird abgelegt? Noch { $left }.
ask-card_force = Wohin kommt die nächste Streitkraft?
ask-window-attack-declared-attacker = Du greifst { $to } an. Eine Karte?
ask-window-attack-declared-defender = { $to } wird angegriffen. Eine Karte?
ask-window-before-dice = Vor dem Wurf um { $to }: eine Karte?
ask-window-after-dice = Die Würfel um { $to } sind gefallen: eine Karte?
ask-window-death-star-before-dice = Vor dem Wurf gegen den Todesstern: eine Karte?
ask-window-death-star-after-dice = Die Würfel gegen den Todesstern sind gefallen: eine Karte?

## area

area-fire = von hier aus angreifbar
area-order = die Karte kann hierauf zielen

## note

note-may_leave = { $count } { $count ->
    [one] Streitkraft darf
   *[other] Streitkräfte dürfen
 } weg; eine bleibt
note-protected = liegt unter dem Todesstern und kann nicht angegriffen werden

## no

no-not_yours = { $origin } gehört dir nicht
no-not_yours_to = { $to } gehört dir nicht
no-field = { $to } ist ein Asteroidenfeld
no-friend = { $to } ist auf deiner eigenen Seite
no-last_force = die letzte Streitkraft von { $origin } muss bleiben
no-far = { $to } grenzt nicht an { $origin }
no-protected = { $to } liegt unter dem Todesstern
no-cut_off = von { $origin } führt kein Weg über eigene Planeten nach { $to }
no-card_set = Karten werden hier in Sets gespielt, wenn du deine Streitkräfte zählst
no-card_declined = du hast für diesen Zug auf „{ $card }“ verzichtet
no-card_nothing = „{ $card }“ würde jetzt nichts ändern
no-card_moment = das ist nicht der Moment für „{ $card }“: die Karte wird angeboten, wenn er kommt

## repeat

repeat-spent = { $origin } hat zu wenige Streitkräfte, um anzugreifen und { $keep } zu behalten.

## goal

goal-no_rebels = Lass den Rebellen keinen Planeten; sie halten { $left }
goal-no_rebels-short = Planeten der Rebellen: { $left }
goal-no_empire = Lass dem Imperium keinen Planeten; es hält { $left }
goal-no_empire-short = Planeten des Imperiums: { $left }
goal-emperor = Oder finde den Imperator unter einer Imperialen Basis
goal-resources = Besetze { $of } Rohstoff-Planeten
goal-resources-short = { $done } von { $of } Rohstoffen
goal-all_planets = Besetze alle Planeten
goal-all_planets-short = { $done } von { $of } Planeten
goal-limit = Nach { $limit } Zügen gewinnt, wer die meisten Planeten hält

## odds

odds-attack = { $origin } greift { $to } an
odds-taken = Der Planet wird erobert, wenn du weiterkämpfst
odds-once = Dieser Kampf: Du verlierst { $lost }, der Gegner { $hits }
odds-star = { $origin } greift den Todesstern an
odds-star_destroyed = Der Todesstern wird zerstört
odds-dice = Würfel

## workshop

suggest-forces = Gib { NAME($side, form: "dat") } am Anfang { $count } Streitkräfte zum Platzieren.

## error

error-agree_asked_but_not = agree wird gefragt, aber nicht bei einem Partner nach dessen eigenem Planeten.
error-asked_but_no_battle = { $choice } wird gefragt, aber es gibt keinen Kampf.
error-asteroid_field_cannot_among = { $name } ist ein Asteroidenfeld und kann nicht unter den Planeten stehen.
error-at_every_planet_claimed = bei { $what } ist jeder Planet besetzt.
error-at_most_asteroid_fields = es gibt höchstens { $field_limit } Asteroidenfelder.
error-attack_on_death_star = ein Angriff auf den Todesstern braucht einen Ausgangsplaneten (origin).
error-attack_on_death_star_2 = der Angriff auf den Todesstern hat keinen Würfel.
error-belongs_owners = { $planet } gehört { $owner }; möglich sind { $known }.
error-cannot_have_ships = { $name } kann keine Schiffe haben.
error-cannot_hold_another_faction = { $name } kann { $what } nicht haben: andere Fraktion.
error-card_force_asked_step = card_force wird nur im Schritt place beim Platz am Zug gefragt.
error-card_window_asked_but = ein Kartenfenster wird gefragt, aber es gibt keinen Kampf.
error-death_star_attacked_but = der Todesstern wird angegriffen, aber es gibt keinen.
error-deck_holds_card_another = der Stapel von { $name } enthält eine fremde Karte.
error-declined_but_nobody_holds = { $name } ist abgelehnt (declined), aber niemand hat die Karte.
error-does_not_work_beyond = { $what } wirkt nicht über den Moment hinaus, in dem die Karte gespielt wird.
error-empire_moves_base_but = das Imperium verlegt eine Basis, aber die Hutten haben keine erobert.
error-every_planet_claimed_so = jeder Planet ist besetzt, also ist das Besetzen vorbei.
error-forces_keep_whole_number = Die Zahl der Streitkräfte, die bleiben, ist eine ganze Zahl ab 1, nicht { $keep }.
error-forces_move_but_planet = Streitkräfte rücken ein, aber der Planet ist nicht erobert.
error-hand_shown_step_cards = eine Hand wird nur im Schritt cards dem Platz am Zug gezeigt.
error-has_all_arguments = { $name } hat schon alle Angaben.
error-has_base_but_not = { $name } hat eine Basis, gehört aber nicht dem Imperium.
error-has_more_than_ships = { $name } hat mehr als { $most } Schiffe der Klasse { $what }.
error-has_no_forces = { $name } hat keine Streitkräfte.
error-has_no_owner = { $name } gehört niemandem.
error-has_no_step = { $what } hat keinen Schritt { $what_2 }.
error-has_not_so_many = { $what } hat nicht so viele Streitkräfte zum Angreifen.
error-has_not_so_many_2 = { $what } hat nicht so viele Schiffe der Klasse { $what_2 } zum Mitnehmen.
error-has_not_so_many_3 = { $what } hat nicht so viele Streitkräfte zum Verteidigen.
error-has_too_many_dice = { $side } hat zu viele Würfel.
error-invasion_but_step_not = es gibt eine Invasion, aber der Schritt ist nicht invade.
error-invasion_does_not_start = die Invasion beginnt nicht auf einem Planeten des Platzes am Zug.
error-invasion_not_aimed_at = die Invasion richtet sich nicht gegen einen gegnerischen Planeten.
error-names_which_no_card = { $what } nennt { $value }, und das ist keine Karte.
error-needs_both_owner_forces = { $name } braucht sowohl owner als auch forces, oder keines von beiden.
error-no_choice_parts = es gibt keine Wahl { $choice } in Teilen.
error-no_planet_on_map = Auf der Karte gibt es keinen Planeten { $planet }; es gibt { $planets }.
error-no_question = es gibt keine Frage { $choice }.
error-no_window = es gibt kein Fenster { $window }.
error-nobody_has_decision_position = in dieser Stellung hat niemand etwas zu entscheiden.
error-not_card = { $what } ist keine Karte von { $name }.
error-not_hand_seat_asked = { $what } ist nicht in der Hand des gefragten Platzes.
error-on_turn_but_has = { $what } ist am Zug, hat aber keinen Planeten.
error-only_base_markers = es gibt nur { $marker_count } Basis-Marker.
error-only_base_markers_2 = es gibt nur { $marker_count } Basis-Marker.
error-planets_missing_all_listed = die Planeten { $what } fehlen; alle außer Asteroidenfeldern stehen in der Liste.
error-rebels_hold_emperor_so = die Rebellen haben den Imperator, also ist die Partie vorbei.
error-second_emperor = es gibt einen zweiten Imperator.
error-sent_no_ships_along = { $what } hat keine Schiffe mitgeschickt: Der Planet gehört nicht dem Angreifer.
error-set_half_made_has = ein halbes Set hat eine oder zwei Karten.
error-standard_games_have_no = Standardpartien haben keine Schiffe.
error-standard_games_have_no_2 = Standardpartien haben keine Basen.
error-standard_games_have_no_3 = Standardpartien haben kein { $odd }.
error-trilogy_position_needs_planets = eine Stellung von trilogy braucht planets: { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = eine Stellung von trilogy ist ein Objekt mit mindestens planets.
error-trilogy_positions_have_no = Stellungen von trilogy haben kein { $unknown }; sie haben { $keys }.
error-trilogy_standard_mode_for = trilogy: Der Standardmodus ist für { $standard_players } Personen, nicht { $players }.
error-true_or_false_not = { $what } ist true oder false, nicht { $value }.
error-two_places = { $what } ist an zwei Orten.
error-opening_object = trilogy: opening ist ein JSON-Objekt, oder null für den Aufbau der Regeln, nicht { $value }.
error-too_few_markers = es gibt nur { $count } Basis-Marker, zu wenige für { $name }.
error-second_emperor_on = auf { $name } ist ein zweiter Imperator.
error-hand_too_large = die Hand von { $name } hat mehr als { $most } Karten.
error-no_planet_left = { $names } hat keinen Planeten, und keiner ist mehr zu besetzen.
error-too_few_planets = { $names } hat keinen Planeten, und die { $free } noch freien sind zu wenige für eine Runde aller Plätze.
error-star_not_imperial = der Todesstern steht bei { $planet }, und das ist nicht imperial.
error-over_before = die Partie wäre vorbei, bevor sie beginnt.
error-opening_no_option = eine Partie trilogy hat keine Option { $option }.
error-of_own = trilogy: { $reason }

## draw: the table in a terminal

draw-free = frei
draw-asteroids = Asteroidenfeld
draw-held = Planeten { $planets }, Karten { $cards }
draw-turn = Zug { $turn }
draw-to_place = zu platzieren: { $count }
draw-force = dunkel { $meter } hell   Marker { $markers }
draw-star = Todesstern im Feld von { $planet }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Mittlerer Rand
text-region-core-worlds = Kernwelten
text-region-outer-rim = Äußerer Rand
text-region-elrood-sector = Elrood-Sektor
text-region-ison-corridor = Ison-Korridor
text-region-wild-space = Wilder Raum
text-empire-fire-core-wild = Feuere den Todesstern (TRI-85) auf den Planeten unter ihm ab, in einer der genannten Regionen: Streitkräfte und Schiffe sind dahin, an die Stelle tritt ein Asteroidenfeld, die Macht rückt 1 zur dunklen Seite. Gesprochen als fire(card).
text-empire-new-death-star-1 = Nur, solange kein Todesstern im Spiel ist: Platziere ihn auf dem genannten Planeten des Imperiums (auch dem eines Partners); die Macht rückt 1 zur dunklen Seite. In diesem Zug bewegt er sich nicht und feuert nicht.
text-empire-new-death-star-1-name = Neuer Todesstern
text-empire-pull-of-the-dark-side-1 = Die Macht rückt 1 zur dunklen Seite.
text-empire-pull-of-the-dark-side-1-name = Sog der dunklen Seite
text-empire-shipyard-attack = Der genannte Gegner verliert 2 zufällige Handkarten (alle, wenn er weniger hat).
text-empire-vader-leads-the-assault = +2 auf jeden deiner Würfel in diesem Kampf.
text-empire-field-officer-1 = +1 auf deinen höchsten Würfel in diesem Kampf.
text-empire-field-officer-1-name = Feldoffizier
text-empire-governor-on-site = +2 auf deinen höchsten Würfel in diesem Kampf.
text-empire-emergency-garrison-1 = 3 Streitkräfte mehr auf dem angegriffenen Planeten.
text-empire-emergency-garrison-1-name = Notgarnison
text-empire-orbital-bombardment-1 = Entferne 2 Streitkräfte vom angegriffenen Planeten; die letzte bleibt immer. Dort müssen mindestens 2 stehen.
text-empire-orbital-bombardment-1-name = Orbitalbombardement
text-empire-conscripts = Erhalte in diesem Zug 3 Streitkräfte mehr zum Platzieren.
text-empire-fortress-crews = 1 Streitkraft mehr auf jedem Planeten mit Imperialer Basis, welcher imperiale Platz ihn auch hält; eine pro Planet, egal wie viele Basen er hat.
text-empire-probe-droids = Sieh die ganze Hand des genannten Gegners, dann leg 1 seiner Karten nach Wahl ab (alle, wenn er weniger hat), je mit discard(card).
text-empire-rapid-redeployment = Eine weitere Befestigung mit Streitkräften in diesem Schritt, vor oder nach der üblichen, nach den üblichen Regeln.
text-empire-jamming-field = Die Schiffe des Gegners zählen in diesem Kampf nicht (seine Würfel werden wieder sechsseitig, wo nur ein Zerstörer sie geändert hatte); sie rücken trotzdem ein oder fallen mit ihrem Planeten.
text-empire-upgraded-station-drive = Vor dem Bewegungswurf des Todessterns in diesem Zug: Der Wurf ist die Summe zweier sechsseitiger Würfel.
text-empire-secret-transfer = Verleg einen Basis-Marker verdeckt von seinem Planeten auf einen anderen Planeten des Imperiums ohne Basis. Von zwei gleichen auf dem Planeten den, den weniger Fraktionen gesehen haben.
text-empire-walker-assault = Alle deine Angriffswürfel sind achtseitig, bis diese Invasion endet.
text-empire-screening-fighters = Würfle alle deine Würfel dieses Kampfes einmal neu, mit denselben Würfelarten; deine Jäger helfen wieder, Zuschläge bleiben.
text-empire-price-on-their-heads = Nur, wenn du in diesem Zug einen Planeten der Rebellen erobert hast: Zieh in diesem Schritt 1 Karte mehr.
text-rebels-trust-in-the-force-1 = Die Macht rückt 1 zur hellen Seite.
text-rebels-trust-in-the-force-1-name = Vertrauen in die Macht
text-rebels-a-critical-error = Sieh die ganze Hand des genannten Gegners, dann leg 2 seiner Karten nach Wahl ab (alle, wenn er weniger hat), je mit discard(card). Der Gegner muss zum Imperium gehören.
text-rebels-trench-run = Würfle in diesem Angriff auf den Todesstern 1 sechsseitigen Würfel mehr.
text-rebels-weak-point = +3 auf die Summe dieses Angriffs auf den Todesstern.
text-rebels-never-mind-the-odds = Nenne ein Asteroidenfeld: Bis dein Zug endet, gelten alle daran angrenzenden Planeten (auch über seine alten Hyperraum-Verbindungen) für deine Invasionen und Befestigungen als benachbart. Auf dem Feld darf nichts anhalten.
text-rebels-hero-of-the-fleet-1-name = Held der Flotte
text-rebels-squad-leaders-1 = +1 auf jeden deiner Würfel in diesem Kampf.
text-rebels-squad-leaders-1-name = Staffelführer
text-rebels-local-volunteers-1-name = Freiwillige vor Ort
text-rebels-ambush = Entferne 2 Streitkräfte vom angreifenden Planeten; die letzte bleibt immer (TRI-135).
text-rebels-sabotage = Zerstöre ein Schiff der genannten Klasse auf dem genannten Planeten, der an einen von deinen grenzt. Das Schiff muss imperial sein.
text-rebels-spy-network = Deine Fraktion sieht heimlich einen Basis-Marker auf dem genannten Planeten, den sie noch nicht gesehen hat (den zuerst gelegten).
text-rebels-evacuation = Bewege alle Streitkräfte bis auf 1 und alle Schiffe vom angegriffenen Planeten auf den genannten angrenzenden eigenen Planeten. Dort müssen mindestens 2 Streitkräfte oder ein Schiff zu bewegen sein.
text-rebels-uprising = Der genannte Planet einer gegnerischen Fraktion, der an einen von deinen grenzt, mit genau 1 Streitkraft und ohne Schiff, Basis oder Todesstern, gehört jetzt dir: Seine Streitkraft wird durch eine von deinen ersetzt. Beim Ziehen bringt er keine Karte.
text-rebels-hidden-cells = Je 1 Streitkraft mehr auf bis zu 3 verschiedenen eigenen Planeten, je mit card_force(planet); done() hört früher auf.
text-rebels-planetary-shield = Der Angreifer schickt in diesem Kampf nur 1 Streitkraft mit 1 Würfel (TRI-135). Braucht einen Angreifer mit 2 oder 3 Würfeln.
text-rebels-hidden-route = Nenne einen eigenen Planeten mit mindestens 2 Streitkräften und einen gegnerischen genau 2 Schritte entfernt, über einen beliebigen Planeten, der kein Asteroidenfeld ist: Bis der Invasionsschritt endet, gelten die beiden für deine Invasionen als benachbart (nicht für Angriffe auf den Todesstern).
text-rebels-inside-help = Nur gegen einen Planeten mit Imperialer Basis: Bis diese Invasion endet, gibt die Basis keine achtseitigen Würfel (Zerstörer des Verteidigers schon).
text-hutts-slaves-1 = Erhalte in diesem Zug Streitkräfte zum Platzieren: die Hälfte deiner Rohstoff-Planeten, abgerundet, höchstens 5. Braucht mindestens 2 solche Planeten.
text-hutts-slaves-1-name = Sklaven
text-hutts-mercenaries-1-name = Söldner
text-hutts-bounty-hunter-1-name = Kopfgeldjäger
text-hutts-most-feared-hunter-1-name = Gefürchtetster Jäger
text-hutts-hired-guns-1-name = Gekaufte Schützen
text-hutts-palace-guard-1-name = Palastwache
text-hutts-ruthless-raid-1-name = Gnadenloser Überfall
text-hutts-frozen-cargo = Zerstöre ein Schiff der genannten Klasse auf dem genannten Planeten, der an einen von deinen grenzt. Das Schiff darf jedem Gegner gehören.
text-hutts-bribe = Der genannte Planet einer gegnerischen Fraktion, der an einen von deinen grenzt, mit genau 1 Streitkraft und ohne Schiff, Basis oder Todesstern, gehört jetzt dir: Seine Streitkraft wird durch eine von deinen ersetzt. Beim Ziehen bringt er keine Karte. Er darf nicht dein 10. Rohstoff-Planet sein.
text-hutts-black-market = In einem Set steht diese Karte für jede Klasse; es zählt das teuerste Set, das die drei Karten ergeben. Genutzt mit trade(cards), nicht mit play_card; ein damit gebautes Schiff ist ein Jäger.
text-hutts-stolen-plans = Der genannte Gegner verliert 1 zufällige Handkarte; du ziehst 1 Karte.
text-hutts-into-the-pit = Jede Streitkraft, die der Angreifer in diesem Kampf verliert, kostet ihn eine weitere vom angreifenden Planeten; die letzte dort bleibt immer.
text-hutts-protection-money = Für jede Region, in der du einen Rohstoff-Planeten hältst, 1 Streitkraft mehr auf einem deiner Planeten dieser Region, je mit card_force(planet), in beliebiger Reihenfolge.
text-hutts-rush-order = Bau in diesem Zug ein Schiff mehr, mit einer weiteren Karte.
text-hutts-rival-squeeze = Nur, wenn du in diesem Zug Planeten beider gegnerischen Fraktionen erobert hast: Zieh in diesem Schritt 1 Karte mehr.
text-option-mode = Der Krieg der drei Fraktionen, oder einfaches Risiko auf seiner Karte.
text-option-players = Wie viele spielen: 2 bis 5, im Standardmodus 3 oder 4.
text-option-turn_limit = Nach so vielen Zügen gewinnt, wer die meisten Planeten hält; normalerweise ohne Limit.
text-option-opening = Eigene Planeten, Streitkräfte und mehr für den Anfang; die Werkstatt zeichnet sie.
text-known-trilogy-2 = Original-Trilogie, 2 Spieler
text-known-trilogy-3 = Original-Trilogie, 3 Spieler
text-known-trilogy-4 = Original-Trilogie, 4 Spieler
text-known-trilogy-5 = Original-Trilogie, 5 Spieler
text-known-standard-3 = Standard, 3 Spieler
text-known-standard-4 = Standard, 4 Spieler
