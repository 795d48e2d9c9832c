/** The conditional daśās of lords (BPHS 46): eight circles, each for births that meet its condition. */
import { type CircleRow, each, rising } from './row';

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

export const CONDITIONAL_DASHAS = {
  dvisaptati: {
    lords: each(9, [...SEVEN, 'rahu']),
    cycles: 2,
    start: { by: 'nakshatra', from: 19 }, // Mūla
    condition: 'lagna-lord-in-seventh-or-seventh-lord-in-lagna',
  },
  shodashottari: {
    lords: rising(11, ['sun', 'mars', 'jupiter', 'saturn', 'ketu', 'moon', 'mercury', 'venus']),
    cycles: 1,
    start: { by: 'nakshatra', from: 8 }, // Puṣya
    condition: 'hora-and-paksha',
  },
  dvadashottari: {
    lords: [
      { lord: 'sun', years: 7 },
      { lord: 'jupiter', years: 9 },
      { lord: 'ketu', years: 11 },
      { lord: 'mercury', years: 13 },
      { lord: 'rahu', years: 15 },
      { lord: 'mars', years: 17 },
      { lord: 'saturn', years: 19 },
      { lord: 'moon', years: 21 },
    ],
    cycles: 1,
    start: { by: 'nakshatra', from: 27, back: true }, // from the Moon's nakṣatra to Revatī
    condition: 'navamsha-of-shukra',
  },
  panchottari: {
    lords: rising(12, ['sun', 'mercury', 'saturn', 'mars', 'venus', 'moon', 'jupiter']),
    cycles: 1,
    start: { by: 'nakshatra', from: 17 }, // Anurādhā
    condition: 'karka-lagna-and-dvadashamsha',
  },
  shatabdika: {
    lords: [
      { lord: 'sun', years: 5 },
      { lord: 'moon', years: 5 },
      { lord: 'venus', years: 10 },
      { lord: 'mercury', years: 10 },
      { lord: 'jupiter', years: 20 },
      { lord: 'mars', years: 20 },
      { lord: 'saturn', years: 30 },
    ],
    cycles: 1,
    start: { by: 'nakshatra', from: 27 }, // Revatī
    condition: 'vargottama-lagna',
  },
  chaturashiti: {
    lords: each(12, SEVEN),
    cycles: 1,
    start: { by: 'nakshatra', from: 15 }, // Svātī
    condition: 'tenth-lord-in-tenth',
  },
  /** Authors differ: some omit Abhijit, others spread the years over the group. */
  shashtihayani: {
    lords: [
      { lord: 'jupiter', years: 10 },
      { lord: 'sun', years: 10 },
      { lord: 'mars', years: 10 },
      ...each(6, ['moon', 'mercury', 'venus', 'saturn', 'rahu']),
    ],
    cycles: 2,
    start: { by: 'star', counts: [3, 4, 3, 4, 3, 4, 3, 4] },
    condition: 'surya-in-lagna',
  },
  shattrimsha: {
    lords: rising(1, ['moon', 'sun', 'jupiter', 'mars', 'mercury', 'saturn', 'venus', 'rahu']),
    cycles: 3,
    start: { by: 'nakshatra', from: 22 }, // Śravaṇa
    condition: 'day-and-hora',
  },
} as const satisfies Record<string, CircleRow>;
export type ConditionalKey = keyof typeof CONDITIONAL_DASHAS;
