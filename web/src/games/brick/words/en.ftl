## brick

brick-about-base-empire = A Rebel unit that enters it wins the game.
brick-about-base-rebels = An Imperial unit that enters it wins the game.
brick-action1 = First action
brick-action2 = Second action
brick-at = { $unit } at { $space }
brick-at-at = AT-AT
brick-at-at-2 = Second AT-AT
brick-at-st = AT-ST
brick-base-empire = Imperial base
brick-base-rebels = Rebel base
brick-boba-fett = Boba Fett
brick-can-gun = Shoots twice in a turn if it stands still.
brick-can-infantry = { "" }
brick-can-vehicle = Moves one linked step.
brick-chewbacca = Chewbacca
brick-han = Han Solo
brick-imperial-gun = Imperial gun
brick-kind-gun = Gun.
brick-kind-infantry = Infantry.
brick-kind-vehicle = Vehicle.
brick-leader = A Force Hit of { $leader } destroys whatever it meets.
brick-line-diagonal = along a diagonal
brick-line-straight = in a straight line
brick-luke = Luke Skywalker
brick-next = Attacks the next space { $line }.
brick-phase-deploy = Deploy
brick-phase-guns = Guns
brick-phase-heroes = Heroes
brick-phase-play = Play
brick-reach = Shoots up to { $range } spaces { $line }.
brick-rebel-gun = Rebel gun
brick-shop-board = Board
brick-shop-close = Close a space
brick-shop-how = Drag from a space to the next one to lay a link or to take it away; or pick the link and click both spaces. Units start where you lay them; the same click again takes one away.
brick-shop-link = Link
brick-shop-start = Who starts where
brick-snowspeeder = Snowspeeder
brick-snowspeeder-2 = Second snowspeeder
brick-snowtroopers = Snowtroopers
brick-tauntaun = Tauntaun
brick-troopers = Troopers
brick-vader = Darth Vader
brick-veers = Veers

## opt

opt-double_move = Double move
opt-guns = Guns
opt-heroes = Heroes
opt-layout = Board
opt-reinforcement = Reinforcements
opt-secret_deployment = Secret deployment

## setup

setup-about-hoth = Gaps in the ice, and many ways through. Each turn two actions: step or shoot. First into the enemy base wins.
setup-about-two-passes = Two narrow passes and a long way round. Each turn two actions: step or shoot. First into the enemy base wins.
