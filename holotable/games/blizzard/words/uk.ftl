## game

game-name = Хуртовина
game-tagline = Три місії в снігах: дроїди-розвідники, авангард і великий штурм.

## name

name-alliance = Альянс
    .gender = m
    .acc = Альянс
    .gen = Альянсу
    .dat = Альянсу
name-empire = Імперія
    .gender = f
    .acc = Імперію
    .gen = Імперії
    .dat = Імперії
name-han = Ган
    .gender = m
    .acc = Гана
    .gen = Гана
name-luke = Люк
    .gender = m
    .acc = Люка
    .gen = Люка
name-veers = генерал Вірс
    .gender = m
    .acc = генерала Вірса
    .gen = генерала Вірса
name-generators = генератори
    .number = plural
    .acc = генератори
    .gen = генераторів
name-echo-trooper-n = солдат «Відлуння» { $n }
    .gender = m
    .acc = солдата «Відлуння» { $n }
    .gen = солдата «Відлуння» { $n }
name-scout-n = розвідник { $n }
    .gender = m
    .acc = розвідника { $n }
    .gen = розвідника { $n }
name-snowspeeder-n = сніговий спідер { $n }
    .gender = m
    .acc = сніговий спідер { $n }
    .gen = снігового спідера { $n }
name-laser-battery-n = лазерна батарея { $n }
    .gender = f
    .acc = лазерну батарею { $n }
    .gen = лазерної батареї { $n }
name-snowtrooper-n = сніговий штурмовик { $n }
    .gender = m
    .acc = снігового штурмовика { $n }
    .gen = снігового штурмовика { $n }
name-probe-droid-n = дроїд-розвідник { $n }
    .gender = m
    .acc = дроїда-розвідника { $n }
    .gen = дроїда-розвідника { $n }
name-at-st-n = AT-ST { $n }
    .gender = m
    .fixed = yes
name-at-at-n = AT-AT { $n }
    .gender = m
    .fixed = yes
name-N = північ
    .gender = f
name-NE = північний схід
    .gender = m
name-SE = південний схід
    .gender = m
name-S = південь
    .gender = m
name-SW = південний захід
    .gender = m
name-NW = північний захід
    .gender = m
name-off = за край мапи
name-max-power = { " " }усією силою одним пострілом
name-plain-power = { "" }
name-as-before = , як і раніше
name-step-march = Завершити марш
name-step-hold = Усі на місці
name-step-event = Завершити подію
name-step-commands = Завершити команди
name-step-fire = Завершити вогонь
name-step-return = Завершити вогонь у відповідь
name-event-0 = { "" }
name-event-1 = { " " }Дубль: влучний постріл!
name-event-2 = { " " }Дубль: хитрий план!
name-event-3 = { " " }Дубль: в атаку!
name-event-4 = { " " }Дубль: цього ходу без вогню у відповідь!
name-event-5 = { " " }Дубль: свіжа піхота!
name-event-6 = { " " }Дубль: певна рука цього ходу!
name-why-through = прорвалося досить загонів
name-why-blocked = прорвалося замало імперських загонів
name-why-generators = генератори знищено
name-why-escaped = вирвалося досить загонів
name-why-losses = знищено досить загонів Альянсу
name-why-wiped-out = у ворога не лишилося загонів
name-why-time = ходи вичерпано
name-campaign = Битва за Гот
name-mission-1 = Крізь дроїдів
name-mission-2 = Ідуть крокоходи
name-mission-3 = Генератори

## choice

choice-march = { $unit }: марш { $to ->
    [off] за край мапи
   *[other] на { $to }
 }
choice-turn = { $unit }: повернути на { $facing }, 1 очко
choice-move = { $unit }: рух з { $origin } { $to ->
    [off] за край мапи
   *[other] на { $to }
 }, 1 очко
choice-step = { $unit }: далі { $to ->
    [off] за край мапи
   *[other] на { $to }
 }
