"""Instructions a leaf of perft on the plain x86-64 build, counted by callgrind: the count to depth N
less the count to depth N - 1, divided by the leaves at depth N. Repeatable on any machine.

usage: perft_instructions.py PATH_OF_MANDIBLE
"""

import pathlib
import re
import subprocess
import sys
import tempfile

# Position, depth, instructions per leaf of the best other engine, our goal.
ROWS = [("start", 5, 42, 10), ("M20", 3, 131, 33), ("M40", 3, 199, 50), ("O20", 3, 222, 55)]


def games():
    """The game strings of bench_positions.h."""
    text = (pathlib.Path(__file__).parents[1] / "src/engine/bench_positions.h").read_text()
    found = {}
    for name, body in re.findall(r'\{"(\w+)", R?"[^"]*",\s*((?:R?"[^"]*"\s*)+)\}', text):
        parts = re.findall(r'R"\(([^"]*)\)"|"([^"]*)"', body)
        found[name] = "".join(raw or plain for raw, plain in parts)
    return found


def count(program, game, depth):
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program, "perft", game,
             "--depth", str(depth)],
            capture_output=True, text=True, check=True)
    instructions = int(re.search(r"Collected : (\d+)", run.stderr)[1])
    leaves = int(run.stdout.splitlines()[-1].split()[1].replace(",", ""))
    return instructions, leaves


def main(program):
    print(f"{'position':9} {'depth':>5} {'leaves':>10} {'instructions per leaf':>20} {'goal':>5} {'best other':>11}")
    all_games = games()
    for name, depth, other, goal in ROWS:
        more, leaves = count(program, all_games[name], depth)
        less, _ = count(program, all_games[name], depth - 1)
        print(f"{name:9} {depth:5} {leaves:10,} {(more - less) / leaves:20.1f} {goal:5} {other:11}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
