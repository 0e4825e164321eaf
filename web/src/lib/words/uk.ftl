## act

act-askBack = Попросити повернути хід
act-playNow = Ходити зараз
act-takeBack = Повернути хід
act-takeBackPractice = Той самий вибір дасть ті самі кубики; відтепер гра вважається тренуванням.

## ago

ago-now = щойно

## analysis

analysis-better = Краще: { $choice }
analysis-busy = Комп’ютер переглядає гру
analysis-failed = Комп’ютер не зміг переглянути цю гру.
analysis-help = хід за ходом
analysis-label = Шанси на перемогу ({ $name }): від { $first } на початку до { $last } наприкінці
analysis-none = Жоден вибір не змінив би шанси помітно.
analysis-now = { $name } { $chance }
analysis-ply = крок { $n }
analysis-progress = Переглянуто ходів: { $done } з { $of }
analysis-swing = Зміна
analysis-title = Шанси на перемогу

## app: what a browser without scripts, a search engine and a system that installs the page are told

app-about = Настільні ігри «Зоряних війн» за одним столом: проти комп’ютера, поруч або в мережі за посиланням.
app-needsScript = Щоб малювати поля, Holotable потребує JavaScript.

## asked

asked-help = Вас питають, бо тут можна зіграти карту.
asked-isOff = { $name } { $n ->
    [one] не бажає
   *[other] не бажають
 } запитань про карти в бою: стіл щоразу пасує сам, завжди через той самий час.
asked-off = Не питати мене
asked-on = Знову питати мене

## auto

auto-soon = Відповідь лише одна: її буде дано автоматично.
auto-wait = Зачекати

## campaign

campaign-back = До кампанії
campaign-on = Продовжити кампанію

## cancel

cancel = Скасувати

## card

card-shown = Зіграно: { $card }

## cards

cards = { $n } { $n ->
    [one] карта
    [few] карти
   *[many] карт
 }

## chat

chat-empty = Повідомлень ще немає.
chat-say = Напишіть щось
chat-send = Надіслати
chat-title = Чат

## choices

choices-best = найкраще
choices-hint = Підказка
choices-hinting = Думаю
choices-legal = дозволено: { $n }
choices-n = { $n } { $n ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
 }
choices-others = Інші
choices-title = Варіанти
choices-undone = Ще { $n ->
    [one] може
    [few] можуть
   *[many] можуть
 } діяти: { $n }. Натисніть E ще раз, щоб завершити.
choices-upTo = до { $n }
choices-below = ще { $n } нижче

## clock

clock-amount = Хвилин на гру
clock-days = { $n } { $n ->
    [one] день
    [few] дні
   *[many] днів
 }
clock-daysLeft = { $d } д { $h } год
clock-increment = Додаток
clock-kindDays = Дні на хід
clock-kindLive = Наживо
clock-label = Залишилося часу
clock-live = { $n } хв + { $s } с
clock-none = Немає
clock-perTurn = { $n } { $n ->
    [one] день
    [few] дні
   *[many] днів
 } на хід
clock-plain = { $n } хв
clock-plus = +{ $n } с за хід
clock-title = Годинник

## close

close = Закрити

## consent

consent-no = Ні
consent-title = Запитання від столу
consent-yes = Так, згода

## count

count-figures = { $n } { $n ->
    [one] фігурка
    [few] фігурки
   *[many] фігурок
 }
count-units = { $n } { $n ->
    [one] загін
    [few] загони
   *[many] загонів
 }

## curtain

curtain-ready = Готово
curtain-text = Далі — лише для: { $name }. Передайте екран і тоді дивіться.
curtain-title = Тепер: { $name }

## dice

dice-ago = { $n } { $n ->
    [one] крок
    [few] кроки
   *[many] кроків
 } тому
dice-last = Останній кидок
dice-none = Кубиків ще не було.
dice-now = Цей кидок
dice-sealed = Запечатані кубики { $seal }
dice-title = Кубики

## die

die-again = промах, перекинуто
die-cancelled = влучання, перекинуто
die-force = влучання
die-hit = влучання
die-miss = промах
die-points = зараховано
die-ready = ще не використано
die-retreat = відкидає назад

