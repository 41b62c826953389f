"""Where the code cites a ruling: R-214, R-137 to R-140, or the number beside the question or the refusal that it grounds.

A ruling's own letters (R-263d) cite the ruling. Each game has its law, whose rulings begin with a letter of its own.
"""

import re
from pathlib import Path

FOLDERS = [Path("rules"), Path("game"), Path("data")]
SUFFIXES = {".h", ".cpp", ".json"}

NEXT_LINE_OF_COMMENT = re.compile(r"\n\s*//+<?")
# ask(decision, seat, DecisionKind::kDiplomacy, by_companion ? 66 : 265); refuse(Reason::kTooFar, 82, from)
PASSED = re.compile(r"\b(?:DecisionKind|Reason)::k\w+,\s*([^,();]*)")
NUMBER = re.compile(r"\b\d{1,3}\b")


def written(letter):
    return re.compile(rf"\b{letter}-(\d{{3}})[a-z]?\b(?:\s+to\s+{letter}-(\d{{3}}))?")


class Citation:
    """The rulings first to last, which are one unless the code says "R-137 to R-140"."""

    def __init__(self, letter, file, first, last):
        self.letter = letter
        self.file = file
        self.first = int(first)
        self.last = int(last)

    def names(self):
        return {f"{self.letter}-{number:03}" for number in (self.first, self.last)}

    def covers(self, ruling):
        return self.first <= int(ruling.removeprefix(f"{self.letter}-")) <= self.last


def citations_in(file, letter):
    text = NEXT_LINE_OF_COMMENT.sub(" ", file.read_text(encoding="utf-8"))
    for first, last in written(letter).findall(text):
        yield Citation(letter, file, first, last or first)
    for argument in PASSED.findall(text):
        for number in NUMBER.findall(argument):
            yield Citation(letter, file, number, number)


def all_citations(letter, game, others):
    """Of the law of `game`: in its own folders and in those of no game."""
    foreign = {folder / other for folder in FOLDERS for other in others} | {Path("data/lang") / other for other in others}
    files = (file for folder in FOLDERS for file in folder.rglob("*") if file.suffix in SUFFIXES)
    mine = (file for file in files if not foreign & set(file.parents))
    return [citation for file in sorted(mine) for citation in citations_in(file, letter)]


def files_citing(citations, ruling):
    return list(dict.fromkeys(citation.file for citation in citations if citation.covers(ruling)))
