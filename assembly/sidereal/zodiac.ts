/** The zero of the zodiac in the block: longitude in the zodiac = longitude from the mean equinox of date − zero. */
import { get, put } from '../block';
import { apparentLongitude, apparentSpeed, observeFromEarth, seeStar } from '../bodies/apparent';
import { EARTH } from '../bodies/body';
import { heliocentric } from '../bodies/heliocentric';
import { NUTATION_LONGITUDE } from '../bodies/series';
import { turns } from '../core/angle';
import { ARCSEC, DAYS_PER_CENTURY } from '../core/constants';
import { evaluate, seriesRate } from '../core/years';
import {
  AYANAMSHA_RATE_SLOT,
  AYANAMSHA_SLOT,
  STAR,
  STAR_DISTANCE_SLOT,
  STAR_LATITUDE_RATE_SLOT,
  STAR_LATITUDE_SLOT,
  STAR_LONGITUDE_SLOT,
  TROPICAL,
  ZODIAC_EPOCH_SLOT,
  ZODIAC_KIND_SLOT,
  ZODIAC_POLYNOMIAL,
  ZODIAC_TERMS,
} from '../layout';
import { centuries } from '../time/scales';

/** TROPICAL, MEAN or STAR. */
@inline export function zodiacKind(): i32 {
  return <i32>get(ZODIAC_KIND_SLOT);
}

/** The mean ayanāṃśa at `t` (Julian centuries TT from J2000), radians. */
export function meanZero(t: f64): f64 {
  const x = t - get(ZODIAC_EPOCH_SLOT);
  let arcseconds: f64 = 0;
  for (let power = ZODIAC_TERMS - 1; power >= 0; power--) arcseconds = arcseconds * x + get(ZODIAC_POLYNOMIAL + power);
  return ARCSEC * arcseconds;
}

/** Its rate, radians per day. */
export function meanZeroRate(t: f64): f64 {
  const x = t - get(ZODIAC_EPOCH_SLOT);
  let arcseconds: f64 = 0;
  for (let power = ZODIAC_TERMS - 1; power >= 1; power--) {
    arcseconds = arcseconds * x + <f64>power * get(ZODIAC_POLYNOMIAL + power);
  }
  return (ARCSEC / DAYS_PER_CENTURY) * arcseconds;
}

/**
 * Displacement of the star of the zodiac from its mean longitude, radians: annual aberration, deflection and parallax,
 * up to 22″. Leaves the rate in `apparentSpeed`. The caller has chosen the state of the Earth.
 *
 * @param t  Julian centuries TT from J2000
 */
export function swing(t: f64): f64 {
  const longitude = meanZero(t) + get(STAR_LONGITUDE_SLOT);
  const latitude = get(STAR_LATITUDE_SLOT) + get(STAR_LATITUDE_RATE_SLOT) * (t - get(ZODIAC_EPOCH_SLOT));
  seeStar(longitude, latitude, get(STAR_DISTANCE_SLOT), t);
  const difference = apparentLongitude - longitude;
  return difference - turns(difference);
}

/** Result of `zodiacZero`: its rate, radians per day. */
export let zeroRate: f64 = 0;

/**
 * The zero of the zodiac: the ayanāṃśa without nutation, or minus the nutation in longitude for the tropical zodiac.
 *
 * @param t  Julian centuries TT from J2000
 * @returns  radians; leaves its rate in `zeroRate`
 */
export function zodiacZero(t: f64): f64 {
  const kind = zodiacKind();
  if (kind == TROPICAL) {
    const deltaPsi = evaluate(NUTATION_LONGITUDE, t);
    zeroRate = -(seriesRate / DAYS_PER_CENTURY);
    return -deltaPsi;
  }
  let zero = meanZero(t);
  zeroRate = meanZeroRate(t);
  if (kind == STAR) {
    heliocentric(EARTH, t);
    observeFromEarth();
    zero += swing(t);
    zeroRate += apparentSpeed;
  }
  return zero;
}

/** Writes the ayanāṃśa without nutation at an instant of TT, and its rate. */
export function ayanamsha(jdTt: f64): void {
  put(AYANAMSHA_SLOT, zodiacZero(centuries(jdTt)));
  put(AYANAMSHA_RATE_SLOT, zeroRate);
}
