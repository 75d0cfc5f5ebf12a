#!/usr/bin/env python3
"""Plants faults in a copy of the tree, one at a time, and reports which ones the tests notice.

    scripts/plant_faults.py                    every fault of tests/faults/*.toml
    scripts/plant_faults.py --area rules       one area: one file of tests/faults
    scripts/plant_faults.py --only rules-7     one fault (may be repeated)
    scripts/plant_faults.py --survivors        only those that survived the last time
    scripts/plant_faults.py --check            do all of them still fit the sources? Part of ./test

A fault names a file, a text that occurs exactly once in it, what to put in its place, and the tests
that ought to fail; tests/faults/README.md describes the format. The copies are in build/faults, are
built with little optimisation, and are kept, so that the next run builds only what has changed. The
results are kept in build/faults/results.json: a run that was interrupted goes on where it stopped.

A fault is noticed when a test fails, crashes or takes too long; otherwise it has survived, and calls
for a test, or for a sentence in the table that says why it is harmless. The exit status is 1 if a
fault survived that is not declared harmless, 2 if one could not be planted or built.
"""

import argparse
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "faults"
RESULTS = WORK / "results.json"
# Seconds for one test command: of processor time, so that a loaded machine notices no fault that the
# tests do not, and of waiting, for tests that hang without working.
PROCESSOR_SECONDS = 120
TIMEOUT = 900
CASES = {"RC_PARAMS": "max_success=25", "MANDIBLE_PERFT_LEAVES": "2000000", "MANDIBLE_PUZZLE_STEP": "6"}


@dataclass
class Fault:
    id: str
    area: str
    file: str
    old: str
    new: str
    tests: list[str]
    harmless: str = ""
    result: dict = field(default_factory=dict)

    def key(self):
        return hashlib.sha256("\0".join([self.file, self.old, self.new]).encode()).hexdigest()[:16]


def read_faults():
    faults = []
    for table in sorted((ROOT / "tests/faults").glob("*.toml")):
        content = tomllib.loads(table.read_text())
        for number, entry in enumerate(content["fault"], 1):
            tests = entry.pop("tests", content.get("tests", []))
            faults.append(Fault(f"{table.stem}-{number}", table.stem, tests=tests, **entry))
    return faults


def misfit(fault, root=ROOT):
    """Why the fault cannot be planted, or nothing."""
    path = root / fault.file
    if not path.is_file():
        return f"there is no file {fault.file}"
    if fault.old == fault.new:
        return "the new text is the old one"
    if not fault.tests:
        return "no tests are named"
    found = path.read_text().count(fault.old)
    return "" if found == 1 else f"the old text occurs {found} times in {fault.file}, not once"


def check(faults):
    bad = [(fault, reason) for fault in faults if (reason := misfit(fault))]
    for fault, reason in bad:
        print(f"{fault.id}: {reason}")
    areas = sorted({fault.area for fault in faults})
    print(f"{len(faults)} faults in {len(areas)} areas, {len(bad)} of them to repair")
    return 2 if bad else 0


class Tree:
    """A copy of the sources with builds of its own."""

    def __init__(self, number, processors):
        self.path = WORK / f"tree-{number}"
        self.processors = processors
        self.environment = {**os.environ, **CASES, "PATH": f"{ROOT}/.tools/node/bin:{os.environ['PATH']}"}

    def update(self):
        """Copies what differs from the working tree, so that files that do not are not built again."""
        listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT,
                                check=True, capture_output=True, text=True).stdout.split("\0")
        wanted = {name for name in listed if name and (ROOT / name).is_file()}
        self.path.mkdir(parents=True, exist_ok=True)
        for name in wanted:
            source, copy = ROOT / name, self.path / name
            if not copy.is_file() or copy.read_bytes() != source.read_bytes():
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, copy)
        for folder in ("src", "apps", "tests", "web/src"):
            for copy in (self.path / folder).rglob("*"):
                if copy.is_file() and str(copy.relative_to(self.path)) not in wanted:
                    copy.unlink()
        for shared in (".tools", "web/node_modules"):
            link = self.path / shared
            if (ROOT / shared).exists() and not link.exists():
                link.symlink_to(ROOT / shared)

    def run(self, command, timeout=None):
        """The exit status and the output; a command that takes too long has failed."""
        try:
            limit = ["prlimit", f"--cpu={PROCESSOR_SECONDS}"] if timeout else []
            done = subprocess.run(["nice", *limit, *command], cwd=self.path, env=self.environment,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=timeout)
            return done.returncode, done.stdout.decode(errors="replace")
        except subprocess.TimeoutExpired:
            return 1, f"took longer than {timeout} seconds"

    def build(self, preset, options, target):
        if not (self.path / "build" / preset / "build.ninja").exists():
            status, output = self.run(["cmake", "--preset", preset, *options])
            if status != 0:
                return output
        status, output = self.run(["cmake", "--build", f"build/{preset}", "-j", str(self.processors),
                                   "--target", target])
        return output if status != 0 else ""

    def test(self, words, fault):
        """Runs "PROGRAM [FILTER]", "vitest FILE..." or "node FILE...": (built, passed, output)."""
        runner, *rest = words.split()
        if runner in ("vitest", "node"):
            # Faults in the web app leave the modules as they are.
            if fault.file.startswith("src/") or not (self.path / "build/wasm/mandible_engine.js").exists():
                if output := self.build("wasm", [], "wasm_modules"):
                    return False, False, output
            if runner == "node":
                if output := self.build("release", RELEASE_OPTIONS, "mandible"):
                    return False, False, output
                command = ["node", "--test", *rest]
            else:
                command = ["npm", "--prefix", "web", "exec", "vitest", "--", "run", "--root", "web", *rest]
        else:
            if output := self.build("release", RELEASE_OPTIONS, runner):
                return False, False, output
            command = [f"build/release/{runner}", "--gtest_brief=1", "--gtest_fail_fast"]
            command += [f"--gtest_filter={rest[0]}"] if rest else []
        status, output = self.run(command, TIMEOUT)
        return True, status == 0, output

    def plant(self, fault):
        """What became of the fault, as a dictionary with `verdict` and `detail`."""
        if reason := misfit(fault, self.path):
            return {"verdict": "error", "detail": reason}
        path = self.path / fault.file
        sound = path.read_text()
        path.write_text(sound.replace(fault.old, fault.new))
        try:
            for words in fault.tests:
                built, passed, output = self.test(words, fault)
                if not built:
                    return {"verdict": "error", "detail": "does not build:\n" + output[-2000:]}
                if not passed:
                    return {"verdict": "noticed", "detail": first_failure(output) or words}
            return {"verdict": "survived", "detail": ", ".join(fault.tests)}
        finally:
            path.write_text(sound)


