#!/usr/bin/env python3
"""Checks who includes whom and who names whom: between the rooms (folders) of a tree no circle, into a tree by its
public headers, not a word of a game in the rooms that any game uses, no match where players are made, and in what the
player's program links nothing of the rooms that stand apart from it.

    scripts/rooms.py [REPOSITORY]

Each fault is one sentence; without one nothing is printed.
"""

import json
import re
import sys
from pathlib import Path

# The public headers of a game, by room; `game` beside them is the contract. Whoever is outside includes those that it uses
# and no others.
PUBLIC = {
    "wotr": {
        "": "game",
        "armies": "armies",
        "battle": "attack casualties event_card_terms force",
        "board": "consecutive control dice_results elven_rings hunt_pool mixed_armies place scores victory",
        "card_effects": "play_card",
        "cards": "program table_card verb",
        "characters": "minions travellers",
        "combat": "effect",
        "fellowship": "fellowship mordor",
        "flow": "setup step_table",
        "hunt": "hunt",
        "json": "schema",
        "load": "load option_table",
        "names": "names read_id",
        "odds": "battle_odds bearers card_odds hunt_odds mordor_odds road_odds",
        "politics": "muster",
        "positions": "position",
        "state": "actions battle_events board card card_events cards_at cause decisions dice_events event_kind events "
        "fellowship_events figure_events figures hunt_events ids reasons rules state step step_fields",
        "statistics": "milestones",
        "turn": "action_dice",
        "view": "view",
        "why_not": "vain_card why_not",
    },
    "trilogy": {
        "": "game",
        "board": "links scores seats",
        "cards": "sets",
        "combat": "battle invasion",
        "fellowship": "fellowship",
        "flow": "step_table",
        "json": "schema",
        "load": "load option_table seating",
        "names": "names read_names",
        "odds": "battle_odds invasion_odds",
        "state": "actions army_events board card card_events decisions event_kind fellowship_events ids "
        "invasion_events play reasons rules state step step_fields turn_events",
        "view": "view",
    },
}


def public_headers(game):
    rooms = PUBLIC[game].items()
    return ["/".join(filter(None, ["rules", game, room, f"{name}.h"])) for room, names in rooms for name in names.split()]


# A tree is a folder whose folders, at any depth, are its rooms. Between rooms that both lie in some
# tree there is no circle of includes.
#   doors: the files, if any, that others may include; without a list, everything is open.
#   guests: folders from which every file may be included all the same.
TREES = {
    "base": {},
    "rules/core": {},
    "rules/wotr": {"doors": public_headers("wotr"), "guests": ["tests/rules"]},
    "rules/trilogy": {"doors": public_headers("trilogy"), "guests": ["tests/trilogy/rules"]},
    "engine": {},
    "game": {},
}
# Rooms that any game uses: they include nothing of a game, and name none.
NEUTRAL = ["base", "rules/core", "engine"] + [
    f"game/{room}" for room in "airing app casting checked_data cli commands director figures film laboratory lang makers match moments players screens session set_up sound spoken table tutorial".split()
]
# Who decides knows no match: of the rooms beside its own a player includes these files alone, and the rules.
PLAYERS = ["game/players", "game/wotr/players", "game/trilogy/players"]
# What stands in their room and looks back at a finished match: it makes no player, and none may include it.
LOOKING_BACK = ["game/players/swings.h"]
OPEN_TO_PLAYERS = [f"game/match/{file}" for file in "apply_offered.h luck.h note.h view_of_asked.h".split()]
# Rooms that stand apart, and who may include them all the same: nothing that the player's program links.
APART = {
    "game/makers": ["game/checked_data", "game/programs", "game/wotr/figures/people"],
    "game/laboratory": ["game/cli", "game/programs", "game/trilogy/driver", "game/wotr/driver"],
}
# The words that name a game, beside the ids in its data.
GAMES = ["wotr", "trilogy"]
NAMES = ["war of the ring", "middle-earth", "mordor", "nazgul", "nazgûl", "hobbit", "palantir"]
ID_FILES = ["regions.json", "characters.json", "nations.json"]
ORDINARY_WORDS = {"north"}
# Where includes are looked for.
SOURCES = ["base", "rules", "engine", "game", "tests"]
SUFFIXES = {".h", ".cpp"}
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def lies_in(path, folder):
    return path == folder or path.startswith(folder + "/")


