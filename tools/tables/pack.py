"""Packs the series of a block of years into its file, assembly/years/FIRST_YEAR.bin. assembly/core/years.ts reads it.

Little endian: the letters KHY1; a checksum of all that follows; the number of the block, the count of ΔT values, their
first year and the years between them (i32 each); the middle of the block in Julian centuries TT from J2000 (f64); of each
series c0 and c1 (f64); of each the quantum, c2, c3 and c4 (f32); ΔT in seconds (f32, up to a multiple of eight bytes);
the stream of bits of emit.py. After the series of the module come three polynomials without terms: mean node, mean
obliquity, precession in right ascension. Their time, as that of all series, counts from the middle of the block.
"""

import struct
import sys
from pathlib import Path

import numpy as np

import earth
import emit
from series import DAYS_PER_CENTURY, J2000, Series

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assembly/years"
sys.path.insert(0, str(ROOT / "tools/truth"))

# First year and number of years of each block, in order; the module holds 1899 to 2101.
MODULE = (1899, 202)
BLOCKS = [(-3102, 252), *((year, 250) for year in range(-2850, 1900, 250)), MODULE, (2100, 300), (2400, 300), (2700, 301)]
PRESENT = BLOCKS.index(MODULE)
# A file for the years beside the module tabulates ΔT more densely; its nodes meet those of the module at 1899 and 2103.
DELTA_T_GRIDS = {PRESENT - 1: (1643, 2), PRESENT + 1: (2088, 5)}
MAX_BYTES = 20 * 1024


def centre_jd(number):
    first, years = BLOCKS[number]
    return J2000 + 365.25 * (first + years / 2 - 2000)


def checksum(data):
    """FNV-1a, 32 bits."""
    value = 0x811C9DC5
    for byte in data:
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value


# The reference corrects its mean node by a table that ends here, in 2899; a tangent goes on from there.
MEAN_NODE_UNTIL = 2780000.0


def polynomials(number):
    """The three polynomials of the file."""
    import sample

    first, years = BLOCKS[number]
    half = (years / 2 + 1) * 365.25
    jd = centre_jd(number) + half * np.cos(np.pi * (np.arange(400) + 0.5) / 400)[::-1]
    jd = jd[jd < MEAN_NODE_UNTIL]
    t = (jd - centre_jd(number)) / DAYS_PER_CENTURY
    centuries = (jd - J2000) / DAYS_PER_CENTURY
    node = np.unwrap(sample.positions(sample.MEAN_NODE, sample.APPARENT | sample.NONUT, jd)[:, 1])
    for name, values in (
        ("mean-node", node),
        ("mean-obliquity", earth.at(earth.OBLIQUITY, centuries)),
        ("precession-ra", earth.at(earth.PRECESSION_RA, centuries)),
    ):
        poly = np.polynomial.polynomial.polyfit(t, values, 4)
        poly[2:] = np.float32(poly[2:])
        left = values - np.polynomial.polynomial.polyval(t, poly)
        print(f"{first} {name}: {np.abs(left).max() / earth.ARCSEC:.6f}″")
        yield name, poly


def delta_t_table(number):
    first, years = BLOCKS[number]
    start, step = DELTA_T_GRIDS.get(number, (first - 10 - first % earth.DELTA_T_STEP, earth.DELTA_T_STEP))
    count = -(-(first + years + 10 - start) // step)
    return start, step, np.float32([earth.delta_t(start + step * i) for i in range(count)])


def write(number, result):
    """Writes the file of a block."""
    none = Series(w=np.zeros(0), q=np.zeros(0), p=np.zeros(0, int), c=np.zeros(0), s=np.zeros(0))
    entries = [(name, entry[0], entry[1], entry[2], entry[3], entry[0].poly) for name, entry in result.items()]
    for name, poly in polynomials(number):
        entries.append((name, none, 1.0, np.zeros(0, bool), np.zeros(0, int), poly))
    levels, tails, stream = b"", b"", emit.Bits()
    for name, series, quantum, large, tier, poly in entries:
        is_longitude = name.endswith("-L") or name == "mean-node"
        levels += struct.pack("<2d", poly[0] % (2 * np.pi) if is_longitude else poly[0], poly[1])
        tails += struct.pack("<4f", quantum, *poly[2:])
        emit.pack(stream, series, quantum, large, tier)
    start, step, values = delta_t_table(number)
    body = struct.pack("<4i", number, len(values), start, step)
    body += struct.pack("<d", (centre_jd(number) - J2000) / DAYS_PER_CENTURY)
    body += levels + tails + values.tobytes() + bytes(-4 * len(values) % 8)
    body += stream.bytes() + bytes(8)  # the reader looks eight bytes ahead
    data = b"KHY1" + struct.pack("<I", checksum(body)) + body
    if len(data) > MAX_BYTES:
        raise SystemExit(f"{BLOCKS[number][0]}: {len(data)} bytes, more than {MAX_BYTES}")
    file = FOLDER / f"{BLOCKS[number][0]}.bin"
    file.write_bytes(data)
    print(file.name, len(data), "bytes")
