"""What the tables of tests share: the names of the tests, and a page that must be up to date."""

import re
import sys
from collections import Counter

TEST = re.compile(r"^TEST(?:_[FP])?\(\s*(\w+),\s*(\w+)\s*\)", re.MULTILINE)


class Test:
    def __init__(self, file, suite, name):
        self.file = file
        self.suite = suite
        self.name = name
        self.full_name = f"{suite}.{name}"
        self.short_name = name  # in a row that says the rest


def tests_in(folder):
    tests = []
    for file in sorted(folder.rglob("*.cpp")):
        for suite, name in TEST.findall(file.read_text(encoding="utf-8")):
            tests.append(Test(file, suite, name))
    return tests


def group_by(key, values):
    groups = {}
    for value in values:
        groups.setdefault(key(value), []).append(value)
    return groups


def tests_cell(tests, names_shown):
    """How many in which file, and the first few names."""
    parts = []
    for file, here in group_by(lambda test: test.file, tests).items():
        title = file.stem.removesuffix("_test").replace("_", " ")
        part = f"{len(here)} in [{title}](../{file.as_posix()})"
        names = [f"`{test.short_name}`" for test in here[:names_shown]]
        names_shown -= len(names)
        if names:
            more = ", …" if len(here) > len(names) else ""
            part += ": " + ", ".join(names) + more
        parts.append(part)
    return "; ".join(parts)


def faults_of_doubles(tests):
    for name, amount in Counter(test.full_name for test in tests).items():
        if amount > 1:
            yield f"The name {name} is used by two tests."


def faults_of_page(page, written, command):
    if not page.exists() or page.read_text(encoding="utf-8") != written:
        yield f"{page} is out of date: run {command}."


def status_of(faults):
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0
