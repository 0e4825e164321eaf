## act

act-askBack = Chiedi di annullare
act-playNow = Gioca ora
act-takeBack = Annulla
act-takeBackPractice = La stessa scelta dà gli stessi dadi; da qui in poi la partita vale come allenamento.

## ago

ago-now = adesso

## analysis

analysis-better = Meglio: { $choice }
analysis-busy = Il computer riesamina la partita
analysis-failed = Il computer non è riuscito a esaminare questa partita.
analysis-help = mossa per mossa
analysis-label = Probabilità di vittoria ({ $name }): da { $first } all'inizio a { $last } alla fine
analysis-none = Nessuna scelta avrebbe cambiato molto le probabilità.
analysis-now = { $name } { $chance }
analysis-ply = mossa { $n }
analysis-progress = Esaminate { $done } mosse su { $of }
analysis-swing = Svolta
analysis-title = Probabilità di vittoria

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Giochi da tavolo di Star Wars su un solo tavolo: contro il computer, fianco a fianco o in rete con un link.
app-needsScript = Holotable ha bisogno di JavaScript per disegnare i tabelloni.

## asked

asked-help = Ti viene chiesto perché qui si potrebbe giocare una carta.
asked-isOff = { $name } { $n ->
    [one] non vuole
   *[other] non vogliono
 } domande sulle carte in battaglia: passa il tavolo, sempre dopo lo stesso tempo.
asked-off = Non chiedermelo
asked-on = Chiedimelo di nuovo

## auto

auto-soon = C'è una sola risposta: viene data da sé.
auto-wait = Aspetta

## campaign

campaign-back = Alla campagna
campaign-on = Avanti con la campagna

## cancel

cancel = Annulla

## card

card-shown = Giocata: { $card }

## cards

cards = { $n } { $n ->
    [one] carta
   *[other] carte
 }

## chat

chat-empty = Ancora nessun messaggio.
chat-say = Scrivi qualcosa
chat-send = Invia
chat-title = Chat

## choices

choices-best = la migliore
choices-hint = Suggerimento
choices-hinting = Ci penso
choices-legal = { $n } { $n ->
    [one] possibile
   *[other] possibili
 }
choices-n = { $n } { $n ->
    [one] scelta
   *[other] scelte
 }
choices-others = Altre
choices-title = Scelte
choices-undone = { $n ->
    [one] Può
   *[other] Possono
 } ancora agire: { $n }. Premi di nuovo E per finire.
choices-upTo = fino a { $n }
choices-below = altre { $n } sotto

## clock

clock-amount = Minuti per la partita
clock-days = { $n } { $n ->
    [one] giorno
   *[other] giorni
 }
clock-daysLeft = { $d } g { $h } h
clock-increment = Incremento
clock-kindDays = Giorni per turno
clock-kindLive = Dal vivo
clock-label = Tempo rimasto
clock-live = { $n } min + { $s } s
clock-none = Nessuno
clock-perTurn = { $n } { $n ->
    [one] giorno
   *[other] giorni
 } per turno
clock-plain = { $n } min
clock-plus = +{ $n } s per turno
clock-title = Orologio

## close

close = Chiudi

## consent

consent-no = No
consent-title = Una domanda dal tavolo
consent-yes = Sì, accetto

## count

count-figures = { $n } { $n ->
    [one] miniatura
   *[other] miniature
 }
count-units = { $n } unità

## curtain

curtain-ready = Tocca a me
curtain-text = Quello che segue è solo per { $name }. Passa lo schermo, poi guarda.
curtain-title = Ora tocca a: { $name }

## dice

dice-ago = { $n } { $n ->
    [one] passo
   *[other] passi
 } fa
dice-last = Ultimo lancio
dice-none = Ancora nessun dado.
dice-now = Questo lancio
dice-sealed = Dadi sigillati { $seal }
dice-title = Dadi

## die

die-again = mancato, rilanciato
die-cancelled = colpo, rilanciato
die-force = colpo
die-hit = colpo
die-miss = mancato
die-points = vale
die-ready = da usare
die-retreat = respinge

