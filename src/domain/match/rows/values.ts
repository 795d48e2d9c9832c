/** The values that kūṭas compare, and counts from one Moon to another. Counts are inclusive: the first is itself. */

import { GANAS, NADIS, YONIS } from '../../moonClasses';
import { rashiLord } from '../../positions/rashi';
import type { MoonPlace } from '../moonPlace';
import { RAJJUS, VARNAS } from '../tables/classes';
import { vashyaOf } from '../tables/vashya';
import type { KutaValue } from '../types';
import type { KutaRow } from './row';

type Value = KutaRow['value'];

/** Inclusive count from one part of a circle to another, 1..parts. */
const counted = (from: number, to: number, parts: number): number => ((to - from + parts) % parts) + 1;

export const nakshatraCount = (from: MoonPlace, to: MoonPlace): number => counted(from.nakshatra, to.nakshatra, 27);
export const rashiCount = (from: MoonPlace, to: MoonPlace): number => counted(from.rashi, to.rashi, 12);

/** The entry of a list for a rāśi or nakṣatra. */
export const entryOf = <T>(list: readonly T[], number: number): T => list[number - 1] as T;

export const lordOf = ({ rashi }: MoonPlace) => rashiLord(rashi);

export const varna =
  (list: keyof typeof VARNAS): Value =>
  ({ rashi }) => ({ kind: 'varna', key: entryOf(VARNAS[list], rashi) });
export const vashya: Value = ({ rashi, half }) => ({ kind: 'vashya', key: vashyaOf(rashi, half) });
export const yoni: Value = ({ nakshatra }) => ({ kind: 'yoni', key: entryOf(YONIS, nakshatra) });
export const gana: Value = ({ nakshatra }) => ({ kind: 'gana', key: entryOf(GANAS, nakshatra) });
export const nadi: Value = ({ nakshatra }) => ({ kind: 'nadi', key: entryOf(NADIS, nakshatra) });
export const rajju: Value = ({ nakshatra }) => ({ kind: 'rajju', key: entryOf(RAJJUS, nakshatra) });
export const lord: Value = (own) => ({ kind: 'graha', key: lordOf(own) });
export const rashi: Value = (own) => ({ kind: 'rashi', rashi: own.rashi, count: null });
export const nakshatra: Value = (own) => ({ kind: 'nakshatra', nakshatra: own.nakshatra, count: null });

/** The count in both directions. */
export const bothCounts: Value = (own, other) => ({
  kind: 'nakshatra',
  nakshatra: own.nakshatra,
  count: nakshatraCount(other, own),
});
export const bothRashiCounts: Value = (own, other) => ({
  kind: 'rashi',
  rashi: own.rashi,
  count: rashiCount(other, own),
});

/** The count from the kanyā to the vara only. */
export const countFromKanya: Value = (own, other, isVara) =>
  isVara
    ? bothCounts(own, other, isVara)
    : ({ kind: 'nakshatra', nakshatra: own.nakshatra, count: null } satisfies KutaValue);
export const rashiCountFromKanya: Value = (own, other, isVara) =>
  isVara ? bothRashiCounts(own, other, isVara) : ({ kind: 'rashi', rashi: own.rashi, count: null } satisfies KutaValue);
