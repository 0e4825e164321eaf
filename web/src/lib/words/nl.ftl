## act

act-askBack = Vragen om terug te nemen
act-playNow = Speel nu
act-takeBack = Terugnemen
act-takeBackPractice = Dezelfde keuze geeft dezelfde dobbelstenen; vanaf hier telt de partij als oefening.

## ago

ago-now = zojuist

## analysis

analysis-better = Beter: { $choice }
analysis-busy = De computer bekijkt de partij opnieuw
analysis-failed = De computer kon deze partij niet bekijken.
analysis-help = zet voor zet
analysis-label = De winstkans van { $name }, van { $first } aan het begin tot { $last } aan het einde
analysis-none = Geen enkele keuze had de kansen veel veranderd.
analysis-now = { $name } { $chance }
analysis-ply = zet { $n }
analysis-progress = { $done } van { $of } zetten bekeken
analysis-swing = Omslag
analysis-title = Winstkansen

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Star Wars-bordspellen op één tafel: tegen de computer, naast elkaar of online via een link.
app-needsScript = Holotable heeft JavaScript nodig om zijn speelborden te tekenen.

## asked

asked-help = Je krijgt deze vraag omdat hier een kaart gespeeld kan worden.
asked-isOff = { $name } { $n ->
    [one] wil
   *[other] willen
 } geen vragen over kaarten in gevechten: de tafel past, altijd na dezelfde tijd.
asked-off = Vraag het me niet
asked-on = Vraag het me weer

## auto

auto-soon = Maar één antwoord: het wordt vanzelf gegeven.
auto-wait = Wachten

## campaign

campaign-back = Naar de veldtocht
campaign-on = Verder met de veldtocht

## cancel

cancel = Annuleren

## card

card-shown = Gespeeld: { $card }

## cards

cards = { $n } { $n ->
    [one] kaart
   *[other] kaarten
 }

## chat

chat-empty = Nog geen berichten.
chat-say = Zeg iets
chat-send = Verstuur
chat-title = Chat

## choices

choices-best = beste
choices-hint = Tip
choices-hinting = Denkt na
choices-legal = { $n } toegestaan
choices-n = { $n } { $n ->
    [one] keuze
   *[other] keuzes
 }
choices-others = Overige
choices-title = Keuzes
choices-undone = { $n } { $n ->
    [one] eenheid kan
   *[other] eenheden kunnen
 } nog iets doen. Druk nog eens op E om te eindigen.
choices-upTo = tot { $n }
choices-below = hieronder nog { $n }

## clock

clock-amount = Minuten voor de partij
clock-days = { $n } { $n ->
    [one] dag
   *[other] dagen
 }
clock-daysLeft = { $d } d { $h } u
clock-increment = Extra tijd
clock-kindDays = Dagen per beurt
clock-kindLive = Live
clock-label = Resterende tijd
clock-live = { $n } min + { $s } s
clock-none = Geen
clock-perTurn = { $n } { $n ->
    [one] dag
   *[other] dagen
 } per beurt
clock-plain = { $n } min
clock-plus = +{ $n } s per beurt
clock-title = Klok

## close

close = Sluiten

## consent

consent-no = Nee
consent-title = Een vraag van de tafel
consent-yes = Ja, akkoord

## count

count-figures = { $n } { $n ->
    [one] figuur
   *[other] figuren
 }
count-units = { $n } { $n ->
    [one] eenheid
   *[other] eenheden
 }

## curtain

curtain-ready = Klaar
curtain-text = Wat nu komt, is alleen voor { $name }. Geef het scherm door en kijk dan.
curtain-title = De beurt aan { $name }

## dice

dice-ago = { $n } { $n ->
    [one] stap
   *[other] stappen
 } geleden
dice-last = Laatste worp
dice-none = Nog geen dobbelstenen.
dice-now = Deze worp
dice-sealed = Verzegelde dobbelstenen { $seal }
dice-title = Dobbelstenen

## die

die-again = mis, opnieuw gegooid
die-cancelled = raak, opnieuw gegooid
die-force = raak
die-hit = raak
die-miss = mis
die-points = telt
die-ready = nog te gebruiken
die-retreat = drijft terug