## dock

dock-cards = Карти
dock-piece = Фігурка
dock-title = Частини столу

## error

error-server = Відповідь сервера: { $status }.

## fact

fact-at = Клітинка
fact-attacked = Атака була
fact-figures = Фігурки
fact-moved = Рух був
fact-of = { $n } з { $of }
fact-owner = Власник

## fair

fair-measured = Виміряно: { $n } { $n ->
    [one] гра
    [few] гри
   *[many] ігор
 } між комп’ютерами ({ $level }).
fair-share = { $seat }: { $share } перемог, від { $low } до { $high }.
fair-title = Хто як часто перемагає

## fatal

fatal-gone = Такого столу немає, або посилання не веде на місце за ним.
fatal-home = На початкову сторінку
fatal-title = Цей стіл не відкривається

## fight

fight-all = Усі
fight-ask = Питати
fight-end = До кінця
fight-keep = Лишити
fight-least = Найменше
fight-moveIn = Увійти
fight-once = Один бій
fight-title = Клік по цілі

## goals

goals-more = Також у цій битві
goals-of = { $done } з { $of }
goals-title = Цілі

## hand

hand-aside = Відкладено до кінця раунду
hand-empty = На руці немає карт.
hand-now = можна зіграти зараз
hand-yours = Ваша рука

## hint

hint-best = Найкраще: { $choice }
hint-close = майже нічим не краще за наступне
hint-equal = Усі варіанти однаково добрі.
hint-gain = на { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
 } краще за наступне
hint-win = { $chance } на перемогу
hint-toWin = перемога

## home

home-badLink = Це не посилання-запрошення цього сервера. Воно має вигляд …/t/table#seat.
home-choose = Виберіть битву
home-continue = Продовжити
home-forget = Забути: { $title }
home-join = Приєднатися
home-minutes = { $n } хв
home-offline = Сервер не відповідає. Наступний клік спробує ще раз.
home-open = Відкрити стіл
home-openCount = відкрито: { $n }
home-opening = Відкриваємо
home-paste = Вставте посилання-запрошення
home-pitch = Гот, Ендор і ціла галактика. Грайте проти комп’ютера, за одним екраном або надішліть посилання другові. Без реєстрації.
home-playNow = Грати зараз
home-players = Гравців: { $n }
home-proof = Правила викладено нашими словами, кожен кубик запечатано до гри й можна перевірити після неї.
home-sameScreen = за одним екраном
home-setUp = Налаштувати
home-tables = Ваші столи
home-theirs = Очікування
home-title = Великі битви, один стіл.
home-turnOf = Хід: { $name }
home-weight = Складність { $n } з 5

## invite

invite-came = Завітав гість: { $name }
invite-code = Код
invite-codeFor = Код для сканування: { $seat }
invite-copied = Скопійовано
invite-copy = Копіювати
invite-help = Хто відкриє посилання, сяде на це місце. Глядачі бачать поле, але не приховані карти.
invite-here = Ці посилання відкриваються лише на цьому комп’ютері. Запустіть сервер з --host 0.0.0.0, щоб впустити інших.
invite-link = Посилання-запрошення
invite-none = За цей стіл більше нема кого запрошувати.
invite-title = Запросити
invite-watch = Глядачі

## join

join-text = Вставте отримане посилання. У ньому ваше місце.
join-title = Приєднатися до столу

## keys

