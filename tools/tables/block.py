"""The tables of a block of years outside 1899 to 2101: samples, selection, fit and packing in one run.

    python3 tools/tables/block.py FIRST_YEAR YEARS

Differs from the tables of the module (README.md) in that time counts from the middle of the block, and in the candidates:
few, so that a block takes minutes. They are the strongest lines of the theories at the middle of the block, with the rates
that they have there, and the lines that the module's own tables use, carried over to those rates.

- The Moon's arguments are polynomials of the fourth degree (ELP/MPP02): rate and curvature are those at the middle.
- A planet's complex amplitude Σ A Tᵖ exp(iφ) of one rate (VSOP87D) turns with time: the turn is added to the rate.
- Longitudes are unwrapped numerically, so that no mean longitude of the distant past is needed.
"""

import itertools
import json
import sys
import time
from pathlib import Path

import numpy as np

import emit
import pack
from fit import TARGETS, rounded
from select_terms import GENERAL_PRECESSION, MEAN_MOTION_MOON_LATITUDE, geocentric_weights, select
from series import ARCSEC, DAYS_PER_CENTURY, J2000, Series

sys.path.insert(0, str(Path(__file__).parents[1] / "truth"))
import sample  # noqa: E402

CACHE = Path(".cache")
SAMPLES_PER_YEAR = {"planet": 35, "moon": 80}
# Part of the samples of the Moon that the selection uses.
SELECTION_PART = 0.7
MOST_TERMS = {"nutation": 120}
# How many of the strongest lines of 200 years are candidates, by coordinate.
MOON_LINES = {"L": 1500, "B": 1050, "R": 220}
PLANET_LINES = {"L": 450, "B": 220, "R": 330}
GRID_TOP = {"jupiter": 400.0, "saturn": 400.0}
GRID_STEP = 1.3
# Around a line stronger than this, nothing enters but the line itself, constant and growing: rad per century, arcseconds.
GUARD, STRONG = 1.5, 100.0
# Delaunay arguments, arcseconds and centuries (Simon et al. 1994).
DELAUNAY = [
    [1717915923.2178, 31.8792, 0.051635, -0.00024470],
    [129596581.0481, -0.5532, 0.000136, -0.00001149],
    [1739527262.8478, -12.7512, -0.001037, 0.00000417],
    [1602961601.2090, -6.3706, 0.006593, -0.00003169],
    [-6962890.5431, 7.4722, 0.007702, -0.00005939],
]  # fmt: skip
MAIN_NUTATIONS = [(0, 0, 0, 0, -1), (0, 0, 2, -2, 2), (0, 0, 2, 0, 2), (0, 0, 0, 0, -2), (0, 1, 0, 0, 0), (0, 1, 2, -2, 2), (1, 0, 0, 0, 0), (0, 0, 2, 0, 1)]  # fmt: skip


def theory():
    return json.loads((CACHE / "dictionary-of-blocks.json").read_text())


def thinned(order, rates, resolution, most):
    """The first of `order` that are no closer to one another than `resolution`."""
    kept, bins = [], {}
    for i in order:
        place = int(rates[i] / resolution)
        near = [rates[j] for d in (-1, 0, 1) for j in bins.get(place + d, [])]
        if not near or min(abs(x - rates[i]) for x in near) > resolution:
            kept.append(i)
            bins.setdefault(place, []).append(i)
            if len(kept) >= most:
                break
    return np.array(kept, int)


def apart(rates, others, distance):
    """The rates that are further than `distance` from all others, or equal to one."""
    if len(others) == 0 or len(rates) == 0:
        return rates
    gaps = np.abs(rates[:, None] - others)
    return rates[~((gaps > 0) & (gaps < distance)).any(axis=1)]