choice-face = { $unit }: повернути на { $facing }{ $how }
choice-rally = { $unit }: відновити, 1 очко
choice-reinforce = { $unit }: увести на { $hex }, 1 очко
choice-place = { $unit }: поставити на { $hex }
choice-pushed = { $unit }: ухилитися на { $hex }
choice-follow = { $unit }: іти слідом на { $to }
choice-stay = { $unit }: лишитися на місці
choice-great_shot = Влучний постріл: знищити { NAME($target, form: "acc") } на { $there }
choice-shoot = { $unit }: стріляти в { NAME($target, form: "acc") } на { $there }{ $how }
choice-harpoon = { $unit }: загарпунити { NAME($target, form: "acc") }
choice-self_destruct = { $unit }: самознищення, разом із ним гине { $target }
choice-done = { $step }

## event

event-placed = { $unit } { $unit ->
    [one] стає
   *[other] стають
 } на { $hex }.
event-marched = { $unit } марширує { $to ->
    [off] за край мапи
   *[other] на { $to }
 }.
event-rolled = Кидок команд { $dice }; очок команд: { $points }.{ $what }
event-moved = { $unit } рухається з { $origin } { $to ->
    [off] за край мапи
   *[other] на { $to }
 }.
event-turned = { $unit } повертає на { $facing }.
event-overrun = { $by } давить { NAME($unit, form: "acc") }.
event-followed = { $unit } іде слідом на { $to }.
event-rallied = { $unit } знову в строю.
event-reinforced = { $unit } прибуває на { $hex }.
event-shot = { $unit } { $unit ->
    [one] стріляє
   *[other] стріляють
 } в { NAME($target, form: "acc") }: { $dice }; { $hits } { $hits ->
    [one] влучання
    [few] влучання
   *[many] влучань
 }, шкода { $damage }.
event-damaged = { $unit }: пошкоджено.
event-destroyed = { $unit }: знищено!
event-self_destructed = { $unit } самознищується, разом із ним гине { $target }.
event-harpooned = { $unit } гарпунить { NAME($target, form: "acc") } і валить на сніг.
event-great_shot = Влучний постріл знаходить ціль: { $target }.
event-no_dodge = { $unit } не має куди ухилитися: знищено!
event-no_target = Для влучного пострілу поруч немає ворога.
event-nobody_fresh = Нової піхоти не лишилося.
event-left = { $unit } виходить з мапи.
event-turn_ended = { $seat } { $seat ->
    [one] завершує
   *[other] завершують
 } хід.
event-mission_ended = Місію { $mission } { $by ->
    [one] виграє
   *[other] виграють
 } { $by }.
event-won = { $by } { $by ->
    [one] перемагає
   *[other] перемагають
 }: { $why }.

## row

row-to_hit = на влучання
row-again = ще раз
row-damage = шкода

## odds

odds-title = { $unit } проти { NAME($target, form: "gen") }
odds-nothing = без шкоди
odds-damaged = пошкоджено
odds-destroyed = знищено
odds-dice = кубики
odds-rerolls = перекидання промахів
odds-penalties = перекидання влучань
odds-needs = для шкоди потрібно
odds-at_least = { $die } або більше
odds-never = ніколи

## route

route = { $unit }: іти { $to ->
    [off] за край мапи
   *[other] на { $to }
 }, очок команд: { $cost }

## shortcut

shortcut-march_all = Марш усіма
shortcut-formation = Решту розставити звичним строєм

## ask

ask-pushed = { $unit } під ногами ворога. Куди ухилитися?
ask-follow = { $unit }: іти слідом на { $to }?
ask-face = { $unit }: куди повернути?
ask-step = { $unit } у русі: лишилося клітинок { $left }. Ідіть далі або завершіть рух поворотом.
ask-last_face = { $unit }: рух завершено. Куди повернути?
ask-setup = { $unit }: де поставити? Ще розмістити: { $left }.
ask-march = Марш: який загін безплатно йде на клітинку вперед?
ask-commands = Лишилося очок команд: { $points }. Рухайте, відновлюйте або вводьте загони.
ask-fire = Вогонь: який загін стріляє?
ask-return = Вогонь у відповідь: який загін відповідає?
ask-event-1 = Влучний постріл: якого ворога поблизу знищити?
ask-event-3 = В атаку: яка піхота марширує ще раз?
ask-event-5 = Нова піхота: до двох загонів виходять з вашого краю мапи.

