"""What teaches the game: its guide, its reference, its lessons and its puzzles."""
