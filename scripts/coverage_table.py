#!/usr/bin/env python3
"""Prints line and branch coverage by module, and the files with the most uncovered lines.

    scripts/coverage_table.py SUMMARY.json

The summary is what `llvm-cov export --summary-only` writes.
"""

import json
import os
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORST = 15  # files to name


def share(part):
    return f"{100 * part['covered'] / part['count']:6.1f} %" if part["count"] else "       -"


def module_of(path):
    parts = path.parts
    if parts[0] == "src":
        return parts[1]
    return "/".join(parts[:2]) if parts[0] == "apps" else None


def main():
    modules = defaultdict(lambda: {kind: {"count": 0, "covered": 0} for kind in ("lines", "branches")})
    files = []
    for file in json.loads(Path(sys.argv[1]).read_text())["data"][0]["files"]:
        # ccache can leave paths such as build/coverage/../../src.
        path = Path(os.path.normpath(file["filename"]))
        if not path.is_relative_to(ROOT):
            continue
        path = path.relative_to(ROOT)
        module = module_of(path)
        if module is None:
            continue
        summary = file["summary"]
        files.append((summary["lines"]["count"] - summary["lines"]["covered"], path, summary))
        for name in (module, "all"):
            for kind in ("lines", "branches"):
                for number in ("count", "covered"):
                    modules[name][kind][number] += summary[kind][number]

    print(f"{'module':<20} {'lines':>7} {'covered':>8}   {'branches':>8} {'covered':>8}")
    for name, sums in sorted(modules.items(), key=lambda item: (item[0] == "all", item[0])):
        lines, branches = sums["lines"], sums["branches"]
        print(f"{name:<20} {lines['count']:>7} {share(lines)}   {branches['count']:>8} {share(branches)}")
    print("\nuncovered lines")
    for missing, path, summary in sorted(files, key=lambda item: -item[0])[:WORST]:
        print(f"{missing:>5} of {summary['lines']['count']:<5} branches {share(summary['branches'])}  {path}")


if __name__ == "__main__":
    main()
