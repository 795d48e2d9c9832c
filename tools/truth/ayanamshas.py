"""Reference values of ayanāṃśas where they are hardest: stars beside the Sun, and epochs of one's own far in the past.

A measuring instrument for the tests: Swiss Ephemeris (Debian libswe2.0, swe-standard-data), its sidereal modes 27, 28, 29, 35
and 255. Nothing of the library is shipped, and nothing of it is needed to build or to test.

    python3 tools/truth/ayanamshas.py > test/truth/ephemeris/ayanamshas-edges.json
"""

import ctypes
import json

import numpy as np
from sample import EPHEMERIS_FILES, SUN, SWIEPH, swe

NONUT = 64
FROM, TO = 2415020.5, 2488434.5
STARS = {"true-citra": (27, 180), "true-revati": (28, 359 + 50 / 60), "true-pushya": (29, 106), "true-mula": (35, 240)}
CUSTOM = 255
EPOCHS = [0.0, 990575.0, 1721057.5, 1825182.5, 1903396.8, 2086302.5, 2299160.5, 2634166.5, 3181394.5]

swe.swe_set_ephe_path(EPHEMERIS_FILES)
swe.swe_set_sid_mode.argtypes = [ctypes.c_int, ctypes.c_double, ctypes.c_double]
swe.swe_get_ayanamsa_ex_ut.argtypes = [ctypes.c_double, ctypes.c_int, ctypes.POINTER(ctypes.c_double), ctypes.c_char_p]


def ayanamsa(jd_ut, flags):
    value, message = ctypes.c_double(), ctypes.create_string_buffer(256)
    if swe.swe_get_ayanamsa_ex_ut(jd_ut, SWIEPH | flags, ctypes.byref(value), message) < 0:
        raise RuntimeError(message.value.decode())
    return round(value.value, 8)


def sun_longitude(jd_ut):
    out, message = (ctypes.c_double * 6)(), ctypes.create_string_buffer(256)
    if swe.swe_calc_ut(jd_ut, SUN, SWIEPH, out, message) < 0:
        raise RuntimeError(message.value.decode())
    return out[0]


def conjunction(year, held_at):
    """When the Sun passes the star: its sidereal longitude by the mode in hand is the one of the star."""
    jd = 2451545 + 365.25 * (year - 2000)
    for _ in range(8):
        gap = (sun_longitude(jd) - ayanamsa(jd, 0) - held_at + 180) % 360 - 180
        jd -= gap / 0.9856
    return jd


def main():
    rng = np.random.default_rng(7)
    near_sun = []
    for key, (mode, held_at) in STARS.items():
        swe.swe_set_sid_mode(mode, 0, 0)
        for year in range(1901, 2100, 4):
            # Half of the offsets are within half a day, where the ray passes the disc; the others within eight days.
            span = 0.5 if year % 8 == 1 else 8
            jd = round(conjunction(year, held_at) + span * (2 * rng.random() - 1), 4)
            near_sun.append([key, jd, ayanamsa(jd, 0), ayanamsa(jd, NONUT)])
    custom = []
    for epoch in EPOCHS:
        for _ in range(3):
            jd, deg = round(FROM + (TO - FROM) * rng.random(), 4), round(30 * rng.random(), 4)
            swe.swe_set_sid_mode(CUSTOM, epoch, deg)
            custom.append([epoch, deg, jd, ayanamsa(jd, 0), ayanamsa(jd, NONUT)])
    source = "Swiss Ephemeris 2.10.03, swe_get_ayanamsa_ex_ut, with nutation and without (SEFLG_NONUT), degrees"
    rows = lambda table: "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in table) + "\n]"
    print(
        f'{{"source":{json.dumps(source)},\n'
        f'"near_sun":{{"columns":["key","jd_ut","deg","mean_deg"],"rows":{rows(near_sun)}}},\n'
        f'"custom":{{"columns":["epoch_jd","epoch_deg","jd_ut","deg","mean_deg"],"rows":{rows(custom)}}}}}'
    )


if __name__ == "__main__":
    main()
