"""The shape of a fitted series, shared by the stages of table making.

value(T) = polynomial of degree 4 in T
         + sum over terms of T^p (c cos(w T + q T²) + s sin(w T + q T²)),   p = 0 or 1

T in Julian centuries TT from J2000. `q` is not zero only in the few large terms of the Moon.
"""

from dataclasses import dataclass, field

import numpy as np

J2000, DAYS_PER_CENTURY = 2451545.0, 36525.0
ARCSEC = np.pi / 648000
DEGREE = 4

PLANETS = ("mercury", "venus", "mars", "jupiter", "saturn")


def centuries(jd):
    return (jd - J2000) / DAYS_PER_CENTURY


def wrap(angle):
    return (angle + np.pi) % (2 * np.pi) - np.pi


@dataclass
class Series:
    """One coordinate of one body: frequencies `w`, phase curvature `q`, power of time `p`, amplitudes `c`, `s`."""

    w: np.ndarray
    q: np.ndarray
    p: np.ndarray
    c: np.ndarray = None
    s: np.ndarray = None
    poly: np.ndarray = field(default_factory=lambda: np.zeros(DEGREE + 1))
    secular: tuple = (0.0, 0.0)

    def columns(self, t):
        """Design matrix: polynomial, then cosines, then sines."""
        phase = np.outer(t, self.w) + np.outer(t * t, self.q)
        power = np.where(self.p == 1, t[:, None], 1.0)
        return np.concatenate([np.vander(t, DEGREE + 1, increasing=True), np.cos(phase) * power, np.sin(phase) * power], 1)

    def rates(self, t):
        """Derivative of the design matrix, per century."""
        phase = np.outer(t, self.w) + np.outer(t * t, self.q)
        rate = self.w + 2 * np.outer(t, self.q)
        power = np.where(self.p == 1, t[:, None], 1.0)
        slope = np.where(self.p == 1, 1.0, 0.0)
        cos, sin = np.cos(phase), np.sin(phase)
        poly = np.vander(t, DEGREE + 1, increasing=True)
        dpoly = np.concatenate([np.zeros((len(t), 1)), poly[:, :-1] * np.arange(1, DEGREE + 1)], 1)
        return np.concatenate([dpoly, -sin * rate * power + cos * slope, cos * rate * power + sin * slope], 1)

    def evaluate(self, t):
        out = np.empty_like(t)
        coefficients = np.concatenate([self.poly, self.c, self.s])
        for part in np.array_split(np.arange(len(t)), max(1, len(t) // 4000)):
            out[part] = self.columns(t[part]) @ coefficients
        return out
