## campaign

campaign-battle = La battaglia { $number } va a: { NAME($seat, form: "bare") }.
campaign-heading = { $title }, battaglia { $number } di { $length }: { $battle }
campaign-points = Punti: { $points }.
campaign-undecided = { $title }: non ancora decisa, combattute { $fought } battaglie su { $length }.
campaign-won = { $title }: vittoria per { $seat }.

## compiling: while rules are compiled, on the terminal

compiling-now = Compilazione delle regole, una volta sola su questo computer: { $functions } { $functions ->
    [one] funzione
   *[other] funzioni
}, { $seconds } s
compiling-done = Compilazione di { $functions } { $functions ->
    [one] funzione
   *[other] funzioni
} in { $seconds } s

## event

event-flagged = { $seat }: tempo scaduto.
event-resigned = { $seat } si { $seat ->
    [one] arrende
   *[other] arrendono
 }.

## mark: where a rule comes from

mark-book = regolamento
mark-known = noto
mark-likely = probabile
mark-implied = implicito
mark-ruling = decisione nostra
mark-picture = immagine
mark-order = ordine
mark-end = fine

## name

name-last-choice = l'ultima scelta

## study: the page of `holotable lab`

study-title = Equilibrio di { $game }
study-played-by = Giocato da { $players }; primo seme { $seed }.
study-games = Le partite
study-seats = Posti
study-players = Giocatori
study-scenarios = Scenari
study-first-move = Decidere per primi
study-first = il posto che decide per primo
study-endings = Come si vincono le partite
study-lengths = Quando finiscono le partite
study-tension = Tensione
study-losses = Perdite
study-cards = Che cosa si gioca
study-plan = Lo studio
study-all = Tutte
study-nobody = nessuno
study-luck-here = Peso della fortuna: { $share } di ciò che decide una partita non si spiega né con il giocatore né con il posto.
study-first-always = Decide per primo chi deve prendere la primissima decisione, preparazione compresa. In queste partite, in uno stesso scenario, è sempre lo stesso schieramento: l'effetto di cominciare non si distingue quindi da quello dello schieramento.
study-fact-length = decisioni al massimo in metà delle partite (una su dieci ne ha più di { $most })
study-fact-first = vittorie del posto che decide per primo
study-fact-luck = peso della fortuna: ciò che né giocatore, né posto, né scenario spiegano
study-fact-unfinished = partite interrotte perché troppo lunghe
study-fact-leads = cambi al comando in una partita
study-fact-tension = tensione: 100% dove tutti sono sempre alla pari
study-fact-decided = della partita è passato quando il vincitore è in testa definitivamente
study-fact-comebacks = delle partite le vince chi a un certo punto aveva meno di metà delle probabilità giuste
study-head-games = partite
study-head-wins = vittorie
study-head-interval = intervallo al 95%
study-head-share = di tutte le partite
study-head-turn = turno entro cui metà di esse è finita
study-head-any = in quante partite compare
study-axis-wins = quota di vittorie, intervallo al 95%
study-axis-games = quota di partite
study-axis-turns = turni in una partita
study-axis-passed = quanta parte della partita è passata
study-axis-chance = probabilità di chi alla fine vince
study-axis-a-game = volte per partita
study-legend-winner = vinta da
study-legend-half = la metà centrale di tutte le partite
study-legend-middle = metà delle partite sopra, metà sotto

## table

table-accept = Accetti? (y = sì, n = no)
table-agreed = Accordo: { $seats }.
table-away = { $seat } { $seat ->
    [one] è
   *[other] sono
 } via: { $what }. Il posto resta in attesa per un'ora.
table-back = { $seat } { $seat ->
    [one] è
   *[other] sono
 } di nuovo qui e { $seat ->
    [one] continua
   *[other] continuano
 } a giocare.
table-came = { $seat } { $seat ->
    [one] è
   *[other] sono
 } al tavolo.
table-computer = il computer continua a giocare
table-declines = { $seat } { $seat ->
    [one] continua
   *[other] continuano
 } a giocare.
table-disagrees = { $seat } non { $seat ->
    [one] accetta
   *[other] accettano
 } l'annullamento.
table-handed = { $seat }: { $what }.
table-hopes = { $seat } { $seat ->
    [one] vede
   *[other] vedono
 } di nuovo una via per vincere e { $seat ->
    [one] continua
   *[other] continuano
 } a giocare.
table-last_choices = le ultime { $count } scelte
table-offers = { $seat } non { $seat ->
    [one] vede
   *[other] vedono
 } come vincere e { $seat ->
    [one] offre
   *[other] offrono
 } la resa.
table-onlooker = Spettatore
table-open = il posto è aperto a chi ha il suo link
table-over = La partita è finita.
table-person = una persona continua a giocare
table-plays_on = Il computer continua al suo posto.
table-practice = Da qui in poi è allenamento.
table-rematch = { $seat } { $seat ->
    [one] ha
   *[other] hanno
 } aperto un nuovo tavolo per la rivincita.
