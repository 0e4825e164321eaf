## campaign

campaign-battle = Slag { $number } gaat naar { $seat }.
campaign-heading = { $title }, slag { $number } van { $length }: { $battle }
campaign-points = Punten: { $points }.
campaign-undecided = { $title }: nog niet beslist, { $fought } van { $length } veldslagen zijn gestreden.
campaign-won = { $title }: gewonnen door { $seat }.

## compiling: while rules are compiled, on the terminal

compiling-now = De regels worden gecompileerd, eenmaal op deze computer: { $functions } { $functions ->
    [one] functie
   *[other] functies
}, { $seconds } s
compiling-done = { $functions } { $functions ->
    [one] functie
   *[other] functies
} gecompileerd in { $seconds } s

## event

event-flagged = { $seat }: de tijd is op.
event-resigned = { $seat } { $seat ->
    [one] geeft
   *[other] geven
 } op.

## mark: where a rule comes from

mark-book = boekje
mark-known = bekend
mark-likely = waarschijnlijk
mark-implied = volgt eruit
mark-ruling = uitspraak
mark-picture = afbeelding
mark-order = volgorde
mark-end = einde

## name

name-last-choice = de laatste keuze

## study: the page of `holotable lab`

study-title = Balans van { $game }
study-played-by = Gespeeld door { $players }; eerste zaad { $seed }.
study-games = De partijen
study-seats = Plaatsen
study-players = Spelers
study-scenarios = Scenario's
study-first-move = Wie het eerst beslist
study-first = de plaats die het eerst beslist
study-endings = Hoe partijen gewonnen worden
study-lengths = Wanneer partijen eindigen
study-tension = Spanning
study-losses = Verliezen
study-cards = Wat er gespeeld wordt
study-plan = Het onderzoek
study-all = Allemaal
study-nobody = niemand
study-luck-here = Aandeel van het geluk: { $share } van wat een partij beslist, wordt door speler noch plaats verklaard.
study-first-always = Het eerst beslist wie de allereerste beslissing moet nemen, ook bij het opzetten. In deze partijen is dat binnen een scenario steeds dezelfde kant; het effect van beginnen is dus niet te scheiden van dat van de kant.
study-fact-length = beslissingen hoogstens in de helft van de partijen (één op de tien heeft er meer dan { $most })
study-fact-first = overwinningen van de plaats die het eerst beslist
study-fact-luck = aandeel van het geluk: wat speler, plaats noch scenario verklaart
study-fact-unfinished = partijen opgegeven omdat ze te lang duurden
study-fact-leads = keer dat de voorsprong in een partij wisselt
study-fact-tension = spanning: 100% waar alle kanten steeds gelijk staan
study-fact-decided = van de partij is voorbij als de winnaar voorgoed voorstaat
study-fact-comebacks = van de partijen wint een kant die ooit minder dan de helft van een eerlijke kans had
study-head-games = partijen
study-head-wins = gewonnen
study-head-interval = 95%-interval
study-head-share = van alle partijen
study-head-turn = beurt waarna de helft ervan voorbij is
study-head-any = in zoveel partijen
study-axis-wins = aandeel overwinningen, 95%-interval
study-axis-games = aandeel partijen
study-axis-turns = beurten in een partij
study-axis-passed = hoeveel van de partij voorbij is
study-axis-chance = kans van wie uiteindelijk wint
study-axis-a-game = keer per partij
study-legend-winner = gewonnen door
study-legend-half = de middelste helft van alle partijen
study-legend-middle = de helft van de partijen erboven, de helft eronder

## table

table-accept = Aannemen? (y/n)
table-agreed = Akkoord: { $seats }.
table-away = { $seat } { $seat ->
    [one] is
   *[other] zijn
 } weg: { $what }. De plaats blijft een uur vrij om terug te komen.
table-back = { $seat } { $seat ->
    [one] is
   *[other] zijn
 } terug en { $seat ->
    [one] speelt
   *[other] spelen
 } verder.
table-came = { $seat } { $seat ->
    [one] is
   *[other] zijn
 } erbij gekomen.
table-computer = de computer speelt verder
table-declines = { $seat } { $seat ->
    [one] speelt
   *[other] spelen
 } door.
table-disagrees = { $seat } { $seat ->
    [one] gaat
   *[other] gaan
 } niet akkoord met terugnemen.
table-handed = { $seat }: { $what }.
table-hopes = { $seat } { $seat ->
    [one] ziet
   *[other] zien
 } weer een kans om te winnen en { $seat ->
    [one] speelt
   *[other] spelen
 } door.
table-last_choices = de laatste { $count } keuzes
table-offers = { $seat } { $seat ->
    [one] ziet
   *[other] zien
 } geen kans meer om te winnen en { $seat ->
    [one] biedt
   *[other] bieden
 } aan op te geven.
table-onlooker = Toeschouwer
table-open = de plaats is vrij voor wie de link heeft
table-over = De partij is afgelopen.
table-person = een mens speelt verder
table-plays_on = De computer speelt voor deze plaats verder.
table-practice = Vanaf hier is het oefening.
table-rematch = { $seat } { $seat ->
    [one] heeft
   *[other] hebben
 } een nieuwe tafel geopend voor een revanche.
