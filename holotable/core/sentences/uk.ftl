## campaign

campaign-battle = Битву { $number } виграє { $seat }.
campaign-heading = { $title }, битва { $number } з { $length }: { $battle }
campaign-points = Очки: { $points }.
campaign-undecided = { $title }: ще не вирішено, зіграно битв: { $fought } з { $length }.
campaign-won = { $title }: перемога, { $seat }.

## compiling: while rules are compiled, on the terminal

compiling-now = Правила компілюються, один раз на цьому комп’ютері: функцій — { $functions }, { $seconds } с
compiling-done = Скомпільовано: функцій — { $functions }, { $seconds } с

## event

event-flagged = { $seat }: час вийшов.
event-resigned = { $seat } { $seat ->
    [one] здається
   *[other] здаються
 }.

## mark: where a rule comes from

mark-book = книжка
mark-known = відомо
mark-likely = імовірно
mark-implied = випливає
mark-ruling = ухвала
mark-picture = картинка
mark-order = порядок
mark-end = кінець

## name

name-last-choice = останній вибір
    .gender = m
    .acc = останній вибір
    .gen = останнього вибору

## study: the page of `holotable lab`

study-title = Баланс: { $game }
study-played-by = Грали: { $players }; перше зерно { $seed }.
study-games = Ігри
study-seats = Місця
study-players = Гравці
study-scenarios = Сценарії
study-first-move = Хто вирішує першим
study-first = місце, що вирішує першим
study-endings = Як виграють ігри
study-lengths = Коли закінчуються ігри
study-tension = Напруга
study-losses = Утрати
study-cards = Що грають
study-plan = Дослідження
study-all = Усі разом
study-nobody = ніхто
study-luck-here = Частка удачі: { $share } того, що вирішує гру, не пояснюють ні гравець, ні місце.
study-first-always = Першим вирішує той, кого питають найпершим, уже під час розстановки. У цих іграх у межах одного сценарію це завжди та сама сторона, тож вплив першого рішення не відрізнити від впливу сторони.
study-fact-length = рішень щонайбільше в половині ігор (у кожній десятій понад { $most })
study-fact-first = перемог місця, що вирішує першим
study-fact-luck = частка удачі: чого не пояснюють ні гравець, ні місце, ні сценарій
study-fact-unfinished = ігор перервано як задовгі
study-fact-leads = змін лідера за гру
study-fact-tension = напруга: 100%, якщо всі сторони весь час рівні
study-fact-decided = гри минуло, коли переможець уже остаточно попереду
study-fact-comebacks = ігор виграла сторона, що колись мала менше половини справедливого шансу
study-head-games = ігор
study-head-wins = перемог
study-head-interval = 95-відсотковий інтервал
study-head-share = від усіх ігор
study-head-turn = хід, до якого закінчилася половина з них
study-head-any = у скількох іграх узагалі
study-axis-wins = частка перемог, 95-відсотковий інтервал
study-axis-games = частка ігор
study-axis-turns = ходів у грі
study-axis-passed = яка частина гри минула
study-axis-chance = шанс того, хто зрештою переміг
study-axis-a-game = разів за гру
study-legend-winner = переможець
study-legend-half = середня половина всіх ігор
study-legend-middle = половина ігор вище, половина нижче

## table

table-accept = Прийняти? (y/n)
table-agreed = Згода: { $seats }.
table-away = { $seat } { $seat ->
    [one] відходить
   *[other] відходять
 } від столу: { $what }. Місце можна повернути протягом години.
table-back = { $seat } { $seat ->
    [one] повертається
   *[other] повертаються
 } і { $seat ->
    [one] грає
   *[other] грають
 } далі.
table-came = { $seat } { $seat ->
    [one] приходить
   *[other] приходять
 } за стіл.
table-computer = далі грає комп’ютер
table-declines = { $seat } { $seat ->
    [one] грає
   *[other] грають
 } далі.
table-disagrees = { $seat } не { $seat ->
    [one] погоджується
   *[other] погоджуються
 } на повернення ходу.
table-handed = { $seat }: { $what }.
table-hopes = { $seat } знову { $seat ->
    [one] бачить
   *[other] бачать
 } шлях до перемоги і { $seat ->
    [one] грає
   *[other] грають
 } далі.
table-last_choices = останні { $count } { $count ->
    [one] вибір
    [few] вибори
   *[many] виборів
 }
table-offers = { $seat } не { $seat ->
    [one] бачить
   *[other] бачать
 } шляху до перемоги і { $seat ->
    [one] пропонує
   *[other] пропонують
 } здатися.
table-onlooker = Глядач
table-open = місце вільне для того, хто має посилання
table-over = Гру завершено.
table-person = далі грає людина
table-plays_on = Далі за цю сторону грає комп’ютер.
table-practice = Відтепер це тренування.
table-rematch = { $seat } { $seat ->
    [one] відкриває
   *[other] відкривають
 } новий стіл для реваншу.
