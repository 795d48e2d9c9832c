/** The values that kūṭas compare, and counts from one Moon to another. Counts are inclusive: the first is itself. */
import type { BodyKey } from '../../data/keys';
import { RAJJUS, VARNAS } from '../../data/match/tables';
import { GANAS, type GanaKey, NADIS, VASHYAS, type VashyaKey, YONIS } from '../../data/moonClasses';
import { houseFrom, rashiLord } from '../positions/rashi';
import type { MoonPlace } from './moonPlace';
import type { KutaValue } from './types';

/** The value of one birth, given the other. `isVara` says whether it takes the vara's place. */
export type ValueOf = (own: MoonPlace, other: MoonPlace, isVara: boolean) => KutaValue;

/** Inclusive counts from one place to another. */
export const nakshatraCount = (from: MoonPlace, to: MoonPlace): number =>
  ((to.nakshatra - from.nakshatra + 27) % 27) + 1;
export const rashiCount = (from: MoonPlace, to: MoonPlace): number => houseFrom(from.rashi, to.rashi);

/** The entry of a list for a rāśi or nakṣatra. */
export const entryOf = <T>(list: readonly T[], number: number): T => list[number - 1] as T;

export const lordOf = ({ rashi }: MoonPlace): BodyKey => rashiLord(rashi);
export const ganaOf = ({ nakshatra }: MoonPlace): GanaKey => entryOf(GANAS, nakshatra);
/** The class of a rāśi or of its half. */
export const vashyaOf = ({ rashi, half }: MoonPlace): VashyaKey => entryOf(VASHYAS, rashi)[half === 2 ? 1 : 0];

export const varna =
  (list: keyof typeof VARNAS): ValueOf =>
  ({ rashi }) => ({ kind: 'varna', key: entryOf(VARNAS[list], rashi) });
export const vashya: ValueOf = (own) => ({ kind: 'vashya', key: vashyaOf(own) });
export const yoni: ValueOf = ({ nakshatra }) => ({ kind: 'yoni', key: entryOf(YONIS, nakshatra) });
export const gana: ValueOf = (own) => ({ kind: 'gana', key: ganaOf(own) });
export const nadi: ValueOf = ({ nakshatra }) => ({ kind: 'nadi', key: entryOf(NADIS, nakshatra) });
export const rajju: ValueOf = ({ nakshatra }) => ({ kind: 'rajju', key: entryOf(RAJJUS, nakshatra) });
export const lord: ValueOf = (own) => ({ kind: 'graha', key: lordOf(own) });
export const rashi: ValueOf = (own) => ({ kind: 'rashi', rashi: own.rashi, count: null });
export const nakshatra: ValueOf = (own) => ({ kind: 'nakshatra', nakshatra: own.nakshatra, count: null });

/** The count in both directions. */
export const bothCounts: ValueOf = (own, other) => ({
  kind: 'nakshatra',
  nakshatra: own.nakshatra,
  count: nakshatraCount(other, own),
});
export const bothRashiCounts: ValueOf = (own, other) => ({
  kind: 'rashi',
  rashi: own.rashi,
  count: rashiCount(other, own),
});

/** The count from the kanyā to the vara only. */
export const countFromKanya: ValueOf = (own, other, isVara) => (isVara ? bothCounts : nakshatra)(own, other, isVara);
export const rashiCountFromKanya: ValueOf = (own, other, isVara) =>
  (isVara ? bothRashiCounts : rashi)(own, other, isVara);
