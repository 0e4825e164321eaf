## act

act-askBack = Ask to take back
act-playNow = Play now
act-takeBack = Take back
act-takeBackPractice = The same choice brings the same dice; the game counts as practice from here on.

## ago

ago-now = just now

## analysis

analysis-better = Better: { $choice }
analysis-busy = The computer looks at the game again
analysis-failed = The computer could not look at this game.
analysis-help = move by move
analysis-label = The chance of { $name } to win, from { $first } at the start to { $last } at the end
analysis-none = No choice would have changed the chances much.
analysis-now = { $name } { $chance }
analysis-ply = ply { $n }
analysis-progress = Looked at { $done } of { $of } moves
analysis-swing = Swing
analysis-title = Chances to win

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Star Wars board games on one table: against the computer, side by side, or online by link.
app-needsScript = Holotable needs JavaScript to draw its boards.

## asked

asked-help = You are asked because a card could be played here.
asked-isOff = { $name } { $n ->
    [one] does
   *[other] do
 } not wish to be asked about cards in battle: the table passes for them, always after the same time.
asked-off = Do not ask me
asked-on = Ask me again

## auto

auto-soon = Only one answer: it is given by itself.
auto-wait = Wait

## campaign

campaign-back = To the campaign
campaign-on = On with the campaign

## cancel

cancel = Cancel

## card

card-shown = Played: { $card }

## cards

cards = { $n } { $n ->
    [one] card
   *[other] cards
 }

## chat

chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
chat-title = Chat

## choices

choices-best = best
choices-hint = Hint
choices-hinting = Thinking
choices-legal = { $n } legal
choices-n = { $n } { $n ->
    [one] choice
   *[other] choices
 }
choices-others = Others
choices-title = Choices
choices-undone = { $n } { $n ->
    [one] thing
   *[other] things
 } can still act. Press E once more to end.
choices-upTo = up to { $n }
choices-below = { $n } more below

## clock

clock-amount = Minutes for the game
clock-days = { $n } { $n ->
    [one] day
   *[other] days
 }
clock-daysLeft = { $d } d { $h } h
clock-increment = Increment
clock-kindDays = Days a turn
clock-kindLive = Live
clock-label = Time left
clock-live = { $n } min + { $s } s
clock-none = None
clock-perTurn = { $n } { $n ->
    [one] day
   *[other] days
 } a turn
clock-plain = { $n } min
clock-plus = +{ $n } s a turn
clock-title = Clock

## close

close = Close

## consent

consent-no = No
consent-title = A question from the table
consent-yes = Yes, I agree

## count

count-figures = { $n } { $n ->
    [one] figure
   *[other] figures
 }
count-units = { $n } { $n ->
    [one] unit
   *[other] units
 }

## curtain

curtain-ready = Ready
curtain-text = What comes next is for { $name } alone. Pass the screen on, then look.
curtain-title = Over to { $name }

## dice

dice-ago = { $n } { $n ->
    [one] step
   *[other] steps
 } ago
dice-last = Last roll
dice-none = No dice yet.
dice-now = This roll
dice-sealed = Sealed dice { $seal }
dice-title = Dice

## die

die-again = miss, thrown again
die-cancelled = hit, thrown again
die-force = hit
die-hit = hit
die-miss = miss
die-points = counts
die-ready = to be used
die-retreat = pushes back

## dock

dock-cards = Cards
dock-piece = Piece
dock-title = Parts of the table

## error

error-server = The server answered { $status }.

## fact

fact-at = At
fact-attacked = Attacked
fact-figures = Figures
fact-moved = Moved
fact-of = { $n } of { $of }
fact-owner = Of

## fair

fair-measured = Measured: { $n } games between computer players ({ $level }).
fair-share = { $seat }: { $share } of the wins, between { $low } and { $high }.
fair-title = Who wins how often

## fatal

fatal-gone = There is no such table, or the link is not a seat of it.
fatal-home = To the start page
fatal-title = This table cannot be opened

## fight

