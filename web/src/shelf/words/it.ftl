## shelf

shelf-add = Metti sullo scaffale
shelf-added = { $title } è sullo scaffale. Chiunque venga su questo server può giocarla.
shelf-all = Tutto lo scaffale
shelf-author = Autore
shelf-by = di { $name }
shelf-draw = Disegna una battaglia
shelf-empty = Qui non c'è ancora nulla. Disegna una battaglia nell'officina, poi mettila sullo scaffale.
shelf-emptyHost = Qui non c'è ancora nulla. Chi cura questo server può metterci delle battaglie.
shelf-from = Battaglie della scatola o dello scaffale
shelf-here = Su questo server
shelf-host = Curi tu questo scaffale: puoi aggiungere battaglie nell'officina e toglierne qualunque.
shelf-keep = Tienila
shelf-leave = Dimentica il mio link
shelf-name = Nome
shelf-noHost = Questo link non apre più lo scaffale di questo server; chi lo ospita può farne un altro.
shelf-offline = Il server non risponde.
shelf-picture = Il tabellone di { $title }
shelf-play = Gioca
shelf-played = Giocata { $n } { $n ->
    [one] volta
   *[other] volte
 }
shelf-public = Chiunque venga su questo server vedrà il tabellone, il nome, l'autore e la storia. Puoi toglierla di nuovo da questo browser.
shelf-remove = Togli
shelf-removeIt = Togli { $title }
shelf-show = Mostra lo scaffale
shelf-title = Lo scaffale
shelf-unknown = Non ancora misurata: il server gioca le sue partite quando ha tempo.
shelf-unplayed = Non ancora giocata
shelf-what = Battaglie e tabelloni disegnati dai giocatori, aperti a tutti su questo server.
shelf-workshop = Apri nell'officina
