## act

act-askBack = Rücknahme erbitten
act-playNow = Jetzt ziehen
act-takeBack = Zurücknehmen
act-takeBackPractice = Dieselbe Wahl bringt dieselben Würfel; ab hier zählt die Partie als Übung.

## ago

ago-now = gerade eben

## analysis

analysis-better = Besser: { $choice }
analysis-busy = Der Computer sieht sich die Partie noch einmal an
analysis-failed = Der Computer konnte sich diese Partie nicht ansehen.
analysis-help = Zug für Zug
analysis-label = Siegchance ({ $name }): { $first } am Anfang, { $last } am Ende
analysis-none = Keine Wahl hätte die Chancen stark verändert.
analysis-now = { $name } { $chance }
analysis-ply = Schritt { $n }
analysis-progress = { $done } von { $of } Zügen angesehen
analysis-swing = Umschwung
analysis-title = Siegchancen

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Star-Wars-Brettspiele auf einem Tisch: gegen den Computer, nebeneinander oder online per Link.
app-needsScript = Holotable braucht JavaScript, um seine Spielbretter zu zeichnen.

## asked

asked-help = Du wirst gefragt, weil hier eine Karte gespielt werden könnte.
asked-isOff = { $name } { $n ->
    [one] möchte
   *[other] möchten
 } im Kampf nicht nach Karten gefragt werden: Der Tisch passt für diesen Platz, immer nach derselben Zeit.
asked-off = Nicht mehr fragen
asked-on = Wieder fragen

## auto

auto-soon = Nur eine Antwort möglich: Sie wird von selbst gegeben.
auto-wait = Warten

## campaign

campaign-back = Zum Feldzug
campaign-on = Weiter mit dem Feldzug

## cancel

cancel = Abbrechen

## card

card-shown = Gespielt: { $card }

## cards

cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
 }

## chat

chat-empty = Noch keine Nachrichten.
chat-say = Sag etwas
chat-send = Senden
chat-title = Chat

## choices

choices-best = beste
choices-hint = Tipp
choices-hinting = Denkt nach
choices-legal = { $n } erlaubt
choices-n = { $n } { $n ->
    [one] Möglichkeit
   *[other] Möglichkeiten
 }
choices-others = Andere
choices-title = Möglichkeiten
choices-undone = { $n } { $n ->
    [one] Einheit kann
   *[other] Einheiten können
 } noch handeln. Noch einmal E drücken beendet.
choices-upTo = bis zu { $n }
choices-below = { $n } weitere darunter

## clock

clock-amount = Minuten für die Partie
clock-days = { $n } { $n ->
    [one] Tag
   *[other] Tage
 }
clock-daysLeft = { $d } T. { $h } Std.
clock-increment = Zugabe
clock-kindDays = Tage pro Zug
clock-kindLive = Live
clock-label = Restzeit
clock-live = { $n } Min. + { $s } Sek.
clock-none = Keine
clock-perTurn = { $n } { $n ->
    [one] Tag
   *[other] Tage
 } pro Zug
clock-plain = { $n } Min.
clock-plus = +{ $n } Sek. pro Zug
clock-title = Uhr

## close

close = Schließen

## consent

consent-no = Nein
consent-title = Eine Frage vom Tisch
consent-yes = Ja, einverstanden

## count

count-figures = { $n } { $n ->
    [one] Figur
   *[other] Figuren
 }
count-units = { $n } { $n ->
    [one] Einheit
   *[other] Einheiten
 }

## curtain

curtain-ready = Bereit
curtain-text = Was jetzt kommt, ist nur für { $name } bestimmt. Gib den Bildschirm weiter, dann erst hinsehen.
curtain-title = Weitergeben an: { $name }

## dice

dice-ago = vor { $n } { $n ->
    [one] Schritt
   *[other] Schritten
 }
dice-last = Letzter Wurf
dice-none = Noch keine Würfel.
dice-now = Dieser Wurf
dice-sealed = Versiegelte Würfel { $seal }
dice-title = Würfel

## die

die-again = Fehlschlag, neu gewürfelt
die-cancelled = Treffer, neu gewürfelt
die-force = Treffer
die-hit = Treffer
die-miss = Fehlschlag
die-points = zählt
die-ready = noch einzusetzen
die-retreat = drängt zurück

## dock

dock-cards = Karten
dock-piece = Figur
dock-title = Bereiche des Tisches

## error