## area

area-reach = досяжно за один рух
area-fire = у секторі вогню й досяжності

## note

note-may_march = може безплатно марширувати на клітинку вперед
note-no_march = зараз не може марширувати
note-shot = уже стріляв на цьому кроці
note-may_rally = пошкоджено; відновлення поверне в стрій
note-damaged = пошкоджено

## no

no-other_side = { $unit } — чужий загін
no-question = спершу треба відповісти на інше запитання
no-absent = { $unit } не на мапі
no-points = очок команд не лишилося
no-step-march = марш — лише на першому кроці ходу
no-step-turn = повертають на кроці команд
no-step-move = рухаються на кроці команд
no-step-step = рухаються на кроці команд
no-step-rally = відновлюють на кроці команд
no-step-reinforce = підкріплення приходять на кроці команд
no-step-place = загони ставлять під час розміщення та за подією двох п’ятірок
no-step-shoot = стріляють під час вогню та вогню у відповідь
no-step-harpoon = гарпуни — для вогню у відповідь
no-step-self_destruct = самознищення — для вогню у відповідь
no-order = { $unit }: зараз черга ставити інший загін
no-taken = клітинка { $hex } не порожня
no-zone = клітинка { $hex } поза вашою зоною розміщення
no-near = клітинка { $hex } заблизько до ворога або до такого самого загону
no-not_waiting = { $unit } не чекає в підкріпленні
no-marched = { $unit }: марш цього ходу вже зроблено
no-march = { $unit } не може марширувати вперед
no-speed = { $unit } не має швидкості
no-off = { $unit }: тут не можна вийти з мапи
no-far = { $to } не поруч із { $origin }
no-stacking = { $unit }: на { $to } не можна через тих, хто там стоїть
no-ahead = { $unit } рухається лише вперед, а { $to } не попереду
no-facing = { $unit } не має напрямку
no-same_facing = { $unit } уже повернуто на { $facing }
no-lumbering = { $unit } за кожне очко повертає лише на одну грань
no-rally = { $unit } — не пошкоджена піхота
no-friend = { $target } на вашому боці
no-shot = { $unit }: дію цього кроку вже використано
no-firepower = { $unit } не має вогневої сили
no-same_hex = { $target } на тій самій клітинці
no-arc = { $target } поза досяжністю або сектором вогню { NAME($unit, form: "gen") }
no-max_power = { $unit } не може вкласти всю силу в один постріл

## goal

goal-escape = Виведіть { $of } { $of ->
    [one] загін
    [few] загони
   *[many] загонів
 } за імперський край
goal-escape-short = вийшло: { $done } з { $of }
goal-destroy = Або не лишіть ворогові жодного загону
goal-destroy-only = Не лишіть ворогові жодного загону
goal-stop = Знищте { $of } { $of ->
    [one] загін
    [few] загони
   *[many] загонів
 } Альянсу
goal-stop-short = знищено: { $done } з { $of }
goal-hold_time = Або стримайте їх протягом { $of } { $of ->
    [one] ходу
    [few] ходів
   *[many] ходів
 }
goal-break_through = Виведіть { $of } { $of ->
    [one] загін
    [few] загони
   *[many] загонів
 } за край Альянсу
goal-break_through-short = прорвалося: { $done } з { $of }
goal-block = За { $limit } { $limit ->
    [one] хід
    [few] ходи
   *[many] ходів
 } пропустіть менше ніж { $through } { $through ->
    [one] імперський загін
    [few] імперські загони
   *[many] імперських загонів
 }
goal-block-short = хід { $done } з { $of }
goal-generators = Знищте генератори
goal-generators-short = генераторів: { $done } з { $of }
goal-defend = Утримайте генератори протягом { $of } { $of ->
    [one] ходу
    [few] ходів
   *[many] ходів
 } Альянсу
goal-defend-short = хід { $done } з { $of }
goal-campaign = Місія { $number } з { $count } у кампанії

## campaign

