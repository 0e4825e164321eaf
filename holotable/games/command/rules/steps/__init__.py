"""The steps of a turn in the order of play: begin, deploy, play, discard, section, pick, order, move, attack, reroll, resolve,
trench, retreat, break_through, second_attack, move_after, take, draw, reserve; and card_hex, which may come in between.

Each module holds all of its step: `go_on` (who is asked, or what happens unasked), `choices` (what may be chosen), what each
choice does, `done` (the step ends, or what is offered is declined), and its words: `ask` (the key of the question),
`done_name` (what `done` means), `context` (what a sentence says beyond a choice's arguments), `refusal` (why a choice is not
offered) and `CLAUSES` (the clauses of its choices).
"""
