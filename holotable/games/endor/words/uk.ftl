## game

game-name = Ендор
game-tagline = Флот, щит і двобій водночас. Щораунду три таємні накази.

## name

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
name-rebels-1 = перший повстанець
    .gender = m
    .acc = першого повстанця
    .gen = першого повстанця
name-rebels-2 = другий повстанець
    .gender = m
    .acc = другого повстанця
    .gen = другого повстанця
name-empire-1 = перший гравець Імперії
    .gender = m
    .acc = першого гравця Імперії
    .gen = першого гравця Імперії
name-empire-2 = другий гравець Імперії
    .gender = m
    .acc = другого гравця Імперії
    .gen = другого гравця Імперії
name-x-wing = X-Wing
    .gender = m
    .fixed = yes
name-y-wing = Y-Wing
    .gender = m
    .fixed = yes
name-b-wing = B-Wing
    .gender = m
    .fixed = yes
name-tie = винищувач TIE
    .gender = m
    .acc = винищувач TIE
    .gen = винищувача TIE
name-falcon = «Тисячолітній Сокіл»
    .gender = m
    .acc = «Тисячолітній Сокіл»
    .gen = «Тисячолітнього Сокола»
name-executor = «Екзекутор»
    .gender = m
    .acc = «Екзекутор»
    .gen = «Екзекутора»
name-marker = маркер флоту
    .gender = m
    .acc = маркер флоту
    .gen = маркера флоту
name-shield = штурм щита
    .gender = m
    .acc = штурм щита
    .gen = штурму щита
name-luke = Люк Скайвокер
    .gender = m
    .acc = Люка Скайвокера
    .gen = Люка Скайвокера
name-redeem = спокута Вейдера
    .gender = f
    .acc = спокуту Вейдера
    .gen = спокути Вейдера
name-death-star = Зірка Смерті
    .gender = f
    .acc = Зірку Смерті
    .gen = Зірки Смерті
    .loc = Зірці Смерті
name-ambush = засідка біля щита
    .gender = f
    .acc = засідку біля щита
    .gen = засідки біля щита
name-vader = Дарт Вейдер
    .gender = m
    .acc = Дарта Вейдера
    .gen = Дарта Вейдера
name-emperor = Імператор
    .gender = m
    .acc = Імператора
    .gen = Імператора
name-reserve = ангар «Екзекутора»
    .gender = m
    .acc = ангар «Екзекутора»
    .gen = ангара «Екзекутора»
    .loc = ангарі «Екзекутора»
name-F1 = флот F1
    .gender = m
    .acc = флот F1
    .gen = флоту F1
    .loc = флоті F1
name-F2 = флот F2
    .gender = m
    .acc = флот F2
    .gen = флоту F2
    .loc = флоті F2
name-F3 = флот F3
    .gender = m
    .acc = флот F3
    .gen = флоту F3
    .loc = флоті F3
name-F4 = флот F4
    .gender = m
    .acc = флот F4
    .gen = флоту F4
    .loc = флоті F4
name-F5 = флот F5
    .gender = m
    .acc = флот F5
    .gen = флоту F5
    .loc = флоті F5
name-F6 = флот F6
    .gender = m
    .acc = флот F6
    .gen = флоту F6
    .loc = флоті F6
name-copy-1 = { " " }(перша з таких)
name-copy-2 = { " " }(друга з таких)
name-copy-3 = { " " }(третя з таких)
name-killed = гине
name-redeemed = повертається до світла й знищує Імператора
name-won-death-star = Зірка Смерті вибухає. Повстанці перемогли!
name-won-fleet = Останній корабель повстанців знищено. Імперія перемогла!
name-won-round-limit = Час вийшов, а станція стоїть. Імперія перемогла!
name-one-die = 1 кубик
name-2-dice = 2 кубики
name-3-dice = 3 кубики
name-4-dice = 4 кубики
name-5-dice = 5 кубиків

