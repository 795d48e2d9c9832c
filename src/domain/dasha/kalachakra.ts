/**
 * Kālacakra daśā (BPHS 46; tables from P. V. R. Narasimha Rao, *Vedic Astrology: An Integrated Approach*): a wheel of
 * rāśis, of which each quarter of a nakṣatra has nine. The wheel continues after the quarter, for mahādaśās and their
 * parts; other authors stay within the quarter.
 */

import { partGone, partOf } from '../circle';
import { rashiLord } from '../positions/rashi';
import type { DashaBirth, DashaPlan } from './plan';

const PADAS = 108;
const PADAS_PER_NAKSHATRA = 4;
const RASHIS_PER_PADA = 9;

/** Years of the rāśis from Meṣa. */
const YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10] as const;

/** The forward (savya) wheel, rāśis 1..12: the four quarters of its first and of its second kind of nakṣatra. */
const SAVYA_FIRST = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[10, 11, 12, 8, 7, 6, 4, 5, 3],
  ...[2, 1, 12, 11, 10, 9, 1, 2, 3],
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12],
] as const;
const SAVYA_SECOND = [
  ...[8, 7, 6, 4, 5, 3, 2, 1, 12],
  ...[11, 10, 9, 1, 2, 3, 4, 5, 6],
  ...[7, 8, 9, 10, 11, 12, 8, 7, 6],
  ...[4, 5, 3, 2, 1, 12, 11, 10, 9],
] as const;

const backwards = (rashis: readonly number[]): readonly number[] => [...rashis].reverse();

/** Both wheels from their beginning. The backward (apasavya) wheel is each half of the forward one in reverse. */
const WHEELS = {
  savya: [...SAVYA_FIRST, ...SAVYA_SECOND],
  apasavya: [...backwards(SAVYA_SECOND), ...backwards(SAVYA_FIRST)],
} as const satisfies Record<string, readonly number[]>;
const WHEEL_LENGTH = 2 * PADAS_PER_NAKSHATRA * RASHIS_PER_PADA;

type Wheel = keyof typeof WHEELS;

/** Wheel and half of the nakṣatras from Aśvinī, repeating. */
const NAKSHATRA_KINDS = [
  ['savya', 0],
  ['savya', 1],
  ['savya', 0],
  ['apasavya', 0],
  ['apasavya', 1],
  ['apasavya', 1],
] as const satisfies readonly (readonly [Wheel, 0 | 1])[];

const yearsOf = (rashi: number): number => YEARS[rashi - 1] as number;

/** Nine rāśis from a place on a wheel. */
export interface KalachakraQuarter {
  wheel: Wheel;
  /** Place of its first rāśi on the wheel, from 0. */
  start: number;
  rashis: readonly number[];
}

/** The quarter of a pāda, counted from 0 at 0° Meṣa. */
export function quarterOf(pada: number): KalachakraQuarter {
  const nakshatra = Math.floor(pada / PADAS_PER_NAKSHATRA);
  const [wheel, half] = NAKSHATRA_KINDS[nakshatra % NAKSHATRA_KINDS.length] as (typeof NAKSHATRA_KINDS)[number];
  const start = (PADAS_PER_NAKSHATRA * half + (pada % PADAS_PER_NAKSHATRA)) * RASHIS_PER_PADA;
  return { wheel, start, rashis: WHEELS[wheel].slice(start, start + RASHIS_PER_PADA) };
}

/** Places of a wheel, starting from one. */
const placesFrom = (place: number): number[] =>
  Array.from({ length: RASHIS_PER_PADA }, (_, i) => (place + i) % WHEEL_LENGTH);

/**
 * The plan of kālacakra daśā: nine mahādaśās from the one at birth. The elapsed years are the traversed part of the
 * Moon's pāda, times the years of its nine rāśis.
 */
export function kalachakraPlan({ standing, birthJd, yearDays }: DashaBirth): DashaPlan<'kalachakra'> {
  const moonDeg = standing.lonDeg('moon');
  const pada = partOf(moonDeg, PADAS);
  const traversed = partGone(moonDeg, PADAS);
  const { wheel, start, rashis } = quarterOf(pada);
  const rashiAt = (place: number): number => WHEELS[wheel][place] as number;

  const paramayus = rashis.reduce((sum, rashi) => sum + yearsOf(rashi), 0);
  const gone = traversed * paramayus;
  let before = 0;
  let running = 0;
  while (running < RASHIS_PER_PADA - 1 && before + yearsOf(rashis[running] as number) <= gone) {
    before += yearsOf(rashis[running] as number);
    running++;
  }
  const mahas = placesFrom(start + running).map((node) => ({ node, share: yearsOf(rashiAt(node)) }));
  const first = rashis[running] as number;
  const [deha, jiva] = wheel === 'savya' ? [rashis.at(0), rashis.at(-1)] : [rashis.at(-1), rashis.at(0)];
  return {
    key: 'kalachakra',
    applicable: true,
    reason: null,
    seed: {
      nakshatra: Math.floor(pada / PADAS_PER_NAKSHATRA) + 1,
      pada: (pada % PADAS_PER_NAKSHATRA) + 1,
      lord: rashiLord(first),
      traversed,
      paramayus,
      deha: deha as number,
      jiva: jiva as number,
    },
    balance: { rashi: first, lord: rashiLord(first), years: before + yearsOf(first) - gone },
    yearDays,
    rule: {
      division: {
        startJd: birthJd - (gone - before) * yearDays,
        days: yearDays,
        shares: 1,
        nodes: WHEELS[wheel].map(yearsOf),
        order: { mahas, parts: RASHIS_PER_PADA, partsOf: placesFrom },
      },
      form: `kalachakra ${wheel}`,
      period: (place, startJd, endJd, level) => {
        const rashi = rashiAt(place);
        const lord = rashiLord(rashi);
        if (level > 1) return { rashi, lord, level, startJd, endJd, sub: [] };
        return { rashi, lord, years: yearsOf(rashi), level, startJd, endJd, sub: [] };
      },
    },
  };
}