table-takes_back = { $seat } { $seat ->
    [one] скасовує
   *[other] скасовують
 }: { $what }.
table-waiting = Чекаємо. Хід: { LIST($seats) }.
table-whole = Усю гру збережено разом із кубиками. Відтепер це тренування.
table-wishes = { $seat } { $seat ->
    [one] просить
   *[other] просять
 } скасувати: { $what }.

## playthrough: a whole game in lines

playthrough-rules = { $title }, правила версії { $version }
playthrough-won = Перемога: { $winners }
playthrough-nobody = ніхто
playthrough-undecided = не вирішено

## text: the levels of the computer

text-level-cadet = Кадет
text-level-cadet-about = Грає швидко й недбало: знає, що корисно, та часом забуває.
text-level-officer = Офіцер
text-level-officer-about = Дивиться на крок уперед і бере те, що після нього виглядає найкраще.
text-level-commander = Командир
text-level-commander-about = Перед ходом розігрує подумки багато ігор, близько пів секунди.
text-level-admiral = Адмірал
text-level-admiral-about = Розігрує подумки значно більше ігор, ніж командир, близько трьох секунд.
text-level-grand-admiral = Гранд-адмірал
text-level-grand-admiral-about = Шукає за допомогою мережі, навченої на мільйонах ігор, якщо гра таку має; близько чотирьох секунд.
text-player-guest = Гравець ззовні.
text-player-net = Мережа, яка навчилася гри й грає без жодного пошуку.

## terminal

terminal-cannot_written = Не вдається записати { $what }: { $strerror }.
terminal-choice_enter_next = вибір { $ply } з { $lines }.  Enter далі   b назад   ЧИСЛО перейти туди   q вийти
terminal-game_over = Гру завершено: { $what }.
terminal-hand_over_then = Передайте екран: { $name_of }. Потім натисніть Enter.{ " " }
terminal-must_whole_number = { $name } має бути цілим числом від { $least } до { $most }.
terminal-next_dice_will = Наступні кубики: { $rest }.
terminal-no_choice_they = Варіанта { $number } немає; є від 1 до { $choices }.
terminal-no_command_type = { $word } — не команда: введіть число від 1 до { $choices } або ? для довідки.
terminal-no_shortcut_now = Скорочення *{ $number } немає; зараз їх { $offered }.
terminal-nothing_repeated = У грі { $title } нічого не повторюють.
terminal-nothing_take_back = Нема чого повертати.
terminal-number_play_u = число — зіграти, { $again }u повернути, d кубики, l журнал, s зберегти, ? довідка, q вийти
terminal-only_repeated = Повторюють лише { $what_repeats }: { $allowed }.
terminal-saved_as = Збережено як { $what }.
terminal-say_where_s = Скажіть куди: s hoth.json
terminal-thinking = { $name } думає...
terminal-time_up = { $name_of }: час вийшов.
terminal-type_dice_as = Введіть кубики числами: d 3 6
terminal-you_left_table = Ви вийшли з-за столу. Гру не завершено.
terminal-help = Число грає відповідний варіант (з кількістю після нього, якщо про неї питають: '3 5').  *1 грає скорочення   b 3 повторює варіант 3, доки не вирішиться, b 3 2 — доки не лишиться 2   u повернути   l увесь журнал   d 3 6 кинути далі ці кубики   s ФАЙЛ зберегти   r правила варіантів   ? ця довідка   q вийти
terminal-draw = нічия
terminal-range = від { $least } до { $most }
terminal-of = { $done } з { $of }
terminal-repeat_these = введіть b і номер, від { $least } до { $most }
terminal-repeat_none = зараз немає жодного
terminal-ply = крок { $ply }
terminal-log = журнал
terminal-goals = цілі
terminal-repeat_hint = b число — повторити ({ $what }),{ " " }
terminal-yes = y т так yes
terminal-next_battle = Enter — наступна битва, q — вийти:{ " " }

## text: fixed sentences of the server

text-set-up-again = За цим столом щось пішло не так; його відновлюють за записами.
text-computer-failed = Комп’ютерний гравець не відповів; скажіть йому ходити зараз або сядьте на його місце.
text-memory = Це потребує більше пам’яті, ніж дає сервер.
text-nothing-here = За цією адресою нічого немає.
text-proof-no-secret = У цьому файлі немає запечатаних кубиків: бракує таємниці й відбитка.
text-proof-other-secret = Таємниця не відповідає відбиткові, показаному перед грою.
text-proof-typed-in = Деякі кубики цієї гри введено вручну, тож довести їх не можна.
text-proof-other-result = Вибори відтворюються, але з іншим результатом, ніж записано у файлі.