keys-arrows = до наступної клітинки в тому напрямку
keys-board = до поля
keys-end = завершити крок
keys-enter = вибрати клітинку
keys-escape = на крок назад
keys-labels = назви на полі
keys-numbers = узяти один з перших дев’яти варіантів
keys-tab = наступна клітинка, де можна щось зробити
keys-title = Клавіші
keys-undo = повернути хід
keys-zoom = наблизити, віддалити, усе поле
keys-near = що поруч із цією клітинкою
keys-list = до списку варіантів; ↑ і ↓ гортають його
keys-quick = кілька варіантів одразу, де це можливо
keys-hand = до карт на руці
keys-hint = підказка
keys-fight = один бій або бій до кінця
keys-playNow = комп’ютер ходить зараз
keys-now = сказати, чий хід і про що питають
keys-dice = назвати останні кубики
keys-goals = цілі
keys-log = до журналу
keys-steps = на крок назад, на крок уперед
keys-rules = правила
keys-chat = до чату
keys-invite = запросити
keys-settings = налаштування
keys-sound = увімкнути чи вимкнути звук
keys-theme = ніч або день
keys-menu = меню: зберегти, здатися, вийти
keys-keys = ці клавіші
keys-onBoard = На полі
keys-toChoose = Вибір
keys-toKnow = Довідка
keys-table = За столом
keys-on = Клавіші з одного знака
keys-onHelp = Вимкніть, якщо їх спричиняє те, що ви промовляєте або друкуєте.

## learn

learn-begin = Навчитися зараз
learn-done = Зроблено:
learn-first = Ви граєте в цю гру вперше. Урок триває десять хвилин.
learn-goOn = Далі
learn-leave = Вийти з уроку
learn-lessonOf = Урок { $n } з { $of }
learn-lessons = Уроки
learn-more = Задачі й уроки
learn-next = Наступний урок
learn-nextPuzzle = Наступна задача
learn-offer = { $lessons } { $lessons ->
    [one] урок
    [few] уроки
   *[many] уроків
 }, { $puzzles } { $puzzles ->
    [one] задача
    [few] задачі
   *[many] задач
 }
learn-pick = Перша гра кожного виду з підказками, за справжнім столом, хвилин за десять.
learn-pitch = Перша гра з підказками за справжнім столом: короткі уроки, у кожному треба зробити щось одне. Книжка правил не потрібна.
learn-play = Зіграйте першу гру
learn-progress = Пройдені кроки
learn-puzzleOf = { $n } з { $of }
learn-puzzles = Задачі
learn-puzzlesText = Моменти справжніх ігор, де один вибір явно найкращий. Знайдіть хід.
learn-show = Показати відповідь
learn-title = Навчання
learn-as = Ваша сторона: { $side }
learn-offerLessons = { $lessons } { $lessons ->
    [one] урок
    [few] уроки
   *[many] уроків
 }

## line

line-lost = Немає з’єднання
line-notNow = З’єднання перервано. Воно відновиться саме; тоді спробуйте ще раз.
line-waiting = З’єднання втрачено. Пробуємо ще раз.

## loading

loading = Завантаження

## lobby

lobby-help = Столи, за якими когось чекають, та ігри для глядачів.
lobby-join = Сісти: { $seat }
lobby-list = Показати в залі
lobby-listHelp = Кожен на цьому сервері може сісти за стіл і дивитися.
lobby-playing = крок { $n }
lobby-title = Зала
lobby-waits = не розпочато
lobby-watch = Дивитися
lobby-yours = До вашого столу

## log

log-empty = Ще нічого не сталося.
log-newest = спершу нове
log-rule = Правило { $clause }
log-title = Журнал

## lost

lost-text = Ця адреса нікуди не веде.
lost-title = Тут нічого немає

## luck

luck-name = Удача
luck-title = Ваші кубики дотепер порівняно з очікуваними

## menu

menu-leave = Вийти з-за столу
menu-title = Меню

## nav

nav-play = Грати
nav-replay = Повтор
nav-rules = Правила
nav-title = Головне
nav-campaigns = Кампанії
nav-workshop = Майстерня
nav-menu = Меню

## no

no = ні

## now

now-back = Погляд назад
now-of = Хід: { $name }
now-open = Місце «{ $name }» ще вільне. Надішліть посилання-запрошення.
now-over = Гру завершено
now-quiet = Вибір, якого ваше місце не бачить.
now-start = Початок гри.
now-thinking = { $name } { $n ->
    [one] думає
    [few] думають
   *[many] думають
 }.
now-waiting = Чекаємо. Хід: { $name }.
now-yours = Ваш хід

## offer

offer-accept = Прийняти
offer-playOn = Грати далі
offer-title = Комп’ютер готовий здатися

## opt

