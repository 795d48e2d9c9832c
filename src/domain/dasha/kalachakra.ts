/**
 * Kālacakra daśā (BPHS 46). The wheel continues after the quarter of birth, for mahādaśās and their parts; other authors
 * stay within the quarter.
 */
import {
  KALACHAKRA_NAKSHATRAS,
  KALACHAKRA_WHEELS,
  KALACHAKRA_YEARS,
  type KalachakraWheel,
} from '../../data/dashas/kalachakra';

import { partGone, partOf } from '../circle';
import { rashiLord } from '../positions/rashi';
import type { DashaBirth, DashaPlan } from './plan';

const PADAS = 108;
const PADAS_PER_NAKSHATRA = 4;
const RASHIS_PER_PADA = 9;

const WHEEL_LENGTH = 2 * PADAS_PER_NAKSHATRA * RASHIS_PER_PADA;

const yearsOf = (rashi: number): number => KALACHAKRA_YEARS[rashi - 1] as number;

/** Nine consecutive rāśis on a wheel. */
interface KalachakraQuarter {
  wheel: KalachakraWheel;
  /** Place of its first rāśi on the wheel, from 0. */
  start: number;
  rashis: readonly number[];
}

/** The quarter of a pāda, counted from 0 at 0° Meṣa. */
export function quarterOf(pada: number): KalachakraQuarter {
  const nakshatra = Math.floor(pada / PADAS_PER_NAKSHATRA);
  const [wheel, half] = KALACHAKRA_NAKSHATRAS[
    nakshatra % KALACHAKRA_NAKSHATRAS.length
  ] as (typeof KALACHAKRA_NAKSHATRAS)[number];
  const start = (PADAS_PER_NAKSHATRA * half + (pada % PADAS_PER_NAKSHATRA)) * RASHIS_PER_PADA;
  return { wheel, start, rashis: KALACHAKRA_WHEELS[wheel].slice(start, start + RASHIS_PER_PADA) };
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
  const rashiAt = (place: number): number => KALACHAKRA_WHEELS[wheel][place] as number;

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
        nodes: KALACHAKRA_WHEELS[wheel].map(yearsOf),
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
