## game

game-name = Трилогія
game-tagline = Сорок дві планети, три фракції, один прихований Імператор.

## name

name-orange = Помаранчеві
    .number = plural
    .acc = Помаранчевих
    .gen = Помаранчевих
    .dat = Помаранчевим
name-yellow = Жовті
    .number = plural
    .acc = Жовтих
    .gen = Жовтих
    .dat = Жовтим
name-grey = Сірі
    .number = plural
    .acc = Сірих
    .gen = Сірих
    .dat = Сірим
name-white = Білі
    .number = plural
    .acc = Білих
    .gen = Білих
    .dat = Білим
name-rebels = повстанці
    .number = plural
    .acc = повстанців
    .gen = повстанців
    .dat = повстанцям
name-empire = Імперія
    .gender = f
    .acc = Імперію
    .gen = Імперії
    .dat = Імперії
name-hutts = гатти
    .number = plural
    .acc = гаттів
    .gen = гаттів
    .dat = гаттам
name-rebels-orange = помаранчеві повстанці
    .number = plural
    .acc = помаранчевих повстанців
    .gen = помаранчевих повстанців
    .dat = помаранчевим повстанцям
name-rebels-yellow = жовті повстанці
    .number = plural
    .acc = жовтих повстанців
    .gen = жовтих повстанців
    .dat = жовтим повстанцям
name-empire-grey = сіра Імперія
    .gender = f
    .acc = сіру Імперію
    .gen = сірої Імперії
    .dat = сірій Імперії
name-empire-white = біла Імперія
    .gender = f
    .acc = білу Імперію
    .gen = білої Імперії
    .dat = білій Імперії
name-fighter = винищувач
    .gender = m
    .acc = винищувач
    .gen = винищувача
name-bomber = бомбардувальник
    .gender = m
    .acc = бомбардувальник
    .gen = бомбардувальника
name-destroyer = руйнівник
    .gender = m
    .acc = руйнівник
    .gen = руйнівника
name-death-star = Зірка Смерті
    .gender = f
    .acc = Зірку Смерті
    .gen = Зірки Смерті
name-empty = порожня база
    .gender = f
    .acc = порожню базу
name-emperor = Імператор
    .gender = m
    .acc = Імператора
name-marker-empty = порожній маркер
    .gender = m
    .acc = порожній маркер
name-marker-emperor = маркер Імператора
    .gender = m
    .acc = маркер Імператора
name-no-ships = жодного корабля
name-the-base = база
    .gender = f
    .acc = базу
name-tatooine = Татуїн
    .gender = m
    .acc = Татуїн
    .gen = Татуїну
    .loc = Татуїні
name-wayland = Вейленд
    .gender = m
    .acc = Вейленд
    .gen = Вейленду
    .loc = Вейленді
name-toprawa = Топрава
    .gender = f
    .acc = Топраву
    .gen = Топрави
    .loc = Топраві
name-dathomir = Датомір
    .gender = m
    .acc = Датомір
    .gen = Датоміру
    .loc = Датомірі
name-yavin-4 = Явін-4
    .gender = m
    .acc = Явін-4
    .gen = Явіна-4
    .loc = Явіні-4
name-dantooine = Дантуїн
    .gender = m
    .acc = Дантуїн
    .gen = Дантуїну
    .loc = Дантуїні
name-ord-mantell = Орд-Мантелл
    .gender = m
    .acc = Орд-Мантелл
    .gen = Орд-Мантеллу
    .loc = Орд-Мантеллі
name-mon-calamari = Мон-Каламарі
    .gender = m
    .fixed = yes
name-kashyyyk = Кашиїк
    .gender = m
    .acc = Кашиїк
    .gen = Кашиїку
    .loc = Кашиїку
name-kessel = Кессель
    .gender = m
    .acc = Кессель
    .gen = Кесселю
    .loc = Кесселі
name-da-soocha-v = Да-Суча V
    .gender = f
    .acc = Да-Сучу V
    .gen = Да-Сучі V
    .loc = Да-Сучі V
name-ylesia = Ілезія
    .gender = f
    .acc = Ілезію
    .gen = Ілезії
    .loc = Ілезії
name-toydaria = Тойдарія
    .gender = f
    .acc = Тойдарію
    .gen = Тойдарії
    .loc = Тойдарії
name-nar-shaddaa = Нар-Шаддаа
    .gender = m
    .fixed = yes
name-bothawui = Ботавуй
    .gender = m
    .acc = Ботавуй
    .gen = Ботавую
    .loc = Ботавуї
name-gamorr = Гаморр
    .gender = m
    .acc = Гаморр
    .gen = Гаморру
    .loc = Гаморрі
name-kothlis = Котліс
    .gender = m
    .acc = Котліс
    .gen = Котлісу
    .loc = Котлісі
name-rodia = Родія
    .gender = f
    .acc = Родію
    .gen = Родії
    .loc = Родії
name-falleen = Фаллін
    .gender = m
    .acc = Фаллін
    .gen = Фалліну
    .loc = Фалліні