table-takes_back = { $seat } { $seat ->
    [one] annulla
   *[other] annullano
 } { $what }.
table-waiting = In attesa di: { LIST($seats, form: "bare") }.
table-whole = L'intera partita è stata salvata, dadi compresi. Da qui in poi è allenamento.
table-wishes = { $seat } { $seat ->
    [one] chiede
   *[other] chiedono
 } di annullare { $what }.

## playthrough: a whole game in lines

playthrough-rules = { $title }, versione { $version } delle regole
playthrough-won = Vincitore: { $winners }
playthrough-nobody = nessuno
playthrough-undecided = non deciso

## text: the levels of the computer

text-level-cadet = Cadetto
text-level-cadet-about = Gioca in fretta e alla buona: sa che cosa è utile, e ogni tanto se ne dimentica.
text-level-officer = Ufficiale
text-level-officer-about = Guarda avanti di un passo e prende ciò che sembra meglio dopo.
text-level-commander = Comandante
text-level-commander-about = Gioca molte partite a mente prima di muovere, per circa mezzo secondo.
text-level-admiral = Ammiraglio
text-level-admiral-about = Gioca a mente molte più partite del comandante, per circa tre secondi.
text-level-grand-admiral = Grand'Ammiraglio
text-level-grand-admiral-about = Cerca con una rete che ha imparato da milioni di partite, dove il gioco ne ha una; per circa quattro secondi.
text-player-guest = Un giocatore esterno.
text-player-net = Una rete che ha imparato il gioco e gioca senza alcuna ricerca.

## terminal

terminal-cannot_written = { $what } non si può scrivere: { $strerror }.
terminal-choice_enter_next = scelta { $ply } di { $lines }.  Invio avanti   b indietro   NUMERO vai lì   q esci
terminal-game_over = La partita è finita: { $what }.
terminal-hand_over_then = Passa a { $name_of }, poi premi Invio.{ " " }
terminal-must_whole_number = { $name } deve essere un numero intero da { $least } a { $most }.
terminal-next_dice_will = I prossimi dadi saranno { $rest }.
terminal-no_choice_they = Non c'è la scelta { $number }; vanno da 1 a { $choices }.
terminal-no_command_type = { $word } non è un comando: scrivi un numero da 1 a { $choices }, o ? per l'aiuto.
terminal-no_shortcut_now = Non c'è la scorciatoia *{ $number }; ora ce ne sono { $offered }.
terminal-nothing_repeated = In { $title } non si ripete nulla.
terminal-nothing_take_back = Non c'è nulla da annullare.
terminal-number_play_u = numero per giocare, { $again }u annulla, d dadi, l diario, s salva, ? aiuto, q esci
terminal-only_repeated = Si ripete soltanto { $what_repeats }: { $allowed }.
terminal-saved_as = Salvata come { $what }.
terminal-say_where_s = Di' dove: s hoth.json
terminal-thinking = { $name } sta pensando...
terminal-time_up = { $name_of }: tempo scaduto.
terminal-type_dice_as = Scrivi i dadi come numeri: d 3 6
terminal-you_left_table = Hai lasciato il tavolo. La partita non era finita.
terminal-help = Un numero gioca quella scelta (seguito da una quantità dove serve: '3 5').  *1 usa una scorciatoia   b 3 ripete la scelta 3 finché è deciso, b 3 2 finché ne restano 2   u annulla   l tutto il diario   d 3 6 i prossimi dadi   s FILE salva   r regole delle scelte   ? questo aiuto   q esci
terminal-draw = un pareggio
terminal-range = da { $least } a { $most }
terminal-of = { $done } su { $of }
terminal-repeat_these = scrivi b e il suo numero, da { $least } a { $most }
terminal-repeat_none = ora non ce n'è
terminal-ply = mossa { $ply }
terminal-log = diario
terminal-goals = obiettivi
terminal-repeat_hint = b numero per ripetere { $what },{ " " }
terminal-yes = y s sì si yes
terminal-next_battle = Invio per la prossima battaglia, q per uscire:{ " " }

## text: fixed sentences of the server

text-set-up-again = Qualcosa è andato storto a questo tavolo; viene ricostruito da ciò che era annotato.
text-computer-failed = Il giocatore computer non ha risposto; digli di giocare ora, o prendi il suo posto.
text-memory = Serve più memoria di quanta il server ne concede.
text-nothing-here = A questo indirizzo non c'è nulla.
text-proof-no-secret = Questo salvataggio non ha dadi sigillati: mancano segreto e impegno.
text-proof-other-secret = Il segreto non corrisponde all'impegno mostrato prima della partita.
text-proof-typed-in = Alcuni dadi di questa partita sono stati inseriti a mano, quindi non si possono provare.
text-proof-other-result = Le scelte si rigiocano, ma con un risultato diverso da quello del salvataggio.
