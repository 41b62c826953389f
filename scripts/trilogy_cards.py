"""The Trilogy Edition: the table "card -> tests".

A test belongs to all cards of a title by its name: TrilogyCards.TheBlackGatesOpen_… to The Black Gates Open.
"""

import json
import unicodedata
from pathlib import Path

from card_pages import Half, cell, rows
from test_names import group_by, tests_in

HEAD = """# The cards of the Trilogy Edition and their tests

Every title of the adventure deck has tests of what its cards do. `scripts/cards` writes this file from `data/trilogy` and the
names of the tests; a test checks that it is up to date. `amonhen-cli check cards --game trilogy` shows each card with its
entry and its tests. [How an entry is written](trilogy-cards.md).
"""
KINDS = {"mission": "Missions", "event": "Events", "power": "Powers"}


def name_of(entry):
    plain = unicodedata.normalize("NFD", entry["title"])
    words = "".join(c for c in plain if c.isascii() and (c.isalnum() or c in " -")).replace("-", " ").split()
    return "".join(word[0].upper() + word[1:] for word in words)


class TrilogyTable:
    page_file = Path("docs/trilogy-card-tests.md")
    list_file = Path("docs/trilogy-card-tests.json")
    suites = ("TrilogyCards",)
    row_is = "card"

    def __init__(self):
        self.tests = tests_in(Path("tests/trilogy/cards"))
        self.entries = json.loads(Path("data/trilogy/cards.json").read_text(encoding="utf-8"))
        self.cards = {card["id"]: Half("TrilogyCards", name_of(card), card, self.tests) for card in self.entries}

    def own(self):
        return list(self.cards.values())

    def holes(self):
        for card in self.cards.values():
            if not card.tests():
                yield f"The card {card.id} has no test."

    def kind_table(self, kind, entries):
        lines = [f"## {KINDS[kind]}", "", "| card | copies | tests |", "|---|---|---|"]
        for title, copies in group_by(lambda entry: entry["title"], entries).items():
            lines.append(f"| {title} | {len(copies)} | {cell(self.cards[copies[0]['id']].tests())} |")
        return "\n".join(lines) + "\n"

    def page(self):
        titles = group_by(lambda entry: entry["title"], self.entries)
        count = len({test for card in self.own() for test in card.tests()})
        parts = [HEAD, f"{len(self.entries)} cards of {len(titles)} titles; {count} tests.\n"]
        kinds = group_by(lambda entry: entry["kind"], self.entries)
        parts += [self.kind_table(kind, entries) for kind, entries in kinds.items()]
        return "\n".join(parts)

    def list_text(self):
        return f'{{"cards": {rows(self.cards)}}}\n'
