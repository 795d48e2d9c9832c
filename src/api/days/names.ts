/** Names in a day: in IAST, and additionally in the language of the request. */

import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import type { Paksha } from '../../data/keys';
import type { Limb } from '../../domain/panchanga/types';
import type { Clocks } from '../../domain/time/zone';
import type { LabelKind, Labels } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { karanaName } from '../../lexicon/name';
import { clockedRow, type InstantText, listOf, type Part, startAndEnd } from '../parts';
import { limbLabel } from '../shapes/presentAlmanac';
import { instantBy } from '../shapes/presentInstant';

/** Caches the last text: a day has more than a hundred instants, and a row often begins where the previous one ended. */
function remembering(write: InstantText): InstantText {
  let [lastJd, lastText] = [Number.NaN, ''];
  return (jdUt) => {
    if (jdUt !== lastJd) [lastJd, lastText] = [jdUt, write(jdUt)];
    return lastText;
  };
}

/** Formats instants in the local time of a place, with its offset; in UTC without clocks. */
export const byClocks = (clocks: Clocks | null): InstantText => remembering((jdUt) => instantBy(clocks, jdUt));

/** The names of a limb or a stay by its number. */
const SERIES = {
  tithi: tithiName,
  nakshatra: nakshatraName,
  yoga: yogaName,
  karana: karanaName,
  rashi: rashiName,
} as const satisfies Record<string, (index: number) => Name>;
type SeriesKey = keyof typeof SERIES;

const labelOf = (labels: Labels, series: SeriesKey, index: number): string =>
  series === 'rashi' ? labels.labelAt(series, index) : limbLabel(labels, series, index);

export interface LastingName {
  index: number;
  name: string;
  start: string;
  end: string;
  label?: string;
  undecided?: true;
}

/** A list of limbs or stays. */
export const lastingNames = (series: SeriesKey, labels: Labels | null): Part<readonly Limb[], LastingName[]> =>
  listOf(
    clockedRow(
      ({ index, undecided }: Limb) => (undecided ? -index : index),
      startAndEnd,
      ({ index, undecided }, [start, end]): LastingName => {
        const { iast: name } = SERIES[series](index);
        const named = { index, name, start: start as string, end: end as string, ...(undecided && { undecided }) };
        return labels === null ? named : { ...named, label: labelOf(labels, series, index) };
      },
    ),
  );

/** A name with its number. */
export function numberedName(labels: Labels | null, kind: LabelKind, index: number, nameOf: (index: number) => Name) {
  const row = { index, name: nameOf(index).iast };
  return labels === null ? row : { ...row, label: labels.labelAt(kind, index) };
}

/** A name with its key. */
export function keyedName<K extends string>(labels: Labels | null, kind: LabelKind, { key, iast }: Name & { key: K }) {
  const row = { key, name: iast };
  return labels === null ? row : { ...row, label: labels.label(kind, key) };
}

/** The names of things by their keys, as the lexicon spells them. */
type KeyedNames<K extends string> = Readonly<Record<K, Name & { key: K }>>;

/** A name with its key, by the key. */
export const nameOfKey =
  <K extends string>(kind: LabelKind, names: KeyedNames<K>) =>
  (labels: Labels | null, key: K) =>
    keyedName<K>(labels, kind, names[key]);

export const grahaNamed = nameOfKey('graha', GRAHA_NAMES);
export const pakshaName = nameOfKey<Paksha>('paksha', PAKSHA_NAMES);
