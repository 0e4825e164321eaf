## blz

blz-about-generators = По них і прийшла Імперія.
blz-about-ice = Лише повітряні загони можуть її перетнути.
blz-armor = Броня
blz-at = { $unit } на { $hex }
blz-at-at = AT-AT
blz-at-st = AT-ST
blz-back = пошкоджено
blz-can-AGILE = Спритний: крокує в будь-який бік.
blz-can-HARPOON = Гарпунить крокоходи.
blz-can-HEAVY-ARMOR = Важка броня.
blz-can-HERO = Герой: стріляє з бонусом.
blz-can-LUMBERING = Повертає повільно.
blz-can-MARCH = Щоходу безплатно марширує на клітинку.
blz-can-MAX-POWER = Може стріляти на повну силу.
blz-can-RALLY = Відновлюється після пошкодження.
blz-can-SELF-DESTRUCT = Може знищити себе й піхоту на своїй клітинці.
blz-can-STRAFE = Стріляє в усі боки, крім прямо назад.
blz-can-TURRET = Стріляє в усі боки.
blz-damaged = пошкоджено
blz-dir-N = північ
blz-dir-NE = північний схід
blz-dir-NW = північний захід
blz-dir-S = південь
blz-dir-SE = південний схід
blz-dir-SW = південний захід
blz-echo-trooper = Солдат «Відлуння»
blz-event1 = Влучний постріл: один ворожий загін знищено.
blz-event2 = Очок команд: { $points }.
blz-event3 = Піхота відновлюється й марширує далі.
blz-event4 = Цього ходу без вогню у відповідь.
blz-event5 = { $units } { $units ->
    [one] загін піхоти прибуває
    [few] загони піхоти прибувають
   *[many] загонів піхоти прибуває
 }.
blz-event6 = Власні постріли мають бонус.
blz-face = Повернути на { $facing }
blz-facing = дивиться на { $facing }
blz-facingFact = Напрямок
blz-fire = Вогонь
blz-front = цілий
blz-generators = Генератори щита
blz-han = Ган Соло
blz-hero = герой
blz-key = На мапі
blz-keyFacing = напрямок
blz-keyZone = зона розміщення
blz-laser-battery = Лазерна батарея
blz-lost = втрачено
blz-lostList = Втрачено
blz-luke = Люк Скайвокер
blz-out = Вийшли, у безпеці
blz-points = Очки команд
blz-probe-droid = Дроїд-розвідник
blz-scout = Розвідник
blz-snowspeeder = Сніговий спідер
blz-snowtrooper = Сніговий штурмовик
blz-speed = Швидкість
blz-step-commands = Команди
blz-step-fire = Вогонь
blz-step-march = Марш
blz-step-play = Гра
blz-step-return = Вогонь у відповідь
blz-step-setup = Розміщення
blz-toPlace = Розмістити
blz-turnIn = { $mission }, хід { $n }
blz-turnOf = { $mission }, хід { $n } з { $of }
blz-type-air = Повітря.
blz-type-infantry = Піхота.
blz-type-vehicle = Транспорт.
blz-veers = AT-AT Вірса
blz-waiting = Чекають
blz-pointsLeft = { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
 } команд
blz-turn = Хід
blz-turns = Хід { $n }
blz-turnsOf = Хід { $n } з { $of }
blz-ice = Крига
blz-keyIce = крига: лише для повітря
blz-mission = Місія { $mission }
blz-own = Власна місія
blz-shop-about-alliance = Альянс виводить загони за імперський край; Імперія його спиняє.
blz-shop-about-empire = Імперія виводить загони за край Альянсу; Альянс її спиняє.
blz-shop-about-none = Альянс тримається стільки ходів; якщо на мапі є генератори, їх треба вберегти.
blz-shop-aim-alliance = Утеча
blz-shop-aim-empire = Прорив
blz-shop-aim-none = Оборона
blz-shop-anywhere = Розміщує на всій мапі
blz-shop-apart = Відстань між однаковими загонами
blz-shop-clear = Відстань від ворогів
blz-shop-exits = Загонів за край для перемоги
blz-shop-forces = Початкові загони ставить у зоні їхній гравець, крім тих, що вже на мапі. Ті, що чекають, приходять за очко команд кожен.
blz-shop-ground = Місцевість
blz-shop-hexes = розміщує на { $n } { $n ->
    [one] клітинці
    [few] клітинках
   *[many] клітинках
 }
blz-shop-limit = Межа ходів
blz-shop-losses = Утрати Альянсу для поразки
blz-shop-middle = Генератори посередині краю
blz-shop-movesFirst = Ходить першим
blz-shop-nearRows = розміщує в { $n } { $n ->
    [one] ряду
    [few] рядах
   *[many] рядах
 } біля свого краю
blz-shop-noLosses = 0 — не рахувати
blz-shop-noRoom = Якщо загону нема місця, він
blz-shop-objective = За що б’ються
blz-shop-painted = Зона: { $n } { $n ->
    [one] клітинка
    [few] клітинки
   *[many] клітинок
 }
blz-shop-placesFirst = Розміщує першим
blz-shop-room-out = не бере участі
blz-shop-room-waits = чекає
blz-shop-rows = Зона: ряди біля свого краю
blz-shop-turn = Повернути загін
blz-shop-turns = Скільки ходів протриматися Альянсові
blz-shop-units = На початку
blz-shop-useRows = Узяти ряди
blz-shop-waits = чекають: { $units }
blz-shop-zone = Зона: { $side }

## opt

opt-mission = Місія
opt-mission-1 = Крізь дроїдів
opt-mission-2 = Ідуть крокоходи
opt-mission-3 = Генератори
opt-mission-campaign = Усі три поспіль
opt-reinforcements = Підкріплення
opt-reinforcements-any = Будь-яка вільна фішка
opt-reinforcements-lost = Втрачені або ті, що чекають
opt-survivors = Уцілілі
opt-warned = Попереджений Альянс

## setup

setup-about-1 = Ган і його розвідники прослизають крізь заслону дроїдів-розвідників.
setup-about-2 = Крокоходи йдуть через хребет. Скільки з них прорветься?
setup-about-3 = Генератори мають устояти до кінця ходів.
setup-about-campaign = Усі три місії поспіль; що сталося в одній, відчутно в наступній.
setup-mission3 = Лише місія 3: хто пройшов місію 2
