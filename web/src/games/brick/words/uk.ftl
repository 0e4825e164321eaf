## brick

brick-about-base-empire = Загін повстанців, що сюди зайде, перемагає.
brick-about-base-rebels = Імперський загін, що сюди зайде, перемагає.
brick-action1 = Перша дія
brick-action2 = Друга дія
brick-at = { $unit } на { $space }
brick-at-at = AT-AT
brick-at-at-2 = Другий AT-AT
brick-at-st = AT-ST
brick-base-empire = Імперська база
brick-base-rebels = База повстанців
brick-boba-fett = Боба Фетт
brick-can-gun = Стріляє двічі за хід, якщо стоїть на місці.
brick-can-infantry = { "" }
brick-can-vehicle = Рухається на один крок по зв’язку.
brick-chewbacca = Чубакка
brick-han = Ган Соло
brick-imperial-gun = Імперська гармата
brick-kind-gun = Гармата.
brick-kind-infantry = Піхота.
brick-kind-vehicle = Транспорт.
brick-leader = Влучання Сили ({ $leader }) знищує будь-яку ціль.
brick-line-diagonal = по діагоналі
brick-line-straight = по прямій
brick-luke = Люк Скайвокер
brick-next = Атакує сусідню клітинку { $line }.
brick-phase-deploy = Розміщення
brick-phase-guns = Гармати
brick-phase-heroes = Герої
brick-phase-play = Гра
brick-reach = Стріляє на відстань до { $range } { $line }.
brick-rebel-gun = Гармата повстанців
brick-shop-board = Поле
brick-shop-close = Закрити клітинку
brick-shop-how = Тягніть від клітинки до сусідньої, щоб прокласти зв’язок або прибрати його; або виберіть зв’язок і клацніть обидві клітинки. Загони починають там, де ви їх поставите; те саме клацання ще раз прибирає загін.
brick-shop-link = Зв’язок
brick-shop-start = Стартові клітинки
brick-snowspeeder = Сніговий спідер
brick-snowspeeder-2 = Другий сніговий спідер
brick-snowtroopers = Снігові штурмовики
brick-tauntaun = Таунтаун
brick-troopers = Солдати
brick-vader = Дарт Вейдер
brick-veers = Вірс

## opt

opt-double_move = Подвійний рух
opt-guns = Гармати
opt-heroes = Герої
opt-layout = Поле
opt-reinforcement = Підкріплення
opt-secret_deployment = Таємне розміщення

## setup

setup-about-hoth = Розриви в кризі й багато шляхів крізь неї. Щоходу дві дії: крок або постріл. Хто першим увійде у ворожу базу, той переміг.
setup-about-two-passes = Два вузькі перевали й довгий обхід. Щоходу дві дії: крок або постріл. Хто першим увійде у ворожу базу, той переміг.