# Unity builds and little optimisation: most of the time goes into compiling.
RELEASE_OPTIONS = ["-DMANDIBLE_TESTS=ON", "-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-O1"]


def first_failure(output):
    for line in output.splitlines():
        text = line.strip()
        if text.startswith(("[  FAILED  ]", "FAIL ", "× ", "✗ ", "not ok", "✖ ")):
            return text.removeprefix("[  FAILED  ]").strip()
    return ""


def programs_pass(tree, faults):
    """Without a fault everything must pass, or "noticed" would mean nothing."""
    good = True
    for words in sorted({words for fault in faults for words in fault.tests}):
        sound = next(fault for fault in faults if words in fault.tests)
        built, passed, output = tree.test(words, sound)
        if not built or not passed:
            good = False
            print(f"{words} fails without any fault:\n{output[-3000:]}")
    return good


def run_all(faults, jobs, results):
    processors = max(1, (os.cpu_count() or 1) // jobs)
    waiting = queue.Queue()
    for fault in faults:
        waiting.put(fault)
    lock = threading.Lock()

    def work(number):
        tree = Tree(number, processors)
        while True:
            try:
                fault = waiting.get_nowait()
            except queue.Empty:
                return
            start = time.monotonic()
            fault.result = tree.plant(fault)
            with lock:
                results[fault.key()] = fault.result
                RESULTS.write_text(json.dumps(results, indent=1))
                shown = fault.result["detail"].splitlines()[0]
                print(f"{fault.id:<12} {fault.result['verdict']:<9} {time.monotonic() - start:5.0f} s"
                      f"  {shown}", flush=True)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def report(faults):
    print(f"\n{'area':<12} {'faults':>6} {'noticed':>8} {'harmless':>9} {'survived':>9} {'error':>6}")
    totals = [0] * 5
    for area in [*sorted({fault.area for fault in faults}), None]:
        row = [0] * 5
        for fault in faults if area else []:
            if fault.area != area or not fault.result:
                continue
            verdict = fault.result["verdict"]
            harmless = verdict == "survived" and fault.harmless
            kinds = [True, verdict == "noticed", harmless, verdict == "survived" and not harmless,
                     verdict == "error"]
            row = [count + bool(kind) for count, kind in zip(row, kinds)]
        if area:
            totals = [total + count for total, count in zip(totals, row)]
        shown = row if area else totals
        counted = shown[0] - shown[2] - shown[4]
        score = f"{100 * shown[1] / counted:.0f} %" if counted else ""
        print(f"{area or 'all':<12} {shown[0]:>6} {shown[1]:>8} {shown[2]:>9} {shown[3]:>9} "
              f"{shown[4]:>6}  {score}")
    return 2 if totals[4] else 1 if totals[3] else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--area", action="append", default=[], help="one area; may be repeated")
    parser.add_argument("--only", action="append", default=[], help="one fault, such as rules-7")
    parser.add_argument("--survivors", action="store_true", help="those that survived the last time")
    parser.add_argument("--anew", action="store_true", help="forget the results so far")
    parser.add_argument("--jobs", type=int, default=1, help="faults at the same time, a copy each")
    parser.add_argument("--check", action="store_true", help="only whether every fault can be planted")
    arguments = parser.parse_args()

    faults = [fault for fault in read_faults()
              if (not arguments.area or fault.area in arguments.area)
              and (not arguments.only or fault.id in arguments.only)]
    if not faults:
        print("there is no such fault", file=sys.stderr)
        return 2
    if arguments.check:
        return check(faults)

    results = {} if arguments.anew or not RESULTS.exists() else json.loads(RESULTS.read_text())
    todo = []
    for fault in faults:
        fault.result = results.get(fault.key(), {})
        survived = fault.result.get("verdict") in ("survived", "error")
        if not fault.result or arguments.only or (arguments.survivors and survived):
            todo.append(fault)
    if todo:
        for number in range(arguments.jobs):
            Tree(number, 1).update()
        if not programs_pass(Tree(0, os.cpu_count() or 1), todo):
            return 2
        run_all(todo, arguments.jobs, results)
    for fault in faults:
        if fault.result.get("verdict") == "survived":
            print(f"\n{fault.id} survived in {fault.file}{': ' + fault.harmless if fault.harmless else ''}"
                  f"\n  - {fault.old.strip()}\n  + {fault.new.strip()}")
    return report(faults)


if __name__ == "__main__":
    sys.exit(main())