## area

area-reach = звідси можна дістатися
area-fire = звідси можна атакувати
area-order = отримає наказ

## note

note-ship = { $ship }: { $dice }, рух на { $count } { $count ->
    [one] сектор
    [few] сектори
   *[many] секторів
 }, влучання з { $need } або більше

## choice

choice-pick = Карта: { $orders }{ $copy }
choice-order = Наказ: { $order }
choice-no_order = Не віддавати наказу
choice-deploy = Випустити { $count } { $count ->
    [one] винищувач
    [few] винищувачі
   *[many] винищувачів
 } TIE у { $there }
choice-move = { $ship }: перейти з { NAME($origin, form: "gen") } до { NAME($to, form: "gen") }
choice-stay = Лишитися на місці
choice-attack = { $ship }: атакувати { NAME($to, form: "acc") } з { NAME($origin, form: "gen") }, { $dice }
choice-attack_death_star = { $ship }: атакувати Зірку Смерті з { NAME($origin, form: "gen") }, { $dice }
choice-no_attack = Не атакувати
choice-assign = Використати { $die } проти { NAME($target, form: "gen") }
choice-fire = Стріляти: { $target }
choice-advance = Використати { $die }, щоб увійти на поділку { $space }
choice-done = Лишити решту кубиків

## event

event-picked = До стосу додано карту: { $orders }.
event-turned_up = { $side } { $side ->
    [one] відкриває
   *[other] відкривають
 } карту: { $orders }.
event-ordered = Наказ: { $order }.
event-passed = Наказу не віддано.
event-deployed = Випущено { $count } { $count ->
    [one] винищувач
    [few] винищувачі
   *[many] винищувачів
 } TIE: { $to }.
event-moved = { $count } × { $ship } з { NAME($origin, form: "gen") } до { NAME($to, form: "gen") }.
event-attacked = Атака з { NAME($origin, form: "gen") } на { NAME($to, form: "acc") }: { $dice }.
event-fired = Зірка Смерті стріляє, ціль — { $target }: { $dice }.
event-hit = Влучання: { $ship }.
event-destroyed = Знищено { $count } × { $ship }: { $at }.
event-extra_orders = { $seat } { $seat ->
    [one] отримує
   *[other] отримують
 } { $count } { $count ->
    [one] додатковий наказ
    [few] додаткові накази
   *[many] додаткових наказів
 }.
event-rolled = { $order }: { $dice }.
event-advanced = Штурмова група використовує { $die } і виходить на поділку { $to }.
event-ambushed = Штурмовики на треку: { $spaces }.
event-shield_down = Щит упав!
event-duelist_lost = { $who } { $how }.
event-discarded = Карту скинуто: { $orders }.
event-drew = { $seat } { $seat ->
    [one] бере
   *[other] беруть
 } { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
 }.
event-reshuffled = { $side }: скид перетасовано в нову колоду.
event-won = { $sentence }

## ask

ask-pick = Таємно виберіть накази, перший — зверху: ще { $left }.
ask-order = Який наказ віддати: { $orders }?
ask-move = { $ship }: рух чи лишитися?
ask-deploy = Винищувачі TIE: випустити нові, рухатися чи лишитися?
ask-amount = Скільки?
ask-attack = { $ship }: атакувати чи ні?
ask-assign = Ваші кубики: { $dice }. Який у що влучає?
ask-fire = Зірка Смерті: яка ціль?
ask-advance = Ваші кубики: { $dice }. Наступна поділка потребує { $need } або більше.

## no

