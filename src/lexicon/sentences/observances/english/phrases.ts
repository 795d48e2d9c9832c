/** Parts of the English sentences: the times of the day, durations, dates, the day that a fallback keeps. */

import type { KalaKey } from '../../../../data/observances/kala';
import type { EkadashiRule, OnNone } from '../../../../data/observances/rule';
import { rashiName, tithiName } from '../../../names';

/** A time of the day by its name, what a tithi does that has it, and what one does that has it on no day. */
interface Time {
  name: string;
  has: string;
  hasNot: string;
}

const moment = (name: string): Time => ({ name, has: `prevails at ${name}`, hasNot: `prevails at no ${name}` });
const after = (muhurtas: string): Time => ({
  name: 'sunrise',
  has: `prevails ${muhurtas} after sunrise`,
  hasNot: `prevails ${muhurtas} after no sunrise`,
});
const stretch = (name: string): Time => ({ name, has: `covers ${name}`, hasNot: `covers no ${name}` });

export const TIMES: Readonly<Record<KalaKey, Time>> = {
  arunodaya: stretch('aruṇodaya'),
  sunrise: moment('sunrise'),
  'first-muhurta': after('one muhūrta'),
  'third-muhurta': after('three muhūrtas'),
  'ninth-muhurta': after('nine muhūrtas'),
  pratah: stretch('prātaḥkāla'),
  sangava: stretch('saṅgava'),
  purvahna: stretch('pūrvāhṇa'),
  madhyahna: stretch('madhyāhna'),
  aparahna: stretch('aparāhṇa'),
  sayahna: stretch('sāyāhna'),
  sunset: moment('sunset'),
  pradosha: stretch('pradoṣa'),
  'pradosha-6-ghati': stretch('pradoṣa (six ghaṭīs)'),
  moonrise: moment('moonrise'),
  night: { name: 'night', has: 'covers the night', hasNot: 'covers no night' },
  nishitha: stretch('niśītha'),
};

const GHATI_MINUTES = 24;

const least = (kala: KalaKey, ghatis: number): string =>
  `covers at least ${ghatis * GHATI_MINUTES} min of ${TIMES[kala].name}`;

/** "covers madhyāhna", "prevails at sunrise", "covers at least 24 min of aparāhṇa". */
export const covers = (kala: KalaKey, leastGhatis?: number | null): string =>
  leastGhatis ? least(kala, leastGhatis) : TIMES[kala].has;

/** "covers no madhyāhna", "prevails at no sunrise", "covers at least 24 min of aparāhṇa on no day". */
export const coversNone = (kala: KalaKey, leastGhatis?: number | null): string =>
  leastGhatis ? `${least(kala, leastGhatis)} on no day` : TIMES[kala].hasNot;

export const ON_NONE: Readonly<Record<OnNone, string>> = {
  begins: 'the day on which it begins',
  after: 'the day after it begins',
  ends: 'the day on which it ends',
  'ends-civil': 'the civil date on which it ends',
  'after-if-three-muhurtas':
    'the day after it begins if it lasts three muhūrtas of that day, otherwise the day on which it begins',
};

export const SCHOOLS: Readonly<Record<EkadashiRule['school'], string>> = {
  smarta: 'smārta',
  vaishnava: 'vaiṣṇava',
  gaudiya: 'Gauḍīya',
  madhva: 'Mādhva',
};

const COUNTS = ['The day', 'Two days', 'Three days', 'Four days', 'Five days', 'Six days', 'Seven days', 'Eight days'];

/** "The day before Poṅkal", "Two days before Chaṭha", "The day of Mokṣadā ekādaśī". */
export function daysFrom(days: number, name: string): string {
  if (days === 0) return `The day of ${name}`;
  const count = COUNTS[Math.abs(days) - 1] ?? `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? 'after' : 'before'} ${name}`;
}

/** "2 h 14 min"; below a minute "under a minute". */
export function minutesOf(days: number): string {
  const minutes = Math.round(days * 1440);
  if (minutes < 1) return 'under a minute';
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** "2 h 14 min 5 s"; below a minute "5 s". */
export function secondsOf(days: number): string {
  const seconds = Math.round(days * 86400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours} h ` : ''}${seconds >= 60 ? `${minutes} min ` : ''}${seconds % 60} s`;
}

/** "Meṣa", or "20° of Meṣa": degrees and arc minutes. */
export function longitudeOf(sunDeg: number): string {
  const rashi = rashiName(Math.floor(sunDeg / 30) + 1).iast;
  const within = sunDeg % 30;
  if (within === 0) return rashi;
  const minutes = Math.round((within % 1) * 60);
  return `${Math.floor(within)}°${minutes ? `${String(minutes).padStart(2, '0')}′` : ''} of ${rashi}`;
}

/** @param tithi  1..30 */
export const tithiIast = (tithi: number): string => tithiName(tithi).iast;
