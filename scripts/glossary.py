#!/usr/bin/env python3
"""Holds the tree to one word for one thing (docs/glossary.md): names every word that scripts/glossary.json rules out.

    scripts/glossary.py [REPOSITORY]

A row has the words, what to say in their place, and may have the files that it is about (`in`; the code, the pages and
the English sentences where it is missing) and those that may use the words (`except`, with the reason in `why`). A word
is found in names, too: `desk` in `DeskTable` and `next_desk`. Each fault is one sentence; without one nothing is printed.
"""

import json
import re
import sys
from fnmatch import fnmatch
from pathlib import Path

FOLDERS = ["base", "rules", "engine", "game", "tests", "docs", "data/lang", "data/wotr", "data/trilogy"]
ORDINARY = ["*.h", "*.cpp", "*.md", "data/lang/*en.json", "data/*/rules.json", "data/*/tutorial/*.json"]
SUFFIXES = {".h", ".cpp", ".md", ".json"}
PAGE = "docs/glossary.md"  # it names what is not said
ROWS = Path(__file__).with_name("glossary.json")
# Names that libraries gave.
FOREIGN = re.compile(r"\b(?:ImGui|SDL)\w*(?:::\w+)?|##\w+|\bNav\w+|\bimgui_impl\w*")
# Where a name goes on with another word: nextDesk, HTTPServer, next_desk.
INNER_BORDER = re.compile(r"(?<=[a-zäöüß])(?=[A-ZÄÖÜ])|(?<=[A-Z])(?=[A-Z][a-z])|_")


def files(repository):
    yield from sorted(repository.glob("*.md"))
    for folder in FOLDERS:
        yield from (file for file in sorted((repository / folder).rglob("*")) if file.suffix in SUFFIXES)


def is_among(name, patterns):
    return any(fnmatch(name, pattern) for pattern in patterns)


def read_rows():
    rows = json.loads(ROWS.read_text(encoding="utf-8"))
    for row in rows:
        for field in row.keys() - {"words", "say", "in", "except", "why"}:
            sys.exit(f"{ROWS.name}: a row has no field \"{field}\"")
        if "except" in row and "why" not in row:
            sys.exit(f"{ROWS.name}: {row['words'][0]}: an exception needs its reason (why)")
    return rows


def faults_of(name, text, rows):
    """The lines of a file, with names taken apart, against the rows that are about it."""
    wanted = {}
    for row in rows:
        if is_among(name, row.get("in", ORDINARY)) and not is_among(name, row.get("except", [])):
            wanted |= {word.lower(): row["say"] for word in row["words"]}
    if not wanted:
        return
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, wanted))})\b")
    for number, line in enumerate(INNER_BORDER.sub(" ", FOREIGN.sub("", text)).lower().split("\n"), 1):
        for word in pattern.findall(line):
            yield f"{name}:{number} says \"{word}\"; say: {wanted[word]}."


def main():
    repository = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
    rows = read_rows()
    found = []
    for file in files(repository):
        name = file.relative_to(repository).as_posix()
        if name == PAGE:
            continue
        found += faults_of(name, file.read_text(encoding="utf-8"), rows)
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