error-server = Der Server hat { $status } geantwortet.

## fact

fact-at = Feld
fact-attacked = Angegriffen
fact-figures = Figuren
fact-moved = Bewegt
fact-of = { $n } von { $of }
fact-owner = Gehört

## fair

fair-measured = Gemessen: { $n } Partien zwischen Computerspielern ({ $level }).
fair-share = { $seat }: { $share } Siege, zwischen { $low } und { $high }.
fair-title = Wer wie oft gewinnt

## fatal

fatal-gone = Diesen Tisch gibt es nicht, oder der Link gehört zu keinem Platz daran.
fatal-home = Zur Startseite
fatal-title = Dieser Tisch lässt sich nicht öffnen

## fight

fight-all = Alle
fight-ask = Fragen
fight-end = Bis zum Ende
fight-keep = Behalten
fight-least = Wenigste
fight-moveIn = Einrücken
fight-once = Ein Kampf
fight-title = Klick auf ein Ziel

## goals

goals-more = Außerdem in dieser Schlacht
goals-of = { $done } von { $of }
goals-title = Ziele

## hand

hand-aside = Beiseitegelegt, bis die Runde endet
hand-empty = Keine Karten auf der Hand.
hand-now = jetzt spielbar
hand-yours = Deine Hand

## hint

hint-best = Am besten: { $choice }
hint-close = kaum besser als die nächstbeste
hint-equal = Alle Möglichkeiten sehen gleich gut aus.
hint-gain = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 } besser als die nächstbeste
hint-win = { $chance } Siegchance
hint-toWin = Sieg

## home

home-badLink = Das ist kein Einladungslink dieses Servers. Er sieht so aus: …/t/tisch#platz.
home-choose = Schlacht wählen
home-continue = Weiterspielen
home-forget = { $title } vergessen
home-join = Mitspielen
home-minutes = { $n } Min.
home-offline = Der Server antwortet nicht. Beim nächsten Klick wird es erneut versucht.
home-open = Tisch eröffnen
home-openCount = { $n } offen
home-opening = Wird eröffnet
home-paste = Einladungslink einfügen
home-pitch = Hoth, Endor und die ganze Galaxis. Spiel gegen den Computer, zu zweit an einem Bildschirm, oder schick einen Link. Ganz ohne Konto.
home-playNow = Sofort spielen
home-players = { $n } Personen
home-proof = Regeln in unseren eigenen Worten; jeder Würfel vor der Partie versiegelt und danach nachprüfbar.
home-sameScreen = an einem Bildschirm
home-setUp = Aufbauen
home-tables = Deine Tische
home-theirs = Wartet
home-title = Große Schlachten, ein Tisch.
home-turnOf = Am Zug: { $name }
home-weight = Anspruch { $n } von 5

## invite

invite-came = Ein Gast ist da: { $name }
invite-code = Code
invite-codeFor = Code zum Scannen für { $seat }
invite-copied = Kopiert
invite-copy = Kopieren
invite-help = Wer einen Link öffnet, setzt sich auf diesen Platz. Wer nur zusieht, sieht das Spielbrett, aber keine verdeckten Karten.
invite-here = Diese Links öffnen sich nur auf diesem Rechner. Starte den Server mit --host 0.0.0.0, um andere einzulassen.
invite-link = Einladungslink
invite-none = An diesem Tisch ist niemand mehr einzuladen.
invite-title = Einladen
invite-watch = Zum Zusehen

## join

join-text = Füge den Link ein, den du bekommen hast. Er enthält deinen Platz.
join-title = An einen Tisch setzen

## keys

