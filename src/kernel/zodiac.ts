/** Writes a zodiac into the block for the next call, and computes ayanāṃśas. */
import {
  AYANAMSHA_RATE_SLOT,
  AYANAMSHA_SLOT,
  MEAN,
  STAR,
  STAR_DISTANCE_SLOT,
  STAR_LATITUDE_RATE_SLOT,
  STAR_LATITUDE_SLOT,
  STAR_LONGITUDE_SLOT,
  TROPICAL,
  ZODIAC_KIND_SLOT,
  ZODIAC_POLYNOMIAL,
} from '../../assembly/layout';
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

/** Writes a custom ayanāṃśa into the block: a mean value at an epoch, precessed to date. */
function chooseCustom({ wasm }: Instance, { epochJd, deg }: CustomAyanamsha): void {
  if (!(Math.abs(epochJd - J2000) <= MAX_EPOCH_DAYS)) {
    throw new RangeError(`epochJd ${epochJd} is not a Julian day within 200,000 years of J2000`);
  }
  if (!Number.isFinite(deg)) throw new RangeError(`deg ${deg} is not an angle`);
  wasm.precess(epochJd, deg * RADIANS);
}

function layOutStar(block: Float64Array, { heldAtDeg, star }: StarAyanamsha): void {
  const [latitude, change] = star.latitudeArcsec;
  block[STAR_LONGITUDE_SLOT] = heldAtDeg * RADIANS;
  block[STAR_LATITUDE_SLOT] = latitude * ARCSEC;
  block[STAR_LATITUDE_RATE_SLOT] = change * ARCSEC;
  block[STAR_DISTANCE_SLOT] = 1 / (star.parallaxMas * 1e-3 * ARCSEC);
}

/**
 * Writes the zodiac of the next call into the block.
 *
 * @throws RangeError for an unknown key, or a custom ayanāṃśa out of bounds
 */
export function chooseZodiac(kernel: Instance, zodiac: Zodiac): void {
  const { block } = kernel;
  if (zodiac === 'tropical') {
    block[ZODIAC_KIND_SLOT] = TROPICAL;
    return;
  }
  if (typeof zodiac === 'object') {
    chooseCustom(kernel, zodiac);
    return;
  }
  const row = Object.hasOwn(AYANAMSHAS, zodiac) ? AYANAMSHAS[zodiac as AyanamshaKey] : undefined;
  if (!row) throw new RangeError(`unknown zodiac ${zodiac}`);
  block[ZODIAC_KIND_SLOT] = 'star' in row ? STAR : MEAN;
  block.set(row.arcsec, ZODIAC_POLYNOMIAL);
  if ('star' in row) layOutStar(block, row);
}

/** See `Kernel.ayanamsha`. */
export function ayanamshaOf(
  kernel: Instance,
  sky: Pick<Sky, 'jdTt' | 'deltaPsiDeg' | 'deltaPsiRateDegPerDay'>,
  choice: AyanamshaChoice,
): Ayanamsha {
  chooseZodiac(kernel, choice);
  kernel.wasm.ayanamsha(sky.jdTt);
  const deg = (slot: number): number => (kernel.block[slot] as number) * DEGREES;
  const turned = deg(AYANAMSHA_SLOT);
  const meanDeg = turned - 360 * Math.floor(turned / 360);
  return {
    meanDeg,
    appliedDeg: meanDeg + sky.deltaPsiDeg,
    appliedRateDegPerDay: deg(AYANAMSHA_RATE_SLOT) + sky.deltaPsiRateDegPerDay,
  };
}
