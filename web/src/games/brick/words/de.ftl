## brick

brick-about-base-empire = Eine Einheit der Rebellen, die hier einzieht, gewinnt die Partie.
brick-about-base-rebels = Eine Einheit des Imperiums, die hier einzieht, gewinnt die Partie.
brick-action1 = Erste Aktion
brick-action2 = Zweite Aktion
brick-at = { $unit } auf { $space }
brick-at-at = AT-AT
brick-at-at-2 = Zweiter AT-AT
brick-at-st = AT-ST
brick-base-empire = Basis des Imperiums
brick-base-rebels = Basis der Rebellen
brick-boba-fett = Boba Fett
brick-can-gun = Schießt zweimal pro Zug, wenn es stehen bleibt.
brick-can-infantry = { "" }
brick-can-vehicle = Zieht ein verbundenes Feld weit.
brick-chewbacca = Chewbacca
brick-han = Han Solo
brick-imperial-gun = Imperiales Geschütz
brick-kind-gun = Geschütz.
brick-kind-infantry = Infanterie.
brick-kind-vehicle = Fahrzeug.
brick-leader = Ein Machttreffer zerstört sofort, was er trifft: { $leader }.
brick-line-diagonal = diagonal
brick-line-straight = geradeaus
brick-luke = Luke Skywalker
brick-next = Greift { $line } das nächste Feld an.
brick-phase-deploy = Aufstellung
brick-phase-guns = Geschütze
brick-phase-heroes = Helden
brick-phase-play = Spiel
brick-reach = Schießt { $line } bis zu { $range } Felder weit.
brick-rebel-gun = Rebellengeschütz
brick-shop-board = Spielfeld
brick-shop-close = Feld sperren
brick-shop-how = Zieh von einem Feld zum nächsten, um eine Verbindung zu legen oder wegzunehmen; oder wähle die Verbindung und klick beide Felder an. Einheiten beginnen, wo du sie hinlegst; derselbe Klick noch einmal nimmt sie weg.
brick-shop-link = Verbindung
brick-shop-start = Startaufstellung
brick-snowspeeder = Snowspeeder
brick-snowspeeder-2 = Zweiter Snowspeeder
brick-snowtroopers = Schneetruppen
brick-tauntaun = Tauntaun
brick-troopers = Rebellentrupp
brick-vader = Darth Vader
brick-veers = Veers

## opt

opt-double_move = Doppelzug
opt-guns = Geschütze
opt-heroes = Helden
opt-layout = Spielfeld
opt-reinforcement = Verstärkung
opt-secret_deployment = Geheime Aufstellung

## setup

setup-about-hoth = Abgründe im Eis, und viele Wege hindurch. Zwei Aktionen pro Zug: ziehen oder schießen. Wer zuerst in der gegnerischen Basis steht, gewinnt.
setup-about-two-passes = Zwei schmale Pässe und ein langer Umweg. Zwei Aktionen pro Zug: ziehen oder schießen. Wer zuerst in der gegnerischen Basis steht, gewinnt.
