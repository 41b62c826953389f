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
        taken.append(spots[int(np.argmax(np.minimum(np.minimum(edge, 1.6) * 1.5, np.minimum(apart, 4.0) * 0.8)))])
    free, shadow, characters, control = taken[1:]
    if free[0] > shadow[0]:
        free, shadow = shadow, free
    return dict(zip(SLOTS, (free, shadow, characters, control)))


def label(clear, name, taken, scale):
    """The place and slope at which the name fits best: long enough, level rather than steep, off the figures."""
    wanted = LETTER * len(name)
    step = 4
    ys, xs = np.nonzero(clear[::step, ::step] > 0.5)
    centres = np.stack([xs, ys], axis=1).astype(float) * step
    best = (-1e9, None)
    for angle in range(-50, 55, 5):
        way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        half = np.minimum(reach(clear, centres, way), reach(clear, centres, -way)) / scale
        length = 2 * half
        gap = np.min([np.hypot(*(centres / scale - t).T) for t in taken], axis=0)
        score = 2.2 * np.minimum(length / wanted, 1.15) - abs(angle) / 60 + 0.12 * np.minimum(gap, 1.8)
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


def layout(labels, regions, anchors, blocked, off_crests, scale):
    out = {}
    for index, region in enumerate(regions):
        clear = room(labels, index, blocked, scale)
        ax, ay = anchors[region["id"]]
        found = slots(np.minimum(clear, off_crests * 0.75), (ax, ay), scale)
        x, y, angle, length = label(clear, region["name"], [np.array((ax, ay))] + list(found.values()), scale)
        out[region["id"]] = {
            "label": {"x": round(x, 2), "y": round(y, 2), "angle": angle, "length": round(length, 2)},
            "settlement": [round(ax, 2), round(ay, 2)],
            "slots": {k: [round(float(v[0]), 2), round(float(v[1]), 2)] for k, v in found.items()},
        }
    return out
