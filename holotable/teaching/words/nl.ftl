## puzzle

puzzle = Puzzel { $number }
puzzle-side = Je speelt met { $side }.
puzzle-turns = Dit is beurt { $now } van hoogstens { $of }.
puzzle-rounds = Dit is ronde { $now } van hoogstens { $of }.
puzzle-find = Vind de zet: één keuze is hier duidelijk de beste.
puzzle-no = Dat is niet het beste wat er is. Kijk nog eens, of laat het bord je het antwoord tonen.
puzzle-end = Dat is hem! Hiermee win je in ongeveer { NUMBER($chance, style: "percent") } van de gevallen, met de beste andere keuze in { NUMBER($next, style: "percent") }.
