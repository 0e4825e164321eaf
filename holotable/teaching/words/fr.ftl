## puzzle

puzzle = Énigme { $number }
puzzle-side = Vous jouez { $side }.
puzzle-turns = C'est le tour { $now } sur { $of } au plus.
puzzle-rounds = C'est la manche { $now } sur { $of } au plus.
puzzle-find = Trouvez le coup : un choix est ici nettement le meilleur.
puzzle-no = Ce n'est pas le meilleur coup. Regardez encore, ou laissez le plateau montrer la réponse.
puzzle-end = C'est cela ! Ce choix gagne dans environ { NUMBER($chance, style: "percent") } des cas, le meilleur des autres dans { NUMBER($next, style: "percent") }.