opt-players = Гравці
opt-turn_limit = Межа ходів

## outcome

outcome-drawn = Нічия
outcome-ended = Завершено
outcome-lost = Поразка
outcome-won = Перемога

## over

over-draw = Нічия.
over-drawn = нічия
over-flagged = час вийшов
over-losses = Втрати
over-lost = поразка
over-luck = Удача кубиків
over-otherLevel = Інший рівень
over-replay = Повтор
over-resigned = капітуляція
over-sameSettings = Ті самі налаштування
over-save = Зберегти у файл
over-title = Результат
over-turns = Переломні моменти
over-winner = перемога
over-wins = { $name } { $n ->
    [one] перемагає
    [few] перемагають
   *[many] перемагають
 }.
over-won = Ви перемогли.

## pending

pending-go = Виконати

## pick

pick-go = Узяти { $n }
pick-howMany = Скільки
pick-less = На один менше
pick-more = На один більше
pick-title = Що саме?

## piece

piece-next = наступна клітинка для дії
piece-none = Наведіть на фігурку або виберіть її, щоб побачити, що вона може.
piece-title = Фігурка

## queue

queue-showing = Показуємо, що сталося.
queue-skip = Пропустити, ще { $n }

## rail

rail-title = Що зараз, варіанти й журнал

## rematch

rematch-accept = Реванш: { $name }
rematch-go = До реваншу
rematch-swap = Помінятися сторонами
rematch-title = Реванш

## replay

replay-bad = Це не збережена гра Holotable.
replay-close = Інша гра
replay-download = Зберегти у файл
replay-drop = Перетягніть сюди збережену гру або відкрийте її: завершену — переглянути, незавершену — дограти. Вона лишається між вами й цим сервером.
replay-everyone = Глядач
replay-eyes = Чиїми очима
replay-first = На початок
replay-fromHere = Грати далі звідси
replay-goOn = Грати далі
replay-last = У кінець
replay-line = Повтор
replay-live = Наживо
replay-luck = Удача протягом гри
replay-luckHelp = кубики порівняно з очікуваними
replay-lucky = Щастить: { $name }
replay-moment = Момент гри
replay-moments = Ключові моменти
replay-next = На крок уперед
replay-none = У цьому браузері ще немає завершених ігор.
replay-openFile = Відкрити збережену гру
replay-over = Кінець
replay-pause = Пауза
replay-play = Пуск
replay-ply = крок { $n } з { $of }
replay-prev = На крок назад
replay-roll = Цей кидок
replay-secret = Вибір, якого ці очі не бачать.
replay-share = Копіювати посилання на цей момент
replay-speed = Швидкість
replay-title = Повтор
replay-toLive = Назад до гри наживо
replay-yours = Ваші завершені ігри

## resign

resign-as = Здатися: { $name }
resign-text = Гра завершиться, і переможе інша сторона.
resign-title = Здатися
resign-yes = Так, здаюся

## roles

roles-again = { $n } { $n ->
    [one] промах
    [few] промахи
   *[many] промахів
 } перекинуто
roles-cancelled = { $n } { $n ->
    [one] влучання
    [few] влучання
   *[many] влучань
 } перекинуто
roles-force = { $n } { $n ->
    [one] влучання
    [few] влучання
   *[many] влучань
 } Силою
roles-hit = { $n } { $n ->
    [one] влучання
    [few] влучання
   *[many] влучань
 }
roles-miss = { $n } { $n ->
    [one] промах
    [few] промахи
   *[many] промахів
 }
roles-points = { $n } { $n ->
    [one] зараховано
    [few] зараховано
   *[many] зараховано
 }
roles-ready = { $n } ще не використано
roles-retreat = { $n } { $n ->
    [one] відкидає
    [few] відкидають
   *[many] відкидають
 } назад

## round

round = Раунд { $n }

## route

route-go = Іти туди

## rules

rules-before = Раніше.
rules-contents = Зміст
rules-find = Знайти в правилах
rules-findAll = Знайти в правилах усіх ігор
rules-found = { $n } { $n ->
    [one] пункт
    [few] пункти
   *[many] пунктів
 }
