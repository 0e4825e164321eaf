## game

game-name = Командування
game-tagline = Карти, клітинки й холодна сталь: 17 битв за крижану планету.

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
name-rebels-1 = перший гравець повстанців
    .gender = m
    .acc = першого гравця повстанців
    .gen = першого гравця повстанців
    .dat = першому гравцеві повстанців
name-rebels-2 = другий гравець повстанців
    .gender = m
    .acc = другого гравця повстанців
    .gen = другого гравця повстанців
    .dat = другому гравцеві повстанців
name-empire-1 = перший гравець Імперії
    .gender = m
    .acc = першого гравця Імперії
    .gen = першого гравця Імперії
    .dat = першому гравцеві Імперії
name-empire-2 = другий гравець Імперії
    .gender = m
    .acc = другого гравця Імперії
    .gen = другого гравця Імперії
    .dat = другому гравцеві Імперії
name-troopers = солдати
    .number = plural
    .acc = солдатів
    .gen = солдатів
    .dat = солдатам
name-speeders = снігові спідери
    .number = plural
    .acc = снігові спідери
    .gen = снігових спідерів
    .dat = сніговим спідерам
name-artillery = артилерія
    .gender = f
    .acc = артилерію
    .gen = артилерії
    .dat = артилерії
name-snowtroopers = снігові штурмовики
    .number = plural
    .acc = снігових штурмовиків
    .gen = снігових штурмовиків
    .dat = сніговим штурмовикам
name-at-at = AT-AT
    .gender = m
    .fixed = yes
name-droids = дроїди-розвідники
    .number = plural
    .acc = дроїдів-розвідників
    .gen = дроїдів-розвідників
    .dat = дроїдам-розвідникам
name-troopers-n = солдати { $n }
    .number = plural
    .acc = солдатів { $n }
    .gen = солдатів { $n }
    .dat = солдатам { $n }
name-speeders-n = снігові спідери { $n }
    .number = plural
    .acc = снігові спідери { $n }
    .gen = снігових спідерів { $n }
    .dat = сніговим спідерам { $n }
name-artillery-n = артилерія { $n }
    .gender = f
    .acc = артилерію { $n }
    .gen = артилерії { $n }
    .dat = артилерії { $n }
name-snowtroopers-n = снігові штурмовики { $n }
    .number = plural
    .acc = снігових штурмовиків { $n }
    .gen = снігових штурмовиків { $n }
    .dat = сніговим штурмовикам { $n }
name-at-at-n = AT-AT { $n }
    .gender = m
    .fixed = yes
name-droids-n = дроїди-розвідники { $n }
    .number = plural
    .acc = дроїдів-розвідників { $n }
    .gen = дроїдів-розвідників { $n }
    .dat = дроїдам-розвідникам { $n }
name-generator-n = генератор щита { $n }
    .gender = m
    .acc = генератор щита { $n }
    .gen = генератора щита { $n }
    .dat = генератору щита { $n }
name-ion-cannon = іонна гармата
    .gender = f
    .acc = іонну гармату
    .gen = іонної гармати
    .dat = іонній гарматі
name-recon-left = Розвідка ліворуч
name-recon-centre = Розвідка в центрі
name-recon-right = Розвідка праворуч
name-raid-left = Рейд ліворуч
name-raid-centre = Рейд у центрі
name-raid-right = Рейд праворуч
name-assault-left = Штурм ліворуч
name-assault-centre = Штурм у центрі
name-assault-right = Штурм праворуч
name-recon-in-force = Розвідка боєм
name-direct-from-hq = Наказ зі штабу
name-trooper-assault = Штурм піхоти
name-speeder-assault = Штурм спідерів
name-artillery-barrage = Артилерійський вогонь
name-defensive-position = Оборонна позиція
name-rebel-spearhead = Вістря повстанців
name-leia-orders = Накази принцеси
name-leia-assistance = Допомога
name-leia-last-hope = Наша остання надія
name-luke-in-formation = У стрій
name-luke-tactical-assault = Тактичний штурм
name-luke-ready = До бою готові
name-han-diversion = Відволікання
name-han-here-they-come = Ось вони йдуть
name-han-support = Підтримка пройдисвіта
name-vader-force = Могутність Сили
name-vader-determination = Рішучість
name-vader-discipline = Імперська дисципліна
name-veers-walkers = Атака крокоходів
name-veers-landings = Успішна висадка
name-veers-concentrated = Зосереджений вогонь
name-piett-reinforcements = Підкріплення
name-piett-fleet = Флот — уперед!
name-piett-orbital = Орбітальний удар
name-pincer-move = Кліщі
name-imperial-assault = Імперський штурм
name-precision-fire = Прицільний вогонь
name-search-and-destroy = Знайти й знищити
name-pressing-forward = Натиск
name-combat-experience = Бойовий досвід
name-air-support = Повітряна підтримка
name-finish-this = Кінчаймо з цим
name-reserve-forces = Резервні сили
name-desperate-stand = Відчайдушний опір
name-special-orders = Особливі накази
name-incursion = Вторгнення
name-scout = Розвідник
name-final-assault = Останній штурм
name-rout = Розгром
name-left = лівий фланг
    .gender = m
    .acc = лівий фланг
name-centre = центр
    .gender = m
    .acc = центр
name-right = правий фланг
    .gender = m
    .acc = правий фланг
name-face-infantry = піхота
name-face-vehicle = транспорт
name-face-explosion = вибух
name-face-retreat = відступ
name-face-cross = промах
name-assault = штурмова група
    .gender = f
name-scouts = розвідники
    .number = plural
name-elite = елітна піхота
    .gender = f
name-elite-squadron = елітна ескадрилья
    .gender = f
name-e-web = E-Web
    .gender = m
name-guns-and-wings = не знищено жодного свого загону артилерії чи спідерів
name-walker-down = знищено AT-AT
name-behind-their-lines = загін повстанців стоїть у ряду 0 або 1 наприкінці ходу будь-якої сторони
name-clear-win = битву виграно, а в Імперії щонайбільше 2 медалі
name-walkers-whole = не знищено жодного свого AT-AT
name-eyes-open = усі початкові загони дроїдів цілі; у сценарії без дроїдів — 6 або більше імперських загонів на полі
name-baseline = імперський загін стоїть у ряду 6
name-close-quarters = 3 загони повстанців знищено в ближньому бою
name-leia = принцеса Лея
    .gender = f
    .acc = принцесу Лею
    .gen = принцеси Леї