keys-arrows = zum nächsten Feld in dieser Richtung
keys-board = zum Spielbrett
keys-end = Schritt beenden
keys-enter = Feld wählen
keys-escape = einen Schritt zurück
keys-labels = Namen auf dem Spielbrett
keys-numbers = eine der ersten neun Möglichkeiten nehmen
keys-tab = nächstes Feld, auf dem etwas möglich ist
keys-title = Tasten
keys-undo = zurücknehmen
keys-zoom = näher, weiter, ganzes Spielbrett
keys-near = was nahe bei diesem Feld ist
keys-list = zur Liste der Möglichkeiten; ↑ und ↓ gehen hindurch
keys-quick = mehrere Entscheidungen auf einmal, wo angeboten
keys-hand = zu den Handkarten
keys-hint = Tipp
keys-fight = ein Kampf oder Kampf bis zum Ende
keys-playNow = der Computer zieht jetzt
keys-now = sagen, wer am Zug ist und was gefragt ist
keys-dice = die letzten Würfel sagen
keys-goals = Ziele
keys-log = zum Verlauf
keys-steps = einen Schritt zurückblicken, einen vor
keys-rules = Regeln
keys-chat = zum Chat
keys-invite = einladen
keys-settings = Einstellungen
keys-sound = Ton an oder aus
keys-theme = Nacht oder Tag
keys-menu = Menü: sichern, aufgeben, verlassen
keys-keys = diese Tasten
keys-onBoard = Auf dem Spielbrett
keys-toChoose = Zum Wählen
keys-toKnow = Zum Wissen
keys-table = Am Tisch
keys-on = Tasten mit einem Zeichen
keys-onHelp = Schalte sie aus, wenn etwas, das du sprichst oder tippst, sie auslöst.

## learn

learn-begin = Jetzt lernen
learn-done = Geschafft:
learn-first = Deine erste Partie dieser Art. Die Einführung dauert zehn Minuten.
learn-goOn = Weiter
learn-leave = Lektion verlassen
learn-lessonOf = Lektion { $n } von { $of }
learn-lessons = Lektionen
learn-more = Rätsel und Lektionen
learn-next = Nächste Lektion
learn-nextPuzzle = Nächstes Rätsel
learn-offer = { $lessons } { $lessons ->
    [one] Lektion
   *[other] Lektionen
 }, { $puzzles } { $puzzles ->
    [one] Rätsel
   *[other] Rätsel
 }
learn-pick = Zu jedem Spiel eine begleitete erste Partie am echten Tisch, in etwa zehn Minuten.
learn-pitch = Eine begleitete erste Partie am echten Tisch: kurze Lektionen, in denen du jeweils eine Sache tust. Keine Anleitung nötig.
learn-play = Spiel deine erste Partie
learn-progress = Erledigte Schritte
learn-puzzleOf = { $n } von { $of }
learn-puzzles = Rätsel
learn-puzzlesText = Momente aus echten Partien, in denen eine Möglichkeit klar die beste ist. Finde den Zug.
learn-show = Lösung zeigen
learn-title = Lernen
learn-as = Deine Seite: { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] Lektion
   *[other] Lektionen
 }

## line

line-lost = Nicht verbunden
line-notNow = Die Verbindung ist unterbrochen. Sie kommt von selbst zurück; versuch es dann noch einmal.
line-waiting = Verbindung verloren. Neuer Versuch läuft.

## loading

loading = Lädt

## lobby

lobby-help = Tische, an denen noch jemand fehlt, und Partien zum Zusehen.
lobby-join = Mitspielen: { $seat }
lobby-list = In der Lobby zeigen
lobby-listHelp = Alle auf diesem Server dürfen mitspielen und zusehen.
lobby-playing = Schritt { $n }
lobby-title = Lobby
lobby-waits = noch nicht begonnen
lobby-watch = Zusehen
lobby-yours = Zu deinem Tisch

## log

log-empty = Noch ist nichts passiert.
log-newest = Neuestes zuerst
log-rule = Regel { $clause }
log-title = Verlauf

## lost

lost-text = Unter dieser Adresse ist nichts.
lost-title = Hier ist nichts

## luck

luck-name = Glück
luck-title = Deine Würfel bisher, gemessen an der Erwartung

## menu

menu-leave = Tisch verlassen
menu-title = Menü

## nav

nav-play = Spielen
nav-replay = Nachspielen
nav-rules = Regeln
nav-title = Hauptmenü
nav-campaigns = Feldzüge
nav-workshop = Werkstatt
nav-menu = Menü

## no

no = nein

## now

now-back = Rückblick
now-of = Am Zug: { $name }
now-open = Dieser Platz ist noch frei: { $name }. Verschick den Einladungslink.
now-over = Die Partie ist vorbei
now-quiet = Eine Wahl, die dein Platz nicht sieht.
now-start = Der Anfang der Partie.
now-thinking = { $name } { $n ->
    [one] denkt
   *[other] denken
 } nach.
now-waiting = Warten auf: { $name }.
now-yours = Du bist am Zug

## offer

offer-accept = Annehmen
offer-playOn = Weiterspielen
offer-title = Der Computer möchte aufgeben

## opt