rules-legend = Що означають позначки
rules-none = Правила зараз не читаються.
rules-pick = Правила кожної гри нашими словами, кожен пункт пронумеровано.
rules-print = Друк
rules-printing = Малюємо картинки ...
rules-row = таблиця
rules-title = Правила

## seal

seal-bad = Кубики не відповідають печатці.
seal-checking = Перегравання гри
seal-commitment = Печатка, показана на початку
seal-later = Таємницю буде розкрито після гри.
seal-ok = Усі кубики відповідають печатці.
seal-secret = Таємниця, розкрита наприкінці
seal-text = Усі кубики цього столу походять з однієї таємниці. Її відбиток зафіксовано до першого ходу, тож ніхто не може ні вибрати кидок, ні передбачити його. Після гри таємницю розкривають, і кожен може перекинути всю гру заново.
seal-title = Запечатані кубики
seal-verify = Перевірити

## seat

seat-alliance = Альянс
seat-away = Немає на місці: { $name }{ $n ->
    [one] .
    [few] .
   *[many] .
 }
seat-deciding = { $name } { $n ->
    [one] вирішує
    [few] вирішують
   *[many] вирішують
 }.
seat-empire = Імперія
seat-empire-1 = Імперія 1
seat-empire-2 = Імперія 2
seat-empire-grey = Сіра Імперія
seat-empire-white = Біла Імперія
seat-giveBack = Повернути місце
seat-grey = Сірі
seat-guest = Гість
seat-hutts = Гатти
seat-isAway = { $name } зараз не { $n ->
    [one] тут
    [few] тут
   *[many] тут
 }.
seat-isComputer = За це місце грає комп’ютер. { $level }
seat-isHere = { $name } { $n ->
    [one] сидить
    [few] сидять
   *[many] сидять
 } за столом.
seat-isOpen = Тут ще ніхто не сидить.
seat-nobody = стіл
seat-notAsked = без запитань про карти
seat-openSeat = { $name }: тут ще ніхто не сидить.
seat-orange = Помаранчеві
seat-rebels = Повстанці
seat-rebels-1 = Повстанці 1
seat-rebels-2 = Повстанці 2
seat-rebels-orange = Помаранчеві повстанці
seat-rebels-yellow = Жовті повстанці
seat-takeOver = Хай грає комп’ютер
seat-thinking = Думає
seat-thinkingOf = { $name } { $n ->
    [one] думає
    [few] думають
   *[many] думають
 }
seat-toAct = має ходити
seat-white = Білі
seat-yellow = Жовті
seat-you = Ви

## settings

settings-askEnd = Питати перед кінцем кроку
settings-askEndHelp = Клавіша E перепитує, якщо ще багато чого можна зробити.
settings-autoPass = Відповідати, коли відповідь одна
settings-autoPassHelp = Кроки, де нічого вирішувати, минають за мить; журнал це показує.
settings-dark = Ніч
settings-fast = Швидко
settings-labels = Назви на полі
settings-labelsHelp = Пише на полі номери загонів і координати, як у списку. Наведена клітинка завжди показує свою назву.
settings-language = Мова
settings-light = День
settings-name = Ім’я
settings-nameHelp = Як вас бачать інші за столом.
settings-namePlace = Гість
settings-normal = Звичайно
settings-notify = Повідомляти про мій хід
settings-notifyHelp = Сповіщення браузера, коли сторінка десь відкрита, але схована.
settings-odds = Показувати шанси
settings-oddsHelp = Що, найімовірніше, дадуть кубики — до вашого рішення.
settings-off = Одразу
settings-pace = Темп
settings-paceHelp = Як швидко показувати чужі ходи. Будь-яка клавіша пропускає.
settings-palette = Чіткі кольори
settings-paletteHelp = Синій, бурштиновий і фіолетовий: їх легко розрізнити кожному.
settings-slow = Повільно
settings-sound = Звук
settings-system = Як на пристрої
settings-theme = Тема
settings-title = Налаштування
settings-volume = Гучність
settings-install = Установити як застосунок
settings-installHelp = Власна піктограма; правила й уроки працюють без мережі.
settings-installNow = Установити
settings-notifyBlocked = Вашому браузеру заборонено показувати сповіщення цієї сторінки. Це можна змінити в його налаштуваннях для неї.