no-card = цієї карти немає у вас на руці
no-card_pile = ця карта лежить у вашому стосі й відкриється, коли надійде її черга
no-card_aside = ця карта відкладена на цей раунд; карти обирають на початку наступного
no-other_order = на карті є { $shown }, а не наказ «{ $order }»
no-unusable = наказ «{ $order }» зараз нічого не дасть
no-not_there = { $ship }: у { NAME($origin, form: "loc") } таких немає
no-not_next = з { NAME($origin, form: "gen") } до { NAME($to, form: "gen") } не дістатися
no-enemies = { $to } або єдиний шлях туди утримують ворожі кораблі
no-marker = { $ship }: до { NAME($to, form: "gen") } не можна
no-face_down = { $to } поза грою
no-bound = після руху атакувати можна лише з { NAME($bound, form: "gen") }
no-nothing = { $to }: тут нема чого атакувати
no-shield = щит ще захищає Зірку Смерті
no-far = { $origin } не поруч із Зіркою Смерті
no-no_die = немає вільного кубика з { $die }
no-too_low = { $die } замало, щоб улучити ({ $target }); потрібно { $need }
no-no_target = { $target }: такої цілі немає
no-markers_first = доки є відкритий маркер флоту, Зірка Смерті стріляє лише по маркерах
no-no_rebels = { $target }: тут нема чого знищувати
no-too_low_space = { $die } замало для наступної поділки; потрібно { $need }

## shortcut

shortcut-assign = Найкраще використати всі кубики
shortcut-advance = Просунутися, скільки дозволяють кубики

## odds

odds-attack = Атака
odds-death_star = Атака на Зірку Смерті
odds-death_star_destroyed = Зірку Смерті знищено
odds-laser = Постріл
odds-target_destroyed = Ціль знищено
odds-assault = Штурм
odds-advance = Група просувається
odds-duel = Двобій
odds-hit = Хоча б одне влучання
odds-dice = Кубики
odds-average = Влучань у середньому
odds-clear = Кораблів там не лишилося
odds-marker = Маркер флоту знищено
odds-falcon = «Тисячолітнього Сокола» знищено
odds-executor = «Екзекутор» знищено
odds-luke = Люк гине
odds-vader = Вейдер гине
odds-spaces = Поділок у середньому
odds-shield_down = Щит падає
odds-exactly = Рівно { $spaces }

## goal

goal-shield = Ендор: доведіть групу до останньої поділки, і щит упаде
goal-shield-short = щит { $done } з { $of }
goal-death_star = Орбіта: знищте Зірку Смерті, щойно впаде щит
goal-death_star-open = Орбіта: 6 поруч із Зіркою Смерті тепер знищить її
goal-fleet = Знищте всі винищувачі й маркери флоту повстанців і «Сокола»
goal-fleet-short = знищено: { $done } з { $of }
goal-rounds = Або вбережіть Зірку Смерті протягом { $limit } { $limit ->
    [one] раунду
    [few] раундів
   *[many] раундів
 }
goal-duel-vader = Тронна зала: убитий Вейдер дає повстанцям додаткових наказів: { $orders }, спокутуваний: { $more }
goal-duel-luke = Тронна зала: загибель Люка дає Імперії додаткових наказів: { $orders }
goal-duel-redeemed = Тронна зала: Вейдера спокутувано, Імператора більше немає

## workshop

suggest-assault = Хай штурмова група почне з поділки { $count }.
suggest-reserve = Поставте в ангар винищувачів TIE: { $count }.
suggest-luke = Хай Люк почне з влучаннями: { $count }.

## error

