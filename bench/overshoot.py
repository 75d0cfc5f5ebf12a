#!/usr/bin/env python3
"""By how much `bestmove time` takes longer than it was told, measured from outside.

usage: python3 bench/overshoot.py PROGRAM [SECONDS]
"""
import pathlib
import subprocess
import sys
import time

POSITIONS = 20
MOVES_EACH = 5

program = sys.argv[1]
limit = float(sys.argv[2]) if len(sys.argv) > 2 else 0.1
openings = pathlib.Path(__file__).parent.parent / "data" / "openings.uhp"

engine = subprocess.Popen([program, "uhp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def read_answer():
    lines = []
    while (line := engine.stdout.readline().rstrip("\n")) != "ok":
        lines.append(line)
    return lines


def ask(command):
    engine.stdin.write(command + "\n")
    engine.stdin.flush()
    return read_answer()[0]


read_answer()
games = [line for line in openings.read_text().splitlines() if not line.startswith("#")]
over = []
for game in games[:: len(games) // POSITIONS]:
    state = ask("newgame " + game)
    for _ in range(MOVES_EACH):
        if ";InProgress;" not in state:
            break
        start = time.monotonic()
        move = ask(f"bestmove time 00:00:{limit:06.3f}")
        over.append((time.monotonic() - start - limit) * 1000)
        state = ask("play " + move)
engine.stdin.close()

over.sort()
print(
    f"{len(over)} searches of {limit:g} s: {over[len(over) // 2]:.1f} ms over in the median, "
    f"{over[-1]:.1f} ms at most"
)