## dock

dock-cards = Kaarten
dock-piece = Speelstuk
dock-title = Delen van de tafel

## error

error-server = De server antwoordde { $status }.

## fact

fact-at = Op
fact-attacked = Heeft aangevallen
fact-figures = Figuren
fact-moved = Heeft bewogen
fact-of = { $n } van { $of }
fact-owner = Van

## fair

fair-measured = Gemeten: { $n } partijen tussen computerspelers ({ $level }).
fair-share = Winst voor { $seat }: { $share }, tussen { $low } en { $high }.
fair-title = Wie hoe vaak wint

## fatal

fatal-gone = Deze tafel bestaat niet, of de link hoort niet bij een plaats aan deze tafel.
fatal-home = Naar de startpagina
fatal-title = Deze tafel kan niet geopend worden

## fight

fight-all = Alle
fight-ask = Vragen
fight-end = Tot het einde
fight-keep = Houden
fight-least = Het minste
fight-moveIn = Binnentrekken
fight-once = Eén gevecht
fight-title = Een klik op een doelwit

## goals

goals-more = Ook in deze slag
goals-of = { $done } van { $of }
goals-title = Doelen

## hand

hand-aside = Apart gelegd tot het einde van de ronde
hand-empty = Geen kaarten in je hand.
hand-now = nu speelbaar
hand-yours = Je hand

## hint

hint-best = Beste: { $choice }
hint-close = nauwelijks beter dan de volgende
hint-equal = Alle keuzes lijken even goed.
hint-gain = { $n } { $n ->
    [one] punt
   *[other] punten
 } beter dan de volgende
hint-win = { $chance } kans op winst
hint-toWin = winst

## home

home-badLink = Dat is geen uitnodiging van deze server. Die ziet eruit als …/t/table#seat.
home-choose = Kies een slag
home-continue = Verder spelen
home-forget = { $title } vergeten
home-join = Meedoen
home-minutes = { $n } min
home-offline = De server antwoordt niet. Bij je volgende klik wordt het opnieuw geprobeerd.
home-open = Open een tafel
home-openCount = { $n } open
home-opening = Wordt geopend
home-paste = Plak een uitnodiging
home-pitch = Hoth, Endor en de hele melkweg. Speel tegen de computer, deel een scherm of stuur een vriend een link. Geen account nodig.
home-playNow = Speel nu
home-players = { $n } spelers
home-proof = Regels in onze eigen woorden; elke dobbelsteen is vóór de partij verzegeld en daarna na te rekenen.
home-sameScreen = op één scherm
home-setUp = Opzetten
home-tables = Jouw tafels
home-theirs = Wachten
home-title = Grote veldslagen, één tafel.
home-turnOf = { $name } aan zet
home-weight = Zwaarte { $n } van 5

## invite

invite-came = Er is een gast: { $name }
invite-code = Code
invite-codeFor = Code om te scannen voor { $seat }
invite-copied = Gekopieerd
invite-copy = Kopiëren
invite-help = Wie een link opent, gaat op die plaats zitten. Toeschouwers zien het bord, maar geen verborgen kaarten.
invite-here = Deze links openen alleen op deze computer. Start de server met --host 0.0.0.0 om anderen binnen te laten.
invite-link = Uitnodiging
invite-none = Aan deze tafel is niemand meer uit te nodigen.
invite-title = Uitnodigen
invite-watch = Toeschouwers

## join

join-text = Plak de link die je gekregen hebt. Daarin zit je plaats.
join-title = Meedoen aan een tafel

## keys