name-omwat = Омват
    .gender = m
    .acc = Омват
    .gen = Омвату
    .loc = Омваті
name-arbra = Арбра
    .gender = f
    .acc = Арбру
    .gen = Арбри
    .loc = Арбрі
name-excarga = Екскарга
    .gender = f
    .acc = Екскаргу
    .gen = Екскарги
    .loc = Екскарзі
name-elom = Елом
    .gender = m
    .acc = Елом
    .gen = Елому
    .loc = Еломі
name-endor = Ендор
    .gender = m
    .acc = Ендор
    .gen = Ендору
    .loc = Ендорі
name-bespin = Беспін
    .gender = m
    .acc = Беспін
    .gen = Беспіну
    .loc = Беспіні
name-hoth = Гот
    .gender = m
    .acc = Гот
    .gen = Готу
    .loc = Готі
name-bakura = Бакура
    .gender = f
    .acc = Бакуру
    .gen = Бакури
    .loc = Бакурі
name-sullust = Салласт
    .gender = m
    .acc = Салласт
    .gen = Салласту
    .loc = Салласті
name-eriadu = Еріаду
    .gender = m
    .fixed = yes
name-sluis-van = Слуїс-Ван
    .gender = m
    .acc = Слуїс-Ван
    .gen = Слуїс-Вану
    .loc = Слуїс-Вані
name-derilyn = Дерілін
    .gender = m
    .acc = Дерілін
    .gen = Деріліну
    .loc = Деріліні
name-bpfassh = Бпфашш
    .gender = m
    .acc = Бпфашш
    .gen = Бпфашшу
    .loc = Бпфашші
name-dagobah = Дагоба
    .gender = f
    .acc = Дагобу
    .gen = Дагоби
    .loc = Дагобі
name-coruscant = Корусант
    .gender = m
    .acc = Корусант
    .gen = Корусанту
    .loc = Корусанті
name-corellia = Кореллія
    .gender = f
    .acc = Кореллію
    .gen = Кореллії
    .loc = Кореллії
name-byss = Бісс
    .gender = m
    .acc = Бісс
    .gen = Біссу
    .loc = Біссі
name-mimban = Мімбан
    .gender = m
    .acc = Мімбан
    .gen = Мімбану
    .loc = Мімбані
name-alderaan = Альдераан
    .gender = m
    .acc = Альдераан
    .gen = Альдераану
    .loc = Альдераані
name-hapes = Гапес
    .gender = m
    .acc = Гапес
    .gen = Гапесу
    .loc = Гапесі
name-kuat = Куат
    .gender = m
    .acc = Куат
    .gen = Куату
    .loc = Куаті
name-balmorra = Балморра
    .gender = f
    .acc = Балморру
    .gen = Балморри
    .loc = Балморрі
name-duro = Дуро
    .gender = m
    .fixed = yes
name-mid-rim = Середнє кільце
    .gender = n
name-core-worlds = Центральні світи
    .number = plural
name-outer-rim = Зовнішнє кільце
    .gender = n
name-elrood-sector = сектор Елруд
    .gender = m
name-ison-corridor = коридор Айсон
    .gender = m
name-wild-space = Дикий космос
    .gender = m