## dock

dock-cards = Carte
dock-piece = Pedina
dock-title = Parti del tavolo

## error

error-server = Il server ha risposto { $status }.

## fact

fact-at = Dove
fact-attacked = Ha attaccato
fact-figures = Miniature
fact-moved = Ha mosso
fact-of = { $n } su { $of }
fact-owner = Schieramento

## fair

fair-measured = Misurato: { $n } partite fra giocatori computer ({ $level }).
fair-share = Vittorie: { $seat } { $share }, fra { $low } e { $high }.
fair-title = Chi vince quanto spesso

## fatal

fatal-gone = Questo tavolo non esiste, o il link non porta a un suo posto.
fatal-home = Alla pagina iniziale
fatal-title = Questo tavolo non si può aprire

## fight

fight-all = Tutte
fight-ask = Chiedi
fight-end = Fino alla fine
fight-keep = Tieni
fight-least = Il minimo
fight-moveIn = Avanza
fight-once = Una battaglia
fight-title = Un clic su un bersaglio

## goals

goals-more = Inoltre in questa battaglia
goals-of = { $done } su { $of }
goals-title = Obiettivi

## hand

hand-aside = Da parte fino a fine round
hand-empty = Nessuna carta in mano.
hand-now = giocabile ora
hand-yours = La tua mano

## hint

hint-best = Migliore: { $choice }
hint-close = appena meglio della seconda
hint-equal = Tutte le scelte sembrano equivalenti.
hint-gain = { $n } { $n ->
    [one] punto
   *[other] punti
 } più della seconda
hint-win = { $chance } di vincere
hint-toWin = vittoria

## home

home-badLink = Questo non è un link d'invito di questo server. Ha la forma …/t/tavolo#posto.
home-choose = Scegli una battaglia
home-continue = Continua
home-forget = Dimentica { $title }
home-join = Unisciti
home-minutes = { $n } min
home-offline = Il server non risponde. Si riprova al tuo prossimo clic.
home-open = Apri un tavolo
home-openCount = { $n } { $n ->
    [one] aperto
   *[other] aperti
 }
home-opening = Apertura
home-paste = Incolla un link d'invito
home-pitch = Hoth, Endor e l'intera galassia. Gioca contro il computer, in due sullo stesso schermo, o manda un link a un amico. Senza account.
home-playNow = Gioca ora
home-players = { $n } giocatori
home-proof = Regole scritte da noi, ogni dado sigillato prima della partita e verificabile dopo.
home-sameScreen = su un solo schermo
home-setUp = Prepara
home-tables = I tuoi tavoli
home-theirs = In attesa
home-title = Grandi battaglie, un solo tavolo.
home-turnOf = Di turno: { $name }
home-weight = Difficoltà { $n } su 5

## invite

invite-came = È arrivato un ospite: { $name }
invite-code = Codice
invite-codeFor = Codice da inquadrare per { $seat }
invite-copied = Copiato
invite-copy = Copia
invite-help = Chi apre un link si siede a quel posto. Gli spettatori vedono il tabellone, ma nessuna carta nascosta.
invite-here = Questi link si aprono solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare gli altri.
invite-link = Link d'invito
invite-none = Non resta nessuno da invitare a questo tavolo.
invite-title = Invita
invite-watch = Spettatori

## join

join-text = Incolla il link che hai ricevuto. Contiene il tuo posto.
join-title = Unisciti a un tavolo

## keys

