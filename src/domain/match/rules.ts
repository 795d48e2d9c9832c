/** The rules of the kūṭas: what each compares, and whether or how far it holds for two Moons. */
import type { KutaRule } from '../../data/match/row';
import {
  BAD_BHAKUTA_PLACES,
  BAD_TARAS,
  DINA_COUNTS,
  GANA_POINTS,
  RAJJUS,
  VARNA_ORDER,
  VARNAS,
  VASHYA_LISTS,
  VASHYA_POINTS,
  VEDHAS,
  YONI_POINTS,
} from '../../data/match/tables';
import { NADIS, YONI_KEYS, YONIS } from '../../data/moonClasses';
import { agreeByBrihajjataka, maitriPoints } from './maitri';
import type { MoonPlace } from './moonPlace';
import {
  bothCounts,
  bothRashiCounts,
  countFromKanya,
  entryOf,
  gana,
  ganaOf,
  lord,
  lordOf,
  nadi,
  nakshatra,
  nakshatraCount,
  rajju,
  rashi,
  rashiCount,
  rashiCountFromKanya,
  type ValueOf,
  varna,
  vashya,
  vashyaOf,
  yoni,
} from './values';

interface ComputedRule {
  value: ValueOf;
  /** Points, or whether the rule holds: all points or none. */
  points: (vara: MoonPlace, kanya: MoonPlace) => number | boolean;
}

/** Whether a rāśi is in the list of another's vaśya rāśis. */
const isVashyaTo = ({ rashi }: MoonPlace, of: MoonPlace): boolean => entryOf(VASHYA_LISTS, of.rashi).includes(rashi);

const isSameRashi = (vara: MoonPlace, kanya: MoonPlace): boolean => vara.rashi === kanya.rashi;

/** 1½ points for each of the two counts that is not bad. */
const taraPoints = (vara: MoonPlace, kanya: MoonPlace): number =>
  [nakshatraCount(kanya, vara), nakshatraCount(vara, kanya)].filter((count) => !BAD_TARAS.includes(count % 9)).length *
  1.5;

const yoniPoints = (vara: MoonPlace, kanya: MoonPlace): number => {
  const [own, other] = [entryOf(YONIS, vara.nakshatra), entryOf(YONIS, kanya.nakshatra)];
  return YONI_POINTS[own][YONI_KEYS.indexOf(other)] as number;
};

const maitriOfLords = (vara: MoonPlace, kanya: MoonPlace): number => maitriPoints(lordOf(vara), lordOf(kanya));

const isSameGana = (vara: MoonPlace, kanya: MoonPlace): boolean => ganaOf(vara) === ganaOf(kanya);

const isVedha = (pairs: (typeof VEDHAS)['with-three'], vara: MoonPlace, kanya: MoonPlace): boolean => {
  const [first, second] = [vara.nakshatra, kanya.nakshatra].toSorted((a, b) => a - b);
  return pairs.some((pair) => pair[0] === first && pair[1] === second);
};

/** The counts 4, 7, 10, … 25. */
const isMahendra = (count: number): boolean => count > 1 && count % 3 === 1;

/** How each rule computes. */
const RULES: { [Tag in KutaRule['tag']]: (rule: Extract<KutaRule, { tag: Tag }>) => ComputedRule } = {
  'varna-not-lower': ({ list }) => {
    const rank = ({ rashi }: MoonPlace) => VARNA_ORDER.indexOf(entryOf(VARNAS[list], rashi));
    return { value: varna(list), points: (vara, kanya) => rank(vara) <= rank(kanya) };
  },
  'vashya-classes': () => ({
    value: vashya,
    points: (vara, kanya) => VASHYA_POINTS[vashyaOf(vara)][vashyaOf(kanya)],
  }),
  'vashya-lists': ({ way }) => ({
    value: rashi,
    points: (vara, kanya) =>
      isVashyaTo(vara, kanya) || (way === 'either' ? isVashyaTo(kanya, vara) : isSameRashi(vara, kanya)),
  }),
  'tara-both-counts': () => ({ value: bothCounts, points: taraPoints }),
  'dina-remainders': () => ({
    value: countFromKanya,
    points: (vara, kanya) => (nakshatraCount(kanya, vara) % 9) % 2 === 0,
  }),
  'dina-counts': () => ({
    value: countFromKanya,
    points: (vara, kanya) => DINA_COUNTS.includes(nakshatraCount(kanya, vara)),
  }),
  'yoni-table': () => ({ value: yoni, points: yoniPoints }),
  'yoni-enemies': () => ({ value: yoni, points: (vara, kanya) => yoniPoints(vara, kanya) > 0 }),
  'maitri-both-ways': () => ({ value: lord, points: maitriOfLords }),
  // The lords are the same, friends, or a friend and a neutral.
  'maitri-all-or-nothing': () => ({ value: lord, points: (vara, kanya) => maitriOfLords(vara, kanya) >= 4 }),
  'maitri-brihajjataka': () => ({
    value: lord,
    points: (vara, kanya) => agreeByBrihajjataka(lordOf(vara), lordOf(kanya)),
  }),
  'gana-table': () => ({ value: gana, points: (vara, kanya) => GANA_POINTS[ganaOf(vara)][ganaOf(kanya)] }),
  'gana-same': () => ({ value: gana, points: isSameGana }),
  // Both have the same gaṇa, or deva and manuṣya.
  'gana-tamil': () => ({
    value: gana,
    points: (vara, kanya) => isSameGana(vara, kanya) || (ganaOf(vara) !== 'rakshasa' && ganaOf(kanya) !== 'rakshasa'),
  }),
  'bhakuta-places': () => ({
    value: bothRashiCounts,
    points: (vara, kanya) => !BAD_BHAKUTA_PLACES.includes(rashiCount(kanya, vara)),
  }),
  // The seventh to the twelfth from the kanyā. In one rāśi, Raman (after Garga) wants the vara's nakṣatra first.
  'rashi-count': ({ sameRashi }) => ({
    value: rashiCountFromKanya,
    points: (vara, kanya) =>
      isSameRashi(vara, kanya)
        ? sameRashi === 'counts' || vara.nakshatra < kanya.nakshatra
        : rashiCount(kanya, vara) >= 7,
  }),
  'nadi-different': () => ({
    value: nadi,
    points: (vara, kanya) => entryOf(NADIS, vara.nakshatra) !== entryOf(NADIS, kanya.nakshatra),
  }),
  'mahendra-counts': () => ({
    value: countFromKanya,
    points: (vara, kanya) => isMahendra(nakshatraCount(kanya, vara)),
  }),
  'stri-dirgha-beyond': ({ count }) => ({
    value: countFromKanya,
    points: (vara, kanya) => nakshatraCount(kanya, vara) > count,
  }),
  'rajju-different': () => ({
    value: rajju,
    points: (vara, kanya) => entryOf(RAJJUS, vara.nakshatra) !== entryOf(RAJJUS, kanya.nakshatra),
  }),
  'vedha-pairs': ({ chitra }) => ({
    value: nakshatra,
    points: (vara, kanya) => !isVedha(VEDHAS[chitra], vara, kanya),
  }),
};

/** The rule of a row, ready to compute. */
export const computedRule = <Tag extends KutaRule['tag']>(rule: Extract<KutaRule, { tag: Tag }>): ComputedRule =>
  RULES[rule.tag as Tag](rule);
