## puzzle

puzzle = Puzzle { $number }
puzzle-side = You are { $side }.
puzzle-turns = This is turn { $now } of at most { $of }.
puzzle-rounds = This is round { $now } of at most { $of }.
puzzle-find = Find the move: one choice is clearly the best here.
puzzle-no = That is not the best there is. Look again, or let the board show you the answer.
puzzle-end = That is it! It wins about { NUMBER($chance, style: "percent") } of the time, the next best choice { NUMBER($next, style: "percent") }.