keys-arrows = alla prossima casella in quella direzione
keys-board = al tabellone
keys-end = fine della fase
keys-enter = sceglie la casella
keys-escape = un passo indietro
keys-labels = nomi sul tabellone
keys-numbers = una delle prime nove scelte
keys-tab = prossima casella dove si può fare qualcosa
keys-title = Tasti
keys-undo = annulla
keys-zoom = ingrandisce, riduce, tabellone intero
keys-near = che cosa c'è vicino a questa casella
keys-list = all'elenco delle scelte; ↑ e ↓ lo scorrono
keys-quick = più scelte insieme, dove possibile
keys-hand = alla mano di carte
keys-hint = suggerimento
keys-fight = una battaglia, o combatti fino alla fine
keys-playNow = il computer gioca subito
keys-now = dice chi muove e che cosa si chiede
keys-dice = dice gli ultimi dadi
keys-goals = obiettivi
keys-log = al diario
keys-steps = guarda un passo indietro, un passo avanti
keys-rules = regole
keys-chat = alla chat
keys-invite = invita
keys-settings = impostazioni
keys-sound = suono sì o no
keys-theme = notte o giorno
keys-menu = menu: salva, arrenditi, esci
keys-keys = questi tasti
keys-onBoard = Sul tabellone
keys-toChoose = Per scegliere
keys-toKnow = Per sapere
keys-table = Al tavolo
keys-on = Tasti di un solo carattere
keys-onHelp = Disattivali se li fa scattare qualcosa che dici o scrivi.

## learn

learn-begin = Impara ora
learn-done = Fatto:
learn-first = È la tua prima partita a questo gioco. La lezione dura dieci minuti.
learn-goOn = Avanti
learn-leave = Lascia la lezione
learn-lessonOf = Lezione { $n } di { $of }
learn-lessons = Lezioni
learn-more = Problemi e lezioni
learn-next = Lezione successiva
learn-nextPuzzle = Problema successivo
learn-offer = { $lessons } { $lessons ->
    [one] lezione
   *[other] lezioni
 }, { $puzzles } { $puzzles ->
    [one] problema
   *[other] problemi
 }
learn-pick = Una prima partita guidata per ogni gioco, al tavolo vero, in circa dieci minuti.
learn-pitch = Una prima partita guidata al tavolo vero: brevi lezioni, ognuna ti chiede una cosa sola. Senza regolamento.
learn-play = Gioca la tua prima partita
learn-progress = Passi fatti
learn-puzzleOf = { $n } di { $of }
learn-puzzles = Problemi
learn-puzzlesText = Momenti di partite vere in cui una scelta è chiaramente la migliore. Trova la mossa.
learn-show = Mostra la soluzione
learn-title = Impara
learn-as = Il tuo schieramento: { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] lezione
   *[other] lezioni
 }

## line

line-lost = Non connesso
line-notNow = La connessione è caduta. Torna da sé; riprova allora.
line-waiting = Connessione persa. Nuovo tentativo.

## loading

loading = Caricamento

## lobby

lobby-help = Tavoli che aspettano qualcuno e partite da guardare.
lobby-join = Unisciti: { $seat }
lobby-list = Mostra nella lobby
lobby-listHelp = Chiunque su questo server può unirsi e guardare.
lobby-playing = mossa { $n }
lobby-title = Lobby
lobby-waits = non iniziata
lobby-watch = Guarda
lobby-yours = Al tuo tavolo

## log

log-empty = Non è ancora successo nulla.
log-newest = prima i più recenti
log-rule = Regola { $clause }
log-title = Diario

## lost

lost-text = Questo indirizzo non porta da nessuna parte.
lost-title = Qui non c'è nulla

## luck

luck-name = Fortuna
luck-title = I tuoi dadi finora rispetto alle attese

## menu

menu-leave = Lascia il tavolo
menu-title = Menu

## nav

nav-play = Gioca
nav-replay = Replay
nav-rules = Regole
nav-title = Principale
nav-campaigns = Campagne
nav-workshop = Officina
nav-menu = Menu

## no

no = no

## now

now-back = Sguardo indietro
now-of = Di turno: { $name }
now-open = Posto ancora libero: { $name }. Manda il link d'invito.
now-over = La partita è finita
now-quiet = Una scelta che il tuo posto non vede.
now-start = L'inizio della partita.
now-thinking = { $name }: ci { $n ->
    [one] sta
   *[other] stanno
 } pensando.
now-waiting = In attesa: { $name }.
now-yours = Tocca a te

## offer

