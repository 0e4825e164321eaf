## opt

opt-mode = Гра
opt-mode-standard = Стандартна
opt-mode-trilogy = Оригінальна трилогія

## setup

setup-about-standard = Стара гра на мапі галактики: захопіть усі планети.
setup-about-trilogy = Повстанці, Імперія й гатти, у кожного своя мета: знайти Імператора, розгромити повстанців, утримати досить ресурсних планет.

## tri

tri-about-asteroids = Нічийне: його не можна ні атакувати, ні тримати, ні перетнути.
tri-about-deathStar = Імперську планету під нею не можна атакувати. Повстанці й гатти можуть атакувати саму станцію.
tri-asteroids = Поле астероїдів
tri-balance = Рівновага
tri-base = Імперська база
tri-bomber = Бомбардувальник
tri-dark = Темрява { $n }
tri-darkToLight = від темряви до світла
tri-deathStar = Зірка Смерті
tri-deathStarAt = Зірка Смерті: { $planet }
tri-destroyer = Руйнівник
tri-diceFewer = на { $n } { $n ->
    [one] кубик
    [few] кубики
   *[many] кубиків
 } менше проти Зірки Смерті
tri-diceMore = на { $n } { $n ->
    [one] кубик
    [few] кубики
   *[many] кубиків
 } більше проти Зірки Смерті
tri-empireDraws = Імперія бере на { $n } більше
tri-fact-forces = Війська
tri-fighter = Винищувач
tri-force = Сила
tri-forces = { $n } { $n ->
    [one] військо
    [few] війська
   *[many] військ
 }
tri-free = вільна
tri-hidden = закрито
tri-huttResources = Ресурси гаттів
tri-in = { $region }, за весь регіон — { $bonus }.
tri-key-base = Імперська база, закрита
tri-key-lane = гіперпросторова траса
tri-key-resource = ресурсна планета
tri-light = Світло { $n }
tri-marker-emperor = Імператор
tri-marker-empty = порожня
tri-planets = { $n } { $n ->
    [one] планета
    [few] планети
   *[many] планет
 }
tri-rebelsDraw = повстанці беруть на { $n } більше
tri-resource = Ресурсна планета.
tri-sets = набори: 3 винищувачі { $fighters }, 3 бомбардувальники { $bombers }, 3 руйнівники { $destroyers }, по одному { $each }
tri-standard = Стандартна
tri-step-base = База
tri-step-cards = Карти
tri-step-claim = Вибір планет
tri-step-death_star = Станція
tri-step-death_star_setup = Зірка Смерті
tri-step-draw = Добір
tri-step-fortify = Укріплення
tri-step-fortify_ships = Кораблі
tri-step-invade = Вторгнення
tri-step-place = Розміщення
tri-step-reinforce = Підсилення
tri-step-take_over = Передача
tri-taken = захоплено
tri-shop-base-emperor = База Імператора
tri-shop-base-empty = Порожня база
tri-shop-base-hidden = База, вміст випадковий
tri-shop-bases = Імперські бази
tri-shop-galaxy = Галактика
tri-shop-game = Гра
tri-shop-handOf = Рука: { $seat }
tri-shop-hands = Карти на руці
tri-shop-handsHelp = До { $n } { $n ->
    [one] карти
    [few] карт
   *[many] карт
 } кожному; якщо їх не названо, рука спершу порожня.
tri-shop-hint = Виберіть власника й клацайте планети: кожен клік додає одне військо. Тягніть, щоб перемістити все з планети, Delete — прибрати.
tri-shop-less = На військо менше
tri-shop-limit = Межа ходів
tri-shop-noLimit = 0 — без межі
tri-shop-owners = Власники й війська
tri-shop-share = Роздати навмання { $n } { $n ->
    [one] планету
    [few] планети
   *[many] планет
 }
tri-shop-ships = Кораблі
tri-shop-supply-asteroids = Поля астероїдів
tri-shop-supply-bases = Маркери баз
tri-shop-supply-planets = Зайняті планети
tri-shop-toPlace = Військ розмістити
tri-shop-toPlaceHelp = Спершу займають нічиї планети, по одному війську; решту розміщують по черзі.
