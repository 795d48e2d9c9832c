"""Samples Swiss Ephemeris (JPL DE431 files) for the fit of the kernel's tables.

A measuring instrument at table-making time only: nothing of the library is shipped, and nothing of it is
needed to build or to run. Debian packages: libswe2.0, swe-standard-data, swe-basic-data.

    python3 tools/truth/sample.py [folder for the samples, default .cache/samples]

Writes one .npy a quantity; every row begins with the Julian day (TT). Angles in radians, distances in au,
speeds per day.
"""

import ctypes
import ctypes.util
import sys
from pathlib import Path

import numpy as np

EPHEMERIS_FILES = b"/usr/share/libswe/ephe"
# A little wider than the certified span 1899-07-01..2101-07-01, so that no fit ends at the edge of the answers.
FIT_FROM, FIT_TO = 2414655.5, 2488799.5
CHECK_FROM, CHECK_TO = 2415020.5, 2488434.5

SWIEPH, HELCTR, TRUEPOS, NONUT, SPEED = 2, 8, 16, 64, 256
NOGDEFL, NOABERR, RADIANS = 512, 1024, 8192
SUN, MOON, EARTH, MEAN_NODE, TRUE_NODE, ECL_NUT = 0, 1, 14, 10, 11, -1
PLANETS = {"mercury": 2, "venus": 3, "mars": 4, "jupiter": 5, "saturn": 6}

GEOMETRIC = SWIEPH | TRUEPOS | NONUT | NOGDEFL | NOABERR | RADIANS
APPARENT = SWIEPH | SPEED | RADIANS

swe = ctypes.CDLL(ctypes.util.find_library("swe") or "libswe.so.2")
swe.swe_calc.argtypes = [ctypes.c_double, ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_double), ctypes.c_char_p]
swe.swe_calc_ut.argtypes = swe.swe_calc.argtypes
swe.swe_deltat.argtypes, swe.swe_deltat.restype = [ctypes.c_double], ctypes.c_double
swe.swe_set_ephe_path(EPHEMERIS_FILES)


def positions(body, flags, instants):
    """Six coordinates of a body at each instant (TT); stops if the library left its files."""
    rows = np.empty((len(instants), 7))
    rows[:, 0] = instants
    out, message = (ctypes.c_double * 6)(), ctypes.create_string_buffer(256)
    for row in rows:
        used = swe.swe_calc(row[0], body, flags, out, message)
        if used < 0 or (body != ECL_NUT and body not in (MEAN_NODE,) and not used & SWIEPH):
            raise RuntimeError(f"body {body} at {row[0]}: {message.value.decode()}")
        row[1:] = out[:]
    return rows


def jittered(count, seed):
    """One random instant in each of `count` equal parts of the fitted span: no aliasing, no gaps."""
    rng = np.random.default_rng(seed)
    return FIT_FROM + (FIT_TO - FIT_FROM) * (np.arange(count) + rng.random(count)) / count


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".cache/samples")
    folder.mkdir(parents=True, exist_ok=True)

    def save(name, rows):
        np.save(folder / f"{name}.npy", rows)
        print(name, rows.shape, flush=True)

    for seed, (name, body) in enumerate({"earth": EARTH, **PLANETS}.items()):
        save(f"fit-{name}", positions(body, GEOMETRIC | HELCTR | SPEED, jittered(24000, seed)))
    save("fit-moon", positions(MOON, GEOMETRIC | SPEED, jittered(60000, 11)))
    nutation = positions(ECL_NUT, SWIEPH, jittered(24000, 12))
    nutation[:, 1:5] *= np.pi / 180
    save("fit-nutation", nutation)

    # The instants of the check are drawn separately from those of the fit.
    check = np.sort(CHECK_FROM + (CHECK_TO - CHECK_FROM) * np.random.default_rng(99).random(20000))
    bodies = {"sun": SUN, "moon": MOON, **PLANETS, "mean-node": MEAN_NODE, "true-node": TRUE_NODE}
    for name, body in bodies.items():
        save(f"check-{name}", positions(body, APPARENT, check))
    nutation = positions(ECL_NUT, SWIEPH, check)
    nutation[:, 1:5] *= np.pi / 180
    save("check-nutation", nutation)

    years = np.arange(1898, 2105)
    nodes = 2451544.5 + 365.2425 * (years - 2000)
    save("delta-t", np.array([[year, swe.swe_deltat(day) * 86400] for year, day in zip(years, nodes)]))
    save("check-delta-t", np.array([[day, swe.swe_deltat(day) * 86400] for day in check]))


if __name__ == "__main__":
    main()
