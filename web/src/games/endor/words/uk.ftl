## end

end-about-deathStar = Коли щит упав, її можна атакувати із сусіднього сектора.
end-about-lost = Цей маркер флоту втрачено разом з усіма винищувачами на ньому.
end-about-marker = Маркер флоту без винищувачів.
end-aside = відкладено до кінця раунду
end-b-wing = B-Wing
end-b-wings = B-Wing
end-bunker = бункер, { $n }+
end-card = Карта наказів
end-deathStar = Зірка Смерті
end-duel = Двобій
end-empireNote = TIE: { $n }, у резерві { $reserve }
end-executor = «Екзекутор»
end-extra = додатково { $n }
end-falcon = «Сокіл»
end-first = 1-а
end-gone = знищено
end-hangar = { $n } { $n ->
    [one] винищувач
    [few] винищувачі
   *[many] винищувачів
 } TIE в ангарі
end-left = лишилося { $n } з { $of }
end-lost = втрачено
end-lostShips = { $n } { $n ->
    [one] корабель
    [few] кораблі
   *[many] кораблів
 }
end-luke = Люк
end-marker = Флот { $id }
end-next = далі
end-order-ambush = засідка
end-order-b-wing = B-Wing
end-order-death-star = Зірка Смерті
end-order-emperor = Імператор
end-order-executor = «Екзекутор»
end-order-falcon = «Сокіл»
end-order-luke = Люк
end-order-redeem = спокута
end-order-shield = штурм щита
end-order-tie = винищувачі TIE
end-order-vader = Вейдер
end-order-x-wing = X-Wing
end-order-y-wing = Y-Wing
end-orders = Накази
end-pick = Виберіть накази
end-picked = вибрано { $n }, перша лежить зверху
end-pile = Ваш стос наказів
end-piles = Стоси наказів
end-prepare = Підготовка
end-rebelNote = { $n } { $n ->
    [one] винищувач
    [few] винищувачі
   *[many] винищувачів
 }, { $fleets } { $fleets ->
    [one] флот
    [few] флоти
   *[many] флотів
 }
end-redeemable = Спокута можлива на { $spaces }
end-redeemed = Спокутувано
end-second = 2-а
end-shield = Штурм щита
end-shieldAt = Поділка { $n } з { $of }, щит діє
end-shieldDown = Щит упав
end-ships = Кораблі
end-short-ambush = Засідка
end-short-b-wing = B-Wing
end-short-death-star = Станція
end-short-emperor = Імператор
end-short-executor = «Екзекутор»
end-short-falcon = «Сокіл»
end-short-luke = Люк
end-short-redeem = Спокута
end-short-shield = Щит
end-short-tie = TIE
end-short-vader = Вейдер
end-short-x-wing = X-Wing
end-short-y-wing = Y-Wing
end-step-advance = Просування
end-step-assign = Розподіл кубиків
end-step-attack = Атака
end-step-fire = Постріл
end-step-move = Рух
end-step-order = Наказ
end-then = потім
end-third = 3-я
end-tie = Винищувач TIE
end-ties = Винищувачі TIE
end-toCome = попереду { $n }
end-turnedUp = відкрито
end-vader = Вейдер
end-x-wing = X-Wing
end-x-wings = X-Wing
end-y-wing = Y-Wing
end-y-wings = Y-Wing
end-shop-ahead = Штурмовики стоять на поділках попереду групи.
end-shop-assault = Штурмова група на поділці
end-shop-battle = Битва
end-shop-board = Поле
end-shop-deal = Натомість роздати цю руку
end-shop-dealt = карт: { $n }, роздано
end-shop-empty = Прибрати всі кораблі
end-shop-handOf = Рука: { $seat }
end-shop-hands = Руки
end-shop-hint = Виберіть корабель і клацайте місця: кожен клік додає ще один. Тягніть, щоб перемістити весь стос, Delete — прибрати його.
end-shop-hits = Влучань дотепер
end-shop-less = На корабель менше
end-shop-marker = Маркер флоту відкритий або втрачений
end-shop-named = { $n } { $n ->
    [one] карта
    [few] карти
   *[many] карт
 }, названо
end-shop-redeemed = Вейдера спокутувано
end-shop-reserve = TIE в ангарі
end-shop-ships = Кораблі
end-shop-space = Штурмовик на поділці { $n }
end-shop-stormtroopers = Штурмовики

## opt

opt-round_limit = Межа раундів

## setup

setup-about-2 = Флот, щит і двобій водночас, за таємними наказами.
setup-about-4 = Дві команди по двоє, у кожного гравця свої накази.
