/** Puṇya-kāla and mahā-puṇya-kāla of a saṅkrānti, within the daylight of the day of its observance. */
import { GHATIS_OF_DAYLIGHT, MAHA_PUNYA_GHATIS, PUNYA } from '../../../data/observances/times/punya';
import type { Stretch } from '../../../data/stretch';
import { dayAt, dayHolding, type YearSky } from '../engine/sky';
import { lackOf } from './context';
import type { TimeLack } from './types';

interface PunyaKala {
  punya: Stretch;
  maha: Stretch;
}

const MAKARA = 10;
/** Ghaṭīs before sunset, and after sunrise, within which puṇya is on the other side of the saṅkrānti. */
const EDGE_GHATIS = 2;
/** The rāśis whose puṇya moves before the saṅkrānti near sunset, and after it near sunrise. */
const BEFORE_NEAR_SUNSET: readonly number[] = [3, 6, 9, 10, 12];
const AFTER_NEAR_SUNRISE: readonly number[] = [2, 5, 7, 8, 11];

/** By day: the ghaṭīs before and after the saṅkrānti, within the daylight. */
function byDay(jdUt: number, rashi: number, light: Stretch): PunyaKala {
  const ghati = (light.endJd - light.startJd) / GHATIS_OF_DAYLIGHT;
  const { before, after } = PUNYA[rashi - 1] as (typeof PUNYA)[number];
  const most = Math.max(before, after);
  const nearSunset = light.endJd - jdUt < EDGE_GHATIS * ghati && BEFORE_NEAR_SUNSET.includes(rashi);
  const nearSunrise = jdUt - light.startJd < EDGE_GHATIS * ghati && AFTER_NEAR_SUNRISE.includes(rashi);
  const [back, ahead] = nearSunset ? [most, 0] : nearSunrise ? [0, most] : [before, after];
  const share = MAHA_PUNYA_GHATIS / ((back > 0 ? 1 : 0) + (ahead > 0 ? 1 : 0));
  const around = (ghatisBefore: number, ghatisAfter: number): Stretch => ({
    startJd: Math.max(light.startJd, jdUt - ghatisBefore * ghati),
    endJd: Math.min(light.endJd, jdUt + ghatisAfter * ghati),
  });
  return { punya: around(back, ahead), maha: around(Math.min(back, share), Math.min(ahead, share)) };
}

/** At night: the second half of the day before, or the first half of the next day; of Makara all of the next day. */
function byNight(rashi: number, light: Stretch, isNext: boolean): PunyaKala {
  const { startJd, endJd } = light;
  const five = ((endJd - startJd) * MAHA_PUNYA_GHATIS) / GHATIS_OF_DAYLIGHT;
  const noonJd = (startJd + endJd) / 2;
  if (!isNext) return { punya: { startJd: noonJd, endJd }, maha: { startJd: endJd - five, endJd } };
  return {
    punya: { startJd, endJd: rashi === MAKARA ? endJd : noonJd },
    maha: { startJd, endJd: startJd + five },
  };
}

/**
 * @param day    the day of the observance, as an index in `sky.days`
 * @param rashi  the rāśi entered, 1..12
 *
 * Source  Dharmasindhu
 */
export function punyaKala(sky: YearSky, day: number, jdUt: number, rashi: number): PunyaKala | TimeLack {
  const of = dayAt(sky, day);
  if (!of || of.sunriseJd === null || of.sunsetJd === null) return lackOf(of);
  const light = { startJd: of.sunriseJd, endJd: of.sunsetJd };
  if (light.startJd <= jdUt && jdUt <= light.endJd) return byDay(jdUt, rashi, light);
  return byNight(rashi, light, dayHolding(sky, jdUt) < day);
}
