"""The steps of a game in the order of play: claim, star_setup, reinforce, base, count, cards, place, invade, fortify,
take_over, fortify_ships, death_star, draw; and the questions inside a step: attack_star, conquest, windows, shown_hand,
card_force.

Each module holds all of its step: `ask` (what is asked, as the key of a sentence), `choices` (what may be chosen), what a
choice does, `owes` (whether `done` must wait), `leave` (the next step), `go_on` (who is asked, or what happens unasked), and
`CLAUSES` (the clauses of its choices).
"""
