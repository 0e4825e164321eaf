"""What teaches the game: its guide, its reference and its lessons."""