campaign-about = Три місії поспіль. Перша вирішує, хто готовий до другої; хто прорвався в другій, б’ється в третій, а третя вирішує війну.
campaign-warned = Альянс попереджено: усі його загони готові до наступної місії.
campaign-unwarned = Альянс захоплено зненацька: до наступної місії готові лише розвідники, решта прийде пізніше.
campaign-survivors = До наступної місії йдуть, знову цілі: { $units }.
campaign-no_survivors = Жоден імперський загін не дійшов до наступної місії.

## workshop

goal-hold_out = Протримайтеся { $of } { $of ->
    [one] хід
    [few] ходи
   *[many] ходів
 } Альянсу
goal-hold_out-short = хід { $done } з { $of }
suggest-turns = Хай місія триває { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
 }.
suggest-exits = Хай для перемоги вистачить загонів за краєм мапи: { $count }.
suggest-stop = Вимагайте загонів за краєм мапи: { $count }.
suggest-unit = Дайте ще один загін ({ $side }): { $unit }.
name-echo-trooper = солдат «Відлуння»
    .gender = m
    .acc = солдата «Відлуння»
    .gen = солдата «Відлуння»
name-scout = розвідник
    .gender = m
    .acc = розвідника
    .gen = розвідника
name-snowspeeder = сніговий спідер
    .gender = m
    .acc = сніговий спідер
    .gen = снігового спідера
name-laser-battery = лазерна батарея
    .gender = f
    .acc = лазерну батарею
    .gen = лазерної батареї
name-snowtrooper = сніговий штурмовик
    .gender = m
    .acc = снігового штурмовика
    .gen = снігового штурмовика
name-probe-droid = дроїд-розвідник
    .gender = m
    .acc = дроїда-розвідника
    .gen = дроїда-розвідника
name-at-st = AT-ST
    .gender = m
name-at-at = AT-AT
    .gender = m
name-mission-campaign = Усі три поспіль

## error