error-both_sides_have_ships = кораблі обох сторін в одному секторі: { $both }.
error-but_hits_at_end = { $what } на місці, але влучання вже в кінці треку.
error-but_only_exist = { $ship }: їх { $number }, але існує лише { $what }.
error-cannot_attacked_from = { $what } не можна атакувати з { $what_2 }.
error-cannot_move_from = { $what }: рух з { $what_2 } до { $what_3 } неможливий.
error-cannot_stand_on_fleet = { $what } не може стояти на маркері флоту ({ $what_2 }).
error-card_does_not_show = карта { $card } не має наказу { $order }.
error-card_other_side = { $what }: карта { $value } належить іншій стороні.
error-card_two_places = карта { $card_name } у двох місцях.
error-deck_so_among_fresh = { $card } у колоді, тож належить до карт fresh: { $name }.
error-dice_list_up_numbers = кубики — це список щонайбільше з { $most } чисел.
error-endor_position_object_with = позиція endor — це об’єкт щонайменше із ships.
error-endor_positions_have_no = позиції endor не мають { $map }; вони мають { $keys }.
error-every_rebel_ship_marker = усі кораблі й маркери повстанців знищено, тож переможець — empire.
error-everybody_has_picked_so = усі вибрали, тож вирішувати нема кому.
error-game_over_so_step = гру завершено, тож step і order мають бути null.
error-has_extra_orders_before = { $name } має додаткові накази до початку наказів.
error-has_picked_more_than = { $name }: вибрано більше карт, ніж { $what }.
error-marker_must_up_or = маркер { $name } має бути up або down, не { $state }.
error-names_card_which_does = { $what } називає карту { $value }, а такої немає.
error-no = { $what }: у { $what_2 } таких немає.
error-no_dice_lie_on = на кроці { $step } кубики на столі не лежать.
error-no_dice_lie_on_2 = у фазі prepare кубики на столі не лежать.
error-nobody_on_turn_phase = у фазі prepare ніхто не ходить, тож { $key } має бути null.
error-origin_does_not_fit = origin не відповідає крокові { $step }.
error-phase_orders_card_turned = у фазі orders карту відкрито.
error-players_must_or_not = players має бути 2 або 4, не { $players }.
error-redeemed_true_or_false = redeemed — це true або false.
error-ships_cannot_move_from = кораблі не можуть перейти з { $what } до { $what_2 }.
error-stands_on_which_face = { $what } стоїть на { $what_2 }, а цей маркер закритий.
error-step_amount_move_named = на кроці amount названо рух з origin і target.
error-step_asks_for_no = крок { $step } тут не потребує рішення.
error-step_does_not_fit = крок { $step } не відповідає наказові { $order }.
error-stormtrooper_on_space_not = штурмовик на поділці { $number } не попереду штурмової групи.
error-stormtroopers_up_spaces = штурмовики займають щонайбільше { $stormtroopers } поділок.
error-target_does_not_fit = target не відповідає крокові { $step }.
error-these_cards_nowhere = цих карт ніде немає: { $missing }.
error-tie_reserve_but_no = є tie_reserve, але немає «Екзекутора», який його несе.
error-two_stormtroopers_stand_on = два штурмовики стоять на поділці { $number }.
error-no_rebel_ship = повстанці не мають ні корабля, ні маркера флоту.
error-opening_object = endor: opening — це об’єкт JSON або null, як у коробці, а не { $value }.
error-hand_named = на руці місця { $name } від { $least } до { $most } карт, або їх не називають.
error-opening_no_option = битва endor не має варіанта { $option }.
error-of_own = Ендор: { $reason }

## draw: the table in a terminal

draw-shield = Щит
draw-hits = Влучання
draw-round = Раунд
draw-down = ЗНЯТО
draw-lost = утрачено
draw-redeemed = спокута
draw-gone = немає
draw-hangar = ангар: { $count } T
draw-card = відкрито ({ $seat }): { $orders }
draw-order = наказ: { $order }
draw-dice = кубики: { $dice }
draw-hand = на руці: { $cards }
draw-pile = стос: { $cards }
draw-empty = порожньо
draw-extra = { $count } додатково

## text: what cards do, battles, options; as the game's data write it

text-option-players = Двоє гравців або четверо у двох командах.
text-option-round_limit = Імперія перемагає, коли минуло стільки раундів.
text-option-opening = Власні флот, треки й руки на початку; їх малюють у майстерні.
text-known-2 = Битва за Ендор
text-known-4 = Битва за Ендор для чотирьох
