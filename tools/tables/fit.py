"""Stage 2 of table making: amplitudes, packing and the generated files.

Takes the first terms of each series in the order of stage 1, fits amplitudes and a quartic to all samples,
rounds frequencies and amplitudes to what the packed form can hold, and writes assembly/tables/.

    python3 tools/tables/fit.py FOLDER
"""

import gzip
import json
import pickle
import sys
from pathlib import Path

import numpy as np

from emit import CURVE_STEP, tier_of, tier_step, write_delta_t, write_series
from select_terms import CACHE, MOON_LARGE, Problem, load
from series import ARCSEC, Series

# Weighted residual (rms, arcseconds in the Earth's sky) at which each series stops adding terms.
TARGETS = json.loads((Path(__file__).parent / "targets.json").read_text())
# Rounding noise of the amplitudes, as a fraction of that residual.
ROUNDING = 0.38
# Iterations of reweighting that reduce the largest residuals: see flattened.
FLATTENING = 6
PLANET_LARGE = 100.0


def normal_solve(problem, series):
    size = 5 + 2 * len(series.w)
    gram, moment = np.zeros((size, size)), np.zeros(size)
    parts = np.array_split(np.arange(len(problem.t)), max(1, len(problem.t) // 3000))

    def accumulate(part, left, left_rate):
        design = series.columns(problem.t[part]) * problem.weights[part, None]
        yield design, left[part] * problem.weights[part]
        if problem.rate_scale:
            yield series.rates(problem.t[part]) / problem.rate_scale, left_rate[part]

    for part in parts:
        for design, _ in accumulate(part, problem.y, getattr(problem, "rate", None)):
            gram += design.T @ design
    norm = np.sqrt(np.diag(gram))
    scaled = gram / np.outer(norm, norm) + 1e-13 * np.eye(size)
    factor = np.linalg.inv(scaled)
    solution = np.zeros(size)
    left, left_rate = problem.y.copy(), getattr(problem, "rate", np.zeros(0)).copy()
    for _ in range(3):
        moment[:] = 0
        for part in parts:
            for design, target in accumulate(part, left, left_rate):
                moment += design.T @ target
        solution += factor @ (moment / norm) / norm
        for part in parts:
            left[part] = problem.y[part] - series.columns(problem.t[part]) @ solution
            if problem.rate_scale:
                left_rate[part] = problem.rate[part] - series.rates(problem.t[part]) / problem.rate_scale @ solution
    return solution, left


def flattened(problem, series):
    """The solution whose largest residual is least: Lawson's reweighting, where each sample gains weight by its residual."""
    weights, gain = problem.weights, np.ones_like(problem.t)
    best, least = None, np.inf
    for _ in range(FLATTENING):
        problem.weights = weights * np.sqrt(gain)
        solution, left = normal_solve(problem, series)
        size = np.abs(left * weights)
        if size.max() < least:
            best, least = solution, size.max()
        gain = np.clip(gain * (size / np.sqrt(np.mean(size**2)) + 0.6) ** 0.8, 0.3, 60)
        gain /= gain.mean()
    problem.weights = weights
    return best


def fitted(name, target):
    """The rounded series of one coordinate, its quantum and its residual."""
    terms = np.load(CACHE / f"terms-{name}.npz")
    path = terms["path"]
    count = int(np.exp(np.interp(-np.log(target), -np.log(path[:, 1]), np.log(path[:, 0]))))
    problem = Problem(name, 2 if name.startswith("moon") else 1)
    series = Series(w=terms["w"][:count].copy(), q=terms["q"][:count].copy(), p=terms["p"][:count].copy())
    return rounded(problem, series, np.interp(count, path[:, 0], path[:, 1]))


def rounded(problem, series, rms):
    """The series with fitted amplitudes, rounded to what the packed form can hold; its quantum and its residual."""
    name, count = problem.name, len(series.w)
    solution, _ = normal_solve(problem, series)
    amplitude = np.hypot(solution[5 : 5 + count], solution[5 + count :])
    weight = 0.7 * problem.weights.max() + 0.3 * np.sqrt(np.mean(problem.weights**2))
    reached = rms * ARCSEC
    quantum = float(np.float32(ROUNDING * reached * np.sqrt(12 / max(count, 1)) / weight))
    quanta = amplitude / quantum
    coordinate = name.split("-")[1]
    limit = MOON_LARGE * (0.00257 if coordinate == "R" else 1) if name.startswith("moon") else PLANET_LARGE
    large = (amplitude > limit * ARCSEC) & (series.p == 0)
    series.q[~large] = 0
    series.q = np.round(series.q / CURVE_STEP) * CURVE_STEP
    tier = tier_of(quanta)
    step = tier_step(tier)
    series.w = np.round(series.w / step) * step
    solution = flattened(problem, series)
    series.c = np.round(solution[5 : 5 + count] / quantum) * quantum
    series.s = np.round(solution[5 + count :] / quantum) * quantum
    # The rounding errors in level and slope are added to the polynomial.
    left = problem.y - np.concatenate(
        [series.columns(part)[:, 5:] @ np.concatenate([series.c, series.s]) for part in np.array_split(problem.t, 40)]
    )
    powers = np.vander(problem.t, 5, increasing=True)
    series.poly = np.linalg.lstsq(powers * problem.weights[:, None], left * problem.weights, rcond=None)[0]
    series.poly[2:] = np.float32(series.poly[2:])
    left = left - powers @ series.poly
    series.poly[0] += problem.secular[0]
    series.poly[1] += problem.secular[1]
    weighted = left * problem.weights / ARCSEC
    summary = {"terms": count, "rms": float(np.sqrt(np.mean(weighted**2))), "max": float(np.abs(weighted).max())}
    return series, quantum, large, tier, summary


def remembered(name, target):
    """`fitted`, or what it gave last time for the same target."""
    file, key = CACHE / f"fit-{name}.pickle", (target, ROUNDING, FLATTENING)
    if file.exists():
        kept, result = pickle.loads(file.read_bytes())
        if kept == key and file.stat().st_mtime > (CACHE / f"terms-{name}.npz").stat().st_mtime:
            return result
    result = fitted(name, target)
    file.write_bytes(pickle.dumps((key, result)))
    return result


def main():
    folder = Path(sys.argv[1])
    result, total = {}, 0
    for name, target in TARGETS.items():
        series, quantum, large, tier, summary = remembered(name, target)
        result[name] = (series, quantum, large, tier, summary)
        total += summary["terms"]
        print(f"{name:12s} {summary['terms']:5d} terms ({large.sum()} large)  rms {summary['rms']:.4f}″  max {summary['max']:.4f}″", flush=True)
    packed = write_series(folder, result)
    write_delta_t(folder, load("delta-t"))
    print(f"{total} terms, {len(packed)} bytes packed, {len(gzip.compress(packed, 9))} gz")


if __name__ == "__main__":
    main()