opt-players = Personen
opt-turn_limit = Zuglimit

## outcome

outcome-drawn = Unentschieden
outcome-ended = Beendet
outcome-lost = Verloren
outcome-won = Gewonnen

## over

over-draw = Unentschieden.
over-drawn = unentschieden
over-flagged = Zeit abgelaufen
over-losses = Verluste
over-lost = verloren
over-luck = Würfelglück
over-otherLevel = Andere Stufe
over-replay = Nachspielen
over-resigned = aufgegeben
over-sameSettings = Gleiche Einstellungen
over-save = Spielstand sichern
over-title = Ergebnis
over-turns = Wendepunkte
over-winner = gewonnen
over-wins = { $name } { $n ->
    [one] gewinnt
   *[other] gewinnen
 }.
over-won = Du hast gewonnen.

## pending

pending-go = Ausführen

## pick

pick-go = { $n } nehmen
pick-howMany = Wie viele
pick-less = Eins weniger
pick-more = Eins mehr
pick-title = Was davon?

## piece

piece-next = nächstes Feld mit Möglichkeiten
piece-none = Zeig auf eine Figur oder wähle sie aus, um zu sehen, was sie kann.
piece-title = Figur

## queue

queue-showing = Es wird gezeigt, was passiert ist.
queue-skip = Überspringen, noch { $n }

## rail

rail-title = Was jetzt, Möglichkeiten und Verlauf

## rematch

rematch-accept = Revanche annehmen: { $name }
rematch-go = Zur Revanche
rematch-swap = Seiten tauschen
rematch-title = Revanche

## replay

replay-bad = Diese Datei ist kein Spielstand von Holotable.
replay-close = Andere Partie
replay-download = Spielstand sichern
replay-drop = Zieh einen Spielstand hierher oder öffne einen: eine beendete Partie zum Ansehen oder eine zum Weiterspielen. Er bleibt zwischen dir und diesem Server.
replay-everyone = Von außen
replay-eyes = Wessen Sicht
replay-first = Zum Anfang
replay-fromHere = Von hier weiterspielen
replay-goOn = Weiterspielen
replay-last = Zum Ende
replay-line = Nachspielen
replay-live = Live
replay-luck = Glück im Lauf der Partie
replay-luckHelp = Würfel gemessen an der Erwartung
replay-lucky = { $name }: Glück
replay-moment = Moment der Partie
replay-moments = Schlüsselmomente
replay-next = Einen Schritt weiter
replay-none = Noch keine beendeten Partien in diesem Browser.
replay-openFile = Spielstand öffnen
replay-over = Ende
replay-pause = Pause
replay-play = Abspielen
replay-ply = Schritt { $n } von { $of }
replay-prev = Einen Schritt zurück
replay-roll = Dieser Wurf
replay-secret = Eine Wahl, die aus dieser Sicht verborgen ist.
replay-share = Link zu diesem Moment kopieren
replay-speed = Tempo
replay-title = Nachspielen
replay-toLive = Zurück zur laufenden Partie
replay-yours = Deine beendeten Partien

## resign

resign-as = Aufgeben: { $name }
resign-text = Die Partie endet, und die andere Seite gewinnt.
resign-title = Aufgeben
resign-yes = Ja, aufgeben

## roles

roles-again = { $n } { $n ->
    [one] Fehlschlag
   *[other] Fehlschläge
 } neu gewürfelt
roles-cancelled = { $n } { $n ->
    [one] Treffer
   *[other] Treffer
 } neu gewürfelt
roles-force = { $n } { $n ->
    [one] Machttreffer
   *[other] Machttreffer
 }
roles-hit = { $n } { $n ->
    [one] Treffer
   *[other] Treffer
 }
roles-miss = { $n } { $n ->
    [one] Fehlschlag
   *[other] Fehlschläge
 }
roles-points = { $n } { $n ->
    [one] zählt
   *[other] zählen
 }
roles-ready = { $n } noch einzusetzen
roles-retreat = { $n } { $n ->
    [one] drängt
   *[other] drängen
 } zurück

## round

round = Runde { $n }

## route

route-go = Dorthin gehen

## rules

rules-before = Davor.
rules-contents = Inhalt
rules-find = In den Regeln suchen
rules-findAll = In den Regeln aller Spiele suchen
rules-found = { $n } { $n ->
    [one] Regel
   *[other] Regeln
 }