name-empire-fire-core-wild = Залп Зірки Смерті (Центральні світи / Дикий космос)
name-empire-fire-mid-ison = Залп Зірки Смерті (Середнє кільце / коридор Айсон)
name-empire-fire-outer-elrood = Залп Зірки Смерті (Зовнішнє кільце / сектор Елруд)
name-empire-new-death-star-n = Нова Зірка Смерті { $n }
name-empire-pull-of-the-dark-side-n = Поклик темного боку { $n }
name-empire-shipyard-attack = Атака на верфі
name-empire-vader-leads-the-assault = Вейдер веде штурм
name-empire-field-officer-n = Польовий офіцер { $n }
name-empire-governor-on-site = Губернатор на місці
name-empire-emergency-garrison-n = Екстрений гарнізон { $n }
name-empire-orbital-bombardment-n = Орбітальне бомбардування { $n }
name-empire-conscripts = Призовники
name-empire-fortress-crews = Залоги фортець
name-empire-probe-droids = Дроїди-розвідники
name-empire-rapid-redeployment = Швидке перекидання
name-empire-jamming-field = Поле завад
name-empire-upgraded-station-drive = Потужніший рушій станції
name-empire-secret-transfer = Таємне перевезення
name-empire-walker-assault = Штурм крокоходів
name-empire-screening-fighters = Заслон винищувачів
name-empire-price-on-their-heads = Ціна за їхні голови
name-rebels-trust-in-the-force-n = Довірся Силі { $n }
name-rebels-shipyard-attack = Атака на верфі
name-rebels-a-critical-error = Фатальна помилка
name-rebels-trench-run = Політ у жолобі
name-rebels-weak-point = Слабке місце
name-rebels-never-mind-the-odds = Не кажи мені про шанси
name-rebels-hero-of-the-fleet-n = Герой флоту { $n }
name-rebels-squad-leaders-n = Командири ланок { $n }
name-rebels-local-volunteers-n = Місцеві добровольці { $n }
name-rebels-ambush = Засідка
name-rebels-sabotage = Саботаж
name-rebels-spy-network = Шпигунська мережа
name-rebels-evacuation = Евакуація
name-rebels-uprising = Бунт
name-rebels-recruits = Новобранці
name-rebels-hidden-cells = Таємні осередки
name-rebels-fast-transports = Швидкі транспорти
name-rebels-planetary-shield = Планетарний щит
name-rebels-lucky-gambit = Ризик із удачею
name-rebels-hidden-route = Таємний шлях
name-rebels-inside-help = Допомога зсередини
name-hutts-slaves-n = Раби { $n }
name-hutts-mercenaries-n = Найманці { $n }
name-hutts-bounty-hunter-n = Мисливець за головами { $n }
name-hutts-most-feared-hunter-n = Найстрашніший мисливець { $n }
name-hutts-hired-guns-n = Наймані стрільці { $n }
name-hutts-palace-guard-n = Палацова варта { $n }
name-hutts-ruthless-raid-n = Безжальний наліт { $n }
name-hutts-frozen-cargo = Заморожений вантаж
name-hutts-bribe = Хабар
name-hutts-black-market = Чорний ринок
name-hutts-stolen-plans = Викрадені плани
name-hutts-smuggling-route = Шлях контрабанди
name-hutts-secret-lane = Таємна траса
name-hutts-into-the-pit = У яму
name-hutts-unleash-the-beast = Випустити звіра
name-hutts-protection-money = Гроші за захист
name-hutts-rush-order = Термінове замовлення
name-hutts-rival-squeeze = Тиск на суперників
name-dice-1 = один кубик
name-forces-1 = одне військо
name-dice-2 = два кубики
name-forces-2 = два війська
name-dice-3 = три кубики
name-forces-3 = три війська
name-fighter-1 = один винищувач
name-fighter-2 = два винищувачі
name-fighter-3 = три винищувачі
name-fighter-4 = чотири винищувачі
name-fighter-5 = п’ять винищувачів
name-fighter-6 = шість винищувачів
name-bomber-1 = один бомбардувальник
name-bomber-2 = два бомбардувальники
name-bomber-3 = три бомбардувальники
name-bomber-4 = чотири бомбардувальники
name-bomber-5 = п’ять бомбардувальників
name-bomber-6 = шість бомбардувальників
name-destroyer-1 = один руйнівник
name-destroyer-2 = два руйнівники
name-destroyer-3 = три руйнівники
name-destroyer-4 = чотири руйнівники
name-destroyer-5 = п’ять руйнівників
name-destroyer-6 = шість руйнівників
name-done-window = Зараз не грати карти
name-done-card = Цього досить
name-done-cards = З картами все
name-done-place = Розміщення завершено
name-done-invade = Завершити вторгнення
name-done-fortify = Завершити укріплення
name-done-fortify_ships = Завершити рух кораблів
name-done-take_over = Не просити планети
name-done-death_star = Зірка Смерті більше не діє
name-done-draw = Брати карти
name-force--3 = найтемніша поділка
name-force--2 = друга темна поділка
name-force--1 = перша темна поділка
name-force-0 = рівновага
name-force-1 = перша світла поділка
name-force-2 = друга світла поділка
name-force-3 = найсвітліша поділка
name-won-all-planets = усі планети захоплено
name-won-no-rebels = Повстання розгромлено
name-won-no-empire = Імперію розгромлено
name-won-emperor = Імператора знайдено
name-won-resources = десять ресурсних планет захоплено
name-won-turn-limit = найбільше планет на останньому ході
name-repeated = атака

## standing

standing-deal = Роздати решту планет і військ
standing-deal-start = Роздати планети й початкові війська
standing-defend = Завжди захищатися всіма кубиками

## choice

choice-claim = Зайняти { NAME($planet, form: "acc") }
choice-claim_neutral = Зайняти { NAME($planet, form: "acc") } для нейтральних гаттів
choice-death_star = Поставити Зірку Смерті: { $planet }
choice-reinforce = Додати військо на { NAME($planet, form: "acc") }
choice-reinforce_neutral = Додати військо гаттів на { NAME($planet, form: "acc") }
choice-base = Покласти { NAME($marker, form: "acc") } на { NAME($planet, form: "acc") }
choice-trade = Зіграти набір { $cards } за { $forces } { $forces ->
    [one] військо
    [few] війська
   *[many] військ
 }
