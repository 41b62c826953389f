#!/usr/bin/env python3
"""Checks that every link in the pages (*.md) leads to a file, and to a heading where it names one, and that every page and
script that a sentence names is there.

    scripts/links.py [REPOSITORY]

Each fault is one sentence; without one nothing is printed.
"""

import re
import sys
from pathlib import Path

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
# A page or a script that a sentence names.
NAMED = re.compile(r"`(docs/[A-Za-z0-9_/.-]+\.(?:md|json)|scripts/[a-z_.-]+|[A-Z]+\.md)`")
FOLDERS = ["assets", "data", "docs", "packaging", "tests"]
ELSEWHERE = ("http://", "https://", "mailto:")


def pages(repository):
    yield from sorted(repository.glob("*.md"))
    for folder in FOLDERS:
        yield from sorted((repository / folder).rglob("*.md"))


def anchors(page):
    """The headings of a page as a link names them."""
    headings = HEADING.findall(CODE.sub("", page.read_text(encoding="utf-8")))
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


def faults_of(page, repository):
    text = page.read_text(encoding="utf-8")
    here = page.relative_to(repository)
    for link in LINK.findall(CODE.sub("", text)):
        if link.startswith(ELSEWHERE):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists():
            yield f"{here} links to {link}, which is not there."
        elif anchor and anchor not in anchors(target):
            yield f"{here} links to {link}, but that page has no such heading."
    for named in NAMED.findall(text):
        if not (repository / named).exists():
            yield f"{here} names {named}, which is not there."


def main():
    repository = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent).resolve()
    found = [fault for page in pages(repository) for fault in faults_of(page, repository)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
