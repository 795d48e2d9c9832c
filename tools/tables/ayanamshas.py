"""Computes the quartics and latitudes of src/kernel/ayanamshas.ts from the definitions in that file, and prints both with
the largest difference, 1890 to 2110, in arcseconds.

    python3 tools/tables/ayanamshas.py

Needs numpy and pyerfa (precession of Vondrák, Capitaine and Wallace 2011, proper motion, frame bias).
"""

import json
import subprocess

import erfa
import numpy as np

J2000 = 2451545.0
ARCSEC = np.pi / 648000
INSTANTS = np.linspace(J2000 - 110 * 365.25, J2000 + 110 * 365.25, 221)
CENTURIES = (INSTANTS - J2000) / 36525
BIAS = erfa.bp06(J2000, 0.0)[0]

LIST = "import { AYANAMSHAS } from './src/kernel/ayanamshas.ts'; console.log(JSON.stringify(AYANAMSHAS))"
NODE = ["node_modules/.bin/node", "--import", "./tools/resolve-ts.mjs", "--input-type=module", "-e", LIST]


def axes(jd):
    """Equinox, the direction a quarter turn after it on the ecliptic, and the pole of the ecliptic, in the frame of J2000."""
    epoch = 2000 + (jd - J2000) / 365.25
    pole = erfa.ltpecl(epoch)
    equinox = np.cross(erfa.ltpequ(epoch), pole)
    equinox /= np.linalg.norm(equinox)
    return np.array([equinox, np.cross(pole, equinox), pole])


def fixed(row):
    """Ayanāṃśa of a value at an epoch: the equinox moves along the ecliptic of the epoch."""
    frame = axes(row["epochJd"])
    moved = [np.arctan2(*(frame @ axes(jd)[0])[1::-1]) / ARCSEC for jd in INSTANTS]
    return row["deg"] * 3600 + row["rebasedArcsec"] - np.array(moved)


def star(row):
    """Longitude of a star less the one at which it stays, and its latitude, in the mean ecliptic of date."""
    place = row["star"]
    ra, dec = np.radians(place["rightAscensionDeg"]), np.radians(place["declinationDeg"])
    motion_ra, motion_dec = (mas * 1e-3 * ARCSEC for mas in place["motionMas"])
    parallax, velocity = place["parallaxMas"] * 1e-3, place["radialVelocityKmPerS"]
    longitudes, latitudes = [], []
    for jd in INSTANTS:
        at = erfa.starpm(ra, dec, motion_ra / np.cos(dec), motion_dec, parallax, velocity, J2000, 0.0, jd, 0.0)
        x, y, z = axes(jd) @ BIAS @ erfa.s2c(at[0], at[1])
        longitudes.append(np.arctan2(y, x) / ARCSEC - row["heldAtDeg"] * 3600)
        latitudes.append(np.arcsin(z) / ARCSEC)
    turn = 360 * 3600
    return np.unwrap(np.array(longitudes), period=turn) % turn, np.array(latitudes)


def report(name, committed, values):
    computed = np.polynomial.polynomial.polyfit(CENTURIES, values, len(committed) - 1)
    difference = np.abs(np.polynomial.polynomial.polyval(CENTURIES, committed) - values).max()
    print(f"{name:24} committed {list(committed)}\n{'':24} computed  {[round(float(c), 7) for c in computed]}")
    print(f"{'':24} largest difference {difference:.7f}″")


def main():
    rows = json.loads(subprocess.run(NODE, capture_output=True, check=True, text=True).stdout)
    for key, row in rows.items():
        if "star" not in row:
            report(key, row["arcsec"], fixed(row))
            continue
        longitudes, latitudes = star(row)
        report(key, row["arcsec"], longitudes)
        report(f"{key}, latitude", row["star"]["latitudeArcsec"], latitudes)


if __name__ == "__main__":
    main()
