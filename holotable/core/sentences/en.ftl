## campaign

campaign-battle = Battle { $number } goes to { $seat }.
campaign-heading = { $title }, battle { $number } of { $length }: { $battle }
campaign-points = Points: { $points }.
campaign-undecided = { $title }: not decided yet, { $fought } of { $length } battles are fought.
campaign-won = { $title }: won by { $seat }.

## compiling: while rules are compiled, on the terminal

compiling-now = Compiling the rules, once on this machine: { $functions } { $functions ->
    [one] function
   *[other] functions
}, { $seconds } s
compiling-done = Compiled { $functions } { $functions ->
    [one] function
   *[other] functions
} in { $seconds } s

## event

event-flagged = { $seat }: time is up.
event-resigned = { $seat } { $seat ->
    [one] gives
   *[other] give
 } up.

## mark: where a rule comes from

mark-book = book
mark-known = known
mark-likely = likely
mark-implied = implied
mark-ruling = ruling
mark-picture = picture
mark-order = order
mark-end = end

## name

name-last-choice = the last choice

## study: the page of `holotable lab`

study-title = Balance of { $game }
study-played-by = Played by { $players }; first seed { $seed }.
study-games = The games
study-seats = Seats
study-players = Players
study-scenarios = Scenarios
study-first-move = Deciding first
study-first = the seat that decides first
study-endings = How games are won
study-lengths = When games end
study-tension = Tension
study-losses = Losses
study-cards = What is played
study-plan = The study
study-all = All of them
study-nobody = nobody
study-luck-here = Luck's share: { $share } of what decides a game is explained by neither player nor seat.
study-first-always = First is who is asked for the very first decision, setting up included. In these games it is always the same side in a scenario, so being first cannot be told from being that side.
study-fact-length = decisions at most in half of the games (one in ten has over { $most })
study-fact-first = wins of the seat that decides first
study-fact-luck = luck's share: what neither player, seat nor scenario explains
study-fact-unfinished = games given up as too long
study-fact-leads = changes of the lead in a game
study-fact-tension = tension: 100% where all sides are even throughout
study-fact-decided = of the game has passed when the winner is ahead for good
study-fact-comebacks = of the games are won by a side that once had less than half a fair chance
study-head-games = games
study-head-wins = wins
study-head-interval = 95% interval
study-head-share = of all games
study-head-turn = turn by which half of them are over
study-head-any = in so many games at all
study-axis-wins = share of wins, 95% interval
study-axis-games = share of games
study-axis-turns = turns in a game
study-axis-passed = how much of the game has passed
study-axis-chance = chance of who wins in the end
study-axis-a-game = times in a game
study-legend-winner = won by
study-legend-half = the middle half of all games
study-legend-middle = half of the games above, half below

## table

table-accept = Accept? (y/n)
table-agreed = { $seats } agreed.
table-away = { $seat } { $seat ->
    [one] is
   *[other] are
 } away: { $what }. They can come back to their seat for an hour.
table-back = { $seat } { $seat ->
    [one] is
   *[other] are
 } back and { $seat ->
    [one] plays
   *[other] play
 } on.
table-came = { $seat } { $seat ->
    [one] has
   *[other] have
 } come.
table-computer = the computer plays on
table-declines = { $seat } { $seat ->
    [one] plays
   *[other] play
 } on.
table-disagrees = { $seat } { $seat ->
    [one] does
   *[other] do
 } not agree to the take-back.
table-handed = { $seat }: { $what }.
table-hopes = { $seat } { $seat ->
    [one] sees
   *[other] see
 } a way to win again and { $seat ->
    [one] plays
   *[other] play
 } on.
table-last_choices = the last { $count } choices
table-offers = { $seat } { $seat ->
    [one] sees
   *[other] see
 } no way to win and { $seat ->
    [one] offers
   *[other] offer
 } to resign.
table-onlooker = Onlooker
table-open = the seat is open to whoever has its link
table-over = The game is over.
table-person = a person plays on
table-plays_on = The computer plays on for them.
table-practice = This is practice from here on.
table-rematch = { $seat } { $seat ->
    [one] has
   *[other] have
 } opened a new table for a rematch.
