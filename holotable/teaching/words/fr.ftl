## puzzle

puzzle = Énigme { $number }
puzzle-find = Vous jouez { $side }. Trouvez le coup : un choix est ici nettement le meilleur.
puzzle-no = Ce n'est pas le meilleur coup. Regardez encore, ou laissez le plateau montrer la réponse.
puzzle-end = C'est cela ! Ce choix gagne dans environ { NUMBER($chance, style: "percent") } des cas, le meilleur des autres dans { NUMBER($next, style: "percent") }.
