"""Writes test/truth/ephemeris/eclipses.json: every eclipse of 1900 to 2100, and solar eclipses as four places see them.

    python3 tools/truth/eclipses.py

Asks Swiss Ephemeris with its JPL DE431 files, as sample.py does.
"""

import ctypes
import json
from ctypes import POINTER, c_char_p, c_double, c_int

from sample import CHECK_FROM, CHECK_TO, SWIEPH, swe

TARGET = "test/truth/ephemeris/eclipses.json"
TOTAL, ANNULAR, PARTIAL, HYBRID = 4, 8, 16, 32
# Flags of the phases that are visible above the horizon of a place: greatest eclipse, then the four contacts.
VISIBLE = (256, 512, 1024, 2048, 4096)
PLACES = {"New Delhi": (77.209, 28.6139), "London": (-0.1276, 51.5072), "Quito": (-78.4678, -0.1807), "Hobart": (147.33, -42.88)}

PLACE, TIMES, ATTRIBUTES = (c_double * 10)(), (c_double * 10)(), (c_double * 20)()
MESSAGE = ctypes.create_string_buffer(256)
doubles = POINTER(c_double)
swe.swe_lun_eclipse_when.argtypes = [c_double, c_int, c_int, doubles, c_int, c_char_p]
swe.swe_sol_eclipse_when_glob.argtypes = swe.swe_lun_eclipse_when.argtypes
swe.swe_lun_eclipse_how.argtypes = [c_double, c_int, doubles, doubles, c_char_p]
swe.swe_sol_eclipse_when_loc.argtypes = [c_double, c_int, doubles, doubles, doubles, c_int, c_char_p]


def listing(find, describe):
    """Everything `find` finds one after the other; it returns flags and leaves the instants in TIMES."""
    rows, jd = [], CHECK_FROM
    while True:
        flags = find(jd)
        if flags < 0:
            raise RuntimeError(MESSAGE.value.decode())
        if TIMES[0] >= CHECK_TO:
            return rows
        rows.append(describe(flags))
        jd = TIMES[0] + 10


def instants(*slots):
    return [round(TIMES[i], 6) if TIMES[i] > 0 else None for i in slots]


def lunar(flags):
    swe.swe_lun_eclipse_how(TIMES[0], SWIEPH, PLACE, ATTRIBUTES, MESSAGE)
    kind = "total" if flags & TOTAL else "partial" if flags & PARTIAL else "penumbral"
    return [*instants(0), kind, round(ATTRIBUTES[0], 4), round(ATTRIBUTES[1], 4), *instants(6, 2, 4, 5, 3, 7)]


def solar(flags):
    kind = "hybrid" if flags & HYBRID else "total" if flags & TOTAL else "annular" if flags & ANNULAR else "partial"
    return [*instants(0), kind]


def local(name):
    lon, lat = PLACES[name]
    PLACE[0], PLACE[1], PLACE[2] = lon, lat, 0

    def describe(flags):
        # Below the horizon the library gives the rising or setting instead of the instant.
        seen = [at if flags & flag else None for at, flag in zip(instants(0, 1, 2, 3, 4), VISIBLE)]
        return [name, lat, lon, round(TIMES[0], 6), *seen, round(ATTRIBUTES[0], 4) if flags & VISIBLE[0] else None]

    return listing(lambda jd: swe.swe_sol_eclipse_when_loc(jd, SWIEPH, PLACE, TIMES, ATTRIBUTES, 0, MESSAGE), describe)


tables = {
    "lunar": {
        "columns": ["jd_ut", "type", "umbral_magnitude", "penumbral_magnitude", "p1", "u1", "u2", "u3", "u4", "p4"],
        "rows": listing(lambda jd: swe.swe_lun_eclipse_when(jd, SWIEPH, 0, TIMES, 0, MESSAGE), lunar),
    },
    "solar": {
        "columns": ["jd_ut", "type"],
        "rows": listing(lambda jd: swe.swe_sol_eclipse_when_glob(jd, SWIEPH, 0, TIMES, 0, MESSAGE), solar),
    },
    "local": {
        "columns": ["place", "lat", "lon", "jd_ut", "max", "c1", "c2", "c3", "c4", "magnitude"],
        "rows": [row for name in PLACES for row in local(name)],
    },
}
body = ",\n".join(
    f'"{name}":{{"columns":{json.dumps(table["columns"])},"rows":[\n'
    + ",\n".join(json.dumps(row, separators=(",", ":")) for row in table["rows"])
    + "\n]}"
    for name, table in tables.items()
)
with open(TARGET, "w", encoding="utf8") as file:
    file.write("{" + body + "}\n")
print({name: len(table["rows"]) for name, table in tables.items()})
