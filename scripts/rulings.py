"""The tables "ruling -> code and tests" of both games: docs/rulings.md and docs/trilogy-rulings.md, from the lists of
rulings beside them, what the code cites and the names of the tests.

With --check nothing is written; each fault is one sentence, and the exit status is 1.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from citations import all_citations, files_citing
from rooms import INCLUDE, public_headers
from test_names import faults_of_doubles, faults_of_page, group_by, status_of, tests_cell, tests_in

GAMES = ["wotr", "trilogy"]


class Law:
    """The rulings of one game, where they are listed, and where they are tested."""

    def __init__(self, game, letter, page, public, helpers, white_box):
        self.game = game
        self.letter = letter
        self.list = Path(f"docs/{page}.json")
        self.table = Path(f"docs/{page}.md")
        self.public = Path(public)  # what a player would notice, through the contract alone
        self.helpers = [Path(helper) for helper in helpers]  # headers for these and others, and as public
        self.white_box = Path(white_box)
        self.ruling = re.compile(rf"(?:^|_){letter}(\d{{3}})(?!\d)")  # R263d_… is R-263
        self.prefix = re.compile(rf"^(?:{letter}\d{{3}}[a-z]*_?)+")

    def citations(self):
        return all_citations(self.letter, self.game, [game for game in GAMES if game != self.game])


LAWS = [
    Law("wotr", "R", "rulings", "tests/rulings", ["tests/cards/hands.h", "tests/cards/combat.h"], "tests/rules"),
    Law("trilogy", "T", "trilogy-rulings", "tests/trilogy/rulings", ["tests/trilogy/game.h"], "tests/trilogy/rules"),
]
NAMES_SHOWN = 3

HEAD = """# Rulings, their code and their tests

Every ruling that the game follows, where the code cites it, and the tests that hold the game to it. `scripts/rulings`
writes this file from `{list}`, the citations and the names of the tests; a test checks that it is up to date.

