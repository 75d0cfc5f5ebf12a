#!/usr/bin/env python3
"""By how much `bestmove time` takes longer than it was told, measured from outside.

usage: python3 bench/overshoot.py PROGRAM [SECONDS]
"""
import sys
import time

import uhp_client

POSITIONS = 20
MOVES_EACH = 5

program = sys.argv[1]
limit = float(sys.argv[2]) if len(sys.argv) > 2 else 0.1

over = []
with uhp_client.Engine(program) as engine:
    for opening in uhp_client.openings(POSITIONS):
        state = engine.ask("newgame " + opening)
        for _ in range(MOVES_EACH):
            if ";InProgress;" not in state:
                break
            start = time.monotonic()
            move = engine.ask(f"bestmove time 00:00:{limit:06.3f}")
            over.append((time.monotonic() - start - limit) * 1000)
            state = engine.ask("play " + move)

over.sort()
print(
    f"{len(over)} searches of {limit:g} s: {over[len(over) // 2]:.1f} ms over in the median, "
    f"{over[-1]:.1f} ms at most"
)