name-luke = Люк Скайвокер
    .gender = m
    .acc = Люка Скайвокера
    .gen = Люка Скайвокера
name-han = Ган Соло
    .gender = m
    .acc = Гана Соло
    .gen = Гана Соло
name-vader = Дарт Вейдер
    .gender = m
    .acc = Дарта Вейдера
    .gen = Дарта Вейдера
name-veers = генерал Вірс
    .gender = m
    .acc = генерала Вірса
    .gen = генерала Вірса
name-piett = адмірал Піетт
    .gender = m
    .acc = адмірала Піетта
    .gen = адмірала Піетта
name-a-card = карта
    .gender = f
    .acc = карту
name-from-a-card = удар
    .gender = m
name-note-no-attack = , але тоді без атаки
name-won-rebels = Повстанці перемагають у битві
name-won-empire = Імперія перемагає в битві
name-won-nobody = Ніхто не перемагає в битві
name-reason-medals = медалі
name-reason-no-units = у ворога не лишилося загонів
name-reason-turn-limit = час вичерпано
name-reason-officer-left = офіцер у безпеці
name-reason-officer-taken = офіцера захоплено
name-reason-hold-objectives = усі цілі утримано
name-reason-generators-destroyed = обидва генератори знищено
name-reason-at-ats-destroyed = усі AT-AT знищено
name-reason-infantry-left = піхота дісталася бази
name-reason-ion-cannon-destroyed = іонну гармату знищено
name-reason-infantry-destroyed = утрачено забагато піхоти повстанців
name-done-order = Більше не віддавати наказів
name-done-move = Завершити переміщення
name-done-attack = Завершити атаки
name-done-move_after = Більше не переміщувати
name-done-strike = Більше не бити
name-done-go-on = Далі без карти підтримки
name-done-discard = Більше не скидати карт
name-done-take = Узяти карту як звичайно
name-done-deploy = Зараз нічого не розміщувати
name-done-incursion-move = Не переміщувати вдруге
name-done-incursion-attack = Не атакувати вдруге
name-confirmed = Влучання зараховано.
name-not-confirmed = Влучання не зараховано: вибуху немає.
name-either = будь-яка сторона
    .gender = f
    .gen = будь-якої сторони
    .dat = будь-якій стороні
    .acc = будь-яку сторону
name-infantry = піхота
    .gender = f
    .acc = піхоту
    .gen = піхоти
    .dat = піхоті
name-any = будь-який загін
    .gender = m
    .acc = будь-який загін
    .gen = будь-якого загону
    .dat = будь-якому загону
name-officer = загін з офіцером
    .gender = m
    .acc = загін з офіцером
    .gen = загону з офіцером
    .dat = загону з офіцером

## choice

choice-play_card = зіграти «{ $card }»: { $effect }
choice-section = { $section }
choice-order = віддати наказ: { $unit } на { $origin }
choice-move = { $unit }: з { $origin } на { $to }{ $note }
choice-leave = { $unit }: залишити поле через { $origin }
choice-attack = { $unit } на { $origin }: атакувати { NAME($target, form: "acc") } на { $there }, { $count } { $count ->
    [one] кубик
    [few] кубики
   *[many] кубиків
 }
choice-reroll = перекинути кубики: { $faces }
choice-keep_dice = лишити кубики
choice-retreat = { $unit }: відступити з { $origin } на { $to }
choice-ignore_retreat = скористатися окопом: проігнорувати один відступ
choice-take_retreat = покинути окоп: виконати всі відступи
choice-break_through = { $unit }: прорватися на { $there }
choice-hold = { $unit }: лишитися на місці
choice-move_after = { $unit }: іти далі з { $origin } на { $to }
choice-discard = скинути «{ $card }»: { $effect }
choice-take = повернути «{ $card }»: { $effect }
choice-support = карта підтримки «{ $card }»: { $effect }
choice-pick = вибрати: { $target } на { $there }
choice-deploy = { $unit }: поставити на { $to }
choice-done = { $what }

## event

event-turn_began = Хід { $turn }: { $seat }.
event-card_played = { $seat } { $seat ->
    [one] грає
   *[other] грають
 } карту «{ $card }».
event-ordered = { $unit }: наказ віддано.
event-moved = { $unit } { $unit ->
    [one] переходить
   *[other] переходять
 } з { $origin } на { $to }.
event-attacked = { $who } { $who ->
    [one] атакує
   *[other] атакують
 } { NAME($target, form: "acc") }: { $faces }.
event-rerolled = Після перекидання: { $faces }.
event-confirmed = Другий кидок проти AT-AT: { $faces }. { $outcome }
event-figure_lost = { $unit }: утрачено { $count } { $count ->
    [one] фігурку
    [few] фігурки
   *[many] фігурок
 }.
event-no_way_back = { $unit } не { $unit ->
    [one] може
   *[other] можуть
 } відступити: натомість утрачено { $count } { $count ->
    [one] фігурку
    [few] фігурки
   *[many] фігурок
 }.
event-no_room = Новий загін не прибуває: їх не лишилося або немає вільної клітинки.
event-retreated = { $unit } { $unit ->
    [one] відступає
   *[other] відступають
 } з { $origin } на { $to }.
event-destroyed = { $target }: знищено!
event-broke_through = { $unit } { $unit ->
    [one] проривається
   *[other] прориваються
 } з { $origin } на { $to }.
event-medal = { $side } { $side ->
    [one] здобуває
   *[other] здобувають
 } { $count } { $count ->
    [one] медаль
    [few] медалі
   *[many] медалей
 }.
event-left = { $unit } { $unit ->
    [one] залишає
   *[other] залишають
 } поле через { $origin }.
event-deployed = { $unit } { $unit ->
    [one] прибуває
   *[other] прибувають
 } на { $to }.
event-restored = { $unit }: повернено { $count } { $count ->
    [one] фігурку
    [few] фігурки
   *[many] фігурок
 }.
event-discarded = { $seat } { $seat ->
    [one] скидає
   *[other] скидають
 } карту «{ $card }».