fight-all = All
fight-ask = Ask
fight-end = To the end
fight-keep = Keep
fight-least = Fewest
fight-moveIn = Move in
fight-once = One battle
fight-title = A click on a target

## goals

goals-more = Also in this battle
goals-of = { $done } of { $of }
goals-title = Goals

## hand

hand-aside = Set aside until the round ends
hand-empty = No cards in hand.
hand-now = playable now
hand-yours = Your hand

## hint

hint-best = Best: { $choice }
hint-close = hardly above the next best
hint-equal = All choices look equally good.
hint-gain = { $n } { $n ->
    [one] point
   *[other] points
 } above the next best
hint-win = { $chance } to win
hint-toWin = to win

## home

home-badLink = That is no invite link of this server. It looks like …/t/table#seat.
home-choose = Choose a battle
home-continue = Continue
home-forget = Forget { $title }
home-join = Join
home-minutes = { $n } min
home-offline = The server does not answer. Trying again when you do.
home-open = Open a table
home-openCount = { $n } open
home-opening = Opening
home-paste = Paste an invite link
home-pitch = Hoth, Endor and the whole galaxy. Play the computer, share a screen, or send a friend a link. No account needed.
home-playNow = Play now
home-players = { $n } players
home-proof = Rules in our own words, every die sealed before the game and open to proof after it.
home-sameScreen = on one screen
home-setUp = Set up
home-tables = Your tables
home-theirs = Waiting
home-title = Great battles, one table.
home-turnOf = { $name } to move
home-weight = Weight { $n } of 5

## invite

invite-came = A guest has come: { $name }
invite-code = Code
invite-codeFor = Code to scan for { $seat }
invite-copied = Copied
invite-copy = Copy
invite-help = Whoever opens a link sits down on that seat. Onlookers see the board but no hidden cards.
invite-here = These links open on this machine only. Start the server with --host 0.0.0.0 to let others in.
invite-link = Invite link
invite-none = There is nobody left to invite to this table.
invite-title = Invite
invite-watch = Onlookers

## join

join-text = Paste the link you were sent. It holds your seat.
join-title = Join a table

## keys

keys-arrows = to the next place in that direction
keys-board = to the board
keys-end = end the step
keys-enter = choose the place
keys-escape = one step back
keys-labels = names on the board
keys-numbers = take one of the first nine choices
keys-tab = next place where something can be done
keys-title = Keys
keys-undo = take back
keys-zoom = zoom in, out, whole board
keys-near = what is near this place
keys-list = to the list of choices; ↑ and ↓ go through it
keys-quick = several choices at once, where offered
keys-hand = to the hand of cards
keys-hint = hint
keys-fight = one battle, or fight to the end
keys-playNow = the computer plays now
keys-now = say whose move it is and what is asked
keys-dice = say the last dice
keys-goals = goals
keys-log = to the log
keys-steps = look one step back, one step on
keys-rules = rules
keys-chat = to the chat
keys-invite = invite
keys-settings = settings
keys-sound = sound on or off
keys-theme = night or day
keys-menu = menu: save, resign, leave
keys-keys = these keys
keys-onBoard = On the board
keys-toChoose = To choose
keys-toKnow = To know
keys-table = At the table
keys-on = Keys of one character
keys-onHelp = Switch them off if something you speak or type sets them off.

## learn

learn-begin = Learn it now
learn-done = Done:
learn-first = Your first game of this kind. The lesson takes ten minutes.
learn-goOn = Go on
learn-leave = Leave the lesson
learn-lessonOf = Lesson { $n } of { $of }
learn-lessons = Lessons
learn-more = Puzzles and lessons
learn-next = Next lesson
learn-nextPuzzle = Next puzzle
learn-offer = { $lessons } { $lessons ->
    [one] lesson
   *[other] lessons
 }, { $puzzles } { $puzzles ->
    [one] puzzle
   *[other] puzzles
 }