choice-pick = Додати до набору «{ $card }»
choice-build = Збудувати { NAME($ship, form: "acc") } картою «{ $card }»
choice-place = Розмістити війська на { NAME($planet, form: "loc") }
choice-place_ship = Поставити { NAME($ship, form: "acc") } на { NAME($planet, form: "acc") }
choice-attack = Атакувати { NAME($to, form: "acc") } з { NAME($origin, form: "gen") }: { $sent }
choice-attack_death_star = Атакувати Зірку Смерті з { NAME($origin, form: "gen") }: { $sent }
choice-escort = Узяти із собою: { $ships }
choice-defend = Захист: { $sent }
choice-move_in = Увести війська
choice-fortify = Перевести війська з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }
choice-fortify_ship = Перевести { NAME($ship, form: "acc") } з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }
choice-take_over = Попросити передати { NAME($planet, form: "acc") }
choice-agree = Погодитися передати
choice-refuse = Відмовитися передати
choice-roll_death_star = Кинути на рух Зірки Смерті
choice-move_death_star = Зірка Смерті: рух, { $to }
choice-fire = Залп Зірки Смерті картою «{ $card }»
choice-play_card = Зіграти «{ $play }»
choice-argument = Націлити: { $value }
choice-discard = Скинути «{ $card }»
choice-card_force = Додати військо картою на { NAME($planet, form: "acc") }
choice-decline = Лишити «{ $card }» і більше не питати цього ходу
choice-done = { $end }
choice-amount = { $count }

## event

event-turn_begun = Починається хід: { $seat }.
event-rolled = { $seat } { $seat ->
    [one] кидає
   *[other] кидають
 }: { $dice }.
event-rerolled = { $seat } { $seat ->
    [one] перекидає
   *[other] перекидають
 }: { $dice }.
event-attacked = { $seat } { $seat ->
    [one] атакує
   *[other] атакують
 } { NAME($to, form: "acc") } з { NAME($origin, form: "gen") }: { $sent }.
event-defended = { $seat } { $seat ->
    [one] захищає
   *[other] захищають
 } { NAME($planet, form: "acc") }: { $sent }.
event-called_off = Битву за { NAME($planet, form: "acc") } скасовано.
event-lost = { $planet } втрачає { $count } { $count ->
    [one] військо
    [few] війська
   *[many] військ
 }.
event-taken = { $planet } переходить до { NAME($seat, form: "gen") }.
event-counted = { $seat } { $seat ->
    [one] отримує
   *[other] отримують
 } { $count } { $count ->
    [one] військо
    [few] війська
   *[many] військ
 }.
event-placed = { $seat } { $seat ->
    [one] розміщує
   *[other] розміщують
 } { $count } { $count ->
    [one] військо
    [few] війська
   *[many] військ
 } на { NAME($planet, form: "loc") }.
event-moved = { $count } { $count ->
    [one] військо переходить
    [few] війська переходять
   *[many] військ переходить
 } з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }.
event-traded = { $seat } { $seat ->
    [one] грає
   *[other] грають
 } набір «{ $first }», «{ $second }», «{ $third }» за { $count } { $count ->
    [one] військо
    [few] війська
   *[many] військ
 }.
event-built = { $seat } { $seat ->
    [one] будує
   *[other] будують
 } { NAME($ship, form: "acc") } картою «{ $card }».
event-ship_placed = { $ship } стає на { NAME($planet, form: "acc") }.
event-ships_moved = Кораблі переходять з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }: { $ships }.
event-ships_lost = Кораблі втрачено на { NAME($planet, form: "loc") }: { $ships }.
event-marker_taken = Наступний маркер бази: { $marker }.
event-base_placed = На { NAME($planet, form: "loc") } збудовано базу.
event-base_moved = База переходить з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }.
event-base_shown = Базу на { NAME($planet, form: "loc") } відкрито: { $marker }.
event-base_seen = Ваші шпигуни зазирнули під базу на { NAME($planet, form: "loc") }: { $marker }.
event-force = Рівень Сили: { $side }.
event-death_star_moved = Зірка Смерті прибуває: { $to }.
event-death_star_attacked = { $seat } { $seat ->
    [one] атакує
   *[other] атакують
 } Зірку Смерті з { NAME($origin, form: "gen") }: { $sent }.
event-death_star_total = Атака на Зірку Смерті дає { $total }.
event-death_star_destroyed = { $seat } { $seat ->
    [one] знищує
   *[other] знищують
 } Зірку Смерті!
event-fired = Залп Зірки Смерті: { $planet } — тепер поле астероїдів.
event-card_played = { $seat } { $seat ->
    [one] грає
   *[other] грають
 } карту «{ $card }».
event-discarded = { $seat } { $seat ->
    [one] втрачає
   *[other] втрачають
 } карту «{ $card }».
event-hand_shown = { $seat } { $seat ->
    [one] має
   *[other] мають
 } на руці «{ $card }».
event-drew = { $seat } { $seat ->
    [one] бере
   *[other] беруть
 } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 }.
event-received = { $seat } { $seat ->
    [one] бере
   *[other] беруть
 } карту «{ $card }».
event-cards_taken = { $seat } { $seat ->
    [one] забирає
   *[other] забирають
 } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 } у { NAME($loser, form: "gen") }.
event-asked_for = { $seat } { $seat ->
    [one] просить
   *[other] просять
 } передати { NAME($planet, form: "acc") }.