error-arrives_but_turn = { $name } прибуває, але зараз хід сторони { $what }.
error-arrives_while_another_question = { $name } прибуває, коли відкрите інше запитання.
error-asked_about_but_not = про { $what } запитано, але цього загону немає на мапі.
error-asked_follow_but_has = { $name } має йти слідом, але не має ні HARPOON, ні SELF-DESTRUCT.
error-asked_for_facing_but = { $name }: запитано про напрямок, але зараз хід сторони { $what }.
error-asked_for_facing_but_2 = { $name }: запитано про напрямок, але на кроці { $what } нічого не розміщують.
error-asked_pushed_but_no = { $what } має ухилитися, але це не піхота під транспортом.
error-blizzard_position_needs_units = позиція blizzard потребує units: { "{" }id: { "{" }at, facing, damaged{ "}" }{ "}" }.
error-blizzard_positions_have_no = позиції blizzard не мають { $unknown }; вони мають { $keys }.
error-blizzard_survivors_list_each = blizzard: survivors — це список з { $survivors }, кожен щонайбільше раз, а не { $value }.
error-cannot_come_now = { $name } зараз не може прибути.
error-cannot_follow_which_not = { $name } не може йти слідом на { $what }: ця клітинка не сусідня.
error-damaged_true_or_false = damaged для { $name } — це true або false, не { $damaged }.
error-event_has_no_step = подія { $event } не має власного кроку.
error-event_has_step_own = подія 1 має власний крок, лише якщо є загін на вибір.
error-has_no_facing = { $what } не має напрямку.
error-has_no_facing_ask = { $name } не має напрямку, тож питати нема про що.
error-moving_null_or_unit = moving — це null або { "{" }unit, left{ "}" }.
error-names_hex_hexes_go = { $what } називає клітинку { $value }; клітинки йдуть від 0,0 до { $last }.
error-names_unit_twice = { $what } називає загін двічі.
error-names_which_no_unit = { $what } називає { $value }, а це не загін; { $like }.
error-nobody_shoots_or_returns = на кроці { $what } ніхто не стріляє, тож shot має бути порожнім.
error-on_move_but_no = { $name } у русі, але не є загоном сторони { $what } на мапі.
error-only_first_question_can = ухилятися може лише перше запитання.
error-only_one_unit_at = про напрямок питають лише один загін за раз.
error-options_object = options — це об’єкт.
error-options_say_mission_but = options кажуть місія { $mission }, але місія — { $mission_2 }.
error-pending_question_ask_unit = запитання в pending — це { "{" }ask, unit, to{ "}" }, де ask — одне з { $readers }.
error-placing_but_next = розміщує { $what }, але черга сторони { $what_2 }.
error-question_out_order = запитання до { $name } не на своєму місці.
error-question_written = запитання { $ask } пишуть так: { "{" }{ $keys }{ "}" }.
error-set_up_unit_unplaced = під час розміщення загін ще не поставлено або його питають про напрямок.
error-side_places_all_units = сторона ставить усі свої загони, перш ніж почне інша.
error-stand_before_anything_placed = { $what } стоять, коли ще нічого не розміщено.
error-stand_together_on = { $what } і { $what_2 } стоять разом на { $what_3 }.
error-two_places_one_them = { $what } у двох місцях, одне з них — { $what_2 }.
error-unit_on_move_only = загін буває в русі лише на кроці commands.
error-units_pushed_or_followed = загони ухиляються або йдуть слідом, але на кроці { $step } ніщо не рухається.
error-units_unplaced_only_set = нерозміщені загони бувають лише під час розміщення.
error-written_at_facing_damaged = { $name } пишуть так: { "{" }at, facing, damaged{ "}" }.
error-stands_on_ice = { $name } стоїть на { $hex }, а там крига.
error-no_such_mission = blizzard: mission має бути однією з { $known } або власною місією як об’єкт, не { $value }.
error-has_begun = blizzard: розпочату місію можна продовжити лише з її позиції.
error-title_letters = назва — це текст щонайбільше з { $most } літер.
error-too_few_counters = { $kind }: їх { $count }, але фішок лише { $most }.
error-in_the_middle = посередині краю можуть стояти лише { $unit }, і тоді вони належать до загонів.
error-stands_not_listed = { $name } стоїть на { $hex }, але не належить до загонів сторони { $seat }.
error-stands_but_waits = { $name } стоїть на { $hex }, але цей загін чекає.
error-both_stand_on = { $other } і { $name } стоять на { $hex } обидва.
error-stands_no_facing = { $name } не має напрямку.
error-turns_of_its_own = лише місія, у якій ніхто не виходить, має власні turns; інші мають варіант turn_limit.
error-losses_of_whom = лише Альянс, який може вийти, програє через утрати.
error-too_many_hexes = { $what } називає більше клітинок, ніж їх на мапі: { $most }.
error-hex_not_on_map = { $what } називає клітинку { $value }, якої немає на мапі.
error-no_units = сторона { $seat } не має загонів на початку.
error-no_room_in_zone = сторона { $seat } має загони для розміщення, але в її зоні немає вільної клітинки.
error-too_many_exits = сторона { $seat } перемагає, вивівши загонів { $exits }, але має лише { $units }.
error-mission_no_option = власна місія не має варіанта { $option }.
error-of_own = Хуртовина: { $reason }

## draw: the table in a terminal

draw-status = { $mission }, хід { $turn }, { $seat }: { $step }
draw-own = Власна місія
draw-points = очки команд { $points }
draw-unplaced = Розмістити: { $units }
draw-waiting = Чекають: { $units }
draw-exited = Вийшли, у безпеці: { $units }
draw-destroyed = Втрачено: { $units }
draw-step_setup = розстановка
draw-step_march = марш
draw-step_event = подія
draw-step_commands = команди
draw-step_fire = вогонь
draw-step_return = вогонь у відповідь

## text: what cards do, battles, options; as the game's data write it

text-option-mission = Місія 1, 2 або 3, усі три як кампанія чи ваша власна.
text-option-turn_limit = Ходи кожної сторони в місіях 1 і 2.
text-option-warned = Лише місія 2: Альянс виграв місію 1, і його не захоплено зненацька.
text-option-survivors = Лише місія 3: імперські загони, що пройшли місію 2.
text-option-reinforcements = Кого приводить подія 5: піхоту, що втрачена або чекає, чи будь-яку вільну фішку піхоти.