keys-arrows = naar de volgende plek in die richting
keys-board = naar het bord
keys-end = stap beëindigen
keys-enter = plek kiezen
keys-escape = een stap terug
keys-labels = namen op het bord
keys-numbers = een van de eerste negen keuzes nemen
keys-tab = volgende plek waar iets te doen is
keys-title = Toetsen
keys-undo = terugnemen
keys-zoom = inzoomen, uitzoomen, hele bord
keys-near = wat er bij deze plek in de buurt is
keys-list = naar de lijst met keuzes; met ↑ en ↓ loop je erdoor
keys-quick = meerdere keuzes tegelijk, waar dat kan
keys-hand = naar je handkaarten
keys-hint = tip
keys-fight = één gevecht, of vechten tot het einde
keys-playNow = de computer speelt nu
keys-now = zeg wie er aan zet is en wat er gevraagd wordt
keys-dice = zeg de laatste worp
keys-goals = doelen
keys-log = naar het logboek
keys-steps = een stap terugkijken, een stap verder
keys-rules = regels
keys-chat = naar de chat
keys-invite = uitnodigen
keys-settings = instellingen
keys-sound = geluid aan of uit
keys-theme = nacht of dag
keys-menu = menu: opslaan, opgeven, weggaan
keys-keys = deze toetsen
keys-onBoard = Op het bord
keys-toChoose = Om te kiezen
keys-toKnow = Om te weten
keys-table = Aan tafel
keys-on = Toetsen van één teken
keys-onHelp = Zet ze uit als iets wat je zegt of typt ze per ongeluk gebruikt.

## learn

learn-begin = Leer het nu
learn-done = Klaar:
learn-first = Je speelt dit spel voor het eerst. De les duurt tien minuten.
learn-goOn = Verder
learn-leave = Les verlaten
learn-lessonOf = Les { $n } van { $of }
learn-lessons = Lessen
learn-more = Puzzels en lessen
learn-next = Volgende les
learn-nextPuzzle = Volgende puzzel
learn-offer = { $lessons } { $lessons ->
    [one] les
   *[other] lessen
 }, { $puzzles } { $puzzles ->
    [one] puzzel
   *[other] puzzels
 }
learn-pick = Een begeleide eerste partij van elk spel, op de echte tafel, in ongeveer tien minuten.
learn-pitch = Een begeleide eerste partij op de echte tafel: korte lessen waarin je telkens één ding doet. Geen spelregelboek nodig.
learn-play = Speel je eerste partij
learn-progress = Gedane stappen
learn-puzzleOf = { $n } van { $of }
learn-puzzles = Puzzels
learn-puzzlesText = Momenten uit echte partijen waarin één keuze duidelijk de beste is. Vind de zet.
learn-show = Toon het antwoord
learn-title = Leren
learn-as = Jouw kant: { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] les
   *[other] lessen
 }

## line

line-lost = Geen verbinding
line-notNow = De verbinding is weg. Ze komt vanzelf terug; probeer het dan opnieuw.
line-waiting = Verbinding verbroken. Nieuwe poging.

## loading

loading = Laden

## lobby

lobby-help = Tafels die op iemand wachten, en partijen om te bekijken.
lobby-join = Meedoen: { $seat }
lobby-list = In de lobby tonen
lobby-listHelp = Iedereen op deze server mag meedoen en kijken.
lobby-playing = zet { $n }
lobby-title = Lobby
lobby-waits = niet begonnen
lobby-watch = Kijken
lobby-yours = Naar je tafel

## log

log-empty = Er is nog niets gebeurd.
log-newest = nieuwste eerst
log-rule = Regel { $clause }
log-title = Logboek

## lost

lost-text = Dit adres leidt nergens heen.
lost-title = Hier is niets

## luck

luck-name = Geluk
luck-title = Jouw worpen tot nu toe, vergeleken met de verwachting

## menu

menu-leave = Tafel verlaten
menu-title = Menu

## nav

nav-play = Spelen
nav-replay = Terugkijken
nav-rules = Regels
nav-title = Hoofdmenu
nav-campaigns = Veldtochten
nav-workshop = Werkplaats
nav-menu = Menu

## no

no = nee

## now

now-back = Terugkijken
now-of = { $name } aan zet
now-open = De plaats van { $name } is nog vrij. Stuur de uitnodiging.
now-over = De partij is afgelopen
now-quiet = Een keuze die jouw plaats niet ziet.
now-start = Het begin van de partij.
now-thinking = { $name } { $n ->
    [one] denkt
   *[other] denken
 } na.
now-waiting = Wachten op { $name }.
now-yours = Jij bent aan zet

## offer

offer-accept = Aannemen
offer-playOn = Doorspelen
offer-title = De computer biedt aan op te geven

## opt

opt-players = Spelers
opt-turn_limit = Beurtenlimiet

