## campaign

campaign-battle = Schlacht { $number } geht an { NAME($seat, form: "acc") }.
campaign-heading = { $title }, Schlacht { $number } von { $length }: { $battle }
campaign-points = Punkte: { $points }.
campaign-undecided = { $title }: noch nicht entschieden, { $fought } von { $length } Schlachten sind geschlagen.
campaign-won = { $title }: Sieg für { NAME($seat, form: "acc") }.

## compiling: while rules are compiled, on the terminal

compiling-now = Die Regeln werden übersetzt, einmal auf diesem Rechner: { $functions } { $functions ->
    [one] Funktion
   *[other] Funktionen
}, { $seconds } s
compiling-done = { $functions } { $functions ->
    [one] Funktion
   *[other] Funktionen
} in { $seconds } s übersetzt

## event

event-flagged = { $seat }: Die Zeit ist abgelaufen.
event-resigned = { $seat } { $seat ->
    [one] gibt
   *[other] geben
 } auf.

## mark: where a rule comes from

mark-book = Regelheft
mark-known = bekannt
mark-likely = wahrscheinlich
mark-implied = folgt daraus
mark-ruling = Festlegung
mark-picture = Bild
mark-order = Reihenfolge
mark-end = Ende

## name

name-last-choice = die letzte Wahl

## study: the page of `holotable lab`

study-title = Balance von { $game }
study-played-by = Gespielt von { $players }; erster Startwert { $seed }.
study-games = Die Partien
study-seats = Plätze
study-players = Spieler
study-scenarios = Szenarien
study-first-move = Wer zuerst entscheidet
study-first = der Platz, der zuerst entscheidet
study-endings = Wie Partien gewonnen werden
study-lengths = Wann Partien enden
study-tension = Spannung
study-losses = Verluste
study-cards = Was gespielt wird
study-plan = Die Studie
study-all = Alle
study-nobody = niemand
study-luck-here = Anteil des Glücks: { $share } dessen, was eine Partie entscheidet, erklären weder Spieler noch Platz.
study-first-always = Zuerst entscheidet, wer die allererste Frage beantwortet, den Aufbau mitgezählt. In diesen Partien ist das innerhalb eines Szenarios immer dieselbe Seite; was der Anfang und was die Seite bewirkt, lässt sich also nicht trennen.
study-fact-length = Entscheidungen höchstens in der Hälfte der Partien (eine von zehn hat über { $most })
study-fact-first = Siege des Platzes, der zuerst entscheidet
study-fact-luck = Anteil des Glücks: was weder Spieler noch Platz noch Szenario erklären
study-fact-unfinished = Partien, die als zu lang abgebrochen wurden
study-fact-leads = Führungswechsel in einer Partie
study-fact-tension = Spannung: 100 %, wo alle Seiten die ganze Zeit gleichauf sind
study-fact-decided = der Partie sind vorbei, wenn der Sieger endgültig vorn liegt
study-fact-comebacks = der Partien gewinnt eine Seite, die einmal weniger als die halbe faire Chance hatte
study-head-games = Partien
study-head-wins = Siege
study-head-interval = 95-%-Intervall
study-head-share = aller Partien
study-head-turn = Zug, nach dem die Hälfte davon vorbei ist
study-head-any = in so vielen Partien überhaupt
study-axis-wins = Anteil der Siege, 95-%-Intervall
study-axis-games = Anteil der Partien
study-axis-turns = Züge in einer Partie
study-axis-passed = wie viel der Partie vorbei ist
study-axis-chance = Chance dessen, der am Ende gewinnt
study-axis-a-game = Mal in einer Partie
study-legend-winner = gewonnen von
study-legend-half = die mittlere Hälfte aller Partien
study-legend-middle = die Hälfte der Partien darüber, die Hälfte darunter

## table

table-accept = Annehmen? (y = ja, n = nein)
table-agreed = Einverstanden: { $seats }.
table-away = { $seat } { $seat ->
    [one] ist
   *[other] sind
 } weg: { $what }. Eine Stunde lang ist die Rückkehr auf den Platz möglich.
table-back = { $seat } { $seat ->
    [one] ist
   *[other] sind
 } wieder da und { $seat ->
    [one] spielt
   *[other] spielen
 } weiter.
table-came = { $seat } { $seat ->
    [one] ist
   *[other] sind
 } da.
table-computer = der Computer spielt weiter
table-declines = { $seat } { $seat ->
    [one] spielt
   *[other] spielen
 } weiter.
table-disagrees = { $seat } { $seat ->
    [one] stimmt
   *[other] stimmen
 } der Rücknahme nicht zu.
table-handed = { $seat }: { $what }.
table-hopes = { $seat } { $seat ->
    [one] sieht
   *[other] sehen
 } wieder einen Weg zum Sieg und { $seat ->
    [one] spielt
   *[other] spielen
 } weiter.
table-last_choices = die letzten { $count } Entscheidungen
table-offers = { $seat } { $seat ->
    [one] sieht
   *[other] sehen
 } keinen Weg zum Sieg und { $seat ->
    [one] möchte
   *[other] möchten
 } aufgeben.
table-onlooker = Zum Zusehen
table-open = der Platz steht allen offen, die seinen Link haben
table-over = Die Partie ist vorbei.
table-person = ein Mensch spielt weiter
table-plays_on = Der Computer spielt für diesen Platz weiter.
table-practice = Ab hier ist es eine Übung.
table-rematch = { $seat } { $seat ->
    [one] hat
   *[other] haben
 } einen neuen Tisch für eine Revanche eröffnet.
