/** Points of the kūṭas from the places of the two Moons. Rules that only hold or fail give 1 or 0. */
import { GANAS, type GanaKey, NADIS, YONIS } from '../../moonClasses';
import type { MoonPlace } from '../moonPlace';
import { RAJJUS, VARNA_ORDER, VARNAS } from '../tables/classes';
import { agreeByBrihajjataka, areFriends, maitriPoints } from '../tables/maitri';
import { VASHYA_LISTS, vashyaOf, vashyaPoints } from '../tables/vashya';
import { yoniPoints } from '../tables/yoni';
import type { KutaRow } from './row';
import { entryOf, lordOf, nakshatraCount, rashiCount } from './values';

type Points = KutaRow['points'];

/** Full points or none. */
export const allOrNothing =
  (maximum: number, holds: (vara: MoonPlace, kanya: MoonPlace) => boolean): Points =>
  (vara, kanya) =>
    holds(vara, kanya) ? maximum : 0;

/** Whether the vara's varṇa is not lower. */
export const varnaNotLower =
  (list: keyof typeof VARNAS): Points =>
  (vara, kanya) => {
    const rank = ({ rashi }: MoonPlace) => VARNA_ORDER.indexOf(entryOf(VARNAS[list], rashi));
    return rank(vara) <= rank(kanya) ? 1 : 0;
  };

export const vashyaByClasses: Points = (vara, kanya) =>
  vashyaPoints(vashyaOf(vara.rashi, vara.half), vashyaOf(kanya.rashi, kanya.half));

/** Whether a rāśi is in the list of another's vaśya rāśis. */
export const isVashyaTo = ({ rashi }: MoonPlace, of: MoonPlace): boolean =>
  entryOf(VASHYA_LISTS, of.rashi).includes(rashi);

/** Vipat, pratyari and vadha: the third, fifth and seventh of each nine. */
const BAD_TARAS: readonly number[] = [3, 5, 7];

/** 1½ points for each of the two counts that is not bad. */
export const taraBothWays: Points = (vara, kanya) =>
  [nakshatraCount(kanya, vara), nakshatraCount(vara, kanya)].filter((count) => !BAD_TARAS.includes(count % 9)).length *
  1.5;

export const isGoodDinaRemainder = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  (nakshatraCount(kanya, vara) % 9) % 2 === 0;

const DINA_COUNTS: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];
export const isDinaCount = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  DINA_COUNTS.includes(nakshatraCount(kanya, vara));

export const yoniByTable: Points = (vara, kanya) =>
  yoniPoints(entryOf(YONIS, vara.nakshatra), entryOf(YONIS, kanya.nakshatra));

export const maitriBothWays: Points = (vara, kanya) => maitriPoints(lordOf(vara), lordOf(kanya));

/** Whether the lords are the same, friends, or a friend and a neutral. */
export const isMaitri = (vara: MoonPlace, kanya: MoonPlace): boolean => maitriBothWays(vara, kanya) >= 4;
export const isBrihajjatakaMaitri = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  agreeByBrihajjataka(lordOf(vara), lordOf(kanya));

/** Whether the lords are the same, or mutual friends. */
export const lordsSame = (vara: MoonPlace, kanya: MoonPlace): boolean => lordOf(vara) === lordOf(kanya);
export const lordsFriends = (vara: MoonPlace, kanya: MoonPlace): boolean => areFriends(lordOf(vara), lordOf(kanya));

/** The vara's row, the kanyā's column. */
const GANA_POINTS: Record<GanaKey, Record<GanaKey, number>> = {
  deva: { deva: 6, manushya: 5, rakshasa: 1 },
  manushya: { deva: 6, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 0, manushya: 0, rakshasa: 6 },
};
const ganaOf = ({ nakshatra }: MoonPlace): GanaKey => entryOf(GANAS, nakshatra);
export const ganaByTable: Points = (vara, kanya) => GANA_POINTS[ganaOf(vara)][ganaOf(kanya)];
export const sameGana = (vara: MoonPlace, kanya: MoonPlace): boolean => ganaOf(vara) === ganaOf(kanya);
/** Whether both have the same gaṇa, or deva and manuṣya. */
export const ganaAgrees = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  sameGana(vara, kanya) || (ganaOf(vara) !== 'rakshasa' && ganaOf(kanya) !== 'rakshasa');

/** Mutual positions 2 and 12, 5 and 9, 6 and 8. */
const BAD_PLACES: readonly number[] = [2, 12, 5, 9, 6, 8];
export const isGoodBhakuta = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  !BAD_PLACES.includes(rashiCount(kanya, vara));

/** The seventh to the twelfth from the kanyā. */
const isBeyondSixth = (vara: MoonPlace, kanya: MoonPlace): boolean => rashiCount(kanya, vara) >= 7;
export const isTamilRashi = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  vara.rashi === kanya.rashi || isBeyondSixth(vara, kanya);
/** In the same rāśi only if the vara's nakṣatra comes first (Garga, as Raman quotes him). */
export const isRamanRashi = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  vara.rashi === kanya.rashi ? vara.nakshatra < kanya.nakshatra : isBeyondSixth(vara, kanya);

export const differentNadi = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  entryOf(NADIS, vara.nakshatra) !== entryOf(NADIS, kanya.nakshatra);

/** 4, 7, 10, … 25. */
export const isMahendra = (vara: MoonPlace, kanya: MoonPlace): boolean => {
  const count = nakshatraCount(kanya, vara);
  return count > 1 && count % 3 === 1;
};

export const isStriDirgha =
  (beyond: number) =>
  (vara: MoonPlace, kanya: MoonPlace): boolean =>
    nakshatraCount(kanya, vara) > beyond;

export const differentRajju = (vara: MoonPlace, kanya: MoonPlace): boolean =>
  entryOf(RAJJUS, vara.nakshatra) !== entryOf(RAJJUS, kanya.nakshatra);

/** Pairs of nakṣatras in vedha have the sum 19 (1 and 18 to 9 and 10), and so on; three stars are special. */
const VEDHA_PAIRS: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
];
const THREE_STARS: readonly (readonly [number, number])[] = [
  [5, 14],
  [5, 23],
  [14, 23],
];
const VEDHAS = {
  'with-three': [...VEDHA_PAIRS, ...THREE_STARS],
  'mrigashira-dhanishtha': [...VEDHA_PAIRS, [5, 23] as const],
};

export const isFreeOfVedha =
  (chitra: keyof typeof VEDHAS) =>
  (vara: MoonPlace, kanya: MoonPlace): boolean => {
    const [first, second] = [vara.nakshatra, kanya.nakshatra].toSorted((a, b) => a - b);
    return !VEDHAS[chitra].some((pair) => pair[0] === first && pair[1] === second);
  };