## outcome

outcome-drawn = Gelijkspel
outcome-ended = Afgelopen
outcome-lost = Verloren
outcome-won = Gewonnen

## over

over-draw = Gelijkspel.
over-drawn = gelijk
over-flagged = tijd op
over-losses = Verliezen
over-lost = verloren
over-luck = Dobbelgeluk
over-otherLevel = Ander niveau
over-replay = Terugkijken
over-resigned = opgegeven
over-sameSettings = Zelfde instellingen
over-save = Bestand opslaan
over-title = Uitslag
over-turns = Keerpunten
over-winner = gewonnen
over-wins = { $name } { $n ->
    [one] wint
   *[other] winnen
 }.
over-won = Je hebt gewonnen.

## pending

pending-go = Uitvoeren

## pick

pick-go = Neem { $n }
pick-howMany = Hoeveel
pick-less = Eén minder
pick-more = Eén meer
pick-title = Welke?

## piece

piece-next = volgende plek om te handelen
piece-none = Wijs een speelstuk aan of kies er een om te zien wat het kan.
piece-title = Speelstuk

## queue

queue-showing = Je ziet wat er gebeurd is.
queue-skip = Vooruit, nog { $n }

## rail

rail-title = Wat nu, keuzes en logboek

## rematch

rematch-accept = Revanche tegen { $name }
rematch-go = Naar de revanche
rematch-swap = Van kant wisselen
rematch-title = Revanche

## replay

replay-bad = Dat bestand is geen opgeslagen Holotable-partij.
replay-close = Andere partij
replay-download = Bestand opslaan
replay-drop = Sleep een opgeslagen partij hierheen of open er een: een afgelopen partij om te bekijken, of een om verder te spelen. Ze blijft tussen jou en deze server.
replay-everyone = Toeschouwer
replay-eyes = Door wiens ogen
replay-first = Naar het begin
replay-fromHere = Van hier verder spelen
replay-goOn = Verder spelen
replay-last = Naar het einde
replay-line = Terugkijken
replay-live = Live
replay-luck = Geluk in de loop van de partij
replay-luckHelp = worpen vergeleken met de verwachting
replay-lucky = geluk voor { $name }
replay-moment = Moment van de partij
replay-moments = Sleutelmomenten
replay-next = Een stap verder
replay-none = Nog geen afgelopen partijen in deze browser.
replay-openFile = Opgeslagen partij openen
replay-over = Afgelopen
replay-pause = Pauze
replay-play = Afspelen
replay-ply = zet { $n } van { $of }
replay-prev = Een stap terug
replay-roll = Deze worp
replay-secret = Een keuze die deze ogen niet zien.
replay-share = Link naar dit moment kopiëren
replay-speed = Snelheid
replay-title = Terugkijken
replay-toLive = Terug naar nu
replay-yours = Jouw afgelopen partijen

## resign

resign-as = Opgeven als { $name }
resign-text = De partij eindigt en de andere kant wint.
resign-title = Opgeven
resign-yes = Ja, opgeven

## roles

roles-again = { $n } { $n ->
    [one] misser
   *[other] missers
 } opnieuw gegooid
roles-cancelled = { $n } { $n ->
    [one] treffer
   *[other] treffers
 } opnieuw gegooid
roles-force = { $n } { $n ->
    [one] treffer
   *[other] treffers
 } door de Kracht
roles-hit = { $n } { $n ->
    [one] treffer
   *[other] treffers
 }
roles-miss = { $n } { $n ->
    [one] misser
   *[other] missers
 }
roles-points = { $n } { $n ->
    [one] telt
   *[other] tellen
 }
roles-ready = { $n } nog te gebruiken
roles-retreat = { $n } { $n ->
    [one] drijft
   *[other] drijven
 } terug

## round

round = Ronde { $n }

## route

route-go = Ga erheen

## rules

rules-before = Vooraf.
rules-contents = Inhoud
rules-find = Zoek in de regels
rules-findAll = Zoek in de regels van alle spellen
rules-found = { $n } { $n ->
    [one] regel
   *[other] regels
 }
