## game

game-name = Цеглинки
game-tagline = Дві дії за хід, один кубик, один шлях додому.

## name

name-empire = Імперія
    .gender = f
    .acc = Імперію
    .gen = Імперії
    .dat = Імперії
name-rebels = повстанці
    .number = plural
    .acc = повстанців
    .gen = повстанців
    .dat = повстанцям
name-vader = Вейдер
    .gender = m
    .acc = Вейдера
    .gen = Вейдера
    .dat = Вейдеру
name-snowtroopers = загін снігових штурмовиків
    .gender = m
    .acc = загін снігових штурмовиків
    .gen = загону снігових штурмовиків
    .dat = загону снігових штурмовиків
name-at-at = AT-AT
    .gender = m
    .fixed = yes
name-at-st = AT-ST
    .gender = m
    .fixed = yes
name-at-at-2 = другий AT-AT
    .gender = m
    .acc = другий AT-AT
    .gen = другого AT-AT
    .dat = другому AT-AT
name-imperial-gun = імперська гармата
    .gender = f
    .acc = імперську гармату
    .gen = імперської гармати
    .dat = імперській гарматі
name-luke = Люк
    .gender = m
    .acc = Люка
    .gen = Люка
    .dat = Люкові
name-troopers = загін солдатів
    .gender = m
    .acc = загін солдатів
    .gen = загону солдатів
    .dat = загону солдатів
name-snowspeeder = сніговий спідер
    .gender = m
    .acc = сніговий спідер
    .gen = снігового спідера
    .dat = сніговому спідеру
name-tauntaun = таунтаун
    .gender = m
    .acc = таунтауна
    .gen = таунтауна
    .dat = таунтауну
name-snowspeeder-2 = другий сніговий спідер
    .gender = m
    .acc = другий сніговий спідер
    .gen = другого снігового спідера
    .dat = другому сніговому спідеру
name-rebel-gun = гармата повстанців
    .gender = f
    .acc = гармату повстанців
    .gen = гармати повстанців
    .dat = гарматі повстанців
name-trooper = солдат
    .gender = m
    .acc = солдата
    .gen = солдата
    .dat = солдату
name-pilot = пілот
    .gender = m
    .acc = пілота
    .gen = пілота
    .dat = пілоту
name-han = Ган Соло
    .gender = m
    .acc = Гана Соло
    .gen = Гана Соло
    .dat = Гану Соло
name-chewbacca = Чубакка
    .gender = m
    .acc = Чубакку
    .gen = Чубакки
    .dat = Чубацці
name-boba-fett = Боба Фетт
    .gender = m
    .acc = Бобу Фетта
    .gen = Боби Фетта
    .dat = Бобі Фетту
name-veers = генерал Вірс
    .gender = m
    .acc = генерала Вірса
    .gen = генерала Вірса
    .dat = генералу Вірсу
name-why-base = загін увійшов у ворожу базу
name-why-destroyed = у ворога не лишилося загонів
name-die-hit = влучання
    .gender = n
name-die-force = влучання Сили
    .gender = n
name-die-miss = промах
    .gender = m
name-face-hit = Влучання
name-face-force = Влучання Сили
name-face-miss = Промах

## choice

choice-move = { $unit }: перейти з { $origin } на { $to }
choice-attack = { $unit }: атакувати { NAME($target, form: "acc") } на { $there }
choice-remove = { $unit }: утратити { NAME($figure, form: "acc") }
choice-double_move = { $unit }: з { $origin } через { $via } на { $to }, увесь хід
choice-reinforce = { $unit }: увести з резерву на { $there }, увесь хід
choice-swap_gun = { $unit }: замінити на гармату
choice-deploy = { $unit }: поставити на { $to }
choice-add_hero = { $figure }: приєднати до { NAME($unit, form: "gen") }
choice-end_turn = Завершити хід

## event

