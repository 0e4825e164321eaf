"""The table on the web: rooms, seats by link, the store, live updates and computer players."""
