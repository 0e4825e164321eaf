## puzzle

puzzle = Puzzle { $number }
puzzle-find = You are { $side }. Find the move: one choice is clearly the best here.
puzzle-no = That is not the best there is. Look again, or let the board show you the answer.
puzzle-end = That is it! It wins about { NUMBER($chance, style: "percent") } of the time, the next best choice { NUMBER($next, style: "percent") }.
