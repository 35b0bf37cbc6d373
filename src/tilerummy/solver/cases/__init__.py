"""The best turn where rules bind jokers or old sets: an exact search over cases.

The way of a question down, and of its answer up:

    Wish             what a caller wants of the best turn                              (`solver.solve`)
     SearchPosition  the position with that wish: what must be laid, and what may      (`search_position`)
      Case           some of its turns, told by what became of jokers and which sets lie there     (`case`)
       Problem       the case in whole numbers, every rule that is left loosened       (`core_problem`)
       Answer        the best table of the problem, by one of the two cores            (`solver.cores`)
      table          the answer spelled in tiles, if the judge finds a legal story     (`core_problem`)
        or parts     else the cases that the case falls into, taken best first         (`split`, `staying`)
     BestTurn        the best of all legal tables: no case that is left promises more  (`case_search`)
    BestTurn         the same once the whole referee has accepted it                   (`solver.acceptance`)

`outcomes` lists what may become of a joker and what that asks of the end table; `cells` is what blocks, sets
and the supply of a case are made of. The proof is decision 5 (docs/decisions/0005-exact-by-construction.md);
its lemmas are named where the code leans on them, and what it calls fates are the outcomes here.
"""