event-moved = { $unit } переходить з { $origin } на { $to }.
event-attacked = { $unit } атакує { NAME($target, form: "acc") }: { $face }.
event-figure_removed = { $unit }: утрачено { NAME($figure, form: "acc") }.
event-destroyed = { $unit }: знищено!
event-reinforced = { $unit } виходить із резерву на { $to }.
event-deployed = { $unit } стає на { $to }.
event-gun_swapped = { $unit } поступається місцем гарматі.
event-hero_added = { $figure } приєднується до { NAME($unit, form: "gen") }.
event-turn_ended = { $seat } { $seat ->
    [one] завершує
   *[other] завершують
 } хід.
event-won = { $by } { $by ->
    [one] перемагає в
   *[other] перемагають у
 } битві: { $why }.
event-drawn = Битва завершується нічиєю: ходи вичерпано.

## ask

ask-deploy = Виберіть загін і клітинку своєї бази; ще розмістити: { $left }. Ворог цього не бачить.
ask-guns = Який загін поступиться місцем гарматі?
ask-heroes = Який герой до якого загону приєднається?
ask-remove = { $unit }: влучання. Яку фігурку втрачено?
ask-play-2 = Дві дії: рух або атака, одна за одною.
ask-play-1 = Лишилася одна дія: рух, атака або кінець ходу.
ask-must_reinforce = На полі немає загонів: уведіть один з резерву.

## odds

odds-attack = { $unit } проти { NAME($target, form: "gen") }
odds-one = Утрачає фігурку
odds-two = Утрачає дві фігурки
odds-destroyed = Знищено
odds-figures = Фігурок зараз

## no

no-moved = { $unit }: рух цього ходу вже зроблено; для двох однакових дій потрібні два загони
no-attacked = { $unit }: атаку цього ходу вже зроблено; для двох однакових дій потрібні два загони
no-absent = { $unit } не на полі
no-other_side = { $unit } — чужий загін
no-occupied = клітинку { $to } зайнято
no-far = { $to } і { $origin } не поруч
no-gap = між { $origin } і { $to } розрив
no-range = { $target } поза досяжністю { NAME($unit, form: "gen") }
no-blocked = { $unit } і { $target }: між ними стоїть інший загін
no-friend = { $target } на вашому боці

## area

area-reach = можна йти сюди
area-fire = можна влучити сюди

## note

note-moved = рух цього ходу зроблено
note-attacked = атаку цього ходу зроблено

## goal

goal-base-empire = Уведіть загін у базу повстанців
goal-base-empire-short = рядів: { $done } з { $of }
goal-base-rebels = Уведіть загін в імперську базу
goal-base-rebels-short = рядів: { $done } з { $of }
goal-destroy-empire = Або знищте всі загони повстанців
goal-destroy-rebels = Або знищте всі імперські загони
goal-limit = Після { $limit } { $limit ->
    [one] ходу
    [few] ходів
   *[many] ходів
 } — нічия

## error

