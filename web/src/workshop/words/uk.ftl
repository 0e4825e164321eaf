## shop

shop-all = Усі
shop-as = Грати за: { $seat }
shop-author = Автор
shop-badLink = У цьому посиланні немає задуму, який можна прочитати.
shop-blank = Почати наново
shop-board = Поле: { $title }
shop-both = Обидві сторони за цим екраном
shop-by = автор: { $name }
shop-checking = Перевіряємо…
shop-copied = Посилання скопійовано. У ньому весь задум; на сервері нічого не зберігається.
shop-download = Завантажити
shop-fair = Чи це справедливо?
shop-fair-between = Ігор: { $n }, грали { $level }
shop-fair-draws = Нічиїх: { $n }.
shop-fair-ending = { $n } виграно так: { $text }
shop-fair-failed = Ігри не вдалося зіграти; спробуйте ще раз.
shop-fair-heat = Показати, де гинули загони
shop-fair-length = У половині ігор рішень не більше ніж { $median }; у найкоротшій { $shortest }, у найдовшій { $longest }.
shop-fair-luck = Частка удачі в результаті: { $share }.
shop-fair-other = інакше
shop-fair-playing = Сервер грає: { $done } з { $of } ігор.
shop-fair-share = { $seat }: { $share } перемог (95% інтервал від { $low } до { $high }).
shop-fair-take = Зробити цю зміну
shop-fair-try = Випробувано: { $text }
shop-file = Відкрити файл
shop-forget = Забути: { $title }
shop-forms = Правила задуму
shop-games = Ігри
shop-goals = Цілі й правила
shop-hint = Виберіть щось і клацайте місця: раз — покласти, ще раз — прибрати. Тягніть, щоб перемістити, Delete — очистити.
shop-inBar = Посилання в рядку адреси. У ньому весь задум; на сервері нічого не зберігається.
shop-known = Почати з готового
shop-level = Комп’ютер грає як
shop-level-commander = командири
shop-level-officer = офіцери
shop-mine = Збережено в цьому браузері
shop-name = Назва
shop-noPlan = { $name } не містить задуму.
shop-offline = Сервер не відповідає.
shop-open = Відкрити
shop-palette = Що можна класти
shop-phone = На малому екрані можна завантажити, зіграти й змінити дрібниці; більший показує поле й форми поруч.
shop-piece = { $n } × { $what }
shop-pieces = З коробки
shop-play = Зіграти
shop-print = Друк
shop-printed = Намальовано в Holotable.
shop-problems = { $n } { $n ->
    [one] помилка
    [few] помилки
   *[many] помилок
 }
shop-redo = Повторити
shop-share = Посилання
shop-sound = Помилок немає: можна грати.
shop-story = Історія
shop-tab-check = Перевірка
shop-tab-lay = Поле
shop-tab-rules = Правила
shop-title = Майстерня
shop-undo = Скасувати
shop-untitled = Без назви
shop-less = { $what }: на один менше
shop-more = { $what }: на один більше
