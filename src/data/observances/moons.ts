/**
 * The full and new moons of the twelve months and of an intercalary one: the pūrṇimā at sunrise, its fast by the pūrṇimā
 * at midday, the amāvāsyā at sunrise. The amāvāsyās are named as in the north, where a month ends with its full moon:
 * that of the pūrṇimānta Vaiśākha ends the amānta Caitra.
 */
import { MONTH_NAMES } from '../../lexicon/names';
import { WORLD } from './regions';
import { tithi } from './row';
import type { TithiRule, UtsavaRule } from './rule';

/** How the keys and everyday English spell the months, from Caitra. */
const SPELT = [
  ['chaitra', 'Chaitra'],
  ['vaishakha', 'Vaishakha'],
  ['jyeshtha', 'Jyeshtha'],
  ['ashadha', 'Ashadha'],
  ['shravana', 'Shravana'],
  ['bhadrapada', 'Bhadrapada'],
  ['ashwina', 'Ashwina'],
  ['kartika', 'Kartika'],
  ['margashirsha', 'Margashirsha'],
  ['pausha', 'Pausha'],
  ['magha', 'Magha'],
  ['phalguna', 'Phalguna'],
] as const;

interface Month {
  key: string;
  iast: string;
  sa: string;
  common: string;
}

const purnima = ({ key, iast, sa, common }: Month, month: TithiRule['month']): TithiRule =>
  tithi(
    [`${key}_purnima`, `${iast}-pūrṇimā`, `${sa}पूर्णिमा`, `${common} Purnima`],
    { month, paksha: 'shukla', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', regions: WORLD, source: 'customary' },
  );

const purnimaVrata = ({ key, iast, sa, common }: Month, month: TithiRule['month']): TithiRule =>
  tithi(
    [`${key}_purnima_vrata`, `${iast}-pūrṇimā-vrata`, `${sa}पूर्णिमाव्रत`, `${common} Purnima Vrat`],
    { month, paksha: 'shukla', tithi: 15, kala: 'madhyahna', onTwo: 'first', onNone: 'begins' },
    { kind: 'purnima', regions: WORLD, source: 'customary' },
  );

/** @param month  amānta, the one before the pūrṇimānta month that is named */
const amavasyaPurnimanta = ({ key, iast, sa, common }: Month, month: number): TithiRule =>
  tithi(
    [
      `${key}_amavasya_purnimanta`,
      `${iast}-amāvāsyā (pūrṇimānta)`,
      `${sa}-अमावास्या (पूर्णिमान्त)`,
      `${common} Amavasya (purnimanta month name)`,
    ],
    { month, paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  );

const MONTHS: readonly Month[] = MONTH_NAMES.map(({ iast, sa }, i) => {
  const [key = '', common = ''] = SPELT[i] ?? [];
  return { key, iast, sa, common };
});
const ADHIKA: Month = { key: 'adhika', iast: 'Adhika', sa: 'अधिक', common: 'Adhika' };

export const MOONS = [
  ...MONTHS.flatMap((month, i) => [
    purnima(month, i + 1),
    purnimaVrata(month, i + 1),
    amavasyaPurnimanta(month, i === 0 ? 12 : i),
  ]),
  purnima(ADHIKA, 'adhika'),
  purnimaVrata(ADHIKA, 'adhika'),
  tithi(
    ['adhika_amavasya', 'Adhika-amāvāsyā', 'अधिक-अमावास्या', 'Adhika Amavasya'],
    { month: 'adhika', paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins' },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  ),
  tithi(
    ['somavati_amavasya', 'Somavatī amāvāsyā', 'सोमवती अमावास्या', 'Somvati Amavasya'],
    { month: 'every', paksha: 'krishna', tithi: 15, kala: 'sunrise', onTwo: 'first', onNone: 'begins', vara: 2 },
    { kind: 'amavasya', regions: WORLD, source: 'customary' },
  ),
] satisfies readonly UtsavaRule[];