offer-accept = Accetta
offer-playOn = Continua a giocare
offer-title = Il computer offre la resa

## opt

opt-players = Giocatori
opt-turn_limit = Limite di turni

## outcome

outcome-drawn = Pareggio
outcome-ended = Finita
outcome-lost = Persa
outcome-won = Vinta

## over

over-draw = Pareggio.
over-drawn = pareggio
over-flagged = tempo scaduto
over-losses = Perdite
over-lost = sconfitta
over-luck = Fortuna ai dadi
over-otherLevel = Altro livello
over-replay = Replay
over-resigned = resa
over-sameSettings = Stesse impostazioni
over-save = Salva il file
over-title = Risultato
over-turns = Svolte
over-winner = vittoria
over-wins = { $n ->
    [one] Vince
   *[other] Vincono
 }: { $name }.
over-won = Hai vinto.

## pending

pending-go = Conferma

## pick

pick-go = Prendi { $n }
pick-howMany = Quanti
pick-less = Uno in meno
pick-more = Uno in più
pick-title = Quale?

## piece

piece-next = prossima casella dove agire
piece-none = Indica una pedina, o sceglila, per vedere che cosa può fare.
piece-title = Pedina

## queue

queue-showing = Sto mostrando che cosa è successo.
queue-skip = Salta avanti, ancora { $n }

## rail

rail-title = Adesso, scelte e diario

## rematch

rematch-accept = Rivincita con { $name }
rematch-go = Alla rivincita
rematch-swap = Cambia schieramento
rematch-title = Rivincita

## replay

replay-bad = Questo file non è un salvataggio di Holotable.
replay-close = Un'altra partita
replay-download = Salva il file
replay-drop = Trascina qui un salvataggio, o aprine uno: una partita finita da rivedere, o una da continuare. Resta fra te e questo server.
replay-everyone = Spettatore
replay-eyes = Visto da
replay-first = All'inizio
replay-fromHere = Continua da qui
replay-goOn = Continua a giocare
replay-last = Alla fine
replay-line = Replay
replay-live = Dal vivo
replay-luck = Fortuna nella partita
replay-luckHelp = dadi rispetto alle attese
replay-lucky = Fortuna: { $name }
replay-moment = Momento della partita
replay-moments = Momenti chiave
replay-next = Un passo avanti
replay-none = Ancora nessuna partita finita in questo browser.
replay-openFile = Apri un salvataggio
replay-over = Finita
replay-pause = Pausa
replay-play = Avvia
replay-ply = mossa { $n } di { $of }
replay-prev = Un passo indietro
replay-roll = Questo lancio
replay-secret = Una scelta che da qui non si vede.
replay-share = Copia un link a questo momento
replay-speed = Velocità
replay-title = Replay
replay-toLive = Torna al presente
replay-yours = Le tue partite finite

## resign

resign-as = Arrenditi come { $name }
resign-text = La partita finisce e vince l'altro schieramento.
resign-title = Resa
resign-yes = Sì, mi arrendo

## roles

roles-again = { $n } { $n ->
    [one] mancato rilanciato
   *[other] mancati rilanciati
 }
roles-cancelled = { $n } { $n ->
    [one] colpo rilanciato
   *[other] colpi rilanciati
 }
roles-force = { $n } { $n ->
    [one] colpo
   *[other] colpi
 } con la Forza
roles-hit = { $n } { $n ->
    [one] colpo
   *[other] colpi
 }
roles-miss = { $n } { $n ->
    [one] mancato
   *[other] mancati
 }
roles-points = { $n } { $n ->
    [one] vale
   *[other] valgono
 }
roles-ready = { $n } da usare
roles-retreat = { $n } { $n ->
    [one] respinge
   *[other] respingono
 }

## round

round = Round { $n }

## route

route-go = Vai lì

## rules

rules-before = Prima.
rules-contents = Indice
rules-find = Cerca nelle regole
rules-findAll = Cerca nelle regole di tutti i giochi
rules-found = { $n } { $n ->
    [one] punto
   *[other] punti
 }
