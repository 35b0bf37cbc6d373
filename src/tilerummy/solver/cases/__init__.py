"""The best turn where rules bind jokers or old sets: an exact search over cases.

The way of a question down, and of its answer up:

    Wish             what a caller wants of the best turn                           `solver.solve`
     SearchPosition  the position with that wish: what must be laid, what may be    `search_position`
      Case           some of its turns: what became of jokers, which sets lie       `one_case`
       Problem       the case in whole numbers, all other rules loosened            `core_problem`
       Answer        the best table of the problem, by one of the two cores         `solver.cores`
      table          the answer in tiles, if the judge finds a legal story for it   `core_problem`
       or parts      else the cases that the case falls into, taken best first      `split`, `staying`
     BestTurn        the best legal table, once no case left promises more          `case_search`
    BestTurn         the same, accepted by the whole referee                        `solver.solve`

What may become of a joker, and what that asks of the end table, are conditions of `one_case`. The proof is
decision 5 (docs/decisions/0005-exact-by-construction.md): its lemmas are named where the code leans on them,
and what it calls fates are outcomes here.
"""