rules-legend = Wat de tekens betekenen
rules-none = De regels zijn nu niet te lezen.
rules-pick = De regels van elk spel, in onze eigen woorden, elke regel genummerd.
rules-print = Printen
rules-printing = De afbeeldingen worden getekend ...
rules-row = tabel
rules-title = Regels

## seal

seal-bad = De dobbelstenen passen niet bij hun zegel.
seal-checking = De partij wordt nagespeeld
seal-commitment = Zegel, getoond aan het begin
seal-later = Het geheim wordt onthuld als de partij afgelopen is.
seal-ok = Alle dobbelstenen passen bij het zegel.
seal-secret = Geheim, onthuld aan het einde
seal-text = Alle worpen van deze tafel komen uit één geheim. De vingerafdruk ervan lag vóór de eerste zet vast, dus niemand kan een worp kiezen en niemand kan er een voorzien. Na afloop wordt het geheim onthuld en kan iedereen de hele partij opnieuw dobbelen.
seal-title = Verzegelde dobbelstenen
seal-verify = Controleren

## seat

seat-alliance = Alliantie
seat-away = { $name } { $n ->
    [one] is
   *[other] zijn
 } weg.
seat-deciding = { $name } { $n ->
    [one] beslist
   *[other] beslissen
 }.
seat-empire = Keizerrijk
seat-empire-1 = Keizerrijk 1
seat-empire-2 = Keizerrijk 2
seat-empire-grey = Grijs Keizerrijk
seat-empire-white = Wit Keizerrijk
seat-giveBack = Plaats teruggeven
seat-grey = Grijs
seat-guest = Gast
seat-hutts = Hutts
seat-isAway = { $name } { $n ->
    [one] is
   *[other] zijn
 } er nu niet.
seat-isComputer = De computer speelt op deze plaats. { $level }
seat-isHere = { $name } { $n ->
    [one] zit
   *[other] zitten
 } aan tafel.
seat-isOpen = Hier zit nog niemand.
seat-nobody = de tafel
seat-notAsked = niet naar kaarten gevraagd
seat-openSeat = { $name }: hier zit nog niemand.
seat-orange = Oranje
seat-rebels = Rebellen
seat-rebels-1 = Rebellen 1
seat-rebels-2 = Rebellen 2
seat-rebels-orange = Oranje Rebellen
seat-rebels-yellow = Gele Rebellen
seat-takeOver = Laat de computer spelen
seat-thinking = Denkt na
seat-thinkingOf = { $name } { $n ->
    [one] denkt
   *[other] denken
 } na
seat-toAct = aan zet
seat-white = Wit
seat-yellow = Geel
seat-you = Jij

## settings

settings-askEnd = Vraag het voordat een stap eindigt
settings-askEndHelp = De toets E vraagt het één keer zolang er nog veel kan.
settings-autoPass = Geef antwoord als er maar één antwoord is
settings-autoPassHelp = Stappen waarin niets te beslissen valt, gaan na even vanzelf voorbij; het logboek toont het.
settings-dark = Nacht
settings-fast = Snel
settings-labels = Namen op het bord
settings-labelsHelp = Zet de nummers van eenheden en de coördinaten op het bord, zoals in de lijst. Wie een plek aanwijst, ziet altijd de naam.
settings-language = Taal
settings-light = Dag
settings-name = Naam
settings-nameHelp = Zo noemen de anderen aan tafel je.
settings-namePlace = Gast
settings-normal = Normaal
settings-notify = Zeg het als ik aan zet ben
settings-notifyHelp = Een melding van de browser als de pagina open is, maar niet in beeld.
settings-odds = Kansen tonen
settings-oddsHelp = Wat de dobbelstenen waarschijnlijk doen, voordat je beslist.
settings-off = Meteen
settings-pace = Tempo
settings-paceHelp = Hoe snel je de zetten van anderen ziet. Elke toets slaat over.
settings-palette = Duidelijke kleuren
settings-paletteHelp = Blauw, amber en violet, voor iedereen goed te onderscheiden.
settings-slow = Langzaam
settings-sound = Geluid
settings-system = Zoals het apparaat
settings-theme = Thema
settings-title = Instellingen
settings-volume = Volume
settings-install = Installeren als app
settings-installHelp = Met een eigen pictogram; regels en lessen werken zonder netwerk.
settings-installNow = Installeren
settings-notifyBlocked = Je browser is zo ingesteld dat hij geen meldingen van deze pagina toont. In de browserinstellingen voor deze pagina kun je dat veranderen.

