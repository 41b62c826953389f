"""Grows regions from their seeds over a rough cost field, so that borders wander and follow ridges and rivers."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

SCALE = 10  # pixels in one board unit
WIDTH, HEIGHT = 145 * SCALE, 100 * SCALE
SEA = 254


def noise(rng, cell, shape=(HEIGHT, WIDTH)):
    """Smooth noise of unit deviation whose lumps are `cell` pixels wide."""
    small = rng.standard_normal((int(shape[0] / cell) + 4, int(shape[1] / cell) + 4))
    big = ndimage.zoom(small, cell, order=3)
    top, left = int(cell), int(cell)
    big = big[top:top + shape[0], left:left + shape[1]]
    return big / big.std()


def rough(points, rng, closed=False, depth=4, amount=0.17):
    """Breaks a polyline into a fractal one by moving midpoints sideways."""
    line = [np.array(p, float) for p in points]
    if closed:
        line.append(line[0])
    for _ in range(depth):
        finer = [line[0]]
        for a, b in zip(line, line[1:]):
            step = b - a
            length = np.hypot(*step)
            shift = rng.normal(0, amount) * length if length > 0.15 else 0.0
            finer += [(a + b) / 2 + np.array([-step[1], step[0]]) / max(length, 1e-9) * shift, b]
        line = finer
    return [tuple(p) for p in line]


def fill(polygon):
    image = Image.new("L", (WIDTH, HEIGHT), 0)
    ImageDraw.Draw(image).polygon([(x * SCALE, y * SCALE) for x, y in polygon], fill=1)
    return np.array(image, bool)


def band(lines, width):
    """True within `width` board units of any of the polylines."""
    return distance(lines) < width


def distance(lines):
    """Board units to the nearest of the polylines."""
    image = Image.new("L", (WIDTH, HEIGHT), 1)
    draw = ImageDraw.Draw(image)
    for line in lines:
        draw.line([(x * SCALE, y * SCALE) for x, y in line], fill=0, width=1)
    return ndimage.distance_transform_edt(np.array(image)) / SCALE


def cost_field(rng, ridges, rivers, roughness=1.0):
    rough_land = 0.55 * noise(rng, 50) + 0.36 * noise(rng, 21) + 0.3 * noise(rng, 9) + 0.22 * noise(rng, 4)
    cost = np.exp(roughness * rough_land)
    if not ridges:
        return cost
    cost[band(ridges, 0.9)] *= 2.5
    cost[band(ridges, 0.3)] *= 3.0
    cost[band(rivers, 0.18)] *= 5.0
    return cost


def seed_pixels(seeds):
    """Index of every seeded pixel and the label it carries."""
    image = Image.new("L", (WIDTH, HEIGHT), 255)
    draw = ImageDraw.Draw(image)
    for label, lines in enumerate(seeds):
        for line in lines:
            pixels = [(x * SCALE, y * SCALE) for x, y in line]
            if len(pixels) > 1:
                draw.line(pixels, fill=label, width=1)
            for x, y in pixels:
                draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=label)
    return np.array(image)


def grid_graph(cost, walkable):
    """Eight-neighbour graph whose edges cost the mean of both ends; water cannot be crossed."""
    index = np.arange(HEIGHT * WIDTH).reshape(HEIGHT, WIDTH)
    rows, cols, weights = [], [], []
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1)):
        a = (slice(0, HEIGHT - dy), slice(max(0, -dx), WIDTH - max(0, dx)))
        b = (slice(dy, HEIGHT), slice(max(0, dx), WIDTH + min(0, dx)))
        both = walkable[a] & walkable[b]
        rows.append(index[a][both])
        cols.append(index[b][both])
        weights.append(((cost[a] + cost[b]) / 2 * np.hypot(dx, dy))[both])
    edges = (np.concatenate(weights), (np.concatenate(rows), np.concatenate(cols)))
    return coo_matrix(edges, shape=(index.size, index.size)).tocsr()


def grow(seeds, water, cost):
    seeded = seed_pixels(seeds)
    seeded[water] = 255
    graph = grid_graph(cost, ~water)
    sources = np.flatnonzero(seeded.ravel() != 255)
    _, _, nearest = dijkstra(graph, directed=False, indices=sources, min_only=True, return_predecessors=True)
    labels = np.full(seeded.size, SEA, np.uint8)
    reached = nearest >= 0
    labels[reached] = seeded.ravel()[nearest[reached]]
    return labels.reshape(seeded.shape)


def warp(labels, rng, still=None):
    """Adds fine wandering to every border by sampling the labels through a small warp; what is `still` stays."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(float)
    freedom = 1 if still is None else np.clip((ndimage.distance_transform_edt(~still) - 3) / 12, 0, 1)
    dx, dy = (freedom * (3.0 * noise(rng, 24) + 1.9 * noise(rng, 11) + 1.0 * noise(rng, 5)) for _ in range(2))
    coords = np.stack([np.clip(y + dy, 0, HEIGHT - 1), np.clip(x + dx, 0, WIDTH - 1)])
    return ndimage.map_coordinates(labels, coords, order=0)


