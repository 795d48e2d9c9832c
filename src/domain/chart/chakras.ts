/** Sarvatobhadra, Sapta-śalākā and Koṭa chakras with the grahas in them, and the kakṣyās of the grahas. */

import {
  KAKSHYA_DEG,
  KAKSHYA_LORDS,
  KOTA_QUARTER,
  type KotaRing,
  MANSION_KEYS,
  type MansionKey,
  SARVATOBHADRA,
  type Square,
} from '../../data/chakras';
import { ABHIJIT } from '../../data/dashas/row';
import { GRAHA_KEYS, type GrahaKey, isBody } from '../../data/keys';
import { recordFor } from '../../kernel/keys';
import { partOf } from '../circle';
import { degreesInRashi } from '../positions/placement';
import { rashiLord } from '../positions/rashi';
import type { Standing } from '../positions/standing';
import { computePrastara } from './ashtakavarga';

/** The lines of vedha from a square. */
export interface Vedha {
  /** Straight across, from the nearest square. */
  straight: Square[];
  /** The two diagonals. */
  diagonals: [Square[], Square[]];
}

export interface KotaPlace {
  /** Count of the graha's nakṣatra from the natal one, 1..28. */
  count: number;
  ring: KotaRing;
  direction: 'entering' | 'leaving' | 'pillar';
}

export interface Kakshya {
  /** 1..8 in its rāśi. */
  number: number;
  lord: (typeof KAKSHYA_LORDS)[number];
  /** Whether the lord gives a bindu in the rāśi to the graha; absent for the nodes. */
  bindu?: boolean;
}

export interface Chakras {
  /** The nakṣatra of each graha among 28. */
  mansions: Record<GrahaKey, MansionKey>;
  sarvatobhadra: Record<GrahaKey, Vedha>;
  /** The nakṣatra that each graha pierces, and the grahas in it. */
  saptaShalaka: Record<GrahaKey, { nakshatra: MansionKey; grahas: GrahaKey[] }>;
  kota: {
    /** The natal nakṣatra, from which the count begins. */
    janma: MansionKey;
    /** Lord of the natal Moon's rāśi. */
    svami: GrahaKey;
    grahas: Record<GrahaKey, KotaPlace>;
  };
  kakshya: Record<GrahaKey, Kakshya>;
}

/** The nakṣatra of a sidereal longitude among 28. */
export function mansionOf(lonDeg: number): MansionKey {
  if (lonDeg >= ABHIJIT.fromDeg && lonDeg < ABHIJIT.toDeg) return 'abhijit';
  const number = partOf(lonDeg, 27);
  return MANSION_KEYS[number < ABHIJIT.afterNakshatra ? number : number + 1] as MansionKey;
}

const LAST = SARVATOBHADRA.length - 1;

/** The squares from a place in a direction to the edge. */
function lineFrom(row: number, column: number, down: number, right: number): Square[] {
  const squares: Square[] = [];
  for (let step = 1; ; step++) {
    const square = SARVATOBHADRA[row + step * down]?.[column + step * right];
    if (square === undefined) return squares;
    squares.push(square);
  }
}

/**
 * The vedha of a nakṣatra in the Sarvatobhadra: the straight line and both diagonals. Which of the three acts
 * depends on the motion of the graha, and is disputed.
 */
export function vedhaOf(mansion: MansionKey): Vedha {
  const row = SARVATOBHADRA.findIndex((squares) => squares.some(({ value }) => value === mansion));
  const column = SARVATOBHADRA[row]?.findIndex(({ value }) => value === mansion) ?? -1;
  const isRow = row === 0 || row === LAST;
  // Inwards from the edge with the nakṣatra.
  const down = isRow ? (row === 0 ? 1 : -1) : 0;
  const right = isRow ? 0 : column === 0 ? 1 : -1;
  const side = (sign: number): Square[] => lineFrom(row, column, down || sign, right || sign);
  return { straight: lineFrom(row, column, down, right), diagonals: [side(-1), side(1)] };
}

/** The nakṣatra straight across, which is also its vedha in the Sapta-śalākā. */
export function piercedBy(mansion: MansionKey): MansionKey {
  return vedhaOf(mansion).straight.at(-1)?.value as MansionKey;
}

/** The place of a nakṣatra in a Koṭa chakra. @param janma  the natal nakṣatra */
export function kotaPlace(janma: MansionKey, mansion: MansionKey): KotaPlace {
  const ahead = MANSION_KEYS.indexOf(mansion) - MANSION_KEYS.indexOf(janma);
  const count = ((ahead + MANSION_KEYS.length) % MANSION_KEYS.length) + 1;
  const inQuarter = (count - 1) % KOTA_QUARTER.length;
  const middle = (KOTA_QUARTER.length - 1) / 2;
  const direction = inQuarter === middle ? 'pillar' : inQuarter < middle ? 'entering' : 'leaving';
  return { count, ring: KOTA_QUARTER[inQuarter] as KotaRing, direction };
}

/** The chakras of a birth. */
export function computeChakras(standing: Standing): Chakras {
  const each = <T>(value: (key: GrahaKey) => T): Record<GrahaKey, T> => recordFor(GRAHA_KEYS, value);
  const mansions = each((key) => mansionOf(standing.lonDeg(key)));
  const janma = mansions.moon;
  const prastara = computePrastara(standing);
  return {
    mansions,
    sarvatobhadra: each((key) => vedhaOf(mansions[key])),
    saptaShalaka: each((key) => {
      const nakshatra = piercedBy(mansions[key]);
      return { nakshatra, grahas: GRAHA_KEYS.filter((other) => mansions[other] === nakshatra) };
    }),
    kota: {
      janma,
      svami: rashiLord(standing.rashi('moon')),
      grahas: each((key) => kotaPlace(janma, mansions[key])),
    },
    kakshya: each((key) => {
      const number = Math.floor(degreesInRashi(standing.lonDeg(key)) / KAKSHYA_DEG) + 1;
      const lord = KAKSHYA_LORDS[number - 1] as (typeof KAKSHYA_LORDS)[number];
      return { number, lord, ...(isBody(key) && { bindu: prastara[key][lord][standing.rashi(key) - 1] === 1 }) };
    }),
  };
}
