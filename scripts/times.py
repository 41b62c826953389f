"""Tests by kind, and the slowest test programs and translation units of a build folder.

scripts/times [PRESET]   tells of build/PRESET (release): what GoogleTest left in results/, and ninja's log
scripts/times --weigh    writes tests/seconds.txt, from which the shards of the test programs follow
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

SHOWN = 10
SHARD = re.compile(r"_\d+$")
WEIGHTS = Path("tests/seconds.txt")
WEIGHTS_HEAD = "# What each test program takes alone, in seconds: PROGRAM SECONDS. scripts/times --weigh writes it.\n"


def results(folder):
    """(kind, program, number of tests, seconds) for every shard that was run."""
    for file in sorted(folder.glob("results/*/*.json")):
        said = json.loads(file.read_text(encoding="utf-8"))
        yield file.parent.name, SHARD.sub("", file.stem), said["tests"], float(said["time"].rstrip("s"))


def compiled(folder):
    """(seconds, object) of every translation unit, as it was compiled last."""
    log = folder / ".ninja_log"
    seconds = {}
    for line in log.read_text(encoding="utf-8").splitlines()[1:] if log.exists() else []:
        begin, end, _, output, _ = line.split("\t")
        if output.endswith(".o"):
            seconds[output] = (int(end) - int(begin)) / 1000
    return seconds


def print_rows(title, seconds):
    print(f"{title}: {sum(seconds.values()):.0f} s in all")
    for name, value in Counter(seconds).most_common(SHOWN):
        print(f"  {value:7.1f} s  {name}")


def tell(folder):
    tests, by_kind, by_program = Counter(), Counter(), Counter()
    for kind, program, number, seconds in results(folder):
        tests[kind] += number
        by_kind[kind] += seconds
        by_program[program] += seconds
    print(f"Tests in {folder}: {tests.total()}")
    for kind, number in sorted(tests.items()):
        print(f"  {number:6}  {kind:8} {by_kind[kind]:6.0f} s")
    print_rows("Test programs", by_program)
    print_rows("Translation units", {re.sub(r"CMakeFiles/[^/]*/", "", name): s for name, s in compiled(folder).items()})


def weigh(folder):
    seconds = Counter()
    for _, program, _, taken in results(folder):
        seconds[program] += taken
    rows = "".join(f"{program} {max(1, round(taken))}\n" for program, taken in sorted(seconds.items()))
    WEIGHTS.write_text(WEIGHTS_HEAD + rows, encoding="utf-8")


def main(arguments):
    presets = [word for word in arguments if word != "--weigh"]
    if len(presets) > 1:
        sys.exit("usage: scripts/times [PRESET] [--weigh]")
    folder = Path("build") / (presets[0] if presets else "release")
    if not folder.is_dir():
        sys.exit(f"scripts/times: there is no {folder}")
    weigh(folder) if "--weigh" in arguments else tell(folder)


main(sys.argv[1:])
