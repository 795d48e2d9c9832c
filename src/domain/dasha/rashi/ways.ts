/**
 * The functions of all rāśi daśās, after P. V. R. Narasimha Rao (*Vedic Astrology: An Integrated Approach*) and K. N.
 * Rao (*Predicting through Jaimini's Chara Dasha*).
 */
import { LEAPS, PADAKRAMA, YEARS_BY_MODALITY } from '../../../data/dashas/rashis';
import type { BodyKey } from '../../../data/keys';
import { isExaltedBySign } from '../../positions/dignity';
import { CO_LORDS, type Lords, occupantsOf, TWO_LORDED } from '../../positions/lords';
import { countFrom, houseFrom, isOdd, modality, rashiLord } from '../../positions/rashi';
import { rashisAspected } from '../../positions/rashiDrishti';
import type { LordRule, RashiLords, TwoLordedRashi } from '../../positions/singleLords';
import type { Standing } from '../../positions/standing';
import type { DashaBirth } from '../plan';
import { followsForward, ownLast, type RashiWays, USUAL_WAYS } from './plan';
import { rashisFrom } from './rule';
import { dignifiedYears, isForward } from './years';

/** The stronger of two houses from the lagna. */
const strongerOf = ({ standing, lords }: DashaBirth<Lords>, [first, second]: readonly [number, number]) => {
  const lagna = standing.rashi('lagna');
  return lords().stronger(countFrom(lagna, first), countFrom(lagna, second));
};

/** Lords of these houses may be Brahmā, who is in the seventh to the twelfth. */
const BRAHMA_HOUSES = [6, 8, 12] as const;
const BRAHMA_FROM_HOUSE = 7;

/**
 * Brahmā: among the lords of the sixth, eighth and twelfth from the stronger of lagna and seventh, those in an odd rāśi
 * and in its seventh to twelfth; if there is none, those in an odd rāśi; if there is none, all. Among them: more
 * company, exaltation, a dual before a fixed before a movable rāśi, more degrees. It omits Nīlakaṇṭha's rules for Śani
 * and the nodes as Brahmā.
 */
function brahmaOf(standing: Standing, from: number): BodyKey {
  const lords = [...new Set(BRAHMA_HOUSES.map((house) => rashiLord(countFrom(from, house))))];
  const inOdd = lords.filter((key) => isOdd(standing.rashi(key)));
  const behind = inOdd.filter((key) => houseFrom(from, standing.rashi(key)) >= BRAHMA_FROM_HOUSE);
  const candidates = [behind, inOdd, lords].find(({ length }) => length > 0) as BodyKey[];
  const figures = (key: BodyKey): number[] => {
    const rashi = standing.rashi(key);
    return [occupantsOf(standing, rashi), Number(isExaltedBySign(key, rashi)), modality(rashi), standing.degrees(key)];
  };
  return candidates.reduce((best, key) => {
    const [mine, theirs] = [figures(key), figures(best)];
    const deciding = mine.findIndex((figure, i) => figure !== theirs[i]);
    return deciding >= 0 && (mine[deciding] as number) > (theirs[deciding] as number) ? key : best;
  });
}

/**
 * The lord of a rāśi with two lords after K. N. Rao. If one of them occupies the rāśi, the other rules; otherwise the
 * one with more grahas beside it, then the one with more degrees. If both occupy it, either gives twelve years.
 */
function raoLord(
  standing: Standing,
  rashi: TwoLordedRashi,
): { lord: (typeof CO_LORDS)[TwoLordedRashi][number]; by: LordRule } {
  const [first, second] = CO_LORDS[rashi];
  const [firstAt, secondAt] = [standing.rashi(first), standing.rashi(second)];
  if ((firstAt === rashi) !== (secondAt === rashi)) {
    return { lord: firstAt === rashi ? second : first, by: 'other-in-own-sign' };
  }
  const company = occupantsOf(standing, secondAt) - occupantsOf(standing, firstAt);
  if (company !== 0) return { lord: company > 0 ? second : first, by: 'company' };
  const degrees = standing.degrees(second) - standing.degrees(first);
  return { lord: degrees > 0 ? second : first, by: degrees === 0 ? 'order' : 'degrees' };
}

function raoLords({ standing }: DashaBirth<Lords>): RashiLords {
  const chosen = { 8: raoLord(standing, 8), 11: raoLord(standing, 11) };
  const isTwoLorded = (rashi: number): rashi is TwoLordedRashi => (TWO_LORDED as readonly number[]).includes(rashi);
  return { chosen, lordOf: (rashi) => (isTwoLorded(rashi) ? chosen[rashi].lord : rashiLord(rashi)) };
}