Code cites a ruling as `{example}`, or as the number beside the question or the refusal that it grounds
(`{asked}`). A header and its source stand here as one; paths without a tree lie
in `rules/{game}`. A test counts for the rulings that its name begins with. It stands in `{public}` and sees what a
player sees; tests of `{white_box}` look at the parts from inside and are named after these.
"""
EXAMPLES = {
    "wotr": ("R-214`, `R-137 to R-140", "ask(decision, seat, DecisionKind::kArmyTo, 82)"),
    "trilogy": ("T-021`, `T-009 to T-018", "ask(decision, seat, DecisionKind::kAttackTo, 32)"),
}


def head(law):
    example, asked = EXAMPLES[law.game]
    return HEAD.format(list=law.list.name, example=example, asked=asked, game=law.game, public=law.public,
                       white_box=law.white_box)


def tests_of_rulings(law, folder):
    tests = tests_in(folder)
    for test in tests:
        test.rulings = [f"{law.letter}-{number}" for number in law.ruling.findall(test.name)]
        test.short_name = law.prefix.sub("", test.name)
    return tests


def of_ruling(tests, ruling):
    return [test for test in tests if ruling in test.rulings]


# The table


def code_cell(law, citations, ruling):
    """A link for each pair of header and source that cites it: to the source if that cites it."""
    files = {file.with_suffix(""): file for file in reversed(files_citing(citations, ruling))}
    links = {stem.as_posix().removeprefix(f"rules/{law.game}/"): file for stem, file in files.items()}
    return ", ".join(f"[{name}](../{links[name].as_posix()})" for name in sorted(links))


def chapter_table(law, chapter, rulings, citations, public):
    lines = [f"## {chapter}", "", "| ruling | | code | tests |", "|---|---|---|---|"]
    for ruling in rulings:
        tests = of_ruling(public, ruling["id"])
        cell = tests_cell(tests, NAMES_SHOWN) if tests else "none: see below"
        code = code_cell(law, citations, ruling["id"]) or "nowhere"
        lines.append(f"| {ruling['id']} | {ruling['title']} | {code} | {cell} |")
    return "\n".join(lines) + "\n"


def untested_list(rulings):
    without = [ruling for ruling in rulings if "without" in ruling]
    lines = ["## Rulings without a test", ""]
    for reason, group in group_by(lambda ruling: ruling["without"], without).items():
        lines += [f"The reason: {reason}.", ""]
        lines += [f"- {ruling['id']} {ruling['title']}" for ruling in group]
        lines.append("")
    return "\n".join(lines)


def table(law, rulings, citations, public):
    tested = sum(bool(of_ruling(public, ruling["id"])) for ruling in rulings)
    count = f"{len(rulings)} rulings, {tested} of them held by {len(public)} tests.\n"
    chapters = group_by(lambda ruling: ruling["chapter"], rulings)
    parts = [head(law), count]
    parts += [chapter_table(law, title, group, citations, public) for title, group in chapters.items()]
    if any("without" in ruling for ruling in rulings):
        parts.append(untested_list(rulings))
    return "\n".join(parts)


# The check


def faults_of_list(law, rulings):
    for ruling, amount in Counter(entry["id"] for entry in rulings).items():
        if amount > 1:
            yield f"{law.list}: {ruling} is there twice."


def faults_of_names(tests, known):
    for test in tests:
        for ruling in test.rulings:
            if ruling not in known:
                yield f"{test.file}: {test.full_name} names {ruling}, which does not exist."


def faults_of_tests(public):
    for test in public:
        if not test.rulings:
            yield f"{test.file}: {test.full_name} names no ruling."


def faults_of_homes(law, public, white_box):
    """A ruling has one home: what holds it is found there, and nothing is told twice."""
    told = {ruling for test in public for ruling in test.rulings}
    for test in white_box:
        for ruling in test.rulings:
            if ruling in told:
                yield (f"{ruling} is told in {law.public} and again in {law.white_box}: "
                       f"{test.file.name}, {test.full_name}.")


def faults_of_rulings(law, rulings, public):
    for ruling in rulings:
        tested = bool(of_ruling(public, ruling["id"]))
        if not tested and "without" not in ruling:
            yield f"{ruling['id']} ({ruling['title']}) has neither a test in {law.public} nor a reason in {law.list}."
        if tested and "without" in ruling:
            yield f"{ruling['id']} ({ruling['title']}) has a test, and {law.list} says why it has none."


def faults_of_citations(rulings, citations):
    known = {ruling["id"] for ruling in rulings}
    for citation in citations:
        for ruling in sorted(citation.names() - known):
            yield f"{citation.file} cites {ruling}, which does not exist."
    for ruling in rulings:
        if not files_citing(citations, ruling["id"]):
            yield f"{ruling['id']} ({ruling['title']}) is cited nowhere in the code: cite it where it is carried out."


def faults_of_includes(law):
    """Tests of rulings know the game by its public headers, so they hold for any other way to write it."""
    allowed = {*public_headers(law.game), *(helper.as_posix() for helper in law.helpers)}
    files = [*law.public.rglob("*.cpp"), *law.public.rglob("*.h"), *law.helpers]
    for file in sorted(files):
        for header in INCLUDE.findall(file.read_text(encoding="utf-8")):
            if header not in allowed and not header.startswith(f"{law.public.as_posix()}/"):
                yield f"{file} includes {header}, which is no public header (scripts/rooms.py)."


def faults_of(law, is_check):
    """Writes the table, or tells what is wrong with it."""
    rulings = json.loads(law.list.read_text(encoding="utf-8"))
    public, white_box = tests_of_rulings(law, law.public), tests_of_rulings(law, law.white_box)
    citations = law.citations()
    written = table(law, rulings, citations, public)
    if not is_check:
        law.table.write_text(written, encoding="utf-8")
        return []
    return [
        *faults_of_list(law, rulings),
        *faults_of_doubles(public + white_box),
        *faults_of_names(public + white_box, {ruling["id"] for ruling in rulings}),
        *faults_of_tests(public),
        *faults_of_homes(law, public, white_box),
        *faults_of_rulings(law, rulings, public),
        *faults_of_citations(rulings, citations),
        *faults_of_includes(law),
        *faults_of_page(law.table, written, "scripts/rulings"),
    ]


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: scripts/rulings [--check]")
    return status_of([fault for law in LAWS for fault in faults_of(law, arguments == ["--check"])])


sys.exit(main(sys.argv[1:]))