table-takes_back = { $seat } { $seat ->
    [one] neemt
   *[other] nemen
 } { $what } terug.
table-waiting = Wachten op { LIST($seats) }.
table-whole = De hele partij is opgeslagen, met alle worpen. Vanaf hier is het oefening.
table-wishes = { $seat } { $seat ->
    [one] wil
   *[other] willen
 } { $what } terugnemen.

## playthrough: a whole game in lines

playthrough-rules = { $title }, versie { $version } van de regels
playthrough-won = Gewonnen: { $winners }
playthrough-nobody = niemand
playthrough-undecided = niet beslist

## text: the levels of the computer

text-level-cadet = Cadet
text-level-cadet-about = Speelt vlot en slordig: weet wat nuttig is, en vergeet het nu en dan.
text-level-officer = Officier
text-level-officer-about = Kijkt één stap vooruit en neemt wat er dan het beste uitziet.
text-level-commander = Commandant
text-level-commander-about = Speelt vóór elke zet ongeveer een halve seconde lang vele partijen in het hoofd.
text-level-admiral = Admiraal
text-level-admiral-about = Speelt nog veel meer partijen in het hoofd dan de commandant, ongeveer drie seconden lang.
text-level-grand-admiral = Grootadmiraal
text-level-grand-admiral-about = Zoekt met een netwerk dat van miljoenen partijen geleerd heeft, waar het spel er een heeft; ongeveer vier seconden lang.
text-player-guest = Een speler van buiten.
text-player-net = Een netwerk dat het spel heeft geleerd en zonder zoeken speelt.

## terminal

terminal-cannot_written = { $what } kan niet geschreven worden: { $strerror }.
terminal-choice_enter_next = keuze { $ply } van { $lines }.  Enter volgende   b terug   GETAL daarheen   q weg
terminal-game_over = De partij is afgelopen: { $what }.
terminal-hand_over_then = Geef door aan { $name_of } en druk dan op Enter.{ " " }
terminal-must_whole_number = { $name } moet een geheel getal van { $least } tot { $most } zijn.
terminal-next_dice_will = De volgende dobbelstenen worden { $rest }.
terminal-no_choice_they = Er is geen keuze { $number }; ze lopen van 1 tot { $choices }.
terminal-no_command_type = { $word } is geen opdracht: typ een getal van 1 tot { $choices }, of ? voor hulp.
terminal-no_shortcut_now = Er is geen snelkeuze *{ $number }; er zijn er nu { $offered }.
terminal-nothing_repeated = In { $title } wordt niets herhaald.
terminal-nothing_take_back = Er is niets terug te nemen.
terminal-number_play_u = getal om te spelen, { $again }u terugnemen, d dobbelstenen, l logboek, s opslaan, ? hulp, q weg
terminal-only_repeated = Alleen { $what_repeats } wordt herhaald: { $allowed }.
terminal-saved_as = Opgeslagen als { $what }.
terminal-say_where_s = Zeg waarheen: s hoth.json
terminal-thinking = Aan het nadenken: { $name }...
terminal-time_up = { $name_of }: de tijd is op.
terminal-type_dice_as = Typ de dobbelstenen als getallen: d 3 6
terminal-you_left_table = Je hebt de tafel verlaten. De partij is niet uitgespeeld.
terminal-help = Een getal speelt die keuze (met een aantal erachter waar dat gevraagd wordt: '3 5').  *1 speelt een snelkeuze   b 3 herhaalt keuze 3 tot het beslist is, b 3 2 tot er 2 over zijn   u terugnemen   l het hele logboek   d 3 6 gooi hierna deze dobbelstenen   s BESTAND opslaan   r regels van de keuzes   ? deze hulp   q weg
terminal-draw = gelijkspel
terminal-range = { $least } tot { $most }
terminal-of = { $done } van { $of }
terminal-repeat_these = typ b en het nummer, van { $least } tot { $most }
terminal-repeat_none = er is er nu geen
terminal-ply = zet { $ply }
terminal-log = logboek
terminal-goals = doelen
terminal-repeat_hint = b getal om { $what } te herhalen,{ " " }
terminal-yes = y j ja yes
terminal-next_battle = Enter voor de volgende slag, q om weg te gaan:{ " " }

## text: fixed sentences of the server

text-set-up-again = Er ging iets mis aan deze tafel; ze wordt opnieuw opgezet uit wat opgeschreven was.
text-computer-failed = De computerspeler gaf geen antwoord; zeg dat die nu moet spelen, of neem de plaats over.
text-memory = Dit vraagt meer geheugen dan de server ervoor geeft.
text-nothing-here = Op dit adres is niets.
text-proof-no-secret = In dit spelbestand zitten geen verzegelde dobbelstenen: het heeft geen geheim en geen zegel.
text-proof-other-secret = Het geheim past niet bij het zegel dat vóór de partij getoond is.
text-proof-typed-in = Sommige dobbelstenen van deze partij zijn ingetypt en dus niet te bewijzen.
text-proof-other-result = De keuzes zijn na te spelen, maar met een andere uitslag dan het bestand zegt.