def tree_of(path):
    """The innermost tree of the file, None outside of all."""
    trees = [tree for tree in TREES if lies_in(path, tree)]
    return max(trees, key=len, default=None)


def room_of(path):
    return path.rpartition("/")[0]


def includes(repository):
    """(file, included file) for every include of a file of the repository."""
    for source in SOURCES:
        for file in sorted((repository / source).rglob("*")):
            if file.suffix not in SUFFIXES:
                continue
            text = file.read_text(encoding="utf-8")
            for included in INCLUDE.findall(text):
                yield file.relative_to(repository).as_posix(), included


def faults_at_doors(edges):
    used = set()
    for file, included in edges:
        tree = tree_of(included)
        doors = TREES[tree].get("doors") if tree else None
        if doors is None or lies_in(file, tree) or any(lies_in(file, guest) for guest in TREES[tree]["guests"]):
            continue
        used.add(included)
        if included not in doors:
            yield f"{file} includes {included}, which is no public header of {tree}."
    for tree in TREES.values():
        for door in tree.get("doors", []):
            if door not in used:
                yield f"{door} is called public, but nobody outside includes it."


def arrows_between_rooms(edges):
    """room → {room it includes: (file, included file)}, the first such include of each pair."""
    arrows = {}
    for file, included in edges:
        if tree_of(file) is None or tree_of(included) is None:
            continue
        one, other = room_of(file), room_of(included)
        if one != other:
            arrows.setdefault(one, {}).setdefault(other, (file, included))
    return arrows


def circle_through(arrows, room):
    """The shortest way from the room back to it, as a list of rooms; None when there is none."""
    came_from, edge = {}, [room]
    while edge:
        following = []
        for one in edge:
            for other in sorted(arrows.get(one, {})):
                if other == room:
                    way = [one]
                    while way[-1] != room:
                        way.append(came_from[way[-1]])
                    return way[::-1]
                if other not in came_from:
                    came_from[other] = one
                    following.append(other)
        edge = following
    return None


def faults_of_circles(arrows):
    told = set()
    for room in sorted(arrows):
        circle = circle_through(arrows, room)
        if circle is None or told & set(circle):
            continue
        told |= set(circle)
        steps = zip(circle, circle[1:] + circle[:1])
        ways = [" includes ".join(arrows[one][other]) for one, other in steps]
        yield f"The rooms {' and '.join(sorted(circle))} include each other: {', '.join(ways)}."


def names_of_games(repository):
    names = set(GAMES + NAMES)
    for game in GAMES:
        for file in (repository / "data" / game / name for name in ID_FILES):
            if file.is_file():
                names |= {entry["id"] for entry in json.loads(file.read_text(encoding="utf-8"))}
    return names - ORDINARY_WORDS


def faults_of_names(repository):
    names = "|".join(sorted(map(re.escape, names_of_games(repository))))
    named = re.compile(rf"(?<![A-Za-z-])({names})(?![A-Za-z-])", re.IGNORECASE)
    for room in NEUTRAL:
        for file in sorted((repository / room).rglob("*")):
            if file.suffix not in SUFFIXES:
                continue
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for name in named.findall(line):
                    yield f"{file.relative_to(repository)}:{number} names {name}, but any game uses {room}."


def is_of_players(file):
    return file not in LOOKING_BACK and any(lies_in(file, room) for room in PLAYERS)


def faults_of_players(edges):
    """A player that could reach a match could look through the table."""
    for file, included in edges:
        if not is_of_players(file) or not lies_in(included, "game"):
            continue
        if included in OPEN_TO_PLAYERS or is_of_players(included):
            continue
        yield f"{file} includes {included}, but a player may know no match."


def faults_of_rooms_apart(edges):
    for room, guests in APART.items():
        for file, included in edges:
            if not lies_in(included, room) or not lies_in(file, "game") or any(lies_in(file, guest) for guest in [room, *guests]):
                continue
            yield f"{file} includes {included}, but {room} stands apart from it."


def faults(repository):
    edges = list(includes(repository))
    yield from faults_of_players(edges)
    yield from faults_of_rooms_apart(edges)
    yield from faults_of_names(repository)
    yield from faults_at_doors(edges)
    yield from faults_of_circles(arrows_between_rooms(edges))


def main():
    repository = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
    found = list(faults(repository))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