rules-legend = Was die Zeichen bedeuten
rules-none = Die Regeln sind gerade nicht lesbar.
rules-pick = Die Regeln aller Spiele in unseren eigenen Worten, jede mit einer Nummer.
rules-print = Drucken
rules-printing = Bilder werden gezeichnet ...
rules-row = Tabelle
rules-title = Regeln

## seal

seal-bad = Die Würfel passen nicht zu ihrem Siegel.
seal-checking = Die Partie wird nachgespielt
seal-commitment = Siegel, am Anfang gezeigt
seal-later = Das Geheimnis wird offengelegt, wenn die Partie vorbei ist.
seal-ok = Alle Würfel passen zum Siegel.
seal-secret = Geheimnis, am Ende offengelegt
seal-text = Alle Würfel dieses Tisches stammen aus einem Geheimnis. Sein Fingerabdruck stand vor dem ersten Zug fest: Niemand kann einen Wurf bestimmen, niemand einen vorhersehen. Nach der Partie wird das Geheimnis offengelegt, und alle können die ganze Partie nachwürfeln.
seal-title = Versiegelte Würfel
seal-verify = Prüfen

## seat

seat-alliance = Allianz
seat-away = { $name } { $n ->
    [one] ist
   *[other] sind
 } weg.
seat-deciding = { $name } { $n ->
    [one] entscheidet
   *[other] entscheiden
 }.
seat-empire = Imperium
seat-empire-1 = Imperium 1
seat-empire-2 = Imperium 2
seat-empire-grey = Graues Imperium
seat-empire-white = Weißes Imperium
seat-giveBack = Platz zurückgeben
seat-grey = Grau
seat-guest = Gast
seat-hutts = Hutten
seat-isAway = { $name } { $n ->
    [one] ist
   *[other] sind
 } gerade nicht da.
seat-isComputer = Hier spielt der Computer. { $level }
seat-isHere = { $name } { $n ->
    [one] sitzt
   *[other] sitzen
 } am Tisch.
seat-isOpen = Hier sitzt noch niemand.
seat-nobody = der Tisch
seat-notAsked = wird nicht nach Karten gefragt
seat-openSeat = { $name }: Hier sitzt noch niemand.
seat-orange = Orange
seat-rebels = Rebellen
seat-rebels-1 = Rebellen 1
seat-rebels-2 = Rebellen 2
seat-rebels-orange = Orange Rebellen
seat-rebels-yellow = Gelbe Rebellen
seat-takeOver = Den Computer spielen lassen
seat-thinking = Denkt nach
seat-thinkingOf = { $name } { $n ->
    [one] denkt
   *[other] denken
 } nach
seat-toAct = am Zug
seat-white = Weiß
seat-yellow = Gelb
seat-you = Du

## settings

settings-askEnd = Vor dem Ende eines Schritts fragen
settings-askEndHelp = Die Taste E fragt einmal nach, solange noch viel möglich ist.
settings-autoPass = Einzige Antworten selbst geben
settings-autoPassHelp = Schritte ohne Entscheidung laufen nach einem Moment weiter; der Verlauf zeigt es.
settings-dark = Nacht
settings-fast = Schnell
settings-labels = Namen auf dem Spielbrett
settings-labelsHelp = Schreibt die Nummern der Einheiten und die Koordinaten aufs Spielbrett, wie sie in der Liste stehen. Beim Zeigen auf ein Feld erscheint sein Name immer.
settings-language = Sprache
settings-light = Tag
settings-name = Name
settings-nameHelp = So heißt du für die anderen am Tisch.
settings-namePlace = Gast
settings-normal = Normal
settings-notify = Sag mir, wenn ich am Zug bin
settings-notifyHelp = Ein Hinweis des Browsers, solange die Seite irgendwo offen, aber verdeckt ist.
settings-odds = Chancen zeigen
settings-oddsHelp = Was die Würfel wahrscheinlich tun, bevor du dich festlegst.
settings-off = Sofort
settings-pace = Tempo
settings-paceHelp = Wie schnell die Züge der anderen gezeigt werden. Jede Taste überspringt.
settings-palette = Klare Farben
settings-paletteHelp = Blau, Bernstein und Violett, für alle leicht zu unterscheiden.
settings-slow = Langsam
settings-sound = Ton
settings-system = Wie das Gerät
settings-theme = Farben
settings-title = Einstellungen
settings-volume = Lautstärke
settings-install = Als App installieren
settings-installHelp = Mit eigenem Symbol; Regeln und Lektionen gehen auch ohne Netz.
settings-installNow = Installieren
settings-notifyBlocked = Dein Browser soll von dieser Seite keine Hinweise zeigen. In seinen Einstellungen für diese Seite lässt sich das ändern.

