"""The rules' side of a map: its regions and which of them touch in the drawing, whatever game's files say so."""

import json
from pathlib import Path


def load(data_folder):
    """[{id, name, touches, blocked, coast}]; coast is None where the rules do not speak of it."""
    folder = Path(data_folder)
    if (folder / "territories.json").exists():
        return territories(folder)
    regions = json.loads((folder / "regions.json").read_text())
    return [{"id": r["id"], "name": r["name"], "touches": r["adjacent"], "blocked": r["impassable"], "coast": r["coast"]}
            for r in regions]


def territories(folder):
    """Links over a bridge or the sea are no contact of land."""
    links = json.loads((folder / "links.json").read_text())
    apart = {frozenset(pair) for pair in links["bridges"] + links["seas"]}
    return [{"id": t["id"], "name": t["name"], "coast": None, "blocked": [],
             "touches": [other for other in t["adjacent"] if frozenset((t["id"], other)) not in apart]}
            for t in json.loads((folder / "territories.json").read_text())]
