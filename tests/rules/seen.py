"""What a table offers and tells, in short, for the rule tests of all games."""


def kinds(table):
    """The kinds of choices offered."""
    return {c.kind for c in table.choices()}


def events(table):
    """What happened, as tuples of kind and arguments."""
    return [(e.kind, *e.args.values()) for e in table.events]
