#!/usr/bin/python3
"""Draws the borders of a map: sketch + seeds -> borders.json, regions-layout.json and bridges.json in DATA_FOLDER/map.

usage: author.py SKETCH DATA_FOLDER [--points POINTS_JSON] [--look PICTURE]
SKETCH is a module of sketches/. Points of regions come from it, or from a file. Writes nothing while the drawing and
the rules graph disagree.
"""

import importlib
import json
import sys
import zlib
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

import bridges
import check
import graph
import grow
import layout
import trace

SEED = 4


def seeds_for(sketch, regions, points):
    grown = getattr(sketch, "POINTS", {})
    seeds = {r["id"]: [[p] for p in [*points[r["id"]], grown.get(r["id"], points[r["id"]][0])]]
             + sketch.SEEDS.get(r["id"], []) for r in regions}
    for pair, spots in sketch.GATES.items():
        for name, spot in zip(pair, spots):
            nearest = min(points[name], key=lambda p: (p[0] - spot[0]) ** 2 + (p[1] - spot[1]) ** 2)
            seeds[name].append([nearest, spot])
    return list(seeds.values())


def lines_of(path, name):
    return [item["line"] for item in json.loads(path.read_text())[name] if len(item["line"]) > 1]


def strips_of(sketch, rng, ranges_file):
    """name -> ground that no region has, in the order in which one gives way to another."""
    strips = {name: grow.fill(grow.rough(line, rng, closed=True)) for name, line in sketch.LAKES.items()}
    crests = {item["id"]: item["line"] for item in json.loads(ranges_file.read_text())["ranges"]}
    for name, (breadth, ids) in getattr(sketch, "RANGES", {}).items():
        strips[name] = grow.feet([crests[each] for each in ids], breadth, own_luck(name))
    for name, (source, mouth, line) in getattr(sketch, "RIVERS", {}).items():
        strips[name] = grow.course(line, (source, mouth), own_luck(name))
    return strips


def own_luck(name):
    """What moves one strip shall not move another."""
    return np.random.default_rng((SEED, zlib.crc32(name.encode())))


def label_image(sketch, regions, points, folder):
    rng = np.random.default_rng(SEED)
    sea = grow.fill([(-1, 0)] + grow.rough(sketch.COAST, rng) + [(-1, 100)])
    strips = strips_of(sketch, rng, folder / "ranges.json")
    closed = sea | np.any(list(strips.values()), axis=0)
    has_strips = hasattr(sketch, "RANGES")
    ridges, rivers = ([], []) if has_strips else (lines_of(folder / f"{name}.json", name) for name in ("ranges", "rivers"))
    cost = grow.cost_field(rng, ridges, rivers, 0.4 if has_strips else 1.0)
    labels = grow.grow(seeds_for(sketch, regions, points), closed, cost)
    labels = grow.warp(labels, rng, closed if has_strips else None)
    for i, strip in reversed(list(enumerate(strips.values()))):
        # A warp without anything that stands still has moved shores a little, so look for the lake around its place.
        place = strip & ~sea if has_strips else (labels == grow.SEA) & ndimage.binary_dilation(strip, iterations=8)
        labels[place] = len(regions) + i
    if not has_strips:
        labels = ndimage.median_filter(labels, 3)
    return grow.part_diagonals(grow.tidy(labels, len(regions)))


def kind_of(arc, by_id, waters, ranges):
    a, b = arc["sides"]
    if "frame" in (a, b):
        return "frame"
    if a in by_id and b in by_id:
        return "open" if b in by_id[a]["touches"] else "impassable" if b in by_id[a]["blocked"] else "corner"
    wet = [side in waters or side == "sea" for side in (a, b)]
    if all(wet) or (a in ranges and b in ranges):
        return "seam"
    if "sea" in (a, b):
        return "coast"
    return "shore" if any(wet) else "foot"


def save_borders(path, arcs, rings, wilds):
    lines = [json.dumps({"id": a["id"], "kind": a["kind"], "sides": a["sides"], "points": a["points"]},
                        ensure_ascii=False) for a in arcs]
    outlines = [f"    {json.dumps(name)}: {json.dumps(rings[name])}" for name in sorted(rings)]
    path.write_text(
        '{\n  "note": "Arcs are stored once; sides are [left, right] as the arc runs, on a page with y to the south. '
        'A ring lists arc ids in order, negative when run backwards. A corner is a touch too short to be a border.",\n'
        + (f'  "wilds": {json.dumps(wilds)},\n' if wilds else "")
        + '  "arcs": [\n    ' + ",\n    ".join(lines) + '\n  ],\n  "rings": {\n' + ",\n".join(outlines) + "\n  }\n}\n")


