#!/usr/bin/env python3
"""Prints the slowest tests of a run, and the tests that failed.

    scripts/test_summary.py FOLDER [COUNT]

Reads FOLDER/*.xml, reports in the JUnit format that CTest, Node.js, Vitest and Playwright all write;
the name of a file says what ran: release.xml, playwright.xml.
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path


class Test:
    def __init__(self, run, case):
        group = case.get("classname", "")
        name = case.get("name", "")
        # CTest gives the name twice, Node.js writes "test" for the group.
        self.title = name if group in ("", "test", name) else f"{group}: {name}"
        self.run = run
        self.seconds = float(case.get("time") or 0)
        self.failed = case.find("failure") is not None or case.find("error") is not None


def tests(report):
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("skipped") is None:
            yield Test(report.stem, case)


def main():
    folder = Path(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    found = [test for report in sorted(folder.glob("*.xml")) for test in tests(report)]
    found.sort(key=lambda test: -test.seconds)
    print("the slowest tests")
    for test in found[:count]:
        print(f"{test.seconds:8.1f} s  {test.run:<10}  {test.title}")
    failed = [test for test in found if test.failed]
    if failed:
        print("the tests that failed")
        for test in failed:
            print(f"  {test.run:<10}  {test.title}")


if __name__ == "__main__":
    main()
