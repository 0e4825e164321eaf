## puzzle

puzzle = Problema { $number }
puzzle-side = Giochi con { $side }.
puzzle-turns = È il turno { $now } di { $of } al massimo.
puzzle-rounds = È il round { $now } di { $of } al massimo.
puzzle-find = Trova la mossa: qui una scelta è chiaramente la migliore.
puzzle-no = C'è di meglio. Guarda ancora, o fatti mostrare la soluzione dal tabellone.
puzzle-end = È questa! La probabilità di vincere è circa { NUMBER($chance, style: "percent") }, con la migliore delle altre { NUMBER($next, style: "percent") }.
