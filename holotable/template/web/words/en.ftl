## seat

seat-cross = Crosses
seat-ring = Rings

## throw

throw = Throw { $n } of { $of }
