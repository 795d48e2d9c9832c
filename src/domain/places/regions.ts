/** Regions in a search text: a state or a country after the name of a town. */
import { withoutMarks } from '../text/withoutMarks';
import { consonants } from './fold';
import type { PlaceList, PlaceRecord, Regions } from './list';
import { isLookAlike } from './nearness';
import { beginningWith, type Column, firstNear, type Range } from './packed';

/** Common short names of countries. Two-letter codes are separate. */
const COUNTRIES: Readonly<Record<string, string>> = {
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  england: 'GB',
  bharat: 'IN',
  burma: 'MM',
  holland: 'NL',
};

/** States of India by vehicle and postal codes, and by former names. */
const STATES: Readonly<Record<string, string>> = {
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  br: 'Bihar',
  cg: 'Chhattisgarh',
  ct: 'Chhattisgarh',
  gj: 'Gujarat',
  hp: 'Himachal Pradesh',
  hr: 'Haryana',
  jh: 'Jharkhand',
  jk: 'Jammu and Kashmir',
  ka: 'Karnataka',
  kl: 'Kerala',
  mh: 'Maharashtra',
  mp: 'Madhya Pradesh',
  od: 'Odisha',
  or: 'Odisha',
  orissa: 'Odisha',
  pb: 'Punjab',
  py: 'Puducherry',
  pondicherry: 'Puducherry',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tg: 'Telangana',
  tn: 'Tamil Nadu',
  tr: 'Tripura',
  ts: 'Telangana',
  uk: 'Uttarakhand',
  ua: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  up: 'Uttar Pradesh',
  wb: 'West Bengal',
};

/** Fewer letters are no beginning of a name, and fewer consonants not the sound of one. */
const LEAST_LETTERS = 3;
/** Where the code of a region begins after the country's code. */
const CODE_START = 3;

/** The countries that a text names: a code, a name or the beginning of one. */
function countriesNamed(countries: ReadonlyMap<string, string>, wanted: string): Set<string> {
  const isNamed = ([code, name]: [string, string]): boolean =>
    wanted === code.toLowerCase() ||
    COUNTRIES[wanted] === code ||
    (wanted.length >= LEAST_LETTERS && name.startsWith(wanted));
  return new Set([...countries].filter(isNamed).map(([code]) => code));
}

/**
 * The numbers of the regions that a text names, or whose country it names: by a code in letters, a name or the
 * beginning of one, or a look-alike with the same consonants.
 *
 * @param wanted  the folded text
 */
function regionsNamed(
  { codes, names, byName, byConsonants, countries }: Regions,
  text: string,
  wanted: string,
): Set<number> {
  const chosen = new Set<number>();
  const add = ([from, to]: Range, regionAt: (i: number) => number): void => {
    for (let i = from; i < to; i++) chosen.add(regionAt(i));
  };
  const inCountry = (country: string): Range =>
    beginningWith(`${country}.`, [0, codes.length], (i) => codes[i] as string);
  for (const country of countriesNamed(countries, wanted)) add(inCountry(country), (i) => i);
  const india = inCountry('IN');
  const state = STATES[wanted];
  for (let i = india[0]; state !== undefined && i < india[1]; i++) if (names[i] === state) chosen.add(i);
  const length = /^\d+$/.test(wanted) ? Number.NaN : wanted.length + CODE_START;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as string;
    if (code.length !== length || (india[0] <= i && i < india[1])) continue;
    if (code.slice(CODE_START).toLowerCase() === wanted) chosen.add(i);
  }
  if (wanted.length < LEAST_LETTERS) return chosen;
  const nameAt = (order: Column) => (i: number) => names[order.at(i)] as string;
  add(
    beginningWith(wanted, [0, byName.rows], (i) => withoutMarks(nameAt(byName)(i))),
    (i) => byName.at(i),
  );
  const spelling = consonants(text);
  if (spelling.length < LEAST_LETTERS) return chosen;
  const spellingAt = (i: number): string => consonants(nameAt(byConsonants)(i));
  const [from, to] = beginningWith(spelling, [0, byConsonants.rows], spellingAt);
  const end = firstNear([from, to], (i) => spellingAt(i) !== spelling);
  for (let i = from; i < end; i++) {
    if (isLookAlike(text, nameAt(byConsonants)(i), Number.POSITIVE_INFINITY)) chosen.add(byConsonants.at(i));
  }
  return chosen;
}

/** A test for the numbers of regions that match a text; null if no region does. */
export function regionTest(list: PlaceList, text: string): ((region: number) => boolean) | null {
  const wanted = withoutMarks(text.replace(/[.]/g, ''));
  if (wanted === '') return () => true;
  const chosen = regionsNamed(list.regions(), text, wanted);
  return chosen.size === 0 ? null : (region) => chosen.has(region);
}

/** The numbers of the regions whose whole name, former name or country's name equals a text. */
function regionsCalled({ codes, names, byName, countries }: Regions, text: string): Set<number> {
  const wanted = withoutMarks(text.trim());
  if (wanted.length < LEAST_LETTERS) return new Set();
  const nameAt = (i: number): string => withoutMarks(names[byName.at(i)] as string);
  const [from, to] = beginningWith(wanted, [0, byName.rows], nameAt);
  const equal = Array.from({ length: to - from }, (_, i) => from + i).filter((i) => nameAt(i) === wanted);
  const isOfCountry = (code: string): boolean => {
    const country = code.slice(0, 2);
    return countries.get(country) === wanted || COUNTRIES[wanted] === country;
  };
  const isState = (code: string, i: number): boolean => code.startsWith('IN.') && names[i] === STATES[wanted];
  const others = codes.flatMap((code, i) => (isOfCountry(code) || isState(code, i) ? [i] : []));
  return new Set([...equal.map((i) => byName.at(i)), ...others]);
}

/** The most populous towns of the states and countries whose whole name is a text, largest first. */
export function townsOfRegion(list: PlaceList, text: string, limit: number): PlaceRecord[] {
  const regions = regionsCalled(list.regions(), text);
  if (regions.size === 0) return [];
  const inside = Array.from({ length: list.count }, (_, at) => at).filter((at) => regions.has(list.regionOf(at)));
  return inside
    .toSorted((a, b) => list.populationOf(b) - list.populationOf(a))
    .slice(0, limit)
    .map((at) => list.placeAt(at));
}
