## shelf

shelf-add = Ins Regal stellen
shelf-added = { $title } steht im Regal. Alle, die auf diesen Server kommen, können es spielen.
shelf-all = Das ganze Regal
shelf-author = Von wem
shelf-by = von { $name }
shelf-draw = Schlacht zeichnen
shelf-empty = Hier steht noch nichts. Zeichne in der Werkstatt eine Schlacht, dann stell sie ins Regal.
shelf-emptyHost = Hier steht noch nichts. Wer diesen Server betreut, kann Schlachten hierherstellen.
shelf-from = Schlachten aus der Schachtel oder aus dem Regal
shelf-here = Auf diesem Server
shelf-host = Du betreust dieses Regal: Du kannst in der Werkstatt Schlachten hinzufügen und jede herausnehmen.
shelf-keep = Behalten
shelf-leave = Meinen Link vergessen
shelf-name = Name
shelf-noHost = Dieser Link öffnet das Regal dieses Servers nicht mehr; wer den Server betreut, kann einen neuen machen.
shelf-offline = Der Server antwortet nicht.
shelf-picture = Das Spielbrett von { $title }
shelf-play = Spielen
shelf-played = { $n } { $n ->
    [one] Mal
   *[other] Mal
 } gespielt
shelf-public = Alle, die auf diesen Server kommen, sehen das Spielbrett, seinen Namen, von wem es ist und seine Geschichte. Von diesem Browser aus kannst du es wieder herausnehmen.
shelf-remove = Herausnehmen
shelf-removeIt = { $title } herausnehmen
shelf-show = Regal zeigen
shelf-title = Das Regal
shelf-unknown = Noch nicht gemessen: Dieser Server spielt seine Partien, wenn er Zeit hat.
shelf-unplayed = Noch nicht gespielt
shelf-what = Schlachten und Spielbretter, die andere gezeichnet haben, offen für alle auf diesem Server.
shelf-workshop = In der Werkstatt öffnen
