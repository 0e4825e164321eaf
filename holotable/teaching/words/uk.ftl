## puzzle

puzzle = Задача { $number }
puzzle-side = Ваша сторона: { $side }.
puzzle-turns = Хід { $now }, а всього їх щонайбільше { $of }.
puzzle-rounds = Раунд { $now }, а всього їх щонайбільше { $of }.
puzzle-find = Знайдіть хід: один вибір тут явно найкращий.
puzzle-no = Є кращий хід. Погляньте ще раз або дайте полю показати відповідь.
puzzle-end = Саме так! Шанс перемогти — близько { NUMBER($chance, style: "percent") }, з найкращим з інших виборів — { NUMBER($next, style: "percent") }.