def course(line, breadths, rng):
    """The bed of a river along a curve, broader towards its mouth."""
    curve = rough(rounded(line), rng, depth=3, amount=0.1)
    image = Image.new("L", (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(image)
    for i, ((ax, ay), (bx, by)) in enumerate(zip(curve, curve[1:])):
        radius = np.interp(i / max(1, len(curve) - 2), (0, 1), breadths) * SCALE / 2
        steps = max(1, int(np.hypot(bx - ax, by - ay) * SCALE))
        for k in range(steps + 1):
            x, y = (ax + (bx - ax) * k / steps) * SCALE, (ay + (by - ay) * k / steps) * SCALE
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=1)
    return np.array(image, bool)


def rounded(line, parts=4):
    """A smooth curve through all points (Catmull-Rom)."""
    p = [np.array(q, float) for q in [line[0], *line, line[-1]]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.arange(parts) / parts:
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [tuple(q) for q in out] + [tuple(line[-1])]


def feet(crests, breadth, rng):
    """The ground of a range: ragged to both sides of its crests."""
    ragged = 1 + 0.2 * noise(rng, 22) + 0.16 * noise(rng, 10)
    return distance([rough(rounded(line), rng, depth=2, amount=0.1) for line in crests]) < breadth / 2 * np.clip(ragged, 0.65, 1.7)


def part_diagonals(labels):
    """No label may touch itself at a corner alone: an outline could not be drawn through there."""
    while True:
        a, b, c, d = labels[:-1, :-1], labels[:-1, 1:], labels[1:, :-1], labels[1:, 1:]
        down = (a == d) & (b != a) & (c != a)
        up = (b == c) & (a != b) & (d != b) & ~down
        if not down.any() and not up.any():
            return labels
        ys, xs = np.nonzero(down)
        labels[ys, xs + 1] = labels[ys, xs]
        ys, xs = np.nonzero(up)
        labels[ys, xs] = labels[ys, xs + 1]


def tidy(labels, count):
    """Keeps the largest piece of each label and gives the rest to whoever surrounds it."""
    for _ in range(3):
        keep = np.zeros(labels.shape, bool)
        for label in list(range(count)) + list(range(count, SEA + 1)):
            mask = labels == label
            if not mask.any():
                continue
            parts, n = ndimage.label(mask)
            if n > 1:
                sizes = ndimage.sum(mask, parts, range(1, n + 1))
                mask = parts == 1 + int(np.argmax(sizes))
            keep |= mask
        if keep.all():
            return labels
        spot = ndimage.distance_transform_edt(~keep, return_distances=False, return_indices=True)
        labels = labels[tuple(spot)]
    return labels
