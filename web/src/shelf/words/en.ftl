## shelf

shelf-add = Put on the shelf
shelf-added = { $title } stands on the shelf. Everybody who comes to this server can play it.
shelf-all = The whole shelf
shelf-author = Author
shelf-by = by { $name }
shelf-draw = Draw a battle
shelf-empty = Nothing stands here yet. Draw a battle in the workshop, then put it on the shelf.
shelf-emptyHost = Nothing stands here yet. Whoever looks after this server can put battles here.
shelf-from = Battles of the box or of the shelf
shelf-here = On this server
shelf-host = You look after this shelf: you can add battles in the workshop and take any away.
shelf-keep = Keep it
shelf-leave = Forget my link
shelf-name = Name
shelf-noHost = This link does not open the shelf of this server any more; its host can make another.
shelf-offline = The server does not answer.
shelf-picture = The board of { $title }
shelf-play = Play
shelf-played = Played { $n } { $n ->
    [one] time
   *[other] times
 }
shelf-public = Everybody who comes to this server will see the board, its name, its author and its story. You can take it away again from this browser.
shelf-remove = Take away
shelf-removeIt = Take away { $title }
shelf-show = Show the shelf
shelf-title = The shelf
shelf-unknown = Not measured yet: this server plays its games when it has time.
shelf-unplayed = Not played yet
shelf-what = Battles and boards that people have drawn, open to everybody on this server.
shelf-workshop = Open in the workshop