def moon_candidates(rows, coordinate, middle, base):
    power, amplitude, _, w, q, c, d = np.array(rows, float).T
    scale = 206264.8 / 385000.0 if coordinate == "R" else 1.0
    strength = np.abs(amplitude) * scale * np.maximum(abs(middle), 1.0) ** power
    rate = w + middle * (2 * q + middle * (3 * c + middle * 4 * d))
    curve = q + middle * (3 * c + middle * 6 * d)
    sign = np.where(rate < 0, -1.0, 1.0)
    good = rate * sign > 1e-3
    rate, curve, strength, at_j2000 = (rate * sign)[good], (curve * sign)[good], strength[good], np.abs(w[good])
    # A line of the module moves as the line of the theory nearest to it.
    nearest = np.abs(at_j2000[:, None] - base["w"]).argmin(axis=0)
    carried = base["w"] + np.where(np.abs(at_j2000[nearest] - base["w"]) < 0.3, rate[nearest] - at_j2000[nearest], 0)
    kept = thinned(np.argsort(-strength), rate, 0.25, MOON_LINES[coordinate] * 5 // 4)
    lines, curves = rate[kept], np.where(strength[kept] > 20, curve[kept], 0)
    more = carried[base["p"] == 0]
    more = more[np.abs(more[:, None] - lines).min(axis=1) > 0.25]
    rising = np.concatenate([carried[base["p"] == 1], lines[:60]])
    return Series(
        w=np.concatenate([lines, more, rising]),
        q=np.concatenate([curves, np.zeros(len(more) + len(rising))]),
        p=np.repeat([0, 1], [len(lines) + len(more), len(rising)]),
    )


def planet_candidates(rows, body, coordinate, middle, base):
    millennia = middle / 10
    amplitudes = {}
    for power, amplitude, phase, w in rows:
        if w <= 0:
            continue
        z, slope = amplitudes.get(w, (0j, 0j))
        e = amplitude * np.exp(1j * phase)
        amplitudes[w] = (z + e * millennia**power, slope + (e * power * millennia ** (power - 1) if power else 0))
    w = np.array(list(amplitudes))
    z, slope = np.array(list(amplitudes.values())).T
    turn = np.where(np.abs(z) > 5 * ARCSEC, np.clip(np.imag(slope / np.where(z == 0, 1, z)), -3, 3), 0)
    rate, strength = (w + turn) / 10, (np.abs(z) + 0.1 * np.abs(slope)) / ARCSEC
    strong = rate[strength > STRONG]
    lines = rate[thinned(np.argsort(-strength), rate, 0.5, PLANET_LINES[coordinate] * 5 // 4)]
    beside = np.arange(GRID_STEP, GRID_TOP[body], GRID_STEP) if body in GRID_TOP else np.concatenate(
        [base["w"] + GRID_STEP, np.abs(base["w"] - GRID_STEP)]
    )
    more = np.concatenate([base["w"], beside])
    more = more[thinned(np.arange(len(more)), more, 0.5, len(more))]
    more = more[np.abs(more[:, None] - lines).min(axis=1) > 0.5]
    lines, more = apart(lines, strong, GUARD), apart(more, strong, GUARD)
    rising = np.concatenate([base["w"][base["p"] == 1], lines[:100], more[:150] if body in GRID_TOP else []])
    rising = rising[thinned(np.arange(len(rising)), rising, 0.4, len(rising))]
    w = np.concatenate([lines, more, rising])
    return Series(w=w, q=np.zeros_like(w), p=np.repeat([0, 1], [len(lines) + len(more), len(rising)]))


def nutation_candidates(middle):
    local = np.array(DELAUNAY) * ARCSEC @ np.array([1, 2 * middle, 3 * middle**2, 4 * middle**3])
    found = []
    for multiples in itertools.product(range(-3, 4), range(-2, 3), (0, -2, 2), range(-4, 5), range(-2, 3)):
        rate = float(np.dot(multiples, local))
        if rate > 1e-3 and sum(map(abs, multiples)) <= 9:
            found.append((sum(map(abs, multiples)), rate))
    rates = np.array([rate for _, rate in sorted(found)])
    rates = rates[thinned(np.arange(len(rates)), rates, 0.3, len(rates))]
    main = np.abs([np.dot(multiples, local) for multiples in MAIN_NUTATIONS])
    w = np.concatenate([rates, main])
    return Series(w=w, q=np.zeros_like(w), p=np.repeat([0, 1], [len(rates), len(main)]))


def samples_of(body, number):
    """Geometric places at random instants of the block, a year wider at either end."""
    years = pack.BLOCKS[number][1]
    half = (years / 2 + 1) * 365.25
    sample.FIT_FROM, sample.FIT_TO = pack.centre_jd(number) - half, pack.centre_jd(number) + half
    instants = sample.jittered(years * SAMPLES_PER_YEAR["moon" if body == "moon" else "planet"], 7)
    if body == "nutation":
        rows = sample.positions(sample.ECL_NUT, sample.SWIEPH, instants)
        rows[:, 1:5] *= np.pi / 180
        return rows
    if body == "moon":
        return sample.positions(sample.MOON, sample.GEOMETRIC | sample.SPEED, instants)
    code = sample.EARTH if body == "earth" else sample.PLANETS[body]
    return sample.positions(code, sample.GEOMETRIC | sample.HELCTR | sample.SPEED, instants)


class BlockProblem:
    """Samples and weights of one series of a block, for `select` and `rounded`."""

    def __init__(self, name, number, rows):
        self.name, self.rate_scale, self.secular = name, None, (0.0, 0.0)
        body, coordinate = name.split("-")
        self.t = (rows[:, 0] - pack.centre_jd(number)) / DAYS_PER_CENTURY
        self.weights = np.ones_like(self.t)
        if body == "nutation":
            self.y = rows[:, 3 if coordinate == "psi" else 4]
            return
        self.y = rows[:, 1 + "LBR".index(coordinate)].copy()
        if body == "moon" and coordinate == "R":
            self.weights = self.weights / 0.00257
        elif body == "moon" and coordinate == "B":
            # The true node depends on the motion in latitude as much as on the latitude.
            self.rate_scale = MEAN_MOTION_MOON_LATITUDE
            self.rate = rows[:, 5] * DAYS_PER_CENTURY / self.rate_scale
        elif body not in ("moon", "earth"):
            self.weights = geocentric_weights(rows, coordinate)
        if coordinate == "L":
            slope = self.mean_rate(body)
            level = np.unwrap(self.y - slope * self.t)
            middle = float(np.median(level))
            self.y, self.secular = level - middle, (middle % (2 * np.pi), slope)

    def mean_rate(self, body):
        if body == "moon":
            return theory()["moon"]["meanLongitude"][1] + GENERAL_PRECESSION * ARCSEC
        return float(np.polyfit(self.t, np.unwrap(self.y), 1)[0])

    def part(self, rows):
        """The same with some of the samples."""
        other = object.__new__(BlockProblem)
        other.__dict__ = {**self.__dict__, "t": self.t[rows], "y": self.y[rows], "weights": self.weights[rows]}
        if self.rate_scale:
            other.rate = self.rate[rows]
        return other

    def design(self, series):
        rows = series.columns(self.t) * self.weights[:, None]
        return np.concatenate([rows, series.rates(self.t) / self.rate_scale]) if self.rate_scale else rows

    def target(self):
        values = self.y * self.weights
        return np.concatenate([values, self.rate]) if self.rate_scale else values


def fitted(name, number, rows, base):
    body, coordinate = name.split("-")
    problem = BlockProblem(name, number, rows)
    middle = (pack.centre_jd(number) - J2000) / DAYS_PER_CENTURY
    if body == "nutation":
        candidates = nutation_candidates(middle)
    elif body == "moon":
        candidates = moon_candidates(theory()["moon"][coordinate], coordinate, middle, base)
    else:
        candidates = planet_candidates(theory()["planets"][body][coordinate], body, coordinate, middle, base)
    count = len(problem.t)
    part = int(SELECTION_PART * count) if body == "moon" else count
    chosen_rows = np.sort(np.random.default_rng(5).choice(count, part, False))
    target = TARGETS[name]
    chosen, path = select(problem.part(chosen_rows), candidates, MOST_TERMS.get(body, 2600), target)
    path = np.array(path)
    if path[-1, 1] < target:
        least = np.minimum.accumulate(path[:, 1])
        chosen = chosen[: int(np.exp(np.interp(-np.log(target), -np.log(least), np.log(path[:, 0]))))]
    series = Series(w=candidates.w[chosen].copy(), q=candidates.q[chosen].copy(), p=candidates.p[chosen].copy())
    return rounded(problem, series, max(target, path[-1, 1]))


def main():
    first, years = int(sys.argv[1]), int(sys.argv[2])
    if (first, years) not in pack.BLOCKS:
        raise SystemExit(f"no such block; pack.py has {pack.BLOCKS}")
    number = pack.BLOCKS.index((first, years))
    if number == pack.PRESENT:
        raise SystemExit("these years are in the module: npm run tables")
    bases = emit.lines_of_module(pack.ROOT / "assembly/tables", TARGETS)
    result, sampled, rows = {}, None, None
    for name in TARGETS:
        began, body = time.time(), name.split("-")[0]
        if sampled != body:
            sampled, rows = body, samples_of(body, number)
        result[name] = fitted(name, number, rows, bases[name])
        summary = result[name][4]
        print(
            f"{name:12s} {summary['terms']:5d} terms  rms {summary['rms']:.4f}″  max {summary['max']:.4f}″  {time.time() - began:.0f} s",
            flush=True,
        )
    pack.write(number, result)


if __name__ == "__main__":
    main()
