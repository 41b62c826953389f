"""The table "half of a card -> tests": docs/card-tests.md, and the same for programs in card-tests.json.

A test belongs to a half by its name: EventCards.TheRedArrow_… to the card the-red-arrow, CombatCards.ItIsAGift_… to the
combat half it-is-a-gift. Behind that, NotMet marks a test of what happens where a condition fails or an effect finds
nothing. With --check nothing is written; each fault is one sentence, the last line counts the holes, and the exit status
is 1 if there are faults. With --complete, too, every hole is a fault.
"""

import json
import sys
from pathlib import Path

from test_names import faults_of_doubles, faults_of_page, group_by, status_of, tests_cell, tests_in

CARDS = Path("data/wotr/cards.json")
COMBAT_HALVES = Path("data/wotr/combat-cards.json")
TESTS = Path("tests/cards")
PAGE = Path("docs/card-tests.md")
LIST = Path("docs/card-tests.json")
NAMES_SHOWN = 3

HEAD = """# The cards and their tests

Every card has two halves: the event, and the combat half that it shares with other cards. Each half has tests of its
effect and at least one of what happens where its condition is not met or its effect finds nothing. `scripts/cards` writes
this file from `data/wotr` and the names of the tests; a test checks that it is up to date. `amonhen-cli check cards` shows
each card with its entry and its tests. [How an entry is written](cards.md).
"""


class Half:
    """An event or a combat half, and its tests."""

    def __init__(self, suite, entry, tests):
        self.id = entry["id"]
        self.title = entry["title"]
        name = "".join(word.capitalize() for word in self.id.split("-"))
        own = [test for test in tests if test.suite == suite and test.name.split("_")[0] == name]
        for test in own:
            test.short_name = test.name.removeprefix(f"{name}_")
        self.not_met = [test for test in own if test.short_name.startswith("NotMet")]
        self.effect = [test for test in own if test not in self.not_met]

    def tests(self):
        return self.effect + self.not_met

    def holes(self):
        return [not self.effect, not self.not_met].count(True)


class Table:
    def __init__(self):
        self.tests = tests_in(TESTS)
        self.cards = json.loads(CARDS.read_text(encoding="utf-8"))
        combat_halves = json.loads(COMBAT_HALVES.read_text(encoding="utf-8"))
        self.events = {card["id"]: Half("EventCards", card, self.tests) for card in self.cards}
        self.combat = {half["id"]: Half("CombatCards", half, self.tests) for half in combat_halves}

    def halves(self):
        """The 192 printed ones: a combat half once for every card that has it."""
        return [*self.events.values(), *(self.combat[card["combat"]] for card in self.cards)]

    def cards_with(self, combat_half):
        return [card for card in self.cards if card["combat"] == combat_half.id]


# The page


def cell(tests):
    return tests_cell(tests, NAMES_SHOWN) if tests else "**none**"


def deck_table(title, cards, table):
    lines = [f"## {title}", "", "| | card | effect | not met | combat half | effect | not met |"]
    lines.append("|---|---|---|---|---|---|---|")
    for card in sorted(cards, key=lambda card: card["number"]):
        event, combat = table.events[card["id"]], table.combat[card["combat"]]
        lines.append(
            f"| {card['number']} | {event.title} | {cell(event.effect)} | {cell(event.not_met)} "
            f"| {combat.title} | {len(combat.effect) or '**0**'} | {len(combat.not_met) or '**0**'} |"
        )
    return "\n".join(lines) + "\n"


def combat_table(table):
    lines = ["## Combat halves", "", "| combat half | cards | effect | not met |", "|---|---|---|---|"]
    for half in table.combat.values():
        cards = ", ".join(card["title"] for card in table.cards_with(half))
        lines.append(f"| {half.title} | {cards} | {cell(half.effect)} | {cell(half.not_met)} |")
    return "\n".join(lines) + "\n"


def title_of(deck):
    side, name = deck
    return f"{'Free Peoples' if side == 'free' else 'Shadow'}, {name.capitalize()} deck"


def page(table):
    halves = table.halves()
    good = sum(half.holes() == 0 for half in halves)
    own = [*table.events.values(), *table.combat.values()]
    count = sum(len(half.tests()) for half in own)
    parts = [HEAD, f"{len(halves)} halves, {good} of them with both kinds of tests; {count} tests.\n"]
    decks = group_by(lambda card: (card["side"], card["deck"]), table.cards)
    parts += [deck_table(title_of(deck), cards, table) for deck, cards in decks.items()]
    parts.append(combat_table(table))
    return "\n".join(parts)


# The list, for programs


def row(half):
    names = {
        "effect": [test.full_name for test in half.effect],
        "notMet": [test.full_name for test in half.not_met],
    }
    return f"  {json.dumps(half.id)}: {json.dumps(names)}"


def rows(halves):
    return "{\n" + ",\n".join(row(half) for half in halves.values()) + "\n }"


def list_text(table):
    return f'{{"events": {rows(table.events)},\n "combat": {rows(table.combat)}}}\n'


# The check


def faults_of_names(table):
    known = {test for half in [*table.events.values(), *table.combat.values()] for test in half.tests()}
    for test in table.tests:
        if test.suite in ("EventCards", "CombatCards") and test not in known:
            yield f"{test.file}: {test.full_name} names no half of a card."


def faults_of_halves(table):
    for kind, halves in (("event", table.events), ("combat half", table.combat)):
        for half in halves.values():
            if not half.effect:
                yield f"The {kind} {half.id} has no test of its effect."
            if not half.not_met:
                yield f"The {kind} {half.id} has no test of what is not met."


def main(arguments):
    if not set(arguments) <= {"--check", "--complete"}:
        sys.exit("usage: scripts/cards [--check] [--complete]")
    table = Table()
    if "--check" not in arguments:
        PAGE.write_text(page(table), encoding="utf-8")
        LIST.write_text(list_text(table), encoding="utf-8")
    faults = [
        *faults_of_doubles(table.tests),
        *faults_of_names(table),
        *(faults_of_halves(table) if "--complete" in arguments else []),
        *faults_of_page(PAGE, page(table), "scripts/cards"),
        *faults_of_page(LIST, list_text(table), "scripts/cards"),
    ]
    status = status_of(faults)
    halves = table.halves()
    print(f"{len(halves)} halves, {sum(half.holes() for half in halves)} holes.")
    return status


sys.exit(main(sys.argv[1:]))
