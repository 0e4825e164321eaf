## game

game-name = Sketch
game-tagline = Three in a row, if the die lets you.

## name

name-cross = Crosses
name-ring = Rings

## choice

choice-mark = Mark { $space }
choice-strike = Strike { $space }

## event

event-marked = { $who } roll { $die }: { $space } is marked.
event-struck = { $who } roll { $die }: the mark on { $space } is gone.
event-missed = { $who } roll { $die }: nothing happens on { $space }.
event-won = { $by } have three in a row!
event-drawn = The game is a draw.

## goal

goal-row = Three marks in a row
goal-row-short = { $done } of { $of } in a row

## why

why-own = The mark on { $space } is your own
why-taken = { $space } is marked already
why-empty = There is no mark on { $space } to strike

## ask

ask-turn = Mark an empty space (3 or more), or strike a mark of the other (5 or 6).
