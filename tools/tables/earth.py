"""The rotation and the orientation of the Earth in all years: ΔT, mean obliquity, precession in right ascension.

ΔT follows Morrison, Stephenson, Hohenkerk and Zawilski 2021 (Proc. R. Soc. A 477, 20200776, table S15) from -720 to 2019.
Before and after, their length of day is integrated: 1.72 t - 3.5 sin(2 pi (t + 0.75) / 14) ms more than 86400 s,
t = (year - 1825) / 100. From 1898 to 2104 the table of the module holds (assembly/tables/deltat.ts); the difference of the
two fades out within 50 years before and 100 years after.

Obliquity and precession are those of Vondrák, Capitaine and Wallace 2011: the mean obliquity of their table 3, and the
motion of the equinox along the equator between their poles, integrated from J2000.
"""

import math
import re
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[2]
ARCSEC = np.pi / 648000

# First year of each piece of the table, and after the last the end.
PIECES = [
    -720, -100, 400, 1000, 1150, 1300, 1500, 1600, 1650, 1720, 1800, 1810, 1820, 1830, 1840, 1850, 1855, 1860, 1865, 1870,
    1875, 1880, 1885, 1890, 1895, 1900, 1905, 1910, 1915, 1920, 1925, 1930, 1935, 1940, 1945, 1950, 1953, 1956, 1959, 1962,
    1965, 1968, 1971, 1974, 1977, 1980, 1983, 1986, 1989, 1992, 1995, 1998, 2001, 2004, 2007, 2010, 2013, 2016, 2019,
]  # fmt: skip
# Of each piece c0..c3 in the fraction of the piece, seconds.
CUBICS = """
20371.848 -9999.586 776.247 409.160
11557.668 -5822.270 1303.151 -503.433
6535.116 -5671.519 -298.291 1085.087
1650.393 -753.210 184.811 -25.346
1056.647 -459.628 108.771 -24.641
681.149 -421.345 61.953 -29.414
292.343 -192.841 -6.572 16.197
109.127 -78.697 10.505 3.018
43.952 -68.089 38.333 -2.127
12.068 2.507 41.731 -37.939
18.367 -3.481 -1.126 1.918
15.678 0.021 4.629 -3.812
16.516 -2.157 -6.806 3.250
10.804 -6.018 2.944 -0.096
7.634 -0.416 2.658 -0.539
9.338 1.642 0.261 -0.883
10.357 -0.486 -2.389 1.558
9.040 -0.591 2.284 -2.477
8.255 -3.456 -5.148 2.720
2.371 -5.593 3.011 -0.914
-1.126 -2.314 0.269 -0.039
-3.210 -1.893 0.152 0.563
-4.388 0.101 1.842 -1.438
-3.884 -0.531 -2.474 1.871
-5.017 0.134 3.138 -0.232
-1.977 5.715 2.443 -1.257
4.923 6.828 -1.329 0.720
11.142 6.330 0.831 -0.825
17.479 5.518 -1.643 0.262
21.617 3.020 -0.856 0.008
23.789 1.333 -0.831 0.127
24.418 0.052 -0.449 0.142
24.164 -0.419 -0.022 0.702
24.426 1.645 2.086 -1.106
27.050 2.499 -1.232 0.614
28.932 1.127 0.220 -0.277
30.002 0.737 -0.610 0.631
30.760 1.409 1.282 -0.799
32.652 1.577 -1.115 0.507
33.621 0.868 0.406 0.199
35.093 2.275 1.002 -0.414
37.956 3.035 -0.242 0.202
40.951 3.157 0.364 -0.229
44.244 3.199 -0.323 0.172
47.291 3.069 0.193 -0.192
50.361 2.878 -0.384 0.081
52.936 2.354 -0.140 -0.165
54.984 1.577 -0.637 0.448
56.373 1.648 0.708 -0.276
58.453 2.235 -0.121 0.110
60.678 2.324 0.210 -0.313
62.898 1.804 -0.729 0.109
64.083 0.674 -0.402 0.199
64.553 0.466 0.194 -0.017
65.197 0.804 0.144 -0.084
66.061 0.839 -0.109 0.128
66.920 1.007 0.277 -0.095
68.109 1.277 -0.007 -0.139
"""
ROWS = [tuple(map(float, row.split())) for row in CUBICS.split("\n") if row]
FADE_BEFORE, FADE_AFTER = 50, 100
DELTA_T_STEP = 5