event-taken_over = { $seat } { $seat ->
    [one] приймає
   *[other] приймають
 } { NAME($planet, form: "acc") }.
event-refused = { $planet } лишається у свого власника.
event-eliminated = { $seat } { $seat ->
    [one] вибуває
   *[other] вибувають
 } з гри.
event-won = { $faction } { $faction ->
    [one] перемагає
   *[other] перемагають
 }: { $why }!

## row

row-by = { $seat }
row-again = { $seat }, ще раз

## ask

ask-claim = Займіть вільну планету.
ask-claim_neutral = Займіть планету для нейтральних гаттів.
ask-death_star_setup = Де починає Зірка Смерті?
ask-reinforce = Додайте військо на свою планету; лишилося { $left }.
ask-reinforce_neutral = Додайте нейтральне військо гаттів на одну з їхніх планет.
ask-base = Де буде нова база?
ask-rescue_base = Гатти захопили { NAME($to, form: "acc") }. Куди перенести базу?
ask-cards = Грайте карти або йдіть далі.
ask-must_trade = П’ять або більше карт: зіграйте набір.
ask-place = Розмістіть свої війська; лишилося { $left }.
ask-place_ship = Поставте свій корабель.
ask-place_cards = Зіграйте карту або йдіть далі.
ask-invade = Атакуйте або завершіть вторгнення.
ask-fortify = Раз переведіть війська по своїх планетах або йдіть далі.
ask-fortify_ships = Раз переведіть кораблі по своїх планетах або йдіть далі.
ask-take_over = Попросіть у партнера планету або йдіть далі.
ask-death_star = Зірка Смерті: кидок, залп або далі.
ask-move_death_star = Випало { $roll }: пересуньте Зірку Смерті щонайбільше на стільки планет.
ask-draw = Зіграйте карту перед добором або беріть карти.
ask-escort = Які кораблі з { NAME($origin, form: "gen") } ідуть із військами?
ask-defend = На { NAME($to, form: "acc") } напали. Скількома кубиками захищатися?
ask-move_in = { $to }: планету захоплено. Скільки військ увійде?
ask-agree = { $other }: чи можна прийняти { NAME($planet, form: "acc") }?
ask-discard = Ви бачите карти на руці: { $other }. Що скинути? Лишилося { $left }.
ask-card_force = Куди поставити наступне військо?
ask-window-attack-declared-attacker = Ви атакуєте { NAME($to, form: "acc") }. Карта?
ask-window-attack-declared-defender = На { NAME($to, form: "acc") } напали. Карта?
ask-window-before-dice = Перед кидком за { NAME($to, form: "acc") }: карта?
ask-window-after-dice = Кубики за { NAME($to, form: "acc") } кинуто: карта?
ask-window-death-star-before-dice = Перед кидком проти Зірки Смерті: карта?
ask-window-death-star-after-dice = Кубики проти Зірки Смерті кинуто: карта?

## area

area-fire = звідси можна атакувати
area-order = карту можна спрямувати сюди

## note

note-may_leave = { $count } { $count ->
    [one] військо може
    [few] війська можуть
   *[many] військ можуть
 } вийти; одне лишається
note-protected = під Зіркою Смерті, атакувати не можна

## no

no-not_yours = { $origin } — чужа планета
no-not_yours_to = { $to } — чужа планета
no-field = { $to } — поле астероїдів
no-friend = { $to } на вашому боці
no-last_force = останнє військо має лишитися: { $origin }
no-far = { $to } і { $origin } не поруч
no-protected = { $to } під Зіркою Смерті
no-cut_off = шляху по своїх планетах з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") } немає
no-card_set = тут карти грають наборами, коли ви рахуєте війська
no-card_declined = на цей хід ви відмовилися від карти «{ $card }»
no-card_nothing = карта «{ $card }» зараз нічого не змінить
no-card_moment = зараз не час для карти «{ $card }»: її запропонують, коли він настане

## repeat

repeat-spent = { $origin }: замало військ, щоб атакувати й лишити { $keep }.

## goal

goal-no_rebels = Не лишіть повстанцям жодної планети; у них { $left }
goal-no_rebels-short = Планет у повстанців: { $left }
goal-no_empire = Не лишіть Імперії жодної планети; у неї { $left }
goal-no_empire-short = Планет в Імперії: { $left }
goal-emperor = Або знайдіть Імператора під імперською базою
goal-resources = Утримуйте ресурсних планет: { $of }
goal-resources-short = ресурсів: { $done } з { $of }
goal-all_planets = Захопіть усі планети
goal-all_planets-short = планет: { $done } з { $of }
goal-limit = Після { $limit } { $limit ->
    [one] ходу
    [few] ходів
   *[many] ходів
 } перемагає той, у кого найбільше планет

## odds

odds-attack = { $origin } проти { NAME($to, form: "gen") }
odds-taken = Планету захоплено, якщо битися далі
odds-once = Цей бій: ви втрачаєте { $lost }, вони — { $hits }
odds-star = { $origin } проти Зірки Смерті
odds-star_destroyed = Зірку Смерті знищено
odds-dice = Кубики

