/** A chart for the rules of yogas: rāśis, whole-sign houses, lords, dignities and aspects, looked up once. */

import type { Dignity } from '../../../data/dignity';
import { BODY_KEYS, GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import type { YogaSky } from '../../../data/yogas/types';
import { recordFor } from '../../../kernel/keys';
import { norm360 } from '../../circle';
import { exaltedIn } from '../../positions/dignity';
import { compoundRelation } from '../../positions/friendship';
import { countFrom, houseFrom, isOdd, modality, rashiLord } from '../../positions/rashi';
import type { Standing } from '../../positions/standing';
import { vargaRashi } from '../../positions/vargas';
import { aspectsRashi } from '../aspects';

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own'];

const maskOf = (houses: readonly number[]): number => houses.reduce((mask, house) => mask | (1 << house), 0);

/** Prepares a standing for the rules. An unplaced graha throws. */
export function yogaSky(standing: Standing, isDay: boolean | null): YogaSky {
  const ofEach = <T>(read: (key: GrahaKey) => T) => recordFor(GRAHA_KEYS, read);
  const lagna = standing.rashi('lagna');
  const rashis = { ...ofEach(standing.rashi), lagna };
  const houses = ofEach((key) => houseFrom(lagna, rashis[key]));
  const dignities = ofEach(standing.dignity);
  const benefics = ofEach(standing.benefic);
  const held = maskOf(BODY_KEYS.map((key) => houses[key]));

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
    arcDeg: (reference, key) => norm360(standing.lonDeg(key) - standing.lonDeg(reference)),
    rashi: (key) => rashis[key],
    isOdd: (key) => isOdd(rashis[key]),
    modality: (key) => modality(rashis[key]),
    house: (key) => houses[key],
    isIn: (key, among) => among.includes(houses[key]),
    from,
    isFrom: (reference, key, among) => among.includes(from(reference, key)),
    occupants,
    occupantsFrom: (reference, count, among) => occupants(countFrom(houses[reference], count), among),
    lord,
    lordFrom: (reference, count) => rashiLord(countFrom(rashis[reference], count)),
    dispositor,
    navamshaLord: (key) => rashiLord(vargaRashi('D9', standing.lonDeg(key))),
    dignity: (key) => dignities[key],
    strong: (key) => STRONG.includes(dignities[key]),
    exaltedWith: (key) => exaltedIn(rashis[key]),
    relation: (of, to) => compoundRelation(of, to, rashis),
    combust: standing.combust,
    benefic: (key) => benefics[key],
    conjunct,
    aspects,
    exchange,
    related: (a, b) => a !== b && (conjunct(a, b) || (aspects(a, b) && aspects(b, a)) || exchange(a, b)),
    sevenHold: (among) => held === maskOf(among),
    sevenWithin: (among) => (held & ~maskOf(among)) === 0,
    housesHeld: new Set(BODY_KEYS.map((key) => houses[key])).size,
    formed: (holds, grahas) => {
      if (!holds) return null;
      const keys = GRAHA_KEYS.filter((key) => grahas.includes(key));
      return { grahas: keys, houses: [...new Set(keys.map((key) => houses[key]))].sort((a, b) => a - b) };
    },
  };
}