learn-pick = A guided first game of each kind, on the real table, in about ten minutes.
learn-pitch = A guided first game on the real table: short lessons that each ask you to do one thing. No rulebook needed.
learn-play = Play your first game
learn-progress = Steps done
learn-puzzleOf = { $n } of { $of }
learn-puzzles = Puzzles
learn-puzzlesText = Moments of real games in which one choice is clearly the best. Find the move.
learn-show = Show the answer
learn-title = Learn
learn-as = Your side: { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] lesson
   *[other] lessons
 }

## line

line-lost = Not connected
line-notNow = The connection is down. It comes back by itself; please try again then.
line-waiting = Connection lost. Trying again.

## loading

loading = Loading

## lobby

lobby-help = Tables that wait for somebody, and games to watch.
lobby-join = Join: { $seat }
lobby-list = Show in the lobby
lobby-listHelp = Everybody on this server may join and watch.
lobby-playing = ply { $n }
lobby-title = Lobby
lobby-waits = not begun
lobby-watch = Watch
lobby-yours = To your table

## log

log-empty = Nothing has happened yet.
log-newest = newest first
log-rule = Rule { $clause }
log-title = Log

## lost

lost-text = This address leads nowhere on the table.
lost-title = Nothing here

## luck

luck-name = Luck
luck-title = Your dice so far against expectation

## menu

menu-leave = Leave the table
menu-title = Menu

## nav

nav-play = Play
nav-replay = Replay
nav-rules = Rules
nav-title = Main
nav-campaigns = Campaigns
nav-workshop = Workshop
nav-menu = Menu

## no

no = no

## now

now-back = Looking back
now-of = { $name } to move
now-open = The seat of { $name } is still open. Send the invite link.
now-over = The game is over
now-quiet = A choice that your seat does not see.
now-start = The beginning of the game.
now-thinking = { $name } { $n ->
    [one] is
   *[other] are
 } thinking.
now-waiting = Waiting for { $name }.
now-yours = Your move

## offer

offer-accept = Accept
offer-playOn = Play on
offer-title = The computer offers to resign

## opt

opt-players = Players
opt-turn_limit = Turn limit

## outcome

outcome-drawn = Drawn
outcome-ended = Ended
outcome-lost = Lost
outcome-won = Won

## over

over-draw = A draw.
over-drawn = drawn
over-flagged = out of time
over-losses = Losses
over-lost = lost
over-luck = Dice luck
over-otherLevel = Other level
over-replay = Replay
over-resigned = gave up
over-sameSettings = Same settings
over-save = Save file
over-title = Result
over-turns = Turning points
over-winner = won
over-wins = { $name } { $n ->
    [one] wins
   *[other] win
 }.
over-won = You have won.

## pending

pending-go = Do it

## pick

pick-go = Take { $n }
pick-howMany = How many
pick-less = One less
pick-more = One more
pick-title = Which one?

## piece

piece-next = next place to act
piece-none = Point at a piece, or pick one, to see what it can do.
piece-title = Piece

## queue

queue-showing = What happened is being shown.
queue-skip = Skip ahead, { $n } more

## rail

rail-title = What now, choices and log

## rematch

rematch-accept = Rematch with { $name }
rematch-go = To the rematch
rematch-swap = Swap sides
rematch-title = Rematch

## replay

replay-bad = That file is no Holotable save.
replay-close = Another game
replay-download = Save file
replay-drop = Drop a save file here, or open one: a finished game to look at, or one to play on. It stays between you and this server.
replay-everyone = Onlooker
replay-eyes = Whose eyes
replay-first = To the start
replay-fromHere = Play on from here
replay-goOn = Play on
replay-last = To the end
replay-line = Replay
replay-live = Live
replay-luck = Luck over the game
replay-luckHelp = dice against expectation
replay-lucky = { $name } lucky
replay-moment = Moment of the game
replay-moments = Key moments
replay-next = One step on
replay-none = No finished games in this browser yet.
replay-openFile = Open a save file
replay-over = Over
replay-pause = Pause
replay-play = Play
replay-ply = ply { $n } of { $of }
replay-prev = One step back
replay-roll = This roll
replay-secret = A choice that these eyes do not see.
replay-share = Copy a link to this moment
replay-speed = Speed
replay-title = Replay
replay-toLive = Back to live
replay-yours = Your finished games

