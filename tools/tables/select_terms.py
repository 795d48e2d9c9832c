"""Stage 1 of table making: the order in which terms enter each series.

Orthogonal least squares over the frequencies of the published theories: at each step the pairs (cosine, sine)
that take most out of the weighted residual of the samples are chosen, and the rest of the dictionary is
made orthogonal to them. Far fewer terms than a truncation, since each amplitude is fitted to the span in
use. Samples are weighted by what a displacement means as seen from the Earth.

    python3 tools/tables/select_terms.py SERIES ...    e.g. earth-L moon-B nutation-psi
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

from series import ARCSEC, DAYS_PER_CENTURY, DEGREE, Series, centuries, wrap

CACHE = Path(".cache")
# Two centuries cannot resolve frequencies closer than this: rad per century.
RESOLUTION = {"planet": 0.5, "moon": 0.25, "nutation": 0.3}
# Minimum distance of terms chosen in one step: rad per century.
STEP_DISTANCE = 6.0
# Fraction of a candidate (squared) that the chosen terms do not explain. Below it, amplitudes would cancel.
INDEPENDENT = 0.06
# A regular grid between the lines of the theory completes the dictionary (asteroids, newer masses): rad per century.
GRID_STEP, GRID_TOP = 1.3, {"earth": 2600.0, "venus": 2600.0, "mars": 2200.0, "jupiter": 400.0, "saturn": 400.0}
# Terms of the Moon above this amplitude keep the curvature of their phase: arcseconds.
MOON_LARGE = 20.0
# Arcseconds per century.
GENERAL_PRECESSION = 5028.797
MEAN_MOTION_MOON_LATITUDE = 8433.4661


def load(name):
    return np.load(CACHE / "samples" / f"{name}.npy")


def theory():
    return json.loads((CACHE / "dictionary.json").read_text())


def thin(frequencies, resolution):
    """Indices of the strongest frequencies that are no closer to one another than `resolution`."""
    kept, values = [], np.empty(0)
    for i, w in enumerate(frequencies):
        if not len(values) or np.min(np.abs(values - w)) > resolution:
            kept.append(i)
            values = np.append(values, w)
    return kept


def planet_candidates(rows, most, top):
    strength = {}
    for amplitude, rate in rows:
        if rate > 0:
            strength[rate] = max(strength.get(rate, 0.0), abs(amplitude))
    rates = np.array(sorted(strength, key=lambda w: -strength[w]))
    rates = rates[thin(rates, RESOLUTION["planet"])][:most]
    grid = np.arange(GRID_STEP, top, GRID_STEP)
    grid = grid[np.min(np.abs(grid[:, None] - rates), axis=1) > GRID_STEP / 2] if len(grid) else grid
    rates = np.concatenate([rates, grid])
    return rates, np.zeros_like(rates)


def moon_candidates(rows, coordinate, most):
    scale = 206264.8 / 385000.0 if coordinate == "R" else 1.0
    best = {}
    for amplitude, _, w, q in rows:
        w, q = (-w, -q) if w < 0 else (w, q)
        key = round(w, 5)
        if w > 0 and best.get(key, (0.0,))[0] < abs(amplitude) * scale:
            best[key] = (abs(amplitude) * scale, w, q)
    ordered = sorted(best.values(), reverse=True)
    rates = np.array([row[1] for row in ordered])
    kept = thin(rates, RESOLUTION["moon"])[:most]
    large = np.array([ordered[i][0] > MOON_LARGE for i in kept])
    return rates[kept], np.where(large, np.array([ordered[i][2] for i in kept]), 0.0)


def nutation_candidates():
    """Rates of all small combinations of the Delaunay arguments (l, l', F, D, Ω)."""
    import itertools

    # Simon et al. 1994, arcseconds per century.
    delaunay = np.array([1717915923.2178, 129596581.0481, 1739527262.8478, 1602961601.2090, -6962890.5431]) * ARCSEC
    found = []
    for multiples in itertools.product(range(-3, 4), range(-2, 3), (0, -2, 2), range(-4, 5), range(-2, 3)):
        w = float(np.dot(multiples, delaunay))
        if w > 1e-3 and sum(map(abs, multiples)) <= 9:
            found.append((sum(map(abs, multiples)), w))
    rates = np.array([w for _, w in sorted(found)])
    rates = rates[thin(rates, RESOLUTION["nutation"])]
    return rates, np.zeros_like(rates)


def geocentric_weights(sample, coordinate):
    """How far a small displacement of the planet moves it in the Earth's sky: radians per radian, or per au."""
    t, (lon, lat, r) = centuries(sample[:, 0]), sample[:, 1:4].T
    anomaly = np.radians(357.5291 + 35999.0503 * t)
    earth_lon = np.radians(280.4665 + 36000.7698 * t + 1.9146 * np.sin(anomaly) + 0.02 * np.sin(2 * anomaly)) + np.pi
    earth_r = 1.00014 - 0.01671 * np.cos(anomaly)
    dx = r * np.cos(lat) - earth_r * np.cos(lon - earth_lon)  # along the planet's radius
    dy = earth_r * np.sin(lon - earth_lon)  # across it
    distance = np.hypot(dx, dy)
    across, along = np.abs(dx) / distance, np.abs(dy) / distance
    if coordinate == "L":
        return r * np.maximum(across, 0.2) / distance
    if coordinate == "B":
        return r / distance
    return np.maximum(along, 0.15) / distance


class Problem:
    """Samples, weights and candidates of one series. `secular` is taken out of longitudes before the fit."""

    def __init__(self, name, every):
        self.name = name
        body, coordinate = name.split("-")
        self.rate_scale = None
        self.secular = (0.0, 0.0)
        if body == "nutation":
            sample = load("fit-nutation")[::every]
            self.t = centuries(sample[:, 0])
            self.y = sample[:, 3 if coordinate == "psi" else 4]
            self.weights = np.ones_like(self.t)
            self.w, self.q = nutation_candidates()
            return
        column = 1 + "LBR".index(coordinate)
        sample = load(f"fit-{body}")[::every]
        self.t, self.y = centuries(sample[:, 0]), sample[:, column].copy()
        if body == "moon":
            source = theory()["moon"]
            self.weights = np.ones_like(self.t)
            self.w, self.q = moon_candidates(source[coordinate], coordinate, 2000)
            if coordinate == "L":
                mean = source["meanLongitude"]
                self.secular = (mean[0], mean[1] + GENERAL_PRECESSION * ARCSEC)
            if coordinate == "B":
                # The true node depends on the motion in latitude as much as on the latitude.
                self.rate = sample[:, 4 + 1] * DAYS_PER_CENTURY / MEAN_MOTION_MOON_LATITUDE
                self.rate_scale = MEAN_MOTION_MOON_LATITUDE
            if coordinate == "R":
                self.weights = self.weights / 0.00257
        else:
            source = theory()["planets"][body]
            self.w, self.q = planet_candidates(source[coordinate], 1200, GRID_TOP.get(body, 0.0))
            if body == "earth":
                self.weights = np.ones_like(self.t)
            else:
                self.weights = geocentric_weights(sample, coordinate)
            if coordinate == "L":
                self.secular = tuple(source["meanLongitude"])
        if coordinate == "L":
            self.y = wrap(self.y - self.secular[0] - self.secular[1] * self.t)

    def design(self, series):
        """Weighted design matrix over all samples, with the latitude rates of the Moon below the latitudes."""
        rows = series.columns(self.t)
        rows *= self.weights[:, None]
        if self.rate_scale:
            rows = np.concatenate([rows, series.rates(self.t) / self.rate_scale])
        return rows

    def target(self):
        values = self.y * self.weights
        return np.concatenate([values, self.rate]) if self.rate_scale else values


def select(problem, everything, most, target_rms=0.0, batch=8, refresh=48):
    """
    Returns the numbers of the candidates in order of entry, and [(terms, weighted rms in arcseconds)]. Ends with `most`
    terms, or when the rms is below its target.
    """
    design, target = problem.design(everything), problem.target()
    norm = np.sqrt(np.einsum("ij,ij->j", design, design))
    design /= norm
    full = design.T @ design
    gram = full.copy()
    pairs = len(everything.w)
    cosines = DEGREE + 1 + np.arange(pairs)
    sines = cosines + pairs
    free = np.ones(pairs, bool)
    taken, chosen, path = list(range(DEGREE + 1)), [], []

    def residual_now():
        """The residual of the best fit with the terms taken so far, by normal equations refined twice."""
        inside = full[np.ix_(taken, taken)] + 1e-13 * np.eye(len(taken))
        columns, left = design[:, taken], target.copy()
        for _ in range(3):
            left -= columns @ np.linalg.solve(inside, columns.T @ left)
        return left

    def deflate(columns):
        nonlocal gram, moment
        block = gram[np.ix_(columns, columns)]
        across = gram[:, columns].copy()
        lift = across @ np.linalg.inv(block)
        moment = moment - lift @ moment[columns]
        gram -= lift @ across.T

    moment = design.T @ target
    deflate(np.arange(DEGREE + 1))
    moment = design.T @ residual_now()
    fresh = 0
    while len(chosen) < most:
        a, b, d = gram[cosines, cosines], gram[sines, sines], gram[cosines, sines]
        determinant = a * b - d * d
        usable = free & (a > INDEPENDENT) & (b > INDEPENDENT) & (determinant > INDEPENDENT**2)
        x, y = moment[cosines], moment[sines]
        gain = np.where(usable, (b * x * x - 2 * d * x * y + a * y * y) / np.where(usable, determinant, 1), -1)
        step = []
        for k in np.argsort(-gain)[: 6 * batch]:
            if gain[k] <= 0 or gain[k] < 0.2 * gain.max():
                break
            if all(abs(everything.w[k] - everything.w[other]) > STEP_DISTANCE for other in step):
                step.append(k)
            if len(step) >= max(1, min(batch, len(chosen) // 6 + 1)):
                break
        if not step:
            break
        columns = np.concatenate([cosines[step], sines[step]])
        deflate(columns)
        taken += list(columns)
        free[step] = False
        chosen += map(int, step)
        if len(chosen) - fresh >= min(refresh, max(8, fresh)):
            fresh = len(chosen)
            left = residual_now()
            moment = design.T @ left
            path.append((fresh, np.sqrt(np.mean(left**2)) / ARCSEC))
            if path[-1][1] < target_rms:
                break
    return chosen, path


def main():
    plan = {"planet": (4, 640), "moon": (4, 1300), "nutation": (4, 110)}
    for name in sys.argv[1:]:
        started = time.time()
        kind = name.split("-")[0] if name.split("-")[0] in plan else "planet"
        every, most = plan[kind]
        problem = Problem(name, every)
        everything = Series(
            w=np.concatenate([problem.w, problem.w]),
            q=np.concatenate([problem.q, problem.q]),
            p=np.repeat([0, 1], len(problem.w)),
        )
        chosen, path = select(problem, everything, most)
        np.savez(
            CACHE / f"terms-{name}.npz",
            w=everything.w[chosen],
            q=everything.q[chosen],
            p=everything.p[chosen],
            path=np.array(path),
        )
        marks = [f"{n}:{rms:.4f}" for n, rms in path]
        print(f"{name}: {len(problem.w)} candidates, {time.time() - started:.0f} s, terms:rms″", *marks, flush=True)


if __name__ == "__main__":
    main()
