/**
 * The full and new moons of the twelve months and of an intercalary one: the pūrṇimā at sunrise, its fast by the pūrṇimā
 * at midday, the amāvāsyā at sunrise. The amāvāsyās are named as in the north, where a month ends with its full moon:
 * that of the pūrṇimānta Vaiśākha ends the amānta Caitra.
 */
import { WORLD } from './regions';
import { tithi } from './row';
import type { TithiRule, UtsavaRule } from './rule';
import { PURNIMA_TIMES, PURNIMA_VRATA_TIMES } from './times/rites';

/** The months from Caitra, as the keys of their moons spell them. */
const MONTHS = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashwina',
  'kartika',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const;

const purnima = <Month extends string>(name: Month, month: TithiRule['month']) =>
  tithi(
    `${name}_purnima`,
    { month, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', times: PURNIMA_TIMES, regions: WORLD, source: 'customary' },
  );

const purnimaVrata = <Month extends string>(name: Month, month: TithiRule['month']) =>
  tithi(
    `${name}_purnima_vrata`,
    { month, paksha: 'shukla', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', times: PURNIMA_VRATA_TIMES, regions: WORLD, source: 'customary' },
  );

/** @param month  amānta month, one before the named pūrṇimānta month */
const amavasyaPurnimanta = <Month extends string>(name: Month, month: number) =>
  tithi(
    `${name}_amavasya_purnimanta`,
    { month, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  );

export const MOONS = [
  ...MONTHS.flatMap((month, i) => [
    purnima(month, i + 1),
    purnimaVrata(month, i + 1),
    amavasyaPurnimanta(month, i === 0 ? 12 : i),
  ]),
  purnima('adhika', 'adhika'),
  purnimaVrata('adhika', 'adhika'),
  tithi(
    'adhika_amavasya',
    { month: 'adhika', paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  ),
  tithi(
    'somavati_amavasya',
    { month: 'every', paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins', vara: 2 },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
