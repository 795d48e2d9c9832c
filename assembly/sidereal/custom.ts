import { arcTangent } from '../core/arc';
import { get, put } from '../block';
import { turns } from '../core/angle';
import { ARCSEC } from '../core/constants';
import { interpolation, node } from '../core/poly';
import { equinox, equinoxX, equinoxY, equinoxZ, poleX, poleY, poleZ } from '../frames/precession';
import {
  MEAN,
  STAR,
  STAR_LATITUDE_RATE_SLOT,
  STAR_LATITUDE_SLOT,
  STAR_LONGITUDE_SLOT,
  ZODIAC_EPOCH_SLOT,
  ZODIAC_KIND_SLOT,
  ZODIAC_POLYNOMIAL,
  ZODIAC_TERMS,
} from '../layout';
import { centuries } from '../time/scales';

const MATRIX: usize = memory.data(ZODIAC_TERMS * ZODIAC_TERMS * 8, 16);

/** Begins a polynomial around an epoch, Julian centuries TT from J2000. */
function beginAround(centre: f64): void {
  interpolation(ZODIAC_TERMS, MATRIX);
  put(ZODIAC_EPOCH_SLOT, centre);
  for (let i = 0; i < ZODIAC_TERMS; i++) put(ZODIAC_POLYNOMIAL + i, 0);
}

/** Lets the polynomial pass through a value (radians) at node j. */
function passThrough(j: i32, value: f64): void {
  for (let i = 0; i < ZODIAC_TERMS; i++) {
    const weight = load<f64>(MATRIX + ((<usize>(ZODIAC_TERMS * i + j)) << 3));
    put(ZODIAC_POLYNOMIAL + i, get(ZODIAC_POLYNOMIAL + i) + (weight * value) / ARCSEC);
  }
}

/**
 * Writes the zodiac of an ayanāṃśa with a given value at an epoch. It grows from there by the motion of the mean
 * equinox along the ecliptic of the epoch. The quartic runs through five instants within a century of the centre.
 *
 * @param epochTt  Julian day TT
 * @param value    mean ayanāṃśa at the epoch, radians
 * @param centre   Julian centuries TT from J2000
 *
 * Error   of the quartic below 0.00001″; of the precession, see `frames/precession.ts`
 */
export function precess(epochTt: f64, value: f64, centre: f64): void {
  equinox(centuries(epochTt));
  const x = equinoxX;
  const y = equinoxY;
  const z = equinoxZ;
  // The direction in the ecliptic of the epoch a quarter turn after its equinox.
  const u = poleY * z - poleZ * y;
  const v = poleZ * x - poleX * z;
  const w = poleX * y - poleY * x;
  put(ZODIAC_KIND_SLOT, MEAN);
  beginAround(centre);
  let last = value;
  for (let j = 0; j < ZODIAC_TERMS; j++) {
    equinox(centre + node(ZODIAC_TERMS, j));
    const moved = arcTangent(
      u * equinoxX + v * equinoxY + w * equinoxZ,
      x * equinoxX + y * equinoxY + z * equinoxZ,
    );
    let zero = value - moved;
    zero -= turns(zero - last);
    last = zero;
    passThrough(j, zero);
  }
}

/**
 * Writes the zodiac in which a star keeps the longitude in the block: the quartic of its mean longitude less that one,
 * and its latitude. The star moves in a straight line.
 *
 * @param x, y, z     unit vector at J2000, mean equator and equinox of J2000
 * @param vx, vy, vz  its change in a century
 * @param centre      Julian centuries TT from J2000
 */
export function precessStar(x: f64, y: f64, z: f64, vx: f64, vy: f64, vz: f64, centre: f64): void {
  put(ZODIAC_KIND_SLOT, STAR);
  beginAround(centre);
  const held = get(STAR_LONGITUDE_SLOT);
  let first: f64 = 0;
  for (let j = 0; j < ZODIAC_TERMS; j++) {
    const t = centre + node(ZODIAC_TERMS, j);
    equinox(t);
    const px = x + vx * t;
    const py = y + vy * t;
    const pz = z + vz * t;
    const along = equinoxX * px + equinoxY * py + equinoxZ * pz;
    const across =
      px * (poleY * equinoxZ - poleZ * equinoxY) +
      py * (poleZ * equinoxX - poleX * equinoxZ) +
      pz * (poleX * equinoxY - poleY * equinoxX);
    const zero = arcTangent(across, along) - held;
    passThrough(j, zero - turns(zero));
    const latitude = arcTangent(poleX * px + poleY * py + poleZ * pz, Math.sqrt(along * along + across * across));
    if (j == 0) first = latitude;
    if (j == ZODIAC_TERMS >> 1) put(STAR_LATITUDE_SLOT, latitude);
    if (j == ZODIAC_TERMS - 1) put(STAR_LATITUDE_RATE_SLOT, (latitude - first) / (-2 * node(ZODIAC_TERMS, 0)));
  }
}
