"""An engine as a child process that speaks the Universal Hive Protocol, for the benchmarks."""
import pathlib
import subprocess


def openings(count):
    """So many game strings, evenly picked from the book."""
    book = pathlib.Path(__file__).parent.parent / "data" / "openings.uhp"
    games = [line for line in book.read_text().splitlines() if not line.startswith("#")]
    return games[:: max(1, len(games) // count)][:count]


class Engine:
    def __init__(self, program):
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([program, "uhp"], stdin=pipe, stdout=pipe, text=True)
        self._answer()

    def _answer(self):
        lines = []
        while (line := self._process.stdout.readline()) != "ok\n":
            if not line:
                raise SystemExit("the engine has ended without an answer")
            lines.append(line.rstrip("\n"))
        return lines

    def ask(self, command):
        """The first line of the answer."""
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        return self._answer()[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.stdin.close()
        self._process.wait()