## setup

setup-badJson = Das ist noch kein JSON.
setup-computer = Computer
setup-custom = Eigener Entwurf
setup-customHelp = Füge sein JSON ein.
setup-go = Tisch eröffnen
setup-level = Stufe
setup-minutes = Dauer
setup-none = keine
setup-note = Du kannst einen Zug zurücknehmen, bis gewürfelt wird oder eine andere Seite entscheidet; danach werden die anderen gefragt.
setup-noteAlone = Du kannst alles zurücknehmen. Nach Würfeln oder einer Antwort des Computers zählt die Partie als Übung, und dieselbe Wahl bringt dieselben Würfel.
setup-onOne = { $n } Plätze gehören dir: Gib den Bildschirm weiter, wenn der Vorhang fällt.
setup-open = Offen per Link
setup-opening = Wird eröffnet
setup-options = Optionen
setup-players = Personen
setup-preview = Das Spielbrett am Anfang
setup-seats = Plätze
setup-standing = Der Tisch erledigt es für alle, und der erste Zug beginnt.
setup-title = Neuer Tisch
setup-unlimited = unbegrenzt
setup-watchOnly = Kein Platz gehört dir: Du siehst den Computern zu.
setup-you = Du

## side

side-alliance = Allianz
side-empire = Imperium
side-hutts = Hutten
side-rebels = Rebellen

## sound

sound-off = Ton aus
sound-on = Ton an

## spot

spot-can = kann handeln
spot-dest = hierher möglich
spot-empty = leer
spot-selected = ausgewählt
spot-target = Ziel

## stage

stage-fit = Ganzes Spielbrett
stage-in = Näher
stage-label = Spielbrett von { $game }
stage-out = Weiter weg
stage-how = Eine Karte mit { $n } Feldern. Pfeiltasten gehen von Feld zu Feld, Tab zum nächsten, auf dem etwas möglich ist, Enter wählt, W sagt, was in der Nähe ist.

## table

table-opening = Der Tisch wird eröffnet
table-openingText = Das Spielbrett wird ausgelegt.

## theme

theme-toggle = Tag oder Nacht

## title

title-yourMove = Du bist am Zug

## turn

turn = Zug { $n }

## why

why-nothing = Dort ist jetzt nichts möglich.
why-moving = Es werden noch Züge gezeigt. Danach kannst du wählen.
why-back = Das ist ein früherer Moment. Geh zurück zur laufenden Partie, um zu spielen.
why-noHint = Gerade gibt es nichts, wozu ein Tipp passt.
why-noUndo = Es gibt nichts zurückzunehmen.
why-noEnd = Es gibt jetzt nichts zu beenden.
why-noQuick = Mehrere Möglichkeiten auf einmal werden gerade nicht angeboten.
why-noChoice = Eine Möglichkeit mit dieser Nummer gibt es nicht.
why-noHand = Hier gibt es keine Handkarten.

## yes

yes = ja

## sheet

sheet-full = Leiste ganz hochziehen
sheet-half = Leiste halb hochziehen
sheet-low = Leiste senken

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = Du bist am Zug: { $title }

## offline

offline-alone = Kein Netz. Deine Tische stehen da wie zuletzt bekannt; Regeln und Lektionen gehen. Spielen, Aufbauen, Nachspielen, Feldzüge und die Werkstatt brauchen ein Netz.
offline-needs = Kein Netz. Diese Seite braucht eins; Regeln und Lektionen gehen ohne.
offline-newer = Eine neue Version ist da.
offline-reload = Neu laden

## near

near-here = Hier: { $name }.
near-beside = { $way }: { $name }.
near-far = { $way }, { $n } { $n ->
    [one] Schritt
   *[other] Schritte
 } entfernt: { $name }.
near-left = Links
near-right = Rechts
near-up = Oben
near-down = Unten
near-leftUp = Links oben
near-rightUp = Rechts oben
near-leftDown = Links unten
near-rightDown = Rechts unten

## voice

voice-title = Was geschieht
voice-dice = Würfel: { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } { $n ->
    [one] Möglichkeit
   *[other] Möglichkeiten
 }.
