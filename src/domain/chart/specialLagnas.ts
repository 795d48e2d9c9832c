/**
 * Special lagnas. Three run from Sūrya's place at sunrise at a steady pace, prāṇapada from his place at birth; Śrī
 * follows the Moon through its nakṣatra; Varṇada and Indu are rāśis found by counting.
 */
import type { BodyKey, Kernel } from '../../kernel/types';
import { attempt } from '../attempt';
import { norm360, partEdge, partOf } from '../circle';
import type { Name } from '../names';
import { type BirthDay, NO_DAY } from './birthDay';
import { ascendantSpeed } from './lagna';
import { placeSidereal, rashiOf } from './placement';
import { countFrom, isOdd, modality, rashiLord } from './rashi';
import { type Standing, standingFrom } from './standing';
import type { GrahaKey, Placement, Positions } from './types';

export const SPECIAL_LAGNA_NAMES = {
  hora: { key: 'hora', iast: 'Horā', sa: 'होरा' },
  ghati: { key: 'ghati', iast: 'Ghaṭī', sa: 'घटी' },
  bhava: { key: 'bhava', iast: 'Bhāva', sa: 'भाव' },
  varnada: { key: 'varnada', iast: 'Varṇada', sa: 'वर्णद' },
  shri: { key: 'shri', iast: 'Śrī', sa: 'श्री' },
  indu: { key: 'indu', iast: 'Indu', sa: 'इन्दु' },
  pranapada: { key: 'pranapada', iast: 'Prāṇapada', sa: 'प्राणपद' },
} as const satisfies Record<string, Name>;

export type SpecialLagnaKey = keyof typeof SPECIAL_LAGNA_NAMES;
export type CountedLagnaKey = 'varnada' | 'indu';
export type MovingLagnaKey = Exclude<SpecialLagnaKey, CountedLagnaKey>;

/** A lagna that the rule gives as a rāśi alone. */
export interface CountedLagna {
  /** 1..12 from Meṣa. */
  rashi: number;
  /** Degrees in that rāśi, by custom those of the lagna for Varṇada, of the Moon for Indu: the rules give none. */
  degrees: number;
}

/** A lagna that could not be computed is null. */
export type SpecialLagnas = Record<MovingLagnaKey, Placement | null> & Record<CountedLagnaKey, CountedLagna | null>;

/** Degrees that each goes in a ghaṭī of 24 minutes, from Sūrya's longitude at sunrise. */
const SUNRISE_LAGNAS = {
  bhava: { degPerGhati: 30 / 5, source: 'BPHS 5' }, // a rāśi in five ghaṭīs
  hora: { degPerGhati: 30 / 2.5, source: 'BPHS 5' }, // in two and a half
  ghati: { degPerGhati: 30, source: 'BPHS 5' }, // in one
} as const satisfies Partial<Record<MovingLagnaKey, { degPerGhati: number; source: string }>>;

/** Prāṇapada goes a rāśi in fifteen vighaṭīs, from Sūrya, his ninth or his fifth (BPHS 3). */
const PRANAPADA = {
  degPerGhati: 120,
  /** Where Sūrya is in a movable, a fixed, a dual rāśi. */
  plusDeg: [0, 240, 120],
} as const;

const GHATIS_PER_DAY = 60;
const NAKSHATRAS = 27;

/** Kalās of the grahas for Indu lagna (customary). */
const INDU_KALAS = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
} as const satisfies Record<BodyKey, number>;

/** Number of a rāśi in its own count: an odd one from Meṣa onwards, an even one from Mīna backwards. */
const ownCount = (rashi: number): number => (isOdd(rashi) ? rashi : 13 - rashi);

/**
 * Varṇada (BPHS 5). Lagna and horā lagna are each counted from Meṣa onwards if odd, from Mīna backwards if even; the
 * counts are added where the two are alike, else the smaller is taken from the greater. The result is counted the
 * same way as the lagna's (chosen, the reading of B. V. Raman; others let the result's own parity decide), and a
 * count of nothing is one of twelve.
 */
export function varnadaRashi(lagnaRashi: number, horaRashi: number): number {
  const ofLagna = ownCount(lagnaRashi);
  const ofHora = ownCount(horaRashi);
  const count = isOdd(lagnaRashi) === isOdd(horaRashi) ? ofLagna + ofHora : Math.abs(ofLagna - ofHora);
  return isOdd(lagnaRashi) ? countFrom(1, count) : countFrom(12, 2 - count);
}

/**
 * Indu (customary): the kalās of the lords of the ninths from lagna and Moon are added, twelves are left out, and
 * what remains, twelve for nothing, is counted from the Moon's rāśi.
 */
export function induRashi(lagnaRashi: number, moonRashi: number): number {
  const kalas = (rashi: number) => INDU_KALAS[rashiLord(countFrom(rashi, 9))];
  return countFrom(moonRashi, kalas(lagnaRashi) + kalas(moonRashi));
}

/**
 * Śrī (customary): the part of its nakṣatra that the Moon has gone, as a part of the whole circle from the lagna.
 * Degrees, any turn.
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
 * All special lagnas of a birth. One that could not be computed is null, and a note says why: only Śrī and Indu can be
 * told without a sunrise. Ghaṭīs are of 24 minutes, however long the day. Their distances to an edge in time hold
 * while birth stays in its day, and for prāṇapada while Sūrya stays in his rāśi.
 *
 * @param day  null where the Sun does not rise and set about the birth
 */
export function computeSpecialLagnas(
  kernel: Pick<Kernel, 'sky'>,
  positions: Positions,
  day: BirthDay | null,
  notes: string[],
  standing: Standing = standingFrom(positions),
): SpecialLagnas {
  const { question, sky, ayanamshaDeg, grahas } = positions;
  const speed = (key: GrahaKey) => grahas.find((graha) => graha.key === key)?.speedDegPerDay ?? Number.NaN;

  const dayOfBirth = (): BirthDay => {
    if (day === null) throw new Error(NO_DAY);
    return day;
  };
  let sunAtSunriseDeg: number | undefined;
  const sunAtSunrise = (): number => {
    if (sunAtSunriseDeg !== undefined) return sunAtSunriseDeg;
    const answer = kernel.sky(dayOfBirth().sunriseJd);
    if (!answer.ok) throw new Error(answer.error.reason);
    const { bodies, ayanamsha } = answer.value;
    sunAtSunriseDeg = norm360(bodies.sun.lonDeg - ayanamsha[question.ayanamsha].appliedDeg);
    return sunAtSunriseDeg;
  };
  const sunriseLagnaDeg = (key: keyof typeof SUNRISE_LAGNAS): number =>
    norm360(sunAtSunrise() + SUNRISE_LAGNAS[key].degPerGhati * dayOfBirth().ghatis);
  const lagnaSpeed = (): number => {
    const armcDeg = norm360(sky.gastDeg + question.lonDeg);
    const { appliedRateDegPerDay } = sky.ayanamsha[question.ayanamsha];
    return ascendantSpeed(armcDeg, sky.trueObliquityDeg, question.latDeg) - appliedRateDegPerDay;
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
