## puzzle

puzzle = Rätsel { $number }
puzzle-side = Du spielst { NAME($side, form: "acc") }.
puzzle-turns = Es läuft Zug { $now } von höchstens { $of }.
puzzle-rounds = Es läuft Runde { $now } von höchstens { $of }.
puzzle-find = Finde den Zug: Eine Möglichkeit ist hier klar die beste.
puzzle-no = Da gibt es etwas Besseres. Schau noch einmal hin, oder lass dir die Lösung auf dem Spielbrett zeigen.
puzzle-end = Das ist es! Damit gewinnst du in etwa { NUMBER($chance, style: "percent") } der Fälle, mit der nächstbesten Möglichkeit in { NUMBER($next, style: "percent") }.
