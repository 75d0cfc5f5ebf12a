#!/usr/bin/env python3
"""Says which test programs contain tests whose names match a pattern, without building any.

    scripts/matching_tests.py PATTERN PRESET...

Reads the names from the sources: GoogleTest's TEST(Suite, name) and its relatives as "Suite.name",
the titles of the JavaScript tests as they are written. Prints one line for each program:

    release unit_tests      a C++ test program and the preset that builds it
    node                    tests/wasm, run by Node.js
    vitest                  web/src
    playwright              web/e2e

build/PRESET/test_programs.txt, written by tests/CMakeLists.txt, names the source folders of each
program. A name that is put together at run time, such as a title within its describe(), is not
found here; ./test then builds everything and asks the programs themselves.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GTEST_NAME = re.compile(r"\b(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+),\s*(\w+)")
GTEST_INSTANCE = re.compile(r"\bINSTANTIATE_TEST_SUITE_P\(\s*(\w+),\s*(\w+)")
TITLE = re.compile(r"\b(?:describe|test|it)\b[.\w]*(?:\([^()]*\))?\(\s*(['\"`])((?:\\.|(?!\1).)*)\1")


def cpp_names(folders):
    for folder in folders:
        for source in sorted((ROOT / "tests" / folder).glob("*.cpp")):
            text = source.read_text()
            for suite, name in GTEST_NAME.findall(text):
                yield f"{suite}.{name}"
            for prefix, suite in GTEST_INSTANCE.findall(text):
                yield f"{prefix}/{suite}."


def titles(files):
    for file in sorted(files):
        for _, title in TITLE.findall(file.read_text()):
            yield title


def main():
    pattern = re.compile(sys.argv[1])

    def matches(names):
        return any(pattern.search(name) for name in names)

    for preset in sys.argv[2:]:
        listed = ROOT / "build" / preset / "test_programs.txt"
        for line in listed.read_text().splitlines():
            program, *folders = line.split()
            if matches([program] if not folders else cpp_names(folders)):
                print(preset, program)
    if matches(titles((ROOT / "tests/wasm").glob("*.test.mjs"))):
        print("node")
    if matches(titles((ROOT / "web/src").rglob("*.test.ts"))):
        print("vitest")
    if matches(titles((ROOT / "web/e2e").glob("*.test.ts"))):
        print("playwright")


if __name__ == "__main__":
    main()
