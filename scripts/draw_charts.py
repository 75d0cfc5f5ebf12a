#!/usr/bin/env python3
"""Draws the pictures of docs/network.md.

    scripts/draw_charts.py FOLDER

Reads FOLDER/generation-N.log, what `mandible-lab train` printed, and FOLDER/calibration.tsv, the table
of `mandible-lab calibrate`, and writes FOLDER/losses.svg and FOLDER/calibration.svg.
"""

import csv
import re
import sys
from itertools import cycle
from pathlib import Path

COLOURS = ["#3465a4", "#c4560a", "#4e8f1f", "#8f4e8b", "#a08000"]
WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 150, 44, 52


class Chart:
    """Axes with a grid, lines and a legend."""

    def __init__(self, title, x_label, y_label, x_range, y_range):
        self.x_range, self.y_range = x_range, y_range
        self.legend = 0
        middle = (LEFT + WIDTH - RIGHT) / 2
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="sans-serif" font-size="13" fill="#222"><title>{title}</title>',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            self.text(middle, 24, title, "middle", 'font-size="15" font-weight="bold"'),
            self.text(middle, HEIGHT - 12, x_label, "middle"),
            f'<g transform="translate(16 {(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)">'
            + self.text(0, 0, y_label, "middle") + "</g>",
        ]

    @staticmethod
    def text(x, y, words, anchor="start", more=""):
        return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{words}</text>'

    def x(self, value):
        low, high = self.x_range
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(self, value):
        low, high = self.y_range
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    def grid(self, xs, ys, x_format, y_format):
        for value in xs:
            x = self.x(value)
            self.parts.append(f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>')
            self.parts.append(self.text(x, HEIGHT - BOTTOM + 18, x_format(value), "middle"))
        for value in ys:
            y = self.y(value)
            self.parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
            self.parts.append(self.text(LEFT - 8, y + 4, y_format(value), "end"))

    def line(self, points, name, colour, dash=""):
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        self.parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>')
        if not dash:
            self.parts += [f'<circle cx="{self.x(x):.1f}" cy="{self.y(y):.1f}" r="3" '
                           f'fill="{colour}"/>' for x, y in points]
        if name:
            y = TOP + 12 + 20 * self.legend
            self.legend += 1
            self.parts.append(
                f'<path d="M{WIDTH - RIGHT + 14} {y - 4}h18" stroke="{colour}" stroke-width="2" '
                f'stroke-dasharray="{dash}"/>')
            self.parts.append(self.text(WIDTH - RIGHT + 38, y, name))

    def write(self, path):
        path.write_text("\n".join(self.parts) + "\n</svg>\n")


def losses(folder):
    pattern = re.compile(r"epoch (\d+): loss ([\d.]+), on unseen games ([\d.]+)")
    curves = []
    number = lambda log: int(re.search(r"\d+", log.stem).group())  # noqa: E731
    for log in sorted(folder.glob("generation-[0-9]*.log"), key=number):
        rows = [(int(e), float(a), float(b)) for e, a, b in pattern.findall(log.read_text())]
        if not rows:
            sys.exit(f"{log} has no line of mandible-lab train such as 'epoch 1: loss ...'")
        curves.append((log.stem.replace("-", " "), rows))
    if not curves:
        sys.exit(f"{folder} has no generation-N.log")
    values = [v for _, rows in curves for row in rows for v in row[1:]]
    low, high = min(values) // 0.005 * 0.005, (max(values) // 0.005 + 1) * 0.005
    last = max(row[0] for _, rows in curves for row in rows)
    chart = Chart("Loss by epoch: learnt games (dashed), unseen games", "epoch", "loss",
                  (1, max(last, 2)), (low, high))
    steps = round((high - low) / 0.005)
    chart.grid(range(1, last + 1), [low + 0.005 * i for i in range(steps + 1)], str,
               lambda v: f"{v:.3f}")
    for (name, rows), colour in zip(curves, cycle(COLOURS)):
        chart.line([(e, a) for e, a, _ in rows], "", colour, "5 4")
        chart.line([(e, b) for e, _, b in rows], name, colour)
    chart.write(folder / "losses.svg")


def calibration(folder):
    with open(folder / "calibration.tsv", newline="") as table:
        rows = [row for row in csv.DictReader(table, delimiter="\t") if row["positions"] != "0"]
    chart = Chart("Games won, by what the score promises", "promised by the score",
                  "won in the end", (0, 1), (0, 1))
    tenths = [i / 10 for i in range(0, 11, 2)]
    chart.grid(tenths, tenths, lambda v: f"{v:.0%}", lambda v: f"{v:.0%}")
    chart.line([(0, 0), (1, 1)], "exact", "#999", "5 4")
    for phase, colour in zip(dict.fromkeys(row["phase"] for row in rows), COLOURS):
        chart.line([(float(row["predicted"]), float(row["observed"]))
                    for row in rows if row["phase"] == phase], phase, colour)
    chart.write(folder / "calibration.svg")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    losses(folder)
    calibration(folder)


if __name__ == "__main__":
    main()