def save_layout(path, places):
    lines = [f"    {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items()]
    path.write_text('{\n  "note": "Board units. label: the middle of the baseline; angle in degrees, clockwise from east; '
                    'length and size of the writing.",\n  "regions": {\n' + ",\n".join(lines) + "\n  }\n}\n")


def sway_of(sketch, strips):
    """Two banks that wander each on their own would meet in the river."""
    return dict.fromkeys(strips, 0.4) | {"sea": 0.8} if hasattr(sketch, "RANGES") else {"sea-of-rhun": 1.3, "sea": 0.8}


def look(labels, count, path):
    colours = np.random.default_rng(5).integers(120, 240, (256, 3)).astype(np.uint8)
    colours[count:] = (70, 110, 150)
    colours[grow.SEA] = (90, 130, 150)
    Image.fromarray(colours[labels]).save(path)


def option(name):
    return sys.argv[sys.argv.index(name) + 1] if name in sys.argv else None


def points_of(sketch):
    if option("--points") is None:
        return {name: [sketch.PLACES.get(name, place)] for name, place in sketch.POINTS.items()}
    raw = json.loads(Path(option("--points")).read_text())["regions"]
    return {k: [(x * 145, y * 100) for x, y in v["points"]] for k, v in raw.items()}


def path_of(path_file):
    """The spaces of the path, where others stand, and points along its line, which had better be seen."""
    if not path_file.exists():
        return (), ()
    path = json.loads(path_file.read_text())
    return path["spaces"], grow.rounded([tuple(p) for p in path["line"]], parts=4)


def main():
    sketch = importlib.import_module("sketches." + sys.argv[1])
    regions = graph.load(sys.argv[2])
    folder = Path(sys.argv[2]) / "map"
    points = points_of(sketch)
    labels = label_image(sketch, regions, points, folder)
    if option("--look"):
        look(labels, len(regions), option("--look"))
    faults = check.faults(labels, grow.SCALE, regions, grow.SEA, points)
    if faults:
        raise SystemExit("\n".join(faults))
    ranges = list(getattr(sketch, "RANGES", {}))
    waters = list(sketch.LAKES) + list(getattr(sketch, "RIVERS", {}))
    strips = list(sketch.LAKES) + ranges + list(getattr(sketch, "RIVERS", {}))
    by_id = {r["id"]: r for r in regions}
    if by_id.keys() & set(strips):
        raise SystemExit(f"a strip has the name of a region: {by_id.keys() & set(strips)}")
    names = {i: r["id"] for i, r in enumerate(regions)} | {grow.SEA: "sea", trace.FRAME: "frame"}
    names |= {len(regions) + i: name for i, name in enumerate(strips)}
    arcs, rings = trace.trace(labels, grow.SCALE, names, sway_of(sketch, strips))
    for arc in arcs:
        arc["kind"] = kind_of(arc, by_id, waters, ranges)
    save_borders(folder / "borders.json", arcs, rings, ranges)
    if hasattr(sketch, "BRIDGES"):
        bridges.save(folder / "bridges.json", bridges.lay(arcs, rings, sketch.BRIDGES))
    blocked = np.zeros(labels.shape, bool)
    for water in json.loads((folder / "waters.json").read_text())["lakes"]:
        blocked |= grow.fill(water["line"])
    crests = [r["line"] for r in json.loads((folder / "ranges.json").read_text())["ranges"] if r["kind"] != "hills"]
    off_crests = grow.distance(crests)
    save_layout(folder / "regions-layout.json",
                layout.layout(labels, regions, points, blocked, off_crests, grow.SCALE,
                              getattr(sketch, "SLOTS", layout.SLOTS), getattr(sketch, "SIZES", layout.SIZES),
                              *path_of(folder / "path.json")))
    print(f"{len(arcs)} arcs, {sum(len(a['points']) for a in arcs)} points, {len(rings)} rings")


if __name__ == "__main__":
    main()
