"""Finds where a region's name, settlement, armies, characters and control marker go."""

import numpy as np
from scipy import ndimage

SLOTS = ("free", "shadow", "characters", "control")
LETTER = 0.46  # breadth of one small capital in board units


def room(labels, index, blocked, scale):
    """Distance to the region's edge, or to water inside it, in board units."""
    inside = np.pad((labels == index) & ~blocked, 1)
    return ndimage.distance_transform_edt(inside)[1:-1, 1:-1] / scale


def slots(clear, start, scale):
    """Places far from the edge and from one another, the settlement being the first."""
    ys, xs = np.nonzero(clear[::2, ::2] > min(0.6, 0.6 * clear.max()))
    ys, xs = ys * 2, xs * 2
    spots = np.stack([xs, ys], axis=1) / scale
    edge = clear[ys, xs]
    taken = [np.array(start)]
    for _ in SLOTS:
        apart = np.min([np.hypot(*(spots - t).T) for t in taken], axis=0)
        away = np.hypot(*(spots - taken[0]).T)
        taken.append(spots[int(np.argmax(np.minimum(np.minimum(edge, 1.5) * 1.6, np.minimum(apart, 2.5)) - 0.06 * away))])
    free, shadow, characters, control = taken[1:]
    if free[0] > shadow[0]:
        free, shadow = shadow, free
    return dict(zip(SLOTS, (free, shadow, characters, control)))


def label(clear, off_crests, name, taken, scale):
    """The place and slope at which the name fits best: long enough, level rather than steep, off the figures."""
    wanted = LETTER * len(name)
    step = 4
    ys, xs = np.nonzero(clear[::step, ::step] > 0.5)
    centres = np.stack([xs, ys], axis=1).astype(float) * step
    crests = 0.35 * np.minimum(off_crests[ys * step, xs * step], 1.6)
    calm = crests - 0.09 * np.maximum(0, np.hypot(*(centres / scale - taken[0]).T) - 1.8)
    best = (-1e9, None)
    for angle in range(-50, 55, 5):
        way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        half = np.minimum(reach(clear, centres, way), reach(clear, centres, -way)) / scale
        length = 2 * half
        gap = np.min([np.hypot(*(centres / scale - t).T) for t in taken], axis=0)
        space = np.minimum(clear[ys * step, xs * step], 2.0)
        score = 2.4 * np.minimum(length / wanted, 1.15) - abs(angle) / 60 + 0.22 * np.minimum(gap, 1.6) + 0.25 * space + calm
        top = int(np.argmax(score))
        if score[top] > best[0]:
            best = (score[top], (*(centres[top] / scale), angle, length[top]))
    return best[1]


def reach(clear, centres, way):
    """Pixels one can go from each centre before coming within half a letter of the edge."""
    gone = np.zeros(len(centres))
    going = np.ones(len(centres), bool)
    for step in range(2, 90, 2):
        at = np.rint(centres + way * step).astype(int)
        inside = (at[:, 0] >= 0) & (at[:, 0] < clear.shape[1]) & (at[:, 1] >= 0) & (at[:, 1] < clear.shape[0])
        at = np.clip(at, 0, [clear.shape[1] - 1, clear.shape[0] - 1])
        going &= inside & (clear[at[:, 1], at[:, 0]] > 0.42)
        gone[going] = step
    return gone


def roomy(clear, anchor, scale):
    """The anchor, or the roomiest place near it when a border has come too close."""
    x, y = (int(v * scale) for v in anchor)
    if clear[y, x] >= 1.3:
        return anchor
    reach = int(2 * scale)
    top, left = max(0, y - reach), max(0, x - reach)
    around = clear[top:y + reach + 1, left:x + reach + 1]
    dy, dx = np.unravel_index(int(np.argmax(around)), around.shape)
    return (left + dx + 0.5) / scale, (top + dy + 0.5) / scale


def layout(labels, regions, points, blocked, off_crests, scale):
    out = {}
    for index, region in enumerate(regions):
        clear = room(labels, index, blocked, scale)
        ax, ay = roomy(clear, points[region["id"]][0], scale)
        found = slots(np.minimum(clear, off_crests * 0.75), (ax, ay), scale)
        x, y, angle, length = label(clear, off_crests, region["name"], [np.array((ax, ay))] + list(found.values()), scale)
        out[region["id"]] = {
            "label": {"x": round(x, 2), "y": round(y, 2), "angle": angle, "length": round(length, 2)},
            "settlement": [round(float(ax), 2), round(float(ay), 2)],
            "points": [[round(px, 2), round(py, 2)] for px, py in points[region["id"]]],
            "slots": {k: [round(float(v[0]), 2), round(float(v[1]), 2)] for k, v in found.items()},
        }
    return out
