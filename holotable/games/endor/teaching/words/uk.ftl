## reference

reference = Довідка
reference-set-up = Розстановка
reference-two = Двоє гравців на початку.
reference-four = Четверо гравців на початку: та сама мапа, у кожного своя рука.
reference-ships = Кораблі
reference-sectors = Сектори й флоти
reference-tracks = Треки
reference-shield = Трек щита. Штурмовик (усього { $troops }) ускладнює свою поділку на { $harder }.
reference-clear_sector = зачистити сектор
reference-falcon_destroyed = знищити «Сокола», додатково
reference-luke_destroyed = Люк гине
reference-vader_destroyed = Вейдера вбито
reference-vader_redeemed = Вейдера спокутувано
reference-cards = Усі 60 карт наказів
reference-deck = { $side }: { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
 }
reference-head-ship = корабель
reference-head-number = у грі
reference-head-dice = кубиків за кожен
reference-head-moves = секторів за рух
reference-head-hit = влучання від
reference-head-sector = сектор
reference-head-neighbours = поруч
reference-head-start = на початку
reference-head-space = поділка
reference-head-needs = потрібно
reference-head-track = хто
reference-head-hits = влучань до загибелі
reference-head-mark = позначка
reference-head-deed = вчинок
reference-head-extra = додаткові накази
reference-head-card = карта
reference-head-orders = накази

## lesson

lesson-cards = Виберіть накази
lesson-cards-1 = Ви ведете Повстання. Щоб перемогти, знищте Зірку Смерті, але спершу має впасти її щит. Щораунду ви таємно вибираєте три з шести карт; перша вибрана відкриється першою. Виберіть карту, на якій є **штурм щита**.
lesson-cards-1-no = Добра карта, але спершу щит. Виберіть ту, де є штурм щита.
lesson-cards-2 = Відкрита карта дає один зі своїх наказів. Другою виберіть ту, на якій є **Люк Скайвокер**.
lesson-cards-2-no = Люк теж хоче битися. Виберіть карту з Люком Скайвокером.
lesson-cards-3 = І останньою — винищувачі: карта, на якій є **B-Wing** і **X-Wing**.
lesson-cards-3-no = Візьміть карту з B-Wing і X-Wing.
lesson-cards-4 = Імперія теж вибрала, і вашу першу карту відкрито. Віддайте **наказ**: **штурм щита**. Група біжить до генератора з п’ятьма кубиками.
lesson-cards-4-no = Спершу щит. Наказ: штурм щита.
lesson-cards-5 = Кожен кубик просуває групу на поділку, якщо на ньому щонайменше число цієї поділки. На легкі поділки витрачайте малі кубики: для першої **використати 2**.
lesson-cards-5-no = Тут досить 2. Бережіть високі кубики для складніших поділок.
lesson-cards-6 = Ще раз **використати 2**.
lesson-cards-6-no = Друга двійка зробить те саме.
lesson-cards-7 = Тепер **використати 3**.
lesson-cards-7-no = Для цієї поділки досить 3.
lesson-cards-8 = Поділки стають складнішими. Для цієї **використати 6**.
lesson-cards-8-no = Допоможе лише 6.
lesson-cards-end = Чотири з сімнадцяти поділок п’ятьма кубиками. Група стоїть там до наступного штурму.
lesson-fight = Винищувачі
lesson-fight-1 = На карті X-Wing, B-Wing і щит. Віддайте **наказ**: **X-Wing**.
lesson-fight-1-no = Цього разу винищувачі: наказ X-Wing.
lesson-fight-2 = Винищувачі одного виду переходять з одного сектора до сусіднього, потім атакують. Хай X-Wing перейдуть **з S до SW**, і їх буде **2**.
lesson-fight-2-no = З S до SW, два винищувачі.
lesson-fight-3 = Вони поруч із сектором A5, де два TIE. Прочитайте шанси й оберіть **атакувати A5**.
lesson-fight-3-no = Не змушуйте їх чекати: атакуйте A5.
lesson-fight-4 = У TIE влучає 3 або більше. **Використати 4** проти **винищувача TIE**.
lesson-fight-4-no = Для TIE досить четвірки. Спершу використайте її.
lesson-fight-end = Два кубики, два TIE: останній кубик сам пішов у єдину ціль. Зачищений сектор дає додатковий наказ.
lesson-duel = Люк і Вейдер
lesson-duel-1 = Осторонь б’ються Люк і Вейдер. Чотири кубики, кожна четвірка або більше — влучання. У Вейдера лишилося три. Віддайте **наказ**: **Люк Скайвокер**.
lesson-duel-1-no = Вейдера майже переможено. Посилайте Люка.
lesson-duel-end = Вейдера переможено, а це три додаткові накази.
lesson-falcon = «Сокіл»
lesson-falcon-1 = «Тисячолітній Сокіл» літає на два сектори й має два кубики. Віддайте **наказ**: **«Тисячолітній Сокіл»**.
lesson-falcon-1-no = Хай цього разу летить «Сокіл».
lesson-falcon-2 = Він може летіти на один сектор або на два. Хай перейде **з S до SE**.
lesson-falcon-2-no = SE поруч із винищувачами TIE в A4. Летіть туди.
lesson-falcon-3 = Оберіть **атакувати A4**: там три TIE.
lesson-falcon-3-no = Атакуйте A4.
lesson-falcon-4 = Влучити може лише 5. **Використати 5** проти **винищувача TIE**.
lesson-falcon-4-no = 5 влучає. Використайте її.
lesson-falcon-end = Особливі кораблі витримують кілька влучань; у кожного свій трек.
lesson-win = Зірка Смерті
lesson-win-1 = На треку щита лишилася одна поділка, а ваші X-Wing чекають поруч із Зіркою Смерті. Віддайте **наказ**: **штурм щита**.
lesson-win-1-no = Спершу має впасти щит.
lesson-win-2 = Остання поділка потребує 5. **Використати 5**.
lesson-win-2-no = Останню поділку відкриває лише 5 або 6.
lesson-win-3 = Щит упав. Віддайте **наказ**: **X-Wing**.
lesson-win-3-no = X-Wing поруч. Віддайте їм наказ.
lesson-win-4 = Вони вже на місці: оберіть **лишитися на місці**.
lesson-win-4-no = Зараз важить кожен корабель. Лишайтеся.
lesson-win-5 = П’ять кубиків, і єдина 6 перемагає. Атакуйте **Зірку Смерті**.
lesson-win-5-no = По це ми й прийшли: атакуйте Зірку Смерті!
lesson-win-end = Зірки Смерті більше немає. Кадет чекає на вас із новою.

## mark: what a mark in the data speaks of

mark-number-of-copies-ruling = кількість примірників: ухвала
mark-last-three-red = останні три червоні
mark-six-at-the-rebel-edge-one-squadron-each = шість біля краю повстанців, по одній ескадрильї
mark-which-squadron-and-sector = яка ескадрилья і який сектор
mark-begins-at-2-rises-ends-at-5 = починається з 2, росте, кінчається на 5
mark-seventeen-spaces-and-the-exact-run = сімнадцять поділок і точний перебіг
