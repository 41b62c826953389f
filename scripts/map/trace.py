"""Traces a label image into arcs that neighbours share, and rings of signed arcs around each region."""

from collections import defaultdict

import numpy as np
from scipy.ndimage import gaussian_filter1d
from shapely.geometry import LineString, Polygon

FRAME = 255


def lattice_edges(labels):
    """Unit steps between pixel corners along which labels differ: {corner: [(next corner, left, right)]}."""
    padded = np.pad(labels, 1, constant_values=FRAME)
    steps = defaultdict(dict)
    ys, xs = np.nonzero(padded[:-1] != padded[1:])
    for y, x in zip(ys, xs):  # between padded rows y and y+1: a horizontal step on corner row y
        above, below = int(padded[y, x]), int(padded[y + 1, x])
        a, b = (x - 1, y), (x, y)
        steps[a][b] = (above, below)
        steps[b][a] = (below, above)
    ys, xs = np.nonzero(padded[:, :-1] != padded[:, 1:])
    for y, x in zip(ys, xs):  # between padded columns x and x+1: a vertical step on corner column x
        west, east = int(padded[y, x]), int(padded[y, x + 1])
        a, b = (x, y - 1), (x, y)
        steps[a][b] = (east, west)
        steps[b][a] = (west, east)
    return steps


def walk_arcs(labels):
    """Chains of corners between junctions, with the labels on their left and right hand."""
    steps = lattice_edges(labels)
    junctions = [c for c, out in steps.items() if len(out) != 2]
    used, arcs = set(), []
    for start in sorted(junctions):
        for first in sorted(steps[start]):
            if (start, first) in used:
                continue
            chain, here, last = [start, first], first, start
            used |= {(start, first), (first, start)}
            while len(steps[here]) == 2:
                after = next(c for c in steps[here] if c != last)
                used |= {(here, after), (after, here)}
                last, here = here, after
                chain.append(here)
            arcs.append((chain, *steps[start][first]))
    return arcs


def sinuosity(line):
    chord = np.hypot(*(line[-1] - line[0]))
    return np.hypot(*np.diff(line, axis=0).T).sum() / max(chord, 1e-9)


def wander(line, most, rng):
    """Shifts a line sideways by a little noise; more, if it would still look ruled."""
    count = len(line)
    along = np.arange(count)
    taper = np.minimum(1, np.minimum(along, count - 1 - along) / 6)
    sway = most * sum(weight * np.sqrt(sigma) * gaussian_filter1d(rng.standard_normal(count), sigma)
               for weight, sigma in ((1.3, 6), (0.7, 2.5)))
    way = np.gradient(line, axis=0)
    normal = np.stack([-way[:, 1], way[:, 0]], axis=1) / np.maximum(np.hypot(*way.T), 1e-9)[:, None]
    for amount in (1.2, 1.8, 2.6, 3.4):
        moved = line + normal * (amount * sway * taper)[:, None]
        if sinuosity(moved) > 1.04 or not LineString(moved).is_simple:
            break
    return moved


def smooth(chain, scale, straight, sway, rng):
    line = np.array(chain, float)
    if not straight and len(line) > 4:
        sigma = min(2.2, len(line) / 8)
        reach = int(4 * sigma) + 1
        # Odd reflection about the ends keeps them where they are.
        head = 2 * line[0] - line[1:reach + 1][::-1]
        tail = 2 * line[-1] - line[-reach - 1:-1][::-1]
        long = np.concatenate([head, line, tail])
        soft = gaussian_filter1d(long, sigma, axis=0)[len(head):len(head) + len(line)]
        soft[0], soft[-1] = line[0], line[-1]
        line = soft
        if sway > 0:
            line = wander(line, sway, rng)
    simple = LineString(line / scale).simplify(0.0 if straight else 0.03)
    points = list(simple.coords) if straight else unruled(list(simple.coords), rng)
    return [(round(x, 2), round(y, 2)) for x, y in points]


def unruled(points, rng):
    """Bends every long straight step a little, however calm its arc is."""
    out = [points[0]]
    for a, b in zip(points, points[1:]):
        step = np.subtract(b, a)
        if np.hypot(*step) > 0.85:
            shift = rng.choice((-1, 1)) * rng.uniform(0.05, 0.09)
            middle = tuple(np.add(a, b) / 2 + np.array([-step[1], step[0]]) * shift)
            out += unruled([a, middle], rng)[1:] + unruled([middle, b], rng)[1:]
        else:
            out.append(b)
    return out


def trace(labels, scale, names, sway):
    """names: label -> side name; sway: side name -> how much its outline wanders, 1 for those that are not named.
    Returns (arcs, rings); an arc is {id, sides, points}, a ring a list of signed ids.

    Arcs of a ring that crosses itself are drawn again with less wandering.
    """
    chains = [c for c in walk_arcs(labels) if {names[c[1]], names[c[2]]} != {"sea", "frame"}]
    calm = defaultdict(int)
    while True:
        arcs, rings = draw(chains, scale, names, sway, calm)
        crossed = {abs(sign) for ring in rings.values() if not Polygon(outline(arcs, ring)).is_valid for sign in ring}
        if not crossed:
            return arcs, rings
        for number in crossed:
            calm[number] += 1


def draw(chains, scale, names, sway, calm):
    arcs, ends = [], defaultdict(list)
    for number, (chain, left, right) in enumerate(chains, start=1):
        sides = (names[left], names[right])
        amount = next((sway[side] for side in sway if side in sides), 1.0) * max(0.0, 1.0 - 0.12 * calm[number])
        rng = np.random.default_rng((number, calm[number]))
        arcs.append({"id": number, "sides": sides, "points": smooth(chain, scale, FRAME in (left, right), amount, rng)})
        ends[left].append((-number, chain[-1], chain[0]))
        ends[right].append((number, chain[0], chain[-1]))
    return arcs, {names[label]: close_ring(pieces, names[label]) for label, pieces in ends.items()
                  if names[label] not in ("sea", "frame")}


def close_ring(pieces, name):
    """Orders pieces (signed id, from, to) into one clockwise ring."""
    by_start = {start: (sign, end) for sign, start, end in pieces}
    if len(by_start) != len(pieces):
        raise SystemExit(f"{name}: its outline touches itself")
    first = pieces[0][1]
    ring, here = [], first
    while True:
        sign, here = by_start[here]
        ring.append(sign)
        if here == first:
            break
    if len(ring) != len(pieces):
        raise SystemExit(f"{name}: more than one ring")
    return ring


def outline(arcs, ring):
    points = []
    for sign in ring:
        piece = arcs[abs(sign) - 1]["points"]
        points += (piece if sign > 0 else piece[::-1])[:-1]
    return points