event-drew = { $seat } { $seat ->
    [one] бере
   *[other] беруть
 } карту: { $what }.
event-taken = { $seat } { $seat ->
    [one] повертає
   *[other] повертають
 } карту «{ $card }».
event-goal_met = Таємну ціль виконано ({ $side }): { $goal }.
event-won = { $winner }: { $how }.

## row

row-again = ще раз
row-confirm = підтвердження

## ask

ask-deploy = Поставити новий загін чи зачекати?
ask-reserve = Куди прибуває новий загін?
ask-play = Зіграйте карту командування.
ask-section = Яка секція?
ask-order = «{ $card }»: якому загону наказ?
ask-move = Переміщуйте загони з наказами один за одним.
ask-attack = Атакуйте загонами з наказами один за одним.
ask-move_after = Ваші загони можуть переміститися ще раз.
ask-reroll = Випало: { $faces }. Перекинути якісь кубики?
ask-trench = { $target } в окопі: можна проігнорувати один відступ з { $left }.
ask-retreat = { $target }: ще відступити на { $left }. Куди?
ask-break_through = Атаку завершено. Що далі ({ $unit })?
ask-second = { $unit }: прорив удався, можна атакувати ще раз.
ask-discard = Скиньте ще до { $left } { $left ->
    [one] карти
    [few] карт
   *[many] карт
 }.
ask-owed = Клітинку з картою покинуто: скиньте карту.
ask-take = Перед добором: повернути натомість карту?
ask-pick-orbit = Який ворожий загін отримає удар з орбіти?
ask-pick-air = Який ворожий загін атакує повітряна підтримка?
ask-pick-reserve = Який загін відновити до повного складу?
ask-pick-desperate = Який загін чинить відчайдушний опір?
ask-pick-incursion = Який загін діє вдруге?
ask-pick-rout = Чия ціль утрачає укриття?
ask-pick-heal = Який загін повертає фігурку?
ask-pick-scout = Якому ще загону піхоти віддати наказ?

## price

price-no_attack = З таким рухом атаки не буде (COM-15a).

## area

area-reach = можна перейти сюди
area-fire = у межах дальності й видимості
area-order = отримає наказ

## note

note-ordered = має наказ
note-moved = рух зроблено
note-no_attack = не атакуватиме цього ходу
note-attacked = атаку зроблено

## terrain

terrain-ridge = Закрито для AT-AT. Атаки знизу на загін тут мають на 1 кубик менше. Блокує видимість.
terrain-rocks = Зупиняють рух і забороняють атаку. Атаки на загін тут мають на 1 кубик менше, атаки транспорту — на 2. Блокують видимість.
terrain-building = Як скелі; транспорт тут атакує на 2 кубики слабше.
terrain-wreckage = Як скелі; транспорт тут атакує на 2 кубики слабше.
terrain-serac = Закрито для всіх. Завжди блокує видимість.
terrain-trench = Піхоту тут атакують на 1 кубик слабше, і вона може проігнорувати один відступ.
terrain-crevasse = Закрито для всіх, крім літальних загонів. Не блокує видимість.

## no

no-other_side = { $unit } — чужий загін
no-absent = { $unit } не на полі
no-absent_target = { $target } не на полі
no-step = зараз не час для цього
no-ordered = { $unit }: наказ уже віддано
no-type = «{ $card }» не віддає наказів таким загонам
no-place = «{ $card }» більше не має наказів для цього місця: { $unit }
no-order = { $unit }: немає наказу
no-moved = { $unit }: переміщення вже було
no-occupied = клітинку { $to } зайнято
no-impassable = { $unit }: на { $to } не можна
no-far = { $unit }: з { $origin } на { $to } не дійти
no-may_not_attack = { $unit }: задалеко чи на складній місцевості, атакувати не можна
no-attacked = { $unit }: атакувати більше не можна
no-range = { $target } поза дальністю { NAME($unit, form: "gen") }
no-sight = { $target } поза видимістю { NAME($unit, form: "gen") }
no-dice = через укриття для { NAME($unit, form: "gen") } не лишається кубиків проти { NAME($target, form: "gen") }
no-card_step = карту командування грають на початку вашого ходу, до наказів
no-card_support = «{ $card }» — карта підтримки: її запропонують, коли настане її час

## odds

odds-attack = { $unit } проти { NAME($target, form: "gen") }
odds-pick = удар проти { NAME($target, form: "gen") }
odds-dice = Кубики
odds-figures = Фігурок у цілі
odds-hits = Влучань: { $count }
odds-retreats = Відступів: { $count }
odds-destroyed = Знищено
odds-hurt = Втрачає фігурки

## goal

goal-medals = Здобудьте { $of } { $of ->
    [one] медаль
    [few] медалі
   *[many] медалей
 }; за кожен знищений загін — одна
goal-medals-short = медалей: { $done } з { $of }
goal-medals-no-kills = Здобудьте { $of } { $of ->
    [one] медаль
    [few] медалі
   *[many] медалей
 }; за знищені загони їх не дають
goal-medals-no-kills-short = медалей: { $done } з { $of }
goal-officer-left = Виведіть офіцера з поля через вихід
goal-officer-taken = Дістаньтеся офіцера там, де він лежить
goal-hold-objectives = Займіть водночас усі цільові клітинки: { $of }
goal-hold-objectives-short = цілей: { $done } з { $of }
goal-generators-destroyed = Знищте генератори щита: { $of }
goal-generators-destroyed-short = генераторів: { $done } з { $of }
goal-at-ats-destroyed = Знищте всі AT-AT
goal-at-ats-destroyed-short = AT-AT: { $done } з { $of }
goal-infantry-left = Виведіть з поля через виходи { $of } { $of ->
    [one] загін
    [few] загони
   *[many] загонів
 } піхоти
goal-infantry-left-short = вийшло: { $done } з { $of }
goal-ion-cannon-destroyed = Знищте іонну гармату
goal-infantry-destroyed = Знищте { $of } { $of ->
    [one] загін
    [few] загони
   *[many] загонів
 } піхоти