rules-legend = Che cosa significano i segni
rules-none = Le regole non si possono leggere adesso.
rules-pick = Le regole di ogni gioco, scritte da noi, ogni punto numerato.
rules-print = Stampa
rules-printing = Disegno delle figure ...
rules-row = tabella
rules-title = Regole

## seal

seal-bad = I dadi non corrispondono al sigillo.
seal-checking = La partita viene rigiocata
seal-commitment = Sigillo, mostrato all'inizio
seal-later = Il segreto è rivelato a partita finita.
seal-ok = Tutti i dadi corrispondono al sigillo.
seal-secret = Segreto, rivelato alla fine
seal-text = Tutti i dadi di questo tavolo nascono da un solo segreto. La sua impronta era fissata prima della prima mossa: nessuno può scegliere un lancio, né prevederlo. A partita finita il segreto è rivelato e chiunque può rilanciare l'intera partita.
seal-title = Dadi sigillati
seal-verify = Verifica

## seat

seat-alliance = Alleanza
seat-away = { $name }: { $n ->
    [one] assente
   *[other] assenti
 }.
seat-deciding = { $name }: { $n ->
    [one] sta
   *[other] stanno
 } decidendo.
seat-empire = Impero
seat-empire-1 = Impero 1
seat-empire-2 = Impero 2
seat-empire-grey = Impero Grigio
seat-empire-white = Impero Bianco
seat-giveBack = Restituisci il posto
seat-grey = Grigio
seat-guest = Ospite
seat-hutts = Hutt
seat-isAway = { $name }: al momento { $n ->
    [one] assente
   *[other] assenti
 }.
seat-isComputer = A questo posto gioca il computer. { $level }
seat-isHere = { $name }: { $n ->
    [one] presente
   *[other] presenti
 } al tavolo.
seat-isOpen = Qui non siede ancora nessuno.
seat-nobody = il tavolo
seat-notAsked = niente domande sulle carte
seat-openSeat = { $name }: qui non siede ancora nessuno.
seat-orange = Arancione
seat-rebels = Ribelli
seat-rebels-1 = Ribelli 1
seat-rebels-2 = Ribelli 2
seat-rebels-orange = Ribelli Arancioni
seat-rebels-yellow = Ribelli Gialli
seat-takeOver = Fai giocare il computer
seat-thinking = Ci pensa
seat-thinkingOf = { $name }: ci { $n ->
    [one] sta
   *[other] stanno
 } pensando
seat-toAct = deve agire
seat-white = Bianco
seat-yellow = Giallo
seat-you = Tu

## settings

settings-askEnd = Chiedi prima di finire una fase
settings-askEndHelp = Il tasto E chiede conferma finché resta molto da fare.
settings-autoPass = Rispondi dove c'è una sola risposta
settings-autoPassHelp = Le fasi senza nulla da decidere passano dopo un attimo; il diario lo mostra.
settings-dark = Notte
settings-fast = Veloce
settings-labels = Nomi sul tabellone
settings-labelsHelp = Scrive sul tabellone i numeri delle unità e le coordinate, come nell'elenco. Indicando una casella se ne vede sempre il nome.
settings-language = Lingua
settings-light = Giorno
settings-name = Nome
settings-nameHelp = Come ti chiamano gli altri al tavolo.
settings-namePlace = Ospite
settings-normal = Normale
settings-notify = Avvisami quando tocca a me
settings-notifyHelp = Un avviso del browser quando la pagina è aperta ma nascosta.
settings-odds = Mostra le probabilità
settings-oddsHelp = Che cosa faranno probabilmente i dadi, prima che tu decida.
settings-off = Subito
settings-pace = Ritmo
settings-paceHelp = Quanto in fretta si mostrano le mosse degli altri. Qualunque tasto salta avanti.
settings-palette = Colori ben distinti
settings-paletteHelp = Blu, ambra e viola, facili da distinguere per tutti.
settings-slow = Lento
settings-sound = Suono
settings-system = Come il dispositivo
settings-theme = Tema
settings-title = Impostazioni
settings-volume = Volume
settings-install = Installa come app
settings-installHelp = Un'icona tutta sua; regole e lezioni funzionano senza rete.
settings-installNow = Installa
settings-notifyBlocked = Al browser è stato detto di non mostrare avvisi di questa pagina. Puoi cambiarlo nelle sue impostazioni per la pagina.