table-takes_back = { $seat } { $seat ->
    [one] takes
   *[other] take
 } back { $what }.
table-waiting = Waiting for { LIST($seats) }.
table-whole = The whole game was saved, dice and all. This is practice from here on.
table-wishes = { $seat } { $seat ->
    [one] asks
   *[other] ask
 } to take back { $what }.

## playthrough: a whole game in lines

playthrough-rules = { $title }, rules version { $version }
playthrough-won = Won by: { $winners }
playthrough-nobody = nobody
playthrough-undecided = not decided

## text: the levels of the computer

text-level-cadet = Cadet
text-level-cadet-about = Plays fast and loose: knows what is useful, and forgets it now and then.
text-level-officer = Officer
text-level-officer-about = Looks one step ahead and takes what looks best after it.
text-level-commander = Commander
text-level-commander-about = Plays many games in its head before it moves, for about half a second.
text-level-admiral = Admiral
text-level-admiral-about = Plays many more games in its head than the commander, for about three seconds.
text-level-grand-admiral = Grand Admiral
text-level-grand-admiral-about = Searches with a network that learned from millions of games, where the game has one; for about four seconds.
text-player-guest = A player from outside.
text-player-net = A network that learned the game, and plays without any search.

## terminal

terminal-cannot_written = { $what } cannot be written: { $strerror }.
terminal-choice_enter_next = choice { $ply } of { $lines }.  Enter next   b back   NUMBER go there   q leave
terminal-game_over = The game is over: { $what }.
terminal-hand_over_then = Hand over to { $name_of }, then press Enter.{ " " }
terminal-must_whole_number = { $name } must be a whole number from { $least } to { $most }.
terminal-next_dice_will = The next dice will be { $rest }.
terminal-no_choice_they = There is no choice { $number }; they go from 1 to { $choices }.
terminal-no_command_type = { $word } is no command: type a number from 1 to { $choices }, or ? for help.
terminal-no_shortcut_now = There is no shortcut *{ $number }; there are { $offered } now.
terminal-nothing_repeated = Nothing is repeated in { $title }.
terminal-nothing_take_back = There is nothing to take back.
terminal-number_play_u = number to play, { $again }u take back, d dice, l log, s save, ? help, q leave
terminal-only_repeated = Only { $what_repeats } is repeated: { $allowed }.
terminal-saved_as = Saved as { $what }.
terminal-say_where_s = Say where to: s hoth.json
terminal-thinking = { $name } is thinking...
terminal-time_up = { $name_of }: time is up.
terminal-type_dice_as = Type the dice as numbers: d 3 6
terminal-you_left_table = You left the table. The game was not finished.
terminal-help = A number plays that choice (with an amount after it where one is asked: '3 5').  *1 plays a shortcut   b 3 repeats choice 3 until it is decided, b 3 2 until 2 are left   u take back   l the whole log   d 3 6 roll these dice next   s FILE save   r rules of the choices   ? this help   q leave
terminal-draw = a draw
terminal-range = { $least } to { $most }
terminal-of = { $done } of { $of }
terminal-repeat_these = type b and its number, from { $least } to { $most }
terminal-repeat_none = there is none now
terminal-ply = ply { $ply }
terminal-log = log
terminal-goals = goals
terminal-repeat_hint = b number to repeat { $what },{ " " }
terminal-yes = y yes
terminal-next_battle = Enter for the next battle, q to leave:{ " " }

## text: fixed sentences of the server

text-set-up-again = Something went wrong at this table; it is being set up again from what was written down.
text-computer-failed = The computer player failed to answer; tell it to play now, or take its seat.
text-memory = This takes more memory than the server gives it.
text-nothing-here = There is nothing at this address.
text-proof-no-secret = This save holds no sealed dice: it has no secret and commitment.
text-proof-other-secret = The secret does not fit the commitment that was shown before the game.
text-proof-typed-in = Some dice of this game were typed in, so they cannot be proved.
text-proof-other-result = The choices replay, but to another result than the save states.