goal-infantry-destroyed-short = піхоти: { $done } з { $of }
goal-no-units = Або не лишіть ворогові жодного загону
goal-no-units-only = Не лишіть ворогові жодного загону
goal-secret = Таємна ціль: { $goal }
goal-limit = Без переможця після { $limit } { $limit ->
    [one] ходу
    [few] ходів
   *[many] ходів
 } кожної сторони
goal-rule-kill-medals = За знищення { NAME($unit, form: "gen") } { $side } { $side ->
    [one] отримує
   *[other] отримують
 } { $count } { $count ->
    [one] медаль
    [few] медалі
   *[many] медалей
 }
goal-rule-leave = Може вийти через свої виходи: { $side }, { $units }
goal-rule-leave-medals = Кожен загін, що йде через вихід, дає медаль ({ $side }): { $units }
goal-rule-retreat-home = { $side }: відступ до найближчого краю
goal-rule-retreat-away = { $side }: відступ геть від нападника
goal-rule-data = { $side }: { $units } на { $at } на початку ходу дає постійну медаль
goal-rule-war-machine = { $side }: полеглу піхоту замінюють на базовій лінії, до { $most } загонів на полі
goal-rule-reinforcements = { $side }: нові загони ({ $unit }, { $number }) можуть прибути з ходу { $from_turn }
goal-rule-landing = { $side }: щоходу новий загін ({ $unit }) з ходу { $from_turn }, поруч: { $next_to }
goal-rule-charge = { $side }: іонна гармата щоходу отримує заряд; { $full } { $full ->
    [one] заряд дає
    [few] заряди дають
   *[many] зарядів дають
 } медаль
goal-rule-steep-ridges = Вхід на хребет коштує { $cost } руху
goal-rule-card-hex = { $at }: вхід дає карту, вихід коштує карту
goal-rule-temporary-medal = Медалі, доки там стоїть загін: { $count } на { $at } ({ $side })
goal-rule-temporary-medal-together = Медалі, доки загін стоїть на будь-якій з { $at }: разом { $count } ({ $side })
goal-rule-permanent-medal = Постійні медалі першому загону там: { $count } на { $at } ({ $side })

## suggest

suggest-medals = Хай для перемоги ({ $side }) вистачить медалей: { $count }.
suggest-hand = Дайте на початку більше карт ({ $side }): { $count }.

## campaign

campaign-about = П’ять битв. Хто виграє одну, вирішує, де буде наступна. Карти підтримки йдуть з вами, і в кожній битві кожна сторона має таємну ціль.
campaign-medals = Медалі: { $medals }.
campaign-goal_met = { $side } { $side ->
    [one] виконує
   *[other] виконують
 } таємну мету: { $goal }.
campaign-lent = { $leader } { $side ->
    [one] очолить
   *[other] очолить
 } наступну битву ({ $side }).
campaign-draws = { $side } { $side ->
    [one] бере
   *[other] беруть
 } карту підтримки.
campaign-extra = { $side } { $side ->
    [one] починає
   *[other] починають
 } наступну битву з додатковою картою командування.
campaign-tally-battle = Очки за битву
campaign-tally-goals = Очки за мету
campaign-tally-medals = Медалі

## error

error-at_most = таких ({ $kind }) щонайбільше { $most }.
error-at_most_dice = кубиків щонайбільше { $most_dice }.
error-attacked_names_unit_not = attacked називає загін не тієї сторони, що діє.
error-attacked_too_long = attacked задовгий.
error-badge_does_not_fit = жетон { $badge } не підходить: { $name }.
error-badge_does_not_fit_2 = жетон { $name } не підходить: { $what } на { $what_2 }.
error-badge_on_lies_beside = жетон { $name } на { $what } лежить не біля загону.
error-belongs_one_side = { $kind } належить одній стороні.
error-both_stand_on = { $unit } і { $get } обидва стоять на { $text }.
error-cannot_carry_officer = { $officer } не може нести офіцера.
error-card_known_hand_not = карти, яка мала б бути на руці ({ $what }), там немає.
error-command_belongs_campaign_which = command: { $what } належить до кампанії, а вона для 2 гравців.
error-command_leader_needs_two = command: { $prefix }_leader_2 потребує двох гравців на стороні { $what }.
error-command_partners_take_different = command: партнери беруть різних лідерів, не обидва { $one }.
error-command_position_object = позиція command — це об’єкт.
error-command_positions_have_no = позиції command не мають { $unknown }; вони мають { $keys }.
error-command_scenario_must_whole = command: scenario має бути цілим числом від 1 до { $scenarios } або { $own }, не { $value }.
error-command_support_cards_list = command: карти підтримки ({ $side }) — це список різних карт з { $cards }.
error-does_not_say = тут не сказано { $key }.
error-e_web_set_or = e_web загону { $name } — це set або moving.
error-faulty_scenario = Хибний сценарій: { $reason }
error-has_more_than_permanent = постійних медалей понад { $marker_room }.
error-has_more_than_temporary = тимчасових медалей понад { $marker_room }.
error-has_two_kinds_terrain = { $what } має два види місцевості: { $what_2 } і { $name }.
error-has_units_room_for = загонів { $name } тут { $hexes }; місця є для { $room }.
error-has_unknown_badge = { $name } має невідомий жетон { $badge }; є { $what }.
error-have_all_their_medals = сторона { $name } має всі свої медалі ще до початку битви.
error-officer_lies_under_enemy = офіцер лежить під загоном сторони { $name } ще до початку битви.
error-have_no_way_win = сторона { $what } не має способу перемогти.
error-hold_all_objectives_before = сторона { $name } утримує всі цілі ще до початку битви.
error-holds_which_lies_elsewhere = { $where } містить { $what }, а ця карта в іншому місці або не тієї сторони.
error-kill_medals_destroy_no = kill-medals: сторона { $what } не знищує { $unit }.
error-landing_places_infantry = landing розміщує піхоту.
error-leaders_list_up_two = лідери ({ $side }) — це список щонайбільше з двох.
error-list_hexes = { $name } — це список клітинок.
error-markers_list = markers — це список.
error-names_hex_twice = { $what } називає клітинку двічі.
error-names_hex_which_off = { $what } називає клітинку { $value }, а вона поза полем.
error-names_unit_not_acting = { $key } називає загін не тієї сторони, що діє.
error-names_which_does_not = { $what } називає { $value }, а такого немає.
error-needs_list_hexes = { $what } потребує списку клітинок.
error-no_e_web = { $name } — не E-Web.
error-no_marker_markers = маркера { $kind } немає; маркери: { $marker_kinds }.
error-no_special_rule_rules = особливого правила { $rule } немає; правила: { $values }.
error-no_terrain = місцевості { $kind } немає.
error-not_at_figures = { $name } — це не { "{" }at, figures, ...{ "}" }.
error-object_with = { $key } — це об’єкт з { $sides }.
error-object_with_seats = { $key } — це об’єкт з місцями { $seats }.
error-officer_lies_on_impassable = офіцер лежить на непрохідній місцевості: { $what }.
error-on_has_two_badges = { $what } на { $what_2 } має два жетони.
error-on_stands_on_serac = { $kind } на { $what } стоїть на сераку.
error-one_officer_on_one = офіцер один і на одній клітинці.
error-options_object = options — це об’єкт.
error-over_winner_reason = over — це { "{" }winner, reason{ "}" }.
error-pending_holds_something_unknown = pending містить щось невідоме; може містити { $known }.
error-pending_names_step = pending називає крок { $inner }.
error-pending_object = pending — це об’єкт.
error-places_which_no_units = { $rule } розміщує { $unit }, а сторона { $what } таких загонів не має.
error-rule_does_not_say = правило { $rule } не каже { $value }.
error-rule_needs_marker = правило { $rule } потребує маркера { $wanted }.
error-scenario_has_no = у сценарії немає { $name }.
error-scenario_has_no_officer = у сценарії немає офіцера.
error-scenario_leaders_support_cards = сценарій, лідери, карти підтримки й цілі позиції стоять поруч з options, а не в них.
error-seen_known_rebuilt = seen — це { "{" }known, rebuilt{ "}" }.
error-side_no_units = { $side ->
    [rebels] у повстанців ще немає загонів.
   *[empire] в Імперії ще немає загонів.
 }