error-actions_left_nothing_pending = actions_left дорівнює 0 і нічого не очікує рішення, тож вирішувати нема кому.
error-attack_pending_so_actions = атака очікує рішення, тож actions_left дорівнює 0 або 1.
error-both_sides_have_deployed = обидві сторони розмістилися, тож фазу завершено.
error-brick = Цеглинки: { $reason }
error-brick_belongs_base_cannot = brick: { $what } належить базі, і закрити цю клітинку не можна.
error-brick_layout_name_or = brick: поле — це назва або { "{" }"links": ["a1-b1", ...], "closed": ["b4", ...], "start": { "{" }"vader": "c6", ...{ "}" }{ "}" }.
error-brick_link_given_twice = brick: зв’язок { $text } указано двічі.
error-brick_link_leads_which = brick: зв’язок { $text } веде на { $what }, а ця клітинка закрита.
error-brick_links_closed_spaces = brick: зв’язки й закриті клітинки поля — це списки текстів.
error-brick_no_layout_layouts = brick: поля { $layout } немає; є { $known } або ваші власні зв’язки.
error-brick_no_link_link = brick: { $text } — не зв’язок; зв’язок пишуть так: a1-b1.
error-brick_no_space_spaces = brick: клітинки { $text } немає; клітинки йдуть від a1 до d7.
error-brick_not_neighbours_so = brick: { $what } і { $what_2 } не сусідні, тож зв’язати їх не можна.
error-brick_position_needs_units = позиція brick потребує units: { "{" }id: { "{" }at, figures{ "}" }{ "}" }.
error-brick_position_object_with = позиція brick — це об’єкт щонайменше з units.
error-brick_positions_have_no = позиції brick не мають { $map }; вони мають { $keys }.
error-cannot_reserve_on_board = { $name } не може бути в резерві: цей загін на полі, названий двічі або ще має розміститися.
error-cannot_ride_with_other = { $figure } не може бути в { $name } іншої сторони.
error-deployed_outside_base = { $what } розміщено поза своєю базою.
error-figures_list = фігурки загону { $name } — це список.
error-has_at_most = { $name } має щонайбільше { $what } таких, як { $what_2 }.
error-has_no_hero_left = { $what } більше не має героїв для додавання.
error-has_still_swap_gun = { $what } ще має ввести гармату, а вона вже на полі.
error-holds_figures = { $name } містить { $figure }; фігурки бувають такі: { $figures }.
error-holds_twice = { $name } містить { $figure } двічі.
error-holds_two_heroes = { $name } містить двох героїв.
error-infantry_cannot_stand_without = { $name } — піхота й не може стояти без фігурок.
error-layout_position_stands_beside = layout позиції стоїть поруч з options, а не в них.
error-list_units = { $what } — це список загонів.
error-needs_two_units_on = { $what } потребує двох загонів на полі, щоб додати героїв.
error-never_holds = { $name } ніколи не містить { $figure }.
error-on_board_but_option = { $figure } на полі, але варіант heroes вимкнено.
error-options_object = options — це об’єкт.
error-pending_asks_which_figure = pending питає, яку фігурку втрачено, але всі фігурки цілі однакові.
error-pending_must_name_attacker = pending має називати нападника сторони, що ходить, і ворожу ціль.
error-pending_names_unit_not = pending називає загін, якого немає на полі.
error-pending_null_or_attacker = pending — це null або { "{" }attacker, target, reroll{ "}" }.
error-phase_but_option_for = фаза — { $phase }, але варіант для неї вимкнено.
error-reserve_but_option_reinforcement = резерв є, але варіант reinforcement вимкнено.
error-reserve_list_units = reserve — це список загонів.
error-stands_on_spaces_d = { $name } стоїть на { $at }; клітинки йдуть від a1 до d7.
error-stands_on_which_closed = { $name } стоїть на { $at }, а ця клітинка закрита.
error-start_object = стартові клітинки поля (start) — це об’єкт: { "{" }загін: клітинка{ "}" }.
error-start_no_unit = загону { $unit } немає; є такі загони: { $units }.
error-start_enemy_base = { $name } починає на { $at }, у ворожій базі.
error-start_nobody = жоден загін { NAME($side, form: "gen") } не починає на полі.
error-start_gun = { $unit } починає вже на полі, тож варіанту guns нема чого міняти.
error-two_units = { $figure } у двох загонах.
error-two_units_stand_on = два загони стоять на { $at }.
error-written_at_figures = { $name } пишуть так: { "{" }at, figures{ "}" }.
error-base_rows_linked = ряди баз мають бути цілком зв’язані; бракує { $link }.
error-bases_apart = це поле роз’єднує бази; ряди 1 і 7 має сполучати принаймні один шлях зі зв’язків.

## suggest

suggest-start = На початку ще один загін: { $unit } на { $place }.

## text: what cards do, battles, options; as the game's data write it

text-option-double_move = Один загін може витратити весь хід на два кроки або перестрибнути свого.
text-option-guns = Кожна сторона замінює один початковий загін на гармату.
text-option-secret_deployment = Таємно виберіть чотири зі своїх шести загонів і розставте їх на свій розсуд.
text-option-reinforcement = Два загони, що лишилися, чекають у резерві.
text-option-heroes = До битви приєднуються Ган, Чубакка, Боба Фетт і Вірс.
text-option-layout = Зв’язки поля: hoth, two-passes або ваші власні.
text-option-turn_limit = Нічия після стількох ходів гравців.
text-option-layout-hoth = Гот
text-option-layout-two-passes = Два перевали
