"""Lays a bridge where the banks of its two territories come nearest to a wanted place."""

import json

import numpy as np
from shapely.geometry import LinearRing, Point

import trace


def lay(arcs, rings, wanted):
    """wanted: (territory, territory) -> place."""
    return [one(pair, place, *(LinearRing(trace.outline(arcs, rings[name])) for name in pair))
            for pair, place in sorted(wanted.items())]


def one(pair, wanted, bank, other_bank):
    middle = np.array(wanted)
    for _ in range(4):
        ends = [np.array(side.interpolate(side.project(Point(middle))).coords[0]) for side in (bank, other_bank)]
        middle = (ends[0] + ends[1]) / 2
    way = ends[1] - ends[0]
    return {"id": f"{pair[0]}:{pair[1]}", "between": list(pair), "place": [round(float(v), 2) for v in middle],
            "angle": round(float(np.degrees(np.arctan2(way[1], way[0]))), 1), "length": round(float(np.hypot(*way)), 2)}


def save(path, bridges):
    lines = [f"    {json.dumps(bridge, ensure_ascii=False)}" for bridge in bridges]
    path.write_text('{\n  "note": "Bridges over the rivers that part territories: the middle of each, its angle in degrees, '
                    'clockwise from east, on the way from the first to the second, and the span between the banks.",\n'
                    '  "bridges": [\n' + ",\n".join(lines) + "\n  ]\n}\n")
