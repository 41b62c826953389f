"""Where the code cites a ruling: R-214, R-137 to R-140, or the number beside the question or the refusal that it grounds.

A ruling's own letters (R-263d) cite the ruling.
"""

import re
from pathlib import Path

FOLDERS = [Path("rules"), Path("game"), Path("data")]
SUFFIXES = {".h", ".cpp", ".json"}

NEXT_LINE_OF_COMMENT = re.compile(r"\n\s*//+<?")
WRITTEN = re.compile(r"\bR-(\d{3})[a-z]?\b(?:\s+to\s+R-(\d{3}))?")
# ask(decision, seat, DecisionKind::kDiplomacy, by_companion ? 66 : 265); refuse(Reason::kTooFar, 82, from)
PASSED = re.compile(r"\b(?:DecisionKind|Reason)::k\w+,\s*([^,();]*)")
NUMBER = re.compile(r"\b\d{2,3}\b")


class Citation:
    """The rulings first to last, which are one unless the code says "R-137 to R-140"."""

    def __init__(self, file, first, last):
        self.file = file
        self.first = int(first)
        self.last = int(last)

    def names(self):
        return {ruling_of(self.first), ruling_of(self.last)}

    def covers(self, ruling):
        return self.first <= int(ruling.removeprefix("R-")) <= self.last


def ruling_of(number):
    return f"R-{number:03}"


def citations_in(file):
    text = NEXT_LINE_OF_COMMENT.sub(" ", file.read_text(encoding="utf-8"))
    for first, last in WRITTEN.findall(text):
        yield Citation(file, first, last or first)
    for argument in PASSED.findall(text):
        for number in NUMBER.findall(argument):
            yield Citation(file, number, number)


def all_citations():
    files = (file for folder in FOLDERS for file in folder.rglob("*") if file.suffix in SUFFIXES)
    return [citation for file in sorted(files) for citation in citations_in(file)]


def files_citing(citations, ruling):
    return list(dict.fromkeys(citation.file for citation in citations if citation.covers(ruling)))