/** Śani in a rāśi makes its direction forward, Ketu reverses it, and both together change nothing. */
function wayFrom(standing: Standing, rashi: number, forward: boolean): { forward: boolean; bySaturn: boolean } {
  const saturn = standing.rashi('saturn') === rashi;
  const ketu = standing.rashi('ketu') === rashi;
  if (saturn === ketu) return { forward, bySaturn: false };
  return { forward: saturn || !forward, bySaturn: saturn };
}

/** The steps of padakrama, by the kind of the first rāśi. Śani in it makes them regular. */
function padakrama(standing: Standing, first: number): number[] {
  const { forward, bySaturn } = wayFrom(standing, first, followsForward(first));
  const steps = PADAKRAMA[bySaturn ? 0 : modality(first)] as readonly number[];
  return steps.map((house) => countFrom(first, forward ? house : 2 - house));
}

/** The parts begin with the stronger of two rāśis: the rāśis of the lord of a rāśi and of the lord of its seventh. */
const fromStrongerLord = ({ standing, lords }: DashaBirth<Lords>, { lordOf }: RashiLords) => {
  const holder = (of: number): number => standing.rashi(lordOf(of));
  return (rashi: number): number[] => {
    const { rashi: from } = lords().stronger(holder(rashi), holder(countFrom(rashi, 7)));
    return rashisFrom(from, wayFrom(standing, from, isOdd(from)).forward);
  };
};

const NINTH = 9;

/** A rāśi and the three rāśis that it aspects, in its own direction. */
function withAspected(rashi: number): number[] {
  const aspected = rashisAspected(rashi);
  return rashisFrom(rashi, isForward(rashi)).filter((met) => met === rashi || aspected.includes(met));
}

/**
 * The order of the parts by kendras: from the stronger of a rāśi and its seventh, then from its fifth and its ninth.
 */
const KENDRA_STARTS = [1, 5, 9] as const;
const KENDRAS = [1, 4, 7, 10] as const;

const kendrasOfStronger =
  ({ lords }: DashaBirth<Lords>) =>
  (rashi: number): number[] => {
    const { rashi: from } = lords().stronger(rashi, countFrom(rashi, 7));
    const step = isForward(from) ? 1 : -1;
    const counted = (start: number, house: number): number => countFrom(start, 1 + step * (house - 1));
    return KENDRA_STARTS.flatMap((house) => KENDRAS.map((kendra) => counted(counted(from, house), kendra)));
  };

const byOddity = (rashi: number): number[] => rashisFrom(rashi, isOdd(rashi));

export const ALL_WAYS: RashiWays<Lords> = {
  start: {
    ...USUAL_WAYS.start,
    ninth: ({ standing }) => ({ rashi: countFrom(standing.rashi('lagna'), NINTH), by: 'ninth' }),
    brahma: (birth) => {
      const brahma = brahmaOf(birth.standing, strongerOf(birth, [1, 7]).rashi);
      return { rashi: birth.standing.rashi(brahma), by: 'brahma', brahma };
    },
  },
  stronger: strongerOf,
  order: {
    ...USUAL_WAYS.order,
    forwards: (_, first) => rashisFrom(first, true),
    'by-oddity': (_, first) => byOddity(first),
    padakrama,
    leaps: (_, first) => LEAPS.map((leap) => countFrom(first, 1 + (isOdd(first) ? leap : -leap))),
    /**
     * From a dual lagna, the ninth and the eleventh aspect each other. So each occurs twice, and the eighth and the
     * twelfth never.
     */
    aspects: (_, first) => [1, 2, 3].flatMap((house) => withAspected(countFrom(first, house))),
  },
  years: {
    ...USUAL_WAYS.years,
    dignified: dignifiedYears,
    'by-modality': (_, rashi) => YEARS_BY_MODALITY[modality(rashi)] as number,
  },
  lords: { ...USUAL_WAYS.lords, rao: raoLords },
  parts: {
    ...USUAL_WAYS.parts,
    'own-first': () => byOddity,
    'own-last-by-its-ninth': () => (rashi) => ownLast(rashi, followsForward(rashi)),
    'stronger-lord': fromStrongerLord,
    'kendras-of-stronger': kendrasOfStronger,
  },
};
