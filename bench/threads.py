#!/usr/bin/env python3
"""How long two threads need to reach a depth, as a share of what one needs, measured from outside.

usage: python3 bench/threads.py PROGRAM [DEPTH [THREADS]]

How large a search gets is partly luck: that of a single position says little, so this measures
many, the same ones every time: middle games that the engine itself plays from the openings.
"""
import math
import statistics
import sys
import time

import uhp_client

POSITIONS = 72
PLIES = 16

program = sys.argv[1]
depth = int(sys.argv[2]) if len(sys.argv) > 2 else 11
threads = int(sys.argv[3]) if len(sys.argv) > 3 else 2


def middle_game(opening):
    with uhp_client.Engine(program) as engine:
        engine.ask("options set Threads 1")
        game = engine.ask("newgame " + opening)
        for _ in range(PLIES):
            if ";InProgress;" in game:
                game = engine.ask("play " + engine.ask("bestmove nodes 2000"))
        return game


def seconds(game, threads):
    with uhp_client.Engine(program) as engine:
        engine.ask(f"options set Threads {threads}")
        engine.ask("newgame " + game)
        start = time.monotonic()
        engine.ask(f"bestmove depth {depth}")
        return time.monotonic() - start


games = [middle_game(opening) for opening in uhp_client.openings(POSITIONS)]
games = [game for game in games if ";InProgress;" in game]
one = []
several = []
for i, game in enumerate(games):
    one.append(seconds(game, 1))
    several.append(seconds(game, threads))
    if sys.stderr.isatty():
        print(f"\r{i + 1} of {len(games)} positions ", end="", file=sys.stderr, flush=True)

logs = [math.log(b / a) for a, b in zip(one, several)]
error = statistics.stdev(logs) / math.sqrt(len(logs))
mean = statistics.mean(logs)
print(
    f"\rdepth {depth}, {len(games)} positions: {sum(one):.1f} s with one thread, "
    f"{sum(several):.1f} s with {threads} ({sum(several) / sum(one):.0%})\n"
    f"a position takes {math.exp(mean):.0%} of the time "
    f"({math.exp(mean - 2 * error):.0%} to {math.exp(mean + 2 * error):.0%}, geometric mean), "
    f"{statistics.median(math.exp(x) for x in logs):.0%} in the median"
)
