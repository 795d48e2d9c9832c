/** Writes a zodiac into the block for the next call, and computes ayanāṃśas. */
import * as layout from '../../assembly/layout';
import type { Zodiac } from './almanac';
import { AYANAMSHAS, type StarAyanamsha } from './ayanamshas';
import type { AyanamshaChoice, AyanamshaKey, CustomAyanamsha } from './keys';
import type { Instance } from './load';
import type { Ayanamsha, Sky } from './types';
import { DEGREES, RADIANS } from './units';

const ARCSEC = RADIANS / 3600;
const J2000 = 2451545;
/** The precession model is valid for 200,000 years before and after J2000. */
const MAX_EPOCH_DAYS = 200_000 * 365.25;

/** Centuries from J2000 in which the polynomials of the named ayanāṃśas hold. */
const REACH_OF_POLYNOMIALS = 1.1;

/**
 * The middle of a polynomial for instants near one, Julian centuries TT from J2000: a whole number, so that a zodiac has
 * the same digits in all questions about a century.
 */
function middleFor({ allYears }: Instance, jd: number): number {
  const t = (jd - J2000) / 36525;
  return allYears && Math.abs(t) > REACH_OF_POLYNOMIALS ? Math.round(t) : 0;
}

/** Writes a custom ayanāṃśa into the block: a mean value at an epoch, precessed to date. */
function chooseCustom({ wasm }: Instance, { epochJd, deg }: CustomAyanamsha, middle: number): void {
  if (!(Math.abs(epochJd - J2000) <= MAX_EPOCH_DAYS)) {
    throw new RangeError(`epochJd ${epochJd} is not a Julian day within 200,000 years of J2000`);
  }
  if (!Number.isFinite(deg)) throw new RangeError(`deg ${deg} is not an angle`);
  wasm.precess(epochJd, deg * RADIANS, middle);
}

/** Frame bias of the equator and equinox of J2000 against the ICRS, arcseconds (IERS TN36, eq. 5.21). */
const BIAS = { ra: -0.0146, xi: -0.016617, eta: -0.0068192 } as const;

/** A vector of the ICRS in the mean equator and equinox of J2000. */
function fromIcrs([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const [ra, xi, eta] = [BIAS.ra * ARCSEC, BIAS.xi * ARCSEC, BIAS.eta * ARCSEC];
  return [x + ra * y - xi * z, y - ra * x - eta * z, z + xi * x + eta * y];
}

/** Radial motion in arcseconds a year, of a velocity in km/s and a parallax in arcseconds: 4.74047 km/s is an au a year. */
const KM_PER_S_PER_AU_PER_YEAR = 4.740470446;

/** Writes the zodiac of a star for years around a middle: its motion in space is straight. */
function layOutStarAround({ wasm }: Instance, { star }: StarAyanamsha, middle: number): void {
  const [ra, dec] = [star.rightAscensionDeg * RADIANS, star.declinationDeg * RADIANS];
  const [motionRa, motionDec] = star.motionMas.map((mas) => mas * 1e-3 * 100 * ARCSEC) as [number, number];
  const away = ((star.radialVelocityKmPerS * star.parallaxMas * 1e-3) / KM_PER_S_PER_AU_PER_YEAR) * 100 * ARCSEC;
  const [sinRa, cosRa, sinDec, cosDec] = [Math.sin(ra), Math.cos(ra), Math.sin(dec), Math.cos(dec)];
  const place = [cosDec * cosRa, cosDec * sinRa, sinDec] as const;
  const motion = [
    -motionRa * sinRa - motionDec * sinDec * cosRa + away * place[0],
    motionRa * cosRa - motionDec * sinDec * sinRa + away * place[1],
    motionDec * cosDec + away * place[2],
  ] as const;
  wasm.precessStar(...fromIcrs(place), ...fromIcrs(motion), middle);
}

function layOutStar(block: Float64Array, { heldAtDeg, star }: StarAyanamsha): void {
  const [latitude, change] = star.latitudeArcsec;
  block[layout.STAR_LONGITUDE_SLOT] = heldAtDeg * RADIANS;
  block[layout.STAR_LATITUDE_SLOT] = latitude * ARCSEC;
  block[layout.STAR_LATITUDE_RATE_SLOT] = change * ARCSEC;
  block[layout.STAR_DISTANCE_SLOT] = 1 / (star.parallaxMas * 1e-3 * ARCSEC);
}

/** The slots of named zodiacs around the middles of other centuries, by key and middle: at most 12 times 61 of them. */
const SLOTS_AROUND = new Map<string, Float64Array>();

/** Writes a named zodiac around a middle, and computes it only the first time. */
function chooseAround(kernel: Instance, key: AyanamshaKey, middle: number): void {
  const { block } = kernel;
  const name = `${key} ${middle}`;
  const known = SLOTS_AROUND.get(name);
  if (known) {
    block.set(known, layout.ZODIAC_KIND_SLOT);
    return;
  }
  const row = AYANAMSHAS[key];
  if ('star' in row) {
    layOutStar(block, row);
    layOutStarAround(kernel, row, middle);
  } else kernel.wasm.precess(row.epochJd, row.deg * RADIANS + row.rebasedArcsec * ARCSEC, middle);
  SLOTS_AROUND.set(name, block.slice(layout.ZODIAC_KIND_SLOT, layout.ZODIAC_EPOCH_SLOT + 1));
}

/**
 * Writes the zodiac of the next call into the block.
 *
 * @param jd  an instant of the call, any scale of time
 * @throws RangeError for an unknown key, or a custom ayanāṃśa out of bounds
 */
export function chooseZodiac(kernel: Instance, zodiac: Zodiac, jd: number): void {
  const { block } = kernel;
  if (zodiac === 'tropical') {
    block[layout.ZODIAC_KIND_SLOT] = layout.TROPICAL;
    return;
  }
  const middle = middleFor(kernel, jd);
  if (typeof zodiac === 'object') {
    chooseCustom(kernel, zodiac, middle);
    return;
  }
  const row = Object.hasOwn(AYANAMSHAS, zodiac) ? AYANAMSHAS[zodiac as AyanamshaKey] : undefined;
  if (!row) throw new RangeError(`unknown zodiac ${zodiac}`);
  if (middle !== 0) {
    chooseAround(kernel, zodiac as AyanamshaKey, middle);
    return;
  }
  if ('star' in row) layOutStar(block, row);
  block[layout.ZODIAC_KIND_SLOT] = 'star' in row ? layout.STAR : layout.MEAN;
  block[layout.ZODIAC_EPOCH_SLOT] = 0;
  block.set(row.arcsec, layout.ZODIAC_POLYNOMIAL);
}

/** See `Kernel.ayanamsha`. */
export function ayanamshaOf(
  kernel: Instance,
  sky: Pick<Sky, 'jdTt' | 'deltaPsiDeg' | 'deltaPsiRateDegPerDay'>,
  choice: AyanamshaChoice,
): Ayanamsha {
  chooseZodiac(kernel, choice, sky.jdTt);
  kernel.wasm.ayanamsha(sky.jdTt);
  const deg = (slot: number): number => (kernel.block[slot] as number) * DEGREES;
  const turned = deg(layout.AYANAMSHA_SLOT);
  const meanDeg = turned - 360 * Math.floor(turned / 360);
  return {
    meanDeg,
    appliedDeg: meanDeg + sky.deltaPsiDeg,
    appliedRateDegPerDay: deg(layout.AYANAMSHA_RATE_SLOT) + sky.deltaPsiRateDegPerDay,
  };
}
