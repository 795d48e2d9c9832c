import { arcTangent } from '../core/arc';
import { get, put } from '../block';
import { turns } from '../core/angle';
import { ARCSEC } from '../core/constants';
import { interpolation, node } from '../core/poly';
import { equinox, equinoxX, equinoxY, equinoxZ, poleX, poleY, poleZ } from '../frames/precession';
import { MEAN, ZODIAC_KIND_SLOT, ZODIAC_POLYNOMIAL, ZODIAC_TERMS } from '../layout';
import { centuries } from '../time/scales';

const MATRIX: usize = memory.data(ZODIAC_TERMS * ZODIAC_TERMS * 8, 16);

/**
 * Writes the zodiac of an ayanāṃśa with a given value at an epoch. It grows from there by the motion of the mean
 * equinox along the ecliptic of the epoch. The quartic runs through five instants between 1900 and 2100.
 *
 * @param epochTt  Julian day TT
 * @param value    mean ayanāṃśa at the epoch, radians
 *
 * Error   of the quartic below 0.00001″; of the precession, see `frames/precession.ts`
 */
export function precess(epochTt: f64, value: f64): void {
  equinox(centuries(epochTt));
  const x = equinoxX;
  const y = equinoxY;
  const z = equinoxZ;
  // The direction in the ecliptic of the epoch a quarter turn after its equinox.
  const u = poleY * z - poleZ * y;
  const v = poleZ * x - poleX * z;
  const w = poleX * y - poleY * x;
  interpolation(ZODIAC_TERMS, MATRIX);
  put(ZODIAC_KIND_SLOT, MEAN);
  for (let i = 0; i < ZODIAC_TERMS; i++) put(ZODIAC_POLYNOMIAL + i, 0);
  let last = value;
  for (let j = 0; j < ZODIAC_TERMS; j++) {
    equinox(node(ZODIAC_TERMS, j));
    const moved = arcTangent(
      u * equinoxX + v * equinoxY + w * equinoxZ,
      x * equinoxX + y * equinoxY + z * equinoxZ,
    );
    let zero = value - moved;
    zero -= turns(zero - last);
    last = zero;
    for (let i = 0; i < ZODIAC_TERMS; i++) {
      const weight = load<f64>(MATRIX + ((<usize>(ZODIAC_TERMS * i + j)) << 3));
      put(ZODIAC_POLYNOMIAL + i, get(ZODIAC_POLYNOMIAL + i) + (weight * zero) / ARCSEC);
    }
  }
}
