"""Compares the contacts of a label image with the rules graph."""

from collections import defaultdict

import numpy as np

LEAST_CONTACT = 0.58  # board units: 0.4 % of the board's width
STAIR = 0.785  # a line's mean length for each pixel side on its staircase


def contacts(labels, scale):
    found = defaultdict(float)
    for a, b in ((labels[:, :-1], labels[:, 1:]), (labels[:-1], labels[1:])):
        differ = a != b
        pairs = np.sort(np.stack([a[differ], b[differ]]), axis=0).astype(int)
        keys, counts = np.unique(pairs[0] * 256 + pairs[1], return_counts=True)
        for key, count in zip(keys, counts):
            found[(int(key) // 256, int(key) % 256)] += count * STAIR / scale
    return found


def pairs(regions, field):
    number = {r["id"]: i for i, r in enumerate(regions)}
    return {tuple(sorted((number[r["id"]], number[o]))) for r in regions for o in r[field]}


def faults(labels, scale, regions, sea, points):
    """Sentences, with a margin to both sides of the limit so that smoothing cannot tip a contact over it."""
    found = contacts(labels, scale)
    name = [r["id"] for r in regions]
    open_, blocked = pairs(regions, "touches"), pairs(regions, "blocked")
    out = [f"missing {name[a]} / {name[b]}: {found.get((a, b), 0):.2f}"
           for a, b in sorted(open_) if found.get((a, b), 0) < LEAST_CONTACT * 1.6]
    out += [f"surplus {name[a]} / {name[b]}: {length:.2f}" for (a, b), length in sorted(found.items())
            if b < len(regions) and (a, b) not in open_ | blocked and length > LEAST_CONTACT * 0.7]
    for i, region in enumerate(regions):
        wet = found.get((i, sea), 0)
        if region["coast"] is not None and region["coast"] != (wet > (1.0 if region["coast"] else 0.2)):
            out.append(f"{'dry' if region['coast'] else 'wet'} {region['id']}: {wet:.2f}")
        out += [f"outside {region['id']} {x:.1f} {y:.1f}" for x, y in points[region["id"]]
                if labels[int(y * scale), int(x * scale)] != i]
    return out