## setup

setup-badJson = Це ще не JSON.
setup-computer = Комп’ютер
setup-custom = Власний задум
setup-customHelp = Вставте його JSON.
setup-go = Відкрити стіл
setup-level = Рівень
setup-minutes = Час
setup-none = немає
setup-note = Хід можна повернути, доки не кинуто кубик або не вирішує інша сторона; після того питають інших.
setup-noteAlone = Повернути можна будь-що. Після кубиків або відповіді комп’ютера гра вважається тренуванням, а той самий вибір дає ті самі кубики.
setup-onOne = { $n } { $n ->
    [one] місце ваше
    [few] місця ваші
   *[many] місць ваші
 }: передавайте екран, коли падає завіса.
setup-open = Відкрито за посиланням
setup-opening = Відкриваємо
setup-options = Варіанти гри
setup-players = Гравці
setup-preview = Поле на початку
setup-seats = Місця
setup-standing = Стіл робить це за всіх, і починається перший хід.
setup-title = Новий стіл
setup-unlimited = без межі
setup-watchOnly = Жодне місце не ваше: ви дивитиметеся, як грають комп’ютери.
setup-you = Ви

## side

side-alliance = Альянс
side-empire = Імперія
side-hutts = Гатти
side-rebels = Повстанці

## sound

sound-off = Звук вимкнено
sound-on = Звук увімкнено

## spot

spot-can = може діяти
spot-dest = можна йти сюди
spot-empty = порожньо
spot-selected = вибрано
spot-target = ціль

## stage

stage-fit = Усе поле
stage-in = Наблизити
stage-label = Поле гри { $game }
stage-out = Віддалити
stage-how = Мапа, клітинок: { $n }. Стрілки ведуть від клітинки до клітинки, Tab — до наступної, де можна щось зробити, Enter вибирає, W каже, що поруч.

## table

table-opening = Відкриваємо стіл
table-openingText = Розкладаємо поле.

## theme

theme-toggle = День або ніч

## title

title-yourMove = Ваш хід

## turn

turn = Хід { $n }

## why

why-nothing = Тут зараз нічого не можна зробити.
why-moving = Ходи ще показують: вибирати можна одразу після них.
why-back = Це минулий момент: поверніться до гри наживо.
why-noHint = Зараз немає до чого дати підказку.
why-noUndo = Немає ходу, який можна повернути.
why-noEnd = Зараз немає чого завершувати.
why-noQuick = Кілька виборів за раз зараз не пропонують.
why-noChoice = Варіанта з таким номером немає.
why-noHand = Тут немає карт на руці.

## yes

yes = так

## sheet

sheet-full = Підняти панель догори
sheet-half = Підняти панель до половини
sheet-low = Опустити панель

## vital

vital-of = { $n }/{ $of }

## notify

notify-turn = Ваш хід: { $title }

## offline

offline-alone = Немає мережі. Ваші столи показано такими, якими були востаннє; правила й уроки працюють. Для гри, налаштування, повторів, кампаній і майстерні потрібна мережа.
offline-needs = Немає мережі. Цій сторінці вона потрібна; правила й уроки працюють і без неї.
offline-newer = Є нова версія.
offline-reload = Перезавантажити

## near

near-here = Тут: { $name }.
near-beside = { $way }: { $name }.
near-far = { $way }, за { $n } { $n ->
    [one] крок
    [few] кроки
   *[many] кроків
 }: { $name }.
near-left = Ліворуч
near-right = Праворуч
near-up = Угорі
near-down = Унизу
near-leftUp = Угорі ліворуч
near-rightUp = Угорі праворуч
near-leftDown = Унизу ліворуч
near-rightDown = Унизу праворуч

## voice

voice-title = Що відбувається
voice-dice = Кубики: { $dice }.
voice-now = { $who }. { $now }
voice-choices = { $n } { $n ->
    [one] варіант
    [few] варіанти
   *[many] варіантів
 }.
