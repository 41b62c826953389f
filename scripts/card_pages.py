"""What the tables of cards of all games share: a card, or a half of one, with its tests, and the faults of a table."""

import json

from test_names import faults_of_doubles, faults_of_page, tests_cell

NAMES_SHOWN = 3


class Half:
    """A card or a half of one, and its tests: those of `suite` that are named `name` or `name`_…"""

    def __init__(self, suite, name, entry, tests):
        self.id = entry["id"]
        self.title = entry["title"]
        own = [test for test in tests if test.suite == suite and test.name.split("_")[0] == name]
        for test in own:
            test.short_name = test.name.removeprefix(name).lstrip("_") or name
        self.not_met = [test for test in own if test.short_name.startswith("NotMet")]
        self.effect = [test for test in own if test not in self.not_met]

    def tests(self):
        return self.effect + self.not_met


def cell(tests):
    return tests_cell(tests, NAMES_SHOWN) if tests else "**none**"


def row(half):
    names = {
        "effect": [test.full_name for test in half.effect],
        "notMet": [test.full_name for test in half.not_met],
    }
    return f"  {json.dumps(half.id)}: {json.dumps(names)}"


def rows(halves):
    return "{\n" + ",\n".join(row(half) for half in halves.values()) + "\n }"


def write(table):
    table.page_file.write_text(table.page(), encoding="utf-8")
    table.list_file.write_text(table.list_text(), encoding="utf-8")


def faults_of(table, complete):
    known = {test for half in table.own() for test in half.tests()}
    yield from faults_of_doubles(table.tests)
    for test in table.tests:
        if test.suite in table.suites and test not in known:
            yield f"{test.file}: {test.full_name} names no {table.row_is}."
    if complete:
        yield from table.holes()
    yield from faults_of_page(table.page_file, table.page(), "scripts/cards")
    yield from faults_of_page(table.list_file, table.list_text(), "scripts/cards")
