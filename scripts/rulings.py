"""The table "ruling -> code and tests": docs/rulings.md, from docs/rulings.json, what the code cites and the names of
the tests.

With --check nothing is written; each fault is one sentence, and the exit status is 1.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from citations import all_citations, files_citing
from test_names import faults_of_doubles, faults_of_page, group_by, status_of, tests_cell, tests_in

LIST = Path("docs/rulings.json")
TABLE = Path("docs/rulings.md")
PUBLIC = Path("tests/rulings")  # what a player would notice, through the contract alone
PLAYING_CARDS = Path("tests/cards/hands.h")  # a header for both, and as public
WHITE_BOX = Path("tests/rules")
CONTRACT = Path("rules/wotr/game.h")

RULING = re.compile(r"(?:^|_)R(\d{3})(?!\d)")  # R263d_… is R-263
PREFIX = re.compile(r"^(?:R\d{3}[a-z]*_?)+")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
NAMES_SHOWN = 3

HEAD = """# Rulings, their code and their tests

Every ruling that the game follows, where the code cites it, and the tests that hold the game to it. `scripts/rulings`
writes this file from `rulings.json`, the citations and the names of the tests; a test checks that it is up to date.

Code cites a ruling as `R-214`, `R-137 to R-140`, or as the number beside the question or the refusal that it grounds
(`ask(decision, seat, DecisionKind::kArmyTo, 82)`). A header and its source stand here as one; paths without a tree lie
in `rules/wotr`. A test counts for the rulings that its name begins with. Only those of `tests/rulings` count: they see
what a player sees. The last column counts the tests of `tests/rules` that look at the parts from inside.
"""


def tests_of_rulings(folder):
    tests = tests_in(folder)
    for test in tests:
        test.rulings = [f"R-{number}" for number in RULING.findall(test.name)]
        test.short_name = PREFIX.sub("", test.name)
    return tests


def of_ruling(tests, ruling):
    return [test for test in tests if ruling in test.rulings]


# The table


def code_cell(citations, ruling):
    """A link for each pair of header and source that cites it: to the source if that cites it."""
    files = {file.with_suffix(""): file for file in reversed(files_citing(citations, ruling))}
    links = {stem.as_posix().removeprefix("rules/wotr/"): file for stem, file in files.items()}
    return ", ".join(f"[{name}](../{links[name].as_posix()})" for name in sorted(links))


def chapter_table(chapter, rulings, citations, public, white_box):
    lines = [f"## {chapter}", "", "| ruling | | code | tests | inside |", "|---|---|---|---|---|"]
    for ruling in rulings:
        tests = of_ruling(public, ruling["id"])
        cell = tests_cell(tests, NAMES_SHOWN) if tests else "none: see below"
        inside = len(of_ruling(white_box, ruling["id"])) or ""
        code = code_cell(citations, ruling["id"]) or "nowhere"
        lines.append(f"| {ruling['id']} | {ruling['title']} | {code} | {cell} | {inside} |")
    return "\n".join(lines) + "\n"


def untested_list(rulings):
    without = [ruling for ruling in rulings if "without" in ruling]
    lines = ["## Rulings without a test", ""]
    for reason, group in group_by(lambda ruling: ruling["without"], without).items():
        lines += [f"The reason: {reason}.", ""]
        lines += [f"- {ruling['id']} {ruling['title']}" for ruling in group]
        lines.append("")
    return "\n".join(lines)


def table(rulings, citations, public, white_box):
    tested = sum(bool(of_ruling(public, ruling["id"])) for ruling in rulings)
    count = f"{len(rulings)} rulings, {tested} of them held by {len(public)} tests.\n"
    chapters = group_by(lambda ruling: ruling["chapter"], rulings)
    parts = [HEAD, count]
    parts += [chapter_table(title, group, citations, public, white_box) for title, group in chapters.items()]
    parts.append(untested_list(rulings))
    return "\n".join(parts)


# The check


def faults_of_list(rulings):
    for ruling, amount in Counter(entry["id"] for entry in rulings).items():
        if amount > 1:
            yield f"{LIST}: {ruling} is there twice."


def faults_of_names(tests, known):
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


def faults_of_citations(rulings, citations):
    known = {ruling["id"] for ruling in rulings}
    for citation in citations:
        for ruling in sorted(citation.names() - known):
            yield f"{citation.file} cites {ruling}, which does not exist."
    for ruling in rulings:
        if not files_citing(citations, ruling["id"]):
            yield f"{ruling['id']} ({ruling['title']}) is cited nowhere in the code: cite it where it is carried out."


def faults_of_includes():
    """Tests of rulings know the game by its contract, so they hold for any other way to write it."""
    allowed = {CONTRACT.as_posix(), *INCLUDE.findall(CONTRACT.read_text(encoding="utf-8"))}
    allowed.add(PLAYING_CARDS.as_posix())
    for file in sorted([*PUBLIC.rglob("*.cpp"), *PUBLIC.rglob("*.h"), PLAYING_CARDS]):
        for header in INCLUDE.findall(file.read_text(encoding="utf-8")):
            if header not in allowed and not header.startswith(f"{PUBLIC.as_posix()}/"):
                yield f"{file} includes {header}, which is no part of the public contract ({CONTRACT})."


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: scripts/rulings [--check]")
    rulings = json.loads(LIST.read_text(encoding="utf-8"))
    public, white_box = tests_of_rulings(PUBLIC), tests_of_rulings(WHITE_BOX)
    citations = all_citations()
    written = table(rulings, citations, public, white_box)
    if not arguments:
        TABLE.write_text(written, encoding="utf-8")
        return 0
    faults = [
        *faults_of_list(rulings),
        *faults_of_doubles(public + white_box),
        *faults_of_names(public + white_box, {ruling["id"] for ruling in rulings}),
        *faults_of_tests(public),
        *faults_of_rulings(rulings, public),
        *faults_of_citations(rulings, citations),
        *faults_of_includes(),
        *faults_of_page(TABLE, written, "scripts/rulings"),
    ]
    return status_of(faults)


sys.exit(main(sys.argv[1:]))