## workshop

suggest-forces = Дайте більше військ на початку ({ $side }): { $count }.

## error

error-agree_asked_but_not = про згоду запитано, але не партнера про його власну планету.
error-asked_but_no_battle = запитано { $choice }, але битви немає.
error-asteroid_field_cannot_among = { $name } — поле астероїдів і не може бути серед планет.
error-at_every_planet_claimed = на кроці { $what } усі планети зайнято.
error-at_most_asteroid_fields = полів астероїдів щонайбільше { $field_limit }.
error-attack_on_death_star = атака на Зірку Смерті потребує origin.
error-attack_on_death_star_2 = атака на Зірку Смерті не має кубиків.
error-belongs_owners = { $planet }: власник { $owner }; власники бувають такі: { $known }.
error-cannot_have_ships = { $name } не може мати кораблів.
error-cannot_hold_another_faction = { $name } не може мати { $what } іншої фракції.
error-card_force_asked_step = про card_force питають лише на кроці place того, хто ходить.
error-card_window_asked_but = вікно карти відкрите, але битви немає.
error-death_star_attacked_but = Зірку Смерті атакують, але її немає.
error-deck_holds_card_another = колода місця { $name } містить чужу карту.
error-declined_but_nobody_holds = { $name } відхилено, але ніхто цієї карти не має.
error-does_not_work_beyond = { $what } не діє після миті, коли цю карту зіграно.
error-empire_moves_base_but = Імперія переносить базу, але гатти жодної не захопили.
error-every_planet_claimed_so = усі планети зайнято, тож займати більше нічого.
error-forces_keep_whole_number = Скільки військ лишити — це ціле число від 1, а не { $keep }.
error-forces_move_but_planet = війська входять, але планету не захоплено.
error-hand_shown_step_cards = руку показують лише на кроці cards тому, хто ходить.
error-has_all_arguments = { $name } має всі свої аргументи.
error-has_base_but_not = { $name } має базу, але це не імперська планета.
error-has_more_than_ships = { $name } має понад { $most } кораблів класу { $what }.
error-has_no_forces = { $name } не має військ.
error-has_no_owner = { $name } не має власника.
error-has_no_step = { $what } не має кроку { $what_2 }.
error-has_not_so_many = { $what } не має стільки військ для атаки.
error-has_not_so_many_2 = { $what } не має стільки кораблів класу { $what_2 }, щоб узяти із собою.
error-has_not_so_many_3 = { $what } не має стільки військ для захисту.
error-has_too_many_dice = { $side } має забагато кубиків.
error-invasion_but_step_not = вторгнення є, але крок не invade.
error-invasion_does_not_start = вторгнення починається не з планети того, хто ходить.
error-invasion_not_aimed_at = вторгнення спрямоване не на ворожу планету.
error-names_which_no_card = { $what } називає { $value }, а це не карта.
error-needs_both_owner_forces = { $name } потребує і власника, і військ або нічого з цього.
error-no_choice_parts = вибору { $choice } частинами немає.
error-no_planet_on_map = Планети { $planet } на мапі немає; є { $planets }.
error-no_question = запитання { $choice } немає.
error-no_window = вікна { $window } немає.
error-nobody_has_decision_position = у цій позиції вирішувати нема кому.
error-not_card = { $what } — це не карта фракції { $name }.
error-not_hand_seat_asked = { $what } не на руці того, кого питають.
error-on_turn_but_has = { $what } ходить, але не має планет.
error-only_base_markers = маркерів баз лише { $marker_count }.
error-only_base_markers_2 = маркерів баз лише { $marker_count }.
error-planets_missing_all_listed = бракує планет { $what }; перелічують усі, крім полів астероїдів.
error-rebels_hold_emperor_so = повстанці мають Імператора, тож гру завершено.
error-second_emperor = є другий Імператор.
error-sent_no_ships_along = { $what } не посилає кораблів: ця планета не нападника.
error-set_half_made_has = незавершений набір має одну або дві карти.
error-standard_games_have_no = у стандартній грі кораблів немає.
error-standard_games_have_no_2 = у стандартній грі баз немає.
error-standard_games_have_no_3 = у стандартній грі { $odd } немає.
error-trilogy_position_needs_planets = позиція trilogy потребує planets: { "{" }id: { "{" }owner, forces{ "}" }{ "}" }.
error-trilogy_position_object_with = позиція trilogy — це об’єкт щонайменше з planets.
error-trilogy_positions_have_no = позиції trilogy не мають { $unknown }; вони мають { $keys }.
error-trilogy_standard_mode_for = trilogy: стандартний режим — для { $standard_players } гравців, не для { $players }.
error-true_or_false_not = { $what } — це true або false, не { $value }.
error-two_places = { $what } у двох місцях.
error-opening_object = trilogy: opening — це об’єкт JSON або null, як у правилах, а не { $value }.
error-too_few_markers = маркерів баз лише { $count }, замало для { $name }.
error-second_emperor_on = на { $name } є другий Імператор.
error-hand_too_large = на руці місця { $name } понад { $most } карт.
error-no_planet_left = { $names } не має планет, і вільних не лишилося.
error-too_few_planets = { $names } не має планет, а вільних ({ $free }) замало, щоб вистачило на коло всіх місць.
error-star_not_imperial = Зірка Смерті стоїть на { $planet }, а це не імперська планета.
error-over_before = гра завершилася б, не почавшись.
error-opening_no_option = гра trilogy не має варіанта { $option }.
error-of_own = Трилогія: { $reason }

