"""The table "ruling -> tests": docs/rulings.md, from docs/rulings.json and the names of the tests.

With --check nothing is written; each fault is one sentence, and the exit status is 1.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

LIST = Path("docs/rulings.json")
TABLE = Path("docs/rulings.md")
PUBLIC = Path("tests/rulings")  # what a player would notice, through the contract alone
WHITE_BOX = Path("tests/rules")
CONTRACT = Path("rules/wotr/game.h")

TEST = re.compile(r"^TEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\s*\)", re.MULTILINE)
RULING = re.compile(r"(?:^|_)R(\d{3})(?!\d)")  # R263d_… is R-263
PREFIX = re.compile(r"^(?:R\d{3}[a-z]*_?)+")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
NAMES_SHOWN = 3

HEAD = """# Rulings and their tests

Every ruling that the game follows, and the tests that hold it to them. `scripts/rulings` writes this file from
`rulings.json` and the names of the tests; a test checks that it is up to date. A test counts for the rulings that its
name begins with. Only those of `tests/rulings` count: they see what a player sees. The last column counts the tests of
`tests/rules` that look at the parts from inside.
"""


class Test:
    def __init__(self, file, suite, name):
        self.file = file
        self.full_name = f"{suite}.{name}"
        self.rulings = [f"R-{number}" for number in RULING.findall(name)]
        self.short_name = PREFIX.sub("", name)


def tests_in(folder):
    tests = []
    for file in sorted(folder.rglob("*.cpp")):
        for suite, name in TEST.findall(file.read_text(encoding="utf-8")):
            tests.append(Test(file, suite, name))
    return tests


def of_ruling(tests, ruling):
    return [test for test in tests if ruling in test.rulings]


def group_by(key, values):
    groups = {}
    for value in values:
        groups.setdefault(key(value), []).append(value)
    return groups


# The table


def tests_cell(tests):
    parts = []
    names_left = NAMES_SHOWN
    for file, here in group_by(lambda test: test.file, tests).items():
        title = file.stem.removesuffix("_test").replace("_", " ")
        part = f"{len(here)} in [{title}](../{file.as_posix()})"
        names = [f"`{test.short_name}`" for test in here[:names_left]]
        names_left -= len(names)
        if names:
            more = ", …" if len(here) > len(names) else ""
            part += ": " + ", ".join(names) + more
        parts.append(part)
    return "; ".join(parts)


def chapter_table(chapter, rulings, public, white_box):
    lines = [f"## {chapter}", "", "| ruling | | tests | inside |", "|---|---|---|---|"]
    for ruling in rulings:
        tests = of_ruling(public, ruling["id"])
        cell = tests_cell(tests) if tests else "none: see below"
        inside = len(of_ruling(white_box, ruling["id"])) or ""
        lines.append(f"| {ruling['id']} | {ruling['title']} | {cell} | {inside} |")
    return "\n".join(lines) + "\n"


def untested_list(rulings):
    without = [ruling for ruling in rulings if "without" in ruling]
    lines = ["## Rulings without a test", ""]
    for reason, group in group_by(lambda ruling: ruling["without"], without).items():
        lines += [f"The reason: {reason}.", ""]
        lines += [f"- {ruling['id']} {ruling['title']}" for ruling in group]
        lines.append("")
    return "\n".join(lines)


def table(rulings, public, white_box):
    tested = sum(bool(of_ruling(public, ruling["id"])) for ruling in rulings)
    count = f"{len(rulings)} rulings, {tested} of them held by {len(public)} tests.\n"
    chapters = group_by(lambda ruling: ruling["chapter"], rulings)
    parts = [HEAD, count]
    parts += [chapter_table(title, group, public, white_box) for title, group in chapters.items()]
    parts.append(untested_list(rulings))
    return "\n".join(parts)


# The check


def faults_of_list(rulings):
    for ruling, amount in Counter(entry["id"] for entry in rulings).items():
        if amount > 1:
            yield f"{LIST}: {ruling} is there twice."


def faults_of_names(tests, known):
    for name, amount in Counter(test.full_name for test in tests).items():
        if amount > 1:
            yield f"The name {name} is used by two tests."
    for test in tests:
        for ruling in test.rulings:
            if ruling not in known:
                yield f"{test.file}: {test.full_name} names {ruling}, which does not exist."


def faults_of_tests(public):
    for test in public:
        if not test.rulings:
            yield f"{test.file}: {test.full_name} names no ruling."


def faults_of_rulings(rulings, public):
    for ruling in rulings:
        tested = bool(of_ruling(public, ruling["id"]))
        if not tested and "without" not in ruling:
            yield f"{ruling['id']} ({ruling['title']}) has neither a test in {PUBLIC} nor a reason in {LIST}."
        if tested and "without" in ruling:
            yield f"{ruling['id']} ({ruling['title']}) has a test, and {LIST} says why it has none."


def faults_of_includes():
    """Tests of rulings know the game by its contract, so they hold for any other way to write it."""
    allowed = {CONTRACT.as_posix(), *INCLUDE.findall(CONTRACT.read_text(encoding="utf-8"))}
    for file in sorted([*PUBLIC.rglob("*.cpp"), *PUBLIC.rglob("*.h")]):
        for header in INCLUDE.findall(file.read_text(encoding="utf-8")):
            if header not in allowed and not header.startswith(f"{PUBLIC.as_posix()}/"):
                yield f"{file} includes {header}, which is no part of the public contract ({CONTRACT})."


def faults_of_table(written):
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != written:
        yield f"{TABLE} is out of date: run scripts/rulings."


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: scripts/rulings [--check]")
    rulings = json.loads(LIST.read_text(encoding="utf-8"))
    public, white_box = tests_in(PUBLIC), tests_in(WHITE_BOX)
    written = table(rulings, public, white_box)
    if not arguments:
        TABLE.write_text(written, encoding="utf-8")
        return 0
    faults = [
        *faults_of_list(rulings),
        *faults_of_names(public + white_box, {ruling["id"] for ruling in rulings}),
        *faults_of_tests(public),
        *faults_of_rulings(rulings, public),
        *faults_of_includes(),
        *faults_of_table(written),
    ]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


sys.exit(main(sys.argv[1:]))
