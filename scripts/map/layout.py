"""Finds where a region's name, settlement, armies, characters and control marker go."""

import numpy as np
from scipy import ndimage

SLOTS = ("free", "shadow", "characters", "control")
SIZES = (1.0,)  # of names, the preferred first
LETTER = 0.46  # breadth of one small capital of size 1 in board units


def room(labels, index, blocked, scale):
    """Distance to the region's edge, or to water inside it, in board units."""
    inside = np.pad((labels == index) & ~blocked, 1)
    return ndimage.distance_transform_edt(inside)[1:-1, 1:-1] / scale


def off_name(label, name):
    """A measure of how far places are from the letters of a name."""
    turn, up = np.radians(label["angle"]), 0.32 * label["size"]
    way = np.array([np.cos(turn), np.sin(turn)])
    middle = np.array([label["x"], label["y"]]) + up * np.array([np.sin(turn), -np.cos(turn)])
    return lambda spots: beside(spots - middle, way, LETTER * label["size"] * len(name) / 2) - up


def slots(clear, starts, wire, from_name, scale, names):
    """Places far from the edge, from what stands there already, the settlement first, from the name and one another."""
    ys, xs = np.nonzero(clear[::2, ::2] > min(0.6, 0.6 * clear.max()))
    ys, xs = ys * 2, xs * 2
    spots = np.stack([xs, ys], axis=1) / scale
    edge = clear[ys, xs]
    taken = [np.array(place) for place in starts]
    legible = 1.6 * np.minimum(from_name(spots), 1.3)
    if wire:
        legible += np.minimum(np.min([np.hypot(*(spots - w).T) for w in wire], axis=0), 1.2)
    for _ in names:
        apart = np.min([np.hypot(*(spots - t).T) for t in taken], axis=0)
        away = np.hypot(*(spots - taken[0]).T)
        taken.append(spots[int(np.argmax(np.minimum(np.minimum(edge, 1.5) * 1.6, np.minimum(apart, 2.5)) + legible - 0.06 * away))])
    found = dict(zip(names, taken[len(starts):]))
    if "shadow" in found and found["free"][0] > found["shadow"][0]:
        found["free"], found["shadow"] = found["shadow"], found["free"]
    return found


def label(clear, off_crests, name, taken, size, scale):
    """(score, x, y, angle, length) where the name fits best: long enough, level rather than steep, off the figures."""
    wanted = LETTER * size * len(name)
    step = 4
    ys, xs = np.nonzero(clear[::step, ::step] > 0.5 * size)
    if not len(xs):
        return None
    centres = np.stack([xs, ys], axis=1).astype(float) * step
    crests = 0.35 * np.minimum(off_crests[ys * step, xs * step], 1.6)
    calm = crests - 0.09 * np.maximum(0, np.hypot(*(centres / scale - taken[0]).T) - 1.8)
    best = None
    for angle in range(-40, 45, 5):
        way = np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        half = np.minimum(reach(clear, centres, way, size), reach(clear, centres, -way, size)) / scale
        length = 2 * half
        gap = np.min([beside(centres / scale - t, way, np.minimum(length, wanted) / 2) for t in taken], axis=0)
        space = np.minimum(clear[ys * step, xs * step], 2.0)
        score = (2.4 * np.minimum(length / wanted, 1.15) - abs(angle) / 60 + 1.6 * np.minimum(gap, 1.5) + 0.25 * space + calm)
        top = int(np.argmax(score))
        if best is None or score[top] > best[0]:
            best = (score[top], *(centres[top] / scale), angle, length[top], wanted)
    return best


def beside(off, way, half):
    """How far a place lies from a name that runs `half` both ways."""
    along = np.abs(off @ way) - half
    across = np.abs(off @ np.array([-way[1], way[0]]))
    return np.hypot(np.maximum(along, 0), across)


def fitting_label(clear, off_crests, name, taken, sizes, scale):
    """The writing that fits best, large rather than small; the smallest, if none fits."""
    fits = []
    for size in sizes:
        found = label(clear, off_crests, name, taken, size, scale)
        if found is not None and (found[4] >= found[5] or (size == sizes[-1] and not fits)):
            fits.append((found[0] + 1.6 * size, size, found))
    _, size, (_, x, y, angle, length, _) = max(fits, key=lambda fit: fit[0])
    # The middle of the letters is above the middle of their baseline.
    down = 0.32 * size
    return {"x": round(x - down * np.sin(np.radians(angle)), 2), "y": round(y + down * np.cos(np.radians(angle)), 2),
            "angle": angle, "length": round(length, 2), "size": size}


def reach(clear, centres, way, size):
    """Pixels one can go from each centre before coming within half a letter of the edge."""
    gone = np.zeros(len(centres))
    going = np.ones(len(centres), bool)
    for step in range(2, 90, 2):
        at = np.rint(centres + way * step).astype(int)
        inside = (at[:, 0] >= 0) & (at[:, 0] < clear.shape[1]) & (at[:, 1] >= 0) & (at[:, 1] < clear.shape[0])
        at = np.clip(at, 0, [clear.shape[1] - 1, clear.shape[0] - 1])
        going &= inside & (clear[at[:, 1], at[:, 0]] > 0.42 * size)
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


def layout(labels, regions, points, blocked, off_crests, scale, slot_names, sizes, studs=(), wire=()):
    """studs: places that something else stands on; wire: what had better stay free."""
    out = {}
    for index, region in enumerate(regions):
        clear = room(labels, index, blocked, scale)
        ax, ay = roomy(clear, points[region["id"]][0], scale)
        own = [[np.array(s) for s in places if labels[int(s[1] * scale), int(s[0] * scale)] == index]
               for places in (studs, wire)]
        taken = [np.array((ax, ay)), *own[0]]
        name = fitting_label(clear, off_crests, region["name"], taken + own[1], sizes, scale)
        found = slots(np.minimum(clear, off_crests * 0.75), taken, own[1], off_name(name, region["name"]), scale, slot_names)
        out[region["id"]] = {
            "label": name,
            "settlement": [round(float(ax), 2), round(float(ay), 2)],
            "points": [[round(px, 2), round(py, 2)] for px, py in points[region["id"]]],
            "slots": {k: [round(float(v[0]), 2), round(float(v[1]), 2)] for k, v in found.items()},
        }
    return out
