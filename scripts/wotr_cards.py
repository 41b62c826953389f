"""War of the Ring: the table "half of a card -> tests".

A test belongs to a half by its name: EventCards.TheRedArrow_… to the card the-red-arrow, CombatCards.ItIsAGift_… to the
combat half it-is-a-gift. Behind that, NotMet marks a test of what happens where a condition fails or an effect finds
nothing.
"""

import json
from pathlib import Path

from card_pages import Half, cell, rows
from test_names import group_by, tests_in

HEAD = """# The cards and their tests

Every card has two halves: the event, and the combat half that it shares with other cards. Each half has tests of its
effect and at least one of what happens where its condition is not met or its effect finds nothing. `scripts/cards` writes
this file from `data/wotr` and the names of the tests; a test checks that it is up to date. `amonhen-cli check cards` shows
each card with its entry and its tests. [How an entry is written](cards.md).
"""


def name_of(entry):
    return "".join(word.capitalize() for word in entry["id"].split("-"))


def title_of(deck):
    side, name = deck
    return f"{'Free Peoples' if side == 'free' else 'Shadow'}, {name.capitalize()} deck"


class WotrTable:
    page_file = Path("docs/card-tests.md")
    list_file = Path("docs/card-tests.json")
    suites = ("EventCards", "CombatCards")
    row_is = "half of a card"

    def __init__(self):
        self.tests = tests_in(Path("tests/cards"))
        self.cards = json.loads(Path("data/wotr/cards.json").read_text(encoding="utf-8"))
        combat_halves = json.loads(Path("data/wotr/combat-cards.json").read_text(encoding="utf-8"))
        self.events = {card["id"]: Half("EventCards", name_of(card), card, self.tests) for card in self.cards}
        self.combat = {half["id"]: Half("CombatCards", name_of(half), half, self.tests) for half in combat_halves}

    def own(self):
        return [*self.events.values(), *self.combat.values()]

    def halves(self):
        """The 192 printed ones: a combat half once for every card that has it."""
        return [*self.events.values(), *(self.combat[card["combat"]] for card in self.cards)]

    def holes(self):
        for kind, halves in (("event", self.events), ("combat half", self.combat)):
            for half in halves.values():
                if not half.effect:
                    yield f"The {kind} {half.id} has no test of its effect."
                if not half.not_met:
                    yield f"The {kind} {half.id} has no test of what is not met."

    def deck_table(self, title, cards):
        lines = [f"## {title}", "", "| | card | effect | not met | combat half | effect | not met |"]
        lines.append("|---|---|---|---|---|---|---|")
        for card in sorted(cards, key=lambda card: card["number"]):
            event, combat = self.events[card["id"]], self.combat[card["combat"]]
            lines.append(
                f"| {card['number']} | {event.title} | {cell(event.effect)} | {cell(event.not_met)} "
                f"| {combat.title} | {len(combat.effect) or '**0**'} | {len(combat.not_met) or '**0**'} |"
            )
        return "\n".join(lines) + "\n"

    def combat_table(self):
        lines = ["## Combat halves", "", "| combat half | cards | effect | not met |", "|---|---|---|---|"]
        for half in self.combat.values():
            cards = ", ".join(card["title"] for card in self.cards if card["combat"] == half.id)
            lines.append(f"| {half.title} | {cards} | {cell(half.effect)} | {cell(half.not_met)} |")
        return "\n".join(lines) + "\n"

    def page(self):
        halves = self.halves()
        good = sum(bool(half.effect and half.not_met) for half in halves)
        count = sum(len(half.tests()) for half in self.own())
        parts = [HEAD, f"{len(halves)} halves, {good} of them with both kinds of tests; {count} tests.\n"]
        decks = group_by(lambda card: (card["side"], card["deck"]), self.cards)
        parts += [self.deck_table(title_of(deck), cards) for deck, cards in decks.items()]
        parts.append(self.combat_table())
        return "\n".join(parts)

    def list_text(self):
        return f'{{"events": {rows(self.events)},\n "combat": {rows(self.combat)}}}\n'