## resign

resign-as = Resign as { $name }
resign-text = The game ends and the other side wins.
resign-title = Resign
resign-yes = Yes, resign

## roles

roles-again = { $n } { $n ->
    [one] miss
   *[other] misses
 } thrown again
roles-cancelled = { $n } { $n ->
    [one] hit
   *[other] hits
 } thrown again
roles-force = { $n } { $n ->
    [one] hit
   *[other] hits
 } by Force
roles-hit = { $n } { $n ->
    [one] hit
   *[other] hits
 }
roles-miss = { $n } { $n ->
    [one] miss
   *[other] misses
 }
roles-points = { $n } { $n ->
    [one] counts
   *[other] count
 }
roles-ready = { $n } to be used
roles-retreat = { $n } { $n ->
    [one] pushes
   *[other] push
 } back

## round

round = Round { $n }

## route

route-go = Go there

## rules

rules-before = Before.
rules-contents = Contents
rules-find = Find in the rules
rules-findAll = Find in the rules of all games
rules-found = { $n } { $n ->
    [one] clause
   *[other] clauses
 }
rules-legend = What the marks mean
rules-none = The rules cannot be read just now.
rules-pick = The rules of every game, in our own words, every clause numbered.
rules-print = Print
rules-printing = Drawing the pictures ...
rules-row = table
rules-title = Rules

## seal

seal-bad = The dice do not match their seal.
seal-checking = Replaying the game
seal-commitment = Seal, shown at the start
seal-later = The secret is opened when the game is over.
seal-ok = All dice match the seal.
seal-secret = Secret, opened at the end
seal-text = All dice of this table come from one secret. Its fingerprint was fixed before the first move, so nobody can choose a roll, and nobody can foresee one. When the game is over the secret is opened and anyone can roll the whole game again.
seal-title = Sealed dice
seal-verify = Verify

## seat

seat-alliance = Alliance
seat-away = { $name } { $n ->
    [one] is
   *[other] are
 } away.
seat-deciding = { $name } { $n ->
    [one] is
   *[other] are
 } deciding.
seat-empire = Empire
seat-empire-1 = Empire 1
seat-empire-2 = Empire 2
seat-empire-grey = Grey Empire
seat-empire-white = White Empire
seat-giveBack = Give the seat back
seat-grey = Grey
seat-guest = Guest
seat-hutts = Hutts
seat-isAway = { $name } { $n ->
    [one] is
   *[other] are
 } not here just now.
seat-isComputer = The computer plays this seat. { $level }
seat-isHere = { $name } { $n ->
    [one] is
   *[other] are
 } at the table.
seat-isOpen = Nobody sits here yet.
seat-nobody = the table
seat-notAsked = not asked about cards
seat-openSeat = { $name }: nobody sits here yet.
seat-orange = Orange
seat-rebels = Rebels
seat-rebels-1 = Rebels 1
seat-rebels-2 = Rebels 2
seat-rebels-orange = Orange Rebels
seat-rebels-yellow = Yellow Rebels
seat-takeOver = Let the computer play
seat-thinking = Thinking
seat-thinkingOf = { $name } { $n ->
    [one] is
   *[other] are
 } thinking
seat-toAct = to act
seat-white = White
seat-yellow = Yellow
seat-you = You

## settings

