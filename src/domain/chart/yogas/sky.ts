/** A chart for the rules of yogas: rāśis, whole-sign houses, lords, dignities and aspects, looked up once. */

import { GRAHA_KEYS, type GrahaKey, NODE_KEYS, type PointKey } from '../../../data/keys';
import { BODY_KEYS, type BodyKey } from '../../../kernel/keys';
import { compoundRelation, type Relation } from '../../positions/friendship';
import { countFrom, houseFrom, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import type { Dignity } from '../../positions/types';
import { vargaRashi } from '../../positions/vargas';
import { aspectsRashi } from '../aspects';
import { FIGHTING } from '../grahaYuddha';
import type { Formation } from './formation';

/** The grahas with light, Sūrya to Śani. */
export const SEVEN: readonly BodyKey[] = BODY_KEYS;
/** The five planets, Maṅgala to Śani. */
export const FIVE = FIGHTING;
/** Always gentle, or always cruel, whatever their company. */
export const GENTLE = ['mercury', 'jupiter', 'venus'] as const satisfies readonly BodyKey[];
export const CRUEL = ['sun', 'mars', 'saturn'] as const satisfies readonly BodyKey[];
export const NODES = NODE_KEYS;

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];

export interface YogaSky {
  /** Between sunrise and sunset; null where the Sun does not rise and set. */
  readonly isDay: boolean | null;
  /** Sidereal longitude, degrees. */
  lonDeg(key: GrahaKey): number;
  /** 1..12 from Meṣa. */
  rashi(key: PointKey): number;
  /** Whole-sign house from the lagna, 1..12. */
  house(key: GrahaKey): number;
  isIn(key: GrahaKey, houses: readonly number[]): boolean;
  /** House of a graha counted from another, 1..12. */
  from(reference: GrahaKey, key: GrahaKey): number;
  isFrom(reference: GrahaKey, key: GrahaKey, houses: readonly number[]): boolean;
  /** Occupants of a house, or of the `count`-th from a graha; by default among all nine. */
  occupants(house: number, among?: readonly GrahaKey[]): GrahaKey[];
  occupantsFrom(reference: GrahaKey, count: number, among?: readonly GrahaKey[]): GrahaKey[];
  lord(house: number): BodyKey;
  /** Lord of the rāśi, or of the navāṃśa, of a graha. */
  dispositor(key: GrahaKey): BodyKey;
  navamshaLord(key: GrahaKey): BodyKey;
  dignity(key: GrahaKey): Dignity;
  /** Exalted, in its mūlatrikoṇa or in its own rāśi. */
  strong(key: GrahaKey): boolean;
  /** Compound relation of one graha towards another. */
  relation(of: BodyKey, to: BodyKey): Relation;
  combust(key: GrahaKey): boolean;
  /** Natural benefic. The Moon and Budha depend on their state; the others of the nine are malefics. */
  benefic(key: GrahaKey): boolean;
  /** Two different grahas in one rāśi. */
  conjunct(a: GrahaKey, b: GrahaKey): boolean;
  /** The first aspects the second. */
  aspects(a: GrahaKey, b: GrahaKey): boolean;
  /** Each is in a rāśi of the other. */
  exchange(a: GrahaKey, b: GrahaKey): boolean;
  /** Two different grahas in one rāśi, in mutual aspect or in exchange. */
  related(a: GrahaKey, b: GrahaKey): boolean;
  /** The seven occupy exactly these houses; are all among these; the number of occupied rāśis. */
  sevenHold(houses: readonly number[]): boolean;
  sevenWithin(houses: readonly number[]): boolean;
  readonly housesHeld: number;
  /** The formation by these grahas, if the rule holds. */
  formed(holds: boolean, grahas: readonly GrahaKey[]): Formation | null;
}

const maskOf = (houses: readonly number[]): number => houses.reduce((mask, house) => mask | (1 << house), 0);

/** Prepares a standing for the rules. An unplaced graha throws. */
export function yogaSky(standing: Standing, isDay: boolean | null): YogaSky {
  const ofEach = <T>(read: (key: GrahaKey) => T) =>
    Object.fromEntries(GRAHA_KEYS.map((key) => [key, read(key)])) as Record<GrahaKey, T>;
  const lagna = standing.rashi('lagna');
  const rashis = { ...ofEach(standing.rashi), lagna };
  const houses = ofEach((key) => houseFrom(lagna, rashis[key]));
  const dignities = ofEach(standing.dignity);
  const benefics = ofEach(standing.benefic);
  const held = maskOf(SEVEN.map((key) => houses[key]));

  const lord = (house: number) => rashiLord(countFrom(lagna, house));
  const dispositor = (key: GrahaKey) => rashiLord(rashis[key]);
  const from = (reference: GrahaKey, key: GrahaKey) => houseFrom(rashis[reference], rashis[key]);
  const occupants = (house: number, among: readonly GrahaKey[] = GRAHA_KEYS) =>
    among.filter((key) => houses[key] === house);
  const conjunct = (a: GrahaKey, b: GrahaKey) => a !== b && rashis[a] === rashis[b];
  const aspects = (a: GrahaKey, b: GrahaKey) => aspectsRashi(a, rashis[a], rashis[b]);
  const exchange = (a: GrahaKey, b: GrahaKey) => a !== b && dispositor(a) === b && dispositor(b) === a;

  return {
    isDay,
    lonDeg: standing.lonDeg,
    rashi: (key) => rashis[key],
    house: (key) => houses[key],
    isIn: (key, among) => among.includes(houses[key]),
    from,
    isFrom: (reference, key, among) => among.includes(from(reference, key)),
    occupants,
    occupantsFrom: (reference, count, among) => occupants(countFrom(houses[reference], count), among),
    lord,
    dispositor,
    navamshaLord: (key) => rashiLord(vargaRashi('D9', standing.lonDeg(key))),
    dignity: (key) => dignities[key],
    strong: (key) => STRONG.includes(dignities[key]),
    relation: (of, to) => compoundRelation(of, to, rashis),
    combust: standing.combust,
    benefic: (key) => benefics[key],
    conjunct,
    aspects,
    exchange,
    related: (a, b) => a !== b && (conjunct(a, b) || (aspects(a, b) && aspects(b, a)) || exchange(a, b)),
    sevenHold: (among) => held === maskOf(among),
    sevenWithin: (among) => (held & ~maskOf(among)) === 0,
    housesHeld: new Set(SEVEN.map((key) => houses[key])).size,
    formed: (holds, grahas) => {
      if (!holds) return null;
      const keys = GRAHA_KEYS.filter((key) => grahas.includes(key));
      return { grahas: keys, houses: [...new Set(keys.map((key) => houses[key]))].sort((a, b) => a - b) };
    },
  };
}