def integrated(year):
    """The integral of the length of day, seconds, without its constant."""
    t = (year - 1825) / 100
    period = 14 / (2 * math.pi)
    return 0.5 * 1.72 * 36.525 * t * t + 3.5 * 36.525 * period * math.cos((t + 0.75) / period)


def published(year):
    """ΔT of the published model, seconds."""
    if year < PIECES[0]:
        return integrated(year) - integrated(PIECES[0]) + ROWS[0][0]
    if year >= PIECES[-1]:
        return integrated(year) - integrated(PIECES[-1]) + sum(ROWS[-1])
    piece = max(i for i in range(len(ROWS)) if PIECES[i] <= year)
    x = (year - PIECES[piece]) / (PIECES[piece + 1] - PIECES[piece])
    c0, c1, c2, c3 = ROWS[piece]
    return c0 + x * (c1 + x * (c2 + x * c3))


def yearly():
    """ΔT of the module by year."""
    text = (ROOT / "assembly/tables/deltat.ts").read_text()
    number = lambda name: float(re.search(rf"{name}: \w+ = (-?[\d.]+)", text)[1])
    bends = [int(v) for v in re.findall(r"-?\d+", text[text.index("memory.data<i8>([") + 17 :])]
    value, step = number("DELTA_T_FIRST"), number("DELTA_T_FIRST_STEP")
    values = [value]
    for bend in [*bends, 0]:
        value, step = value + step, step + bend
        values.append(value)
    first = int(number("DELTA_T_FIRST_YEAR"))
    return {first + i: v * number("DELTA_T_UNIT") for i, v in enumerate(values)}


MODULE = yearly()


def delta_t(year):
    """ΔT of a whole year, seconds: January 1.0 of a calendar of years of 365.2425 days."""
    first, last = min(MODULE), max(MODULE)
    if year < first:
        fade = max(0.0, 1 - (first - year) / FADE_BEFORE)
        return published(year) + fade * (MODULE[first] - published(first))
    if year > last:
        fade = max(0.0, 1 - (year - last) / FADE_AFTER)
        return published(year) + fade * (MODULE[last] - published(last))
    return MODULE[year]


# Chebyshev coefficients of x = (T + 20.5) / 30.7, arcseconds; T from -51.2 to 10.2. They follow the definitions within 1e-7″.
OBLIQUITY = [
    85267.12041270595, -1318.4595413577274, -56.97916913097494, 13.929052520039413, 0.18515704888084455,
    -0.039369190590899245, -0.0004304175276205851, 2.7920711851890273e-05, 2.035941100189136e-06, 8.51579848124119e-08,
    -6.8418858088777955e-09, -3.2680137048078555e-10, -3.8194245912798776e-11,
]  # fmt: skip
PRECESSION_RA = [
    -93359.32370149887, 139926.23740756058, 607.4074610817709, 17.416852418429663, -3.1874752555905213,
    -0.02569480405235027, 0.011152771825797667, -0.000882610706593226, -7.165840317837585e-05, 8.613311076307771e-06,
    7.035945367415083e-08, 3.1228414618497846e-08, 2.0611706648033322e-09,
]  # fmt: skip


def at(coefficients, t):
    """Value of one of the two at Julian centuries TT from J2000, radians."""
    return ARCSEC * np.polynomial.chebyshev.chebval((np.asarray(t) + 20.5) / 30.7, coefficients)