error-special_list = special — це список.
error-special_rule_object = особливе правило — це об’єкт.
error-stands_on_where_structure = { $name } стоїть на { $what }, де є споруда.
error-stands_on_which_impassable = { $name } стоїть на { $what }, а це { $what_2 }: непрохідно.
error-stands_on_which_off = { $name } стоїть на { $h }, а ця клітинка поза полем.
error-step_but_no_card = крок — { $step }, але жодної карти не зіграно.
error-step_must_one_not = step має бути одним з { $position_steps }, не { $step }.
error-structures = споруди: { $structures }.
error-sudden_death_list = sudden_death — це список.
error-sudden_death_needs = раптова перемога { $death } ({ $what }) потребує { $what_2 }.
error-targets_attacked_differ_length = targets і attacked різної довжини.
error-terrain_object_hex_kind = terrain — це об’єкт: клітинка й вид.
error-terrain_object_lists_hexes = terrain — це об’єкт зі списками клітинок.
error-title_text_up_letters = title — це текст щонайбільше з { $title_room } літер.
error-together_true_or_false = together — це true або false.
error-turn_not_turn = хід { $what } сторони { $what_2 } — це не хід місця { $what_3 }.
error-two_permanent_medals_lie = дві постійні медалі лежать на { $what }.
error-two_structures_stand_on = дві споруди стоять на { $what }.
error-two_units_stand_on = два загони стоять на { $h }.
error-unit_both_left_lost = загін і вийшов, і втрачений водночас.
error-unit_left_or_lost = загін, що вийшов або втрачений, стоїть на полі.
error-units_object_id_at = units — це об’єкт: id і { "{" }at, figures, badge, e_web{ "}" }.
error-units_together_for_temporary = units і together — для тимчасових медалей, не для { $kind }.
error-war_machine_places_infantry = war machine розміщує піхоту.
error-all_in_scenario = власна битва вся у своєму сценарії; варіанта { $option } вона не має.
error-scenario_no_object = сценарій — це об’єкт JSON, не { $scenario }.
error-too_many_badges = жетонів тут { $used }; { $boxes ->
    [one] у коробці їх
   *[other] у двох коробках їх
 } { $most }.
error-too_many_tiles = плиток місцевості тут { $used }; { $boxes ->
    [one] у коробці їх
   *[other] у двох коробках їх
 } { $most }.
error-too_many_figures = потрібно фігурок { $kind }: { $used }; { $boxes ->
    [one] у коробці їх
   *[other] у двох коробках їх
 } { $most }.

## draw: the table in a terminal

draw-temporary-medal = медаль, поки ви там стоїте
draw-permanent-medal = постійна медаль
draw-objective = ціль
draw-exit = вихід
draw-officer = офіцер
draw-charges = Заряди іонної гармати: { $count }
draw-side = { $seat }: медалі { $medals } з { $wanted }, хід { $turn }
draw-side_open = { $seat }: медалі { $medals }, хід { $turn }
draw-hand = { $seat }, на руці: { $cards }
draw-support = Підтримка: { $cards }
draw-no_card = немає карт

## text: what cards do, battles, options; as the game's data write it

