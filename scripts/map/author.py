#!/usr/bin/python3
"""Draws the borders of Middle-earth: sketch + seeds -> borders.json and regions-layout.json in MAP_FOLDER.

usage: author.py REGIONS_JSON POINTS_JSON MAP_FOLDER [--look PICTURE]
Writes nothing while the drawing and the rules graph disagree.
"""

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

import check
import grow
import layout
import sketch
import trace

SEED = 4


def seeds_for(regions, points):
    seeds = {r["id"]: [[p] for p in points[r["id"]]] + sketch.SEEDS.get(r["id"], []) for r in regions}
    for pair, spots in sketch.GATES.items():
        for name, spot in zip(pair, spots):
            nearest = min(points[name], key=lambda p: (p[0] - spot[0]) ** 2 + (p[1] - spot[1]) ** 2)
            seeds[name].append([nearest, spot])
    return list(seeds.values())


def label_image(regions, points, folder):
    rng = np.random.default_rng(SEED)
    ridges = [r["line"] for r in json.loads((folder / "ranges.json").read_text())["ranges"] if len(r["line"]) > 1]
    rivers = [r["line"] for r in json.loads((folder / "rivers.json").read_text())["rivers"]]
    sea = grow.fill([(-1, 0)] + grow.rough(sketch.COAST, rng) + [(-1, 100)])
    lakes = [grow.fill(grow.rough(line, rng, closed=True)) for line in sketch.LAKES.values()]
    cost = grow.cost_field(rng, ridges, rivers)
    labels = grow.warp(grow.grow(seeds_for(regions, points), sea | np.any(lakes, axis=0), cost), rng)
    for i, lake in enumerate(lakes):  # the warp has moved shores a little, so look for the lake around its place
        labels[(labels == grow.SEA) & ndimage.binary_dilation(lake, iterations=8)] = len(regions) + i
    return grow.tidy(ndimage.median_filter(labels, 3), len(regions))


def kind_of(arc, by_id):
    a, b = arc["sides"]
    if "frame" in (a, b):
        return "frame"
    if a not in by_id or b not in by_id:
        return "coast" if "sea" in (a, b) else "shore"
    if b in by_id[a]["adjacent"]:
        return "open"
    return "impassable" if b in by_id[a]["impassable"] else "corner"


def save_borders(path, arcs, rings, by_id):
    lines = [json.dumps({"id": a["id"], "kind": kind_of(a, by_id), "sides": a["sides"], "points": a["points"]},
                        ensure_ascii=False) for a in arcs]
    outlines = [f"    {json.dumps(name)}: {json.dumps(rings[name])}" for name in sorted(rings)]
    path.write_text(
        '{\n  "note": "Arcs are stored once; sides are [left, right] as the arc runs, on a page with y to the south. '
        'A ring lists arc ids in order, negative when run backwards. A corner is a touch too short to be a border.",\n'
        '  "arcs": [\n    ' + ",\n    ".join(lines) + '\n  ],\n  "rings": {\n' + ",\n".join(outlines) + "\n  }\n}\n")


def save_layout(path, places):
    lines = [f"    {json.dumps(name)}: {json.dumps(place)}" for name, place in places.items()]
    path.write_text('{\n  "note": "Board units. label.angle is in degrees, clockwise from east; label.length is the room '
                    'along it.",\n  "regions": {\n' + ",\n".join(lines) + "\n  }\n}\n")


def main():
    regions = json.loads(Path(sys.argv[1]).read_text())
    raw = json.loads(Path(sys.argv[2]).read_text())["regions"]
    points = {k: [(x * 145, y * 100) for x, y in v["points"]] for k, v in raw.items()}
    folder = Path(sys.argv[3])
    labels = label_image(regions, points, folder)
    if "--look" in sys.argv:
        colours = np.random.default_rng(5).integers(90, 240, (256, 3)).astype(np.uint8)
        colours[grow.SEA] = (90, 130, 150)
        Image.fromarray(colours[labels]).save(sys.argv[sys.argv.index("--look") + 1])
    faults = check.faults(labels, grow.SCALE, regions, grow.SEA, points)
    if faults:
        raise SystemExit("\n".join(faults))
    names = {i: r["id"] for i, r in enumerate(regions)} | {grow.SEA: "sea", trace.FRAME: "frame"}
    names |= {len(regions) + i: name for i, name in enumerate(sketch.LAKES)}
    arcs, rings = trace.trace(labels, grow.SCALE, names)
    save_borders(folder / "borders.json", arcs, rings, {r["id"]: r for r in regions})
    blocked = np.zeros(labels.shape, bool)
    for water in json.loads((folder / "waters.json").read_text())["lakes"]:
        blocked |= grow.fill(water["line"])
    crests = [r["line"] for r in json.loads((folder / "ranges.json").read_text())["ranges"] if r["kind"] != "hills"]
    off_crests = grow.distance(crests)
    save_layout(folder / "regions-layout.json", layout.layout(labels, regions, points, blocked, off_crests, grow.SCALE))
    print(f"{len(arcs)} arcs, {sum(len(a['points']) for a in arcs)} points, {len(rings)} rings")


if __name__ == "__main__":
    main()