## setup

setup-badJson = Dat is nog geen JSON.
setup-computer = Computer
setup-custom = Eigen ontwerp
setup-customHelp = Plak de JSON ervan.
setup-go = Tafel openen
setup-level = Niveau
setup-minutes = Tijd
setup-none = geen
setup-note = Je kunt een zet terugnemen tot er gedobbeld is of een ander beslist; daarna wordt het de anderen gevraagd.
setup-noteAlone = Je kunt alles terugnemen. Na een worp of een antwoord van de computer telt de partij als oefening, en dezelfde keuze geeft dezelfde dobbelstenen.
setup-onOne = { $n } plaatsen zijn van jou: geef het scherm door als het doek valt.
setup-open = Vrij voor wie de link heeft
setup-opening = Wordt geopend
setup-options = Opties
setup-players = Spelers
setup-preview = Het bord aan het begin
setup-seats = Plaatsen
setup-standing = De tafel doet het voor iedereen, en de eerste beurt begint.
setup-title = Nieuwe tafel
setup-unlimited = geen limiet
setup-watchOnly = Geen plaats is van jou: je kijkt hoe de computers spelen.
setup-you = Jij

## side

side-alliance = Alliantie
side-empire = Keizerrijk
side-hutts = Hutts
side-rebels = Rebellen

## sound

sound-off = Geluid uit
sound-on = Geluid aan

## spot

spot-can = kan iets doen
spot-dest = bereikbaar
spot-empty = leeg
spot-selected = gekozen
spot-target = doelwit

## stage

stage-fit = Hele bord
stage-in = Inzoomen
stage-label = Bord van { $game }
stage-out = Uitzoomen
stage-how = Een kaart met { $n } plekken. Met de pijltoetsen ga je van plek naar plek, met Tab naar de volgende waar iets te doen is, met Enter kies je, met W hoor je wat in de buurt is.

## table

table-opening = De tafel wordt geopend
table-openingText = Het bord wordt klaargelegd.

## theme

theme-toggle = Dag of nacht

## title

title-yourMove = Jij bent aan zet

## turn

turn = Beurt { $n }

## why

why-nothing = Daar is nu niets te doen.
why-moving = Er worden nog zetten getoond: daarna kun je kiezen.
why-back = Dit is een eerder moment: ga terug naar nu om te spelen.
why-noHint = Hier is nu geen tip voor.
why-noUndo = Er is niets terug te nemen.
why-noEnd = Er is nu niets te beëindigen.
why-noQuick = Meerdere keuzes tegelijk worden nu niet aangeboden.
why-noChoice = Er is geen keuze met dat nummer.
why-noHand = Er is hier geen hand met kaarten.

## yes

yes = ja

## sheet

sheet-full = Paneel helemaal omhoog
sheet-half = Paneel half omhoog
sheet-low = Paneel omlaag

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = Jij bent aan zet: { $title }

## offline

offline-alone = Geen netwerk. Je tafels staan er zoals ze het laatst bekend waren; regels en lessen werken. Spelen, opzetten, terugkijken, veldtochten en de werkplaats hebben een netwerk nodig.
offline-needs = Geen netwerk. Deze pagina heeft er een nodig; regels en lessen werken zonder.
offline-newer = Er is een nieuwe versie.
offline-reload = Opnieuw laden

## near

near-here = Hier: { $name }.
near-beside = { $way }: { $name }.
near-far = { $way }, { $n } { $n ->
    [one] stap
   *[other] stappen
 } verder: { $name }.
near-left = Links
near-right = Rechts
near-up = Boven
near-down = Onder
near-leftUp = Linksboven
near-rightUp = Rechtsboven
near-leftDown = Linksonder
near-rightDown = Rechtsonder

## voice

voice-title = Wat er gebeurt
voice-dice = Dobbelstenen: { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } { $n ->
    [one] keuze
   *[other] keuzes
 }.