settings-askEnd = Ask before ending a step
settings-askEndHelp = The key E asks once while much can still be done.
settings-autoPass = Answer what has only one answer
settings-autoPassHelp = Steps with nothing to decide pass after a moment; the log shows it.
settings-dark = Night
settings-fast = Fast
settings-labels = Names on the board
settings-labelsHelp = Draws unit numbers and coordinates on the board, as the list calls them. Pointing at a place always shows its name.
settings-language = Language
settings-light = Day
settings-name = Name
settings-nameHelp = What others at the table call you.
settings-namePlace = Guest
settings-normal = Normal
settings-notify = Tell me when it is my move
settings-notifyHelp = A notice of the browser while the page is open somewhere, but hidden.
settings-odds = Show odds
settings-oddsHelp = What the dice will probably do, before you commit.
settings-off = At once
settings-pace = Pace
settings-paceHelp = How fast moves of others are shown. Any key skips.
settings-palette = Clear colours
settings-paletteHelp = Blue, amber and violet, easy to tell apart for everyone.
settings-slow = Slow
settings-sound = Sound
settings-system = As the device
settings-theme = Theme
settings-title = Settings
settings-volume = Volume
settings-install = Install as an app
settings-installHelp = An icon of its own; rules and lessons work without a network.
settings-installNow = Install
settings-notifyBlocked = Your browser has been told to show no notices of this page. Its own settings for this page can change that.

## setup

setup-badJson = That is not JSON yet.
setup-computer = Computer
setup-custom = Own design
setup-customHelp = Paste its JSON.
setup-go = Open table
setup-level = Level
setup-minutes = Time
setup-none = none
setup-note = You can take back a move until a die is rolled or another side decides; after that the others are asked.
setup-noteAlone = You can take back anything. After dice or an answer of the computer the game counts as practice, and the same choice brings the same dice.
setup-onOne = { $n } seats are yours: pass the screen on when the curtain falls.
setup-open = Open by link
setup-opening = Opening
setup-options = Options
setup-players = Players
setup-preview = The board at the start
setup-seats = Seats
setup-standing = The table does it for everybody, and the first turn begins.
setup-title = New table
setup-unlimited = no limit
setup-watchOnly = No seat is yours: you will watch the computers play.
setup-you = You

## side

side-alliance = Alliance
side-empire = Empire
side-hutts = Hutts
side-rebels = Rebels

## sound

sound-off = Sound off
sound-on = Sound on

## spot

spot-can = can act
spot-dest = can go here
spot-empty = empty
spot-selected = selected
spot-target = target

## stage

stage-fit = Whole board
stage-in = Zoom in
stage-label = Board of { $game }
stage-out = Zoom out
stage-how = A map of { $n } places. Arrow keys go from place to place, Tab goes to the next where something can be done, Enter chooses, W tells what is near.

## table

table-opening = Opening the table
table-openingText = The board is being laid out.

## theme

theme-toggle = Day or night

## title

title-yourMove = Your move

## turn

turn = Turn { $n }

## why

why-nothing = Nothing can be done there now.
why-moving = Moves are still being shown: a click answers once they are done.
why-back = This is an earlier moment: go back to live to play.
why-noHint = There is nothing to give a hint about now.
why-noUndo = There is nothing to take back.
why-noEnd = There is nothing to end now.
why-noQuick = Several choices at once are not on offer now.
why-noChoice = There is no choice of that number.
why-noHand = There is no hand of cards here.

## yes

yes = yes

## sheet

sheet-full = Raise the sheet to the top
sheet-half = Raise the sheet halfway
sheet-low = Lower the sheet

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = Your move: { $title }

## offline

offline-alone = No network. Your tables are shown as last known; rules and lessons work. Playing, set-up, replays, campaigns and the workshop need one.
offline-needs = No network. This page needs one; rules and lessons work without.
offline-newer = A new version is here.
offline-reload = Reload

## near

near-here = Here: { $name }.
near-beside = { $way }: { $name }.
near-far = { $way }, { $n } { $n ->
    [one] step
   *[other] steps
 } away: { $name }.
near-left = Left
near-right = Right
near-up = Up
near-down = Down
near-leftUp = Up left
near-rightUp = Up right
near-leftDown = Down left
near-rightDown = Down right

## voice

voice-title = What happens
voice-dice = Dice: { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } { $n ->
    [one] choice
   *[other] choices
 }.
