"""Plans with something wrong in them: values swapped, left out, doubled, replaced by what nobody expects, or blown up."""

import copy
import json

ODD = (
    None, True, -1, 0, 3, 10**30, 1.5, "", "4,4", "9,9", "rebels", "both", "\ud800", "x" * 500, [], {}, [[]], [None], {"": {}},
    {"rule": []}, ["4,4", "4,4"], "serac", {"kind": ["exit"], "at": 4}, "scout-1", {"at": "4,4", "facing": "up"}, "alliance",
    "hoth", ["hoth"], {"owner": "empire", "forces": 10**20}, "emperor", ["hidden"] * 9, "F1", {"tie": 99}, ["r01", "r01"], "up",
)  # fmt: skip


def boxes_of(value):
    """Every list and object within a value that holds something."""
    found = [value] if isinstance(value, (dict, list)) and value else []
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        found += boxes_of(inner)
    return found


def mutated(plan, dice):
    """A copy of a plan with up to four things changed."""
    plan = copy.deepcopy(plan)
    for _ in range(dice.randint(1, 4)):
        box = dice.choice(boxes_of(plan))
        key = dice.choice(list(box)) if isinstance(box, dict) else dice.randrange(len(box))
        change = dice.randrange(5)
        if change == 0:
            del box[key]
        elif change == 1 and isinstance(box, list):
            box.insert(key, copy.deepcopy(box[key]))
        elif change == 2 and isinstance(box, dict):
            box[dice.choice(("boxes", "colour", "\ud800", "side", "rule", "at", "hoth", "S"))] = box.pop(key)
        elif change == 3:
            box[key] = copy.deepcopy(dice.choice(boxes_of(plan)))
        else:
            box[key] = copy.deepcopy(dice.choice(ODD))
        if not plan:
            break
    return plan


MOST_BYTES = 60_000
"""About the largest plan that the server reads at all."""


def blown_up(plan):
    """The plan over and over, each time with another of its parts as large as a plan may be."""
    room = MOST_BYTES - len(json.dumps(plan))
    for number, box in enumerate(boxes_of(plan)):
        for key in list(box) if isinstance(box, dict) else [0]:
            many = max(1, room // (len(json.dumps(box[key])) + 2))
            for large in ([box[key]] * many, "x" * room, {f"x{i}": 1 for i in range(room // 12)}):
                copied = copy.deepcopy(plan)
                boxes_of(copied)[number][key] = large
                yield copied
        if isinstance(box, list):
            copied = copy.deepcopy(plan)
            inner = boxes_of(copied)[number]
            inner += inner * max(1, room // (len(json.dumps(inner)) + 2))
            yield copied
