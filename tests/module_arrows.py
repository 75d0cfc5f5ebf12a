"""Checks the #include lines under src/ and apps/: modules include only the modules they may, portable
modules nothing but the standard library and each other, and no components include each other in a
cycle. A component is a header with the .cpp file of the same name.

usage: module_arrows.py ROOT
"""

import graphlib
import pathlib
import re
import sys

# Module: the modules it may include.
ARROWS = {
    "base": set(),
    "rules": {"base"},
    "records": {"base", "rules"},
    "engine": {"base", "rules"},
    "uhp": {"base", "rules", "records", "engine"},
    "wasm": {"base", "rules", "records", "engine", "uhp"},
    "program": {"base"},
    "mandible": {"base", "rules", "records", "engine", "uhp", "program"},
    "lab": {"base", "rules", "records", "engine", "uhp"},
    "mandible_lab": {"base", "rules", "records", "engine", "uhp", "lab", "program"},
    "server": {"base"},
    "mandible_server": {"base", "server", "program"},
}
PORTABLE = {"base", "rules", "records", "engine", "uhp", "wasm"}

# Files that ask for more of the system or the processor where it is there, and do without elsewhere.
ASK_THE_SYSTEM = {"src/base/large_memory.cpp", "src/engine/network/judge.cpp"}

# Other libraries: the only folders whose files may include them.
LIBRARIES = {
    "boost": ("src/server/net",),
    "CLI": ("apps/program",),
    "fmt": ("src/lab", "src/server", "apps"),
}

# What the standard library of the WebAssembly build (libc++ 13) does not have.
MISSING_IN_WASM = {"ranges", "format", "source_location", "coroutine", "stacktrace", "expected"}

INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')


def faults_of(file, module):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        found = INCLUDE.match(line)
        if not found:
            continue
        style, target = found.groups()
        where = f"{file}:{number}: {module} includes {target}"
        if style == '"':
            included = target.split("/")[0]
            if included not in ARROWS:
                yield f"{where}, which is in no known module (paths start at src/ or apps/)"
            elif included != module and included not in ARROWS[module]:
                yield f"{where}, but may include only {sorted(ARROWS[module])}"
        elif module in PORTABLE:
            if any(file.as_posix().endswith(name) for name in ASK_THE_SYSTEM):
                continue
            if "/" in target or target.endswith(".h"):
                yield f"{where}, which is not of the standard library"
            elif target in MISSING_IN_WASM:
                yield f"{where}, which the WebAssembly build does not have"
        else:
            homes = LIBRARIES.get(target.split("/")[0])
            if homes and not any(home in file.as_posix() for home in homes):
                yield f"{where}, which only {' and '.join(homes)} may"


def components(root):
    """Each component, as a path without suffix, and the components that it includes."""
    includes = {}
    for top in ("src", "apps"):
        for file in (root / top).rglob("*"):
            if file.suffix not in (".h", ".cpp"):
                continue
            component = file.relative_to(root / top).with_suffix("").as_posix()
            targets = includes.setdefault(component, set())
            for line in file.read_text().splitlines():
                found = INCLUDE.match(line)
                if found and found.group(1) == '"':
                    target = found.group(2).rsplit(".", 1)[0]
                    if target != component:
                        targets.add(target)
    return includes


def cycle(includes):
    """The components of a cycle, the first one again at the end; nothing if there is none."""
    try:
        graphlib.TopologicalSorter(includes).prepare()
        return []
    except graphlib.CycleError as error:
        return error.args[1]


def main(root):
    faults = []
    files = 0
    for top in ("src", "apps"):
        for file in sorted((root / top).rglob("*")):
            if file.suffix not in (".h", ".cpp"):
                continue
            files += 1
            module = file.relative_to(root / top).parts[0]
            if module not in ARROWS:
                faults.append(f"{file}: module {module} is not listed in tests/module_arrows.py")
                continue
            faults.extend(faults_of(file, module))
    includes = components(root)
    if found := cycle(includes):
        faults.append(f"components include each other: {' <- '.join(found)}")
    print(
        "\n".join(faults)
        or f"{files} files in {len(includes)} components, every arrow goes one way"
    )
    if files == 0:
        print("no files found")
    return 1 if faults or files == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
