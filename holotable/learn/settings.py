"""What a training run can be told."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The settings of a run; what is not said has served all games well."""

    game: str
    minutes: float = 10.0
    """How long to train; the learning rate falls with the share of it that is over."""
    rounds: int = 0
    """Train for so many rounds instead, so that the same seed gives the same network."""
    seed: int = 1
    device: str = "cuda"
    rows: int = 65_536
    """Games side by side."""
    steps: int = 16
    """Decisions of each game in a round."""
    minibatch: int = 65_536
    epochs: int = 2
    width: int = 256
    blocks: int = 2
    key: int = 64
    """Numbers in the key of an action."""
    listed: int = 192
    """Actions of a list that are looked at; of a longer list, an even sample."""
    forced: int = 4
    """Decisions without a choice that are made at once."""
    rate: float = 4e-4
    last_rate: float = 2e-5
    entropy: float = 0.02
    last_entropy: float = 0.002
    trace: float = 0.95
    """How far an outcome reaches back past the network's own values (lambda)."""
    guide: float = 1.0
    """How much what the game's heuristics think of each step counts at first; it falls to nothing in `guide_share`."""
    guide_share: float = 0.7
    average: float = 0.97
    """What is saved is an average of the network over many rounds: how much of it a round leaves."""
    teacher: str = ""
    """A player of the house to imitate at first, such as officer; nobody if empty."""
    teach_share: float = 0.4
    """The share of the training that imitates the teacher."""
    lessons: int = 1_048_576
    """Choices of the teacher that are kept to learn from."""
    clip: float = 0.2
    value_share: float = 0.5
    league_share: float = 0.2
    """Share of the games in which one seat learns and the others are held by an earlier self."""
    careless: float = 0.0
    """In the league the others choose at random up to so often: so the weaker side of an uneven game learns from wins too."""
    league_size: int = 8
    league_every: int = 20
    """Rounds after which the present self joins the league."""
    save_minutes: float = 2.0