table-takes_back = { $seat } { $seat ->
    [one] nimmt
   *[other] nehmen
 } { $what } zurück.
table-waiting = Warten auf: { LIST($seats) }.
table-whole = Die ganze Partie wurde gesichert, samt Würfeln. Ab hier ist es eine Übung.
table-wishes = { $seat } { $seat ->
    [one] möchte
   *[other] möchten
 } { $what } zurücknehmen.

## playthrough: a whole game in lines

playthrough-rules = { $title }, Fassung { $version } der Regeln
playthrough-won = Gewonnen: { $winners }
playthrough-nobody = niemand
playthrough-undecided = nicht entschieden

## text: the levels of the computer

text-level-cadet = Kadett
text-level-cadet-about = Spielt schnell und sorglos: weiß, was nützt, und vergisst es ab und zu.
text-level-officer = Offizier
text-level-officer-about = Schaut einen Schritt voraus und nimmt, was danach am besten aussieht.
text-level-commander = Commander
text-level-commander-about = Spielt vor jedem Zug viele Partien im Kopf, etwa eine halbe Sekunde lang.
text-level-admiral = Admiral
text-level-admiral-about = Spielt viel mehr Partien im Kopf als der Commander, etwa drei Sekunden lang.
text-level-grand-admiral = Großadmiral
text-level-grand-admiral-about = Sucht mit einem Netz, das aus Millionen Partien gelernt hat, wo das Spiel eines hat; etwa vier Sekunden lang.
text-player-guest = Ein Spieler von außerhalb.
text-player-net = Ein Netz, das das Spiel gelernt hat und ohne Suche spielt.

## terminal

terminal-cannot_written = { $what } kann nicht geschrieben werden: { $strerror }.
terminal-choice_enter_next = Entscheidung { $ply } von { $lines }.  Enter weiter   b zurück   ZAHL dorthin   q verlassen
terminal-game_over = Die Partie ist vorbei: { $what }.
terminal-hand_over_then = Gib weiter an { $name_of }, dann drück Enter.{ " " }
terminal-must_whole_number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein.
terminal-next_dice_will = Die nächsten Würfel zeigen { $rest }.
terminal-no_choice_they = Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $choices }.
terminal-no_command_type = { $word } ist kein Befehl: Gib eine Zahl von 1 bis { $choices } ein, oder ? für Hilfe.
terminal-no_shortcut_now = Es gibt keine Abkürzung *{ $number }; zurzeit sind es { $offered }.
terminal-nothing_repeated = In { $title } wird nichts wiederholt.
terminal-nothing_take_back = Es gibt nichts zurückzunehmen.
terminal-number_play_u = Zahl zum Spielen, { $again }u zurücknehmen, d Würfel, l Verlauf, s sichern, ? Hilfe, q verlassen
terminal-only_repeated = Wiederholt wird nur { $what_repeats }: { $allowed }.
terminal-saved_as = Gesichert als { $what }.
terminal-say_where_s = Sag, wohin: s hoth.json
terminal-thinking = { $name }: denkt nach...
terminal-time_up = { $name_of }: Die Zeit ist abgelaufen.
terminal-type_dice_as = Gib die Würfel als Zahlen ein: d 3 6
terminal-you_left_table = Du hast den Tisch verlassen. Die Partie ist nicht beendet.
terminal-help = Eine Zahl spielt diese Möglichkeit (mit einer Menge dahinter, wo eine gefragt ist: '3 5').  *1 spielt eine Abkürzung   b 3 wiederholt Möglichkeit 3 bis zur Entscheidung, b 3 2 bis 2 übrig sind   u zurücknehmen   l der ganze Verlauf   d 3 6 würfelt als Nächstes dies   s DATEI sichern   r Regeln zu den Möglichkeiten   ? diese Hilfe   q verlassen
terminal-draw = unentschieden
terminal-range = { $least } bis { $most }
terminal-of = { $done } von { $of }
terminal-repeat_these = tippe b und die Zahl, von { $least } bis { $most }
terminal-repeat_none = zurzeit gibt es nichts
terminal-ply = Schritt { $ply }
terminal-log = Verlauf
terminal-goals = Ziele
terminal-repeat_hint = b Zahl wiederholt ({ $what }),{ " " }
terminal-yes = y j ja yes
terminal-next_battle = Enter für die nächste Schlacht, q zum Gehen:{ " " }

## text: fixed sentences of the server

text-set-up-again = An diesem Tisch ging etwas schief; er wird aus den Aufzeichnungen neu aufgebaut.
text-computer-failed = Der Computer hat keine Antwort gegeben; lass ihn jetzt ziehen oder übernimm seinen Platz.
text-memory = Das braucht mehr Speicher, als der Server dafür hergibt.
text-nothing-here = Unter dieser Adresse ist nichts.
text-proof-no-secret = Dieser Spielstand hat keine versiegelten Würfel: Ihm fehlen Geheimnis und Siegel.
text-proof-other-secret = Das Geheimnis passt nicht zu dem Siegel, das vor der Partie gezeigt wurde.
text-proof-typed-in = Einige Würfel dieser Partie wurden von Hand eingegeben; sie lassen sich nicht beweisen.
text-proof-other-result = Die Entscheidungen lassen sich nachspielen, führen aber zu einem anderen Ergebnis, als der Spielstand angibt.
