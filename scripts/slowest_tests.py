#!/usr/bin/env python3
"""Prints the slowest tests of a run.

    scripts/slowest_tests.py FOLDER [COUNT]

Reads FOLDER/*.xml, reports in the JUnit format that CTest, Node.js, Vitest and Playwright all write;
the name of a file says what ran: release.xml, playwright.xml.
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


def tests(report):
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("skipped") is not None:
            continue
        group = case.get("classname", "")
        name = case.get("name", "")
        # CTest gives the name twice, Node.js writes "test" for the group.
        title = name if group in ("", "test", name) else f"{group}: {name}"
        yield float(case.get("time") or 0), report.stem, title


def main():
    folder = Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    found = [test for report in sorted(folder.glob("*.xml")) for test in tests(report)]
    for seconds, run, title in sorted(found, reverse=True)[:count]:
        print(f"{seconds:8.1f} s  {run:<10}  {title}")


if __name__ == "__main__":
    main()