text-recon-left = наказ 1 загону на лівому фланзі
text-recon-centre = наказ 1 загону в центрі
text-recon-right = наказ 1 загону на правому фланзі
text-raid-left = наказ 2 загонам на лівому фланзі
text-raid-centre = наказ 2 загонам у центрі
text-raid-right = наказ 2 загонам на правому фланзі
text-assault-left = наказ усім загонам на лівому фланзі
text-assault-centre = наказ усім загонам у центрі
text-assault-right = наказ усім загонам на правому фланзі
text-recon-in-force = наказ 1 загону в кожній з трьох секцій
text-direct-from-hq = наказ будь-яким 3 загонам
text-trooper-assault = наказ усій піхоті в одній секції на вибір; кожному +1 кубик
text-speeder-assault = наказ 2 загонам транспорту; кожен може після атаки переміститися на 1 клітинку
text-artillery-barrage = наказ 1 артилерії; вона атакує двічі, щоразу +1 кубик
text-defensive-position = наказ 3 загонам; вони не переміщуються; кожному +1 кубик
text-rebel-spearhead = наказ 2 загонам; вони нехтують обмеження місцевості для руху й атаки
text-pincer-move = наказ 2 загонам на кожному фланзі
text-trooper-assault-2 = наказ усій піхоті в одній секції на вибір
text-imperial-assault = наказ 3 загонам одного типу; кожному +1 клітинка
text-precision-fire = наказ 1 загону транспорту; +1 клітинка й +1 кубик
text-search-and-destroy = наказ 2 загонам; після атаки кожен може переміститися щонайбільше на 2 клітинки
text-pressing-forward = наказ 2 загонам; +2 клітинки, без атаки
text-leia-orders = наказ 2 загонам на вибір; кожному +1 кубик
text-leia-assistance = кожен свій загін із втратами повертає 1 фігурку; потім наказ 1 загону
text-leia-last-hope = наказ 1 загону піхоти; +1 клітинка, +1 кубик
text-luke-in-formation = наказ 2 загонам; кожному +1 клітинка
text-luke-tactical-assault = наказ 1 загону транспорту; +1 клітинка, +1 кубик
text-luke-ready = усі загони можуть атакувати, жоден не переміщується
text-han-diversion = наказ 2 загонам у різних секціях; кожному +1 кубик
text-han-here-they-come = наказ 1 загону піхоти; +2 клітинки, +1 кубик, ігнорує обмеження місцевості
text-han-support = наказ 1 загону піхоти; +1 кубик за кожен сусідній дружній загін
text-vader-force = наказ 2 загонам на вибір; відступи вважаються вибухами
text-vader-determination = один загін отримує цього ходу наказ двічі
text-vader-discipline = наказ усім загонам; кожному -1 кубик
text-veers-walkers = наказ 3 загонам транспорту; +1 кубик у ближньому бою
text-veers-landings = наказ 3 загонам; кожен може після атаки переміститися на 1 клітинку
text-veers-concentrated = наказ 3 загонам; 2-й, хто атакує ту саму ціль, +1 кубик, 3-й +2
text-piett-reinforcements = 1 загін піхоти відновлюється до повного складу й отримує наказ з +1 кубиком
text-piett-fleet = скиньте до 3 карт, візьміть стільки ж +1, потім зіграйте ще одну карту
text-piett-orbital = нікому не наказує; 1 кубик проти кожного з 3 ворожих загонів; власний символ, вибух або відступ — влучання
text-combat-experience = наказ усім загонам; +1 кубик у ближньому бою
text-combat-experience-when = крок наказів, до першого наказу; тоді наказ отримують усі свої загони
text-air-support = 2 кубики проти будь-якого ворожого загону, укриття не діє
text-air-support-when = власний крок атак, перед атаками або між ними; виберіть ворожий загін, 2 кубики, ні від якого загону, видимість і укриття не діють, відступи діють, AT-AT треба підтвердити
text-finish-this = перекинути будь-які кубики однієї атаки, але не підтвердження
text-finish-this-when = після кидка власної атаки, перед другим кидком проти AT-AT; перекиньте один раз будь-які кубики, також ті, що перекинув E-Web
text-reserve-forces = 1 загін відновлюється до повного складу
text-reserve-forces-when = власний крок наказів; виберіть свій загін на полі, у якому менше фігурок, ніж на початку
text-desperate-stand = 1 загін піхоти з однією фігуркою: +2 кубики
text-desperate-stand-when = власний крок атак; виберіть загін піхоти з наказом і 1 фігуркою, який ще не атакував; діє на його атаки цього ходу
text-special-orders = замість звичайного добору візьміть карту на вибір зі свого скиду
text-special-orders-when = коли крок атак завершено, перед добором; візьміть одну карту зі свого скиду, крім щойно зіграної; іншої карти не беруть
text-incursion = 1 загін піхоти одразу діє вдруге
text-incursion-when = власний крок атак, між атаками; виберіть загін піхоти з наказом, який уже атакував; він може одразу вдруге переміститися й атакувати з тим самим бонусом карти
text-scout = наказ ще 1 загону піхоти, без бонусу карти
text-scout-when = власний крок наказів; наказ ще одному загону піхоти будь-де
text-final-assault = коли ворожий загін відступає: 2 кубики проти нього
text-final-assault-when = власний крок атак, одразу після кроку відступу ворожого загону й перед проривом; 2 кубики
text-rout = 1 загін, що атакує, ігнорує укриття
text-rout-when = власний крок атак, перед атакою загону з наказом; виберіть цей загін; місцевість на клітинці цілі не забирає кубиків з його атак цього ходу
text-battle-1 = Імперська розвідка
text-battle-1-special-1 = Кожен знищений загін дроїдів дає повстанцям 2 медалі.
text-battle-2 = Контратака снігових спідерів
text-battle-3 = Ворога помічено
text-battle-3-special-1 = Якщо AT-AT знищено, повстанці здобувають 2 медалі замість 1.
text-battle-4 = Успішна висадка
text-battle-4-special-1 = Сторона, чий загін стоїть на 5,5, має 1 тимчасову медаль; спершу вона в повстанців.
text-battle-5 = Оборона висоти Альфа
text-battle-5-special-1 = Сторона, чий загін стоїть на 4,3, має 2 тимчасові медалі; спершу вони в повстанців.
text-battle-6 = Здобути дані Імперії
text-battle-6-special-1 = На початку кожного ходу повстанців, коли їхня піхота стоїть на 2,3, повстанці здобувають 1 постійну медаль.
text-battle-6-special-2 = Наприкінці кожного свого ходу Імперія ставить один новий загін снігових штурмовиків на вільну клітинку ряду 0 за кожен імперський загін піхоти, знищений від кінця її попереднього ходу. Медалі за знищені загони лишаються в повстанців.
text-battle-7 = Атака на заставу
text-battle-7-special-1 = Перший імперський загін, що ввійде на 5,4, здобуває 1 постійну медаль.
text-battle-7-special-2 = Один раз, на початку свого 6-го або пізнішого ходу, повстанці можуть поставити два нові загони спідерів на вільні клітинки ряду 6. Обидва отримують цього ходу наказ понад накази карти, без її бонусу.
text-battle-8 = Порятунок поранених!
text-battle-8-special-1 = Загін повстанців, що завершує рух або відступ на клітинці офіцера, безплатно підбирає його й несе; якщо цей загін знищено, офіцер лежить на його клітинці. Нести може будь-який загін повстанців.
text-battle-8-special-2 = Вийти може лише загін, що несе офіцера: через 0,2 або 0,6 (COM-93).
text-battle-8-rebels-1 = Загін повстанців, що несе офіцера, виходить з поля через вихід.
text-battle-8-empire-1 = Імперський загін стоїть на клітинці, де лежить офіцер.
text-battle-9 = Захоплення оборонних позицій
text-battle-9-rebels-1 = Загони повстанців стоять на всіх трьох цільових клітинках; битва закінчується тієї ж миті (COM-50), а не наприкінці ходу.
text-battle-10 = Ціль — генератори щита
text-battle-10-special-1 = Імперія не отримує медалей за знищені загони повстанців.
text-battle-10-special-2 = Кожен генератор атакують за звичайними правилами; його знищує вибух.
text-battle-10-empire-1 = Обидва генератори щита знищено.
text-battle-11 = Прорив повстанців
text-battle-11-special-1 = Кожен загін повстанців, що виходить через ряд 0 (COM-93), дає їм 1 медаль.
text-battle-11-special-2 = Знищений загін дроїдів дає повстанцям 1 медаль.
text-battle-11-special-3 = Вхід на хребет коштує 2 руху. Тому звичайна піхота, що піднімається на нього, цього ходу не атакує, а елітна може; штурмова група може прорватися на хребет, але вдруге не атакує. На відступ і «Вістря повстанців» це не впливає.
text-battle-12 = В облозі
text-battle-12-special-1 = Доки імперська піхота стоїть хоча б на одній з п’яти клітинок, Імперія має 1 тимчасову медаль, ніколи не більше.
text-battle-12-special-2 = Імперські загони відступають до ряду 0 або до правого краю — що ближче.
text-battle-12-special-3 = Загони повстанців відступають до 0,6, 1,6 і 2,6.
text-battle-13 = Вторгнення на базу «Відлуння»
text-battle-13-special-1 = Імперська піхота може вийти через 2,6 і 7,6 (COM-93). Обидві клітинки — будівлі: загін, що ввійшов туди, виходить пізнішим ходом.
text-battle-13-special-3 = На початку кожного свого ходу, починаючи з другого, Імперія може поставити 1 новий загін снігових штурмовиків на вільну й прохідну для піхоти клітинку поруч з AT-AT, доки на полі менше ніж 8 її загонів піхоти. Карта може одразу віддати йому наказ.
text-battle-13-rebels-1 = Усі три AT-AT знищено.
text-battle-13-empire-1 = Три імперські загони піхоти залишили поле через виходи.
text-battle-14 = Захист транспортів повстанців
text-battle-14-special-1 = Жодна сторона не отримує медалей за знищені загони.
text-battle-14-special-2 = На початку кожного ходу повстанців: якщо на гарматі лежать 3 заряди, їх прибирають, і повстанці здобувають 1 медаль; інакше додають 1 заряд. Тож медалі приходять на 4-му, 8-му й 12-му ходах повстанців. Це відбувається само собою.
text-battle-14-special-3 = Гармату атакують за звичайними правилами, з укриттям її хребта; її знищує вибух.
text-battle-14-empire-1 = Іонну гармату знищено.
text-battle-15 = Відступ через Південну браму
text-battle-15-special-1 = Кожен загін піхоти повстанців, що виходить через 4,6 або 5,6 (COM-93), дає їм 1 медаль. Обидві клітинки — будівлі: загін, що ввійшов туди, виходить пізнішим ходом.
text-battle-15-special-2 = Повстанці не отримують медалей за знищені імперські загони.
text-battle-15-empire-1 = Чотири загони піхоти повстанців знищено.
text-battle-16 = Евакуація бази «Відлуння»
text-battle-16-special-2 = Сторона, чий загін входить на 2,3, одразу бере 1 карту, і її рука стає на одну більшою; коли цей загін з будь-якої причини покидає клітинку, сторона негайно, перш ніж станеться щось інше, скидає з руки 1 карту на вибір.
text-battle-17 = Останній рубіж
text-battle-17-special-1 = Перший імперський загін, що ввійде на 4,3, здобуває 2 постійні медалі.
text-battle-17-special-2 = Кожен загін повстанців, що виходить через 0,6 (COM-93), дає їм 1 медаль.
text-battle-17-special-3 = Імперські загони відступають до найближчого краю поля.
text-battle-17-special-4 = Загони повстанців відступають геть від нападника.
text-campaign-1 = Хребет і генератори
text-campaign-2 = Останній транспорт
text-ruling-C1 = карти «Розвідка» не дають додаткового добору
text-ruling-C2 = додаткові клітинки додаються до обох норм піхоти: з +1 вона проходить 0-2 й атакує або 3 без атаки, з +2 — 0-3 й атакує або 4 без атаки; елітна піхота з +1 — 0-3 й атакує; спідери з +1 — 0-4, AT-AT з +1 — 0-2, дроїди з +1 — 0-3. Артилерія ніколи не рухається (book).
text-ruling-C3 = +кубики додають перед відніманням за місцевість; якщо разом 0 або менше, кидка немає.
text-ruling-C4 = лише карти, що називають секцію, обмежені нею; карти «будь-які» й «усі загони» діють на всьому полі. Спільні клітинки належать до обох секцій; загін отримує наказ один раз (book).
text-ruling-C5 = «Відволікання»: загін на спільній клітинці рахується в тій з двох секцій, яка підходить.
text-ruling-C6 = «Допомога»: кожен дружній загін із втратами повертає рівно 1 фігурку, ніколи понад початкову кількість; знищені загони не повертаються. Якщо власник гри читає «один загін із втратами», досить змінити один прапорець. AT-AT і артилерія (1 фігурка) ніколи не підходять.
text-ruling-C7 = рух після атаки — окремий крок після всіх атак: кожен загін з наказом може переміститися ще раз, один за одним, за звичайними правилами, на вказану кількість клітинок; він зупиняється на місцевості, що спиняє; атаки далі немає; загони, що не атакували, теж можуть так рухатися, артилерія — ні.
text-ruling-C8 = «Рішучість»: наказ 1 загону; він переміщується й атакує, потім знову переміщується й атакує (кроки рух, атака, рух, атака); обидва рази всі правила руху й атаки діють заново; маркер E-Web залежить від пізнішого руху; штурмова група проривається щонайбільше раз за хід. Можна було б також дозволити один рух і дві атаки.
text-ruling-C9 = «Артилерійський вогонь»: дві окремі атаки, цілі можуть бути різні, про другу вирішують після завершення першої.
text-ruling-C10 = «Орбітальний удар»: виберіть ворожий загін, киньте, тоді виберіть наступний, до 3 різних (загони, не споруди), або done(); дальність, видимість і укриття не діють; окоп не допомагає (відступ тут — влучання), і ніхто не відступає; медалі як звичайно; в артилерію влучає вибух або відступ. Наказів, руху й атак далі немає.
text-ruling-C11 = «Могутність Сили»: відступи стають вибухами й більше не відкидають.
text-ruling-C12 = «Флот — уперед!»: скидайте карти одну за одною, до 3, або done(); візьміть стільки ж плюс 1; у команді потім партнер (COM-83); тоді зіграйте ще одну карту, як у COM-11, і виконайте її кроки. Обидві карти наприкінці скидають і беруть одну карту: рука лишається такою, як була.
text-ruling-C13 = якщо колода вичерпалася, перетасуйте скид (book).
text-ruling-C14 = «Імперський штурм»: перший загін з наказом визначає тип (піхота, транспорт або спеціальний); ця карта не називає типу, COM-14 не діє.
text-ruling-C15 = карти з полем `needs` називають тип загону (COM-14). `needs` artillery означає загони артилерії, не дроїдів.
text-ruling-C16 = нехтування обмежень місцевості («Вістря повстанців», «Ось вони йдуть»): немає зупинки, втрати атаки й штрафу за власну клітинку (будівля, уламки), немає доплати за круті хребти. Непрохідне лишається непрохідним, AT-AT не заходять на хребти, а укриття цілі діє.
text-ruling-C17 = «До бою готові» й «Оборонна позиція»: загони отримують накази, кроку руху немає; E-Web стає 'set'. Можна було б також дозволити рух загонам, що обходяться без додаткового кубика.
text-ruling-C18 = «Допомога» й «Підкріплення» ніколи не перевищують початкової кількості; «Підкріплення» відновлює загін у мить наказу, повний він чи ні.
text-ruling-C19 = «Підтримка пройдисвіта»: рахують у мить атаки; кожен інший свій загін на сусідній клітинці, також артилерія.
text-ruling-C20 = «Зосереджений вогонь»: +1 кубик за кожен інший загін з наказом, який цього ходу вже атакував ту саму ціль (тобто +1, потім +2); споруди теж цілі.
text-ruling-C21 = «Імперська дисципліна»: мінус 1 кубик діє як місцевість; атаку, для якої не лишилося кубиків, не пропонують.
text-ruling-C22 = «Атака крокоходів» і «Бойовий досвід»: кубик лише на відстані 1.
text-ruling-C23 = «Рішучість», «Вторгнення» й другий артилерійський залп — нові атаки: перекидання E-Web, розвідники й укриття діють заново.
text-ruling-C24 = у прикладі з книжки грають карту, що наказує 3 загонам у центрі; у відомому списку такої карти немає, а «Штурм» наказує всім загонам своєї секції. Можна було б прочитати приклад як карту; лишаємо як відомо.
text-ruling-S1 = «Бойовий досвід»: грають з картою командування; наказує всім загонам і дає їм +1 кубик у ближньому бою
text-ruling-S2 = зіграні карти підтримки лежать окремо, доки їхня колода не вичерпається, тоді їх тасують у нову колоду
text-ruling-S3 = «Останній штурм» кидають після відступу, ні від якого загону, видимість і укриття не діють; його власні відступи діють
text-ruling-S4 = `when` каже мить для кожної карти; `support(card)` пропонують тоді й лише якщо це щось дасть; щонайбільше раз за хід (book)
text-ruling-S5 = «Останній штурм» і «Повітряна підтримка» знищують загони й дають медалі як атаки; загін, який вони змусили відступити чи знищили, не дає прориву
text-campaign-rule-1 = той, хто програв битву, бере 1 карту підтримки; сторона, що виконала таємну ціль, бере 1
text-campaign-rule-2 = сторона, що програла на 3 або більше медалей, рахуючи на кінець битви разом з тимчасовими, починає наступну битву з 1 додатковою картою
text-campaign-rule-3 = битва без переможця (COM-53) вважається виграною стороною, яка не мусила перемогти лише раптовою перемогою, інакше — стороною з більшою кількістю медалей, інакше — повстанцями
text-campaign-rule-4 = очки: битви 1-3 по одному, 4 — два, 5 — три; +1 за кожну виконану таємну ціль, разом щонайбільше 2; перемагає той, хто має більше очок, за рівності — переможець битви 5
text-campaign-rule-5 = кожна сторона бере на битву одну зі своїх 4 таємних цілей і показує її, коли виконає; ціль про загони, яких у сценарії немає, повертають і беруть іншу
text-campaign-rule-6 = цілі з `when` end оцінюють, коли битву завершено, виграно її чи програно; цілі з `when` once виконано, щойно вони вперше справдилися
text-option-scenario = Битва: від 1 до 17 або ваш власний сценарій.
text-option-players = Двоє гравців або команди по двоє.
text-option-team = З трьома гравцями: сторона двох.
text-option-rebel_leader = Лідер повстанців, чиї три карти входять до колоди.
text-option-rebel_leader_2 = Лідер другого гравця команди повстанців.
text-option-rebel_support = Карти підтримки повстанців на руці, для кампанії.
text-option-rebel_goal = Таємна ціль повстанців, для кампанії.
text-option-rebel_extra = Карти понад руку, указану в сценарії.
text-option-empire_leader = Лідер Імперії, чиї три карти входять до колоди.
text-option-empire_leader_2 = Лідер другого гравця команди Імперії.
text-option-empire_support = Карти підтримки Імперії на руці, для кампанії.
text-option-empire_goal = Таємна ціль Імперії, для кампанії.
text-option-turn_limit = Битва завершується без переможця після стількох ходів кожної сторони.