## setup

setup-badJson = Non è ancora JSON.
setup-computer = Computer
setup-custom = Un tuo progetto
setup-customHelp = Incolla il suo JSON.
setup-go = Apri il tavolo
setup-level = Livello
setup-minutes = Tempo
setup-none = nessuno
setup-note = Puoi annullare una mossa finché non si lancia un dado o decide un altro schieramento; dopo si chiede agli altri.
setup-noteAlone = Puoi annullare tutto. Dopo i dadi o una risposta del computer la partita vale come allenamento, e la stessa scelta dà gli stessi dadi.
setup-onOne = { $n } posti sono tuoi: passa lo schermo quando cala il sipario.
setup-open = Aperto con link
setup-opening = Apertura
setup-options = Opzioni
setup-players = Giocatori
setup-preview = Il tabellone all'inizio
setup-seats = Posti
setup-standing = Lo fa il tavolo per tutti, e comincia il primo turno.
setup-title = Nuovo tavolo
setup-unlimited = senza limite
setup-watchOnly = Nessun posto è tuo: guarderai giocare i computer.
setup-you = Tu

## side

side-alliance = Alleanza
side-empire = Impero
side-hutts = Hutt
side-rebels = Ribelli

## sound

sound-off = Suono spento
sound-on = Suono acceso

## spot

spot-can = può agire
spot-dest = può andare qui
spot-empty = vuoto
spot-selected = selezionato
spot-target = bersaglio

## stage

stage-fit = Tabellone intero
stage-in = Ingrandisci
stage-label = Tabellone di { $game }
stage-out = Riduci
stage-how = Una mappa di { $n } caselle. Le frecce vanno da una casella all'altra, Tab va alla prossima dove si può fare qualcosa, Invio sceglie, W dice che cosa c'è vicino.

## table

table-opening = Apertura del tavolo
table-openingText = Si prepara il tabellone.

## theme

theme-toggle = Giorno o notte

## title

title-yourMove = Tocca a te

## turn

turn = Turno { $n }

## why

why-nothing = Qui ora non si può fare nulla.
why-moving = Le mosse sono ancora in corso: potrai scegliere subito dopo.
why-back = Questo è un momento passato: torna al presente per giocare.
why-noHint = Ora non c'è nulla da suggerire.
why-noUndo = Non c'è nulla da annullare.
why-noEnd = Ora non c'è nulla da terminare.
why-noQuick = Ora non si offrono più scelte insieme.
why-noChoice = Non c'è una scelta con quel numero.
why-noHand = Qui non c'è una mano di carte.

## yes

yes = sì

## sheet

sheet-full = Alza il pannello del tutto
sheet-half = Alza il pannello a metà
sheet-low = Abbassa il pannello

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = Tocca a te: { $title }

## offline

offline-alone = Niente rete. I tuoi tavoli si vedono com'erano; regole e lezioni funzionano. Per giocare, preparare, i replay, le campagne e l'officina serve la rete.
offline-needs = Niente rete. A questa pagina serve; regole e lezioni funzionano anche senza.
offline-newer = C'è una nuova versione.
offline-reload = Ricarica

## near

near-here = Qui: { $name }.
near-beside = { $way }: { $name }.
near-far = { $way }, a { $n } { $n ->
    [one] passo
   *[other] passi
 }: { $name }.
near-left = A sinistra
near-right = A destra
near-up = In alto
near-down = In basso
near-leftUp = In alto a sinistra
near-rightUp = In alto a destra
near-leftDown = In basso a sinistra
near-rightDown = In basso a destra

## voice

voice-title = Che cosa succede
voice-dice = Dadi: { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } { $n ->
    [one] scelta
   *[other] scelte
 }.