## draw: the table in a terminal

draw-free = вільна
draw-asteroids = поле астероїдів
draw-held = планети { $planets }, карти { $cards }
draw-turn = хід { $turn }
draw-to_place = розмістити: { $count }
draw-force = темрява { $meter } світло   маркери { $markers }
draw-star = Зірка Смерті в полі: { $planet }

## text: what cards do, battles, options; as the game's data write it

text-region-mid-rim = Середнє кільце
text-region-core-worlds = Центральні світи
text-region-outer-rim = Зовнішнє кільце
text-region-elrood-sector = Сектор Елруд
text-region-ison-corridor = Коридор Айсон
text-region-wild-space = Дикий космос
text-empire-fire-core-wild = Залп Зірки Смерті (TRI-85) по планеті під нею в одному з названих регіонів: її війська й кораблі знищено, на її місці — поле астероїдів, Сила зсувається на 1 до темряви. Записують як fire(card).
text-empire-new-death-star-1 = Лише доки Зірки Смерті немає в грі: поставте її на названу планету Імперії (також партнера); Сила зсувається на 1 до темряви. Цього ходу вона не рухається й не стріляє.
text-empire-new-death-star-1-name = Нова Зірка Смерті
text-empire-pull-of-the-dark-side-1 = Сила зсувається на 1 до темряви.
text-empire-pull-of-the-dark-side-1-name = Поклик темного боку
text-empire-shipyard-attack = Названий суперник утрачає 2 випадкові карти з руки (усі, якщо має менше).
text-empire-vader-leads-the-assault = Додайте 2 до кожного свого кубика в цій битві.
text-empire-field-officer-1 = Додайте 1 до свого найвищого кубика в цій битві.
text-empire-field-officer-1-name = Польовий офіцер
text-empire-governor-on-site = Додайте 2 до свого найвищого кубика в цій битві.
text-empire-emergency-garrison-1 = Додайте 3 війська на атаковану планету.
text-empire-emergency-garrison-1-name = Екстрений гарнізон
text-empire-orbital-bombardment-1 = Приберіть 2 війська з атакованої планети; останнє завжди лишається. Потрібно щонайменше 2 війська там.
text-empire-orbital-bombardment-1-name = Орбітальне бомбардування
text-empire-conscripts = Отримайте цього ходу ще 3 війська для розміщення.
text-empire-fortress-crews = Додайте 1 військо на кожну планету з імперською базою, хай яке місце Імперії її тримає; одне на планету, хай скільки там баз.
text-empire-probe-droids = Погляньте на всю руку названого суперника й скиньте 1 його карту на вибір (усі, якщо має менше), одна дія discard(card) на карту.
text-empire-rapid-redeployment = Ще одне укріплення військ на цьому кроці, до або після звичайного, за звичайними правилами.
text-empire-jamming-field = Ворожі кораблі не враховують у цій битві (його кубики стають шестигранними, якщо їх змінив лише руйнівник); вони й далі входять або гинуть разом зі своєю планетою.
text-empire-upgraded-station-drive = Перед кидком на рух Зірки Смерті цього ходу: цей кидок — сума двох шестигранних кубиків.
text-empire-secret-transfer = Перенесіть один маркер бази, не відкриваючи, з його планети на іншу планету Імперії без бази. З двох однакових на планеті — той, який бачило менше фракцій.
text-empire-walker-assault = Усі ваші кубики атаки восьмигранні до кінця цього вторгнення.
text-empire-screening-fighters = Перекиньте раз усі свої кубики цієї битви, ті самі види кубиків; ваші винищувачі допомагають знову, додатки лишаються.
text-empire-price-on-their-heads = Лише якщо цього ходу ви захопили планету повстанців: візьміть на цьому кроці ще 1 карту.
text-rebels-trust-in-the-force-1 = Сила зсувається на 1 до світла.
text-rebels-trust-in-the-force-1-name = Довірся Силі
text-rebels-a-critical-error = Погляньте на всю руку названого суперника й скиньте 2 його карти на вибір (усі, якщо має менше), одна дія discard(card) на карту. Суперник має бути за Імперію.
text-rebels-trench-run = Киньте ще 1 шестигранний кубик у цій атаці на Зірку Смерті.
text-rebels-weak-point = Додайте 3 до суми цієї атаки на Зірку Смерті.
text-rebels-never-mind-the-odds = Назвіть поле астероїдів: до кінця вашого ходу всі сусідні з ним планети (разом з його колишніми трасами) вважаються сусідніми між собою для ваших вторгнень і укріплень. На самому полі ніщо не зупиняється.
text-rebels-hero-of-the-fleet-1-name = Герой флоту
text-rebels-squad-leaders-1 = Додайте 1 до кожного свого кубика в цій битві.
text-rebels-squad-leaders-1-name = Командири ланок
text-rebels-local-volunteers-1-name = Місцеві добровольці
text-rebels-ambush = Приберіть 2 війська з планети, що атакує; останнє завжди лишається (TRI-135).
text-rebels-sabotage = Знищте один корабель названого класу на названій планеті, сусідній з однією з ваших. Корабель має бути імперським.
text-rebels-spy-network = Ваша фракція таємно оглядає один маркер бази на названій планеті, якого ще не бачила (покладений туди першим).
text-rebels-evacuation = Переведіть усі війська, крім 1, і всі кораблі з атакованої планети на названу сусідню вашу планету. Потрібно щонайменше 2 війська або корабель.
text-rebels-uprising = Названа планета ворожої фракції, сусідня з однією з ваших, рівно з 1 військом і без кораблів, бази й Зірки Смерті, стає вашою: її військо замінюють вашим. Карти на кроці добору вона не дає.
text-rebels-hidden-cells = Додайте по 1 війську на щонайбільше 3 різні свої планети, одна дія card_force(planet) на кожну; done() зупиняє раніше.
text-rebels-planetary-shield = Нападник посилає в цю битву лише 1 військо з 1 кубиком (TRI-135). Потрібен нападник із 2 або 3 кубиками.
text-rebels-hidden-route = Назвіть свою планету щонайменше з 2 військами й ворожу планету рівно за 2 кроки через планету будь-якого власника, що не є полем астероїдів: до кінця кроку вторгнень обидві вважаються сусідніми для ваших вторгнень (не для атак на Зірку Смерті).
text-rebels-inside-help = Лише проти планети з імперською базою: до кінця цього вторгнення база не дає восьмигранних кубиків (руйнівники захисника й далі дають).
text-hutts-slaves-1 = Отримайте цього ходу війська для розміщення: половина ваших ресурсних планет, заокруглена вниз, щонайбільше 5. Потрібно щонайменше 2 такі планети.
text-hutts-slaves-1-name = Раби
text-hutts-mercenaries-1-name = Найманці
text-hutts-bounty-hunter-1-name = Мисливець за головами
text-hutts-most-feared-hunter-1-name = Найстрашніший мисливець
text-hutts-hired-guns-1-name = Наймані стрільці
text-hutts-palace-guard-1-name = Палацова варта
text-hutts-ruthless-raid-1-name = Безжальний наліт
text-hutts-frozen-cargo = Знищте один корабель названого класу на названій планеті, сусідній з однією з ваших. Корабель може бути будь-якого ворога.
text-hutts-bribe = Названа планета ворожої фракції, сусідня з однією з ваших, рівно з 1 військом і без кораблів, бази й Зірки Смерті, стає вашою: її військо замінюють вашим. Карти на кроці добору вона не дає. Вона не може бути вашою 10-ю ресурсною планетою.
text-hutts-black-market = У наборі ця карта замінює будь-який клас; рахують найдорожчий набір, який можуть скласти три карти. Використовують через trade(cards), не play_card; корабель, збудований нею, — винищувач.
text-hutts-stolen-plans = Названий суперник утрачає 1 випадкову карту з руки; ви берете 1 карту.
text-hutts-into-the-pit = Кожне військо, яке нападник утрачає в цій битві, коштує йому ще одного з планети, що атакує; останнє там завжди лишається.
text-hutts-protection-money = За кожен регіон, де у вас є ресурсна планета, додайте 1 військо на свою планету в цьому регіоні, одна дія card_force(planet) на кожне, у будь-якому порядку.
text-hutts-rush-order = Збудуйте цього ходу ще один корабель, іншою картою.
text-hutts-rival-squeeze = Лише якщо цього ходу ви захопили планети обох ворожих фракцій: візьміть на цьому кроці ще 1 карту.
text-option-mode = Війна трьох фракцій або звичайний «Ризик» на її мапі.
text-option-players = Скільки гравців: від 2 до 5, у стандартному режимі 3 або 4.
text-option-turn_limit = Після стількох ходів перемагає той, у кого найбільше планет; зазвичай без межі.
text-option-opening = Власні планети, війська й інше на початку; їх малюють у майстерні.
text-known-trilogy-2 = Оригінальна трилогія, гравців: 2
text-known-trilogy-3 = Оригінальна трилогія, гравців: 3
text-known-trilogy-4 = Оригінальна трилогія, гравців: 4
text-known-trilogy-5 = Оригінальна трилогія, гравців: 5
text-known-standard-3 = Стандартна, гравців: 3
text-known-standard-4 = Стандартна, гравців: 4
