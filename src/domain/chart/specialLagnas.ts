/**
 * Special lagnas. Three advance at a constant rate from Sūrya's place at sunrise, prāṇapada from his place at birth.
 * Śrī follows the Moon through its nakṣatra. Varṇada and Indu are rāśis found by counting.
 */

import {
  type CountedLagnaKey,
  INDU_KALAS,
  type MovingLagnaKey,
  PRANAPADA,
  type SpecialLagnaKey,
  SUNRISE_LAGNAS,
} from '../../data/chart/specialLagnas';
import type { GrahaKey } from '../../data/keys';
import { norm360, partEdge, partOf } from '../circle';
import { attempt, Lacking } from '../positions/attempt';
import type { BirthDay } from '../positions/birthDay';
import { ascendantSpeed } from '../positions/lagna';
import type { Note } from '../positions/notes';
import { placeSidereal, rashiOf } from '../positions/placement';
import { countFrom, isOdd, modality, rashiLord } from '../positions/rashi';
import { type Standing, standingFrom } from '../positions/standing';
import type { ChartKernel, Placement, Positions } from '../positions/types';

/** A lagna whose rule defines only a rāśi. */
export interface CountedLagna {
  /** 1..12 from Meṣa. */
  rashi: number;
  /**
   * Degrees in that rāśi. The rules define none; customarily Varṇada takes the degrees of the lagna, and Indu those of
   * the Moon.
   */
  degrees: number;
}

/** A lagna that could not be computed is null. */
export type SpecialLagnas = Record<MovingLagnaKey, Placement | null> & Record<CountedLagnaKey, CountedLagna | null>;

const GHATIS_PER_DAY = 60;
const NAKSHATRAS = 27;

/** Number of a rāśi for counting: odd ones from Meṣa forwards, even ones from Mīna backwards. */
const ownCount = (rashi: number): number => (isOdd(rashi) ? rashi : 13 - rashi);

/**
 * Varṇada (BPHS 5). Count the lagna and the horā lagna each from Meṣa forwards if odd, from Mīna backwards if even. Add
 * the counts if both have the same parity, otherwise subtract the smaller from the greater. Count the result in the
 * direction of the lagna (chosen here, after B. V. Raman; others use the parity of the result). A count of zero means
 * twelve.
 */
export function varnadaRashi(lagnaRashi: number, horaRashi: number): number {
  const ofLagna = ownCount(lagnaRashi);
  const ofHora = ownCount(horaRashi);
  const count = isOdd(lagnaRashi) === isOdd(horaRashi) ? ofLagna + ofHora : Math.abs(ofLagna - ofHora);
  return isOdd(lagnaRashi) ? countFrom(1, count) : countFrom(12, 2 - count);
}

/**
 * Indu (customary): add the kalās of the lords of the ninths from lagna and Moon. Count the remainder modulo twelve
 * from the Moon's rāśi; zero means twelve.
 */
export function induRashi(lagnaRashi: number, moonRashi: number): number {
  const kalas = (rashi: number) => INDU_KALAS[rashiLord(countFrom(rashi, 9))];
  return countFrom(moonRashi, kalas(lagnaRashi) + kalas(moonRashi));
}

/**
 * Śrī (customary): the traversed part of the Moon's nakṣatra, as a part of the whole circle from the lagna. Degrees,
 * any turn.
 */
export function shriDeg(lagnaDeg: number, moonDeg: number): number {
  const index = partOf(moonDeg, NAKSHATRAS);
  return lagnaDeg + (moonDeg - partEdge(index, NAKSHATRAS)) * NAKSHATRAS;
}

/** Prāṇapada (BPHS 3) from Sūrya at birth; degrees, any turn. */
export function pranapadaDeg(sunDeg: number, ghatis: number): number {
  const plusDeg = PRANAPADA.plusDeg[modality(rashiOf(sunDeg))] as number;
  return sunDeg + PRANAPADA.degPerGhati * ghatis + plusDeg;
}

/**
 * All special lagnas of a birth. One that could not be computed is null, with a note; only Śrī and Indu do not need a
 * sunrise. Ghaṭīs have 24 minutes, whatever the length of the day. The distances to a boundary in time assume that
 * birth stays in its day and, for prāṇapada, that Sūrya stays in his rāśi.
 *
 * @param day  null where the Sun does not rise and set around the birth
 */
export function computeSpecialLagnas(
  kernel: ChartKernel,
  positions: Positions,
  day: BirthDay | null,
  notes: Note[],
  standing: Standing = standingFrom(positions),
): SpecialLagnas {
  const { question, sky, ayanamshaDeg, grahas } = positions;
  const speed = (key: GrahaKey) => grahas.find((graha) => graha.key === key)?.speedDegPerDay ?? Number.NaN;

  const dayOfBirth = (): BirthDay => {
    if (day === null) throw new Lacking({ lack: 'day' });
    return day;
  };
  let sunAtSunriseDeg: number | undefined;
  const sunAtSunrise = (): number => {
    if (sunAtSunriseDeg !== undefined) return sunAtSunriseDeg;
    const answer = kernel.sky(dayOfBirth().sunriseJd, question.ayanamsha);
    if (!answer.ok) throw new Error(answer.error.reason);
    const { bodies, ayanamsha } = answer.value;
    sunAtSunriseDeg = norm360(bodies.sun.lonDeg - ayanamsha.appliedDeg);
    return sunAtSunriseDeg;
  };
  const sunriseLagnaDeg = (key: keyof typeof SUNRISE_LAGNAS): number =>
    norm360(sunAtSunrise() + SUNRISE_LAGNAS[key].degPerGhati * dayOfBirth().ghatis);
  const lagnaSpeed = (): number => {
    const armcDeg = norm360(sky.gastDeg + question.lonDeg);
    return ascendantSpeed(armcDeg, sky.trueObliquityDeg, question.latDeg) - sky.ayanamsha.appliedRateDegPerDay;
  };

  const part = <T>(key: SpecialLagnaKey, compute: () => T) => attempt(`special_lagnas.${key}`, notes, compute);
  const moving = (siderealDeg: number, speedDegPerDay: number) =>
    placeSidereal(siderealDeg, ayanamshaDeg, speedDegPerDay);
  const fromSunrise = (key: keyof typeof SUNRISE_LAGNAS) =>
    part(key, () => moving(sunriseLagnaDeg(key), SUNRISE_LAGNAS[key].degPerGhati * GHATIS_PER_DAY));

  return {
    hora: fromSunrise('hora'),
    ghati: fromSunrise('ghati'),
    bhava: fromSunrise('bhava'),
    varnada: part('varnada', () => ({
      rashi: varnadaRashi(standing.rashi('lagna'), rashiOf(sunriseLagnaDeg('hora'))),
      degrees: standing.degrees('lagna'),
    })),
    shri: part('shri', () =>
      moving(shriDeg(standing.lonDeg('lagna'), standing.lonDeg('moon')), lagnaSpeed() + NAKSHATRAS * speed('moon')),
    ),
    indu: part('indu', () => ({
      rashi: induRashi(standing.rashi('lagna'), standing.rashi('moon')),
      degrees: standing.degrees('moon'),
    })),
    pranapada: part('pranapada', () =>
      moving(
        pranapadaDeg(standing.lonDeg('sun'), dayOfBirth().ghatis),
        PRANAPADA.degPerGhati * GHATIS_PER_DAY + speed('sun'),
      ),
    ),
  };
}
