"""The tables "card -> tests" of both games: docs/card-tests.md and docs/trilogy-card-tests.md, and the same for programs
in the .json beside them.

With --check nothing is written; each fault is one sentence, and the exit status is 1 if there are faults. With --complete,
too, a card or half without its tests is a fault.
"""

import sys

from card_pages import faults_of, write
from test_names import status_of
from trilogy_cards import TrilogyTable
from wotr_cards import WotrTable


def main(arguments):
    if not set(arguments) <= {"--check", "--complete"}:
        sys.exit("usage: scripts/cards [--check] [--complete]")
    tables = [WotrTable(), TrilogyTable()]
    if "--check" not in arguments:
        for table in tables:
            write(table)
    faults = [fault for table in tables for fault in faults_of(table, "--complete" in arguments)]
    holes = sum(len(list(table.holes())) for table in tables)
    print(f"{sum(len(table.own()) for table in tables)} cards and halves, {holes} without their tests.")
    return status_of(faults)


sys.exit(main(sys.argv[1:]))
